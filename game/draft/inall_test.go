package draft_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles"
)

// seattleWithMail returns the position in which a company with this card runs a 3-train from Seattle (1822PNW/R134).
func seattleWithMail(t *testing.T, card string) rules.View {
	t.Helper()
	entry, _ := titles.Find("1822pnw")
	title, err := entry.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	g := rulestest.New(t, title, 3).Found("SWW", 100, "p1", 20).Phase("3").Home("SWW", "H11", 0).Own(card, "SWW")
	g.S.Corps[g.Corp("SWW")].Flags |= rules.Floated
	g.Lay("G12", "58", 0).Lay("H11", "X21", 0).Train("SWW", "3")
	g.S.Set, g.S.Depth = 2, 1
	for i, x := range title.Rounds {
		if slices.ContainsFunc(x.Steps, func(s rules.Step) bool { return s.Name() == step.RunKey }) {
			g.S.Frames[0] = rules.Frame{Round: rules.RoundID(i + 1), Actor: g.Owner("SWW")}
		}
	}
	return g.Step(step.RunKey).View()
}

// TestMostInAll checks that the run that earns most together with the mail is offered beside the best run, without a
// warning that it earns less. A company without mail is offered no such run (1822PNW/R134).
func TestMostInAll(t *testing.T) {
	v := seattleWithMail(t, "P9")
	say := &text.Speaker{Title: v.T}
	d := draft.New(v, say)
	r := d.Run()
	if _, other := r.InAll(); other {
		t.Error("it is offered before the search is over")
	}
	finish(t, r.Search)
	if e := v.RunEarnings(r.Action()); e != (rules.Earnings{Revenue: 100, Subsidy: 20}) || r.IsInAll() {
		t.Errorf("the best run earns %v, in all the most %t", e, r.IsInAll())
	}
	if e, other := r.InAll(); e != (rules.Earnings{Revenue: 90, Subsidy: 45}) || !other {
		t.Errorf("in all the most brings %v, another than the best %t", e, other)
	}
	if n := r.Verdict(); n.Warn || !strings.Contains(n.Text, "$15 more in all") {
		t.Errorf("the verdict of the best run is %q, a warning %t", n.Text, n.Warn)
	}
	r.TakeInAll()
	if e := v.RunEarnings(r.Action()); e.Revenue != 90 || !r.IsInAll() || r.IsBest() || r.Fault() != "" {
		t.Errorf("taken is a run for %v, in all the most %t, best %t: %s", e, r.IsInAll(), r.IsBest(), r.Fault())
	}
	if n := r.Verdict(); n.Warn || !strings.Contains(n.Text, "$135") || !strings.Contains(n.Text, "$10 less") {
		t.Errorf("the verdict is %q, a warning %t", n.Text, n.Warn)
	}
	if b := d.Primary(); b.Guard != "" {
		t.Errorf("before the run is asked: %q", b.Guard)
	}
	r.Clear()
	if n := r.Verdict(); !n.Warn || d.Primary().Guard == "" {
		t.Errorf("no run at all is judged %q", n.Text)
	}

	r = draft.New(seattleWithMail(t, "P10"), say).Run()
	finish(t, r.Search)
	if _, other := r.InAll(); other || r.Revenue() != 100 {
		t.Errorf("without mail the best run is for %d, another is offered %t", r.Revenue(), other)
	}
}

// TestMostInAllOfRecords checks in recorded games that this run is legal wherever it is offered, earns more in all than
// the best run and the recorded one, and less to be divided.
func TestMostInAllOfRecords(t *testing.T) {
	found := 0
	for _, name := range []string{"1822pnwshortscenario-game-end-stock-market", "game-end-stock-market-bank-same-turn"} {
		m := gametest.Recorded(t, "../../../shared/games/1822pnw/"+name+".json")
		eachRun(m, func(v rules.View, a rules.RunRoutes) {
			if v.RunProblem(a.By, v.AppendRunning(nil, a.By)).Run.Aside == nil {
				return
			}
			r := draft.New(v, &text.Speaker{Title: m.Title()}).Run()
			finish(t, r.Search)
			sum := v.RunEarnings(r.Action())
			e, other := r.InAll()
			if !other {
				return
			}
			found++
			r.TakeInAll()
			if r.Fault() != "" || v.RunEarnings(r.Action()) != e ||
				e.Revenue >= sum.Revenue || e.Revenue+e.Subsidy <= sum.Revenue+sum.Subsidy {
				t.Errorf("instead of %v is offered %v: %s", sum, e, r.Fault())
			}
			a.Stated = false
			if own := v.RunEarnings(a); !rules.Check(v, a).Refused() && own.Revenue+own.Subsidy > e.Revenue+e.Subsidy {
				t.Errorf("%v was run, more than %v", own, e)
			}
		})
	}
	if found == 0 {
		t.Error("none is offered")
	}
}
