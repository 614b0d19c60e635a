package t1860

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
)

// stockTurn is a player's turn in a stock round: the shared one, with the trade in privates with the bank
// (1860/R21-R48).
type stockTurn struct {
	step.StockTurn
	privates bankPrivates
	// staysOpen reports whether a turn with no other options stays open for an exchange of a private.
	staysOpen func(v rules.View) bool
}

// newStockTurn returns the turn with the settings of the game. exchange is the one of the stock round. With
// SouthernNoNew, no new company is started once the Southern stock round has begun (1860/R145).
func newStockTurn(switches Switches, exchange step.Exchange) stockTurn {
	s := stockTurn{staysOpen: exchangesLate}
	if switches.ExchangeKeepsTurn {
		s.staysOpen = exchange.Possible
	}
	if switches.Profile == rules.Recorded {
		s.StaysOpen = func(v rules.View) bool { return parListed(v) || privateListed(v) }
	}
	if switches.SouthernNoNew {
		s.MayStart = func(v rules.View, c id.Corp) rules.Refusal {
			if trackEnded.Is(v.S) && !v.Is(c, rules.Unlisted) {
				return v.Refuse(noNewCompanies)
			}
			return rules.Refusal{}
		}
	}
	return s
}

// Open implements rules.Step: a trade with the bank, or an exchange, keeps the turn open too.
func (s stockTurn) Open(v rules.View) rules.Refusal {
	r := s.StockTurn.Open(v)
	if !r.Refused() || s.privates.canTrade(v) || s.staysOpen(v) {
		return rules.Refusal{}
	}
	return r
}

// Idle implements rules.Idler.
func (s stockTurn) Idle(v rules.View) bool {
	return s.StockTurn.Idle(v) && !s.privates.canTrade(v) && !s.staysOpen(v)
}

// Check implements rules.Step.
func (s stockTurn) Check(v rules.View, a rules.Action) rules.Refusal {
	switch a.(type) {
	case rules.BuyPrivate, SellPrivate:
		return s.privates.check(v, a)
	}
	return s.StockTurn.Check(v, a)
}

// AppendLegal implements rules.Step.
func (s stockTurn) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	dst = s.StockTurn.AppendLegal(dst, v)
	return s.privates.appendLegal(dst, v)
}

// Apply implements rules.Step.
func (s stockTurn) Apply(tx *rules.Tx, a rules.Action) {
	switch a := a.(type) {
	case rules.BuyPrivate:
		s.privates.buy(tx, a)
	case SellPrivate:
		s.privates.sell(tx, a)
	default:
		s.StockTurn.Apply(tx, a)
	}
}

// exchangesLate reports whether, in recorded games, a turn stays open after its purchase for the exchange of a private:
// from the phase of the ferry on, after starting the company linked to a private of the player or buying any private
// except the ferry (1860/R45).
func exchangesLate(v rules.View) bool {
	t := &v.S.Turn
	if int(v.S.Phase) < v.T.FindPhase(ferryPhase) {
		return false
	}
	if t.Bought&rules.BoughtPrivate != 0 {
		return v.T.Private(t.Private).FromPhase == ""
	}
	return t.Bought&rules.BoughtPresidency != 0 && ownsLinked(v, v.Actor(), t.Corp)
}

// ownsLinked reports whether o owns the private that can be exchanged for a share of c.
func ownsLinked(v rules.View, o id.Owner, c id.Corp) bool {
	p := v.T.FindPrivate(v.T.Corp(c).Reserved)
	return p != 0 && v.PrivateOf(p, o)
}
