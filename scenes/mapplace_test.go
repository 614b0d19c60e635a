package scenes

import (
	"strings"
	"testing"

	"hexrail/rules"
)

// TestTrayFollowsTheMap chooses a hex with the keyboard: the focus comes to the tiles before the buttons of the map.
func TestTrayFollowsTheMap(t *testing.T) {
	game := fullGame(t)
	for at, a := range game.Log() {
		lay, ok := a.(rules.LayTile)
		if !ok {
			continue
		}
		h, _ := seatAt(t, game, at, 1280, 800)
		h.keys = true
		h.hex(h.title.HexName(lay.Hex))
		h.s.Must("tray")
		for !strings.HasPrefix(h.s.Focus(), "tile:") {
			h.s.Press("Tab")
			if f := h.s.Focus(); strings.HasPrefix(f, "map:") {
				t.Fatalf("%s comes before the tiles", f)
			}
		}
		return
	}
}
