package t1870

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
)

// keepHalf returns the withheld part of a half dividend: half, rounded down to tens (1870/R106). It is never zero,
// since a run earns at least $30.
func keepHalf(_ rules.View, _ id.Corp, revenue int32) int32 { return revenue / 2 / 10 * 10 }

// stay returns the present cell: it is the price movement that leaves the marker in place.
func stay(v rules.View, c id.Corp, _ int32) market.Pos { return v.S.Corps[c].Price }
