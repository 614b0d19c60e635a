package track

import (
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// Far as a distance means unreachable.
const Far = 255

// Distances holds the distance of every stop and piece of track from the nearest station of a company, by hex. It is
// measured either in stops of some kinds passed on the way, counting the station's own stop but not the last one
// (1860/R89), or in hexes entered (18FL/R71).
type Distances [MaxHexes + 1]Distance

// Distance holds the distances of the stops and pieces of one hex.
type Distance struct {
	Stop [tile.MaxStops]uint8
	Path [tile.MaxPaths]uint8
}

// unreached has all distances Far. Copying it is several times faster than setting them one by one.
var unreached = func() (all Distances) {
	for h := range all {
		for i := range all[h].Stop {
			all[h].Stop[i] = Far
		}
		for i := range all[h].Path {
			all[h].Path[i] = Far
		}
	}
	return all
}()

// Ranger measures distances and finds the ways of trains. It is scratch space: the zero value is ready to use, and
// searches stop allocating after the first ones.
//
// It works breadth first: it visits all places at one distance before those at the next.
type Ranger struct {
	p      Position
	corp   id.Corp
	goes   Corps // companies whose full cities may be passed
	counts func(tile.StopKind) bool
	hexes  bool // entering a hex counts, stops do not
	out    Distances
	seen   sideSet
	here   []side   // sides at the current distance
	stops  []StopAt // stops at the current distance
	next   []StopAt // stops to be left at the next distance
	beyond []side   // sides at the next distance
	far    uint8

	joiner joiner
}

// Distances returns the distances from the stations of c, counting stops for whose kind counts returns true. Stops
// closed to c are not passed. Walks that use a side of a hex twice need no special treatment, since they are never
// shorter. The result is valid until the next search.
func (r *Ranger) Distances(p Position, c id.Corp, counts func(tile.StopKind) bool) *Distances {
	r.begin(p, c, counts)
	return r.measure()
}

// HexDistances returns the number of hexes that c enters on the shortest way from one of its stations, the last one
// included (18FL/R71). Stops are blocked as for Distances, except by the companies in through. The result is valid
// until the next search.
func (r *Ranger) HexDistances(p Position, c id.Corp, through Corps) *Distances {
	r.begin(p, c, noStop)
	r.goes, r.hexes = through, true
	return r.measure()
}

// noStop and everyStop are values of Ranger.counts.
func noStop(tile.StopKind) bool    { return false }
func everyStop(tile.StopKind) bool { return true }

// distancesFrom returns the distances from the stop from instead of the company's stations, counting all stops. The
// search goes on from that stop even if c may not run through it.
func (r *Ranger) distancesFrom(p Position, c id.Corp, from StopAt) *Distances {
	r.begin(p, c, everyStop)
	r.out[from.Hex].Stop[from.Stop] = 0
	r.next = append(r.next, from)
	r.spread()
	return &r.out
}

// begin prepares a search in which nothing is reached yet.
func (r *Ranger) begin(p Position, c id.Corp, counts func(tile.StopKind) bool) {
	r.p, r.corp, r.counts, r.goes, r.hexes, r.far = p, c, counts, 0, false, 0
	r.out, r.seen = unreached, sideSet{}
	r.here, r.stops, r.next, r.beyond = r.here[:0], r.stops[:0], r.next[:0], r.beyond[:0]
}

// measure returns the distances from all stations of the company.
func (r *Ranger) measure() *Distances {
	for h := 1; h <= r.p.Len(); h++ {
		for set := r.p.Stations(id.Hex(h), r.corp); set != 0; set &= set - 1 {
			r.arrive(StopAt{id.Hex(h), uint8(first(set))})
		}
	}
	r.spread()
	return &r.out
}

// spread continues the search until no place is left to visit.
func (r *Ranger) spread() {
	for len(r.here)+len(r.next)+len(r.beyond) > 0 && r.far < Far {
		r.sweep()
		r.far++
		r.stops, r.next = r.next, r.stops[:0]
		r.here, r.beyond = r.beyond, r.here[:0]
		for _, s := range r.stops {
			r.leave(s)
		}
	}
}

// sweep visits all places at the current distance.
func (r *Ranger) sweep() {
	for len(r.here) > 0 {
		s := r.here[len(r.here)-1]
		r.here = r.here[:len(r.here)-1]
		shown := r.p.shapeAt(s.hex())
		for set := shown.endingAt(s); set != 0; set &= set - 1 {
			r.follow(s.hex(), shown, first(set), tile.EdgeEnd(s.edge()))
		}
	}
}

// arrive records the distance of a stop. A stop that counts is left at the next distance.
func (r *Ranger) arrive(s StopAt) {
	if r.out[s.Hex].Stop[s.Stop] != Far {
		return
	}
	r.out[s.Hex].Stop[s.Stop] = r.far
	if !r.p.Passes(s, r.corp, r.goes) {
		return
	}
	if r.counts(r.p.shapeAt(s.Hex).face.Stops[s.Stop].Kind) {
		r.next = append(r.next, s)
		return
	}
	r.leave(s)
}

// leave follows all track that begins at a stop.
func (r *Ranger) leave(s StopAt) {
	shown := r.p.shapeAt(s.Hex)
	for set := shown.of[s.Stop]; set != 0; set &= set - 1 {
		r.follow(s.Hex, shown, first(set), tile.StopEnd(int(s.Stop)))
	}
}

// cross notes a side to be visited, at this distance or, if hexes count, at the next.
func (r *Ranger) cross(s side) {
	switch {
	case s == unseen || r.seen.has(s):
		return
	case r.hexes:
		r.beyond = append(r.beyond, s)
	default:
		r.here = append(r.here, s)
	}
	r.seen.add(s)
}

// follow takes a piece of h from one of its ends.
func (r *Ranger) follow(h id.Hex, shown *shape, i int, from tile.End) {
	path := &shown.face.Paths[i]
	r.out[h].Path[i] = min(r.out[h].Path[i], r.far)
	to := path.Other(from)
	if e, ok := to.Edge(); ok {
		r.cross(r.p.sideAcross(h, e, path.Lane(to)))
		return
	}
	if stop, ok := to.Stop(); ok {
		r.arrive(StopAt{h, uint8(stop)})
		return
	}
	if shown.terminal>>i&1 != 0 {
		return
	}
	for set := shown.middle &^ shown.terminal; set != 0; set &= set - 1 {
		if r.out[h].Path[first(set)] == Far {
			r.follow(h, shown, first(set), tile.Junction)
		}
	}
}
