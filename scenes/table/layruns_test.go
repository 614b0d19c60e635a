package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestLaysAreListedByRun: the panel lists the hexes on which a lay makes the best run better, with the revenue, and a
// press chooses that lay.
func TestLaysAreListedByRun(t *testing.T) {
	m := playtest.SampleGame(t)
	listed := 0
	for _, at := range playtest.Positions(m, "track") {
		if at%4 != 0 || len(m.ViewAt(at).AppendRunning(nil, m.ViewAt(at).Actor().Corp())) == 0 {
			continue
		}
		a := newApp(scenestest.NewHost("en"))
		tab, _ := tryingTable(t, a, at)
		a.Open(tab)
		s := uitest.New(t, 1280, 800, 1, a.Draw)
		d := tab.due.Draft()
		if d == nil || tab.due.Site == nil {
			t.Fatal("no lay is due")
		}
		for range 2000 {
			if d.SearchRuns(1) {
				break
			}
			wait(s)
		}
		wait(s)
		list, all := d.HexRuns()
		if !all {
			t.Fatal("the search does not end")
		}
		best, c := int32(0), tab.desk.View().Actor().Corp()
		before := tab.desk.View()
		own := bestOwn(before, before)
		for _, x := range rules.AppendLegal(nil, before) {
			if x, ok := x.(rules.LayTile); ok {
				after := before
				after.S = new(rules.State)
				rules.Do(before, x, after.S)
				best = max(best, bestOwn(after, before)-own)
			}
		}
		if len(list) == 0 {
			if best > 0 {
				t.Errorf("%d: a lay of %s would bring %d, but none is listed", at, tab.desk.Speaker().Corp(c), best)
			}
			continue
		}
		listed++
		if list[0].Run.Change() != best || list[0].Run.Before != own {
			t.Errorf("%d: the best lay is said to bring %d, not %d", at, list[0].Run.Change(), best)
		}
		if !slices.IsSortedFunc(list, func(a, b draft.HexRun) int { return int(b.Run.After - a.Run.After) }) {
			t.Errorf("%d: the hexes are not in order", at)
		}
		id := "lay:" + m.Title().HexName(list[0].Lay.Hex)
		if n := s.Must(id); !strings.Contains(n.Name, tab.desk.Speaker().Money(list[0].Run.After)) {
			t.Errorf("%d: %s is called %q", at, id, n.Name)
		}
		s.Click(id)
		if x, ok := d.Action(); !ok || x != rules.Action(list[0].Lay) {
			t.Errorf("%d: a press on %s has chosen %v", at, id, x)
		}
		if listed == 6 {
			break
		}
	}
	if listed == 0 {
		t.Error("nothing was ever listed")
	}
}

// bestOwn returns the best run in a position of the company that acts in another.
func bestOwn(v, acts rules.View) int32 {
	c := acts.Actor().Corp()
	var solver route.Solver
	best := solver.Solve(v.RunProblem(c, v.AppendRunning(nil, c)))
	return v.RunRevenue(rules.RunRoutes{By: c, Routes: best.Routes})
}

// TestRunsOfLaysCanBeSwitchedOff with the key, and stay so.
func TestRunsOfLaysCanBeSwitchedOff(t *testing.T) {
	m := playtest.SampleGame(t)
	at := playtest.FirstDraft(t, m, "track", func(d *draft.Draft) bool {
		for !d.SearchRuns(decision.SearchSlice) {
			continue
		}
		runs, _ := d.HexRuns()
		return len(runs) > 0
	})
	host := scenestest.NewHost("en")
	a := newApp(host)
	tab, _ := tryingTable(t, a, at)
	a.Open(tab)
	s := uitest.New(t, 1280, 800, 1, a.Draw)
	for !tab.due.Draft().SearchRuns(decision.SearchSlice) {
		wait(s)
	}
	runs, _ := tab.due.Draft().HexRuns()
	shown := func() bool { return strings.Contains(tab.due.Map.Name(runs[0].Lay.Hex), "Best run") }
	if !shown() {
		t.Error("the best run is not shown to begin with")
	}
	if s.Press("v"); shown() || newApp(host).Prefs.Unaided != true {
		t.Error("V does not switch it off for good")
	}
	if s.Press("v"); !shown() {
		t.Error("V does not switch it on")
	}
}
