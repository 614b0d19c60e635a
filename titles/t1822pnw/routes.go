package t1822pnw

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// judgeRun judges the routes of all trains together (R121-R127). E-trains share no track with each other, and neither
// do the other trains among themselves (R126).
func judgeRun(v rules.View, run rules.RunRoutes) rules.Refusal {
	var buf [rules.MaxTrains]id.Train
	trains := v.AppendTrains(buf[:0], id.OfCorp(run.By))
	if len(run.Routes) > len(trains) {
		return v.Refuse(rules.TrainTwice).Figures(int32(len(run.Routes)), int32(len(trains)))
	}
	var used [2]track.Used
	var locals [rules.MaxTrains]track.StopAt
	for i, r := range run.Routes {
		if rules.Idle(r) {
			continue
		}
		if refusal := judgeRoute(v, run.By, trains[i], r); refusal.Refused() {
			return refusal
		}
		group := ordinaryGroup
		if nameOf(v, trains[i]) == trainE {
			group = eGroup
		}
		if !used[group].Take(v.Position(), r) {
			return v.Refuse(rules.RouteTrackTwice)
		}
		if isLocal(v, trains[i]) {
			locals[i] = ownStop(v, run.By, r)
			for k := range i {
				if locals[k] == locals[i] {
					return v.Refuse(sameLocal)
				}
			}
		}
	}
	return rules.Refusal{}
}

// shareTrack reports whether two trains may use the same track: exactly one of them is an E-train (R126).
func shareTrack(v rules.View, a, b id.Train) bool {
	return (nameOf(v, a) == trainE) != (nameOf(v, b) == trainE)
}

// isLocal reports whether a train is an L- or LP-train (R125).
func isLocal(v rules.View, n id.Train) bool {
	name := nameOf(v, n)
	return name == trainL || name == trainLP
}

// ownStop returns the first stop of a route with a station of c, or the zero StopAt.
func ownStop(v rules.View, c id.Corp, r track.Route) track.StopAt {
	var buf [64]track.StopAt
	stops, _ := v.Position().AppendStops(buf[:0], r)
	for _, s := range stops {
		if isOwn(v, c, s) {
			return s
		}
	}
	return track.StopAt{}
}

// runTerms returns the terms on which c runs a train.
func runTerms(v rules.View, c id.Corp, n id.Train) track.Run {
	run := v.RunOf(c, n)
	run.Local = isLocal(v, n)
	if n == v.S.Turn.Carrier {
		run.Reach = rules.Endless
	}
	return run
}

// judgeRoute judges one route alone.
func judgeRoute(v rules.View, c id.Corp, n id.Train, r track.Route) rules.Refusal {
	if v.T.Train(v.KindOf(n)).Attached {
		return v.Refuse(noCarrier)
	}
	var calls [64]track.Call
	terms := runTerms(v, c, n)
	if _, fault := v.Position().Judge(calls[:0], r, terms); fault != track.Runs {
		return step.RouteRefusal(v, fault, r, terms)
	}
	var buf [64]track.StopAt
	stops, _ := v.Position().AppendStops(buf[:0], r)
	if hexTwice(v, stops) {
		return v.Refuse(hexAgain)
	}
	cities, towns, own := tally(v, c, stops)
	switch name := nameOf(v, n); {
	case isLocal(v, n) && cities != 1: // it has a station, and a second stop can only be a town
		return v.Refuse(localRun).Figures(int32(cities), int32(towns))
	case name == trainE && (own < 2 || !isOwn(v, c, stops[0]) || !isOwn(v, c, stops[len(stops)-1])):
		return v.Refuse(eRun).Figures(int32(own), 2)
	case n == v.S.Turn.Carrier && cities > int(v.T.Train(v.KindOf(n)).Reach):
		return v.Refuse(rules.RouteTooLong).Figures(int32(cities), int32(v.T.Train(v.KindOf(n)).Reach))
	}
	return rules.Refusal{}
}

// isOwn reports whether c has a station at a stop.
func isOwn(v rules.View, c id.Corp, s track.StopAt) bool {
	return v.Position().Stations(s.Hex, c)>>s.Stop&1 != 0
}

// tally returns the numbers of cities, towns and own cities among the stops of a route.
func tally(v rules.View, c id.Corp, stops []track.StopAt) (cities, towns, own int) {
	for _, s := range stops {
		if v.Position().Face(s.Hex).Stops[s.Stop].Kind == tile.Town {
			towns++
		} else {
			cities++
		}
		if isOwn(v, c, s) {
			own++
		}
	}
	return cities, towns, own
}

// hexTwice reports whether a route stops twice in a hex, which is only allowed for routes over Leavenworth or Ilwaco
// (R122).
func hexTwice(v rules.View, stops []track.StopAt) bool {
	twice := false
	for i, s := range stops {
		if name := v.T.HexName(s.Hex); name == leavenworth || name == ilwaco {
			return false
		}
		for _, t := range stops[:i] {
			twice = twice || t.Hex == s.Hex
		}
	}
	return twice
}
