package t18fl_test

import (
	"bytes"
	"path/filepath"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/t18fl"
)

// TestSample: the legal and the refused actions in the positions of a sample, and the title's texts about them, stay as
// they are.
func TestSample(t *testing.T) {
	m := gametest.Sample(t, "florida")
	gametest.SamePositions(t, m, filepath.Join("testdata", "florida.legal"))
	gametest.SameTold(t, m, filepath.Join("testdata", "florida.told"))
}

// TestWords: the tables of the title's texts stay as they are.
func TestWords(t *testing.T) {
	gametest.SameWords(t, t18fl.Key, filepath.Join("testdata", "words.txt"))
}

// TestRecordsReadBack: a record of a game names the title, the option for two players and the form of a company as
// 18xx.games does, and read back it ends where the game ends; no record has one player or five (R47, R118).
func TestRecordsReadBack(t *testing.T) {
	seventy, err := match.FindTitle(t18fl.Key, "18xxgames", []string{"two_player_share_limit"})
	if err != nil {
		t.Fatal(err)
	}
	two, err := match.New(seventy, []string{"Ann", "Ben"}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for name, m := range map[string]*match.Match{"two with 70 percent": two, "keys": gametest.Sample(t, "keys"),
		"recorded": gametest.Kept(t, "18fl-recorded")} {
		src := record.Source{Title: m.Title(), Players: m.Players(), Seed: m.Game().Seed,
			Own: m.Title().Profile == rules.Rulebook}
		data, err := record.Write(src, m.Game().Log, titles.Recorded)
		if err != nil {
			t.Fatal(name, err)
		}
		if !bytes.Contains(data, []byte(`"title":"18FL"`)) ||
			bytes.Contains(data, []byte("two_player_share_limit")) != (m == two) {
			t.Errorf("%s: the record begins %.300s", name, data)
		}
		in, err := record.Read(data, titles.Recorded)
		if err != nil || in.Stop != nil || in.Final != *m.ViewAt(m.Len()).S {
			t.Errorf("%s: the record is not read back: %v, %v", name, err, in)
		}
	}
	names := t18fl.RecordNames()
	if names.Players != [2]int{2, 4} {
		t.Errorf("records have %v players", names.Players)
	}
}

// TestNothingUnlisted: by the rulebook the referee takes nothing that it does not list. In recorded games more is taken
// than is offered, such as a port at any time.
func TestNothingUnlisted(t *testing.T) {
	e, _ := titles.Find(t18fl.Key)
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(6) {
		gametest.NothingUnlisted(t, title, t18fl.MinPlayers+int(seed%3), seed, 700)
	}
}
