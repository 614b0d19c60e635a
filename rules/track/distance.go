package track

import (
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// Far as a distance means unreachable.
const Far = 255

// Distances holds the distance of every stop and piece of track from the nearest station of a company. It is measured
// either in stops of some kinds passed on the way, counting the station's own stop but not the last one (1860/R89), or
// in hexes entered (18FL/R71).
type Distances struct {
	Stop [MaxHexes + 1][tile.MaxStops]uint8
	Path [MaxHexes + 1][tile.MaxPaths]uint8
}

// clear sets all distances to Far.
func (out *Distances) clear() {
	for h := range out.Stop {
		for i := range out.Stop[h] {
			out.Stop[h][i] = Far
		}
		for i := range out.Path[h] {
			out.Path[h][i] = Far
		}
	}
}

// ranger computes distances breadth first: it visits all places at one distance before those at the next.
type ranger struct {
	p      Position
	corp   id.Corp
	goes   Corps // companies whose full cities may be passed
	counts func(tile.StopKind) bool
	hexes  bool // entering a hex counts, stops do not
	out    *Distances
	seen   sideSet
	here   []side   // sides at the current distance
	stops  []StopAt // stops at the current distance
	next   []StopAt // stops to be left at the next distance
	beyond []side   // sides at the next distance
	far    uint8
}

// Distances computes the distances from the stations of c, counting stops for whose kind counts returns true. Stops
// closed to c are not passed. Walks that use a side of a hex twice need no special treatment, since they are never
// shorter.
func (p Position) Distances(c id.Corp, counts func(tile.StopKind) bool, out *Distances) {
	r := ranger{p: p, corp: c, counts: counts, out: out}
	r.measure()
}

// HexDistances computes the number of hexes that c enters on the shortest way from one of its stations, the last one
// included (18FL/R71). Stops are blocked as for Distances, except by the companies in through.
func (p Position) HexDistances(c id.Corp, through Corps, out *Distances) {
	r := ranger{p: p, corp: c, goes: through, hexes: true, counts: func(tile.StopKind) bool { return false }, out: out}
	r.measure()
}

// distancesFrom computes distances from one stop instead, counting all stops. The stop is left even if c may not run
// through it.
func (p Position) distancesFrom(c id.Corp, from StopAt, out *Distances) {
	r := ranger{p: p, corp: c, counts: func(tile.StopKind) bool { return true }, out: out}
	out.clear()
	out.Stop[from.Hex][from.Stop] = 0
	r.next = []StopAt{from}
	r.spread()
}

// measure computes the distances from all stations of the company.
func (r *ranger) measure() {
	p, c, out := r.p, r.corp, r.out
	out.clear()
	for h := 1; h <= p.Len(); h++ {
		for set := p.Stations(id.Hex(h), c); set != 0; set &= set - 1 {
			r.arrive(StopAt{id.Hex(h), uint8(first(set))})
		}
	}
	r.spread()
}

// spread continues the search until no place is left to visit.
func (r *ranger) spread() {
	for len(r.here)+len(r.stops)+len(r.next)+len(r.beyond) > 0 && r.far < Far {
		r.sweep()
		r.far++
		r.stops, r.next = r.next, nil
		r.here, r.beyond = r.beyond, r.here[:0]
		for _, s := range r.stops {
			r.leave(s)
		}
		r.stops = nil
	}
}

// sweep visits all places at the current distance.
func (r *ranger) sweep() {
	for len(r.here) > 0 {
		s := r.here[len(r.here)-1]
		r.here = r.here[:len(r.here)-1]
		up := r.p.up(s.hex())
		for set := up.at[s.edge()]; set != 0; set &= set - 1 {
			i, end := first(set), tile.EdgeEnd(s.edge())
			if up.face.Paths[i].Lane(end) == s.lane() {
				r.follow(s.hex(), up, i, end)
			}
		}
	}
}

// arrive records the distance of a stop. A stop that counts is left at the next distance.
func (r *ranger) arrive(s StopAt) {
	if r.out.Stop[s.Hex][s.Stop] != Far {
		return
	}
	r.out.Stop[s.Hex][s.Stop] = r.far
	if !r.p.Passes(s, r.corp, r.goes) {
		return
	}
	if r.counts(r.p.up(s.Hex).face.Stops[s.Stop].Kind) {
		r.next = append(r.next, s)
		return
	}
	r.leave(s)
}

func (r *ranger) leave(s StopAt) {
	up := r.p.up(s.Hex)
	for set := up.of[s.Stop]; set != 0; set &= set - 1 {
		r.follow(s.Hex, up, first(set), tile.StopEnd(int(s.Stop)))
	}
}

// follow takes a piece of h from one of its ends.
func (r *ranger) follow(h id.Hex, up *shape, i int, from tile.End) {
	path := &up.face.Paths[i]
	r.out.Path[h][i] = min(r.out.Path[h][i], r.far)
	to := path.Other(from)
	if e, ok := to.Edge(); ok {
		if s := r.p.across(h, e, path.Lane(to)); s != unseen && !r.seen.has(s) {
			r.seen.add(s)
			if r.hexes {
				r.beyond = append(r.beyond, s)
			} else {
				r.here = append(r.here, s)
			}
		}
		return
	}
	if stop, ok := to.Stop(); ok {
		r.arrive(StopAt{h, uint8(stop)})
		return
	}
	if up.terminal>>i&1 != 0 {
		return
	}
	for set := up.middle &^ up.terminal; set != 0; set &= set - 1 {
		if r.out.Path[h][first(set)] == Far {
			r.follow(h, up, first(set), tile.Junction)
		}
	}
}
