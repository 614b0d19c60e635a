package t1870

import (
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/step"
)

// stockTurn is a player's turn in a stock round. Where it does not pass by itself it also goes on while the player can have a
// company redeem or reissue shares (1870/X13).
type stockTurn struct {
	step.StockTurn
	powers []rules.Step
}

func newStockTurn(s *Switches) stockTurn {
	t := stockTurn{}
	if s.Profile == rules.Recorded {
		t.StaysOpen = func(v rules.View) bool { return parListed(v) || step.BarredPrivate(v) || step.BarredPurchase(v) }
	}
	if !s.AutoPassPresident {
		t.powers = []rules.Step{redeem{consent: s.RedeemConsent, loose: s.LooseActions}, newReissue(s)}
	}
	return t
}

// Open implements rules.Step.
func (s stockTurn) Open(v rules.View) rules.Refusal {
	r := s.StockTurn.Open(v)
	if !r.Refused() {
		return r
	}
	var buf [1]rules.Action
	for _, p := range s.powers {
		if len(p.AppendLegal(buf[:0], v)) > 0 {
			return rules.Refusal{}
		}
	}
	return r
}

// lowestStart is what the president's certificate costs at the lowest par. 18xx.games lists a start as possible from there on.
const lowestStart = 2 * 68

// parListed reports whether 18xx.games counts the start of a company as possible for the player in turn: by his money and his
// certificates alone (sheet 3.2).
func parListed(v rules.View) bool {
	p := v.Actor().Player()
	if v.S.Turn.Bought != 0 || v.Cash(v.Actor()) < lowestStart || v.AtCertLimit(p, 0).Refused() || step.MustSell(v, p).Refused() {
		return false
	}
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if !v.Is(c, rules.Started) && !v.Is(c, rules.Closed) && !v.S.Seats[p].Sold.Has(c) {
			return true
		}
	}
	return false
}
