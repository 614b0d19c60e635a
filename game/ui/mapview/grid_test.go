package mapview

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// TestEveryHexIsFound looks for the hex at the middle of every hex of every board: coordinates add up to even or to odd
// numbers.
func TestEveryHexIsFound(t *testing.T) {
	for _, e := range titles.All() {
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		m := New(title.Track())
		for i := range title.Board.Hexes {
			if h := id.Hex(i + 1); m.At(m.Centre(h)) != h {
				t.Errorf("%s: %s is not where it lies", e.Key, title.HexName(h))
			}
		}
	}
}
