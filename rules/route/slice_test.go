package route_test

import (
	"reflect"
	"testing"
	"time"

	"hexrail/rules/route"
)

// A solver that works a little in every frame keeps a run and a bound that close in on the answer, and no slice takes long.
func TestSlices(t *testing.T) {
	b := title1830(t).Track()
	var whole, sliced route.Solver
	for seed := range uint64(*full) {
		p := synthetic(b, seed, joined, route.Endless, route.Endless)
		want := whole.Solve(p)
		sliced.Begin(p)
		slices, longest, bound := 0, time.Duration(0), sliced.Best().Most
		for done := false; !done; slices++ {
			begin := time.Now()
			done = sliced.Step(50_000)
			longest = max(longest, time.Since(begin))
			now := sliced.Best()
			if now.Pays > want.Pays || now.Most < want.Pays || now.Most > bound {
				t.Fatalf("board %d: between %d and %d, but the best is %d", seed, now.Pays, now.Most, want.Pays)
			}
			bound = now.Most
		}
		if got := sliced.Best(); !reflect.DeepEqual(got, want) {
			t.Errorf("board %d: in slices %v, at once %v", seed, got, want)
		}
		t.Logf("board %d: %d slices, the longest %v", seed, slices, longest)
	}
}
