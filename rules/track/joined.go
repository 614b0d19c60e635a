package track

import (
	"slices"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// Joined reports whether a train of c could run from one stop to another, calling at no more than reach stops, towns
// included (1870/R130). It may not run through stops closed to c, nor use a stop or track twice.
//
// The distances to the goal, which ignore double use of track, give a lower bound on the number of stops. The search
// tries that number first, then one more and so on. It nearly always succeeds at once: only if every shortest way uses
// track twice does it take longer.
func (r *Ranger) Joined(p Position, c id.Corp, from, to StopAt, reach uint8) bool {
	return r.joining(p, c, to).join(from, reach)
}

// Way returns a way with the fewest stops by which a train of c without a limit of stops could run from one stop to
// another, or nil if they are not joined. Pieces are in order, starting at from.
func (p Position) Way(c id.Corp, from, to StopAt) []Piece {
	var r Ranger
	j := r.joining(p, c, to)
	j.marks = true
	if !j.join(from, Endless) {
		return nil
	}
	slices.Reverse(j.way)
	return j.way
}

// joining returns a search for ways of c to a stop.
func (r *Ranger) joining(p Position, c id.Corp, to StopAt) *joiner {
	j := &r.joiner
	*j = joiner{p: p, corp: c, to: to, far: r.distancesFrom(p, c, to), called: j.called}
	return j
}

// join searches for a way from a stop with at most reach calls and reports whether there is one.
func (j *joiner) join(from StopAt, reach uint8) bool {
	fewest := j.far[from.Hex].Stop[from.Stop]
	if fewest == Far {
		return false
	}
	most := j.far.stops()
	if reach != Endless {
		most = min(most, int(reach))
	}
	for n := int(fewest) + 1; n <= most; n++ {
		j.called = append(j.called[:0], from)
		j.cut = false
		if j.leave(from, n-1) {
			return true
		}
		if !j.cut {
			return false // no way was abandoned for its length
		}
	}
	return false
}

// stops returns the number of stops with a distance.
func (d *Distances) stops() (n int) {
	for h := range d {
		for _, far := range d[h].Stop {
			if far != Far {
				n++
			}
		}
	}
	return n
}

// joiner searches depth first for a way with a given number of stops.
type joiner struct {
	p      Position
	corp   id.Corp
	far    *Distances // from the goal
	to     StopAt
	used   trackSet
	called []StopAt
	cut    bool // a way was abandoned because it has too many stops
	marks  bool // record the way
	way    []Piece
}

// leave tries all track from a stop and reports whether the search succeeds; left is the number of further stops
// allowed.
func (j *joiner) leave(s StopAt, left int) bool {
	shown := j.p.shapeAt(s.Hex)
	for set := shown.of[s.Stop]; set != 0; set &= set - 1 {
		if j.follow(s.Hex, first(set), tile.StopEnd(int(s.Stop)), left) {
			return true
		}
	}
	return false
}

// follow takes piece i of h from one of its ends, if it is free, and reports whether the search succeeds.
func (j *joiner) follow(h id.Hex, i int, from tile.End, left int) bool {
	path := &j.p.shapeAt(h).face.Paths[i]
	a, b := keys(Piece{h, uint8(i)}, path)
	if j.used.has(a) || j.used.has(b) {
		return false
	}
	j.used.add(a)
	j.used.add(b)
	found := j.arrive(h, path, path.Other(from), i, left)
	j.used.remove(a)
	j.used.remove(b)
	if found && j.marks {
		j.way = append(j.way, Piece{h, uint8(i)})
	}
	return found
}

// arrive continues from end, the far end of piece i of h, and reports whether the search succeeds.
func (j *joiner) arrive(h id.Hex, path *tile.Path, end tile.End, i, left int) bool {
	if e, ok := end.Edge(); ok {
		return j.cross(j.p.sideAcross(h, e, path.Lane(end)), left)
	}
	shown := j.p.shapeAt(h)
	ends := shown.terminal>>i&1 != 0
	if stop, ok := end.Stop(); ok {
		at := StopAt{h, uint8(stop)}
		return (!ends || at == j.to) && j.call(at, left)
	}
	if ends {
		return false
	}
	for set := shown.middle &^ shown.terminal &^ (1 << i); set != 0; set &= set - 1 {
		if j.follow(h, first(set), tile.Junction, left) {
			return true
		}
	}
	return false
}

// cross tries all track from a side, unless it is beyond the rim, and reports whether the search succeeds.
func (j *joiner) cross(s side, left int) bool {
	if s == unseen {
		return false
	}
	for set := j.p.shapeAt(s.hex()).endingAt(s); set != 0; set &= set - 1 {
		if j.follow(s.hex(), first(set), tile.EdgeEnd(s.edge()), left) {
			return true
		}
	}
	return false
}

// call calls at a stop, continues from there and reports whether the search succeeds.
func (j *joiner) call(s StopAt, left int) bool {
	rest := int(j.far[s.Hex].Stop[s.Stop])
	switch {
	case rest == Far || slices.Contains(j.called, s):
		return false
	case rest >= left:
		j.cut = true
		return false
	case s == j.to:
		return true
	case !j.p.Passes(s, j.corp, 0):
		return false
	}
	j.called = append(j.called, s)
	found := j.leave(s, left-1)
	j.called = j.called[:len(j.called)-1]
	return found
}
