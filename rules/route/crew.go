package route

// crew finds the best routes for trains that may not share track: those of one group of a run.
//
// First, prices are put on contested track (see prices); they yield a close bound. Then all diagrams are searched
// together, layer by layer. A node is a tuple with one state of each train's diagram. A node is dropped if no run
// through it can reach a threshold; the best remaining weight of each diagram bounds the rest. The threshold starts at
// the bound and sinks until runs are found; the heaviest of them is the best run.
type crew struct {
	diagrams []*diagram // by member; equal kinds are adjacent and share one
	ties     ties
	prices   prices
	nodes    nodes
	starts   []int // by layer: number of its first node; the layer being filled has no end yet
	table    table

	unit   int32  // divides the pay of every run
	spare  weight // upper bound of the weight of a run beyond its pay
	pieces weight // upper bound of the pieces of track in a run
	bound  weight // upper bound of the weight of a run
	found  crewRun

	least  weight // threshold: lighter runs are not searched
	gap    weight // amount by which the threshold sinks next
	tight  bool   // the gap was too large once, so it no longer grows
	layer  int
	at     int  // number of the next node to expand
	full   bool // given up because it would need too much space
	expand expansion
}

// crewRun is a run: a pattern for each member and step.
type crewRun struct {
	weight   weight
	patterns [][]int32
}

// maxCrew is the largest number of trains in one crew. Masks of members are uint8.
const maxCrew = 8

// begin prepares the search; chooseNext then finds a first run.
func (c *crew) begin() {
	c.bound, c.full, c.tight = 0, false, false
	c.gap = closeGap // as much as the prices may leave between the bound and the best run
	c.prices.begin(c.diagrams)
	bound := weight(0)
	for _, d := range c.diagrams {
		bound += d.best()
	}
	c.bound = c.attainable(bound)
	c.found = c.idle()
	c.least = c.bound
	c.restart()
	c.prices.startRun(c)
}

// attainable returns an upper bound, at most w, of the weights up to w that a run can have: it pays a multiple of the
// unit, and no run weighs more beyond its pay than spare.
func (c *crew) attainable(w weight) weight {
	pays := int32((w + c.pieces) / perMoney)
	return min(w, weigh(pays-pays%c.unit, 0)+c.spare)
}

// chooseNext lets the next member choose its best route around those already chosen, to build a first run. It returns
// the work done and reports whether all members have chosen.
func (c *crew) chooseNext() (work int, done bool) {
	work, done = c.prices.respond(c)
	return work + 1, done
}

// idle returns the run in which all trains stay at home. The first pattern of each step is the empty one.
func (c *crew) idle() (run crewRun) {
	for _, d := range c.diagrams {
		run.patterns = append(run.patterns, make([]int32, len(d.sets)))
	}
	return run
}

// keepIfBest keeps a run if it is allowed and heavier than the best found.
func (c *crew) keepIfBest(run crewRun) {
	if run.weight > c.found.weight && c.allowed(&run) {
		c.found = run
	}
}

// allowed reports whether a run satisfies the ties.
func (c *crew) allowed(run *crewRun) bool {
	var all links
	var running uint8
	filled := uint8(0)
	for step := range c.diagrams[0].sets {
		var touches [maxCrew]uint8
		for i, d := range c.diagrams {
			p := &d.sets[step].all[run.patterns[i][step]]
			touches[i] = p.touches
			filled += p.filled
			if p.touches != 0 {
				running |= 1 << i
			}
			all = all.note(p.goal)
		}
		all = all.join(touches[:len(c.diagrams)])
	}
	return filled <= 1 && c.ties.hold(all, running)
}

// firstOfKind reports whether a member is the first of those that share its diagram.
func (c *crew) firstOfKind(member int) bool {
	return member == 0 || c.diagrams[member] != c.diagrams[member-1]
}

// restart begins a search with the current threshold.
func (c *crew) restart() {
	c.least = max(c.least, c.found.weight+1)
	c.nodes.clear()
	c.nodes.add(&crewNode{})
	c.starts = append(c.starts[:0], 0, 1)
	c.layer, c.at = 0, 0
	c.table.reset()
}

// step does about the given amount of work. It returns the work done and reports whether the search is over: the best
// run is known, or the search has been given up (full).
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
		if c.layer == len(c.diagrams[0].sets) {
			c.conclude()
			spent += adjustCost
			continue
		}
		if c.at < c.starts[c.layer+1] {
			spent += c.expandNode(c.layer, c.at)
			c.at++
		}
		if c.at == c.starts[c.layer+1] {
			c.layer++
			c.starts = append(c.starts, c.nodes.number)
			c.table.reset()
		}
		if c.nodes.number > maxNodes {
			c.shrink()
		}
	}
	return spent, false
}

// complete reports whether a node of the last layer is a run that satisfies the ties.
func (c *crew) complete(n *crewNode) bool {
	var running uint8
	for i, d := range c.diagrams {
		last := &d.layers[len(d.sets)]
		if last.rest[n.states[i]].impossible() {
			return false
		}
		if last.shapeOf(n.states[i]).done() {
			running |= 1 << i
		}
	}
	return c.ties.hold(n.links, running)
}

// sink lowers the threshold after a search in which no run reached it.
func (c *crew) sink() {
	c.bound = c.attainable(c.least - 1)
	c.least = c.bound - c.gap
	if !c.tight {
		c.gap *= 2
	}
	c.restart()
}

// shrink restarts with a threshold nearer to the bound because the search grew too large.
func (c *crew) shrink() {
	if c.least == c.bound {
		c.full = true
		return
	}
	c.tight = true
	c.gap = (c.bound - c.least) / 4
	c.least = c.bound - c.gap
	c.restart()
}

// conclude ends a search that has reached the last layer: it keeps the best run if one reaches the threshold, otherwise
// it lowers the threshold.
func (c *crew) conclude() {
	var best *crewNode
	for i := c.starts[c.layer]; i < c.starts[c.layer+1]; i++ {
		if n := c.nodes.node(i); (best == nil || n.past > best.past) && c.complete(n) {
			best = n
		}
	}
	if best == nil {
		c.sink()
		return
	}
	c.bound = best.past
	c.trace(best)
}

// sortFound orders equal trains by the weight of their routes, heaviest first.
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
