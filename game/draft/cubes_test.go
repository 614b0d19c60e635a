package draft_test

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// TestCubesAreNoTiles: a builder cube is named as one, without turns, and a private that places nothing else says so
// (1822PNW/R69).
func TestCubesAreNoTiles(t *testing.T) {
	m := gametest.Sample(t, "cascades")
	cubes, alone := 0, 0
	for at := 0; at < m.Len(); at++ {
		lay, ok := m.Action(at).(rules.LayTile)
		if !ok {
			continue
		}
		v := m.ViewAt(at)
		d := draft.New(v, &text.Speaker{Title: v.T})
		tracks := map[id.Private]bool{}
		for _, h := range append(d.Hexes(), lay.Hex) {
			d.ChooseHex(h)
			for _, o := range d.Options(draft.Tiles) {
				cube := v.T.Tiles.Kind(o.Tile).Hidden
				if tracks[o.Private] = tracks[o.Private] || !cube; !cube {
					continue
				}
				if cubes++; o.Text != "cube" || strings.Contains(o.Spoken, "turn") || strings.Contains(o.Spoken, "BC") {
					t.Fatalf("position %d: a cube is %q, said as %q", at, o.Text, o.Spoken)
				}
			}
		}
		d = draft.New(v, &text.Speaker{Title: v.T})
		for _, o := range d.Options(draft.Powers) {
			if tracks, lays := tracks[o.Private]; lays && strings.Contains(o.Text, "cube") == tracks {
				t.Errorf("position %d: %q", at, o.Text)
			} else if lays && !tracks {
				alone++
			}
		}
	}
	if cubes == 0 || alone == 0 {
		t.Errorf("%d cubes, %d privates with cubes alone", cubes, alone)
	}
}
