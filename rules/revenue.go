package rules

import (
	"hexrail/rules/id"
	"hexrail/rules/track"
)

// RunOf returns the terms on which c runs one of its trains.
func (v View) RunOf(c id.Corp, n id.Train) track.Run {
	return track.Run{Corp: c, Reach: v.T.Train(v.T.KindOf(n)).Reach, Phase: v.PhaseDef().Colors}
}

// RouteRevenue returns what a route earns in the present phase: the values of its stops (1830/R200, R208).
func (v View) RouteRevenue(r track.Route) int32 {
	var buf [64]track.StopAt
	position, sum := v.Position(), int32(0)
	stops, _ := position.AppendStops(buf[:0], r)
	for _, s := range stops {
		sum += int32(position.Face(s.Hex).Stops[s.Stop].Value.At(v.PhaseDef().Colors))
	}
	return sum
}

// RunRevenue returns what a run earns: what it states, or the sum of its routes.
func (v View) RunRevenue(a RunRoutes) int32 {
	if a.Stated {
		return a.Revenue
	}
	sum := int32(0)
	for _, r := range a.Routes {
		if !Idle(r) {
			sum += v.RouteRevenue(r)
		}
	}
	return sum
}

// Idle reports whether a train with this route stays at home.
func Idle(r track.Route) bool { return len(r.Pieces) == 0 && r.Only == (track.StopAt{}) }
