package rules

import (
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/track"
)

// RunOf returns the conditions under which train n of c runs.
func (v View) RunOf(c id.Corp, n id.Train) track.Run {
	return track.Run{Corp: c, Reach: v.T.Train(v.KindOf(n)).Reach, Through: v.through(), Phase: v.PhaseDef().Column()}
}

// RunProblem returns the search problem for the best run of c with these trains.
func (v View) RunProblem(c id.Corp, trains []id.Train) route.Problem {
	if v.T.Hooks.Problem != nil {
		return v.T.Hooks.Problem(v, c, trains)
	}
	p := route.Problem{Position: v.Position(), Corp: c, Phase: v.PhaseDef().Column(), Through: v.through()}
	for _, n := range trains {
		p.Trains = append(p.Trains, route.Train{Reach: v.RunOf(c, n).Reach})
	}
	return p
}

// BestRun returns the best run of c and reports whether it is proved to be the best. It searches for a proof within a
// bound of work, counted as route.Solver does, but always until it has a first run. The run is shared and must not be
// changed.
func (v View) BestRun(c id.Corp, work int) (run RunRoutes, proven bool) {
	e := &v.X.best
	if e.title == v.T && e.corp == c && e.work == work && e.state == *v.S {
		return e.run, e.proven
	}
	var trains [MaxTrains]id.Train
	solver := v.Routes()
	solver.Begin(v.RunProblem(c, v.AppendRunning(trains[:0], c)))
	for left := work; !solver.Step(bestSlice); {
		if left -= bestSlice; left <= 0 && solver.Found() {
			break
		}
	}
	best := solver.Best()
	*e = bestEntry{v.T, *v.S, c, work, RunRoutes{By: c, Routes: best.Routes}, best.Proved}
	return e.run, e.proven
}

// bestSlice is the work of one step of the search.
const bestSlice = 10_000

// RouteRevenue returns the sum of the values of a route's stops in the current phase (1830/R200, R208).
func (v View) RouteRevenue(r track.Route) int32 {
	var buf [64]track.StopAt
	position, sum := v.Position(), int32(0)
	stops, _ := position.AppendStops(buf[:0], r)
	for _, s := range stops {
		sum += int32(position.Face(s.Hex).Stops[s.Stop].Value.At(v.PhaseDef().Column()))
	}
	return sum
}

// Earnings are the earnings of a route or a run. The subsidy goes to the company however the revenue is divided
// (1860/R100).
type Earnings struct{ Revenue, Subsidy int32 }

// RouteEarnings returns the earnings of train n of c on a route.
func (v View) RouteEarnings(c id.Corp, n id.Train, r track.Route) Earnings {
	if v.T.Hooks.Earns != nil {
		return v.T.Hooks.Earns(v, c, n, r)
	}
	return Earnings{Revenue: v.RouteRevenue(r)}
}

// RunEarnings returns the earnings of a run: as stated, otherwise the sum of its routes.
func (v View) RunEarnings(a RunRoutes) (sum Earnings) {
	if a.Stated {
		return Earnings{a.Revenue, a.Subsidy}
	}
	sum, _ = v.reckon(a)
	return sum
}

// RunParts returns each route's part of the revenue of a run by the rules, even if the run states its revenue.
func (v View) RunParts(a RunRoutes) [MaxTrains]int32 {
	_, parts := v.reckon(a)
	return parts
}

// reckon returns the earnings of a run by the rules, with the part of each route, even if the run states others.
func (v View) reckon(a RunRoutes) (sum Earnings, parts [MaxTrains]int32) {
	if v.T.Hooks.Run != nil {
		return v.T.Hooks.Run(v, a)
	}
	var buf [MaxTrains]id.Train
	trains := v.AppendRunning(buf[:0], a.By)
	for i, r := range a.Routes {
		if Idle(r) || i >= len(trains) {
			continue
		}
		e := v.RouteEarnings(a.By, trains[i], r)
		sum.Revenue += e.Revenue
		sum.Subsidy += e.Subsidy
		parts[i] = e.Revenue
	}
	return sum, parts
}

// RunRevenue returns the revenue of a run, without the subsidy.
func (v View) RunRevenue(a RunRoutes) int32 { return v.RunEarnings(a).Revenue }

// Idle reports whether a train with this route does not run.
func Idle(r track.Route) bool { return len(r.Pieces) == 0 && r.Only == (track.StopAt{}) }
