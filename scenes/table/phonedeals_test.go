package table

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestDealsBelowTheChart: on a phone the companies stand below the price chart with the buttons of the deals while the
// sheet is low; a finger scrolls them from anywhere, the chart too, and a press has the sheet say its consequences.
func TestDealsBelowTheChart(t *testing.T) {
	h, tab := seated(t, "1830/26855", playtest.SaleIn26855, 390, 844)
	h.Wait()
	if tab.layout.sheet.at != 0 {
		t.Errorf("the sheet stands at %d", tab.layout.sheet.at)
	}
	n := h.S.Must("sell:B&O")
	if n.Rect.H < 12 || n.Rect.Bottom() > h.S.Must("panel").Rect.Y {
		t.Errorf("the deals are at %v, the sheet at %v", n.Rect, h.S.Must("panel").Rect)
	}
	chart := h.S.Must("market").Rect
	h.S.Drag(chart.X+40, chart.Y+150, chart.X+40, chart.Y+60, true)
	if moved := h.S.Must("sell:B&O").Rect.Y; moved >= n.Rect.Y {
		t.Error("a drag over the chart scrolls nothing")
	}
	h.Press("sell:B&O")
	if tab.layout.sheet.at != 1 || !h.Has("sell:B&O:2") {
		t.Errorf("the sheet stands at %d after a press", tab.layout.sheet.at)
	}
	h.S.Press("Escape")
	if tab.layout.sheet.at != 0 || h.Has("sell:B&O:2") {
		t.Errorf("the sheet stands at %d when the choice is taken back", tab.layout.sheet.at)
	}
}

// TestMapInAStockRound: on an upright phone a button of the info line leads to the map, on one on its side a button
// beside the price chart, and the same place leads back; neither covers a price or a hex.
func TestMapInAStockRound(t *testing.T) {
	for _, size := range [][2]int{{390, 844}, {844, 390}} {
		there := "look:map"
		if size[0] < size[1] {
			there = "side:map"
		}
		h, tab := seated(t, "1830/26855", playtest.SaleIn26855, size[0], size[1])
		h.Touch = true
		h.S.Coarse()
		for _, lang := range []text.Lang{text.En, text.Ja} {
			tab.app.Prefs.Lang = lang
			h.S.Invalidate()
			h.Wait()
			b := h.S.Must(there).Rect
			for _, n := range h.S.Nodes() {
				if strings.HasPrefix(n.ID, "price:") && !n.Rect.And(b).Empty() {
					t.Errorf("%v: the button covers %q", size, n.Name)
				}
			}
			h.Press(there)
			if tab.layout.shows() != mapSide || h.Has("market") || !h.Has("map") {
				t.Fatalf("%v: the button does not show the map", size)
			}
			if b := h.S.Must("side:market").Rect; size[0] < size[1] && !b.And(h.S.Must("main").Rect).Empty() {
				t.Errorf("%v: the switch lies over the map", size)
			}
			h.Press("side:market")
			if tab.layout.shows() != marketSide || !h.Has(there) {
				t.Fatalf("%v: the switch does not lead back to the chart", size)
			}
		}
	}
}
