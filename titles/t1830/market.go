package t1830

import "github.com/hexrail/hexrail/rules/market"

// Effects of the colours of the chart. Each colour has the effects of the lighter ones as well.
const (
	yellow = market.NoCertLimit
	orange = yellow | market.NoShareLimit
	brown  = orange | market.MultiBuy
)

// chart returns the price chart: 11 rows from the top.
func chart() market.Chart {
	none := market.Cell{}
	w := func(price int16) market.Cell { return market.Cell{Price: price} }
	p := func(price int16) market.Cell { return market.Cell{Price: price, Par: true} }
	y := func(price int16) market.Cell { return market.Cell{Price: price, Zone: yellow, Color: "yellow"} }
	o := func(price int16) market.Cell { return market.Cell{Price: price, Zone: orange, Color: "orange"} }
	b := func(price int16) market.Cell { return market.Cell{Price: price, Zone: brown, Color: "brown"} }
	return market.Chart{
		Ledges: market.TwoWay,
		Rows: [][]market.Cell{
			{y(60), w(67), w(71), w(76), w(82), w(90), p(100), w(112), w(126), w(142), w(160), w(180), w(200), w(225), w(250),
				w(275), w(300), w(325), w(350)},
			{y(53), y(60), w(66), w(70), w(76), w(82), p(90), w(100), w(112), w(126), w(142), w(160), w(180), w(200), w(220),
				w(240), w(260), w(280), w(300)},
			{y(46), y(55), y(60), w(65), w(70), w(76), p(82), w(90), w(100), w(111), w(125), w(140), w(155), w(170),
				w(185), w(200)},
			{o(39), y(48), y(54), y(60), w(66), w(71), p(76), w(82), w(90), w(100), w(110), w(120), w(130)},
			{o(32), o(41), y(48), y(55), w(62), w(67), p(71), w(76), w(82), w(90), w(100)},
			{b(25), o(34), o(42), y(50), y(58), w(65), p(67), w(71), w(75), w(80)},
			{b(18), b(27), o(36), o(45), y(54), w(63), w(67), w(69), w(70)},
			{b(10), b(20), b(30), o(40), y(50), y(60), w(67), w(68)},
			{none, b(10), b(20), b(30), o(40), y(50), y(60)},
			{none, none, b(10), b(20), b(30), o(40), y(50)},
			{none, none, none, b(10), b(20), b(30), o(40)},
		},
	}
}
