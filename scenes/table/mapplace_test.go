package table

import (
	"testing"

	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestOverviewGivesWay: the small map is there while the sheet of a phone is low, and covers nothing of the map above a
// raised sheet.
func TestOverviewGivesWay(t *testing.T) {
	h, tab := seated(t, "1830/26855", playtest.TrackIn26855, 390, 844)
	h.Wait()
	for _, sheet := range []int{0, 1} {
		tab.layout.sheet.at = sheet
		h.S.Invalidate()
		h.Wait()
		if tab.layout.sheet.at != sheet || h.Has("map:overview") != (sheet == 0) {
			t.Errorf("with the sheet at %d the small map is there: %t", tab.layout.sheet.at, h.Has("map:overview"))
		}
	}
}
