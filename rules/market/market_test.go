package market_test

import (
	"reflect"
	"testing"

	"github.com/hexrail/hexrail/rules/market"
)

// ledged returns a chart of one column with a ledge above its row 3, and a second column beside it that is below a
// ledge from row 1 on.
func ledged(l market.Ledges) *market.Chart {
	above := market.Cell{Price: 50}
	below := market.Cell{Price: 40, Zone: market.BelowLedge}
	return &market.Chart{Ledges: l, Rows: [][]market.Cell{
		{above, above}, {above, below}, {above, below}, {below, below}, {below, below}, {below}, {below},
	}}
}

// TestFall: how many rows a sale takes a marker down across a ledge (1870/R47, X6).
func TestFall(t *testing.T) {
	for _, c := range []struct {
		ledges market.Ledges
		row    uint8
		rows   []uint8 // by shares, from one
	}{
		{market.SoftLedge, 2, []uint8{0, 2, 3, 4}},
		{market.SoftLedge, 1, []uint8{1, 1, 3, 4}},
		{market.SoftLedge, 0, []uint8{1, 2, 2, 4}},
		{market.SoftLedge, 3, []uint8{1, 2, 3, 3}},
		{market.FirmLedge, 2, []uint8{0, 1, 2, 3}},
		{market.FirmLedge, 1, []uint8{1, 1, 2, 3}},
		{market.FirmLedge, 0, []uint8{1, 2, 2, 3}},
		{market.FirmLedge, 3, []uint8{1, 2, 3, 3}},
		{market.TwoWay, 2, []uint8{1, 2, 3, 4}},
	} {
		for i, want := range c.rows {
			if got := ledged(c.ledges).Fall(market.Pos{Row: c.row}, i+1).Row - c.row; got != want {
				t.Errorf("ledges %d, row %d, %d shares: %d rows, want %d", c.ledges, c.row, i+1, got, want)
			}
		}
	}
}

// TestLedgeBarsTheWay: from the left a marker goes up instead of below the ledge; within the lower area it goes on, and
// at the end of the top row it stays (1870/R46).
func TestLedgeBarsTheWay(t *testing.T) {
	c := ledged(market.SoftLedge)
	for _, x := range []struct{ from, to market.Pos }{
		{market.Pos{Row: 1}, market.Pos{Row: 0}},
		{market.Pos{Row: 3}, market.Pos{Row: 3, Col: 1}},
		{market.Pos{Row: 5}, market.Pos{Row: 4}},
		{market.Pos{Row: 0, Col: 1}, market.Pos{Row: 0, Col: 1}},
	} {
		if got := c.Right(x.from); got != x.to {
			t.Errorf("right of %v is %v, want %v", x.from, got, x.to)
		}
	}
}

// TestUpInTheTopRow: where there is a ledge a marker in the top row goes to the right and down, else it stays
// (1830/R73, 1870/R49).
func TestUpInTheTopRow(t *testing.T) {
	for ledges, want := range map[market.Ledges]market.Pos{
		market.SoftLedge: {Row: 1, Col: 1}, market.FirmLedge: {Row: 1, Col: 1}, market.TwoWay: {},
	} {
		if got := ledged(ledges).Up(market.Pos{}); got != want {
			t.Errorf("ledges %d: up of the corner is %v, want %v", ledges, got, want)
		}
	}
	last := market.Pos{Col: 1}
	if got := ledged(market.SoftLedge).Up(last); got != last {
		t.Errorf("up of the last cell is %v", got)
	}
}

// TestRows: prices stand in their places with the zone, colour and par of their letter, and a text that is no chart is
// refused.
func TestRows(t *testing.T) {
	kinds := map[byte]market.Cell{'p': {Par: true}, 'x': {Zone: market.Closes, Color: "close"}}
	want := [][]market.Cell{{{Price: 90, Par: true}, {Price: 100}},
		{{}, {Zone: market.Closes, Color: "close"}, {Price: 8}}}
	if got := market.Rows("\n90p 100\n0 0x  8\n", kinds); !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	for _, wrong := range []string{"90q", "p", "9p0", "40000", "-1x"} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%q is taken for a chart", wrong)
				}
			}()
			market.Rows(wrong, kinds)
		}()
	}
}
