package step

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Lot is a subject of the right to choose: a private, or the presidency of a company.
type Lot struct {
	Private id.Private   // zero for a presidency
	With    []id.Private // the other cards of a group sold as a whole, of which Private is the first (1830/RB4)
	Corp    id.Corp
	Price   int32 // minimum
}

// ChoiceSale is an auction of the right to choose one of several lots. A bid is a premium on the price of the lot
// (1860/R10). Screens use it for facts that State does not have.
type ChoiceSale interface {
	rules.Step
	// AppendLots appends the remaining lots.
	AppendLots(dst []Lot, v rules.View) []Lot
	// Limits returns the minimum and maximum bid of the player in turn. If they cross, he can only pass (1860/R12, R14).
	Limits(v rules.View) (lowest, highest int32)
}
