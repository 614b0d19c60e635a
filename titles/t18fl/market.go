package t18fl

import "github.com/hexrail/hexrail/rules/market"

// ceiling is the maximum price of a company of five shares, in dollars (18FL/R83).
const ceiling = 200

// chart returns the price line. Companies start at the coloured cells; those above the ceiling are for companies of ten
// shares.
func chart() market.Chart {
	row := []market.Cell{}
	for _, price := range [...]int16{60, 65, 70, 75, 80, 90, 100, 110, 125, 140, 160, 180, 200, 225, 250, 275, 300,
		330, 360, 400} {
		cell := market.Cell{Price: price}
		switch {
		case price >= 70 && price <= 110:
			cell.Par, cell.Color = true, "par"
		case price > ceiling:
			cell.Zone, cell.Color = market.LargeOnly, "green"
		}
		row = append(row, cell)
	}
	return market.Chart{Ledges: market.Line, Rows: [][]market.Cell{row}}
}
