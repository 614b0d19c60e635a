package track

import (
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// Network is the part of the board that a company reaches along track from its stations (1830/R105).
type Network struct {
	// Lay holds the edges at which the company may lay, one bit per edge: all six where it has a station, otherwise
	// those at which reached track ends, on both sides of the edge (1830/R106).
	Lay   [MaxHexes + 1]uint8
	Stops [MaxHexes + 1]uint8  // reached stops, one bit each
	Paths [MaxHexes + 1]uint16 // reached pieces of track, one bit each
}

// Reaches reports whether stop i of h is reached.
func (n *Network) Reaches(h id.Hex, i int) bool { return n.Stops[h]>>i&1 != 0 }

// Walker searches networks. The zero value is ready to use. A Walker must not be used concurrently. It keeps its
// scratch space, so that searches on boards of one size stop allocating. The companies in a parameter named through
// block nobody with their stations.
//
// A walk may use no side of a hex twice. First, all sides are visited breadth first, each recording the side before it;
// a place reached by such a chain without a repetition is proven. Places reached only by chains with a repetition are
// settled by trail, which is exact.
type Walker struct {
	ground
	out *Network

	stations []StopAt // of the company

	parent [maxSides]side // the side before; start or loose if there is none
	queue  []side
	open   []lead // steps that would repeat a side of their chain

	further bool   // a stop was reached that is neither a root nor a halt
	brief   bool   // end the search as soon as further is set
	goal    id.Hex // reaching one of the wanted pieces of this hex ends the search too
	wanted  uint16

	trail trail
	probe Network // for HasRoute and Part
	cells Cells   // for Gains
}

// Marks in parent in place of a side. No side has such a low number, because hexes count from 1.
const (
	unseen side = iota
	start       // the step before was a station
	loose       // found without a proven chain
)

// lead is a step along a piece of track in one direction, continuing the chain that ends at from.
type lead struct {
	hex  id.Hex
	path uint8
	to   tile.End
	from side
}

// Network sets *out to the network of c.
func (w *Walker) Network(p Position, c id.Corp, through Corps, out *Network) {
	w.begin(p, c, through, out)
	w.spread(w.stations)
	w.settleOpen()
	for _, r := range w.stations {
		out.Lay[r.Hex] = 1<<6 - 1
	}
}

// Connects reports whether track connects a station of c, searched alone, to a stop.
func (w *Walker) Connects(p Position, c id.Corp, station, to StopAt, through Corps) bool {
	w.p, w.corp, w.through, w.out, w.brief, w.wanted = p, c, through, &w.probe, false, 0
	w.probe, w.stations = Network{}, append(w.stations[:0], station)
	w.spread(w.stations)
	w.settleOpen()
	return w.probe.Reaches(to.Hex, int(to.Stop))
}

// HasRoute reports whether c has a station connected to another stop that is no halt (1830/R137). Each station is
// searched separately, since another station of c counts as such a stop. The first such stop ends the search.
func (w *Walker) HasRoute(p Position, c id.Corp, through Corps) bool {
	w.begin(p, c, through, &w.probe)
	w.brief = true
	for i := range w.stations {
		w.spread(w.stations[i : i+1])
		w.settleOpen()
		if w.further {
			return true
		}
	}
	return false
}

// Part returns the pieces of track and the stops of h in the network of c.
func (w *Walker) Part(p Position, c id.Corp, through Corps, h id.Hex) (paths uint16, stops uint8) {
	w.Network(p, c, through, &w.probe)
	return w.probe.Paths[h], w.probe.Stops[h]
}

// Entries holds, for each hex, sides at which the network of a company enters the hex without having used it before.
// Track that begins at one of them is reached, whatever tile is laid. The sets may be incomplete: only a search for one
// hex would find all of its entries.
type Entries [MaxHexes + 1]Sides

// Entries sets *out to the entries of c.
func (w *Walker) Entries(p Position, c id.Corp, through Corps, out *Entries) {
	w.begin(p, c, through, &w.probe)
	w.spread(w.stations)
	*out = Entries{}
	for _, s := range w.queue {
		if w.fresh(s) {
			out[s.hex()].add(s)
		}
	}
}

// fresh reports whether the chain that ends by crossing side s has not visited the hex behind it before.
func (w *Walker) fresh(s side) bool {
	h, from := s.hex(), s
	for t := w.parent[s]; t > loose; t = w.parent[t] {
		if t.hex() == h {
			return false
		}
		from = t
	}
	return w.p.behind(from).hex() != h // the start of the chain
}

// reaches reports whether the network of c contains one of these pieces of h.
func (w *Walker) reaches(p Position, c id.Corp, through Corps, h id.Hex, pieces uint16) bool {
	w.begin(p, c, through, &w.probe)
	w.goal, w.wanted = h, pieces
	w.spread(w.stations)
	w.settleOpen()
	return w.probe.Paths[h]&pieces != 0
}

// begin stores the query and finds the stations of c.
func (w *Walker) begin(p Position, c id.Corp, through Corps, out *Network) {
	w.p, w.corp, w.through, w.out, w.brief, w.wanted = p, c, through, out, false, 0
	w.stations = w.stations[:0]
	for h, last := 1, w.p.Len(); h <= last; h++ {
		if !p.Cells[h].hasStation() {
			continue
		}
		for set := w.p.Stations(id.Hex(h), w.corp); set != 0; set &= set - 1 {
			w.stations = append(w.stations, StopAt{id.Hex(h), uint8(first(set))})
		}
	}
}

// spread fills out with everything that proven chains from roots reach.
func (w *Walker) spread(roots []StopAt) {
	*w.out = Network{}
	for _, s := range w.queue {
		w.parent[s] = unseen
	}
	w.queue, w.open = w.queue[:0], w.open[:0]
	w.roots, w.trail.roots, w.further = roots, roots, false
	w.reset()
	for _, r := range roots {
		w.out.Stops[r.Hex] |= 1 << r.Stop
	}
	for _, r := range roots {
		shown := w.p.shapeAt(r.Hex)
		w.leave(r.Hex, shown, shown.of[r.Stop], tile.StopEnd(int(r.Stop)), start)
	}
	for i := 0; i < len(w.queue) && !w.enough(); i++ {
		w.enter(w.queue[i], w.queue[i])
	}
}

// enough reports whether the search may end early: see further, brief, goal and wanted.
func (w *Walker) enough() bool { return w.brief && w.further || w.out.Paths[w.goal]&w.wanted != 0 }

// enter continues from a side just crossed along all its track. The argument from is the side itself, or loose if there
// is no proven chain.
func (w *Walker) enter(s, from side) {
	h, end := s.hex(), tile.EdgeEnd(s.edge())
	shown := w.p.shapeAt(h)
	for set := shown.endingAt(s); set != 0; set &= set - 1 {
		w.follow(h, shown, first(set), end, from)
	}
}

// follow takes piece i of h from one of its ends.
func (w *Walker) follow(h id.Hex, shown *shape, i int, end tile.End, from side) {
	path := &shown.face.Paths[i]
	to := path.Other(end)
	if e, ok := to.Edge(); ok {
		w.leaveHex(h, shown, i, e, from)
		return
	}
	if from == loose && w.out.Paths[h]>>i&1 == 0 && !w.leadsOn(lead{h, uint8(i), to, from}) {
		return
	}
	w.mark(h, shown, i)
	if stop, ok := to.Stop(); ok && w.out.Stops[h]>>stop&1 == 0 {
		w.out.Stops[h] |= 1 << stop
		w.further = w.further || shown.face.Stops[stop].Kind != tile.Halt
	}
	w.leave(h, shown, w.beyond(h, shown, i, to), to, from)
}

// leave follows the pieces of a set away from the stop or junction where they meet.
func (w *Walker) leave(h id.Hex, shown *shape, set uint16, node tile.End, from side) {
	for ; set != 0; set &= set - 1 {
		w.follow(h, shown, first(set), node, from)
	}
}

// leaveHex follows piece i of h to edge e and crosses into the neighbour. A step that would repeat a side is deferred
// to open.
func (w *Walker) leaveHex(h id.Hex, shown *shape, i int, e hex.Edge, from side) {
	lane := shown.face.Paths[i].Lane(tile.EdgeEnd(e))
	here, there := sideOf(h, e, lane), w.p.sideAcross(h, e, lane)
	known := w.out.Paths[h]>>i&1 != 0
	if known && (there == 0 || w.parent[there] != unseen) {
		return
	}
	step := lead{h, uint8(i), tile.EdgeEnd(e), from}
	switch {
	case from == loose:
		if !known && !w.leadsOn(step) {
			return
		}
	case w.used(from, here, there):
		w.open = append(w.open, step)
		return
	}
	w.mark(h, shown, i)
	if there != 0 && w.parent[there] == unseen {
		w.parent[there] = from
		w.queue = append(w.queue, there)
	}
}

// used reports whether the chain that ends at from crosses between here and there, the two sides of one border, in
// either direction. At the rim there is zero.
func (w *Walker) used(from, here, there side) bool {
	if w.parent[here] == unseen && (there == 0 || w.parent[there] == unseen) {
		return false
	}
	for s := from; s > loose; s = w.parent[s] {
		if s == here || s == there {
			return true
		}
	}
	return false
}

// settleOpen resumes the steps that would repeat a side of their chain, because another chain may get there without a
// repetition. From here on chains are unknown, so each new piece is proven separately.
func (w *Walker) settleOpen() {
	for i := 0; i < len(w.open) && !w.enough(); i++ {
		l := w.open[i]
		e, _ := l.to.Edge()
		at := len(w.queue)
		w.leaveHex(l.hex, w.p.shapeAt(l.hex), int(l.path), e, loose)
		for ; at < len(w.queue); at++ {
			w.enter(w.queue[at], loose)
		}
	}
}

// leadsOn reports whether a walk along a loose lead exists.
func (w *Walker) leadsOn(l lead) bool {
	return w.trail.exists(w.p, w.corp, w.through, l)
}

// mark records a reached piece and the edges where it ends (1830/R106).
func (w *Walker) mark(h id.Hex, shown *shape, i int) {
	bit := uint16(1) << i
	if w.out.Paths[h]&bit != 0 {
		return
	}
	w.out.Paths[h] |= bit
	w.out.Lay[h] |= shown.edges[i]
	for set := shown.edges[i]; set != 0; set &= set - 1 {
		e := hex.Edge(first(set))
		if n := w.p.next[h][e]; n != 0 {
			w.out.Lay[n] |= 1 << e.Opposite()
		}
	}
}
