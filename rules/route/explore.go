package route

import "slices"

// explorer fills a diagram: layer by layer forward, then backward. It can stop after any state and resume later.
type explorer struct {
	d     *diagram
	k     *kind
	w     *sweep
	f     patternFinder
	layer int
	at    int // next state of the layer
	arcs  int // in all layers
	table table
	back  bool // on the backward pass
	full  bool // given up because the diagram would need too much space

	owing, settling []debts // by step: the debts that may be incurred, and settled, after it
}

// maxArcs bounds one diagram. The fullest boards that the tiles of 1830 can make need less than a tenth of it.
const maxArcs = 1 << 22

// begin prepares the exploration of the routes of kind k, which fills the layers of d.
func (x *explorer) begin(d *diagram, k *kind, n *net, w *sweep, areas []uint8) {
	finder := patternFinder{n: n, k: k, areas: areas}
	*x = explorer{d: d, k: k, w: w, f: finder, table: x.table, owing: x.owing, settling: x.settling}
	x.foresee()
	d.sets = d.sets[:0]
	d.layers = slices.Grow(d.layers[:0], len(w.steps)+1)[:len(w.steps)+1]
	for i := range d.layers {
		l := &d.layers[i]
		l.states, l.arcs = l.states[:0], l.arcs[:0]
	}
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
			x.table.reset()
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
	d, st := x.d, &x.w.steps[layer]
	here, there := &d.layers[layer], &d.layers[layer+1]
	from := &here.states[at]
	from.arcs = int32(len(here.arcs))
	var o openState
	o.unpack(&from.key, x.w.width)
	set := &d.sets[layer]
	first, last := set.match(&o, st)
	for i := first; i < last; i++ {
		p := &set.all[i]
		if !o.admits(p, x.k) {
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
		to := x.reach(there, next.pack(x.w.width))
		s := &there.states[to]
		s.past = max(s.past, from.past+p.gain)
		here.arcs = append(here.arcs, arc{to, i})
	}
	from.end = int32(len(here.arcs))
	x.arcs += int(from.end - from.arcs)
	return int(last-first) + int(from.end-from.arcs) + 1
}

// reach returns the number of the state with a key in the layer being filled, which it adds if it is new.
func (x *explorer) reach(l *layer, key stateKey) int32 {
	at := x.table.findOrAdd(key.hash(), int32(len(l.states)), func(i int32) bool { return l.states[i].key == key })
	if int(at) == len(l.states) {
		l.states = append(l.states, state{key: key, past: never})
	}
	return at
}

// match returns the range of patterns that close exactly the borders that a state uses.
func (ps *patterns) match(o *openState, st *step) (first, last int32) {
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
	last := x.d.layers[x.layer].states
	for i := range last {
		if last[i].key != (stateKey{}) && last[i].key[2]&bitDone == 0 {
			last[i].rest = never
		}
	}
	x.layer--
}
