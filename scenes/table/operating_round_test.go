package table

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
)

// TestShiftLeapsToLegalHexes goes from a hex to the nearest ones that may be chosen.
func TestShiftLeapsToLegalHexes(t *testing.T) {
	h, tab := seated(t, "1830/26855", func(v rules.View) bool { return v.InCharge().Name() == "track" && v.S.Phase > 2 },
		1280, 800)
	legal := tab.due.Draft().Hexes()
	h.WalkTo("hex:" + h.Title.HexName(legal[0]))
	leapt := 0
	for _, key := range []string{"ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"} {
		before := tab.pane.FocusedHex()
		if h.S.Press("Shift+" + key); tab.pane.FocusedHex() != before {
			leapt++
		}
		if !slices.Contains(legal, tab.pane.FocusedHex()) {
			t.Errorf("%s leads from %s to %s", key, h.Title.HexName(before), h.Title.HexName(tab.pane.FocusedHex()))
		}
	}
	if leapt == 0 {
		t.Error("no key leads anywhere")
	}
}
