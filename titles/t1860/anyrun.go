package t1860

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// anyRun reports whether c can run any train at all. A company may have a route by R126 and still no legal run, because
// the way comes back to a hex (1860/R161) or nothing leads on from its home station where that must be visited (R154).
// If any run is legal, the line from a station of c to the next stop other than a halt is one too, so only such lines
// are tried.
func (t runTerms) anyRun(v rules.View, c id.Corp) bool {
	if t.home {
		return t.leadsOn(v, homeOf(v, c))
	}
	for i := range v.T.Board.Hexes {
		h := id.Hex(i + 1)
		set := v.Position().Stations(h, c)
		for stop := range v.Position().Face(h).Stops {
			if set>>stop&1 != 0 && t.leadsOn(v, track.StopAt{Hex: h, Stop: uint8(stop)}) {
				return true
			}
		}
	}
	return false
}

// leadsOn reports whether a train can go from a stop to another one that is not a halt.
func (t runTerms) leadsOn(v rules.View, from track.StopAt) bool {
	w := walk{v: v, reEnter: t.reEnter, from: from}
	return w.leave(from.Hex, tile.StopEnd(int(from.Stop)))
}

// walk is a path from a stop over track and halts.
type walk struct {
	v       rules.View
	reEnter bool // it may come back to a hex
	from    track.StopAt
	trodden
}

// trodden is the track of a path and the hexes that it comes through.
type trodden struct {
	used  track.Used
	hexes [track.MaxHexes/64 + 1]uint64
}

// tread adds a piece and reports whether its track was free.
func (t *trodden) tread(p track.Position, x track.Piece) bool {
	t.hexes[x.Hex/64] |= 1 << (x.Hex % 64)
	return t.used.Take(p, track.Route{Pieces: []track.Piece{x}})
}

// been reports whether the path comes through h.
func (t *trodden) been(h id.Hex) bool { return t.hexes[h/64]>>(h%64)&1 != 0 }

// leave tries every piece of h that ends at end and reports whether one leads on to a stop; see continueAt.
func (w *walk) leave(h id.Hex, end tile.End) bool {
	paths := w.v.Position().Face(h).Paths
	for i := range paths {
		if (paths[i].A == end || paths[i].B == end) && w.follow(track.Piece{Hex: h, Path: uint8(i)}, paths[i].Other(end)) {
			return true
		}
	}
	return false
}

// follow adds a piece, goes on from its other end and reports whether that succeeds. If not, it removes the piece
// again.
func (w *walk) follow(x track.Piece, to tile.End) bool {
	before := w.trodden
	if w.tread(w.v.Position(), x) && w.continueAt(x.Hex, to) {
		return true
	}
	w.trodden = before
	return false
}

// continueAt continues a route beyond an end of a path and reports whether it reaches a stop to end at.
func (w *walk) continueAt(h id.Hex, to tile.End) bool {
	if e, ok := to.Edge(); ok {
		n := w.v.T.Track().Next(h, e)
		return n != 0 && (w.reEnter || !w.been(n)) && w.leave(n, tile.EdgeEnd(e.Opposite()))
	}
	stop, _ := to.Stop()
	at := track.StopAt{Hex: h, Stop: uint8(stop)}
	if at == w.from {
		return false
	}
	return kindAt(w.v, at) != tile.Halt || w.leave(h, to)
}
