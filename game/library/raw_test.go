package library

import (
	"maps"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/rules"
)

// TestRawFilesRestoreEverything saves a game with branches and one that cannot be read as they are stored. On another
// device the same entries appear; a second time nothing is added; beside a copy that went another way the game gets an
// id of its own.
func TestRawFilesRestoreEverything(t *testing.T) {
	d := platformtest.New()
	s := open(d)
	m := begun(t)
	o := s.Begin(m, named("Friday"))
	stroll(t, m, 30)
	o.Store()
	d.Run()
	d.Kept["info:bad"], d.Kept["log:bad:000000"] = []byte("\xff\x00 no JSON"), []byte("pass p0")
	s.Refresh(nil)
	d.Run()
	var files [][]byte
	for _, id := range []string{o.info.ID, "bad"} {
		s.Files().Raw([]string{id}, func(data []byte, err error) {
			if err != nil || !IsBackup(data) {
				t.Fatalf("%q, %v", data, err)
			}
			files = append(files, data)
		})
		d.Run()
	}
	other := platformtest.New()
	s = open(other)
	for _, want := range []Restored{{Added: 1}, {Known: 1}} {
		for _, file := range files {
			if got := restore(t, other, s, file); got != want {
				t.Errorf("restored %v, not %v", got, want)
			}
		}
		if !maps.EqualFunc(other.Kept, d.Kept, func(a, b []byte) bool { return string(a) == string(b) }) {
			t.Errorf("%d entries, not the %d that were saved", len(other.Kept), len(d.Kept))
		}
	}
	if !s.Find("bad").Damaged || s.Find(o.info.ID).Damaged {
		t.Error("listed otherwise than it is")
	}
	there := load(t, other, o.info.ID)
	there.game.GoTo(12)
	legal := rules.AppendLegal(nil, there.game.View())
	there.game.Play(legal[len(legal)-1])
	there.Store()
	there.Close()
	other.Run()
	s.Refresh(nil)
	other.Run()
	if got := restore(t, other, s, files[0]); got != (Restored{Added: 1}) {
		t.Errorf("beside a copy that went another way: %v", got)
	}
	copies := open(other).Copies(o.info.Game)
	if len(copies) != 2 {
		t.Fatalf("%d copies", len(copies))
	}
	for _, i := range copies {
		if i.ID == o.info.ID {
			continue
		}
		if again := load(t, other, i.ID); again.game.Len() != 30 || *again.game.View().S != *m.View().S {
			t.Errorf("the copy has %d actions", again.game.Len())
		}
	}
}

// TestARawFileLeavesOutWhatIsNoGame: a deleted game stays deleted, and an action without a game is counted.
func TestARawFileLeavesOutWhatIsNoGame(t *testing.T) {
	d := platformtest.New()
	s := open(d)
	o := s.Begin(begun(t), named("Friday"))
	d.Run()
	o.Close()
	s.Delete(s.Find(o.info.ID))
	d.Run()
	var file []byte
	s.Files().Raw([]string{o.info.ID}, func(data []byte, _ error) { file = data })
	d.Run()
	orphan := strings.Replace(string(file), `"entries":[`,
		`"entries":[{"key":"log:none:000000","text":"pass p0"},{"key":"odd","text":""},`, 1)
	other := platformtest.New()
	if got := restore(t, other, open(other), []byte(orphan)); got != (Restored{Lost: 1}) || len(other.Kept) != 0 {
		t.Errorf("restored %v: %v", got, other.Kept)
	}
}
