package bot

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Sensible plays by rules of thumb: it starts companies at a par at which they float, buys the shares with the highest
// expected dividends, builds where runs improve, and buys trains before the old ones rust. It looks one action ahead
// and does not model the other players' plans.
//
// It knows no title: the income of a private, the lifetime of a train and the yield of a share are derived from the
// tables, everything else from the referee. Its choice depends only on its seed and the position, so that a game opened
// again continues in the same way.
//
// It thinks in slices. Work is counted in units of the route solver, never by a clock:
//
//	s.Begin(v)
//	for !s.Think(40_000) {
//		// a frame of the screen
//	}
//	a := s.Move()
type Sensible struct {
	judge
	stage  stage
	at     int          // index of the company, action or finalist that the stage takes next
	choice rules.Action // so far
	most   int32        // its merit
	asked  question     // the pending solver query
	then   stage        // the stage after its answer
}

// stage is an indivisible part of thinking. It returns the next one, or nil when the choice is made.
type stage func(*Sensible) stage

// NewSensible returns a player with a seed.
func NewSensible(seed uint64) *Sensible {
	return &Sensible{judge: judge{seed: seed, rate: (*judge).merit, whim: 1, runs: map[question]int32{}}}
}

// Begin starts to think about a position and drops the previous one. The position is copied without its secret parts.
func (s *Sensible) Begin(v rules.View) {
	s.begin(v)
	s.choice, s.most, s.at = nil, 0, 0
	s.stage = (*Sensible).list
}

// Think does about the given amount of work, in units of the route solver. It returns true when the choice is made.
func (s *Sensible) Think(work int) bool {
	for s.left = work; s.stage != nil && s.left > 0; {
		s.stage = s.stage(s)
	}
	return s.stage == nil
}

// Move returns the choice once Think has returned true: a legal action, or nil if nobody may act.
func (s *Sensible) Move() rules.Action { return s.choice }

// Choose implements Player.
func (s *Sensible) Choose(v rules.View) rules.Action {
	s.Begin(v)
	for !s.Think(runSlice) {
	}
	return s.Move()
}

// Work of other operations, in units of the solver.
const (
	lookWork = 200 // one action
	listWork = 2000
)

// list lists the legal actions. A run is searched separately, because listing it would compute the best one at once.
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

// listAll lists the legal actions and decides at once if there is only one. Decisions about shares start with a survey.
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

// isSale reports whether an action is a sale of shares.
func isSale(a rules.Action) bool {
	_, ok := a.(rules.SellShares)
	return ok
}

// driveWork is the work after which the best run found is accepted.
const driveWork = 1_000_000

// drive searches the best run of the company that is to run.
func (s *Sensible) drive() stage {
	solver := s.v.Routes()
	if !s.search(solver, driveWork) {
		return (*Sensible).drive
	}
	run := rules.RunRoutes{By: s.v.Actor().Corp(), Routes: solver.Best().Routes}
	if rules.Check(s.v, run).Refused() {
		return (*Sensible).listAll
	}
	s.choice = run
	return nil
}

// survey computes the earnings of one company after another, because every trade in shares depends on them.
func (s *Sensible) survey() stage {
	if s.at == len(s.v.T.Corps) {
		s.at = 0
		return (*Sensible).weigh
	}
	s.at++
	s.left -= lookWork
	if c := id.Corp(s.at); s.v.Is(c, rules.Operated) {
		if wait := s.ask(s.v, c, fleet(s.v, c), (*Sensible).survey); wait != nil {
			return wait
		}
	}
	return (*Sensible).survey
}

// weigh rates one action after another.
func (s *Sensible) weigh() stage {
	if s.at == len(s.legal) {
		s.at = 0
		return (*Sensible).compare
	}
	a := s.legal[s.at]
	if a, ok := a.(rules.BuyTrain); ok {
		for _, trains := range [...][]id.TrainKind{kinds(s.v, a.By), s.kindsAfter(a)} {
			if wait := s.ask(s.v, a.By, trains, (*Sensible).weigh); wait != nil {
				return wait
			}
		}
	}
	s.at++
	s.left -= lookWork
	if m := s.rate(&s.judge, a); m > s.most {
		s.most, s.choice = m, a
	}
	return (*Sensible).weigh
}
