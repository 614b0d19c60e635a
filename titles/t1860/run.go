package t1860

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/track"
)

// runTrains is the step in which a company runs its trains or a leased one (1860/R153-R169). Without a train or a route
// it is skipped and there are no earnings.
type runTrains struct {
	terms runTerms
	// forcedBest: a company for which nobody decides, in receivership or nationalised, must run its best run (R135,
	// R149).
	forcedBest bool
}

func (runTrains) Name() string { return step.RunKey }

// Open implements rules.Step (1860/T22).
func (s runTrains) Open(v rules.View) rules.Refusal {
	c := v.Actor().Corp()
	var buf [rules.MaxTrains]id.Train
	switch {
	case len(v.AppendRunning(buf[:0], c)) == 0:
		return v.Refuse(rules.NoTrain)
	case !v.HasRoute(c):
		return v.Refuse(rules.NoRoute)
	case !s.terms.anyRun(v, c):
		return v.Refuse(noLegalRun)
	}
	return rules.Refusal{}
}

// Skip implements rules.Skipper: a company that cannot run earns nothing.
func (runTrains) Skip(tx *rules.Tx) { tx.Earn(tx.Actor().Corp(), 0) }

// Check implements rules.Step. Stated earnings are legal where records may state them; routes are not judged then.
func (s runTrains) Check(v rules.View, a rules.Action) rules.Refusal {
	run, ok := a.(rules.RunRoutes)
	if !ok {
		return v.Refuse(rules.WrongStep)
	}
	if run.By != v.Actor().Corp() {
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	}
	if run.Stated {
		if !v.T.Policy.StatedRevenue.On() || run.Revenue < 0 || run.Subsidy < 0 {
			return v.Refuse(rules.RevenueStated)
		}
		return rules.Refusal{}
	}
	return s.checkRoutes(v, run)
}

// checkRoutes judges a run: at most one route per train, the duty to run, every route, and the duty to earn most.
func (s runTrains) checkRoutes(v rules.View, run rules.RunRoutes) rules.Refusal {
	var buf [rules.MaxTrains]id.Train
	trains := v.AppendRunning(buf[:0], run.By)
	if len(run.Routes) > len(trains) {
		return v.Refuse(rules.TrainTwice).Figures(int32(len(run.Routes)), int32(len(trains)))
	}
	if !step.AnyRuns(run.Routes) && !mayStay(v, run.By) {
		return v.Refuse(rules.MustRun)
	}
	if r := s.terms.checkRun(v, run.By, run.Routes, trains); r.Refused() || !s.mustEarnMost(v, run) {
		return r
	}
	return step.BelowBest(v, run, searchWork)
}

// CheckRoute implements rules.Runner (1860/R154-R161).
func (s runTrains) CheckRoute(v rules.View, c id.Corp, n id.Train, r track.Route) rules.Refusal {
	j := s.terms.newJudge(v, c)
	return j.judgeRoute(r, n)
}

// mustEarnMost reports whether a run must be the best one; an empty run never must (R150 says who may make it).
func (s runTrains) mustEarnMost(v rules.View, run rules.RunRoutes) bool {
	return s.forcedBest && (nationalised.Is(v.S) || v.Receivership(run.By)) && step.AnyRuns(run.Routes)
}

// mayStay reports whether c may run no train: only nationalised companies in receivership (1860/R150).
func mayStay(v rules.View, c id.Corp) bool { return nationalised.Is(v.S) && v.Receivership(c) }

// searchWork limits the search for the best run to offer, in units of the solver. Recorded games need a small part of
// it.
const searchWork = 10_000_000

// AppendLegal implements rules.Step: the best run and, if allowed, an empty one.
func (s runTrains) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	return step.AppendRuns(dst, v, s, searchWork)
}

// Apply implements rules.Step.
func (runTrains) Apply(tx *rules.Tx, a rules.Action) {
	run := a.(rules.RunRoutes)
	earned := tx.RunEarnings(run)
	tx.FinishStep()
	tx.Earn(run.By, earned.Revenue)
	tx.EarnSubsidy(earned.Subsidy)
}
