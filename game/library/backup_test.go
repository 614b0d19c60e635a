package library

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/rules"
)

// backUp returns the backup of all games of a device.
func backUp(t testing.TB, d *platformtest.Host, s *Shelf) []byte {
	t.Helper()
	var file []byte
	s.Files().BackUp(func(float32) {}, func(data []byte, lost int) {
		if lost != 0 {
			t.Fatalf("%d games are not in the file", lost)
		}
		file = data
	})
	d.Run()
	if !IsBackup(file) || !json.Valid(file) {
		t.Fatalf("no backup: %.100s", file)
	}
	return file
}

// restore restores a backup and returns the result for its games.
func restore(t testing.TB, d *platformtest.Host, s *Shelf, file []byte) Restored {
	t.Helper()
	var got Restored
	last := float32(0)
	s.Files().RestoreBackup(file, func(part float32) {
		if part < last || part > 1 {
			t.Fatalf("progress from %g to %g", last, part)
		}
		last = part
	}, func(r Restored, err error) {
		if err != nil {
			t.Fatal(err)
		}
		got = r
	})
	d.Run()
	return got
}

// TestBackup: all games come back on another device, letter by letter, and nothing is restored twice.
func TestBackup(t *testing.T) {
	d := platformtest.New()
	s := open(d)
	m := begun(t)
	o := s.Begin(m, named("金曜日"))
	stroll(t, m, 40)
	o.Store()
	s.Begin(begun(t), named("Other"))
	d.Run()
	d.Kept["info:odd"] = []byte("no JSON")
	s.Refresh(nil)
	d.Run()
	file := backUp(t, d, s)
	if _, missing := s.LastBackup(); len(missing) > 1 { // what cannot be read has no time of a backup
		t.Errorf("%d games are not in the file", len(missing))
	}
	other := platformtest.New()
	to := open(other)
	if got := restore(t, other, to, file); got != (Restored{Added: 3}) {
		t.Errorf("restored %+v", got)
	}
	if got := restore(t, other, to, file); got != (Restored{Known: 3}) {
		t.Errorf("restored again %+v", got)
	}
	for key, data := range d.Kept {
		if !strings.HasPrefix(key, infoKeys) && string(other.Kept[key]) != string(data) {
			t.Errorf("%s is %q, was %q", key, other.Kept[key], data)
		}
	}
	got := to.Copies(o.info.Game)
	if len(got) != 1 || got[0].Name != "金曜日" || got[0].Moves != 40 {
		t.Errorf("restored %+v", got)
	}
}

// TestBackupOfGamesThatPart: a copy that went another way is stored beside the one that is there; one that lacks the
// last moves of it is known.
func TestBackupOfGamesThatPart(t *testing.T) {
	d := platformtest.New()
	s := open(d)
	m := begun(t)
	o := s.Begin(m, named("Friday"))
	stroll(t, m, 20)
	o.Store()
	d.Run()
	early := backUp(t, d, s)
	stroll(t, m, 10)
	o.Store()
	d.Run()
	if got := restore(t, d, s, early); got != (Restored{Known: 1}) {
		t.Errorf("restored %+v of a game that went on", got)
	}
	m.GoTo(12)
	legal := rules.AppendLegal(nil, m.View())
	m.Play(legal[len(legal)-1])
	stroll(t, m, 30)
	o.Store()
	d.Run()
	if got := restore(t, d, s, early); got != (Restored{Added: 1}) || len(s.Copies(o.info.Game)) != 2 {
		t.Errorf("restored %+v of a game that went another way, %d copies", got, len(s.Copies(o.info.Game)))
	}
}

// TestEarlierBackups: files of earlier versions hold saved games. Lines that the rules refuse or that cannot be read
// are kept.
func TestEarlierBackups(t *testing.T) {
	m := begun(t)
	stroll(t, m, 40)
	f := save.Of(m)
	f.ID, f.Name = 77, "Friday"
	whole, err := save.Encode(f)
	if err != nil {
		t.Fatal(err)
	}
	f.Log[30] = rules.Bankrupt{By: 1}
	f.ID, f.Mark = 78, 0
	refused, err := save.Encode(f)
	if err != nil {
		t.Fatal(err)
	}
	unread := strings.Replace(string(refused), "bankrupt PRR", "teleport PRR", 1)
	unread = strings.Replace(unread, "4e", "4f", 1) // another game
	games := func(list ...string) []byte {
		return fmt.Appendf(nil, `{"format":"hexrail-games","version":1,"games":[%s]}`, strings.Join(list, ","))
	}
	file := games(`{"game":`+string(whole)+`}`, `{"archived":true,"game":`+string(refused)+`}`, `{"game":`+unread+`}`,
		`{"game":{"format":"chess"}}`)
	d := platformtest.New()
	s := open(d)
	if got := restore(t, d, s, file); got != (Restored{Added: 3, Lost: 1}) {
		t.Fatalf("restored %+v", got)
	}
	if got := restore(t, d, s, file); got != (Restored{Known: 3, Lost: 1}) {
		t.Errorf("restored again %+v", got)
	}
	if at, missing := s.LastBackup(); at != 0 || len(missing) != 0 {
		t.Errorf("what came from a file counts as written to one at %d; not in a file: %d", at, len(missing))
	}
	for _, i := range s.Games() {
		lines := 0
		for key := range d.Kept {
			if strings.HasPrefix(key, logPrefix(i.ID)) {
				lines++
			}
		}
		if i.Moves != 40 || lines != 40 || i.Damaged || i.Mended {
			t.Errorf("%s has %d moves, %d lines", i.Name, i.Moves, lines)
		}
		s.Load(i.ID, func(o *Session, stop *match.Stop, err error) {
			if err != nil || (stop == nil) != (i.Game == 77) || stop != nil && stop.At != 30 {
				t.Errorf("%s opens with %v, %v", i.Name, stop, err)
			}
		})
		d.Run()
	}
}

// TestBrokenBackups: games that cannot be restored are shown, and a truncated file restores the games before its end.
func TestBrokenBackups(t *testing.T) {
	d := platformtest.New()
	s := open(d)
	for range 3 {
		m := begun(t)
		o := s.Begin(m, named("Friday"))
		stroll(t, m, 10)
		o.Store()
	}
	d.Run()
	file := backUp(t, d, s)
	third := strings.LastIndex(string(file), `"key":"info:`)
	for _, c := range []struct {
		name, file string
		want       error
		added      int
	}{
		{"newer", `{"format":"hexrail-raw","version":9}`, save.ErrNewer, 0},
		{"newer of games", `{"format":"hexrail-games","version":9}`, save.ErrNewer, 0},
		{"foreign", `{"format":"chess"}`, save.ErrForeign, 0},
		{"no list", `{"format":"hexrail-raw","version":1}`, save.ErrDamaged, 0},
		{"no end", strings.TrimSuffix(string(file), "]}\n"), save.ErrDamaged, 3},
		{"within the second game", string(file[:third-100]), save.ErrDamaged, 2},
	} {
		to := platformtest.New()
		shelf := open(to)
		var got Restored
		var err error
		shelf.Files().RestoreBackup([]byte(c.file), func(float32) {}, func(r Restored, e error) { got, err = r, e })
		to.Run()
		if !errors.Is(err, c.want) || got.Added != c.added {
			t.Errorf("%s: %+v, %v", c.name, got, err)
		}
	}
}

// TestBackupInSlices: a long list is read and written between frames, some of it at a time.
func TestBackupInSlices(t *testing.T) {
	d := platformtest.New()
	s := open(d)
	const games = 60
	for range games {
		m := begun(t)
		o := s.Begin(m, named("Friday"))
		stroll(t, m, 40)
		o.Store()
	}
	d.Run()
	file := backUp(t, d, s)
	slices := 0
	done := false
	to := platformtest.New()
	open(to).Files().RestoreBackup(file, func(float32) { slices++ },
		func(r Restored, err error) { done = r.Added == games && err == nil })
	if done {
		t.Error("all was restored at once")
	}
	to.Run()
	if !done || slices < games {
		t.Errorf("done %t in %d slices", done, slices)
	}
}

// BenchmarkBackup writes and restores a backup of 100 games of 300 actions.
func BenchmarkBackup(b *testing.B) {
	d := platformtest.New()
	s := open(d)
	for range 100 {
		m := begun(b)
		o := s.Begin(m, named("Friday"))
		stroll(b, m, 300)
		o.Store()
	}
	d.Run()
	file := backUp(b, d, s)
	b.Run("write", func(b *testing.B) {
		for range b.N {
			backUp(b, d, s)
		}
	})
	b.Run("restore", func(b *testing.B) {
		for range b.N {
			to := platformtest.New()
			restore(b, to, open(to), file)
		}
	})
}
