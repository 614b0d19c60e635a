package table

import (
	"testing"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestACubeIsDrawn: the picture of a builder cube in the tray shows a cube, not an empty hex (1822PNW/R69).
func TestACubeIsDrawn(t *testing.T) {
	m := playtest.Sample1822(t)
	for at := range m.Len() {
		lay, ok := m.Action(at).(rules.LayTile)
		if !ok {
			continue
		}
		h, tab := seatAt(t, m, at, 1280, 800)
		tab.due.Draft().ChooseHex(lay.Hex)
		h.S.Invalidate()
		h.Wait()
		if !h.Has("tile:BC") {
			continue
		}
		r := h.S.Must("tile:BC").Rect
		img := h.S.Show()
		red, green, blue, _ := img.At(int(r.X+r.W/2), int(r.Y+(r.H-44)/2)).RGBA()
		if have, want := mesh.Hex(red>>8<<16|green>>8<<8|blue>>8), h.S.Theme.Ink.Base; have != want {
			t.Errorf("position %d: %v, want %v", at, have, want)
		}
		return
	}
	t.Error("no cube is offered beside a tile that is laid")
}
