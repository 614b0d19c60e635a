package table

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestMapBesideTheLots: on a large screen the map is beside the lots of an auction, with the homes of the companies
// that it sells and the hexes of the privates pinned; on a laptop the lots have the place alone.
func TestMapBesideTheLots(t *testing.T) {
	for _, c := range []struct {
		record string
		like   func(v rules.View) bool
		pins   map[string]string
	}{
		{"1860/19354", playtest.ChoosesLot, map[string]string{"C&N": "F2", "IOW": "I3"}},
		{"1830/26855", func(v rules.View) bool { return playtest.CountBids(v) > 4 },
			map[string]string{"D&H": "F16", "C&SL": "B20"}},
	} {
		h, tab := seated(t, c.record, c.like, 1920, 1080)
		h.Wait()
		lots, board := h.S.Must("lots").Rect, h.S.Must("map:bar").Rect
		if lots.Right() > board.X {
			t.Errorf("%s: the lots reach to %.0f, the map begins at %.0f", c.record, lots.Right(), board.X)
		}
		s := tab.pane.Scene(h.S.UI)
		for name, hex := range c.pins {
			if !slices.ContainsFunc(s.Tags,
				func(p mapview.Tag) bool { return p.Text == name && h.Title.HexName(p.Hex) == hex }) {
				t.Errorf("%s: %s is not pinned on %s: %v", c.record, name, hex, s.Tags)
			}
		}
		small, _ := seated(t, c.record, c.like, 1280, 800)
		if small.Has("map:bar") {
			t.Errorf("%s: a laptop shows the map beside the lots", c.record)
		}
	}
}
