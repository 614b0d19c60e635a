package route

// measure computes the best weights from the start for the states of the next layer at the current prices. It must be
// called for all layers but the last, in order.
func (d *diagram) measure(layer int) {
	l, priced, next := &d.layers[layer], d.sets[layer].priced, &d.layers[layer+1]
	if layer == 0 {
		l.past = append(l.past[:0], 0)
	}
	here, past := l.past, appendNever(next.past[:0], len(next.states))
	for _, a := range l.arcs {
		past[a.to] = max(past[a.to], here[a.from]+priced[a.pattern])
	}
	next.past = past
}

// dropStates drops the states and arcs of a measured layer that are on no path of at least the given weight at the
// current prices. It must be called for all layers in order. Patterns keep their numbers.
func (d *diagram) dropStates(number int, least weight) {
	var rest, priced []weight // of the next layer, and of the step to it
	d.moved = d.moved[:0]
	if number+1 < len(d.layers) {
		next := &d.layers[number+1]
		rest, priced = next.rest, d.sets[number].priced
		d.moved = next.renumber(d.moved, least)
	}
	l := &d.layers[number]
	states, arcs := l.states[:0], l.arcs[:0]
	for i, s := range l.states {
		past := l.past[i]
		if past+l.rest[i] < least {
			continue
		}
		from := int32(len(arcs)) // never above s.arcs, so nothing is overwritten before it is read
		for _, a := range l.arcs[s.arcs:s.end] {
			if past+priced[a.pattern]+rest[a.to] >= least {
				arcs = append(arcs, arc{int32(len(states)), d.moved[a.to], a.pattern})
			}
		}
		l.past[len(states)], l.rest[len(states)] = past, l.rest[i]
		s.arcs, s.end = from, int32(len(arcs))
		states = append(states, s)
	}
	l.states, l.arcs, l.past, l.rest = states, arcs, l.past[:len(states)], l.rest[:len(states)]
}

// renumber appends to moved the new numbers of the states of the layer, and -1 for those that dropStates drops.
func (l *layer) renumber(moved []int32, least weight) []int32 {
	kept := int32(0)
	for i, past := range l.past {
		if past+l.rest[i] < least {
			moved = append(moved, -1)
			continue
		}
		moved = append(moved, kept)
		kept++
	}
	return moved
}
