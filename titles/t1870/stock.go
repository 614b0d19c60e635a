package t1870

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/step"
)

// stockTurn is a player's turn in a stock round. Unless it passes by itself, it stays open while the player can have a
// company redeem or reissue shares (1870/X13).
type stockTurn struct {
	step.StockTurn
	powers []rules.Step // those that keep the turn open while they offer anything
}

// newStockTurn returns the turn with the settings of the game. If turns do not pass by themselves, redemption and
// reissue keep it open.
func newStockTurn(s *Switches) stockTurn {
	t := stockTurn{}
	if s.Profile == rules.Recorded {
		t.StaysOpen = func(v rules.View) bool { return step.BarredPrivate(v) || step.BarredPurchase(v) }
	}
	if !s.AutoPassPresident {
		t.powers = []rules.Step{redeem{consent: s.RedeemConsent, loose: s.LooseActions}, newReissue(s)}
	}
	return t
}

// Open implements rules.Step.
func (s stockTurn) Open(v rules.View) rules.Refusal {
	r := s.StockTurn.Open(v)
	if r.Refused() && slices.ContainsFunc(s.powers, func(p rules.Step) bool { return rules.Offers(p, v) }) {
		return rules.Refusal{}
	}
	return r
}
