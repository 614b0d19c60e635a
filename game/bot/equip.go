package bot

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// rateDividend prefers to pay out, unless the company has no lasting train and three runs suffice for the next one;
// then it prefers to keep half if that is enough, and otherwise all.
func (s *judge) rateDividend(a rules.Dividend) int32 {
	c := s.v.Actor().Corp()
	short := s.needs(s.v, c) - s.v.Cash(id.OfCorp(c))
	keep := short > 0 && short <= 3*s.v.S.Turn.Revenue
	switch {
	case keep && a.Kind == rules.Half && short <= s.v.S.Turn.Revenue/2:
		return 3
	case keep == (a.Kind == rules.Withhold):
		return 2
	}
	return 1
}

// rateTrain rates the purchase of a train: one that the treasury can pay, from the bank or from another company with
// the same president; if forced, the one that costs the president least. Idle money is also spent on a train that
// starts a phase with more to build, because otherwise companies at the end of their track would wait for each other.
func (s *judge) rateTrain(a rules.BuyTrain) int32 {
	v, c := s.v, a.By
	own, kind, cash := kinds(v, c), v.KindOf(a.Train), v.Cash(id.OfCorp(c))
	if a.From.Corp() != 0 {
		if a.Price > cash || lasting(v, c) > 0 || !s.spares(a) {
			return 0
		}
	} else if help := a.Price - cash; help > 0 {
		return max(1, 20_000-help)
	}
	gain := s.run(v, c, s.kindsAfter(a)...) - s.run(v, c, own...)
	merit := gain*life(v, kind) - burden(v, a.Price, cash)
	have := int32(lasting(v, c))
	switch {
	case len(own) == 0 || have == 0 && lasts(v, kind):
		merit += 30_000
	case lasts(v, kind):
		merit += 100 / have
	}
	if a.From == id.Initial && idles(v) && opens(v, kind) {
		merit += 100
	}
	if !s.mayPass() {
		merit = max(1, merit)
	}
	return merit
}

// burden returns the cost of a price to be weighed against the benefit of a train: all of it if companies' money is the
// score, otherwise less the more money the company has.
func burden(v rules.View, price, cash int32) int32 {
	switch v.T.Policy.Score {
	case rules.CompaniesMoney:
		return price
	case rules.PlayersWealth:
	}
	return price * price / max(1, 4*cash)
}

// idles reports whether money in a treasury benefits only its company: it counts for nobody's score, and no president
// may have to add to it.
func idles(v rules.View) bool {
	switch v.T.Policy.Score {
	case rules.PlayersWealth:
		return !v.HelpsWithTrains()
	case rules.CompaniesMoney:
	}
	return false
}

// opens reports whether buying a train of a kind from the bank starts a phase with tiles of another colour or with more
// operating rounds, or makes the train that does so the next one for sale.
func opens(v rules.View, k id.TrainKind) bool {
	now := v.PhaseDef()
	for i := range v.T.Trains {
		next := id.TrainKind(i + 1)
		at := v.T.FindPhase(v.T.Train(next).StartsPhase)
		if at <= int(v.S.Phase) {
			continue
		}
		then := &v.T.Phases[at]
		return next >= k && v.AheadInDepot(next) <= 1 && (then.Colors > now.Colors || then.Rounds > now.Rounds)
	}
	return false
}

// kindsAfter returns the kinds of a company's trains after a purchase.
func (s *judge) kindsAfter(a rules.BuyTrain) []id.TrainKind {
	trains := kinds(s.v, a.By)
	if a.TradeIn != 0 {
		at := slices.Index(trains, s.v.KindOf(a.TradeIn))
		trains = slices.Delete(trains, at, at+1)
	}
	return append(trains, s.v.KindOf(a.Train))
}

// spares reports whether the seller of a train has the same president as the buyer and keeps a lasting train.
func (s *judge) spares(a rules.BuyTrain) bool {
	seller := a.From.Corp()
	return s.v.President(seller) == s.v.President(a.By) && lasting(s.v, seller) > 1
}
