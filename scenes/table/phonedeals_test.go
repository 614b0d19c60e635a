package table

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
)

// TestDealsBelowTheChart: on a phone the companies stand below the price chart with the buttons of the deals while the sheet is
// low; a finger scrolls them from anywhere, the chart too, and a press has the sheet tell what it leads to.
func TestDealsBelowTheChart(t *testing.T) {
	h, tab := seated(t, "1830/26855", sells, 390, 844)
	h.wait()
	if tab.layout.sheet.at != 0 {
		t.Errorf("the sheet stands at %d", tab.layout.sheet.at)
	}
	n := h.s.Must("sell:B&O")
	if n.Rect.H < 12 || n.Rect.Bottom() > h.s.Must("panel").Rect.Y {
		t.Errorf("the deals are at %v, the sheet at %v", n.Rect, h.s.Must("panel").Rect)
	}
	chart := h.s.Must("market").Rect
	h.s.Drag(chart.X+40, chart.Y+150, chart.X+40, chart.Y+60, true)
	if moved := h.s.Must("sell:B&O").Rect.Y; moved >= n.Rect.Y {
		t.Error("a drag over the chart scrolls nothing")
	}
	h.press("sell:B&O")
	if tab.layout.sheet.at != 1 || !h.has("sell:B&O:2") {
		t.Errorf("the sheet stands at %d after a press", tab.layout.sheet.at)
	}
	h.s.Press("Escape")
	if tab.layout.sheet.at != 0 || h.has("sell:B&O:2") {
		t.Errorf("the sheet stands at %d when the choice is taken back", tab.layout.sheet.at)
	}
}

// TestMapInAStockRound: on an upright phone a button of the info line leads to the map, on one on its side a button beside the price
// chart, and the same place leads back; neither covers a price or a hex.
func TestMapInAStockRound(t *testing.T) {
	for _, size := range [][2]int{{390, 844}, {844, 390}} {
		there := "look:map"
		if size[0] < size[1] {
			there = "side:map"
		}
		h, tab := seated(t, "1830/26855", sells, size[0], size[1])
		h.touch = true
		h.s.Coarse()
		for _, lang := range []text.Lang{text.En, text.Ja} {
			tab.app.Prefs.Lang = lang
			h.s.Invalidate()
			h.wait()
			b := h.s.Must(there).Rect
			for _, n := range h.s.Nodes() {
				if strings.HasPrefix(n.ID, "price:") && !n.Rect.And(b).Empty() {
					t.Errorf("%v: the button covers %q", size, n.Name)
				}
			}
			h.press(there)
			if tab.layout.shows() != mapSide || h.has("market") || !h.has("map") {
				t.Fatalf("%v: the button does not show the map", size)
			}
			if b := h.s.Must("side:market").Rect; size[0] < size[1] && !b.And(h.s.Must("main").Rect).Empty() {
				t.Errorf("%v: the switch lies over the map", size)
			}
			h.press("side:market")
			if tab.layout.shows() != marketSide || !h.has(there) {
				t.Fatalf("%v: the switch does not lead back to the chart", size)
			}
		}
	}
}

// TestPercentsAreNoPrices: beside prices in dollars the shares of the offering are told in percent.
func TestPercentsAreNoPrices(t *testing.T) {
	h, _ := seated(t, "1830/26855", sells, 390, 844)
	var seen watch
	seen.on(h.s)
	settleScreen(h.s, &seen)
	found := 0
	for _, l := range seen.lines {
		if strings.Contains(l.text, "IPO ") {
			found++
			if !strings.Contains(l.text, "%") {
				t.Errorf("%q reads like a price", l.text)
			}
		}
	}
	if found == 0 {
		t.Error("no row tells what the offering has")
	}
}

// TestHomesBesideCompaniesToStart: on a phone the row of a company that has not started tells where it begins and what a train earns there, as
// printed on the map: Jacksonville in 18FL, Altoona in 1830.
func TestHomesBesideCompaniesToStart(t *testing.T) {
	for key, want := range map[string]string{"18fl": "SR: Jacksonville, 30", "1830-classic": "PRR: Altoona, 10"} {
		m := sampleOf(t, key)
		at := 0
		for m.ViewAt(at).RoundOf(m.ViewAt(at).Base()).Name != rules.StockRound {
			at++
		}
		h, _ := seatAt(t, m, at, 390, 844)
		var seen watch
		seen.on(h.s)
		settleScreen(h.s, &seen)
		company, home, _ := strings.Cut(want, ": ")
		if !seen.says(home) {
			t.Errorf("%s: %s does not tell that it begins in %s", key, company, home)
		}
	}
}

// TestRevealedBidsAreWords: after the secret bids what was bid stands in a line without anything that looks like a button (18FL/R17).
func TestRevealedBidsAreWords(t *testing.T) {
	h, _ := seatAt(t, sampleOf(t, "18fl"), 3, 390, 844)
	var seen watch
	seen.on(h.s)
	settleScreen(h.s, &seen)
	if !seen.says("Bids") {
		t.Error("nothing says what the sums are")
	}
}

// says reports whether a line with these words was drawn.
func (w *watch) says(words string) bool {
	return slices.ContainsFunc(w.lines, func(l drawn) bool { return l.text == words })
}

// TestSharesFromTheLowSheet: on a phone, where the boxes of 1822PNW stand above the sheet, one press in the lowered sheet shows the deals in
// shares.
func TestSharesFromTheLowSheet(t *testing.T) {
	m := gametest.Recorded(t, filepath.Join(recordedGames, "..", "1822pnw", "1822pnw-game-end-bank.json"))
	h, _ := seatAt(t, m, 450, 390, 844)
	h.touch = true
	h.s.Coarse()
	h.wait()
	if n, ok := h.s.Find("sell:ORNC"); ok && n.Rect.H > 0 {
		t.Fatalf("the deals are in sight before: %v", n.Rect)
	}
	h.press("sheet:shares")
	if n, ok := h.s.Find("buy:ORNC:ipo"); !ok || n.Rect.H < 40 {
		t.Errorf("the press shows no deals: %v", n)
	}
}
