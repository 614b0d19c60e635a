package route

import "slices"

// explorer fills a diagram: layer by layer forward, then backward. It can stop after any state and resume later.
type explorer struct {
	d     *diagram
	k     *kind
	w     *sweep
	f     patternFinder
	layer int
	at    int   // next state of the layer
	arcs  int   // in all layers
	ways  []way // of the shapes of the layer
	known table // of the shapes of the next layer
	back  bool  // on the backward pass
	full  bool  // given up because the diagram would need too much space

	minors  int     // tallies with the same number of major stops
	none    []int32 // as many zeros as a shape has tallies
	numbers []int32 // by shape of the next layer, then tally: 1 + the number of the state, or zero

	owing, settling []debts // by step: the debts that may be incurred, and settled, after it
}

// way is a pattern that the states of a shape may take, and the shape to which it leads in the next layer.
type way struct {
	pattern, to int32
	calls       tally
	done        bool // the route is complete, so its tally no longer counts
}

// maxArcs bounds one diagram. The fullest boards that the tiles of 1830 can make need less than a tenth of it.
const maxArcs = 1 << 22

// begin prepares the exploration of the routes of kind k, which fills the layers of d.
func (x *explorer) begin(d *diagram, k *kind, n *net, w *sweep, areas []uint8) {
	d.space.clear()
	finder := patternFinder{patternSpace: &d.space, n: n, k: k, areas: areas}
	*x = explorer{
		d: d, k: k, w: w, f: finder,
		ways: x.ways, known: x.known, none: x.none[:0], numbers: x.numbers, owing: x.owing, settling: x.settling,
	}
	var tallies int
	tallies, x.minors = k.tallies()
	x.none = append(x.none, make([]int32, tallies)...)
	x.foresee()
	d.sets = d.sets[:0]
	d.layers = slices.Grow(d.layers[:0], len(w.steps)+1)[:len(w.steps)+1]
	for i := range d.layers {
		l := &d.layers[i]
		l.shapes, l.states, l.arcs = l.shapes[:0], l.states[:0], l.arcs[:0]
	}
	d.layers[0].shapes = append(d.layers[0].shapes, shape{})
	d.layers[0].states = append(d.layers[0].states, state{})
}

// foresee computes which debts may be incurred and settled after each step.
func (x *explorer) foresee() {
	n := len(x.w.steps)
	x.owing = append(x.owing[:0], make([]debts, n)...)
	x.settling = append(x.settling[:0], make([]debts, n)...)
	if !x.k.owing {
		return
	}
	for i := n - 2; i >= 0; i-- {
		x.owing[i], x.settling[i] = x.owing[i+1], x.settling[i+1]
		h, stops := x.f.n.places[x.w.steps[i+1].place].hex, 0
		for stop, at := range x.f.n.stops {
			if at.Hex == h {
				x.settling[i] |= x.k.settles(at, &x.k.terms[stop])
				stops++
			}
		}
		x.owing[i] |= x.k.owes(h, stops)
	}
}

// step goes on for about the given number of arcs. It returns the work done and reports whether the exploration is
// over: the diagram is complete, or was given up (full).
func (x *explorer) step(work int) (spent int, done bool) {
	for spent < work {
		if x.arcs > maxArcs {
			x.full = true
			return spent, true
		}
		if x.back {
			if x.layer < 0 {
				return spent, true
			}
			x.d.weighLayer(x.layer)
			spent += x.d.passCost(x.layer)
			x.layer--
			continue
		}
		if x.layer == len(x.w.steps) {
			x.back = true
			x.finish()
			continue
		}
		if x.at == 0 {
			x.ways = x.ways[:0]
			x.numbers = x.numbers[:0]
			x.known.reset()
			x.d.sets = append(x.d.sets, x.f.find(&x.w.steps[x.layer]))
			spent += patternCost * len(x.d.sets[x.layer].all)
		}
		spent += x.expand(x.layer, x.at)
		if x.at++; x.at == len(x.d.layers[x.layer].states) {
			x.layer, x.at = x.layer+1, 0
		}
	}
	return spent, false
}

// patternCost is the work of finding one pattern.
const patternCost = 20

// expand adds the arcs of one state and returns the work done.
func (x *explorer) expand(layer, at int) (work int) {
	here, there := &x.d.layers[layer], &x.d.layers[layer+1]
	from := &here.states[at]
	s := &here.shapes[from.shape]
	if !s.found {
		x.findWays(layer, s)
	}
	from.arcs = int32(len(here.arcs))
	for i := s.first; i < s.end; i++ {
		w := &x.ways[i]
		calls := from.tally.plus(w.calls)
		if !x.k.fits(calls) {
			continue
		}
		if w.done {
			calls = tally{}
		}
		to := x.reach(there, w.to, calls)
		here.arcs = append(here.arcs, arc{int32(at), to, w.pattern})
	}
	from.end = int32(len(here.arcs))
	x.arcs += int(from.end - from.arcs)
	return int(s.tried) + int(from.end-from.arcs) + 1
}

// findWays finds the ways of a shape of a layer.
func (x *explorer) findWays(layer int, s *shape) {
	st, set, there := &x.w.steps[layer], &x.d.sets[layer], &x.d.layers[layer+1]
	var o openShape
	o.unpack(&s.key, x.w.width)
	first, last := set.match(&o, st)
	s.found, s.tried, s.first = true, last-first, int32(len(x.ways))
	for i := first; i < last; i++ {
		p := &set.all[i]
		if !o.admits(p) {
			continue
		}
		next := o
		if !next.advance(p, st) {
			continue
		}
		if next.debts != 0 {
			if next.debts.owed()&^x.settling[layer].settled() != 0 {
				continue
			}
			next.debts = next.debts.forgetSpent(x.owing[layer])
		}
		to := x.reachShape(there, next.pack(x.w.width))
		x.ways = append(x.ways, way{i, to, p.calls, next.done})
	}
	s.end = int32(len(x.ways))
}

// reach returns the number of the state of a shape and tally in the layer being filled, which it adds if it is new.
func (x *explorer) reach(l *layer, s int32, t tally) int32 {
	number := &x.numbers[int(s)*len(x.none)+int(t.major)*x.minors+int(t.minor)]
	if *number == 0 {
		l.states = append(l.states, state{shape: s, tally: t})
		*number = int32(len(l.states))
	}
	return *number - 1
}

// reachShape returns the number of the shape with a key in the layer being filled, which it adds if it is new.
func (x *explorer) reachShape(l *layer, key shapeKey) int32 {
	at := x.known.findOrAdd(key.hash(), int32(len(l.shapes)), func(i int32) bool { return l.shapes[i].key == key })
	if int(at) == len(l.shapes) {
		l.shapes = append(l.shapes, shape{key: key})
		x.numbers = append(x.numbers, x.none...)
	}
	return at
}

// match returns the range of patterns that close exactly the borders that a shape uses.
func (ps *patterns) match(o *openShape, st *step) (first, last int32) {
	if o.done {
		return 0, 1
	}
	set := 0
	for i, c := range st.closes {
		if o.mate[c.slot] != slotUnused {
			set |= 1 << i
		}
	}
	return ps.first[set], ps.first[set+1]
}

// finish evaluates the last layer: a route must be complete, or not begun. Then the backward pass begins.
func (x *explorer) finish() {
	last := &x.d.layers[x.layer]
	last.rest = last.rest[:0]
	for i := range last.states {
		rest := weight(0)
		if s := last.shapeOf(int32(i)); s.key != (shapeKey{}) && !s.done() {
			rest = never
		}
		last.rest = append(last.rest, rest)
	}
	x.layer--
}
