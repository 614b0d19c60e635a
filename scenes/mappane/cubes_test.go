package mappane

import (
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/rules/id"
)

// TestCubesAreOnTheMap: builder cubes stand on their hex with the sum by which they lower the cost of the next tile
// (1822PNW/R69).
func TestCubesAreOnTheMap(t *testing.T) {
	v := gametest.Sample(t, "cascades").ViewAt(0)
	s := *v.S
	v.S = &s
	const h = id.Hex(12)
	if tags := hexMarkers(v, paint.Color{}); len(tags) != 0 {
		t.Fatalf("before: %v", tags)
	}
	v.S.Cells[h].SetCubes(2)
	if tags := hexMarkers(v, paint.Color{}); len(tags) != 1 || tags[0].Hex != h || tags[0].Text != "−$80" {
		t.Errorf("two cubes are %v", tags)
	}
}
