package table

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/titles/t1822pnw"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/game/whatif"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/scenes/planning"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// merges reports whether two minors merge at a place of a log.
func merges(m *match.Match, at int) bool {
	a, ok := m.Action(at).(t1822pnw.Merge)
	title := m.Title()
	return ok && title.Corp(a.By).Kind == rules.Minor && title.Corp(a.With).Kind == rules.Minor
}

// TestAMergerIsTriedBesideTheGame: a what-if merges two minors, another one does not, and the comparison has both lines side by side:
// what everybody is worth in each, and that the game has not changed.
func TestAMergerIsTriedBesideTheGame(t *testing.T) {
	m := sample1822(t)
	at := 0
	for !merges(m, at) {
		at++
	}
	merged := m.Log()[at : at+4] // the partner, the price, the shares, the station
	m.GoTo(at)
	m.Cut()

	a := newApp(scenestest.NewHost("en"))
	game := &copied{store: func() {}}
	o := planning.New(a.Shell, game, &whatif.Set{})
	real := New(a.Shell, m, Hooks{Name: "Friday table", WhatIfs: o})
	game.table = func() *Table { return real }
	game.here = func(id.Player) bool { return true }
	a.Open(real)
	s := uitest.New(t, 1440, 900, 1, a.Draw)
	before := m.Clone()

	o.Begin()
	major := m.View().S.Corps[merged[0].(t1822pnw.Merge).By].Partner
	if major == 0 {
		major = m.View().S.Corps[merged[0].(t1822pnw.Merge).With].Partner
	}
	with := copyTable(o.Shown())
	for _, x := range merged {
		if r := with.play(x); r.Refused() {
			t.Fatal(r)
		}
	}
	if !with.desk.View().Is(major, rules.Floated) {
		t.Fatalf("the merger leads to no major: %v", merged)
	}
	passMergers(t, with)
	wait(s)
	again(s)
	without := copyTable(o.Shown())
	passMergers(t, without)
	wait(s)
	if _, ok := s.Find("compare:dialog"); !ok {
		compare(s)
	}
	picture(s, "merger-compared")

	for p := range m.Players() {
		want := m.Players()[p]
		for _, v := range []rules.View{m.View(), without.desk.View(), with.desk.View()} {
			want += ", " + o.Shown().Desk().Speaker().Money(v.Worth(id.Player(p+1)))
		}
		if said := s.Must("figure:1:" + strconv.Itoa(p+1) + ":0").Name; said != want {
			t.Errorf("the worth is %q, not %q", said, want)
		}
	}
	treasury := "SWW treasury, –, –, " + o.Shown().Desk().Speaker().Money(with.desk.View().Cash(id.OfCorp(major)))
	if !slices.ContainsFunc(s.Nodes(), func(n ui.Node) bool { return n.Name == treasury }) {
		t.Errorf("%q is not compared", treasury)
	}
	for _, id := range []string{"play:A:1", "play:B:1"} {
		if s.Must(id).Name == "" {
			t.Errorf("%s tells nothing", id)
		}
	}
	sameGame(t, real.game, before, "two lines are compared")
}

// passMergers ends a merger round without another merger.
func passMergers(t *testing.T, tab *Table) {
	t.Helper()
	for tab.desk.View().InCharge().Name() == "merge" {
		if r := tab.play(rules.Pass{By: tab.desk.View().Actor()}); r.Refused() {
			t.Fatal(r)
		}
	}
}

// mayBeIdle are the steps of 1822PNW that are shown even if nothing can be done there but go on: a player always says himself that he
// passes; the others tell what stands against it.
var mayBeIdle = []string{step.StockKey, step.TrackKey, step.TrainsKey, "issue"}

// TestEveryStepOf1822PNWOffersSomething: whenever another step is shown in a game of one of the scenarios, more than going on can be
// done in it.
func TestEveryStepOf1822PNWOffersSomething(t *testing.T) {
	every := 1
	if testing.Short() {
		every = 5
	}
	for i, sample := range library.Samples() {
		if !strings.HasPrefix(sample.Title, "1822pnw") {
			continue
		}
		t.Run(sample.Name.In(text.En), func(t *testing.T) {
			t.Parallel()
			g, err := sample.Game()
			if err != nil {
				t.Fatal(err)
			}
			m := gametest.AtEnd(t, g)
			for at := i % every; at < m.Len(); at += every {
				v := m.ViewAt(at)
				if !slices.Contains(mayBeIdle, v.InCharge().Name()) && !offers(v, m.Action(at)) {
					t.Errorf("action %d: step %s of %s offers nothing", at+1, v.InCharge().Name(), notation.Owner(v.T, v.Actor()))
				}
			}
		})
	}
}

// offers reports whether there is something to do in a step besides what ends it.
func offers(v rules.View, played rules.Action) bool {
	if _, ends := played.(rules.Pass); !ends {
		return true
	}
	return slices.ContainsFunc(rules.AppendLegal(nil, v), func(a rules.Action) bool {
		_, ends := a.(rules.Pass)
		return !ends
	})
}

// TestTheRunButtonHasTheWholeSum: the button that runs the trains names what the run earns with all that is added to it as a whole, as
// the destination is (1822PNW/R128).
func TestTheRunButtonHasTheWholeSum(t *testing.T) {
	m := sample1822(t)
	added := 0
	for at := range m.Len() {
		a, runs := m.Action(at).(rules.RunRoutes)
		if !runs {
			continue
		}
		v, sum := m.ViewAt(at), int32(0)
		for i, n := range v.AppendRunning(nil, a.By) {
			if i < len(a.Routes) && !rules.Idle(a.Routes[i]) {
				sum += v.RouteEarnings(a.By, n, a.Routes[i]).Revenue
			}
		}
		if sum == v.RunRevenue(a) {
			continue
		}
		added++
		say := text.Speaker{Title: m.Title()}
		if said, want := say.Act(v, a, nil).Button(), say.Money(v.RunRevenue(a)); !strings.HasSuffix(said, " "+want) {
			t.Errorf("action %d: %q, the run earns %s", at+1, said, want)
		}
	}
	if added == 0 {
		t.Error("no run of the sample earns more than its routes")
	}
}
