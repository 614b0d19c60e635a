package t18fl

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// A company without a president after a bankruptcy rests (18FL/R108a): nobody decides about its trains.

// checkSeller refuses the purchase of a train of a company that rests, because nobody can agree to the sale (18FL/R86,
// R108a).
func checkSeller(v rules.View, _ id.Corp, n id.Train) rules.Refusal {
	if c := v.S.Trains[n].Corp(); v.Rests(c) {
		return v.Refuse(restingSeller).At(c, 0)
	}
	return rules.Refusal{}
}

// giveUpLowest discards the lowest trains of companies that rest until they are within their limits (18FL/R93).
func giveUpLowest(tx *rules.Tx) {
	for i := range tx.T.Corps {
		for c := id.Corp(i + 1); tx.Rests(c) && tx.Crowded(c); {
			var buf [rules.MaxTrains]id.Train
			tx.DiscardTrain(tx.AppendTrains(buf[:0], id.OfCorp(c))[0])
		}
	}
}
