package titles

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
)

// newPower is a power that Lint does not know.
type newPower struct{ rules.BlockHexes }

// TestLint: a title with a fault in its tables is not built, and the fault is named.
func TestLint(t *testing.T) {
	e, _ := Find("1830-classic")
	sound, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		want  string
		spoil func(t *rules.Title)
	}{
		{"policy SaleDrop is not chosen", func(t *rules.Title) { t.Policy.SaleDrop = 0 }},
		{`PRR: no home hex "Z99"`, func(t *rules.Title) { t.Corps[0].Home = "Z99" }},
		{`PRR: no private "XX"`, func(t *rules.Title) { t.Corps[0].Reserved = "XX" }},
		{"PRR: certificates add up to 90 percent", func(t *rules.Title) { t.Corps[0].Certs = t.Corps[0].Certs[:8] }},
		{"two companies or two privates have one id", func(t *rules.Title) { t.Corps[1].ID = "PRR" }},
		{`SV: no hex "Z99"`, func(t *rules.Title) {
			t.Privates[0].Powers = []rules.Power{rules.BlockHexes{Hexes: []string{"Z99"}}}
		}},
		{"SV: trade between players is not chosen", func(t *rules.Title) {
			t.Privates[0].Powers = []rules.Power{rules.NotForCompanies{}}
		}},
		{"SV: power titles.newPower is not checked", func(t *rules.Title) {
			t.Privates[0].Powers = []rules.Power{newPower{}}
		}},
		{`train 2: no train "9"`, func(t *rules.Title) { t.Trains[0].RustsOn = "9" }},
		{`train 3: no phase "9"`, func(t *rules.Title) { t.Trains[1].StartsPhase = "9" }},
		{"phase 3 (2) is never triggered", func(t *rules.Title) { t.Trains[1].StartsPhase = "" }},
		{"round 1 has 0 steps", func(t *rules.Title) { t.Rounds[0].Steps = nil }},
		{"no first round", func(t *rules.Title) { t.First = 99 }},
		{"97 train cards, at most 96", func(t *rules.Title) { t.Trains[0].Count += uint8(97 - sound.Cards()) }},
	} {
		spoiled := *sound
		spoiled.Corps = slices.Clone(sound.Corps)
		spoiled.Privates = slices.Clone(sound.Privates)
		spoiled.Trains = slices.Clone(sound.Trains)
		spoiled.Rounds = slices.Clone(sound.Rounds)
		c.spoil(&spoiled)
		if _, err := rules.New(spoiled); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v, want %q", err, c.want)
		}
	}
}
