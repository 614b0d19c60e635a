package bot

import (
	"hexrail/rules"
	"hexrail/rules/id"
)

// Random plays legal actions by chance. It is no opponent: it tries everything the rules allow, so that the rules are
// tried, and it leans toward what moves a game on, so that games end. Equal seeds play equal games.
type Random struct {
	x     uint64
	legal []rules.Action
	kinds [kindCount][]rules.Action
}

// NewRandom returns a player with a seed.
func NewRandom(seed uint64) *Random { return &Random{x: seed} }

// kind groups actions that are alike; first a kind is drawn by weight, then one of its actions.
type kind uint8

const (
	passing kind = iota
	bidding
	starting
	buying
	selling
	trading
	exchanging
	laying
	placing
	running
	idling
	paying
	withholding
	equipping
	discarding
	splurging
	failing
	kindCount
)

// weights tell how often a kind is drawn among those that are possible. A zero is drawn only if nothing else is possible.
var weights = [kindCount]int{
	passing: 4, bidding: 16, starting: 8, buying: 20, selling: 1, trading: 1, exchanging: 1,
	laying: 30, placing: 10, running: 40, idling: 1, paying: 20, withholding: 3, equipping: 6, discarding: 1, splurging: 0, failing: 0,
}

// kindOf sorts an action. Bids far above the face value are set apart: with all money in them nobody can buy the private
// that is due, and an auction need not end.
func kindOf(v rules.View, a rules.Action) kind {
	switch a := a.(type) {
	case rules.Pass:
		return passing
	case rules.Bid:
		if a.Price > fair(v, a) {
			return splurging
		}
		return bidding
	case rules.Par:
		return starting
	case rules.BuyShares:
		return buying
	case rules.SellShares, rules.SellPrivate:
		return selling
	case rules.BuyPrivate:
		return trading
	case rules.ExchangePrivate:
		return exchanging
	case rules.LayTile:
		return laying
	case rules.PlaceToken:
		return placing
	case rules.RunRoutes:
		if len(a.Routes) == 0 {
			return idling
		}
		return running
	case rules.Dividend:
		if a.Kind == rules.Withhold {
			return withholding
		}
		return paying
	case rules.BuyTrain:
		return equipping
	case rules.DiscardTrain:
		return discarding
	case rules.Bankrupt:
		return failing
	}
	return passing
}

// fair returns what a bid may come to without being a splurge: for the right to choose a small part of one's money.
func fair(v rules.View, b rules.Bid) int32 {
	if b.Private == 0 {
		return v.Cash(v.Actor()) / 8
	}
	return v.T.Private(b.Private).Value * 3 / 2
}

// Choose returns an action for the position, or nil if nobody may act.
func (r *Random) Choose(v rules.View) rules.Action {
	r.legal = rules.AppendLegal(r.legal[:0], v)
	for k := range r.kinds {
		r.kinds[k] = r.kinds[k][:0]
	}
	for _, a := range r.legal {
		k := kindOf(v, a)
		r.kinds[k] = append(r.kinds[k], a)
	}
	of := r.kinds[r.drawKind()]
	if len(of) == 0 {
		return nil
	}
	return r.vary(v, of[r.below(len(of))])
}

func (r *Random) drawKind() kind {
	sum, last := 0, passing
	for k, of := range r.kinds {
		if len(of) > 0 {
			sum += weights[k]
			last = kind(k)
		}
	}
	if sum == 0 {
		return last
	}
	n := r.below(sum)
	for k, of := range r.kinds {
		if len(of) == 0 {
			continue
		}
		if n -= weights[k]; n < 0 {
			return kind(k)
		}
	}
	return last
}

// vary draws another price where one may be chosen; the lists have only the least and the greatest.
func (r *Random) vary(v rules.View, a rules.Action) rules.Action {
	other := a
	switch a := a.(type) {
	case rules.Bid:
		a.Price += int32(5 * r.below(4))
		other = a
	case rules.BuyPrivate:
		a.Price = 1 + int32(r.below(int(max(a.Price, 1))))
		other = a
	case rules.BuyTrain:
		if a.From == id.Initial || a.From == id.Pool {
			return a
		}
		a.Price = 1 + int32(r.below(int(max(a.Price, 1))))
		other = a
	}
	if rules.Check(v, other).Refused() {
		return a
	}
	return other
}

// below returns a number from 0 to n-1.
func (r *Random) below(n int) int {
	r.x += 0x9e3779b97f4a7c15
	z := r.x
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	z ^= z >> 31
	return int(z % uint64(n))
}
