package track

import (
	"cmp"
	"slices"

	"hexrail/rules/id"
	"hexrail/rules/tile"
)

// Search finds the best run of all trains of a company by trying everything, within a bound of counted work. The zero
// value is ready; it keeps its scratch space between calls.
type Search struct {
	p    Position
	run  Run
	runs []Run
	left int

	// The route under way: its pieces, the keys they occupy and its stops.
	pieces []Piece
	stops  []StopAt
	used   trackSet

	routes []candidate
	arena  []Piece
	full   bool

	order  []int   // trains, longest reach first
	top    []int32 // what the best route of each train pays
	chosen []int
	best   []int
	sum    int32
	proven bool
}

// candidate is a route that some train of the run may take; its pieces lie in the arena.
type candidate struct {
	from, to int32
	stops    uint8
	pays     int32
}

// maxCandidates bounds the routes kept for combining.
const maxCandidates = 1 << 15

// BestRun is the outcome of a search: a route per train, without pieces where a train stays at home.
type BestRun struct {
	Routes []Route
	Pays   int32
	Proven bool // nothing better exists; otherwise the work ran out
}

// Best searches the best run. Runs has one element per train; they may differ in Reach only. Of runs that pay alike it
// takes the first in a fixed order: routes that pay more first, then those of fewer pieces, then as they lie on the board.
func (s *Search) Best(p Position, runs []Run, work int) BestRun {
	if len(runs) == 0 {
		return BestRun{Proven: true}
	}
	s.reset(p, runs, work)
	s.findRoutes()
	s.sortRoutes()
	s.findTops()
	s.combine(0, 0)
	return s.result()
}

func (s *Search) reset(p Position, runs []Run, work int) {
	s.p, s.runs, s.run, s.left = p, runs, runs[0], work
	s.pieces, s.stops, s.routes, s.arena = s.pieces[:0], s.stops[:0], s.routes[:0], s.arena[:0]
	s.used, s.sum, s.proven, s.full = trackSet{}, 0, true, false
	s.order, s.chosen, s.best = s.order[:0], s.chosen[:0], s.best[:0]
	for i, r := range runs {
		s.run.Reach = max(s.run.Reach, r.Reach)
		s.order = append(s.order, i)
		s.chosen = append(s.chosen, -1)
		s.best = append(s.best, -1)
	}
	slices.SortStableFunc(s.order, func(a, b int) int { return cmp.Compare(runs[b].Reach, runs[a].Reach) })
}

// findRoutes lists every route once, from the lower of its two end stops.
func (s *Search) findRoutes() {
	for h := 1; h <= s.p.Len(); h++ {
		up := s.p.up(id.Hex(h))
		for i := range up.face.Stops {
			if up.of[i] == 0 && !s.run.Local {
				continue
			}
			s.stops = append(s.stops, StopAt{id.Hex(h), uint8(i)})
			if s.run.Local {
				s.offer()
			}
			s.leave(id.Hex(h), up, up.of[i], tile.StopEnd(i))
			s.stops = s.stops[:0]
		}
	}
}

// leave tries all pieces of a set away from the stop or junction where they meet.
func (s *Search) leave(h id.Hex, up *shape, set uint16, node tile.End) {
	for ; set != 0; set &= set - 1 {
		s.follow(h, up, first(set), node)
	}
}

// follow takes a piece, goes on in every way and puts it back.
func (s *Search) follow(h id.Hex, up *shape, i int, from tile.End) {
	if s.left == 0 {
		s.proven = false
		return
	}
	s.left--
	x, path := Piece{h, uint8(i)}, &up.face.Paths[i]
	a, b := keys(x, path)
	if s.used.has(a) || s.used.has(b) {
		return
	}
	s.used.add(a)
	s.used.add(b)
	s.pieces = append(s.pieces, x)
	s.goOn(h, up, path, path.Other(from))
	s.pieces = s.pieces[:len(s.pieces)-1]
	s.used.remove(a)
	s.used.remove(b)
}

func (s *Search) goOn(h id.Hex, up *shape, path *tile.Path, to tile.End) {
	if e, ok := to.Edge(); ok {
		s.cross(s.p.across(h, e, path.Lane(to)))
		return
	}
	stop, ok := to.Stop()
	if !ok {
		s.leave(h, up, up.middle, tile.Junction)
		return
	}
	s.call(StopAt{h, uint8(stop)}, up, path.Terminal == 0)
}

func (s *Search) cross(at side) {
	if at == unseen {
		return
	}
	up := s.p.up(at.hex())
	for set := up.at[at.edge()]; set != 0; set &= set - 1 {
		i, end := first(set), tile.EdgeEnd(at.edge())
		if up.face.Paths[i].Lane(end) == at.lane() {
			s.follow(at.hex(), up, i, end)
		}
	}
}

// call adds a stop, offers the route so far and goes on through it.
func (s *Search) call(at StopAt, up *shape, through bool) {
	if s.run.Reach != Endless && len(s.stops) >= int(s.run.Reach) || slices.Contains(s.stops, at) {
		return
	}
	s.stops = append(s.stops, at)
	s.offer()
	if through && s.p.Passes(at, s.run.Corp, s.run.Through) {
		s.leave(at.Hex, up, up.of[at.Stop], tile.StopEnd(int(at.Stop)))
	}
	s.stops = s.stops[:len(s.stops)-1]
}

// offer keeps the route under way if it may be run and this is the direction in which it is listed.
func (s *Search) offer() {
	head, tail := s.stops[0], s.stops[len(s.stops)-1]
	if head.Hex > tail.Hex || head.Hex == tail.Hex && head.Stop > tail.Stop {
		return
	}
	if s.p.judgeStops(s.stops, s.run) != Runs {
		return
	}
	c := candidate{stops: uint8(min(len(s.stops), Endless-1))}
	for _, at := range s.stops {
		c.pays += int32(s.p.up(at.Hex).face.Stops[at.Stop].Value.At(s.run.Phase))
	}
	if len(s.runs) == 1 && len(s.routes) == 1 {
		s.keepBetter(c)
		return
	}
	if len(s.routes) >= maxCandidates {
		s.proven = false
		return
	}
	s.keep(c)
}

// keepBetter is keep for a single train, which needs only the best route.
func (s *Search) keepBetter(c candidate) {
	old := s.routes[0]
	if c.pays < old.pays || c.pays == old.pays && len(s.pieces) >= int(old.to-old.from) {
		return
	}
	s.routes, s.arena = s.routes[:0], s.arena[:0]
	s.keep(c)
}

func (s *Search) keep(c candidate) {
	c.from = int32(len(s.arena))
	s.arena = append(s.arena, s.pieces...)
	c.to = int32(len(s.arena))
	s.routes = append(s.routes, c)
}

func (s *Search) sortRoutes() {
	slices.SortStableFunc(s.routes, func(a, b candidate) int {
		if a.pays != b.pays {
			return cmp.Compare(b.pays, a.pays)
		}
		return cmp.Compare(a.to-a.from, b.to-b.from)
	})
}

// findTops finds what the best route of each train pays.
func (s *Search) findTops() {
	s.top = s.top[:0]
	for train := range s.runs {
		i := slices.IndexFunc(s.routes, func(c candidate) bool { return s.inReach(c, train) })
		if i < 0 {
			s.top = append(s.top, 0)
		} else {
			s.top = append(s.top, s.routes[i].pays)
		}
	}
}

// combine chooses routes for the trains from number n in order on, sum being what the others pay.
func (s *Search) combine(n int, sum int32) {
	if sum > s.sum {
		s.sum = sum
		copy(s.best, s.chosen)
	}
	if n == len(s.order) {
		return
	}
	train := s.order[n]
	begin := 0
	if n > 0 && s.runs[s.order[n-1]].Reach == s.runs[train].Reach {
		begin = s.chosen[s.order[n-1]] + 1 // equal trains take routes in list order
	}
	for i := begin; i < len(s.routes); i++ {
		c := s.routes[i]
		if sum+s.bound(n, c.pays) <= s.sum {
			break // routes pay less and less from here on
		}
		if s.left == 0 {
			s.proven = false
			return
		}
		s.left--
		if s.inReach(c, train) && s.free(c) {
			s.choose(c, train, i, n, sum)
		}
	}
	s.chosen[train] = -1
	if n+1 < len(s.order) && s.runs[s.order[n+1]].Reach != s.runs[train].Reach {
		s.combine(n+1, sum) // this train stays at home
	}
}

// bound returns what the trains from number n in order on can pay at most if train n takes a route that pays so much:
// none more than its best route, and equal trains no more than the one before.
func (s *Search) bound(n int, pays int32) (most int32) {
	reach := s.runs[s.order[n]].Reach
	for _, train := range s.order[n:] {
		if s.runs[train].Reach == reach {
			most += min(pays, s.top[train])
		} else {
			most += s.top[train]
		}
	}
	return most
}

func (s *Search) choose(c candidate, train, route, n int, sum int32) {
	s.occupy(c, true)
	s.chosen[train] = route
	s.combine(n+1, sum+c.pays)
	s.chosen[train] = -1
	s.occupy(c, false)
}

func (s *Search) inReach(c candidate, train int) bool {
	r := s.runs[train].Reach
	return r == Endless || c.stops <= r
}

func (s *Search) free(c candidate) bool {
	for _, x := range s.arena[c.from:c.to] {
		a, b := keys(x, &s.p.up(x.Hex).face.Paths[x.Path])
		if s.used.has(a) || s.used.has(b) {
			return false
		}
	}
	return true
}

func (s *Search) occupy(c candidate, on bool) {
	for _, x := range s.arena[c.from:c.to] {
		a, b := keys(x, &s.p.up(x.Hex).face.Paths[x.Path])
		if on {
			s.used.add(a)
			s.used.add(b)
		} else {
			s.used.remove(a)
			s.used.remove(b)
		}
	}
}

func (s *Search) result() BestRun {
	b := BestRun{Routes: make([]Route, len(s.runs)), Pays: s.sum, Proven: s.proven}
	for train, i := range s.best {
		if i < 0 {
			continue
		}
		c := s.routes[i]
		b.Routes[train].Pieces = slices.Clone(s.arena[c.from:c.to])
	}
	return b
}
