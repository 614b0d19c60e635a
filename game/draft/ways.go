package draft

import (
	"slices"
	"sort"

	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// way is track from one stop to another.
type way struct {
	pieces []track.Piece
	stops  []track.StopAt // without the first one
}

// Bounds of the search for ways: pieces tried, and ways returned.
const (
	wayWork = 40_000
	maxWays = 40
)

// ways searches for the ways between two stops. The most direct has the fewest stops, and of these the fewest pieces.
type ways struct {
	p     track.Position
	goal  track.StopAt
	reach int    // stops that may be added
	via   id.Hex // a hex that the way must pass; zero for none

	taken   map[track.Piece]bool    // pieces in use
	sides   map[side]bool           // borders in use
	visited map[track.StopAt]bool   // stops in use
	through func(track.StopAt) bool // whether a way may go on from a stop

	left  int // pieces that may still be tried
	path  way // from the start to the place of the search
	found []way
}

// side is the border between two hexes, named by the hex with the lower number, with the lane of a double track seen
// from it.
type side struct {
	hex  id.Hex
	edge hex.Edge
	lane uint8
}

// sideOf returns the side at edge e of h, named from the hex with the lower number, so that both hexes name it alike.
func (w *ways) sideOf(h id.Hex, e hex.Edge, lane uint8) side {
	if n := w.p.Next(h, e); n != 0 && n < h {
		return side{n, e.Opposite(), track.AcrossLane(lane)}
	}
	return side{h, e, lane}
}

// setUsed marks the pieces and the borders that they cross as used, or as free if used is false.
func (w *ways) setUsed(pieces []track.Piece, used bool) {
	for _, x := range pieces {
		w.taken[x] = used
		path := &w.p.Face(x.Hex).Paths[x.Path]
		for _, end := range [...]tile.End{path.A, path.B} {
			if e, ok := end.Edge(); ok {
				w.sides[w.sideOf(x.Hex, e, path.Lane(end))] = used
			}
		}
	}
}

// search returns the ways from a stop to the goal, most direct first.
func (w *ways) search(from track.StopAt) []way {
	w.left, w.path, w.found = wayWork, way{}, nil
	w.leave(from.Hex, tile.StopEnd(int(from.Stop)))
	sort.SliceStable(w.found, func(i, j int) bool { return nearer(w.found[i], w.found[j]) })
	return w.found[:min(len(w.found), maxWays)]
}

// leave follows all free track that begins at an end inside a hex.
func (w *ways) leave(h id.Hex, from tile.End) {
	paths := w.p.Face(h).Paths
	for i := range paths {
		x := track.Piece{Hex: h, Path: uint8(i)}
		if (paths[i].A == from || paths[i].B == from) && !w.taken[x] {
			w.follow(x, &paths[i], from)
		}
	}
}

// follow adds a piece to the path, continues from its other end, and removes it again.
func (w *ways) follow(x track.Piece, path *tile.Path, from tile.End) {
	w.left--
	if w.left < 0 {
		return
	}
	w.taken[x] = true
	w.path.pieces = append(w.path.pieces, x)
	to := path.Other(from)
	if e, ok := to.Edge(); ok {
		w.cross(x.Hex, e, path.Lane(to))
	} else if stop, ok := to.Stop(); ok {
		w.arriveAt(track.StopAt{Hex: x.Hex, Stop: uint8(stop)})
	} else {
		w.leave(x.Hex, to)
	}
	w.path.pieces = w.path.pieces[:len(w.path.pieces)-1]
	w.taken[x] = false
}

// cross continues in the hex beyond an edge, on the same lane.
func (w *ways) cross(h id.Hex, e hex.Edge, lane uint8) {
	n, s := w.p.Next(h, e), w.sideOf(h, e, lane)
	if n == 0 || w.sides[s] {
		return
	}
	w.sides[s] = true
	in, there := tile.EdgeEnd(e.Opposite()), track.AcrossLane(lane)
	paths := w.p.Face(n).Paths
	for i := range paths {
		x := track.Piece{Hex: n, Path: uint8(i)}
		if (paths[i].A == in || paths[i].B == in) && paths[i].Lane(in) == there && !w.taken[x] {
			w.follow(x, &paths[i], in)
		}
	}
	w.sides[s] = false
}

// arriveAt handles arrival at a stop: the goal, or one to pass through.
func (w *ways) arriveAt(s track.StopAt) {
	if w.visited[s] || len(w.path.stops) >= w.reach {
		return
	}
	w.path.stops = append(w.path.stops, s)
	if s == w.goal {
		if w.passesVia() {
			w.found = append(w.found, way{slices.Clone(w.path.pieces), slices.Clone(w.path.stops)})
		}
	} else if w.through(s) {
		w.visited[s] = true
		w.leave(s.Hex, tile.StopEnd(int(s.Stop)))
		w.visited[s] = false
	}
	w.path.stops = w.path.stops[:len(w.path.stops)-1]
}

// passesVia reports whether the path passes w.via.
func (w *ways) passesVia() bool {
	return w.via == 0 || slices.ContainsFunc(w.path.pieces, func(x track.Piece) bool { return x.Hex == w.via })
}
