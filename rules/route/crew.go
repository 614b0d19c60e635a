package route

import "slices"

// crew finds the best routes for trains that may not share track: those of one group of a run.
//
// First prices are put on track that several trains want (see prices); they give a bound that is close. Then all diagrams
// are searched at once, layer by layer. A node is one state of each train's diagram; nodes that no run above a threshold
// can come from are left out, for which the bound tells what each diagram alone can still bring. The threshold begins at
// the bound and sinks until something is found: that is the best.
type crew struct {
	diagrams []*diagram // by member; equal kinds are next to each other and share theirs
	prices   prices
	layers   [][]crewNode
	table    crewTable

	bound weight // no run weighs more
	found crewRun

	least  weight // runs that weigh less are not looked for
	gap    weight // by how much the threshold sinks next
	layer  int
	at     int
	nodes  int
	full   bool // given up, as it would need too much space
	expand expansion
}

// crewRun is a run: a pattern for each member and step.
type crewRun struct {
	weight   weight
	patterns [][]int32
}

// maxCrew is the number of trains that may share track.
const maxCrew = 8

// crewNode is a state of every member's diagram.
type crewNode struct {
	states [maxCrew]int32
	from   int32
	past   weight
}

// maxNodes bounds the nodes of one search.
const maxNodes = 1 << 20

// begin finds a first run: the members choose one after the other.
func (c *crew) begin() {
	c.bound, c.full, c.gap = 0, false, 5*perMoney
	c.prices.begin(c.diagrams)
	for _, d := range c.diagrams {
		c.bound += d.best()
	}
	c.found = c.idle()
	c.least = c.bound
	c.restart()
	c.prices.respond(c, nil)
}

// idle returns the run in which all trains stay at home: the first pattern of each step is the empty one.
func (c *crew) idle() (run crewRun) {
	for _, d := range c.diagrams {
		run.patterns = append(run.patterns, make([]int32, len(d.sets)))
	}
	return run
}

// offer keeps a run if it is better than the best.
func (c *crew) offer(run crewRun) {
	filled := uint8(0)
	for i, d := range c.diagrams {
		for step, p := range run.patterns[i] {
			filled += d.sets[step].all[p].filled
		}
	}
	if filled > 1 {
		return
	}
	if run.weight > c.found.weight {
		c.found = run
	}
}

// thin drops from the diagrams what no run better than the best found can use; bound is that of the present prices.
func (c *crew) thin(bound weight) (work int) {
	for i, d := range c.diagrams {
		if i == 0 || d != c.diagrams[i-1] {
			work += d.thin(c.found.weight + 1 - (bound - d.best()))
		}
	}
	return work
}

// restart begins a search with the present threshold.
func (c *crew) restart() {
	c.least = max(c.least, c.found.weight+1)
	steps := len(c.diagrams[0].sets)
	c.layers = slices.Grow(c.layers[:0], steps+1)[:steps+1]
	for i := range c.layers {
		c.layers[i] = c.layers[i][:0]
	}
	c.layers[0] = append(c.layers[0], crewNode{})
	c.layer, c.at, c.nodes = 0, 0, 1
}

// step goes on for about so much work and returns what it spent and whether the best run is known.
func (c *crew) step(work int) (spent int, done bool) {
	for spent < work {
		if c.found.weight >= c.bound || c.full {
			return spent, true
		}
		if !c.prices.settled {
			if spent += c.prices.adjust(c); c.prices.settled {
				c.least = c.bound
				c.restart()
			}
			continue
		}
		if c.layer == len(c.layers)-1 {
			spent += c.conclude()
			continue
		}
		if c.at == 0 {
			c.table.reset()
		}
		if c.at < len(c.layers[c.layer]) {
			spent += c.expandNode(c.layer, c.at)
			c.at++
		}
		if c.at >= len(c.layers[c.layer]) {
			c.layer, c.at = c.layer+1, 0
		}
		if c.nodes > maxNodes {
			c.full = true
		}
	}
	return spent, false
}

// conclude ends a search: what it found is the best, or nothing reaches the threshold.
func (c *crew) conclude() int {
	last := c.layers[c.layer]
	if len(last) == 0 {
		c.bound = c.least - 1
		c.least = c.bound - c.gap
		c.gap *= 2
		c.restart()
		return 1
	}
	best := 0
	for i := range last {
		if last[i].past > last[best].past {
			best = i
		}
	}
	c.bound = last[best].past
	c.trace(int32(best))
	return 1
}

// expansion is the step of all members from one node under way.
type expansion struct {
	c       *crew
	layer   int
	states  [maxCrew]int32 // before the step, then after it
	chosen  [maxCrew]int32
	rests   [maxCrew + 1]weight // what the members from number i on bring at most
	from    int32
	work    int
	target  *crewNode // set while tracing: the node to be reached
	reached bool
}

func (c *crew) expandNode(layer, at int) int {
	x := &c.expand
	*x = expansion{c: c, layer: layer, from: int32(at)}
	c.prepare(x, &c.layers[layer][at])
	x.member(0, taken{}, c.layers[layer][at].past+c.prices.left[layer])
	return x.work + 1
}

func (c *crew) prepare(x *expansion, n *crewNode) {
	x.states = n.states
	for i := len(c.diagrams) - 1; i >= 0; i-- {
		x.rests[i] = x.rests[i+1] + c.diagrams[i].layers[x.layer][n.states[i]].rest
	}
}

// member chooses the patterns of the members from number i on; sum counts what was gained so far and what the members
// before can still gain.
func (x *expansion) member(i int, t taken, sum weight) {
	if x.reached {
		return
	}
	if i == len(x.c.diagrams) {
		x.arrive()
		return
	}
	d := x.c.diagrams[i]
	before := x.states[i]
	for _, a := range d.arcsOf(x.layer, int(before)) {
		x.work++
		p := &d.sets[x.layer].all[a.pattern]
		after := sum + p.gain + d.layers[x.layer+1][a.to].rest
		if after+x.rests[i+1] < x.c.least || t.meets(p) {
			continue
		}
		x.states[i], x.chosen[i] = a.to, a.pattern
		x.member(i+1, t.with(p), after)
		if x.reached {
			return
		}
	}
	x.states[i] = before
}

// arrive adds the node that was reached.
func (x *expansion) arrive() {
	c := x.c
	n := crewNode{states: x.states, from: x.from, past: c.layers[x.layer][x.from].past}
	bound := c.prices.left[x.layer+1]
	for i, d := range c.diagrams {
		n.past += d.sets[x.layer].all[x.chosen[i]].gain
		bound += d.layers[x.layer+1][x.states[i]].rest
	}
	if n.past+bound < c.least || c.filled(x.layer+1, &n.states) > 1 {
		return
	}
	if x.target != nil {
		order := c.sortEquals(&n)
		if n.states == x.target.states && n.past == x.target.past {
			x.reached = true
			c.assign(x, order)
		}
		return
	}
	c.sortEquals(&n)
	c.nodes += c.table.add(&c.layers[x.layer+1], &n)
}

// filled counts the members that passed a city which only one route of the run may pass (1860/R160).
func (c *crew) filled(layer int, states *[maxCrew]int32) (n int) {
	for i, d := range c.diagrams {
		if d.layers[layer][states[i]].key[2]&bitFilled != 0 {
			n++
		}
	}
	return n
}

// sortEquals orders the states of trains of one kind, since it does not matter which of them runs which route. It returns
// where each state came from.
func (c *crew) sortEquals(n *crewNode) (order [maxCrew]uint8) {
	for i := range order {
		order[i] = uint8(i)
	}
	for i := 1; i < len(c.diagrams); i++ {
		for k := i; k > 0 && c.diagrams[k] == c.diagrams[k-1] && n.states[k] < n.states[k-1]; k-- {
			n.states[k], n.states[k-1] = n.states[k-1], n.states[k]
			order[k], order[k-1] = order[k-1], order[k]
		}
	}
	return order
}

// trace works out the patterns of a found run, from the last layer back. Where the nodes of two layers do not tell which
// patterns lie between them, the first that fit are taken.
func (c *crew) trace(at int32) {
	last := len(c.layers) - 1
	c.found = crewRun{weight: c.layers[last][at].past, patterns: make([][]int32, len(c.diagrams))}
	for i := range c.found.patterns {
		c.found.patterns[i] = make([]int32, last)
	}
	for layer := last; layer > 0; layer-- {
		to := &c.layers[layer][at]
		x := &c.expand
		*x = expansion{c: c, layer: layer - 1, from: to.from, target: to}
		c.prepare(x, &c.layers[layer-1][to.from])
		x.member(0, taken{}, c.layers[layer-1][to.from].past+c.prices.left[layer-1])
		at = to.from
	}
}

// assign notes the patterns of the traced step. A member's row goes on from where its state came from.
func (c *crew) assign(x *expansion, order [maxCrew]uint8) {
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

// sortFound gives the routes that weigh most to the first of equal trains.
func (c *crew) sortFound() {
	rows := c.found.patterns
	for i := 1; i < len(rows); i++ {
		for k := i; k > 0 && c.diagrams[k] == c.diagrams[k-1] && c.weightOf(k) > c.weightOf(k-1); k-- {
			rows[k], rows[k-1] = rows[k-1], rows[k]
		}
	}
}

// weightOf returns the weight of the route found for a member.
func (c *crew) weightOf(member int) (sum weight) {
	d := c.diagrams[member]
	for step, p := range c.found.patterns[member] {
		sum += d.sets[step].all[p].gain
	}
	return sum
}

// crewTable finds the nodes of a layer by their states.
type crewTable struct {
	slots []tableSlot
	round uint32 // slots of earlier rounds are free
	used  int
}

func (t *crewTable) reset() {
	if t.slots == nil {
		t.slots = make([]tableSlot, 1<<8)
	}
	t.round++
	t.used = 0
}

// add adds a node, or improves the one with equal states; it returns the number of nodes added.
func (t *crewTable) add(layer *[]crewNode, n *crewNode) int {
	if 2*t.used >= len(t.slots) {
		t.grow(*layer)
	}
	i := n.hash() & uint64(len(t.slots)-1)
	for ; t.slots[i].round == t.round; i = (i + 1) & uint64(len(t.slots)-1) {
		if old := &(*layer)[t.slots[i].index]; old.states == n.states {
			if old.past < n.past {
				*old = *n
			}
			return 0
		}
	}
	t.slots[i] = tableSlot{t.round, int32(len(*layer))}
	*layer = append(*layer, *n)
	t.used++
	return 1
}

func (t *crewTable) grow(layer []crewNode) {
	t.slots, t.round = make([]tableSlot, 2*len(t.slots)), 1
	for k := range layer {
		i := layer[k].hash() & uint64(len(t.slots)-1)
		for t.slots[i].round != 0 {
			i = (i + 1) & uint64(len(t.slots)-1)
		}
		t.slots[i] = tableSlot{1, int32(k)}
	}
}

func (n *crewNode) hash() uint64 {
	x := uint64(0)
	for _, s := range n.states {
		x = (x ^ uint64(s)) * 0x9e3779b97f4a7c15
		x ^= x >> 31
	}
	return x
}
