package route_test

import (
	"slices"

	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// enumerator finds the best run by trying every chain of pieces for every train and every combination of routes. It is
// slow and shares nothing with the solver but the description of the problem.
type enumerator struct {
	p    route.Problem
	near map[track.Piece][]track.Piece // pieces that may touch a piece
	bits map[any]int                   // numbers of hex edges, inner pieces and scarce stops
	left int                           // chains that may still be tried

	known []map[track.StopAt]route.Terms // by train
	taken map[track.Piece]useSet
	aside int32 // the most that runs bring aside of those that pay the most
}

// useSet is a set of hex edges, inner pieces and scarce stops.
type useSet [6]uint64

func (s *useSet) meets(o *useSet) bool {
	for i := range s {
		if s[i]&o[i] != 0 {
			return true
		}
	}
	return false
}

// found is a legal route of one train.
type found struct {
	track.Route
	stops  []track.StopAt
	pays   int32
	earns  int32 // pays without what is beyond the stops
	aside  int32
	uses   useSet
	filled int
}

// side is a thing that two pieces may not share: an edge of a hex, per lane.
type side struct {
	hex  id.Hex
	edge hex.Edge
	lane uint8
}

func newEnumerator(p route.Problem) *enumerator {
	e := &enumerator{p: p, near: map[track.Piece][]track.Piece{}, bits: map[any]int{}, left: 5_000,
		taken: map[track.Piece]useSet{}}
	for range p.Trains {
		e.known = append(e.known, map[track.StopAt]route.Terms{})
	}
	pos := p.Position
	for h := id.Hex(1); int(h) <= pos.Len(); h++ {
		for i := range pos.Face(h).Paths {
			x := track.Piece{Hex: h, Path: uint8(i)}
			hexes := []id.Hex{h}
			for edge := range hex.Edge(6) {
				if n := pos.Next(h, edge); n != 0 {
					hexes = append(hexes, n)
				}
			}
			for _, n := range hexes {
				for k := range pos.Face(n).Paths {
					if y := (track.Piece{Hex: n, Path: uint8(k)}); y != x {
						e.near[x] = append(e.near[x], y)
					}
				}
			}
		}
	}
	return e
}

// bit numbers the things that a route can occupy.
func (e *enumerator) bit(u any) int {
	if _, ok := e.bits[u]; !ok {
		e.bits[u] = len(e.bits)
	}
	return e.bits[u]
}

// nothing means the pay of a run where no run is allowed.
const nothing = int32(-1 << 30)

// best returns the payment of the best run, and whether it could be found in reasonable time.
func (e *enumerator) best() (int32, bool) {
	var choices [][]found
	for i := range e.p.Trains {
		routes := e.routes(i)
		slices.SortFunc(routes, func(a, b found) int { return int(b.pays - a.pays) })
		choices = append(choices, routes)
	}
	most := e.mostPrizes() // or what a Bonus may add
	if e.p.Run.Bonus != nil {
		most = e.p.Run.Bonus.Most()
	}
	best := nothing
	run := make([]*found, len(choices))
	var choose func(i int, sum int32)
	choose = func(i int, sum int32) {
		if i == len(choices) {
			if extra, ok := e.together(run); ok {
				switch aside := e.besides(run); {
				case sum+extra > best:
					best, e.aside = sum+extra, aside
				case sum+extra == best:
					e.aside = max(e.aside, aside)
				}
			}
			return
		}
		run[i] = nil
		choose(i+1, sum)
		rest := most // the best routes of the trains that follow
		for _, c := range choices[i+1:] {
			if len(c) > 0 {
				rest += max(0, c[0].pays)
			}
		}
		for k := range choices[i] {
			f := &choices[i][k]
			if sum+f.pays+rest < best || sum+f.pays+rest == best && e.p.Run.Aside == nil {
				break
			}
			if e.left--; e.left < 0 {
				break
			}
			if !e.clash(run[:i], f, i) {
				run[i] = f
				choose(i+1, sum+f.pays)
			}
		}
		run[i] = nil
	}
	if e.left < 0 {
		return 0, false
	}
	e.left = 1 << 20
	choose(0, 0)
	return best, e.left > 0
}

// clash reports whether a route meets one of the same group.
func (e *enumerator) clash(run []*found, f *found, train int) bool {
	for i, o := range run {
		if o == nil || e.p.Trains[i].Group != e.p.Trains[train].Group {
			continue
		}
		if o.uses.meets(&f.uses) {
			return true
		}
	}
	return false
}

// together judges the routes of a run and returns their joint payment.
func (e *enumerator) together(run []*found) (pays int32, ok bool) {
	rules := e.p.Run
	var finished []route.Finished
	var groups [][]track.StopAt
	filled := 0
	for i, f := range run {
		if f == nil {
			continue
		}
		filled += f.filled
		finished = append(finished, route.Finished{Train: i, Stops: f.stops, Pieces: f.Pieces, Earns: f.earns})
		groups = append(groups, f.stops)
	}
	if filled > 1 || !e.goal(run) && len(groups) > 0 || rules.Linked && !linked(groups) {
		return 0, false
	}
	if rules.Bonus != nil {
		return rules.Bonus.Pays(finished)
	}
	pays = e.prizes(finished)
	if e.p.Run.CountAside {
		pays += e.besides(run)
	}
	return pays, true
}

// besides returns the side payments of a run.
func (e *enumerator) besides(run []*found) (most int32) {
	for _, f := range run {
		if f != nil {
			most = max(most, f.aside)
		}
	}
	return most
}

// prizes returns the payments that only one route of a run gets: prizes, and second payments of stops.
func (e *enumerator) prizes(run []route.Finished) (sum int32) {
	again := int32(0)
	for _, f := range run {
		if pays := e.p.Trains[f.Train].Again; pays != nil {
			again = max(again, overHexes(f.Pieces, pays))
		}
	}
	for i := range e.p.Run.Prizes {
		most := int32(0)
		for _, f := range run {
			prize := &e.p.Run.Prizes[i]
			if prize.With.Hex != 0 && !slices.Contains(f.Stops, prize.With) {
				continue
			}
			for _, at := range f.Stops {
				if at.Hex == prize.At {
					most = max(most, int32(prize.Pays(f.Train, at)))
				}
			}
		}
		sum += most
	}
	return sum + again
}

// mostPrizes bounds prizes.
func (e *enumerator) mostPrizes() int32 {
	all := []route.Finished{}
	for i := range e.p.Trains {
		f := route.Finished{Train: i}
		for h := id.Hex(1); int(h) <= e.p.Position.Len(); h++ {
			f.Pieces = append(f.Pieces, track.Piece{Hex: h})
			for s := range e.p.Position.Face(h).Stops {
				f.Stops = append(f.Stops, track.StopAt{Hex: h, Stop: uint8(s)})
			}
		}
		all = append(all, f)
	}
	most := e.prizes(all)
	for _, s := range all[0].Stops {
		if e.p.Run.CountAside {
			most += int32(e.p.Run.Aside(s))
		}
	}
	return most
}

// overHexes returns the payments of the hexes of a chain, each once.
func overHexes(chain []track.Piece, pays func(id.Hex) int16) (sum int32) {
	var seen []id.Hex
	for _, x := range chain {
		if !slices.Contains(seen, x.Hex) {
			seen = append(seen, x.Hex)
			sum += int32(pays(x.Hex))
		}
	}
	return sum
}

// goal reports whether some route touches a Goal, if there are any.
func (e *enumerator) goal(run []*found) bool {
	none := true
	for i := range e.p.Trains {
		for h := id.Hex(1); int(h) <= e.p.Position.Len(); h++ {
			for s := range e.p.Position.Face(h).Stops {
				at := track.StopAt{Hex: h, Stop: uint8(s)}
				if !e.terms(i, at).Goal {
					continue
				}
				none = false
				if run[i] != nil && slices.Contains(run[i].stops, at) {
					return true
				}
			}
		}
	}
	return none
}

// linked reports whether the sets of stops hang together.
func linked(groups [][]track.StopAt) bool {
	if len(groups) == 0 {
		return true
	}
	reached := slices.Clone(groups[0])
	joined := map[int]bool{0: true}
	for range groups {
		for i, g := range groups {
			if slices.ContainsFunc(g, func(s track.StopAt) bool { return slices.Contains(reached, s) }) {
				joined[i] = true
				reached = append(reached, g...)
			}
		}
	}
	return len(joined) == len(groups)
}

// routes lists the legal routes of a train, each once in each direction.
func (e *enumerator) routes(train int) (all []found) {
	var extend func(chain []track.Piece)
	extend = func(chain []track.Piece) {
		if e.left--; e.left < 0 {
			return
		}
		stops, fault := e.p.Position.AppendStops(nil, track.Route{Pieces: chain})
		if fault != track.Runs && fault != track.EndsNowhere || e.hopeless(train, stops, fault) {
			return
		}
		if fault == track.Runs {
			all = append(all, e.judge(train, chain, stops)...)
		}
		uses, ok := e.uses(chain)
		if !ok {
			return
		}
		for _, y := range e.near[chain[len(chain)-1]] {
			more := e.usesOf(y)
			if !uses.meets(&more) {
				extend(append(chain, y))
			}
		}
	}
	for x := range e.near { // every route is met from both ends; that does no harm
		path := e.p.Position.Face(x.Hex).Paths[x.Path]
		if _, ok := path.A.Stop(); ok || path.B >= tile.S0 {
			extend([]track.Piece{x})
		}
	}
	if e.p.Trains[train].Local {
		for h := id.Hex(1); int(h) <= e.p.Position.Len(); h++ {
			for i := range e.p.Position.Face(h).Stops {
				all = append(all, e.judge(train, nil, []track.StopAt{{Hex: h, Stop: uint8(i)}})...)
			}
		}
	}
	return all
}

// hopeless reports whether no route begins with a chain that has these stops: one comes twice, one may not be passed,
// or there are too many.
func (e *enumerator) hopeless(train int, stops []track.StopAt, fault track.RouteFault) bool {
	calls := 0
	for i, s := range stops {
		terms := e.terms(train, s)
		last := i == len(stops)-1 && fault == track.Runs
		if slices.Contains(stops[:i], s) || terms.Barred || terms.Closed && i > 0 && !last {
			return true
		}
		if terms.Cost == route.Major && !terms.Skip {
			calls++
		}
	}
	return calls > int(e.p.Trains[train].Reach)
}

// uses returns the things that a chain of pieces occupies; false if it does so twice.
func (e *enumerator) uses(chain []track.Piece) (uses useSet, ok bool) {
	ok = true
	for _, x := range chain {
		one := e.usesOf(x)
		ok = ok && !uses.meets(&one)
		for i := range uses {
			uses[i] |= one[i]
		}
	}
	return uses, ok
}

// usesOf returns the things that a piece occupies: the edges at which it ends, or itself where it touches none.
func (e *enumerator) usesOf(x track.Piece) (uses useSet) {
	if known, ok := e.taken[x]; ok {
		return known
	}
	path := e.p.Position.Face(x.Hex).Paths[x.Path]
	var keys []any
	for _, end := range []tile.End{path.A, path.B} {
		if edge, ok := end.Edge(); ok {
			keys = append(keys, side{x.Hex, edge, path.Lane(end)})
		}
	}
	if len(keys) == 0 {
		keys = append(keys, x)
	}
	for _, k := range keys {
		bit := e.bit(k)
		uses[bit/64] |= 1 << (bit % 64)
	}
	e.taken[x] = uses
	return uses
}

func (e *enumerator) terms(train int, at track.StopAt) route.Terms {
	t, ok := e.known[train][at]
	if !ok {
		t = e.work(train, at)
		e.known[train][at] = t
	}
	return t
}

// work works out how a train treats a stop.
func (e *enumerator) work(train int, at track.StopAt) route.Terms {
	stop := e.p.Position.Face(at.Hex).Stops[at.Stop]
	station := e.p.Position.Stations(at.Hex, e.p.Corp)>>at.Stop&1 != 0 // beside the slots too
	full := stop.Kind == tile.City && !station
	for _, owner := range e.p.Position.Slots(at.Hex, int(at.Stop)) {
		full = full && owner != 0
	}
	t := route.Terms{Pays: stop.Value.At(e.p.Phase), Closed: full || stop.Kind == tile.OffBoard, Station: station}
	if change := e.p.Trains[train].Terms; change != nil {
		t = change(at, t)
	}
	return t
}

// judge returns the route once for each choice of stops to skip, if it may be run.
func (e *enumerator) judge(train int, chain []track.Piece, stops []track.StopAt) (all []found) {
	t := &e.p.Trains[train]
	if len(stops) < 2 && !t.Local {
		return nil
	}
	uses, ok := e.uses(chain)
	if !ok || t.HexOnce && !onceEach(chain) {
		return nil
	}
	if t.StopOnce && e.stopsTwice(train, stops) {
		return nil
	}
	filled := 0
	areas := map[string]bool{}
	for i, s := range stops {
		terms, atEnd := e.terms(train, s), i == 0 || i == len(stops)-1
		area := e.p.Position.Face(s.Hex).Stops[s.Stop].Group
		if terms.Barred || terms.Closed && !atEnd || terms.NoEnd && atEnd || slices.Contains(stops[:i], s) || areas[area] {
			return nil
		}
		areas[area] = area != ""
		if terms.Filled && !atEnd {
			filled++
		}
		if terms.Scarce {
			bit := e.bit(s)
			uses[bit/64] |= 1 << (bit % 64)
		}
	}
	for i, x := range chain {
		if e.p.Position.Face(x.Hex).Paths[x.Path].Terminal != 0 && i != 0 && i != len(chain)-1 {
			return nil
		}
	}
	skips := 0 // stops that may be skipped, one bit each
	for i, s := range stops {
		if e.terms(train, s).Skip {
			skips |= 1 << i
		}
	}
	for skip := range 1 << len(stops) {
		if skip&^skips != 0 {
			continue
		}
		major, minor, pays, aside, station, allowed := 0, 0, int32(0), int32(0), false, true
		for i, s := range stops {
			terms := e.terms(train, s)
			if skip>>i&1 != 0 {
				allowed = allowed && terms.Skip
				continue
			}
			pays += int32(terms.Pays)
			if i == 0 || i == len(stops)-1 {
				pays += int32(terms.EndPays)
				if e.p.Run.Aside != nil {
					aside += int32(e.p.Run.Aside(s))
				}
			}
			station = station || terms.Station
			switch terms.Cost {
			case route.Major:
				major++
			case route.Minor:
				minor++
			}
		}
		n, m := int(t.Reach), int(t.More)
		if !allowed || !station || t.Reach != route.Endless && (major > n || minor > n-major+m) || filled > 1 {
			continue
		}
		pays += int32(t.Pays)
		if t.Passes != nil {
			pays += overHexes(chain, t.Passes)
		}
		r := track.Route{Pieces: slices.Clone(chain)}
		all = append(all, found{Route: r, stops: stops, pays: pays, earns: pays, aside: aside, uses: uses, filled: filled})
	}
	return all
}

// stopsTwice reports whether two stops lie in one hex, and none pardons it.
func (e *enumerator) stopsTwice(train int, stops []track.StopAt) bool {
	twice := false
	for i, s := range stops {
		if e.terms(train, s).Pardons {
			return false
		}
		twice = twice || slices.ContainsFunc(stops[:i], func(o track.StopAt) bool { return o.Hex == s.Hex })
	}
	return twice
}

// onceEach reports whether a chain never enters a hex again.
func onceEach(chain []track.Piece) bool {
	left := map[id.Hex]bool{}
	for i, x := range chain {
		if i > 0 && x.Hex != chain[i-1].Hex {
			left[chain[i-1].Hex] = true
		}
		if left[x.Hex] {
			return false
		}
	}
	return true
}
