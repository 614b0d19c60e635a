package bot

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// Random plays random legal actions. It is not an opponent: it tries everything the rules allow, to test the rules, but
// prefers actions that advance the game, so that games end. Equal seeds play equal games.
type Random struct {
	x     uint64
	legal []rules.Action
	kinds [kindCount][]rules.Action
}

// NewRandom returns a player with a seed.
func NewRandom(seed uint64) *Random { return &Random{x: seed} }

// kind groups similar actions. First a kind is drawn by weight, then one of its actions.
type kind uint8

const (
	passing     kind = iota // and whatever has no kind of its own
	bidding                 // up to a fair price
	starting                // a company at a par
	buying                  // shares
	selling                 // shares, or what a title sells by an action of its own
	trading                 // privates
	exchanging              // a private for a share
	laying                  // on a hex without a provisional station
	displacing              // under the provisional station of another company
	settling                // under the own one
	placing                 // a station
	running                 // trains
	idling                  // a run without routes
	paying                  // out
	withholding             // earnings
	equipping               // with a train of the bank
	dealing                 // in a train of another company
	discarding              // a train
	splurging               // a bid above a fair price
	failing                 // by bankruptcy
	kindCount
)

// weights determine how often a kind is drawn among the possible ones. A kind of weight zero is drawn only if nothing
// else is possible.
//
// Rare situations are more likely than among people: laying the tile under the provisional station of another company,
// which that company therefore delays, or declaring bankruptcy as soon as it is allowed. Trains are rarely sold between
// companies, and at prices that leave money for the next one; otherwise no game would reach the last trains.
var weights = [kindCount]int{
	passing: 400, bidding: 1600, starting: 800, buying: 2000, selling: 100, trading: 100, exchanging: 100,
	laying: 3000, displacing: 6000, settling: 200, placing: 1000, running: 4000, idling: 100,
	paying: 2000, withholding: 300, equipping: 600, dealing: 40, discarding: 100, splurging: 0, failing: 1,
}

// kindOf classifies an action. Bids far above face value are separate: if they used up all money, nobody could buy the
// private that is due, and an auction might never end.
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
	case rules.SellShares:
		return selling
	case rules.BuyPrivate:
		return trading
	case rules.ExchangePrivate:
		return exchanging
	case rules.LayTile:
		switch provisional(v, a.Hex) {
		case 0:
			return laying
		case a.By:
			return settling
		}
		return displacing
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
		if a.From.Corp() != 0 {
			return dealing
		}
		return equipping
	case rules.DiscardTrain:
		return discarding
	case rules.Bankrupt:
		return failing
	}
	if a.Def().Deal == rules.Sells {
		return selling
	}
	return passing
}

// fair returns the highest bid that is not a splurge. For the right to choose it is a small part of the player's money.
func fair(v rules.View, b rules.Bid) int32 {
	if b.Private == 0 {
		return v.Cash(v.Actor()) / 8
	}
	return v.T.Private(b.Private).Value * 3 / 2
}

// provisional returns the company whose station on a hex is not in a city yet, or zero.
func provisional(v rules.View, h id.Hex) id.Corp {
	for i := range v.T.Corps {
		if c := id.Corp(i + 1); v.Is(c, rules.HomeOpen) && v.T.HomeHex(c) == h {
			return c
		}
	}
	return 0
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
	a := of[r.below(len(of))]
	if lay, ok := a.(rules.LayTile); ok {
		a = r.toward(v, lay, of)
	}
	return r.vary(v, a)
}

// Agrees implements Player. It always agrees, as the referee does.
func (*Random) Agrees(rules.View, rules.Action) bool { return true }

// toward draws a few more lays while a station is provisional, and returns the one nearest to it, because otherwise
// hardly any other company would get there in time.
func (r *Random) toward(v rules.View, a rules.LayTile, of []rules.Action) rules.LayTile {
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if c == a.By || !v.Is(c, rules.HomeOpen) {
			continue
		}
		home := v.T.Board.Hexes[v.T.HomeHex(c)-1].At
		away := func(h id.Hex) int {
			at := v.T.Board.Hexes[h-1].At
			return int(max(at.X-home.X, home.X-at.X)) + int(max(at.Y-home.Y, home.Y-at.Y))
		}
		for range 3 {
			if b, ok := of[r.below(len(of))].(rules.LayTile); ok && away(b.Hex) < away(a.Hex) {
				a = b
			}
		}
	}
	return a
}

// drawKind returns a kind of action drawn by weight among the kinds that are legal.
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

// vary draws another price, or another use of halts, if there is a choice, because the list of legal actions contains
// only the lowest and the highest price, and runs with the default halts.
func (r *Random) vary(v rules.View, a rules.Action) rules.Action {
	other := a
	switch a := a.(type) {
	case rules.Bid:
		a.Price += int32(5 * r.below(4))
		other = a
	case rules.BuyPrivate:
		a.Price = r.upTo(a.Price)
		other = a
	case rules.BuyTrain:
		if a.From.Corp() == 0 {
			return a
		}
		a.Price = r.upTo(min(a.Price, v.TrainPrice(a.Train)*3/2))
		other = a
	case rules.RunRoutes:
		other = r.halts(v, a)
	}
	if rules.Check(v, other).Refused() {
		return a
	}
	return other
}

// upTo returns a price from 1 to the highest.
func (r *Random) upTo(highest int32) int32 { return 1 + int32(r.below(int(max(highest, 1)))) }

// halts makes every other run choose the number of halts that its trains use, which otherwise the rules decide.
func (r *Random) halts(v rules.View, a rules.RunRoutes) rules.RunRoutes {
	if r.below(2) == 0 {
		return a
	}
	a.Routes = slices.Clone(a.Routes)
	for i := range a.Routes {
		if n := haltsOn(v.Position(), a.Routes[i]); n > 0 {
			a.Routes[i].Halts = uint8(1 + r.below(n+1))
		}
	}
	return a
}

// haltsOn returns the number of halts on a route.
func haltsOn(p track.Position, r track.Route) (n int) {
	var buf [64]track.StopAt
	stops, _ := p.AppendStops(buf[:0], r)
	for _, s := range stops {
		if p.Face(s.Hex).Stops[s.Stop].Kind == tile.Halt {
			n++
		}
	}
	return n
}

// below returns a number from 0 to n-1.
func (r *Random) below(n int) int {
	n64 := scramble(r.x) % uint64(n)
	r.x += golden
	return int(n64)
}

// golden is the step of SplitMix64: 2 to the power of 64 divided by the golden ratio.
const golden = 0x9e3779b97f4a7c15

// scramble returns a hash of x, the output function of SplitMix64.
func scramble(x uint64) uint64 {
	x += golden
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
