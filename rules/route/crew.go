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
