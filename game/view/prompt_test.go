package view

import (
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles"
)

// TestNobodyAgreesWithHimself: who owns TR and presides over the company is asked whether he uses it; where two people are needed both are
// named (18FL/R120).
func TestNobodyAgreesWithHimself(t *testing.T) {
	e, _ := titles.Find("18fl")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, []string{"P1", "P2", "P3"}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for owner, want := range map[string]string{
		"p1": "TR: one more yellow tile for SR?",
		"p2": "TR may lay one more yellow tile for SR, if its owner and the president agree on it.",
	} {
		v := rulestest.New(t, title, 3).Found("SR", 110, "p1", 60).Own("TR", owner).Operate(2).Pass().At(step.ExtraLayKey, "SR").View()
		if got := New(m, text.En).positionOf(v).promptText(nil); got != want {
			t.Errorf("%s owns TR: %q", owner, got)
		}
	}
}
