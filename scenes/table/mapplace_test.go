package table

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
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

// TestOverviewGivesWay: the small map is there while the sheet of a phone is low, and covers nothing of what a raised sheet
// leaves of the map.
func TestOverviewGivesWay(t *testing.T) {
	h, tab := seated(t, "1830/26855", laysTrack, 390, 844)
	h.wait()
	for _, sheet := range []int{0, 1} {
		tab.layout.sheet.at = sheet
		h.s.Invalidate()
		h.wait()
		if tab.layout.sheet.at != sheet || h.has("map:overview") != (sheet == 0) {
			t.Errorf("with the sheet at %d the small map is there: %t", tab.layout.sheet.at, h.has("map:overview"))
		}
	}
}
