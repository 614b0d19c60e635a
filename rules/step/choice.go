package step

import (
	"hexrail/rules"
	"hexrail/rules/id"
)

// Lot is something that can be chosen where the right to choose is sold: a private, or the presidency of a company.
type Lot struct {
	Private id.Private   // zero for a presidency
	With    []id.Private // the others of a group that is sold as a whole, of which Private is the first (1830/RB4)
	Corp    id.Corp
	Price   int32 // the minimum
}

// ChoiceSale is an auction of the right to choose one of several lots; a bid is a premium on the price of the lot
// (1860/R10). The screen asks it what State does not tell.
type ChoiceSale interface {
	rules.Step
	// AppendLots appends the lots that are left.
	AppendLots(dst []Lot, v rules.View) []Lot
	// Limits returns the minimum and the maximum bid of the player in turn, who can only pass if they cross (1860/R12, R14).
	Limits(v rules.View) (lowest, highest int32)
}
