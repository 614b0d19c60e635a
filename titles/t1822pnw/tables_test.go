package t1822pnw

import (
	"slices"
	"strings"
	"testing"

	"hexrail/rules/rulestest"
	"hexrail/rules/track"
)

func facts(t *testing.T) *rulestest.Facts { return rulestest.ReadFacts(t, "1822pnw") }

// TestNumbersAgree: money, limits, phases and trains (sheet 1.1, 1.3, 1.4). The backs of cards are variants there.
func TestNumbersAgree(t *testing.T) {
	f, title := facts(t), build(t, Key)
	f.SameMoney(t, title)
	f.SamePhases(t, title)
	for _, want := range f.Trains {
		got := title.Train(title.FindTrain(want.Name))
		rulestest.Same(t, "train "+want.Name, []any{got.Price, got.RustsOn, got.Unlimited}, []any{want.Price, want.RustsOn, want.Unlimited})
		if !want.Unlimited {
			rulestest.Same(t, "train "+want.Name+": copies", got.Count, want.Count)
		}
	}
}

// TestMarketAgrees: 28 prices (sheet 1.9).
func TestMarketAgrees(t *testing.T) {
	f, title := facts(t), build(t, Key)
	for i, cell := range f.Market[0] {
		got := title.Market.Rows[0][i]
		par := slices.Contains(cell.Zones, "par") || slices.Contains(cell.Zones, "par_1")
		rulestest.Same(t, "cell", []any{got.Price, got.Par, got.Zone != 0}, []any{cell.Price, par, slices.Contains(cell.Zones, "endgame")})
	}
}

// TestChartersAgree: companies (sheet 1.5, 1.6). The sheet spells the name of minor 14 as on the map.
func TestChartersAgree(t *testing.T) {
	f, title := facts(t), build(t, Key)
	rulestest.Same(t, "companies", len(title.Corps), len(f.Corporations))
	for i, want := range f.Corporations {
		c := title.Corps[i]
		name := strings.Replace(want.Name, "Prarie", "Prairie", 1) //nolint:misspell // as the data has it
		rulestest.Same(t, want.ID, []any{c.ID, c.Name, c.Home, c.HomeCity, c.TokenCosts, c.FloatAt, c.Certs},
			[]any{want.ID, name, want.Home, want.HomeCity, want.TokenCosts, want.FloatPercent, want.Certs()})
	}
}

// TestCardsAgree: the cards in the order in which they are shuffled, with their revenues (sheet 1.7; R9). A regional railway pays
// its owner (R49).
func TestCardsAgree(t *testing.T) {
	f, title := facts(t), build(t, Key)
	rulestest.Same(t, "cards", len(title.Privates), len(f.Privates))
	for i, want := range f.Privates {
		p := title.Privates[i]
		revenue := want.Revenue
		if p.Card == "A" || p.Card == "B" || p.Card == "C" {
			revenue = regionalRevenue
		}
		rulestest.Same(t, want.ID, []any{p.ID, p.Value, p.Revenue}, []any{want.ID, want.Value, revenue})
	}
}

// TestTilesAgree: every tile, its copies, stops and track (sheet 1.9).
func TestTilesAgree(t *testing.T) { facts(t).SameTiles(t, build(t, Key)) }

// TestMapAgrees: every hex, its neighbours and its face (sheet 1.10). The printed ferry is no track, and the river at Seattle is
// listed at the hex that pays for the bridge.
func TestMapAgrees(t *testing.T) {
	f := facts(t)
	ferry := map[string][2]string{"D9": {"edge:0", "edge:4"}, "E8": {"edge:3", "edge:5"}}
	side := map[string]string{"D9": "0", "E8": "3"}
	for i := range f.Hexes {
		h := &f.Hexes[i]
		if line, ok := ferry[h.ID]; ok {
			delete(h.Neighbors, side[h.ID])
			h.Tile.Paths = slices.DeleteFunc(h.Tile.Paths, func(p [2]string) bool { return p == line })
		}
	}
	title := build(t, Key)
	f.SameHexes(t, title)
	if b := title.Board.Hexes[title.FindHex("D9")-1].Borders; len(b) != 1 || b[0] != (track.Border{Edge: 0, Kind: track.Ferry}) {
		t.Errorf("the sides of D9 are %v", b)
	}
}
