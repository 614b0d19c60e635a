package route

import (
	"math/bits"
	"slices"
)

// pattern is one way in which a train can use the track of a place: a set of hops that could be part of its route. Seen
// from outside, it is a set of strands, each between two borders, or between a border and an end of the route.
type pattern struct {
	strands [][2]int8 // ends by index in closes, then in opens of the step; shut is an end of the route
	hops    []int16
	closes  uint32 // borders of the step that it uses
	opens   uint32
	inner   uint64 // inner pieces, scarce stops and prizes of the place that it uses
	gain    weight
	calls   tally
	ends    uint8 // ends of the route
	areas   uint8 // off-board areas, one bit each
	station bool
	whole   bool  // the whole route is in this place
	touches uint8 // stops of the place, called at or skipped, one bit each
	goal    bool  // touches a Goal
	filled  uint8 // number of Filled cities it passes through
	only    int16 // the stop of a route of one stop
	prizes  uint8 // prizes won, one bit each
	aside   weight
	debts   debts // incurred and settled
}

// shut is the end of a strand at which the route ends.
const shut = -1

// patterns holds the patterns of a step, grouped by the borders they close. The first is the empty one.
type patterns struct {
	all    []pattern
	priced []weight // by pattern: its gain minus the prices of the track that it uses
	first  []int32  // by set of closed borders; one more at the end
}

// patternSpace holds the patterns of a diagram, in the space of those of its earlier problems: a search would allocate
// little else.
type patternSpace struct {
	patterns []pattern
	priced   []weight
	hops     []int16
	strands  [][2]int8
	first    []int32
}

// clear removes all patterns but keeps their space.
func (s *patternSpace) clear() {
	s.patterns, s.priced = s.patterns[:0], s.priced[:0]
	s.hops, s.strands, s.first = s.hops[:0], s.strands[:0], s.first[:0]
}

// patternFinder enumerates the patterns of one place.
type patternFinder struct {
	*patternSpace
	n      *net
	k      *kind
	areas  []uint8 // by group of the net: its bit, or zero for areas of one stop
	st     *step
	place  *place
	chosen []int16
	inner  []int16     // resources of the place other than borders
	ports  []port      // ports of the chosen hops, stops as often as they are touched
	stops  []stopVisit // stops touched by the chosen hops, each once
}

// find returns the patterns of a step for one kind of train.
func (f *patternFinder) find(st *step) patterns {
	f.st, f.place = st, &f.n.places[st.place]
	f.chosen, f.ports = f.chosen[:0], f.ports[:0]
	from, priced, first := len(f.patterns), len(f.priced), len(f.first)
	f.listInner()
	f.extend(f.place.from)
	if f.k.train.Local {
		f.addSingle()
	}
	f.first = append(f.first, make([]int32, 1<<len(st.closes)+1)...)
	ps := patterns{all: f.patterns[from:], first: f.first[first:]}
	slices.SortStableFunc(ps.all, func(a, b pattern) int { return int(a.closes) - int(b.closes) })
	for i := range ps.all {
		f.priced = append(f.priced, ps.all[i].gain)
		ps.first[ps.all[i].closes+1]++
	}
	ps.priced = f.priced[priced:]
	for i := 1; i < len(ps.first); i++ {
		ps.first[i] += ps.first[i-1]
	}
	return ps
}

// extend adds the patterns of the chosen hops, then tries every way to add hops from number i on.
func (f *patternFinder) extend(i int16) {
	f.addChosen()
	for ; i < f.place.to; i++ {
		h := &f.n.hops[i]
		if !f.hasRoom(h, h.a) || !f.hasRoom(h, h.b) || f.overlaps(h) {
			continue
		}
		f.chosen = append(f.chosen, i)
		f.ports = append(f.ports, h.a, h.b)
		f.extend(i + 1)
		f.chosen = f.chosen[:len(f.chosen)-1]
		f.ports = f.ports[:len(f.ports)-2]
	}
}

// hasRoom reports whether h may end at a port, given the hops chosen: a border takes one hop, a stop two unless it is
// an end of the route.
func (f *patternFinder) hasRoom(h *hop, at port) bool {
	stop, ok := f.n.stopOf(at)
	if !ok {
		return !slices.Contains(f.ports, at)
	}
	t := &f.k.terms[stop]
	calls := 0
	for i, p := range f.ports {
		if p == at {
			calls++
			if f.n.hops[f.chosen[i/2]].spur {
				return false
			}
		}
	}
	return !t.Barred && (calls == 0 || calls == 1 && !t.Closed && !h.spur)
}

// overlaps reports whether a hop uses a resource of the chosen hops.
func (f *patternFinder) overlaps(h *hop) bool {
	for _, c := range f.chosen {
		for _, u := range f.n.hops[c].uses {
			if u >= 0 && (u == h.uses[0] || u == h.uses[1]) {
				return true
			}
		}
	}
	return false
}

// addChosen adds the patterns of the chosen hops to out: none if they are no part of a route, one, or several if stops
// may be skipped or prizes won.
func (f *patternFinder) addChosen() {
	var p pattern
	if !f.findStrands(&p) || f.k.train.HexOnce && len(p.strands) > 1 {
		f.strands = f.strands[:len(f.strands)-len(p.strands)]
		return
	}
	hops := len(f.hops)
	f.hops = append(f.hops, f.chosen...)
	p.hops = f.hops[hops:]
	pieces := 0
	for _, c := range f.chosen {
		h := &f.n.hops[c]
		pieces += int(h.length)
		for _, u := range h.uses {
			if int(u) >= f.n.borders {
				p.inner |= f.innerBit(u)
			}
		}
	}
	f.stops = f.stops[:0]
	for i, at := range f.ports {
		stop, ok := f.n.stopOf(at)
		if !ok {
			f.useBorder(&p, int16(at/2))
		} else if !slices.Contains(f.ports[:i], at) {
			f.stops = append(f.stops, stopVisit{stop: stop, end: !slices.Contains(f.ports[i+1:], at)})
		}
	}
	pays := int32(0)
	if len(f.chosen) > 0 {
		pays = f.k.passingPay(f.place.hex)
	}
	f.tryStops(p, pieces, 0, pays)
}

// stopVisit is a stop on the chosen hops.
type stopVisit struct {
	stop int
	end  bool // the route begins or ends here
}

// tryStops treats the stops from number i on in every way, called at or skipped, and adds the results. The pattern has
// this number of pieces and earns pays so far.
func (f *patternFinder) tryStops(p pattern, pieces, i int, pays int32) {
	if i == len(f.stops) {
		if p.ends <= 2 && p.filled <= 1 && f.k.fits(p.calls) {
			f.addForPrizes(&p, pieces, pays+int32(f.k.train.Pays)/2*int32(p.ends), 0)
		}
		return
	}
	v := f.stops[i]
	called := p
	if earned, ok := f.call(&called, v.stop, v.end); ok {
		f.tryStops(called, pieces, i+1, pays+earned)
	}
	if f.k.terms[v.stop].Skip && f.touch(&p, v.stop, v.end) {
		f.tryStops(p, pieces, i+1, pays)
	}
}

// addForPrizes adds a pattern of this number of pieces and pay, once for each subset of the prizes from number from on
// that its stops may win.
func (f *patternFinder) addForPrizes(p *pattern, pieces int, pays int32, from int) {
	if from == 0 && f.k.owing {
		f.owe(p)
	}
	for i := from; i < len(f.k.prizes); i++ {
		o := &f.k.prizes[i]
		at := f.n.stops[o.stop]
		if p.prizes>>o.prize&1 != 0 || p.touches == 0 || at.Hex != f.place.hex || p.touches>>at.Stop&1 == 0 {
			continue
		}
		won := *p
		won.prizes |= 1 << o.prize
		won.inner |= f.innerBit(f.n.prize(o.prize))
		if with := f.k.problem.Run.Prizes[o.prize].With; with.Hex != 0 {
			won.debts |= debtTo(o.prize)
		}
		f.addForPrizes(&won, pieces, pays+int32(o.pays), i+1)
	}
	p.gain = weigh(pays, pieces) + p.aside
	f.patterns = append(f.patterns, *p)
}

// owe computes the debts that the stops of a pattern incur and settle.
func (f *patternFinder) owe(p *pattern) {
	if f.k.train.StopOnce && bits.OnesCount8(p.touches) > 1 {
		p.debts |= debtTwice
	}
	for stop, at := range f.n.stops {
		if at.Hex == f.place.hex && p.touches>>at.Stop&1 != 0 {
			p.debts |= f.k.settles(at, &f.k.terms[stop])
		}
	}
}

// touch marks a stop as touched, whether called at or skipped, and reports whether the route may touch it.
func (f *patternFinder) touch(p *pattern, stop int, atEnd bool) bool {
	t := &f.k.terms[stop]
	if atEnd {
		if t.NoEnd {
			return false
		}
		p.ends++
	} else if t.Filled {
		p.filled++
	}
	p.touches |= 1 << f.n.stops[stop].Stop
	p.goal = p.goal || t.Goal
	if t.Scarce {
		p.inner |= f.innerBit(int16(f.n.uses + stop))
	}
	area := f.areas[f.n.groups[stop]]
	fresh := p.areas&area == 0
	p.areas |= area
	return fresh
}

// call marks a stop as called at, and returns its pay. ok reports whether the route may touch it.
func (f *patternFinder) call(p *pattern, stop int, atEnd bool) (pays int32, ok bool) {
	t := &f.k.terms[stop]
	pays = int32(t.Pays)
	if atEnd {
		pays += int32(t.EndPays)
		if len(f.k.aside) > 0 {
			p.aside += f.k.aside[stop]
		}
	}
	if f.k.train.Reach != Endless {
		switch t.Cost {
		case Major:
			p.calls.major++
		case Minor:
			p.calls.minor++
		case Free:
		}
	}
	p.station = p.station || t.Station
	return pays, f.touch(p, stop, atEnd)
}

// listInner lists the resources of the place other than borders. The order is the same for every kind of train, so
// that bits of different diagrams can be compared.
func (f *patternFinder) listInner() {
	f.inner = f.inner[:0]
	for i := f.place.from; i < f.place.to; i++ {
		for _, u := range f.n.hops[i].uses {
			if int(u) >= f.n.borders && !slices.Contains(f.inner, u) {
				f.inner = append(f.inner, u)
			}
		}
	}
	for stop, at := range f.n.stops {
		if at.Hex == f.place.hex {
			f.inner = append(f.inner, int16(f.n.uses+stop))
		}
	}
	for i := range f.k.problem.Run.Prizes {
		if f.k.problem.Run.Prizes[i].At == f.place.hex {
			f.inner = append(f.inner, f.n.prize(i))
		}
	}
}

// innerBit returns the bit of a resource of the place, which must be in inner.
func (f *patternFinder) innerBit(use int16) uint64 { return 1 << slices.Index(f.inner, use) }

// useBorder marks a border of the step as used.
func (f *patternFinder) useBorder(p *pattern, border int16) {
	if i := f.borderIndex(border); i < len(f.st.closes) {
		p.closes |= 1 << i
	} else {
		p.opens |= 1 << (i - len(f.st.closes))
	}
}

// borderIndex returns the index of a border in the step: closes first, then opens. It returns -1 for a border of
// another step.
func (f *patternFinder) borderIndex(border int16) int {
	for i, c := range f.st.closes {
		if c.border == border {
			return i
		}
	}
	for i, o := range f.st.opens {
		if o.border == border {
			return len(f.st.closes) + i
		}
	}
	return -1
}

// findStrands sets the strands of the chosen hops in p, and reports whether there is no ring among them.
func (f *patternFinder) findStrands(p *pattern) bool {
	var used uint32
	strands := len(f.strands)
	for i := range f.ports { // begin at a loose end
		if used>>(i/2)&1 != 0 || !f.loose(f.ports[i]) {
			continue
		}
		begin, at, hop := f.ports[i], f.ports[i^1], i/2
		used |= 1 << hop
		for !f.loose(at) {
			next := f.exitOtherThan(at, hop)
			hop = next / 2
			used |= 1 << hop
			at = f.ports[next^1]
		}
		f.strands = append(f.strands, [2]int8{f.strandEnd(begin), f.strandEnd(at)})
	}
	p.strands = f.strands[strands:]
	p.whole = len(p.strands) == 1 && p.strands[0] == [2]int8{shut, shut}
	return used == 1<<len(f.chosen)-1
}

// loose reports whether a strand ends at a port.
func (f *patternFinder) loose(at port) bool {
	if _, ok := f.n.stopOf(at); !ok {
		return true
	}
	calls := 0
	for _, p := range f.ports {
		if p == at {
			calls++
		}
	}
	return calls == 1
}

// exitOtherThan returns the index in ports at which a hop other than the given one leaves a stop, or -1 if there is
// none, which is so only at a loose end.
func (f *patternFinder) exitOtherThan(at port, hop int) int {
	for i, p := range f.ports {
		if p == at && i/2 != hop {
			return i
		}
	}
	return -1
}

// strandEnd returns the end of a strand at a port: shut at a stop, otherwise the index of the border.
func (f *patternFinder) strandEnd(at port) int8 {
	if _, ok := f.n.stopOf(at); ok {
		return shut
	}
	return int8(f.borderIndex(int16(at / 2)))
}

// addSingle adds the routes that consist of one stop (1822PNW/R125).
func (f *patternFinder) addSingle() {
	for stop, at := range f.n.stops {
		t := &f.k.terms[stop]
		if at.Hex != f.place.hex || t.Barred || t.NoEnd || !t.Station {
			continue
		}
		p := pattern{strands: [][2]int8{{shut, shut}}, whole: true, only: int16(stop)}
		pays, _ := f.call(&p, stop, true)
		p.ends = 2
		if f.k.fits(p.calls) {
			f.addForPrizes(&p, 0, pays+int32(f.k.train.Pays), 0)
		}
	}
}
