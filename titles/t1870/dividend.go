package t1870

import (
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/market"
	"hexrail/rules/step"
)

// keepHalf is what a company keeps of a half dividend: half, rounded down to tens (1870/R106).
func keepHalf(_ rules.View, _ id.Corp, revenue int32) int32 { return revenue / 2 / 10 * 10 }

// stay is the Move of a marker that stays.
func stay(v rules.View, c id.Corp, _ int32) market.Pos { return v.S.Corps[c].Price }

// moveByHalf leaves the marker where it is. A half that paid everything would move it right (sheet 6, 50).
func moveByHalf(v rules.View, c id.Corp, paid int32) market.Pos {
	if paid == v.S.Turn.Revenue {
		return step.MoveRight(v, c, paid)
	}
	return stay(v, c, paid)
}
