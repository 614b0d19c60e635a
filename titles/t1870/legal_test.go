package t1870_test

import (
	"path/filepath"
	"testing"

	"hexrail/game/gametest"
	"hexrail/rules"
	"hexrail/titles"
	"hexrail/titles/t1870"
)

// TestLegalInSamples: what may be done in every position of the samples, and of a kept game by the rules of 18xx.games, stays as it is.
func TestLegalInSamples(t *testing.T) {
	for _, name := range []string{"frisco", "katy"} {
		gametest.SameLegal(t, gametest.Sample(t, name), filepath.Join("testdata", name+".legal"))
	}
	gametest.SameLegal(t, gametest.Kept(t, "1870-recorded"), filepath.Join("testdata", "recorded.legal"))
}

// TestNothingUnlisted: by the rulebook the referee takes nothing that it does not list. In recorded games more is taken than is offered
// (X16).
func TestNothingUnlisted(t *testing.T) {
	e, _ := titles.Find(t1870.Key)
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(5) {
		gametest.NothingUnlisted(t, title, t1870.MinPlayers+int(seed), seed, 900)
	}
}
