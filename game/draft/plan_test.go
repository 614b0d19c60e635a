package draft_test

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/t18fl"
)

// TestPlanRuins checks that the plan warns of bankruptcy. Only one block of a company's shares may be sold in a turn,
// so that a president who sells too few is bankrupt though all of them would be enough (18FL/R37, R99, R103).
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

// TestSalesForADearerTrain checks that a president whose money pays for the cheapest train may sell for a dearer one,
// and that one in need may sell first and choose the train afterwards (18FL/R95, R99).
func TestSalesForADearerTrain(t *testing.T) {
	title, err := t18fl.New(t18fl.SwitchesFor(rules.Rulebook))
	if err != nil {
		t.Fatal(err)
	}
	for cash, short := range map[int32]bool{50: true, 150: false} { // the 3 of the pool costs 200, the 4 of the bank 300
		g := rulestest.New(t, title, 3).Found("SR", 110, "p1", 60).Found("LN", 100, "p2", 60).Give("LN", 20, "initial", "p1")
		g.Phase("4").Train("pool", "3")
		for _, c := range []string{"SR", "LN"} {
			g.S.Corps[g.Corp(c)].Flags |= rules.Operated
		}
		g.Cash("SR", 100).Cash("p1", cash).Operate(3).Step(step.TrainsKey).At(step.TrainsKey, "SR")
		d := draft.New(g.View(), &text.Speaker{Title: title})
		plan := d.Plan()
		if plan == nil || plan.Short() != short || len(plan.Lots()) == 0 {
			t.Fatalf("with %d: the plan is %+v", cash, plan)
		}
		if b := d.Primary(); (b.Why == "") != short {
			t.Errorf("with %d: at first the button says %q, %q", cash, b.Text, b.Why)
		}
		plan.Set(g.Corp("SR"), 0)
		plan.Set(g.Corp("LN"), 1)
		for range 100 {
			if d.SearchRuns(10_000) {
				break
			}
		}
		runs := func(r draft.Row) bool { return r.Label == "Best run of SR" }
		if !short && slices.ContainsFunc(d.Rows(), runs) {
			t.Errorf("with %d: the best run with a train is shown that is not bought", cash)
		}
		sale := rules.SellShares{By: id.OfPlayer(1), Corp: g.Corp("LN"), Percent: 20}
		list := plan.Sales()
		if !short {
			list = d.Actions()
		} else if plan.SaleAlone() == nil {
			t.Error("the train cannot be chosen after the sale")
		}
		if len(list) != 1 || list[0] != rules.Action(sale) || d.Primary().Why != "" {
			t.Errorf("with %d: %v is played, the button says %q", cash, list, d.Primary().Why)
		}
	}
}

// TestNoSaleIsSuggestedWithoutNeed: where a president may sell shares for a train that the company need not buy,
// nothing is sold unless the player chooses it.
func TestNoSaleIsSuggestedWithoutNeed(t *testing.T) {
	found := false
	recorded(t, func(t *testing.T, m *match.Match) {
		say := &text.Speaker{Title: m.Title()}
		for i := range m.Len() {
			v := m.ViewAt(i)
			if v.S.End.Over || v.InCharge().Name() != "trains" || rules.Check(v, rules.Pass{By: v.Actor()}).Refused() {
				continue
			}
			d := draft.New(v, say)
			if d.Plan() == nil {
				continue
			}
			found = true
			if n := d.Plan().Shares(); n != 0 || d.Actions() != nil {
				t.Errorf("action %d: %d shares would be sold by %v", i, n, d.Actions())
			}
		}
	})
	if !found {
		t.Error("nowhere may a president sell without need")
	}
}
