package t18fl

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// runsOfHotel is the number of runs in which a computer player expects a hotel to earn.
const runsOfHotel = 6

// merit returns the merit in dollars of conversions and hotels for a computer player whose company wants to keep a sum,
// or zero for other actions. It is the title's hook.
func merit(v rules.View, a rules.Action, keep int32) int32 {
	switch a := a.(type) {
	case PlaceHexToken:
		return meritOfHotel(v, a, keep)
	case Convert:
		return meritOfConversion(v, a.By)
	}
	return 0
}

// meritOfHotel returns the merit of a hotel (R73), which is assumed to earn the value of its town with every train of
// the company. It is zero if paying for it leaves the company less than keep.
func meritOfHotel(v rules.View, a PlaceHexToken, keep int32) int32 {
	cost := v.TokenCost(a.By, a.Hex, 0)
	if v.Cash(id.OfCorp(a.By))-cost < keep {
		return 0
	}
	pays := int32(0)
	for _, stop := range v.Position().Face(a.Hex).Stops {
		pays = max(pays, int32(stop.Value.At(v.PhaseDef().Colors)))
	}
	return runsOfHotel*pays*int32(v.TrainCount(id.OfCorp(a.By))) - cost
}

// meritOfConversion returns the merit of a conversion. It is above zero while the company has room for a train of the
// bank and cannot pay for it (R61).
func meritOfConversion(v rules.View, c id.Corp) int32 {
	price, ok := v.CheapestTrain()
	if !ok || v.Cash(id.OfCorp(c)) >= price || v.TrainCount(id.OfCorp(c)) > 1 {
		return 0
	}
	return price
}
