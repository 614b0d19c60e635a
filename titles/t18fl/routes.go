package t18fl

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// Bonuses of a port, and of a hotel before and after phase 5, in dollars per train (18FL/R73, T11, T12).
const (
	portPays       = 20
	hotelPays      = 10
	hotelPaysLater = 20
)

// expressFactor multiplies the value of cities for express trains (18FL/T4).
const expressFactor = 2

// runTerms are the variants of the rules for routes.
type runTerms struct {
	hexOnce bool // a train enters no hex twice (18FL/T9)
}

// isExpress reports whether train n runs as an express.
func isExpress(v rules.View, n id.Train) bool { return v.T.Train(v.KindOf(n)).Name == express }

// counts reports whether a stop counts towards the number of a train: cities and off-board areas do, towns are free
// (18FL/T2).
func counts(k tile.StopKind) bool { return k == tile.City || k == tile.OffBoard }

// stubStop reports whether a stop is the end of a stub, where no train runs (18FL/R70b).
func stubStop(s *tile.Stop) bool { return s.Kind == tile.OffBoard && s.Value == tile.Values{} }

// stopRevenue returns the revenue of a stop for train n of c, in dollars (18FL/T2-T4, T10-T12).
func stopRevenue(v rules.View, c id.Corp, n id.Train, at track.StopAt) int32 {
	stop := &v.Position().Face(at.Hex).Stops[at.Stop]
	sum := int32(stop.Value.At(v.PhaseDef().Colors))
	switch {
	case isExpress(v, n) && stop.Kind == tile.Town:
		return 0
	case isExpress(v, n):
		return expressFactor * sum
	case stop.Kind == tile.Town && v.Marked(rules.Marker{Hex: at.Hex, Corp: c}):
		if v.PhaseDef().Colors >= tile.Brown {
			return sum + hotelPaysLater
		}
		return sum + hotelPays
	case stop.Kind == tile.City && v.Marked(rules.Marker{Hex: at.Hex, Corp: c}):
		return sum + portPays
	}
	return sum
}

// earns returns the revenue of a route. It is the title's hook.
func (runTerms) earns(v rules.View, c id.Corp, n id.Train, r track.Route) (e rules.Earnings) {
	var buf [64]track.StopAt
	stops, _ := v.Position().AppendStops(buf[:0], r)
	for _, at := range stops {
		e.Revenue += stopRevenue(v, c, n, at)
	}
	return e
}

// problem returns the solver's problem for the best run of c. It is the title's hook. An express train that ends at a
// town earns the same if it ends at its last city, so only such routes are searched, and they have at least two cities.
// If a train may come back to a junction, the search does not check that a stop is in between: a detour without one is
// longer than going straight over the junction, which joins all its exits, and of runs with equal revenue the shortest
// is found (18FL/T9).
func (t runTerms) problem(v rules.View, c id.Corp, trains []id.Train) route.Problem {
	p := route.Problem{Position: v.Position(), Corp: c, Phase: v.PhaseDef().Colors}
	for _, n := range trains {
		p.Trains = append(p.Trains, route.Train{
			Reach: v.T.Train(v.KindOf(n)).Reach, HexOnce: t.hexOnce, StopOnce: true,
			Terms: func(at track.StopAt, plain route.Terms) route.Terms {
				stop := &v.Position().Face(at.Hex).Stops[at.Stop]
				plain.Pays = int16(stopRevenue(v, c, n, at))
				plain.Barred = stubStop(stop)
				if !counts(stop.Kind) {
					plain.Cost, plain.NoEnd = route.Free, isExpress(v, n)
				}
				return plain
			},
		})
	}
	return p
}

// sameHexTwice reports whether a route has two stops in one hex.
func sameHexTwice(stops []track.StopAt) bool {
	for i, at := range stops {
		if slices.ContainsFunc(stops[:i], func(before track.StopAt) bool { return before.Hex == at.Hex && before != at }) {
			return true
		}
	}
	return false
}

// checkRoute judges the route of train n by the title's own rules; the shared ones are left to runTrains.CheckRoute.
func (t runTerms) checkRoute(v rules.View, r track.Route, n id.Train) rules.Refusal {
	stops, fault := v.Position().AppendStops(nil, r)
	if fault != track.Runs {
		return step.RouteRefusal(v, fault, r, track.Run{})
	}
	major := int32(0)
	for _, at := range stops {
		stop := &v.Position().Face(at.Hex).Stops[at.Stop]
		if stubStop(stop) {
			return v.Refuse(routeStub)
		}
		if counts(stop.Kind) {
			major++
		}
	}
	reach := int32(v.T.Train(v.KindOf(n)).Reach)
	switch {
	case major > reach:
		return v.Refuse(rules.RouteTooLong).Figures(major, reach)
	case isExpress(v, n) && major < 2:
		return v.Refuse(expressTwoCities)
	case sameHexTwice(stops), t.comesBack(v, r):
		return v.Refuse(routeHexTwice)
	}
	return rules.Refusal{}
}

// comesBack reports whether a route enters a hex twice or, if junctions may be passed again, does so between two stops.
func (t runTerms) comesBack(v rules.View, r track.Route) bool {
	from := 0 // the piece at which the way to be judged begins
	for i, piece := range r.Pieces {
		for k, before := range r.Pieces[from:i] {
			left := r.Pieces[from+k+1].Hex != piece.Hex
			if before.Hex == piece.Hex && left {
				return true
			}
		}
		path := v.Position().Face(piece.Hex).Paths[piece.Path]
		_, stopA := path.A.Stop()
		_, stopB := path.B.Stop()
		if !t.hexOnce && (stopA || stopB) {
			from = i
		}
	}
	return false
}
