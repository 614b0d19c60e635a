package route

// diagram holds every route of one kind of train, compressed: a layer of states between each two places of the sweep,
// with arcs from layer to layer. A path along the arcs from the first state to the last is a route, or a train at home.
//
// A state records only facts that matter for the rest of the route. Its shape says which borders of the frontier it
// crosses, which of these are ends of the same stretch, and whether an end of the route or a station has been passed;
// its tally counts the stops called at. The path to a state is forgotten except for its best weight. So the number of
// states grows with the width of the frontier, not with the number of routes.
type diagram struct {
	layers []layer    // layers[i] is before step i; the last one is the end
	sets   []patterns // by step
	space  patternSpace
	moved  []int32 // while thinning: new numbers of the states of the next layer
}

// layer is a layer of states, with their shapes and with the arcs to the next one.
type layer struct {
	shapes []shape // some may have no state
	states []state
	arcs   []arc
	past   []weight // by state: best weight from the start, once measure has computed it
	rest   []weight // by state: best weight to the end
}

// state is a node of a diagram.
type state struct {
	shape int32 // index in the layer
	tally tally
	arcs  int32 // index of its first arc
	end   int32 // index after its last arc
}

// tally counts the stops called at, as far as they count for the train.
type tally struct{ major, minor uint8 }

// plus returns the sum of two tallies.
func (t tally) plus(o tally) tally { return tally{t.major + o.major, t.minor + o.minor} }

// shapeOf returns the shape of a state of the layer.
func (l *layer) shapeOf(state int32) *shape { return &l.shapes[l.states[state].shape] }

// arc leads from a state to one of the next layer. The pattern is the track it uses in between.
type arc struct {
	from, to int32
	pattern  int32
}

// arcsOf returns the arcs of a state.
func (d *diagram) arcsOf(layer, at int) []arc {
	l := &d.layers[layer]
	return l.arcs[l.states[at].arcs:l.states[at].end]
}

// passCost returns the work of visiting a layer once. Visiting an existing arc takes a twentieth of the time of finding
// one.
func (d *diagram) passCost(layer int) int {
	l := &d.layers[layer]
	return (len(l.states)+len(l.arcs))/20 + 1
}

// weighLayer computes the best weights to the end for a layer, given those of the next one.
func (d *diagram) weighLayer(layer int) {
	l, priced, next := &d.layers[layer], d.sets[layer].priced, d.layers[layer+1].rest
	rest := appendNever(l.rest[:0], len(l.states))
	for _, a := range l.arcs {
		rest[a.from] = max(rest[a.from], priced[a.pattern]+next[a.to])
	}
	l.rest = rest
}

// appendNever appends n times never.
func appendNever(dst []weight, n int) []weight {
	for range n {
		dst = append(dst, never)
	}
	return dst
}

// best returns the weight of the best route.
func (d *diagram) best() weight { return d.layers[0].rest[0] }
