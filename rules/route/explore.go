package route

import "slices"

// explorer fills a diagram: layer by layer forward, then backward. It can stop after any state and go on later.
type explorer struct {
	d     *diagram
	k     *kind
	w     *sweep
	layer int
	at    int // next state of the layer
	table stateTable
	back  bool // on the way back
	full  bool // given up, as the diagram would need too much space
}

// maxArcs bounds one diagram. The fullest boards that tiles of 1830 can make need less than a tenth.
const maxArcs = 1 << 22

func (x *explorer) begin(d *diagram, k *kind, n *net, w *sweep, areas []uint8) {
	*x = explorer{d: d, k: k, w: w, table: x.table}
	f := patternFinder{n: n, k: k, areas: areas}
	d.sets, d.arcs = d.sets[:0], d.arcs[:0]
	d.layers = slices.Grow(d.layers[:0], len(w.steps)+1)[:len(w.steps)+1]
	for i := range d.layers {
		d.layers[i] = d.layers[i][:0]
	}
	for i := range w.steps {
		d.sets = append(d.sets, f.find(&w.steps[i]))
	}
	d.layers[0] = append(d.layers[0], state{})
}

// step goes on for about so many arcs and returns the work done and whether the diagram is complete.
func (x *explorer) step(work int) (spent int, done bool) {
	for spent < work {
		if len(x.d.arcs) > maxArcs {
			x.full = true
			return spent, true
		}
		if x.back {
			if x.layer < 0 {
				return spent, true
			}
			spent += x.d.settle(x.layer)
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
		}
		spent += x.expand(x.layer, x.at)
		if x.at++; x.at == len(x.d.layers[x.layer]) {
			x.layer, x.at = x.layer+1, 0
		}
	}
	return spent, false
}

// expand lists the arcs of one state.
func (x *explorer) expand(layer, at int) (work int) {
	d, st := x.d, &x.w.steps[layer]
	from := &d.layers[layer][at]
	from.arcs = int32(len(d.arcs))
	var o openState
	o.unpack(&from.key, x.w.width)
	set := &d.sets[layer]
	first, last := set.match(&o, st)
	past := from.past
	for i := first; i < last; i++ {
		p := &set.all[i]
		next := o
		if !next.advance(p, st, x.k) {
			continue
		}
		to := x.table.find(&d.layers[layer+1], next.pack(x.w.width))
		s := &d.layers[layer+1][to]
		s.past = max(s.past, past+p.gain)
		d.arcs = append(d.arcs, arc{to, i})
	}
	from.end = int32(len(d.arcs))
	return int(last-first) + 1
}

// match returns the range of patterns that close the borders a state uses.
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

// finish values the last layer: a route must be done, or not begun.
func (x *explorer) finish() {
	last := x.d.layers[x.layer]
	for i := range last {
		if last[i].key != (stateKey{}) && last[i].key[2]&bitDone == 0 {
			last[i].rest = never
		}
	}
	x.layer--
}
