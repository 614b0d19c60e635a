package draft

import (
	"slices"

	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// drawing is an unfinished route of one train: legs from stop to stop. A route of one stop has no legs.
type drawing struct {
	stops []track.StopAt
	legs  [][]track.Piece // leg i joins stops i and i+1
	halts uint8           // as in track.Route

	// The alternatives for the leg that was drawn last.
	other  []way
	chosen int
	atHead bool // the leg was drawn at the first stop
	before *drawing
}

// drawingOf returns a finished route as a drawing, split into legs.
func drawingOf(p track.Position, r track.Route) drawing {
	out := drawing{halts: r.Halts}
	out.stops, _ = p.AppendStops(nil, r)
	for i := 1; i < len(out.stops); i++ {
		leg := r.Pieces
		for k := range r.Pieces {
			if k+1 < len(r.Pieces) && endsAt(p, r.Pieces[k], out.stops[i]) {
				leg = r.Pieces[:k+1]
				break
			}
		}
		out.legs = append(out.legs, slices.Clone(leg))
		r.Pieces = r.Pieces[len(leg):]
	}
	return out
}

// endsAt reports whether an end of x is the stop s.
func endsAt(p track.Position, x track.Piece, s track.StopAt) bool {
	if x.Hex != s.Hex {
		return false
	}
	path, end := &p.Face(x.Hex).Paths[x.Path], tile.StopEnd(int(s.Stop))
	return path.A == end || path.B == end
}

// drawn returns the stop that was drawn last. The route must have a stop.
func (r *drawing) drawn() track.StopAt {
	if r.atHead {
		return r.stops[0]
	}
	return r.stops[len(r.stops)-1]
}

// pieces returns the track of the route in order.
func (r *drawing) pieces() (all []track.Piece) {
	for _, leg := range r.legs {
		all = append(all, leg...)
	}
	return all
}

// route returns the drawing as the referee's type.
func (r *drawing) route() track.Route {
	if len(r.stops) == 1 {
		return track.Route{Only: r.stops[0], Halts: r.halts}
	}
	return track.Route{Pieces: r.pieces(), Halts: r.halts}
}

// drop removes stop i with everything beyond it: the shorter side if it is in the middle.
func (r *drawing) drop(i int) {
	r.other, r.before = nil, nil
	switch last := len(r.stops) - 1; {
	case last <= 0:
		*r = drawing{}
	case i <= last-i:
		r.stops, r.legs = r.stops[i+1:], r.legs[i+1:]
	default:
		r.stops, r.legs = r.stops[:i], r.legs[:i-1]
	}
}

// extend adds w at the first stop of the route if head, otherwise at the last. The stops and legs of w are in the
// direction of travel, away from that end.
func (r *drawing) extend(p track.Position, w way, head bool) {
	legs := splitWay(p, w)
	if !head {
		r.stops = append(r.stops, w.stops...)
		r.legs = append(r.legs, legs...)
		return
	}
	stops := slices.Clone(w.stops)
	slices.Reverse(stops)
	slices.Reverse(legs)
	for _, leg := range legs {
		slices.Reverse(leg)
	}
	r.stops = append(stops, r.stops...)
	r.legs = append(legs, r.legs...)
}

// splitWay returns the pieces of a way, cut into legs at its stops.
func splitWay(p track.Position, w way) [][]track.Piece {
	var legs [][]track.Piece
	rest := w.pieces
	for i, s := range w.stops {
		leg := rest
		if i+1 < len(w.stops) {
			for k := range rest {
				if endsAt(p, rest[k], s) {
					leg = rest[:k+1]
					break
				}
			}
		}
		legs = append(legs, slices.Clone(leg))
		rest = rest[len(leg):]
	}
	return legs
}

// clone returns a copy whose stops and legs can be changed without changing r.
func (r *drawing) clone() *drawing {
	out := *r
	out.stops, out.legs = slices.Clone(r.stops), slices.Clone(r.legs)
	return &out
}
