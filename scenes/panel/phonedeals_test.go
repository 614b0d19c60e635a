package panel_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// TestPercentsAreNoPrices: beside prices in dollars the shares of the offering are shown in percent.
func TestPercentsAreNoPrices(t *testing.T) {
	h, _ := tabletest.SeatWhere(t, "1830/26855", playtest.SaleIn26855, 390, 844)
	var seen playtest.Watch
	seen.Attach(h.S)
	playtest.SettleScreen(h.S, &seen)
	found := 0
	for _, l := range seen.Lines {
		if strings.Contains(l.Text, "IPO ") {
			found++
			if !strings.Contains(l.Text, "%") {
				t.Errorf("%q reads like a price", l.Text)
			}
		}
	}
	if found == 0 {
		t.Error("no row tells what the offering has")
	}
}

// TestHomesBesideCompaniesToStart: on a phone the row of a company that has not started says where it begins and the
// value of that stop, as printed on the map: Jacksonville in 18FL, Altoona in 1830.
func TestHomesBesideCompaniesToStart(t *testing.T) {
	for key, want := range map[string]string{"18fl": "SR: Jacksonville, 30", "1830-classic": "PRR: Altoona, 10"} {
		m := playtest.SampleOf(t, key)
		at := 0
		for m.ViewAt(at).RoundOf(m.ViewAt(at).Base()).Name != rules.StockRound {
			at++
		}
		h, _ := tabletest.SeatAt(t, m, at, 390, 844)
		var seen playtest.Watch
		seen.Attach(h.S)
		playtest.SettleScreen(h.S, &seen)
		company, home, _ := strings.Cut(want, ": ")
		if !seen.Says(home) {
			t.Errorf("%s: %s does not tell that it begins in %s", key, company, home)
		}
	}
}

// TestRevealedBidsAreWords: after the secret bids the bids are in a line without anything that looks like a button
// (18FL/R17).
func TestRevealedBidsAreWords(t *testing.T) {
	h, _ := tabletest.SeatAt(t, playtest.SampleOf(t, "18fl"), 3, 390, 844)
	var seen playtest.Watch
	seen.Attach(h.S)
	playtest.SettleScreen(h.S, &seen)
	if !seen.Says("Bids") {
		t.Error("nothing says what the sums are")
	}
}

// TestSharesFromTheLowSheet: on a phone, where the boxes of 1822PNW stand above the sheet, one press in the lowered
// sheet shows the deals in shares.
func TestSharesFromTheLowSheet(t *testing.T) {
	m := gametest.Recorded(t, filepath.Join(playtest.RecordedGames, "..", "1822pnw", "1822pnw-game-end-bank.json"))
	h, _ := tabletest.SeatAt(t, m, 450, 390, 844)
	h.Touch = true
	h.S.Coarse()
	h.Wait()
	if n, ok := h.S.Find("sell:ORNC"); ok && n.Rect.H > 0 {
		t.Fatalf("the deals are in sight before: %v", n.Rect)
	}
	h.Press("sheet:shares")
	if n, ok := h.S.Find("buy:ORNC:ipo"); !ok || n.Rect.H < 40 {
		t.Errorf("the press shows no deals: %v", n)
	}
}
