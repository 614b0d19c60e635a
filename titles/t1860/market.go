package t1860

import (
	"slices"

	"github.com/hexrail/hexrail/rules/market"
)

// line has the 55 prices of the track in order. On the printed board it zigzags between two rows: even indices are in
// the upper row, and so are all par prices.
var line = [...]int16{
	0, 7, 14, 20, 26, 31, 36, 40, 44, 47, 50, 52, 54, 56, 58, 60, 62, 65, 68, 71, 74, 78, 82, 86, 90, 95, 100,
	105, 110, 116, 122, 128, 134, 142, 150, 158, 166, 174, 182, 191, 200, 210, 220, 230, 240, 250, 260, 270, 280, 290, 300,
	310, 320, 330, 340,
}

// chart returns the price track as a chart of one row.
func chart() market.Chart {
	row := make([]market.Cell, len(line))
	for i, price := range line {
		row[i] = cellOf(price)
	}
	return market.Chart{Ledges: market.Line, Rows: [][]market.Cell{row}}
}

// cellOf returns the cell of a price with its zone (1860/R29, R30, R144, R152).
func cellOf(price int16) market.Cell {
	cell := market.Cell{Price: price}
	switch price {
	case 0:
		cell.Zone, cell.Color = market.Closes, "close"
	case 340:
		cell.Zone, cell.Color = market.EndsGame, "end"
	case 54, 58, 62, 68, 74, 82, 90, 100:
		cell.Par, cell.Color = true, "par"
	case 40, 44, 47, 50, 52, 56, 60, 65, 71, 78, 86, 95:
		cell.Zone, cell.Color = market.ParAgain, "repar"
	default:
		if price < 40 || price > 150 {
			cell.Zone, cell.Color = market.FirstSaleFree, "red"
		}
	}
	return cell
}

// priceCell returns the cell of a price, which must be on the track.
func priceCell(price int16) market.Pos {
	return market.Pos{Col: uint8(slices.Index(line[:], price))}
}
