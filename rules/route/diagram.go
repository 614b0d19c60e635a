package route

// diagram holds every route of one kind of train, compressed: a layer of states between each two places of the sweep,
// with arcs from layer to layer. A path along the arcs from the first state to the last is a route, or a train at home.
//
// A state tells what matters for the rest of the route: which borders of the frontier it crosses, which of these are ends
// of the same stretch, whether an end of the route or a station lies behind, and how many stops were called at. How a
// route came to be so is forgotten; only the best way is kept. So the number of states grows with the width of the
// frontier, not with the number of routes.
type diagram struct {
	layers [][]state // layers[i] are the states before step i; the last layer is the end
	arcs   []arc
	sets   []patterns // by step
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
	s := &d.layers[layer][at]
	return d.arcs[s.arcs:s.end]
}

// settle values a layer from the next one.
func (d *diagram) settle(layer int) (work int) {
	for i := range d.layers[layer] {
		s := &d.layers[layer][i]
		s.rest = never
		for _, a := range d.arcsOf(layer, i) {
			s.rest = max(s.rest, d.sets[layer].all[a.pattern].priced+d.layers[layer+1][a.to].rest)
			work++
		}
	}
	return work + 1
}

// best returns the weight of the best route.
func (d *diagram) best() weight { return d.layers[0][0].rest }
