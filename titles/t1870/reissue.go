package t1870

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
)

// reissue lets a president have the company put all its redeemed shares up for sale again at a new par (1870/R65-R68).
// It is listed as a step for any time.
type reissue struct {
	step.NeverOpen
	alone   bool // it is the only action of the turn (X4)
	funding rules.ReissueFunding
	highest int32 // maximum of the new par; zero means no limit (R165)
	loose   bool  // stored games may reissue while the president must sell, though it is not offered (X16)
}

// newReissue returns the power with the settings of the game.
func newReissue(s *Switches) reissue {
	return reissue{
		alone: s.ReissueTiming == WholeTurn, funding: s.ReissueFunding, highest: s.highestReissue(),
		loose: s.LooseActions,
	}
}

func (reissue) Name() string { return step.ReissueKey }

// Check implements rules.Step: all redeemed shares at once, and only after the last share has left the initial offering
// (1870/R65).
func (r reissue) Check(v rules.View, a rules.Action) rules.Refusal {
	sell, ok := a.(rules.SellShares)
	c := rules.Actor(a).Corp()
	if !ok || c == 0 {
		return v.Refuse(rules.WrongStep)
	}
	if refusal := checkDealer(v, c, r.alone, r.loose); refusal.Refused() {
		return refusal
	}
	own := v.Held(c, id.OfCorp(c))
	switch {
	case sell.Corp != c || own == 0:
		return v.Refuse(rules.NotHeld).Figures(int32(own), int32(sell.Percent)).Of(id.OfCorp(c)).Citing("1870/R65")
	case v.Held(c, id.Initial) > 0:
		return v.Refuse(unissuedLeft)
	case int(sell.Percent) != own:
		return v.Refuse(allOfThem).Figures(int32(sell.Percent), int32(own))
	}
	return rules.Refusal{}
}

// par returns the par of reissued shares: the price of the top row, up to highest, nearest to three quarters of the
// market price, the higher of two that are equally near, and at least the old par (1870/R66).
func (r reissue) par(v rules.View, c id.Corp) int32 {
	target := 3 * v.Price(c) // in quarters
	best := int32(0)
	for _, price := range topPrices(&v.T.Market) {
		if r.highest != 0 && price > r.highest {
			break
		}
		if distance(4*price, target) <= distance(4*best, target) {
			best = price
		}
	}
	return max(best, int32(v.S.Corps[c].Par))
}

// distance returns the absolute difference of two prices.
func distance(a, b int32) int32 { return max(a-b, b-a) }

// AppendLegal implements rules.Step: all redeemed shares of each company.
func (r reissue) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		a := rules.SellShares{By: id.OfCorp(c), Corp: c, Percent: uint8(v.Held(c, id.OfCorp(c)))}
		if !r.Check(v, a).Refused() {
			dst = append(dst, a)
		}
	}
	return dst
}

func (r reissue) Apply(tx *rules.Tx, a rules.Action) {
	c := a.(rules.SellShares).Corp
	tx.Reissue(c, r.par(tx.View, c), r.funding)
	tx.S.Turn.Acted = true
	tx.FinishAll()
}
