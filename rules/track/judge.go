package track

import (
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// Judge returns the fault of a route, or Runs if a train may run it regardless of the other trains (1830/R200 to R207).
// It also appends the stops with their pay to dst, in order; if there is a fault, they are incomplete.
func (p Position) Judge(dst []Call, r Route, run Run) ([]Call, RouteFault) {
	var space [UsualStops]StopAt
	stops, fault := p.AppendStops(space[:0], r)
	if fault != Runs {
		return dst, fault
	}
	if fault = p.judgeStops(stops, run); fault != Runs {
		return dst, fault
	}
	var used trackSet
	if !p.takeAll(&used, r) {
		return dst, TrackTwice
	}
	if fault = p.judgeTerminal(r); fault != Runs {
		return dst, fault
	}
	for _, s := range stops {
		dst = append(dst, Call{s, p.Face(s.Hex).Stops[s.Stop].Value.At(run.Phase)})
	}
	return dst, Runs
}

// takeAll adds the track of r to used and reports whether none of it was taken before.
func (p Position) takeAll(used *trackSet, r Route) bool {
	free := true
	for _, x := range r.Pieces {
		path, _ := p.path(x)
		free = used.take(x, path) && free
	}
	return free
}

// judgeStops judges the stops of a route in order: their number, each by itself, and whether one has a station.
func (p Position) judgeStops(stops []StopAt, run Run) RouteFault {
	if len(stops) < 2 && !run.Local {
		return OneStop
	}
	if run.Reach != Endless && len(stops) > int(run.Reach) {
		return TooFar
	}
	station := false
	for i, s := range stops {
		if fault := p.judgeStop(stops, i, run); fault != Runs {
			return fault
		}
		station = station || p.Stations(s.Hex, run.Corp)>>s.Stop&1 != 0
	}
	if !station {
		return NoStation
	}
	return Runs
}

// judgeStop judges stop i in the order of the route.
func (p Position) judgeStop(stops []StopAt, i int, run Run) RouteFault {
	s := stops[i]
	shown := p.shapeAt(s.Hex)
	kind, atEnd := shown.face.Stops[s.Stop].Kind, i == 0 || i == len(stops)-1
	for _, t := range stops[:i] {
		if t == s {
			return StopTwice
		}
		if g := shown.group[s.Stop]; g != 0 && g == p.shapeAt(t.Hex).group[t.Stop] {
			return AreaTwice
		}
	}
	switch {
	case atEnd || !p.blocked(s.Hex, shown, int(s.Stop), run.Corp, run.Through):
		return Runs
	case kind == tile.OffBoard:
		return ThroughArea
	default:
		return ThroughFull
	}
}

// judgeTerminal returns ThroughTerminal if a piece that ends inside a hex is not at an end of the route, otherwise
// Runs.
func (p Position) judgeTerminal(r Route) RouteFault {
	for i, x := range r.Pieces {
		path, _ := p.path(x)
		if path.Terminal != 0 && i != 0 && i != len(r.Pieces)-1 {
			return ThroughTerminal
		}
	}
	return Runs
}

// Passes reports whether c may run through a stop. Stations of the companies in through do not block it.
func (p Position) Passes(s StopAt, c id.Corp, through Corps) bool {
	return !p.blocked(s.Hex, p.shapeAt(s.Hex), int(s.Stop), c, through)
}
