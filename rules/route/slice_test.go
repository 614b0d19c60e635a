package route_test

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"hexrail/rules/route"
)

// fastest returns the least time of some repetitions, since other programs are at work too.
func fastest(times int, do func()) time.Duration {
	if testing.Short() {
		times = 1
	}
	best := time.Hour
	for range times {
		begin := time.Now()
		do()
		best = min(best, time.Since(begin))
	}
	return best
}

// A solver that works a little in every frame keeps a run and a bound that close in on the answer, and no slice takes long.
func TestSlices(t *testing.T) {
	b := title1830(t).Track()
	var whole, sliced route.Solver
	for seed := range fullBoards() {
		p := synthetic(b, seed, joined, route.Endless, route.Endless)
		want := whole.Solve(p)
		var took []time.Duration // by slice, the least of some repetitions, since other programs are at work too
		for range 3 {
			sliced.Begin(p)
			for i, done := 0, false; !done; i++ {
				begin := time.Now()
				done = sliced.Step(50_000)
				if i == len(took) {
					took = append(took, time.Since(begin))
				}
				took[i] = min(took[i], time.Since(begin))
			}
		}
		sliced.Begin(p)
		bound := sliced.Best().Most
		for done := false; !done; {
			done = sliced.Step(50_000)
			now := sliced.Best()
			if now.Pays > want.Pays || now.Most < want.Pays || now.Most > bound {
				t.Fatalf("board %d: between %d and %d, but the best is %d", seed, now.Pays, now.Most, want.Pays)
			}
			bound = now.Most
		}
		if got := sliced.Best(); !reflect.DeepEqual(got, want) {
			t.Errorf("board %d: in slices %v, at once %v", seed, got, want)
		}
		t.Logf("board %d: %d slices, the longest %v", seed, len(took), slices.Max(took))
	}
}
