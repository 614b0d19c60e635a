package t1830

import "github.com/hexrail/hexrail/rules/market"

// Effects of the colours of the chart. Each colour has the effects of the lighter ones as well.
const (
	yellow = market.NoCertLimit
	orange = yellow | market.NoShareLimit
	brown  = orange | market.MultiBuy
)

// printed is the chart as market.Rows reads it: yellow, orange, brown, par.
const printed = `
60y 67 71 76 82 90 100p 112 126 142 160 180 200 225 250 275 300 325 350
53y 60y 66 70 76 82 90p 100 112 126 142 160 180 200 220 240 260 280 300
46y 55y 60y 65 70 76 82p 90 100 111 125 140 155 170 185 200
39o 48y 54y 60y 66 71 76p 82 90 100 110 120 130
32o 41o 48y 55y 62 67 71p 76 82 90 100
25b 34o 42o 50y 58y 65 67p 71 75 80
18b 27b 36o 45o 54y 63 67 69 70
10b 20b 30b 40o 50y 60y 67 68
0 10b 20b 30b 40o 50y 60y
0 0 10b 20b 30b 40o 50y
0 0 0 10b 20b 30b 40o
`

// chart returns the price chart: 11 rows from the top.
func chart() market.Chart {
	return market.Chart{Ledges: market.TwoWay, Rows: market.Rows(printed, map[byte]market.Cell{
		'p': {Par: true},
		'y': {Zone: yellow, Color: "yellow"},
		'o': {Zone: orange, Color: "orange"},
		'b': {Zone: brown, Color: "brown"},
	})}
}
