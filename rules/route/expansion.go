package route

// expansion is one step of all members from a node to the next layer.
type expansion struct {
	c       *crew
	layer   int
	states  [maxCrew]int32 // before the step, then after it
	chosen  [maxCrew]int32
	rests   [maxCrew + 1]weight // upper bound of the weight that the members from number i on can gain
	from    int32
	past    weight // past of the node
	work    int
	target  *crewNode // set while tracing: the node to reach
	reached bool
}

// expandNode adds the successors of a node and returns the work done.
func (c *crew) expandNode(layer, at int) int {
	x := &c.expand
	x.begin(c, layer, at)
	return x.work + 1
}

// begin expands a node of a layer.
func (x *expansion) begin(c *crew, layer, at int) {
	n := c.nodes.node(at)
	x.c, x.layer, x.from, x.past, x.work = c, layer, int32(at), n.past, 0
	x.states, x.rests[len(c.diagrams)] = n.states, 0
	for i := len(c.diagrams) - 1; i >= 0; i-- {
		x.rests[i] = x.rests[i+1] + c.diagrams[i].layers[layer].rest[n.states[i]]
	}
	x.choosePatterns(0, taken{}, n.past+c.prices.left[layer])
}

// choosePatterns chooses the patterns of the members from number i on. The sum is the weight so far of all members plus
// the best that the members before i can still gain.
func (x *expansion) choosePatterns(i int, t taken, sum weight) {
	if x.reached {
		return
	}
	if i == len(x.c.diagrams) {
		x.arrive()
		return
	}
	d := x.c.diagrams[i]
	before := x.states[i]
	arcs := d.arcsOf(x.layer, int(before))
	x.work += len(arcs)
	patterns, next, rests := d.sets[x.layer].all, d.layers[x.layer+1].rest, x.rests[i+1]
	for _, a := range arcs {
		p := &patterns[a.pattern]
		after := sum + p.gain + next[a.to]
		if after+rests < x.c.least || t.opens&p.opens != 0 || t.inner&p.inner != 0 {
			continue
		}
		x.states[i], x.chosen[i] = a.to, a.pattern
		x.choosePatterns(i+1, t.union(p), after)
		if x.reached {
			return
		}
	}
	x.states[i] = before
}

// arrive adds the node that has been reached, unless it cannot reach the threshold. While tracing it adds nothing, but
// records the step if the node is the target.
func (x *expansion) arrive() {
	c := x.c
	n := crewNode{states: x.states, from: x.from, past: x.past}
	bound := c.prices.left[x.layer+1] // of the weight that can still be gained
	for i, d := range c.diagrams {
		n.past += d.sets[x.layer].all[x.chosen[i]].gain
		bound += d.layers[x.layer+1].rest[x.states[i]]
	}
	if n.past+bound < c.least || c.ties&fillOnce != 0 && c.countFilled(x.layer+1, &n.states) > 1 {
		return
	}
	if c.ties&(linkedRoutes|needsGoal) != 0 {
		n.links = x.links()
	}
	order := c.sortEquals(&n)
	switch to := x.target; {
	case to == nil:
		c.reach(&n)
	case n.states == to.states && n.links == to.links && n.past == to.past:
		x.reached = true
		c.recordStep(x, order)
	}
}

// countFilled returns the number of members that have passed a Filled city, of which a run may pass only one
// (1860/R160).
func (c *crew) countFilled(layer int, states *[maxCrew]int32) (n int) {
	for i, d := range c.diagrams {
		if d.layers[layer].shapeOf(states[i]).filled() {
			n++
		}
	}
	return n
}

// sortEquals orders the states of trains of one kind, since it does not matter which of them runs which route. It
// returns the former index of each state.
func (c *crew) sortEquals(n *crewNode) (order [maxCrew]uint8) {
	for i := range order {
		order[i] = uint8(i)
	}
	for i := 1; i < len(c.diagrams) && c.ties&linkedRoutes == 0; i++ {
		for k := i; k > 0 && c.diagrams[k] == c.diagrams[k-1] && n.states[k] < n.states[k-1]; k-- {
			n.states[k], n.states[k-1] = n.states[k-1], n.states[k]
			order[k], order[k-1] = order[k-1], order[k]
		}
	}
	return order
}

// trace reconstructs the patterns of a found run, from the last layer back. If several patterns connect two nodes, the
// first that fit are taken.
func (c *crew) trace(to *crewNode) {
	steps := len(c.diagrams[0].sets)
	c.found = crewRun{weight: to.past, patterns: make([][]int32, len(c.diagrams))}
	for i := range c.found.patterns {
		c.found.patterns[i] = make([]int32, steps)
	}
	for layer := steps - 1; layer >= 0; layer-- {
		x := &c.expand
		x.target, x.reached = to, false
		x.begin(c, layer, int(to.from))
		to = c.nodes.node(int(to.from))
	}
	c.expand.target, c.expand.reached = nil, false
}

// recordStep records the patterns of the traced step. Each member's row follows its state back through sortEquals.
func (c *crew) recordStep(x *expansion, order [maxCrew]uint8) {
	rows := c.found.patterns
	moved := make([][]int32, len(rows))
	for k := range rows {
		moved[order[k]] = rows[k]
	}
	copy(rows, moved)
	for i := range rows {
		rows[i][x.layer] = x.chosen[i]
	}
}
