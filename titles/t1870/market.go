package t1870

import "github.com/hexrail/hexrail/rules/market"

// Effects of the colours of the chart. Each colour has the effects of the lighter ones as well.
const (
	yellow = market.NoCertLimit
	green  = yellow | market.NoShareLimit
	brown  = green | market.MultiBuy
)

// printed is the chart as market.Rows reads it: yellow, green, brown, par, below the ledge (l), closed (x).
const printed = `
64y 68 72 76 82 90 100p 110 120 140 160 180 200 225 250 275 300 325 350 375 400
60y 64y 68 72 76 82 90p 100 110 120 140 160 180 200 225 250 275 300 325 350 375
55y 60y 64y 68 72 76 82p 90 100 110 120 140 160 180 200 225 250l 275l 300l 325l 350l
50g 55y 60y 64y 68 72 76p 82 90 100 110 120 140 160l 180l 200l 225l 250l 275l 300l 325l
40b 50g 55y 60y 64 68 72p 76 82 90 100 110l 120l 140l 160l 180l
30b 40g 50g 55y 60y 64 68p 72 76 82 90l 100l 110l
20b 30b 40g 50g 55y 60y 64 68 72 76l 82l
10b 20b 30b 40g 50y 55y 60y 64 68l 72l
0x 10b 20b 30b 40g 50y 55y 60l 64l
0x 0x 10b 20b 30b 40g 50y
0x 0x 0x 10b 20b 30b 40g
`

// chart returns the price chart: 11 rows from the top. The first cells of the last three rows are closed: a company
// whose marker enters one leaves the game (1870/R70). As an option, reaching 400 ends the game (R161), and three cells
// have the colours of the original chart (R167).
func chart(s *Switches) market.Chart {
	c := market.Chart{Ledges: market.SoftLedge, Rows: market.Rows(printed, map[byte]market.Cell{
		'p': {Par: true},
		'y': {Zone: yellow, Color: "yellow"},
		'g': {Zone: green, Color: "green"},
		'b': {Zone: brown, Color: "brown"},
		'l': {Zone: market.BelowLedge, Color: "red"},
		'x': {Zone: market.Closes, Color: "close"},
	})}
	if s.Ledge == MinusOne {
		c.Ledges = market.FirmLedge
	}
	if s.FinishOn400 {
		top := c.Rows[0]
		top[len(top)-1].Zone |= market.EndsGame
	}
	if s.originalMarket() {
		c.Rows[4][0] = market.Cell{Price: 40, Zone: green, Color: "green"}
		c.Rows[6][5], c.Rows[7][6] = market.Cell{Price: 60}, market.Cell{Price: 60}
	}
	return c
}

// topPrices returns the prices of the top row, from which the par of a reissue is taken (R66).
func topPrices(c *market.Chart) (prices []int32) {
	for _, cell := range c.Rows[0] {
		prices = append(prices, int32(cell.Price))
	}
	return prices
}
