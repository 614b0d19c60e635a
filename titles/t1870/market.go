package t1870

import "github.com/hexrail/hexrail/rules/market"

// Effects of the colours of the chart. Each colour has the effects of the lighter ones as well.
const (
	yellow = market.NoCertLimit
	green  = yellow | market.NoShareLimit
	brown  = green | market.MultiBuy
)

// chart returns the price chart: 11 rows from the top. The first cells of the last three rows are closed: a company
// whose marker enters one leaves the game (1870/R70). As an option, reaching 400 ends the game (R161), and three cells
// have the colours of the original chart (R167).
func chart(s *Switches) market.Chart {
	// a cell by its colour: white, par, yellow, green, brown, beyond the ledge, closed
	w := func(price int16) market.Cell { return market.Cell{Price: price} }
	p := func(price int16) market.Cell { return market.Cell{Price: price, Par: true} }
	y := func(price int16) market.Cell { return market.Cell{Price: price, Zone: yellow, Color: "yellow"} }
	g := func(price int16) market.Cell { return market.Cell{Price: price, Zone: green, Color: "green"} }
	b := func(price int16) market.Cell { return market.Cell{Price: price, Zone: brown, Color: "brown"} }
	l := func(price int16) market.Cell { return market.Cell{Price: price, Zone: market.BelowLedge, Color: "red"} }
	x := func() market.Cell { return market.Cell{Zone: market.Closes, Color: "close"} }
	c := market.Chart{
		Ledges: market.SoftLedge,
		Rows: [][]market.Cell{
			{y(64), w(68), w(72), w(76), w(82), w(90), p(100), w(110), w(120), w(140), w(160), w(180), w(200), w(225), w(250),
				w(275), w(300), w(325), w(350), w(375), w(400)},
			{y(60), y(64), w(68), w(72), w(76), w(82), p(90), w(100), w(110), w(120), w(140), w(160), w(180), w(200), w(225),
				w(250), w(275), w(300), w(325), w(350), w(375)},
			{y(55), y(60), y(64), w(68), w(72), w(76), p(82), w(90), w(100), w(110), w(120), w(140), w(160), w(180), w(200),
				w(225), l(250), l(275), l(300), l(325), l(350)},
			{g(50), y(55), y(60), y(64), w(68), w(72), p(76), w(82), w(90), w(100), w(110), w(120), w(140), l(160), l(180),
				l(200), l(225), l(250), l(275), l(300), l(325)},
			{b(40), g(50), y(55), y(60), w(64), w(68), p(72), w(76), w(82), w(90), w(100), l(110), l(120), l(140),
				l(160), l(180)},
			{b(30), g(40), g(50), y(55), y(60), w(64), p(68), w(72), w(76), w(82), l(90), l(100), l(110)},
			{b(20), b(30), g(40), g(50), y(55), y(60), w(64), w(68), w(72), l(76), l(82)},
			{b(10), b(20), b(30), g(40), y(50), y(55), y(60), w(64), l(68), l(72)},
			{x(), b(10), b(20), b(30), g(40), y(50), y(55), l(60), l(64)},
			{x(), x(), b(10), b(20), b(30), g(40), y(50)},
			{x(), x(), x(), b(10), b(20), b(30), g(40)},
		},
	}
	if s.Ledge == MinusOne {
		c.Ledges = market.FirmLedge
	}
	if s.FinishOn400 {
		top := c.Rows[0]
		top[len(top)-1].Zone |= market.EndsGame
	}
	if s.originalMarket() {
		c.Rows[4][0] = g(40)
		c.Rows[6][5], c.Rows[7][6] = w(60), w(60)
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
