package t18fl

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/track"
)

// runTrains is the step in which a company runs its trains (18FL/R80, T1-T14). Without a train or a route it is skipped
// and there are no earnings.
type runTrains struct {
	terms runTerms
	best  bool // less than the best run is refused
}

// BestOnly reports whether a company has no choice but its best run (R80), so that puzzles do not ask for it.
func (s runTrains) BestOnly() bool { return s.best }

// searchWork limits the search for the best run, in units of the solver. Recorded games need a small part of it.
const searchWork = 20_000_000

func (runTrains) Name() string { return step.RunKey }

// Open implements rules.Step. If the best run is compulsory and earns nothing, there is no route.
func (s runTrains) Open(v rules.View) rules.Refusal {
	c := v.Actor().Corp()
	if v.TrainCount(id.OfCorp(c)) == 0 {
		return v.Refuse(rules.NoTrain)
	}
	if !s.best || thinksAhead(v) {
		if !v.Is(c, rules.HadRoute) && !v.HasRoute(c) {
			return v.Refuse(rules.NoRoute)
		}
		return rules.Refusal{}
	}
	if best, _ := v.BestRun(c, searchWork); v.RunRevenue(best) == 0 {
		return v.Refuse(rules.NoRoute)
	}
	return rules.Refusal{}
}

// thinksAhead reports whether a computer plays the game on in its thoughts: a run is then a figure that it states, for
// which no route is searched. Records state figures too, but not by the rulebook.
func thinksAhead(v rules.View) bool {
	return v.T.Policy.StatedRevenue.On() && v.T.Profile == rules.Rulebook
}

// Skip implements rules.Skipper: a company that cannot run earns nothing.
func (runTrains) Skip(tx *rules.Tx) { tx.Earn(tx.Actor().Corp(), 0) }

// Check implements rules.Step. Stated earnings are legal where records or a computer may state them.
func (s runTrains) Check(v rules.View, a rules.Action) rules.Refusal {
	run, ok := a.(rules.RunRoutes)
	switch {
	case !ok:
		return v.Refuse(rules.WrongStep)
	case run.By != v.Actor().Corp():
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	case run.Stated && (!v.T.Policy.StatedRevenue.On() || run.Revenue < 0):
		return v.Refuse(rules.RevenueStated)
	case run.Stated:
		return rules.Refusal{}
	}
	var buf [rules.MaxTrains]id.Train
	trains := v.AppendRunning(buf[:0], run.By)
	if len(run.Routes) > len(trains) {
		return v.Refuse(rules.TrainTwice).Figures(int32(len(run.Routes)), int32(len(trains)))
	}
	if r := step.CheckRoutes(v, s, run, trains); r.Refused() || !s.best {
		return r
	}
	return step.BelowBest(v, run, searchWork)
}

// CheckRoute implements rules.Runner (18FL/T1-T9).
func (s runTrains) CheckRoute(v rules.View, c id.Corp, n id.Train, r track.Route) rules.Refusal {
	if refusal := s.terms.checkRoute(v, r, n); refusal.Refused() {
		return refusal
	}
	run := v.RunOf(c, n)
	run.Reach = track.Endless // towns are free; checkRoute has counted the other stops
	var space [track.UsualStops]track.Call
	_, fault := v.Position().Judge(space[:0], r, run)
	return step.RouteRefusal(v, fault, r, run)
}

// AppendLegal implements rules.Step: the best run and, if allowed, an empty one.
func (s runTrains) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	return step.AppendRuns(dst, v, s, searchWork)
}

func (runTrains) Apply(tx *rules.Tx, a rules.Action) {
	run := a.(rules.RunRoutes)
	tx.FinishStep()
	tx.Earn(run.By, tx.RunRevenue(run))
}
