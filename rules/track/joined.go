package track

import (
	"slices"

	"hexrail/rules/id"
	"hexrail/rules/tile"
)

// Joined reports whether a train of c that may call at so many stops, or at any number if that is Endless, could run from one stop to
// another: not through stops that are closed to c, and nowhere twice (1870/R130). Towns count.
//
// The minimum number of stops is known from the distances to the goal, which ignore that nothing is used twice. So a way is first
// looked for with just as many stops, then with one more and so on: a bound that is met at once, but for boards on which every
// shortest way would use track twice.
func (p Position) Joined(c id.Corp, from, to StopAt, reach uint8) bool {
	j := joiner{p: p, corp: c, to: to}
	return j.join(from, reach)
}

// Way returns a way by which a train of c that may call at any number of stops could run from one stop to another, with as few stops
// as can be; nil if they are not joined. The pieces follow each other from the one end to the other.
func (p Position) Way(c id.Corp, from, to StopAt) []Piece {
	j := joiner{p: p, corp: c, to: to, marks: true}
	if !j.join(from, Endless) {
		return nil
	}
	slices.Reverse(j.way)
	return j.way
}

// join looks for a way from a stop that calls at so many stops at most.
func (j *joiner) join(from StopAt, reach uint8) bool {
	var far Distances
	p, c, to := j.p, j.corp, j.to
	p.distancesFrom(c, to, &far)
	fewest := far.Stop[from.Hex][from.Stop]
	if fewest == Far {
		return false
	}
	most := p.countStops(&far)
	if reach != Endless {
		most = min(most, int(reach))
	}
	j.far = &far
	for n := int(fewest) + 1; n <= most; n++ {
		j.called = append(j.called[:0], from)
		j.cut = false
		if j.leave(from, n-1) {
			return true
		}
		if !j.cut {
			return false // no way was given up for its length
		}
	}
	return false
}

// countStops returns how many stops have a distance.
func (p Position) countStops(far *Distances) (n int) {
	for h := range far.Stop {
		for _, d := range far.Stop[h] {
			if d != Far {
				n++
			}
		}
	}
	return n
}

// joiner looks for a way with a given number of stops, depth first.
type joiner struct {
	p      Position
	corp   id.Corp
	far    *Distances
	to     StopAt
	used   trackSet
	called []StopAt
	cut    bool // a way was given up because it has too many stops
	marks  bool // the way is kept
	way    []Piece
}

// leave tries all track from a stop; left is how many more stops may be called at.
func (j *joiner) leave(s StopAt, left int) bool {
	up := j.p.up(s.Hex)
	for set := up.of[s.Stop]; set != 0; set &= set - 1 {
		if j.follow(s.Hex, first(set), tile.StopEnd(int(s.Stop)), left) {
			return true
		}
	}
	return false
}

// follow takes piece i of h from one of its ends, if it is free.
func (j *joiner) follow(h id.Hex, i int, from tile.End, left int) bool {
	path := &j.p.up(h).face.Paths[i]
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

// arrive goes on from the far end of a piece.
func (j *joiner) arrive(h id.Hex, path *tile.Path, end tile.End, i, left int) bool {
	if e, ok := end.Edge(); ok {
		s := j.p.across(h, e, path.Lane(end))
		if s == unseen {
			return false
		}
		up := j.p.up(s.hex())
		for set := up.at[s.edge()]; set != 0; set &= set - 1 {
			k, entry := first(set), tile.EdgeEnd(s.edge())
			if up.face.Paths[k].Lane(entry) == s.lane() && j.follow(s.hex(), k, entry, left) {
				return true
			}
		}
		return false
	}
	up := j.p.up(h)
	ends := up.terminal>>i&1 != 0
	if stop, ok := end.Stop(); ok {
		at := StopAt{h, uint8(stop)}
		return (!ends || at == j.to) && j.call(at, left)
	}
	if ends {
		return false
	}
	for set := up.middle &^ up.terminal &^ (1 << i); set != 0; set &= set - 1 {
		if j.follow(h, first(set), tile.Junction, left) {
			return true
		}
	}
	return false
}

// call calls at a stop.
func (j *joiner) call(s StopAt, left int) bool {
	rest := int(j.far.Stop[s.Hex][s.Stop])
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
