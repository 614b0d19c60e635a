package t18fl_test

import (
	"path/filepath"
	"testing"

	"hexrail/game/gametest"
	"hexrail/rules"
	"hexrail/titles"
	"hexrail/titles/t18fl"
)

// TestLegalInSamples: what may be done in every position of the samples, and of a kept game by the rules of 18xx.games, stays as it is.
func TestLegalInSamples(t *testing.T) {
	for _, name := range []string{"florida", "keys"} {
		gametest.SameLegal(t, gametest.Sample(t, name), filepath.Join("testdata", name+".legal"))
	}
	gametest.SameLegal(t, gametest.Kept(t, "18fl-recorded"), filepath.Join("testdata", "recorded.legal"))
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
