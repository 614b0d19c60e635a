package t1860

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
)

// buyTrains is the step in which a company buys trains with its own money (1860/R110-R120).
type buyTrains struct {
	step.BuyTrains
	solvent bool // a purchase ends the buyer's insolvency at once (R133)
}

// newBuyTrains returns the step; see buyTrains for solvent.
func newBuyTrains(solvent bool) buyTrains {
	return buyTrains{BuyTrains: step.BuyTrains{Trade: rules.On, Multiple: 10, MayTrade: checkTrade}, solvent: solvent}
}

// Apply implements rules.Step.
func (s buyTrains) Apply(tx *rules.Tx, a rules.Action) {
	s.BuyTrains.Apply(tx, a)
	if buy, ok := a.(rules.BuyTrain); ok && s.solvent {
		becomeSolvent(tx, buy.By)
	}
}

// Open implements rules.Step: a company without a president that has a train buys no more (1860/R137).
func (s buyTrains) Open(v rules.View) rules.Refusal {
	if c := v.Actor().Corp(); v.Receivership(c) && v.TrainCount(v.Actor()) > 0 {
		return v.Refuse(nobodyPresides).Citing("1860/R137")
	}
	return s.BuyTrains.Open(v)
}

// checkTrade judges the purchase of train n from the company that has it. Bankrupt companies and those without a
// president sell none, the latter buy none, and nobody does once nationalised (1860/R118). A company that has a train
// cannot buy another's only one (R117).
func checkTrade(v rules.View, buyer id.Corp, n id.Train) rules.Refusal {
	seller := v.S.Trains[n]
	c := seller.Corp()
	switch {
	case nationalised.Is(v.S), v.Is(c, rules.Unlisted), v.Receivership(c), v.Receivership(buyer):
		return v.Refuse(sellerBarred)
	case v.TrainCount(id.OfCorp(buyer)) > 0 && v.TrainCount(seller) == 1:
		return v.Refuse(lastTrain)
	}
	return rules.Refusal{}
}
