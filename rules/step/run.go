package step

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// RunTrains is the step in which the trains of a company run (1830/R120-R122). Without a train or a route it is
// skipped, and there are no earnings.
type RunTrains struct{}

// searchWork bounds the search for the best run. Recorded games need less than a hundredth of it.
const searchWork = 100_000_000

func (RunTrains) Name() string { return RunKey }

// Open implements rules.Step (1830/R122).
func (RunTrains) Open(v rules.View) rules.Refusal {
	c := v.Actor().Corp()
	if v.TrainCount(id.OfCorp(c)) == 0 {
		return v.Refuse(rules.NoTrain)
	}
	if !v.HasRoute(c) {
		return v.Refuse(rules.NoRoute)
	}
	return rules.Refusal{}
}

// Skip implements rules.Skipper: a company that cannot run earns nothing.
func (RunTrains) Skip(tx *rules.Tx) { tx.Earn(tx.Actor().Corp(), 0) }

// Check judges a run by its routes. A run that states its revenue is accepted as it is, where policy StatedRevenue
// allows that.
func (RunTrains) Check(v rules.View, a rules.Action) rules.Refusal {
	run, ok := a.(rules.RunRoutes)
	if !ok {
		return v.Refuse(rules.WrongStep)
	}
	if r := notOurs(v, run.By); r.Refused() {
		return r
	}
	if run.Stated {
		if !v.T.Policy.StatedRevenue.On() || run.Revenue < 0 {
			return v.Refuse(rules.RevenueStated)
		}
		return rules.Refusal{}
	}
	return checkRun(v, run)
}

// CheckRoute implements rules.Runner (1830/R200-R209).
func (RunTrains) CheckRoute(v rules.View, c id.Corp, n id.Train, r track.Route) rules.Refusal {
	run := v.RunOf(c, n)
	var space [track.UsualStops]track.Call
	_, fault := v.Position().Judge(space[:0], r, run)
	return RouteRefusal(v, fault, r, run)
}

// checkRun judges the routes of all trains together (1830/R120, R204).
func checkRun(v rules.View, run rules.RunRoutes) rules.Refusal {
	var trains [rules.MaxTrains]id.Train
	own := v.AppendTrains(trains[:0], id.OfCorp(run.By))
	if len(run.Routes) > len(own) {
		return v.Refuse(rules.TrainTwice).Figures(int32(len(run.Routes)), int32(len(own)))
	}
	if !AnyRuns(run.Routes) && mustRun(v) {
		return v.Refuse(rules.MustRun)
	}
	return CheckRoutes(v, RunTrains{}, run, own)
}

// CheckRoutes returns a refusal if a route of a run is illegal by itself, or if two trains use the same track
// (1830/R204). Route i is that of train i.
func CheckRoutes(v rules.View, s rules.Runner, run rules.RunRoutes, trains []id.Train) rules.Refusal {
	var used track.Used
	for i, r := range run.Routes {
		if rules.Idle(r) {
			continue
		}
		if refusal := s.CheckRoute(v, run.By, trains[i], r); refusal.Refused() {
			return refusal
		}
		if !used.Take(v.Position(), r) {
			return v.Refuse(rules.RouteTrackTwice)
		}
	}
	return rules.Refusal{}
}

// AnyRuns reports whether some train has a route.
func AnyRuns(routes []track.Route) bool {
	return slices.ContainsFunc(routes, func(r track.Route) bool { return !rules.Idle(r) })
}

// mustRun reports whether a company with a train and a route must run (1830/X9).
func mustRun(v rules.View) bool {
	switch v.T.Policy.RunDuty {
	case rules.SomeRun:
		return true
	case rules.AnyRun:
	}
	return false
}

// RouteRefusal returns the refusal for a fault that package track found in a route of this run, or the zero Refusal for
// track.Runs.
func RouteRefusal(v rules.View, fault track.RouteFault, route track.Route, run track.Run) rules.Refusal {
	if fault == track.Runs {
		return rules.Refusal{}
	}
	r := v.Refuse(routeReasons[fault])
	if fault == track.TooFar {
		var buf [64]track.StopAt
		stops, _ := v.Position().AppendStops(buf[:0], route)
		r = r.Figures(int32(len(stops)), int32(run.Reach))
	}
	return r
}

// routeReasons maps the faults of package track to reasons.
var routeReasons = [...]rules.Reason{
	track.Runs:            rules.Legal,
	track.NoTrack:         rules.RouteBroken,
	track.Broken:          rules.RouteBroken,
	track.EndsNowhere:     rules.RouteTooShort,
	track.OneStop:         rules.RouteTooShort,
	track.NoStation:       rules.RouteNoStation,
	track.StopTwice:       rules.RouteStopTwice,
	track.TrackTwice:      rules.RouteTrackTwice,
	track.ThroughFull:     rules.RouteBlocked,
	track.ThroughArea:     rules.RouteThroughOffBoard,
	track.AreaTwice:       rules.RouteAreaTwice,
	track.TooFar:          rules.RouteTooLong,
	track.ThroughTerminal: rules.RouteThroughTerminal,
}

// BelowBest returns a refusal if a run earns less than the best one, with both figures. The search for the best one is
// bounded by work, as that of View.BestRun. If it ends without proof, its best run is the standard, so that everybody
// who replays the log agrees.
func BelowBest(v rules.View, run rules.RunRoutes, work int) rules.Refusal {
	best, _ := v.BestRun(run.By, work)
	if have, need := v.RunRevenue(run), v.RunRevenue(best); have < need {
		return v.Refuse(rules.RunBelowBest).Figures(have, need)
	}
	return rules.Refusal{}
}

// AppendLegal implements rules.Step: a good run and, where it is allowed, none.
func (s RunTrains) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	return AppendRuns(dst, v, s, searchWork)
}

// AppendRuns appends the best run found within a bound of work (View.BestRun), and an empty one, if step s accepts
// them.
func AppendRuns(dst []rules.Action, v rules.View, s rules.Step, work int) []rules.Action {
	c := v.Actor().Corp()
	best, _ := v.BestRun(c, work)
	for _, a := range [...]rules.RunRoutes{best, {By: c}} {
		if !s.Check(v, a).Refused() {
			dst = append(dst, a)
		}
	}
	return dst
}

// Apply records the revenue of the run.
func (RunTrains) Apply(tx *rules.Tx, a rules.Action) {
	run := a.(rules.RunRoutes)
	tx.FinishStep()
	tx.Earn(run.By, tx.RunRevenue(run))
}
