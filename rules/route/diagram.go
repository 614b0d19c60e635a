package route

// diagram holds every route of one kind of train, compressed: a layer of states between each two places of the sweep,
// with arcs from layer to layer. A path along the arcs from the first state to the last is a route, or a train at home.
//
// A state holds everything that matters for the rest of the route: which borders of the frontier it crosses, which of these are ends
// of the same stretch, whether an end of the route or a station lies behind, and how many stops were called at. How a
// route came to be so is forgotten; only the best way is kept. So the number of states grows with the width of the
// frontier, not with the number of routes.
type diagram struct {
	layers []layer    // layers[i] is before step i; the last one is the end
	sets   []patterns // by step
	moved  []int32    // while it is thinned: the numbers that the states of the next layer will have
}

// layer is a layer of states with the arcs to the next one.
type layer struct {
	states []state
	arcs   []arc
}

// state is a node of a diagram.
type state struct {
	key  stateKey
	arcs int32  // index of its first arc
	end  int32  // index after its last arc
	past weight // of the best way from the start
	rest weight // of the best way to the end
}

// arc leads to a state of the next layer by a pattern.
type arc struct {
	to      int32
	pattern int32
}

// arcsOf returns the arcs of a state.
func (d *diagram) arcsOf(layer, at int) []arc {
	l := &d.layers[layer]
	return l.arcs[l.states[at].arcs:l.states[at].end]
}

// passCost returns the work of going through a layer once. An arc that is there takes a small part of the time of one that is
// looked for.
func (d *diagram) passCost(layer int) int {
	l := &d.layers[layer]
	return (len(l.states)+len(l.arcs))/20 + 1
}

// settle values a layer from the next one.
func (d *diagram) settle(layer int) {
	l, patterns, next := &d.layers[layer], d.sets[layer].all, d.layers[layer+1].states
	for i := range l.states {
		s := &l.states[i]
		s.rest = never
		for _, a := range l.arcs[s.arcs:s.end] {
			s.rest = max(s.rest, patterns[a.pattern].priced+next[a.to].rest)
		}
	}
}

// best returns the weight of the best route.
func (d *diagram) best() weight { return d.layers[0].states[0].rest }
