package bot

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles"
)

// TestSearchKnowsNoSecrets: a search begins from the position without the sums of sealed bids (18FL/R22) and the state
// of chance, so that neither its candidates nor its playouts can depend on them. Nothing else is hidden from a player:
// the decks of 1822PNW are open (1822PNW/R4).
func TestSearchKnowsNoSecrets(t *testing.T) {
	e, _ := titles.Find("18fl")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	var roots []rules.State
	for _, sum := range []int32{0, 5, 10} {
		s := rules.Start(title, 3, 1, &rules.Scratch{})
		v := rules.View{T: title, S: &s, X: &rules.Scratch{}}
		for _, a := range rules.AppendLegal(nil, v) {
			if b, ok := a.(rules.Bid); ok && b.Price == sum {
				rules.Do(v, a, &s)
				break
			}
		}
		if s.Rand += uint64(sum); !v.Sealed() || v.Decider(v.Actor()) == 1 {
			t.Fatalf("nobody has bid %d", sum)
		}
		search := NewSearch(1, Hard)
		search.Begin(v)
		roots = append(roots, search.root)
	}
	for i, root := range roots {
		if root != roots[0] {
			t.Errorf("the search after bid %d begins from another position", i)
		}
	}
}
