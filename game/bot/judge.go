package bot

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
)

// judge rates the actions of a position by rules of thumb, for all players that use them. It knows no title and holds
// the position without its secret parts.
type judge struct {
	seed uint64
	x    rules.Scratch
	now  rules.State
	v    rules.View // the position; of now, unless the player sees to it that nobody modifies it meanwhile
	left int        // remaining work of this call of Think

	rate func(*judge, rules.Action) int32 // merit, or a variant of it
	whim int32                            // how strongly the seed sways choices between similar merits, from 1
	// seesEnd says that lays count for no more runs than are left; see runsLeft.
	seesEnd bool
	// guess estimates the best run of a company without the route solver; nil asks the solver.
	guess func(v rules.View, c id.Corp, kinds []id.TrainKind) int32
	legal []rules.Action
	memo  memo // of now

	builder id.Corp        // company for which lays or stations are being evaluated
	fleet   []id.TrainKind // its trains; see fleet
	before  prospect       // its prospect in the current position
	finals  []finalist     // candidates with the best first estimates, best first

	next  rules.State        // position after an action being evaluated
	given rules.State        // position with hypothetical trains
	runs  map[question]int32 // cache of best runs
	walk  walk
}

// begin drops the previous position and copies a new one without its secret parts.
func (s *judge) begin(v rules.View) {
	s.now = *v.S
	v.Veil(&s.now)
	s.setPosition(rules.View{T: v.T, S: &s.now, X: &s.x})
}

// setPosition makes v the position that is considered. The figures of the previous one are forgotten.
func (s *judge) setPosition(v rules.View) { s.v, s.memo = v, memo{} }

// Agrees implements Player. It sells a private for its expected income, a train for its printed price if the company
// keeps a lasting one, and a company for at least the owner's part in it.
func (s *judge) Agrees(v rules.View, wish rules.Action) bool {
	switch a := wish.(type) {
	case rules.BuyPrivate:
		return a.Price >= s.privateWorth(v, a.Private)
	case rules.BuyTrain:
		return a.Price >= v.TrainPrice(a.Train) && lasting(v, a.From.Corp()) > 1
	case rules.Decide:
		return gains(v, a)
	}
	return true
}

// search continues a search for a slice. It returns true when the answer is proven, or accepted after enough work.
func (s *judge) search(solver *route.Solver, enough int) bool {
	before := solver.Work()
	done := solver.Step(runSlice)
	s.left -= max(solver.Work()-before, 1)
	return done || solver.Work() >= enough && solver.Found()
}

// merit returns the merit of an action. Zero or less is worse than a pass. Kinds of actions that are possible at the
// same time and urgent have the highest merits. Powers that need another player's consent are never used.
func (s *judge) merit(a rules.Action) int32 {
	if o := s.v.Operands(a); (o.Via != 0 || o.Power != 0) && s.v.Consent(a) != 0 {
		return 0
	}
	switch a := a.(type) {
	case rules.Bid:
		return s.rateBid(a)
	case rules.Par:
		return s.ratePar(a)
	case rules.BuyShares:
		switch {
		case a.By.Corp() != 0:
			return s.rateRedemption(a)
		case s.v.S.Depth > 1:
			return s.rateProtection(a)
		}
		return s.rateShare(a)
	case rules.SellShares:
		if a.By.Corp() != 0 {
			return s.rateReissue(a)
		}
		return s.rateSale(a)
	case rules.Assign:
		return s.rateMarker(a)
	case rules.BuyPrivate:
		return s.ratePrivate(a)
	case rules.ExchangePrivate:
		return s.rateExchange(a)
	case rules.LayTile:
		return s.rateBuilding(a, a.By)
	case rules.PlaceToken:
		return s.rateBuilding(a, a.Of)
	case rules.Decide:
		return s.rateAnswer(a)
	case rules.Dividend:
		return s.rateDividend(a)
	case rules.BuyTrain:
		return s.rateTrain(a)
	case rules.DiscardTrain:
		return urgent - s.v.TrainPrice(a.Train)
	}
	rateOwn := s.v.T.Hooks.Merit
	if rateOwn == nil || !isOwn(s.v, a) {
		return 0
	}
	keep := int32(0)
	if c := rules.Actor(a).Corp(); c != 0 {
		keep = s.needs(s.v, c)
	}
	return rateOwn(s.v, a, keep)
}

// isOwn reports whether an action is the title's own, such as a merger or a conversion.
func isOwn(v rules.View, a rules.Action) bool {
	return slices.ContainsFunc(v.T.Own, func(own rules.Action) bool { return own.Def() == a.Def() })
}

// urgent is the merit of actions that come before all others.
const urgent = rules.Urgent

// mayPass reports whether no action is required.
func (s *judge) mayPass() bool {
	_, ok := decline(s.legal).(rules.Pass)
	return ok
}

// chance returns a number from 0 to n-1 that depends only on the seed and the given numbers, and 0 if n is not
// positive.
func (s *judge) chance(n int32, of ...int) int32 {
	if n <= 0 {
		return 0
	}
	x := s.seed
	for _, k := range of {
		x = scramble(x ^ uint64(k))
	}
	return int32(scramble(x) % uint64(n))
}
