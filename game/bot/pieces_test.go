package bot

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles"
)

// TestPiecesAreSmall: no piece of thinking does more than twice the work of a slice of the solver, so that a screen
// which asks for little work at a time stays alive.
func TestPiecesAreSmall(t *testing.T) {
	t.Parallel()
	for _, e := range titles.All() {
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		s := rules.Start(title, e.MaxPlayers, 1, &rules.Scratch{})
		v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
		p := NewSensible(1)
		for n := 0; n < 400 && !s.End.Over; n++ {
			p.Begin(v)
			for done := false; !done; {
				done = p.Think(1)
				if work := 1 - p.left; work > 2*runSlice {
					t.Fatalf("%s, action %d: a piece of %d in step %s", e.Key, n, work, v.InCharge().Name())
				}
			}
			rules.Do(v, p.Move(), &s)
		}
	}
}
