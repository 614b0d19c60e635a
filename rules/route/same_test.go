package route_test

import (
	"fmt"
	"hash/fnv"
	"testing"

	"github.com/hexrail/hexrail/rules/route"
)

// The answers are the same on every machine: routes, their order and their direction. A change of this number means
// that players see other routes drawn than before.
func TestSameEverywhere(t *testing.T) {
	const want = 0x5f9fb31811296a21
	b := title1830(t).Track()
	var s route.Solver
	sum := fnv.New64a()
	for seed := range uint64(3) {
		for how := range filling(2) {
			for _, trains := range [][]uint8{{5}, {3, 2, 2}, {6, 6}, {route.Endless, 5}} {
				best := s.Solve(synthetic(b, seed, how, trains...))
				fmt.Fprint(sum, best.Pays)
				for _, r := range best.Routes {
					fmt.Fprint(sum, r.Pieces)
				}
			}
		}
	}
	if got := sum.Sum64(); got != want {
		t.Errorf("the answers have the sum %#x, not %#x", got, uint64(want))
	}
}
