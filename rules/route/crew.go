package route

// crew finds the best routes for trains that may not share track: those of one group of a run.
//
// First prices are put on track that several trains want (see prices); they give a bound that is close. Then all diagrams
// are searched at once, layer by layer. A node is one state of each train's diagram; nodes that no run above a threshold
// can come from are left out, for which the bound tells how much each diagram alone can still add. The threshold begins at
// the bound and sinks until something is found: that is the best.
type crew struct {
	diagrams []*diagram // by member; equal kinds are next to each other and share theirs
	ties     ties
	prices   prices
	nodes    nodes
	starts   []int // by layer: number of its first node; the layer that is being filled has no end yet
	table    table

	unit   int32  // the pay of any run is a multiple of it
	spare  weight // what a run may weigh beyond its pay
	pieces weight // no run has more pieces of track
	bound  weight // no run weighs more
	found  crewRun

	least  weight // runs that weigh less are not looked for
	gap    weight // by how much the threshold sinks next
	tight  bool   // the gap was too large once and does not grow any more
	layer  int
	at     int  // number of the next node to expand
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

// begin prepares the search; start then finds a first run.
func (c *crew) begin() {
	c.bound, c.full, c.gap, c.tight = 0, false, 5*perMoney, false
	c.prices.begin(c.diagrams)
	bound := weight(0)
	for _, d := range c.diagrams {
		bound += d.best()
	}
	c.bound = c.whole(bound)
	c.found = c.idle()
	c.least = c.bound
	c.restart()
	c.prices.startRun(c)
}

// whole returns the most that a run may weigh which weighs no more than w: all runs pay multiples of a unit.
func (c *crew) whole(w weight) weight {
	pays := int32((w + c.pieces) / perMoney)
	return min(w, weigh(pays-pays%c.unit, 0)+c.spare)
}

// start has the next member choose its best route beside those before, to find a first run, and reports whether all have.
func (c *crew) start() (work int, done bool) {
	work, done = c.prices.respond(c)
	return work + 1, done
}

// idle returns the run in which all trains stay at home: the first pattern of each step is the empty one.
func (c *crew) idle() (run crewRun) {
	for _, d := range c.diagrams {
		run.patterns = append(run.patterns, make([]int32, len(d.sets)))
	}
	return run
}

// offer keeps a run if it is allowed and better than the best.
func (c *crew) offer(run crewRun) {
	if run.weight > c.found.weight && c.allowed(&run) {
		c.found = run
	}
}

// allowed reports whether the rules of the whole run allow a run.
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

// first reports whether a member is the first of those that share its diagram.
func (c *crew) first(member int) bool {
	return member == 0 || c.diagrams[member] != c.diagrams[member-1]
}

// restart begins a search with the present threshold.
func (c *crew) restart() {
	c.least = max(c.least, c.found.weight+1)
	c.nodes.clear()
	c.nodes.add(&crewNode{})
	c.starts = append(c.starts[:0], 0, 1)
	c.layer, c.at = 0, 0
	c.table.reset()
}

// step does about so much work and returns the work spent and whether the best run is known.
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

// complete reports whether a node of the last layer is a run that the rules allow.
func (c *crew) complete(n *crewNode) bool {
	var running uint8
	for i, d := range c.diagrams {
		s := &d.layers[len(d.sets)].states[n.states[i]]
		if s.rest <= never/2 {
			return false
		}
		if s.key[2]&bitDone != 0 {
			running |= 1 << i
		}
	}
	return c.ties.hold(n.links, running)
}

// sink lowers the threshold, as no run reaches it.
func (c *crew) sink() {
	c.bound = c.whole(c.least - 1)
	c.least = c.bound - c.gap
	if !c.tight {
		c.gap *= 2
	}
	c.restart()
}

// shrink begins again with a threshold nearer to the bound, as the search grew too large.
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

// conclude ends a search: its find is the best, or nothing reaches the threshold.
func (c *crew) conclude() {
	var best *crewNode
	for i := c.starts[c.layer]; i < c.starts[c.layer+1]; i++ {
		if n := c.nodes.at(i); (best == nil || n.past > best.past) && c.complete(n) {
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
