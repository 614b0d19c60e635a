package bot

import (
	"slices"

	"hexrail/rules"
	"hexrail/rules/id"
)

// dividend pays, unless the company has no train that lasts and three runs bring the money for the next one.
func (s *Sensible) dividend(v rules.View) rules.Action {
	c := v.Actor().Corp()
	short := s.needs(v, c) - v.Cash(id.OfCorp(c))
	return best(s.legal, func(a rules.Dividend) int32 {
		if keep := short > 0 && short <= 3*v.S.Turn.Revenue; keep == (a.Kind == rules.Withhold) {
			return 2
		}
		return 1
	})
}

// equip decides about trains: the best one that the treasury pays, of the bank or of another company with the same
// president; in need the one that costs the president least, and the sales for it.
func (s *Sensible) equip(v rules.View) rules.Action {
	c := v.Actor().Corp()
	own := kinds(v, c)
	before := s.run(v, c, own...)
	_, free := decline(s.legal).(rules.Pass)
	choice := best(s.legal, func(a rules.BuyTrain) int32 {
		help := a.Price - v.Cash(id.OfCorp(c))
		kind := v.T.KindOf(a.Train)
		switch {
		case a.From.Corp() != 0:
			if help > 0 || lasting(v, c) > 0 || !spares(v, a) {
				return 0
			}
		case help > 0:
			return max(1, 2000-help)
		}
		trains := own
		if a.TradeIn != 0 {
			trains = without(own, v.T.KindOf(a.TradeIn))
		}
		gain := s.run(v, c, append(slices.Clip(trains), kind)...) - before
		merit := gain*life(v, kind) - a.Price*a.Price/max(1, 4*v.Cash(id.OfCorp(c)))
		if have := int32(lasting(v, c)); have > 0 {
			merit += 100 / have
		}
		if n, rusts := left(v, kind); lasting(v, c) == 0 && (!rusts || n > soon) || len(own) == 0 {
			merit += 3000
		}
		if !free {
			merit = max(1, merit)
		}
		return merit
	})
	if _, ok := choice.(rules.BuyTrain); ok || free {
		return choice
	}
	return s.raise(v)
}

// spares reports whether the seller of a train has the same president as the buyer and keeps a train that lasts.
func spares(v rules.View, a rules.BuyTrain) bool {
	seller := a.From.Corp()
	return v.President(seller) == v.President(a.By) && lasting(v, seller) > 1
}

// raise sells for a train that must be bought: what is worth least beside its price, and as little of it as there is to sell.
func (s *Sensible) raise(v rules.View) rules.Action {
	n := s.rounds(v)
	return best(s.legal, func(a rules.SellShares) int32 {
		merit := 10_000*v.Price(a.Corp)/max(1, s.worth(v, a.Corp, n)) - int32(a.Percent)
		if v.President(a.Corp) == a.By.Player() {
			merit /= 4
		}
		return max(1, merit)
	})
}
