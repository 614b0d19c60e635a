package route

import "hexrail/rules/track"

// routeOf puts the hops of a route in order, from the end that comes first on the board.
func (n *net) routeOf(hops []int16) track.Route {
	calls := map[port][]int16{}
	for _, h := range hops {
		for _, at := range [...]port{n.hops[h].a, n.hops[h].b} {
			calls[at] = append(calls[at], h)
		}
	}
	at := port(-1)
	for p, touching := range calls {
		if _, ok := n.stopOf(p); ok && len(touching) == 1 && (at < 0 || p < at) {
			at = p
		}
	}
	var r track.Route
	last := int16(-1)
	for range hops {
		next := int16(-1)
		for _, h := range calls[at] {
			if h != last {
				next = h
			}
		}
		h := &n.hops[next]
		r.Pieces = append(r.Pieces, h.from(at)...)
		last, at = next, h.other(at)
		if _, ok := n.stopOf(at); !ok {
			at, last = at^1, -1
		}
	}
	return r
}

// from returns the pieces of a hop as they are met from a port on.
func (h *hop) from(p port) []track.Piece {
	switch {
	case h.length == 1:
		return h.pieces[:1]
	case h.a == p:
		return h.pieces[:]
	default:
		return []track.Piece{h.pieces[1], h.pieces[0]}
	}
}
