package route

import (
	"math/bits"
	"slices"

	"github.com/hexrail/hexrail/rules/track"
)

// lists finds the best run where its pay is not the sum of its stops: with a Bonus, or with Linked routes of several
// groups.
//
// It lists the routes of each kind whose weight is within a gap of the best route of the kind, applies the rules for
// whole runs, and tries all combinations that might beat the best run found. A run with an unlisted route weighs less
// than the sum of the best routes minus the gap. As long as that exceeds the best run found, the gap is doubled.
type lists struct {
	s       *Solver
	gap     weight
	whole   bool      // every route is listed
	full    bool      // given up because there are too many routes
	entries []ranking // by kind
	walk    walk
	kind    int // the kind being listed
	choice  choice

	found   weight
	chosen  []*entry // by train; nil stays at home
	most    weight   // upper bound of the weight of a run
	listing bool
}

// entry is a listed route.
type entry struct {
	weight weight
	number int // among those of its kind, in listing order
	route  track.Route
	stops  []track.StopAt
	uses   []uint64
	filled bool
	goal   bool
}

// maxEntries bounds the routes of one kind.
const maxEntries = 1 << 18

// walk visits all paths through a diagram that weigh enough.
type walk struct {
	at     []walkStep
	way    []int32
	pruned bool // some path was left out
}

// walkStep is a state on the current path.
type walkStep struct {
	state, next int32 // next is the next of its arcs to try
	past        weight
}

// firstGap is the gap of the first listing.
const firstGap = 20 * perMoney

// begin lists with a small gap.
func (l *lists) begin(s *Solver) {
	*l = lists{s: s, gap: firstGap, found: never, chosen: make([]*entry, len(s.p.Trains))}
	l.most = s.relaxedBound()
	l.list()
}

// bonusMost returns the highest possible weight of the Bonus.
func (l *lists) bonusMost() weight {
	if b := l.s.p.Run.Bonus; b != nil {
		return weigh(b.Most(), 0)
	}
	return 0
}

// list restarts the listing with the current gap.
func (l *lists) list() {
	l.entries = make([]ranking, len(l.s.kinds))
	l.kind, l.listing, l.whole = 0, true, true
	l.walk.begin()
}

// begin starts a new walk.
func (w *walk) begin() {
	w.at = append(w.at[:0], walkStep{})
	w.way = w.way[:0]
	w.pruned = false
}

// step does about the given amount of work. It returns the work done and reports whether the search is over: the best
// run is known, or the search was given up (full).
func (l *lists) step(work int) (spent int, done bool) {
	for spent < work {
		spent++
		if l.full {
			return spent, true
		}
		if l.listing {
			spent += l.advance()
			continue
		}
		if more, cost := l.choice.next(l); more {
			spent += cost
			continue
		}
		if l.whole || l.found >= l.most-l.gap {
			l.most = l.found
			return spent, true
		}
		l.gap *= 2
		l.list()
	}
	return spent, false
}

// Work of the operations that take longer than looking at an arc: listing a route, and judging a run.
const (
	listCost  = 40
	judgeCost = 10
)

// advance takes one step along the diagram of the current kind and returns the work done beyond that of one step.
func (l *lists) advance() (cost int) {
	d, w := &l.s.diagrams[l.kind], &l.walk
	if len(w.at) == 0 {
		l.endKind()
		return 0
	}
	layer := len(w.at) - 1
	top := &w.at[layer]
	if layer == len(d.sets) {
		if d.layers[layer].shapeOf(top.state).done() {
			l.add(d, top.past)
			cost = listCost
		}
		w.stepBack()
		return cost
	}
	arcs := d.arcsOf(layer, int(top.state))
	if int(top.next) == len(arcs) {
		w.stepBack()
		return 0
	}
	a := arcs[top.next]
	top.next++
	past := top.past + d.sets[layer].all[a.pattern].gain
	rest := d.layers[layer+1].rest[a.to]
	if rest.impossible() {
		return 0
	}
	if past+rest < d.best()-l.gap {
		w.pruned = true
		return 0
	}
	w.way = append(w.way, a.pattern)
	w.at = append(w.at, walkStep{state: a.to, past: past})
	return 0
}

// stepBack goes back one step.
func (w *walk) stepBack() {
	w.at = w.at[:len(w.at)-1]
	if len(w.way) > 0 {
		w.way = w.way[:len(w.way)-1]
	}
}

// endKind proceeds to the next kind, or to the choice of routes.
func (l *lists) endKind() {
	l.whole = l.whole && !l.walk.pruned
	if l.kind++; l.kind < len(l.s.kinds) {
		l.walk.begin()
		return
	}
	l.listing = false
	l.choice.begin(l)
}

// add lists the route of the current path, which weighs w. If the kind has too many routes, it sets full instead.
func (l *lists) add(d *diagram, w weight) {
	e := &entry{weight: w, route: l.s.routeOf(d, l.walk.way)}
	l.describe(d, e)
	if l.entries[l.kind].number >= maxEntries {
		l.full = true
		return
	}
	l.entries[l.kind].add(e)
}

// describe fills in the stops of an entry and the resources it uses.
func (l *lists) describe(d *diagram, e *entry) {
	n := &l.s.n
	e.uses = make([]uint64, n.resources(len(l.s.p.Run.Prizes))/64+1)
	use := func(u int) { e.uses[u/64] |= 1 << (u % 64) }
	for step, i := range l.walk.way {
		p := &d.sets[step].all[i]
		e.filled = e.filled || p.filled > 0
		e.goal = e.goal || p.goal
		for set := p.prizes; set != 0; set &= set - 1 {
			use(int(n.prize(bits.TrailingZeros8(set))))
		}
		for _, h := range p.hops {
			for _, u := range n.hops[h].uses {
				if u >= 0 {
					use(int(u))
				}
			}
		}
	}
	if len(e.route.Pieces) == 0 {
		e.stops = []track.StopAt{e.route.Only}
	} else {
		e.stops, _ = l.s.p.Position.AppendStops(nil, e.route)
	}
	for i, at := range n.stops {
		if l.s.kinds[l.kind].terms[i].Scarce && slices.Contains(e.stops, at) {
			use(n.uses + i)
		}
	}
}

// finishedEntry returns an entry in the form in which a title judges it.
func (l *lists) finishedEntry(e *entry, train int) Finished {
	return Finished{Train: train, Stops: e.stops, Pieces: e.route.Pieces, Earns: l.s.money(e.weight)}
}
