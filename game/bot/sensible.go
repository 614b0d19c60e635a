package bot

import (
	"slices"

	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/route"
)

// Sensible plays by rules of thumb: companies are started at a par at which they float, money goes into the shares that
// promise most, tiles and stations go where they make runs better, trains are bought before the old ones rust. It looks one
// action ahead and at nobody's plans.
//
// It knows no title: what a private earns, what a train lasts, what a share pays is read off the tables, and the rest it asks
// the referee. It chooses by its seed and the position alone, so that a game that is opened again goes on as it would have.
//
// It thinks in pieces. Work is counted as the solver of runs counts it, never by a clock:
//
//	s.Begin(v)
//	for !s.Think(40_000) {
//		// a frame of the screen
//	}
//	a := s.Move()
type Sensible struct {
	seed uint64
	x    rules.Scratch
	now  rules.State
	v    rules.View // of now, which nobody else changes
	left int        // work that may still be done

	stage  stage
	at     int
	legal  []rules.Action
	choice rules.Action
	most   int32 // merit of the choice

	builder id.Corp    // company for which tiles or stations are looked at
	before  prospect   // what it can expect as things stand
	finals  []finalist // the best of them at first sight, best first

	next  rules.State        // after an action that is looked at
	given rules.State        // with trains that are looked at
	runs  map[question]int32 // what is known
	asked question           // what the solver is busy with
	then  stage              // goes on when it is answered
	walk  walk
}

// stage is a piece of thinking that is not cut. It returns the next one, nil when the choice is made.
type stage func(*Sensible) stage

// NewSensible returns a player with a seed.
func NewSensible(seed uint64) *Sensible { return &Sensible{seed: seed, runs: map[question]int32{}} }

// Begin starts to think about a position and drops the one before. The position is copied, without what is secret in it.
func (s *Sensible) Begin(v rules.View) {
	s.now = *v.S
	v.Veil(&s.now)
	s.v = rules.View{T: v.T, S: &s.now, X: &s.x}
	s.choice, s.most, s.at = nil, 0, 0
	s.stage = (*Sensible).list
}

// Think does work, as the solver of runs counts it, and a piece more at most; true when the choice is made.
func (s *Sensible) Think(work int) bool {
	for s.left = work; s.stage != nil && s.left > 0; {
		s.stage = s.stage(s)
	}
	return s.stage == nil
}

// Move returns the choice once Think is done: a legal action, or nil if nobody may act.
func (s *Sensible) Move() rules.Action { return s.choice }

// Choose implements Player.
func (s *Sensible) Choose(v rules.View) rules.Action {
	s.Begin(v)
	for !s.Think(runSlice) {
	}
	return s.Move()
}

// Work that looking at things takes, compared with the solver's.
const (
	lookWork = 200 // one action
	listWork = 2000
)

// Agrees implements Player: a private goes for what it is worth, a train for its printed price if its company keeps one that lasts,
// and a company for no less than the owner has in it.
func (s *Sensible) Agrees(v rules.View, wish rules.Action) bool {
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

// list finds out what may be done. A run is not listed, as that would look for the best one at once.
func (s *Sensible) list() stage {
	v := s.v
	s.left -= listWork
	if c := v.Actor().Corp(); c != 0 && !v.S.End.Over && rules.Check(v, rules.RunRoutes{By: c}).Reason != rules.WrongStep {
		var trains [rules.MaxTrains]id.Train
		v.Routes().Begin(v.RunProblem(c, v.AppendRunning(trains[:0], c)))
		return (*Sensible).drive
	}
	return (*Sensible).listAll
}

func (s *Sensible) listAll() stage {
	s.legal = rules.AppendLegal(s.legal[:0], s.v)
	switch len(s.legal) {
	case 0:
		return nil
	case 1:
		s.choice = s.legal[0]
		return nil
	}
	s.choice = decline(s.legal)
	s.finals, s.builder = s.finals[:0], 0
	if s.v.Actor().Player() != 0 || slices.ContainsFunc(s.legal, isSale) {
		return (*Sensible).survey
	}
	return (*Sensible).weigh
}

func isSale(a rules.Action) bool {
	_, ok := a.(rules.SellShares)
	return ok
}

// driveWork is the work after which the best run found is good enough.
const driveWork = 1_000_000

// drive looks for the best run of the company whose trains are due.
func (s *Sensible) drive() stage {
	solver := s.v.Routes()
	done := s.search(solver, driveWork)
	if !done {
		return (*Sensible).drive
	}
	run := rules.RunRoutes{By: s.v.Actor().Corp(), Routes: solver.Best().Routes}
	if rules.Check(s.v, run).Refused() {
		return (*Sensible).listAll
	}
	s.choice = run
	return nil
}

// search goes on with a search for a slice. It reports true when the answer is proven, or good enough after so much work.
func (s *Sensible) search(solver *route.Solver, enough int) bool {
	before := solver.Work()
	done := solver.Step(runSlice)
	s.left -= max(solver.Work()-before, 1)
	return done || solver.Work() >= enough && solver.Found()
}

// survey asks what the companies earn, one at a time: every deal with shares needs that.
func (s *Sensible) survey() stage {
	if s.at == len(s.v.T.Corps) {
		s.at = 0
		return (*Sensible).weigh
	}
	s.at++
	s.left -= lookWork
	if c := id.Corp(s.at); s.v.Is(c, rules.Operated) {
		if wait := s.ask(s.v, c, s.fleet(s.v, c), (*Sensible).survey); wait != nil {
			return wait
		}
	}
	return (*Sensible).survey
}

// weigh judges one action after the other.
func (s *Sensible) weigh() stage {
	if s.at == len(s.legal) {
		s.at = 0
		return (*Sensible).compare
	}
	a := s.legal[s.at]
	if a, ok := a.(rules.BuyTrain); ok {
		for _, trains := range [...][]id.TrainKind{kinds(s.v, a.By), s.with(a)} {
			if wait := s.ask(s.v, a.By, trains, (*Sensible).weigh); wait != nil {
				return wait
			}
		}
	}
	s.at++
	s.left -= lookWork
	if m := s.merit(a); m > s.most {
		s.most, s.choice = m, a
	}
	return (*Sensible).weigh
}

// merit says how good an action is. What is not above zero is worse than to pass. Of the kinds of actions that are possible
// at the same time those that are urgent come first: their merits are the greatest. Powers of which somebody else has a say are left
// alone.
func (s *Sensible) merit(a rules.Action) int32 {
	if o := rules.OperandsOf(a); (o.Via != 0 || o.Power != 0) && s.v.Consent(a) != 0 {
		return 0
	}
	switch a := a.(type) {
	case rules.Bid:
		return s.bid(a)
	case rules.Par:
		return s.start(a)
	case rules.BuyShares:
		switch {
		case a.By.Corp() != 0:
			return s.redeem(a)
		case s.v.S.Depth > 1:
			return s.protect(a)
		}
		return s.buy(a)
	case rules.SellShares:
		if a.By.Corp() != 0 {
			return s.reissue(a)
		}
		return s.sell(a)
	case rules.Assign:
		return s.mark(a)
	case rules.BuyPrivate:
		return s.buyPrivate(a)
	case rules.ExchangePrivate:
		return s.exchange(a)
	case rules.LayTile:
		return s.build(a, a.By)
	case rules.PlaceToken:
		return s.build(a, a.Of)
	case rules.PlaceHexToken:
		return s.adorn(a)
	case rules.Convert:
		return s.enlarge(a)
	case rules.Acquire:
		return s.acquire(a)
	case rules.Merge:
		return s.unite(a)
	case rules.Decide:
		return s.reply(a)
	case rules.Repay:
		return urgent + a.Sum
	case rules.Dividend:
		return s.dividend(a)
	case rules.BuyTrain:
		return s.equip(a)
	case rules.DiscardTrain:
		return urgent - s.v.TrainPrice(a.Train)
	}
	return 0
}

// urgent is the merit of what should be done before anything else.
const urgent = 1_000_000

// mayPass reports whether nothing need be done.
func (s *Sensible) mayPass() bool {
	_, ok := decline(s.legal).(rules.Pass)
	return ok
}

// chance returns a number from 0 to n-1 that depends on the seed and these numbers alone.
func (s *Sensible) chance(n int32, of ...int) int32 {
	x := s.seed
	for _, k := range of {
		x = scramble(x ^ uint64(k))
	}
	return int32(scramble(x) % uint64(n))
}
