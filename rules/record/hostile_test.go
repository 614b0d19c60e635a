package record_test

import (
	"math/rand/v2"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/titles"
)

// TestMutilatedGames leaves out, repeats and exchanges actions of whole games and changes their figures. Where the rest
// cannot be followed the reader stops; it never panics, and the position it keeps is sound.
func TestMutilatedGames(t *testing.T) {
	t.Parallel()
	rounds := 30
	if testing.Short() {
		rounds = 10
	}
	whole(t, func(t *testing.T, read func() *record.Import) {
		r := rand.New(rand.NewPCG(1, 2))
		for n := range rounds {
			game := read().Game
			for range 1 + r.IntN(3) {
				mutilate(r, game)
			}
			in, err := record.Replay(game, titles.Recorded)
			if err != nil {
				continue // an undo may have lost its target
			}
			if err := rulestest.Invariants(rules.View{T: in.Title, S: &in.Final, X: &rules.Scratch{}}); err != nil {
				t.Fatalf("round %d, stopped by %v: %v", n, in.Stop, err)
			}
		}
	})
}

func mutilate(r *rand.Rand, g *record.Game) {
	i := r.IntN(len(g.Actions) - 1)
	e := &g.Actions[i]
	switch r.IntN(6) {
	case 0:
		g.Actions = append(g.Actions[:i:i], g.Actions[i+1:]...)
	case 1:
		g.Actions[i+1] = *e
	case 2:
		g.Actions[i], g.Actions[i+1] = g.Actions[i+1], g.Actions[i]
	case 3:
		for _, figure := range []*int{e.Price, e.Percent, e.Rotation} {
			if figure != nil {
				*figure = r.IntN(400)
			}
		}
	case 4:
		e.Auto = nil
	case 5:
		for k := range e.Routes {
			revenue := r.IntN(20_000)
			e.Routes[k].Revenue = &revenue
		}
	}
}
