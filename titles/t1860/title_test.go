package t1860

import (
	"errors"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/titles/words"
)

// build returns the title with settings in the profile of new games.
func build(t testing.TB, settings ...string) *rules.Title {
	return buildFor(t, rules.Rulebook, settings...)
}

// recordedGame returns the title with settings as recorded games are played.
func recordedGame(t testing.TB, settings ...string) *rules.Title {
	return buildFor(t, rules.Recorded, settings...)
}

// without begins a game by the rulebook as it was before a rule was corrected.
func without(t testing.TB, rule string, players int) *rulestest.Game {
	t.Helper()
	s := SwitchesFor(rules.Rulebook)
	list := Corrections()
	list[slices.IndexFunc(list, func(c words.Correction[Switches]) bool { return c.Rule == rule })].Before(&s)
	title, err := New(s)
	if err != nil {
		t.Fatal(err)
	}
	return rulestest.New(t, title, players)
}

func buildFor(t testing.TB, p rules.Profile, settings ...string) *rules.Title {
	t.Helper()
	title, err := rules.Build(p, settings, SwitchesFor, New)
	if err != nil {
		t.Fatal(err)
	}
	return title
}

// game begins a game by the rulebook; the auction is set aside by the setters of package rulestest.
func game(t testing.TB, players int, settings ...string) *rulestest.Game {
	return rulestest.New(t, build(t, settings...), players)
}

func player(n int) id.Owner { return id.OfPlayer(id.Player(n)) }

// TestOneInsolvency: two kinds of insolvency are not chosen at once (R130, R132).
func TestOneInsolvency(t *testing.T) {
	for _, settings := range [][]string{{"simplified_insolvency", "original_insolvency"},
		{"simplified_insolvency", "original_game"}} {
		if _, err := rules.Build(rules.Rulebook, settings, SwitchesFor, New); !errors.Is(err, errInsolvency) {
			t.Errorf("%q: %v", settings, err)
		}
	}
}

// TestEverythingIsTested: some test names every rule of RULES.md, every scenario, trap and worked example.
func TestEverythingIsTested(t *testing.T) {
	rulestest.Numbered{Title: "1860", Rules: "R", Beside: map[string]int{"S": 52, "T": 38, "X": 12}}.WantTests(t)
}

// at returns cell number k of the price track.
func at(k int) market.Pos { return market.Pos{Col: uint8(k)} }
