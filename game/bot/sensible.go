package bot

import (
	"hexrail/rules"
	"hexrail/rules/id"
)

// Sensible plays by rules of thumb: companies are started at a par at which they float, money goes into the shares that
// promise most, tiles and stations go where they make runs better, trains are bought before the old ones rust. It looks one
// action ahead and at nobody's plans, so it is a partner to look at a game with and no strong opponent. Equal seeds play equal
// games.
//
// It knows no title. What it wants to know it asks the referee: what is legal, what a company would run with given trains,
// what an action leads to.
type Sensible struct {
	chance Random
	likes  [id.MaxPlayers + 1][rules.MaxPrivates + 1]int // how many percent above its face value a player likes a private
	legal  []rules.Action
	next   rules.State // after an action that is looked at
	given  rules.State // with trains that are looked at
	runs   map[question]int32
}

// NewSensible returns a player with a seed.
func NewSensible(seed uint64) *Sensible {
	s := &Sensible{chance: *NewRandom(seed), runs: map[question]int32{}}
	for p := range s.likes {
		for n := range s.likes[p] {
			s.likes[p][n] = 3 + s.chance.below(23)
		}
	}
	return s
}

// Choose returns an action for the position, or nil if nobody may act.
func (s *Sensible) Choose(v rules.View) rules.Action {
	s.legal = rules.AppendLegal(s.legal[:0], v)
	if len(s.legal) == 0 {
		return nil
	}
	if a := s.privates(v); a != nil {
		return a
	}
	if v.Actor().Player() != 0 {
		return s.asPlayer(v)
	}
	return s.asCompany(v)
}

// asPlayer decides in auctions and stock rounds.
func (s *Sensible) asPlayer(v rules.View) rules.Action {
	switch {
	case has[rules.Bid](s.legal):
		return s.bid(v)
	case has[rules.LayTile](s.legal):
		return s.lay(v)
	}
	return s.trade(v)
}

// asCompany decides in operating rounds, one step after the other.
func (s *Sensible) asCompany(v rules.View) rules.Action {
	switch {
	case has[rules.LayTile](s.legal):
		return s.lay(v)
	case has[rules.PlaceToken](s.legal):
		return s.place(v)
	case has[rules.RunRoutes](s.legal):
		return best(s.legal, func(a rules.RunRoutes) int32 {
			e := v.RunEarnings(a)
			return e.Revenue + e.Subsidy + 1 // a run that earns nothing is a run
		})
	case has[rules.Dividend](s.legal):
		return s.dividend(v)
	case has[rules.DiscardTrain](s.legal):
		return best(s.legal, func(a rules.DiscardTrain) int32 { return 10_000 - v.TrainPrice(a.Train) })
	}
	return s.equip(v)
}

// has reports whether one of the actions is of a kind.
func has[A rules.Action](list []rules.Action) bool {
	for _, a := range list {
		if _, ok := a.(A); ok {
			return true
		}
	}
	return false
}

// best returns the action of one kind with the greatest merit, if that is above zero; else a pass, or what else there is.
func best[A rules.Action](list []rules.Action, merit func(A) int32) rules.Action {
	most, choice := int32(0), decline(list)
	for _, a := range list {
		if a, ok := a.(A); ok {
			if m := merit(a); m > most {
				most, choice = m, a
			}
		}
	}
	return choice
}

// decline returns a pass if that is legal, else the first action.
func decline(list []rules.Action) rules.Action {
	for _, a := range list {
		if _, ok := a.(rules.Pass); ok {
			return a
		}
	}
	return list[0]
}

// privates returns a deal with a private that its owner should not miss, or nil: an exchange for a share that is worth more,
// and the sale to a company of his own at the highest price, as long as that can spare it.
func (s *Sensible) privates(v rules.View) rules.Action {
	for _, a := range s.legal {
		switch a := a.(type) {
		case rules.ExchangePrivate:
			w, _ := rules.PowerOf[rules.Exchange](v.T, a.Private)
			if v.Price(v.T.FindCorp(w.Corp)) >= v.T.Private(a.Private).Value/2 {
				return a
			}
		case rules.BuyPrivate:
			c := a.By.Corp()
			if c == 0 || v.S.Privates[a.Private].Owner != id.OfPlayer(v.President(c)) || a.Price < v.T.Private(a.Private).Value {
				continue
			}
			if v.Cash(a.By)-a.Price >= s.needs(v, c) {
				return a
			}
		}
	}
	return nil
}
