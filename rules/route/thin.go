package route

// measure computes the best weights from the start for the states of the next layer at the current prices. It must be
// called for all layers but the last, in order.
func (d *diagram) measure(layer int) {
	l, patterns, next := &d.layers[layer], d.sets[layer].all, d.layers[layer+1].states
	if layer == 0 {
		l.states[0].past = 0
	}
	for i := range next {
		next[i].past = never
	}
	for i := range l.states {
		s := &l.states[i]
		for _, a := range l.arcs[s.arcs:s.end] {
			to := &next[a.to]
			to.past = max(to.past, s.past+patterns[a.pattern].priced)
		}
	}
}

// dropStates drops the states and arcs of a measured layer that are on no path of at least the given weight at the
// current prices. It must be called for all layers in order. Patterns keep their numbers.
func (d *diagram) dropStates(number int, least weight) {
	var next []state
	if number+1 < len(d.layers) {
		next = d.layers[number+1].states
	}
	d.moved = renumber(d.moved[:0], next, least)
	l := &d.layers[number]
	states, arcs := l.states[:0], l.arcs[:0]
	for _, s := range l.states {
		if s.past+s.rest < least {
			continue
		}
		from := int32(len(arcs)) // never above s.arcs, so nothing is overwritten before it is read
		for _, a := range l.arcs[s.arcs:s.end] {
			if d.moved[a.to] >= 0 && s.past+d.sets[number].all[a.pattern].priced+next[a.to].rest >= least {
				arcs = append(arcs, arc{d.moved[a.to], a.pattern})
			}
		}
		s.arcs, s.end = from, int32(len(arcs))
		states = append(states, s)
	}
	l.states, l.arcs = states, arcs
}

// renumber appends to moved the new numbers of the states of a layer, and -1 for those that dropStates drops.
func renumber(moved []int32, states []state, least weight) []int32 {
	kept := int32(0)
	for i := range states {
		if states[i].past+states[i].rest < least {
			moved = append(moved, -1)
			continue
		}
		moved = append(moved, kept)
		kept++
	}
	return moved
}
