package route_test

import (
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/track"
)

// recordedRun is a run of a recorded game with the question it answers.
type recordedRun struct {
	name    string
	pays    int32
	cells   track.Cells
	problem route.Problem
}

// recordedRuns returns the runs of whole games of 1830 and checks that the referee takes each (1830/R200 to R209).
func recordedRuns(tb testing.TB) (runs []recordedRun) {
	tb.Helper()
	games := gametest.All1830(tb)
	for _, name := range slices.Sorted(maps.Keys(games)) {
		m := games[name]
		for i := range m.Len() {
			v := m.ViewAt(i)
			if run, ok := m.Action(i).(rules.RunRoutes); ok {
				if r := rules.Check(v, run); r.Refused() {
					tb.Errorf("%s %d: refused, reason %d", name, i+1, r.Reason)
				}
				runs = append(runs, recordedRun{
					name:    fmt.Sprintf("%s %d", name, i+1),
					pays:    v.RunRevenue(run),
					cells:   v.S.Cells,
					problem: v.RunProblem(run.By, v.AppendTrains(nil, id.OfCorp(run.By))),
				})
			}
		}
	}
	for i := range runs {
		runs[i].problem.Position.Cells = &runs[i].cells
	}
	return runs
}

// The best run of every recorded one is proven and pays at least as much; it is the same however the work is sliced.
func TestRecordedRuns(t *testing.T) {
	var whole, sliced route.Solver
	better := 0
	var took []time.Duration
	runs := recordedRuns(t)
	for _, r := range runs {
		var best route.Run
		took = append(took, fastest(3, func() { best = whole.Solve(r.problem) }))
		if !best.Proved || best.Pays < r.pays || best.Most != best.Pays {
			t.Errorf("%s: found %d, at most %d, proved %t; recorded %d", r.name, best.Pays, best.Most, best.Proved, r.pays)
		}
		if best.Pays > r.pays {
			better++
		}
		for _, work := range []int{1, 97} {
			sliced.Begin(r.problem)
			for !sliced.Step(work) {
			}
			if got := sliced.Best(); fmt.Sprint(got) != fmt.Sprint(best) {
				t.Errorf("%s: in slices of %d %v, at once %v", r.name, work, got, best)
			}
		}
	}
	slices.Sort(took)
	t.Logf("%d runs, %d better than recorded; median %v, 99th percentile %v, worst %v",
		len(runs), better, took[len(took)/2], took[len(took)*99/100], took[len(took)-1])
}

// A company has a best run if and only if it has a route (1830/R137).
func TestHasRouteAgrees(t *testing.T) {
	var s route.Solver
	var w track.Walker
	for i, r := range recordedRuns(t) {
		if i%8 != 0 {
			continue
		}
		for c := id.Corp(1); c <= 8; c++ {
			p := route.Problem{Position: r.problem.Position, Corp: c, Trains: []route.Train{{Reach: 2}}}
			if got, want := w.HasRoute(p.Position, c, 0), s.Solve(p).Pays > 0; got != want {
				t.Errorf("%s: company %d has a route: %t, but a run: %t", r.name, c, got, want)
			}
		}
	}
}

func BenchmarkRecorded(b *testing.B) {
	runs := recordedRuns(b)
	var s route.Solver
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		s.Solve(runs[i%len(runs)].problem)
	}
}

// The enumerator, where it can finish, finds no better run than the solver in recorded positions.
func TestRecordedRunsAgainstEnumerator(t *testing.T) {
	if testing.Short() {
		t.Skip("NOT WITH -short: the enumerator is slow")
	}
	var s route.Solver
	checked := 0
	runs := recordedRuns(t)
	for _, r := range runs {
		e := newEnumerator(r.problem)
		e.left = 60_000
		want, ok := e.best()
		if !ok {
			continue
		}
		checked++
		if got := s.Solve(r.problem); got.Pays != want {
			t.Errorf("%s: the solver found %d, the enumerator %d", r.name, got.Pays, want)
		}
	}
	t.Logf("%d of %d positions", checked, len(runs))
}
