package route

import (
	"cmp"
	"math"
	"slices"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// Solver finds the best run of a company. The zero value is ready to use; a Solver reuses its space for the next
// problem.
type Solver struct {
	p     Problem
	n     net
	w     sweep
	areas []uint8

	kinds    []kind
	tops     []weight  // by kind: weight of its best route, or unknown
	order    []int     // kinds in the order in which they are explored
	seen     []seenTop // kinds of the shares so far
	diagrams []diagram // by kind
	explorer explorer
	crews    []crew // by group of trains
	lists    lists

	kindOf []int   // by train
	crewOf [][]int // trains of each crew, equal kinds adjacent

	stage stage
	at    int
	work  int // done since Begin
	best  Run // of the current share

	weight weight  // of best
	shares []share // left to try, the current one first
	held   Run     // the best of the earlier shares
	least  weight  // of held
	most   int32   // upper bound of the pay, whatever the track
	unit   int32   // divides the pay of every run
	aside  weight  // weight of a dollar paid Aside
}

// stage is the phase of the search that a solver is in.
type stage uint8

const (
	sharing   stage = iota // the next share begins
	exploring              // the diagram of kind number order[at]
	starting               // crew number at looks for a first run
	combining              // crew number at
	choosing               // routes from lists
	finished
)

// Run is an answer: a route for each train. A train that stays at home has a route without pieces and stop.
type Run struct {
	Routes []track.Route
	Pays   int32
	Most   int32 // no run pays more
	Proved bool  // no run is better
	None   bool  // the Bonus allows no run at all
}

// Begin starts on a problem and drops the previous one.
func (s *Solver) Begin(p Problem) {
	s.p, s.at, s.work = p, 0, 0
	s.held, s.least, s.shares, s.seen = Run{}, never, p.appendShares(s.shares[:0]), s.seen[:0]
	s.n.survey(p.Position)
	s.sortTrains() // the units and the shares depend on the kinds
	s.unit, s.aside = s.units()
	s.shares = p.shareSingles(s.shares, s.kindOf)
	s.sortTrains() // the kinds of the first share
	s.n.build(p.Position, s.roots())
	if slices.ContainsFunc(p.Trains, func(t Train) bool { return t.Local }) {
		s.n.addBare()
	}
	room := s.numberAreas()
	s.w.findOrder(&s.n)
	s.most = s.trivialBound()
	s.resetBest()
	if len(s.kinds) == 0 {
		s.best.Proved, s.stage = true, finished
		return
	}
	room = room && s.w.width <= maxWidth
	if !room || slices.ContainsFunc(s.crewOf, func(c []int) bool { return len(c) > maxCrew }) {
		s.stage, s.shares = finished, s.shares[:1]
		return
	}
	s.beginShare()
}

// beginShare starts to explore the first of the remaining shares, unless the best routes of its kinds are known from
// earlier shares and bound its runs by the best run of these. Kinds whose best route is not known come first.
func (s *Solver) beginShare() {
	s.diagrams = slices.Grow(s.diagrams[:0], len(s.kinds))[:len(s.kinds)]
	s.tops, s.order = s.tops[:0], s.order[:0]
	for i := range s.kinds {
		top := unknown
		if at := slices.IndexFunc(s.seen, func(o seenTop) bool { return o.kind.same(&s.kinds[i]) }); at >= 0 {
			top = s.seen[at].top
		} else {
			s.order = append(s.order, i)
		}
		s.tops = append(s.tops, top)
	}
	for i, top := range s.tops {
		if top != unknown {
			s.order = append(s.order, i)
		}
	}
	s.stage, s.at = exploring, 0
	if !s.endHopeless() {
		s.exploreKind()
	}
}

// seenTop is a kind of train with the weight of its best route.
type seenTop struct {
	kind kind
	top  weight
}

// unknown is the weight of a best route that is not known yet.
const unknown = weight(math.MaxInt32)

// exploreKind begins the diagram of the next kind.
func (s *Solver) exploreKind() {
	i := s.order[s.at]
	s.explorer.begin(&s.diagrams[i], &s.kinds[i], &s.n, &s.w, s.areas)
}

// endHopeless ends the search of a share if the best routes of all its kinds are known and no run of it can be better
// than those of the earlier shares. It reports whether it did.
func (s *Solver) endHopeless() bool {
	if slices.Contains(s.tops, unknown) {
		return false
	}
	most := s.relaxedBound()
	if most > s.least {
		return false
	}
	s.best.Most, s.best.Proved = s.money(most), true
	s.endShare()
	return true
}

// resetBest resets the answer for the current share.
func (s *Solver) resetBest() {
	s.best, s.weight = Run{Routes: make([]track.Route, len(s.p.Trains)), Most: s.most}, never
}

// endShare ends the search of one share and begins the next, if any.
func (s *Solver) endShare() {
	if len(s.shares) == 1 {
		s.stage = finished
		return
	}
	s.held, s.least = s.mergedRun(), max(s.least, s.weight)
	s.shares = s.shares[1:]
	s.resetBest()
	s.stage = sharing
}

// mergedRun returns the best run over the current share and the earlier ones.
func (s *Solver) mergedRun() Run {
	if s.least == never {
		best := s.best
		best.Most, best.Proved = max(best.Most, s.held.Most), best.Proved && (s.held.Proved || s.held.Routes == nil)
		return best
	}
	best := s.held
	if s.weight > s.least {
		best = s.best
	}
	best.Most, best.Proved = max(s.best.Most, s.held.Most), s.best.Proved && s.held.Proved
	return best
}

// sortTrains computes the kinds of trains for the current share, and the crews.
func (s *Solver) sortTrains() {
	s.kinds, s.kindOf, s.crewOf = s.kinds[:0], s.kindOf[:0], s.crewOf[:0]
	for i := range s.p.Trains {
		var k kind
		k.compile(&s.p, i, &s.n, s.shares[0], s.aside)
		at := slices.IndexFunc(s.kinds, func(o kind) bool { return o.same(&k) })
		if at < 0 {
			at = len(s.kinds)
			s.kinds = append(s.kinds, k)
		}
		s.kindOf = append(s.kindOf, at)
	}
	byGroup := map[uint8]int{}
	for i := range s.p.Trains {
		g := s.p.Trains[i].Group
		at, ok := byGroup[g]
		if !ok {
			at = len(s.crewOf)
			byGroup[g] = at
			s.crewOf = append(s.crewOf, nil)
		}
		s.crewOf[at] = append(s.crewOf[at], i)
	}
	for _, c := range s.crewOf {
		slices.SortStableFunc(c, func(a, b int) int { return cmp.Compare(s.kindOf[a], s.kindOf[b]) })
	}
}

// eachPay calls visit for every payment that a run may contain.
func (s *Solver) eachPay(visit func(pays int16)) {
	for i := range s.p.Trains {
		t := &s.p.Trains[i]
		visit(t.Pays)
		for _, x := range s.kinds[s.kindOf[i]].terms {
			visit(x.Pays)
			visit(x.EndPays)
		}
		for _, pays := range [...]func(id.Hex) int16{t.Passes, t.Again} {
			for h := 1; pays != nil && h <= s.p.Position.Len(); h++ {
				visit(pays(id.Hex(h)))
			}
		}
	}
	for _, at := range s.n.stops {
		for k := range s.p.Run.Prizes {
			if x := &s.p.Run.Prizes[k]; x.At == at.Hex {
				for i := range s.p.Trains {
					visit(x.Pays(i, at))
				}
			}
		}
		if s.p.Run.CountAside && s.p.Run.Aside != nil {
			visit(s.p.Run.Aside(at))
		}
	}
}

// trivialBound returns an upper bound of the pay of any run: the sum of all payments, whatever the track.
func (s *Solver) trivialBound() (most int32) {
	if b := s.p.Run.Bonus; b != nil {
		most = b.Most()
	}
	s.eachPay(func(pays int16) { most += max(0, int32(pays)) })
	return most
}

// roots reports for each stop whether it is a station for some train.
func (s *Solver) roots() []bool {
	roots := make([]bool, len(s.n.stops))
	for i := range s.kinds {
		for stop := range s.kinds[i].terms {
			t := &s.kinds[i].terms[stop]
			roots[stop] = roots[stop] || t.Station && !t.Barred
		}
	}
	return roots
}

// numberAreas assigns a bit to each off-board area of two stops or more, and reports whether the eight bits suffice.
func (s *Solver) numberAreas() bool {
	var stops [256]uint8
	for _, g := range s.n.groups {
		stops[g]++
	}
	s.areas = append(s.areas[:0], make([]uint8, 256)...)
	bit := uint8(1)
	for g := 1; g < len(stops); g++ {
		if stops[g] > 1 {
			if bit == 0 {
				return false
			}
			s.areas[g] = bit
			bit <<= 1
		}
	}
	return true
}

// Step does about the given amount of work and reports whether the best run is known. A unit of work is one arc looked
// at, about 0.1 microseconds in a browser; other operations count as the number of arcs that take the same time. The
// answer does not depend on how the work is sliced.
func (s *Solver) Step(work int) (done bool) {
	for end := s.work + work; s.work < end && s.stage != finished; {
		switch left := end - s.work; s.stage {
		case sharing:
			s.work += shareCost
			s.sortTrains()
			s.beginShare()
		case exploring:
			s.work += s.explore(left)
		case starting:
			s.work += s.startCrew()
		case combining:
			s.work += s.combine(left)
		case choosing:
			spent, done := s.lists.step(left)
			s.work += spent
			s.collectListed(done)
			if done {
				s.endShare()
			}
		case finished:
		}
	}
	if s.stage == combining {
		s.collect()
	}
	return s.stage == finished
}

// shareCost is the work of compiling the kinds of a share and looking for them among those of earlier shares.
const shareCost = 100

// Work returns the work done since Begin. A Step may exceed its amount, since single operations are not interrupted.
func (s *Solver) Work() int { return s.work }

// Solve works until the best run of p is known and returns it.
func (s *Solver) Solve(p Problem) Run {
	s.Begin(p)
	for !s.Step(1 << 20) {
	}
	return s.Best()
}

// explore spends work on the diagram of the current kind of train and returns the work done. When all diagrams are
// complete, it begins the next stage.
func (s *Solver) explore(work int) int {
	spent, done := s.explorer.step(work)
	if !done {
		return spent
	}
	if s.explorer.full {
		s.endShare()
		return spent
	}
	if i := s.order[s.at]; s.tops[i] == unknown {
		s.tops[i] = s.diagrams[i].best()
		s.seen = append(s.seen, seenTop{s.kinds[i], s.tops[i]})
		if s.endHopeless() {
			return spent
		}
	}
	if s.at++; s.at < len(s.order) {
		s.exploreKind()
		return spent
	}
	if s.mustList() {
		s.stage = choosing
		s.lists.begin(s)
		return spent
	}
	s.stage, s.at = starting, 0
	s.crews = slices.Grow(s.crews[:0], len(s.crewOf))[:len(s.crewOf)]
	for i := range s.crews {
		c := &s.crews[i]
		c.diagrams = c.diagrams[:0]
		for _, train := range s.crewOf[i] {
			c.diagrams = append(c.diagrams, &s.diagrams[s.kindOf[train]])
		}
		c.ties, c.unit, c.spare, c.pieces = s.ties(), s.unit, s.spare(), s.n.mostPieces()
		c.begin()
	}
	return spent
}

// startCrew takes one step to the first run of the current crew and returns the work done. After the last crew the next
// stage begins.
func (s *Solver) startCrew() int {
	spent, done := s.crews[s.at].chooseNext()
	if done {
		if s.at++; s.at == len(s.crews) {
			s.stage, s.at = combining, 0
			s.collect()
		}
	}
	return spent
}

// combine spends about this work on the search of the current crew and returns the work done. After the last crew the
// share ends.
func (s *Solver) combine(work int) int {
	spent, done := s.crews[s.at].step(work)
	if done {
		if s.at++; s.at == len(s.crews) {
			s.collect()
			s.endShare()
		}
	}
	return spent
}

// collect combines the best routes of all crews so far into the answer for the current share.
func (s *Solver) collect() {
	s.best.Pays, s.best.Most, s.best.Proved, s.weight = 0, 0, true, 0
	for i := range s.crews {
		c := &s.crews[i]
		s.weight += c.found.weight
		pays, most := s.money(c.found.weight), s.money(c.bound)
		s.best.Pays += pays
		s.best.Most += most
		s.best.Proved = s.best.Proved && pays >= most
		c.sortFound()
		for member, train := range s.crewOf[i] {
			s.best.Routes[train] = s.routeOf(c.diagrams[member], c.found.patterns[member])
		}
	}
}

// mustList reports whether routes must be listed because the rules judge the run as a whole.
func (s *Solver) mustList() bool {
	if len(s.crewOf) > 1 && s.ties() != 0 {
		return true
	}
	return s.p.Run.Bonus != nil
}

// ties returns the conditions between the routes of the run.
func (s *Solver) ties() (t ties) {
	if s.p.Run.Linked && len(s.p.Trains) > 1 {
		t |= linkedRoutes
	}
	for _, k := range s.kinds {
		if slices.ContainsFunc(k.terms, func(t Terms) bool { return t.Goal }) {
			t |= needsGoal
		}
		if slices.ContainsFunc(k.terms, func(t Terms) bool { return t.Filled }) {
			t |= fillOnce
		}
	}
	return t
}

// units returns a common divisor of the pay of all runs, and the weight of a dollar paid Aside: that of pay if it
// counts as pay, otherwise so little that it can never outweigh a lower pay.
func (s *Solver) units() (unit int32, aside weight) {
	if s.p.Run.Bonus != nil {
		unit = 1
	}
	s.eachPay(func(pays int16) { unit = gcd(unit, int32(pays)) })
	unit = max(1, unit)
	if s.p.Run.Aside == nil || s.p.Run.CountAside {
		return unit, perMoney
	}
	most := int16(1)
	for _, at := range s.n.stops {
		most = max(most, s.p.Run.Aside(at))
	}
	return unit, weight(unit-1) * perMoney / weight(2*most)
}

// money returns the pay of a run of weight w.
func (s *Solver) money(w weight) int32 {
	pays := w.money()
	return pays - pays%s.unit
}

// spare returns the highest weight that a run can have beyond its pay.
func (s *Solver) spare() weight {
	if s.p.Run.Aside == nil || s.p.Run.CountAside {
		return 0
	}
	return weight(s.unit-1) * perMoney
}

// gcd returns the greatest common divisor.
func gcd(a, b int32) int32 {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

// collectListed takes the answer for the current share from the lists. done means that they are searched to the end.
func (s *Solver) collectListed(done bool) {
	l := &s.lists
	s.best.Pays, s.best.Most, s.best.None = 0, s.money(l.most), false
	if l.found > never {
		s.best.Pays, s.weight = s.money(l.found), l.found
	} else if done {
		s.best.Most, s.best.None = 0, true
	}
	s.best.Proved = done && !l.full
	for train, e := range l.chosen {
		s.best.Routes[train] = track.Route{}
		if e != nil {
			s.best.Routes[train] = e.route
		}
	}
}

// routeOf returns the route that consists of a pattern of d for each step.
func (s *Solver) routeOf(d *diagram, way []int32) track.Route {
	var hops []int16
	for step, i := range way {
		p := &d.sets[step].all[i]
		if p.whole && len(p.hops) == 0 {
			return track.Route{Only: s.n.stops[p.only]}
		}
		hops = append(hops, p.hops...)
	}
	return s.n.routeOf(hops)
}

// Found reports whether Best has a run yet. Until then all trains stay at home.
func (s *Solver) Found() bool { return s.stage > starting || s.least > never }

// Best returns the best run found so far, with a bound on the runs still to be found.
func (s *Solver) Best() Run {
	best := s.mergedRun()
	if len(s.shares) > 1 {
		best.Most, best.Proved = s.most, false
	}
	return best
}

// relaxedBound returns a bound for the current share that ignores conflicts between routes.
func (s *Solver) relaxedBound() (most weight) {
	if b := s.p.Run.Bonus; b != nil {
		most = weigh(b.Most(), 0)
	}
	for _, k := range s.kindOf {
		most += max(0, s.tops[k])
	}
	return most
}
