package route

import (
	"slices"

	"github.com/hexrail/hexrail/rules/track"
)

// routeOf returns the route that consists of these hops, starting from the end that comes first on the board. Without
// hops it is empty.
func (n *net) routeOf(hops []int16) track.Route {
	if len(hops) == 0 {
		return track.Route{}
	}
	ports := 2*n.borders + len(n.stops)
	calls := slices.Grow(n.calls[:0], ports)[:ports] // by port: the hops that end there, at most two
	n.calls = calls
	for i := range calls {
		calls[i] = [2]int16{-1, -1}
	}
	for _, h := range hops {
		for _, at := range [...]port{n.hops[h].a, n.hops[h].b} {
			calls[at] = [2]int16{h, calls[at][0]}
		}
	}
	at := n.stopPort(0)
	for calls[at][0] < 0 || calls[at][1] >= 0 { // until a stop at which one hop ends
		at++
	}
	var r track.Route
	last := int16(-1)
	for range hops {
		next := int16(-1)
		for _, h := range calls[at] {
			if h >= 0 && h != last {
				next = h
			}
		}
		h := &n.hops[next]
		r.Pieces = append(r.Pieces, h.piecesFrom(at)...)
		last, at = next, h.other(at)
		if _, ok := n.stopOf(at); !ok {
			at, last = at^1, -1 // over the border, where one hop continues
		}
	}
	return r
}

// piecesFrom returns the pieces of a hop in order, beginning at port p.
func (h *hop) piecesFrom(p port) []track.Piece {
	switch {
	case h.length == 1:
		return h.pieces[:1]
	case h.a == p:
		return h.pieces[:]
	default:
		return []track.Piece{h.pieces[1], h.pieces[0]}
	}
}
