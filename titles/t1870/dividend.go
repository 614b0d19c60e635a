package t1870

import (
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/market"
)

// keepHalf is what a company keeps of a half dividend: half, rounded down to tens (1870/R106). That is never nothing, since a run earns 30
// or more.
func keepHalf(_ rules.View, _ id.Corp, revenue int32) int32 { return revenue / 2 / 10 * 10 }

// stay is the Move of a marker that stays.
func stay(v rules.View, c id.Corp, _ int32) market.Pos { return v.S.Corps[c].Price }
