package draft_test

import (
	"testing"

	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/rulestest"
	"hexrail/rules/step"
	"hexrail/titles/t18fl"
)

// TestPlanRuins: of the shares of a company one block is sold in a turn, so a president who sells too few is bankrupt though all of them
// would do; the plan tells it (18FL/R37, R99, R103).
func TestPlanRuins(t *testing.T) {
	title, err := t18fl.New(t18fl.SwitchesFor(rules.Rulebook))
	if err != nil {
		t.Fatal(err)
	}
	g := rulestest.New(t, title, 3).Found("SR", 110, "p1", 40).Give("SR", 20, "initial", "p3").Float("SR")
	g.Found("LN", 100, "p2", 60).Give("LN", 40, "initial", "p1").Phase("3")
	for n := g.View().FirstCard(g.Kind("2"), id.Initial); n != 0; n = g.View().FirstCard(g.Kind("2"), id.Initial) {
		g.S.Trains[n] = id.Nobody
	}
	for _, c := range []string{"SR", "LN"} {
		g.S.Corps[g.Corp(c)].Flags |= rules.Operated
	}
	g.Cash("SR", 0).Cash("p1", 20).Operate(2).Step(step.TrainsKey).At(step.TrainsKey, "SR")
	plan := draft.New(g.View(), &text.Speaker{Title: title}).Plan()
	for shares, ruins := range []bool{false, true, false} {
		if plan.Set(g.Corp("LN"), shares); plan.Ruins() != ruins {
			t.Errorf("%d shares: bankrupt %t, want %t", shares, plan.Ruins(), ruins)
		}
	}
}
