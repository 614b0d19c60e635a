package mappane_test

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// TestTrayFollowsTheMap chooses a hex with the keyboard: the focus comes to the tiles before the buttons of the map.
func TestTrayFollowsTheMap(t *testing.T) {
	game := playtest.Recorded26855(t)
	for at, a := range game.Log() {
		lay, ok := a.(rules.LayTile)
		if !ok {
			continue
		}
		h, _ := tabletest.SeatAt(t, game, at, 1280, 800)
		h.Keys = true
		h.PressHex(h.Title.HexName(lay.Hex))
		h.S.Must("tray")
		for !strings.HasPrefix(h.S.Focus(), "tile:") {
			h.S.Press("Tab")
			if f := h.S.Focus(); strings.HasPrefix(f, "map:") {
				t.Fatalf("%s comes before the tiles", f)
			}
		}
		return
	}
}
