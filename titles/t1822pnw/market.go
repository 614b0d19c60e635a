package t1822pnw

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/rules/market"
)

// line has the 28 prices of the track in dollars.
var line = [...]int16{
	40, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120, 135, 150, 165, 180, 200, 220, 245, 270, 300, 330, 360, 400,
	450, 500, 550, 600,
}

// The prices that rules name.
const (
	minorStart = 50  // of a minor in phase 1 (R48)
	lowestPar  = 55  // of a major (R37)
	highestPar = 100 // of all companies
)

// chart returns the price track. A marker that reaches one of the end cells ends the game (R151).
func chart(end int16) market.Chart {
	row := make([]market.Cell, len(line))
	for i, price := range line {
		cell := market.Cell{Price: price, Par: price >= minorStart && price <= highestPar}
		switch {
		case price >= end:
			cell.Zone, cell.Color = market.EndsGame, "end"
		case price == minorStart:
			cell.Color = "minor"
		case cell.Par:
			cell.Color = "par"
		}
		row[i] = cell
	}
	return market.Chart{Ledges: market.Line, Rows: [][]market.Cell{row}}
}

// priceCell returns the cell of a price, which must be on the track.
func priceCell(price int16) market.Pos {
	return market.Pos{Col: uint8(slices.Index(line[:], price))}
}

// lineWords are the prices as written in records.
var lineWords = func() (list [len(line)]string) {
	for i, price := range line {
		list[i] = strconv.Itoa(int(price))
	}
	return list
}()
