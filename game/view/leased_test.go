package view

import (
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
)

// TestLastRunOfALeasedTrain: the company keeps the revenue of a leased train in its own money, and its last run says so
// (1860/R129).
func TestLastRunOfALeasedTrain(t *testing.T) {
	m := gametest.Sample(t, "wight")
	w, seen := New(m, text.En), map[bool]int{}
	for i := range m.Len() {
		run, ok := m.Action(i).(rules.RunRoutes)
		if !ok {
			continue
		}
		before := m.ViewAt(i)
		m.GoTo(i + 1)
		if v := m.View(); v.S.Corps[run.By].LastRun != before.RunRevenue(run) || before.RunRevenue(run) == 0 {
			continue // how it is used is still to be decided
		}
		want := w.say.RunMoney(before, run.By, before.RunRevenue(run))
		for _, c := range w.Corps() {
			if c.ID == run.By && c.LastRun != want {
				t.Errorf("after action %d the last run is %q, not %q", i+1, c.LastRun, want)
			}
		}
		seen[before.Leased(run.By) != 0]++
	}
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("looked at %v", seen)
	}
}
