package route_test

import (
	"math/rand/v2"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/titles/t1860"
)

// full1860 returns a board of 1860 full of tiles with stations on it, and three of the longest trains for their owner.
// Halts, towns to pass, cities that others fill and linked routes make it the hardest question there is.
func full1860(tb testing.TB, seed uint64, trains ...string) (rules.View, route.Problem) {
	tb.Helper()
	title, err := t1860.New(t1860.SwitchesFor(rules.Rulebook))
	if err != nil {
		tb.Fatal(err)
	}
	v := rules.View{T: title, X: &rules.Scratch{}}
	s := rules.Start(title, 2, 1, v.X)
	v.S = &s
	random := rand.New(rand.NewPCG(seed, 1))
	s.Cells = *fill(title.Track(), random, joined)
	s.Phase = uint8(len(title.Phases) - 1)
	stations(v.Position(), random)
	var kinds []id.TrainKind
	for _, name := range trains {
		kinds = append(kinds, title.FindTrain(name))
	}
	w, cards := v.Suppose(new(rules.State), us, kinds)
	return w, w.RunProblem(us, cards)
}

// TestFull1860: full boards of 1860 are proven, with the three longest trains, and the run earns by the title's own
// count the sum of the solver. The hardest board comes sixth: -full 6.
func TestFull1860(t *testing.T) {
	var s route.Solver
	for i := range fullBoards() {
		seed := (i + 1) % 6
		v, p := full1860(t, seed, "9+5", "9+5", "8+4")
		best := s.Solve(p)
		if earns := v.RunRevenue(rules.RunRoutes{By: us, Routes: best.Routes}); !best.Proved || best.Most != best.Pays ||
			earns != best.Pays {
			t.Errorf("board %d: %d of at most %d, proven %v; by the title's count %d", seed, best.Pays, best.Most, best.Proved,
				earns)
		}
		t.Logf("board %d: %d work", seed, s.Work())
	}
}
