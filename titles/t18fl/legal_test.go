package t18fl_test

import (
	"path/filepath"
	"testing"

	"hexrail/game/gametest"
	"hexrail/game/match"
	"hexrail/rules"
	"hexrail/titles"
	"hexrail/titles/t18fl"
)

// TestSamples: what may be done in every position of the samples, and of a kept game by the rules of 18xx.games, stays as it is; so does
// what is refused of the actions near to those that are played, with all figures, and what the title says.
func TestSamples(t *testing.T) {
	for name, m := range map[string]*match.Match{
		"florida": gametest.Sample(t, "florida"), "keys": gametest.Sample(t, "keys"), "recorded": gametest.Kept(t, "18fl-recorded"),
	} {
		gametest.SameLegal(t, m, filepath.Join("testdata", name+".legal"))
		gametest.SameRefusals(t, m, filepath.Join("testdata", name+".refused"))
		if name != "recorded" {
			gametest.SameTold(t, m, filepath.Join("testdata", name+".told"))
		}
	}
}

// TestWords: the tables of what the title says stay as they are.
func TestWords(t *testing.T) {
	gametest.SameWords(t, t18fl.Key, filepath.Join("testdata", "words.txt"))
}

// TestNothingUnlisted: by the rulebook the referee takes nothing that it does not list. In recorded games more is taken than is offered
// (section 3.3), such as a port at any time.
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
