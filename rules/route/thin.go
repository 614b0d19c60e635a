package route

// thin drops the states and arcs of a measured diagram through which no way leads that weighs at least so much at the
// present prices. The patterns keep their numbers. It returns the work done.
func (d *diagram) thin(least weight) (work int) {
	work = len(d.arcs)
	if d.layers[0][0].rest < least {
		least = d.layers[0][0].rest
	}
	arcs := d.arcs[:0]
	var moved []int32
	for i := range d.layers {
		if i+1 < len(d.layers) {
			moved = renumber(moved[:0], d.layers[i+1], least)
		}
		kept := d.layers[i][:0]
		for _, s := range d.layers[i] {
			if s.past+s.rest < least {
				continue
			}
			from := int32(len(arcs)) // never above s.arcs, so nothing is overwritten before it is read
			for _, a := range d.arcs[s.arcs:s.end] {
				if moved[a.to] >= 0 && s.past+d.sets[i].all[a.pattern].priced+d.layers[i+1][a.to].rest >= least {
					arcs = append(arcs, arc{moved[a.to], a.pattern})
				}
			}
			s.arcs, s.end = from, int32(len(arcs))
			kept = append(kept, s)
		}
		d.layers[i] = kept
	}
	d.arcs = arcs
	return work
}

// measure finds the best ways from the start at the present prices.
func (d *diagram) measure() (work int) {
	for i := range d.layers {
		for k := range d.layers[i] {
			d.layers[i][k].past = never
		}
	}
	d.layers[0][0].past = 0
	for i := range d.sets {
		for k := range d.layers[i] {
			past := d.layers[i][k].past
			for _, a := range d.arcsOf(i, k) {
				to := &d.layers[i+1][a.to]
				to.past = max(to.past, past+d.sets[i].all[a.pattern].priced)
				work++
			}
		}
	}
	return work
}

// renumber returns the numbers of the states of a layer that stay, and -1 for the others.
func renumber(moved []int32, layer []state, least weight) []int32 {
	kept := int32(0)
	for i := range layer {
		if layer[i].past+layer[i].rest < least {
			moved = append(moved, -1)
			continue
		}
		moved = append(moved, kept)
		kept++
	}
	return moved
}
