package track

import (
	"strconv"
	"testing"

	"github.com/hexrail/hexrail/rules/hex"
)

var titles = []string{"1830", "1860", "1870", "18fl", "1822pnw"}

// A hex is a neighbour in the facts unless the side is impassable or the other one is never changed and has no track
// there: the edges at which track may end (1830/R101).
func TestOpenEdgesAgreeWithFacts(t *testing.T) {
	for _, title := range titles {
		t.Run(title, func(t *testing.T) {
			f := readFacts(t, title)
			b := f.board(t)
			for i, fact := range f.Hexes {
				h := b.Find(fact.ID)
				if int(h) != i+1 {
					t.Fatalf("%s has number %d, want %d", fact.ID, h, i+1)
				}
				for e := range hex.Edge(6) {
					got := ""
					if b.OpenEdges(h)>>e&1 != 0 {
						got = b.Hex(b.Next(h, e)).Name
					}
					if want := fact.Neighbors[strconv.Itoa(int(e))]; got != want {
						t.Errorf("%s edge %d: open towards %q, want %q", fact.ID, e, got, want)
					}
				}
			}
		})
	}
}

func TestSides(t *testing.T) {
	for _, lane := range []uint8{0, 1, 2} {
		s := sideOf(170, 5, lane)
		if s.hex() != 170 || s.edge() != 5 || s.lane() != lane {
			t.Errorf("side of hex 170, edge 5, lane %d reads back as %d, %d, %d", lane, s.hex(), s.edge(), s.lane())
		}
		if s >= maxSides {
			t.Errorf("side %d does not fit a set of %d", s, maxSides)
		}
	}
	if sideOf(1, 0, 0) <= loose {
		t.Error("the first side is taken for a mark")
	}
}
