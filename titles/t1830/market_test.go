package t1830

import (
	"testing"

	"github.com/hexrail/hexrail/rules/market"
)

// TestLedges moves a marker at every edge of the chart where something special happens (T20).
func TestLedges(t *testing.T) {
	c := chart()
	right, left, up := c.Right, c.Left, c.Up
	down := func(p market.Pos) market.Pos { return c.Down(p, 1) }
	for _, m := range []struct {
		rule     string
		name     string
		move     func(market.Pos) market.Pos
		from, to market.Pos
		price    int32
	}{
		{"R72", "right end of a row: up", right, market.Pos{Row: 7, Col: 7}, market.Pos{Row: 6, Col: 7}, 69},
		{"R72", "right end of the lowest row: up", right, market.Pos{Row: 10, Col: 6}, market.Pos{Row: 9, Col: 6}, 50},
		{"R72", "right end: up", right, market.Pos{Row: 4, Col: 10}, market.Pos{Row: 3, Col: 10}, 110},
		{"R72", "right end: up", right, market.Pos{Row: 2, Col: 15}, market.Pos{Row: 1, Col: 15}, 240},
		{"R72", "the highest price stays", right, market.Pos{Row: 0, Col: 18}, market.Pos{Row: 0, Col: 18}, 350},
		{"R72", "right end of the second row: up", right, market.Pos{Row: 1, Col: 18}, market.Pos{Row: 0, Col: 18}, 350},
		{"R71", "left end of a row: down", left, market.Pos{Row: 0, Col: 0}, market.Pos{Row: 1, Col: 0}, 53},
		{"R71", "left end: down", left, market.Pos{Row: 6, Col: 0}, market.Pos{Row: 7, Col: 0}, 10},
		{"R71", "left end of the lowest full row stays", left, market.Pos{Row: 7, Col: 0}, market.Pos{Row: 7, Col: 0}, 10},
		{"R71", "left end of a short row stays", left, market.Pos{Row: 8, Col: 1}, market.Pos{Row: 8, Col: 1}, 10},
		{"R71", "left end of a short row stays", left, market.Pos{Row: 9, Col: 2}, market.Pos{Row: 9, Col: 2}, 10},
		{"R71", "left end of the last row stays", left, market.Pos{Row: 10, Col: 3}, market.Pos{Row: 10, Col: 3}, 10},
		{"R70", "down", down, market.Pos{Row: 5, Col: 8}, market.Pos{Row: 6, Col: 8}, 70},
		{"R70", "bottom of a column stays", down, market.Pos{Row: 6, Col: 8}, market.Pos{Row: 6, Col: 8}, 70},
		{"R70", "bottom of a column stays", down, market.Pos{Row: 4, Col: 10}, market.Pos{Row: 4, Col: 10}, 100},
		{"R70", "bottom of a column stays", down, market.Pos{Row: 10, Col: 6}, market.Pos{Row: 10, Col: 6}, 40},
		{"R70", "bottom of the first column stays", down, market.Pos{Row: 7, Col: 0}, market.Pos{Row: 7, Col: 0}, 10},
		{"R73", "top row stays", up, market.Pos{Row: 0, Col: 5}, market.Pos{Row: 0, Col: 5}, 90},
	} {
		to := m.move(m.from)
		if to != m.to || c.Price(to) != m.price {
			t.Errorf("%s (R75) %s: %v moves to %v at %d, want %v at %d", m.rule, m.name, m.from, to, c.Price(to), m.to, m.price)
		}
	}
}

// TestChart has single cells that other programs got wrong, and the effects of the colours.
func TestChart(t *testing.T) {
	c := chart()
	if p := c.Price(market.Pos{Row: 7, Col: 1}); p != 20 {
		t.Errorf("second brown cell of the row of 67 and 68 is %d, want 20", p) // issue 4214 of 18xx.games
	}
	if n := len(c.Pars()); n != 6 {
		t.Errorf("R35: %d pars, want 6", n)
	}
	for _, z := range []struct {
		rule  string
		at    market.Pos
		color string
		want  market.Zone
	}{
		{"R42", market.Pos{Row: 0, Col: 1}, "", 0},
		{"R42", market.Pos{Row: 0, Col: 6}, "", 0},
		{"R42", market.Pos{Row: 0, Col: 0}, "yellow", market.NoCertLimit},
		{"R37", market.Pos{Row: 4, Col: 0}, "orange", market.NoCertLimit | market.NoShareLimit},
		{"R49", market.Pos{Row: 5, Col: 0}, "brown", market.NoCertLimit | market.NoShareLimit | market.MultiBuy},
	} {
		cell, _ := c.At(z.at)
		if cell.Zone != z.want || cell.Color != z.color {
			t.Errorf("%s: cell %v is %q with effects %b, want %q with %b", z.rule, z.at, cell.Color, cell.Zone, z.color, z.want)
		}
	}
}
