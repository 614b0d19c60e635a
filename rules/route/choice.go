package route

import (
	"math"
	"slices"

	"github.com/hexrail/hexrail/rules/track"
)

// choice tries the combinations of listed routes, train by train, and skips those that cannot beat the best run found.
type choice struct {
	at     []int      // by train chosen so far: rank of its route, or atHome
	sums   []weight   // total weight before each train
	tops   []weight   // upper bound of the weight from each train on
	chosen []*entry   // by train
	used   [][]uint64 // by group of trains: resources in use
	run    []Finished // the run being judged
	goal   bool       // some route must touch a Goal
}

// begin prepares the choice of one route per train from the lists, with an upper bound for the trains that follow.
func (c *choice) begin(l *lists) {
	n := len(l.s.p.Trains)
	c.at, c.sums = append(c.at[:0], -1), append(c.sums[:0], 0)
	c.chosen, c.goal = make([]*entry, n), l.s.ties()&needsGoal != 0
	c.tops = make([]weight, n+1)
	c.tops[n] = l.bonusMost()
	for i := n - 1; i >= 0; i-- {
		c.tops[i] = c.tops[i+1]
		if e := l.entries[l.s.kindOf[i]].entryAt(0); e != nil {
			c.tops[i] += max(0, e.weight)
		}
	}
	c.used = make([][]uint64, math.MaxUint8+1)
	for i := range l.s.p.Trains {
		c.used[l.s.p.Trains[i].Group] = make([]uint64, l.s.n.resources(len(l.s.p.Run.Prizes))/64+1)
	}
}

// next tries one more choice and reports whether there was one. cost is the work done beyond that of one step.
func (c *choice) next(l *lists) (more bool, cost int) {
	if len(c.at) == 0 {
		return false, 0
	}
	train := len(c.at) - 1
	if train == len(c.chosen) {
		c.judge(l)
		c.drop()
		return true, judgeCost
	}
	used := c.used[l.s.p.Trains[train].Group]
	if e := c.chosen[train]; e != nil {
		toggle(used, e.uses)
		c.chosen[train] = nil
	}
	if c.at[train] == atHome {
		c.drop()
		return true, 0
	}
	c.at[train]++
	e, sum := l.entries[l.s.kindOf[train]].entryAt(c.at[train]), c.sums[train]
	switch {
	case e != nil && sum+e.weight+c.tops[train+1] > l.found:
		if !intersect(used, e.uses) {
			toggle(used, e.uses)
			c.chosen[train] = e
			c.push(sum + e.weight)
		}
	case sum+c.tops[train+1] > l.found:
		c.at[train] = atHome
		c.push(sum)
	default:
		c.drop()
	}
	return true, 0
}

// atHome is the rank of a train that stays at home; it follows the ranks of all routes.
const atHome = maxEntries

// push goes on to the next train, with the total weight before it.
func (c *choice) push(sum weight) {
	c.at, c.sums = append(c.at, -1), append(c.sums, sum)
}

// drop goes back to the train before.
func (c *choice) drop() {
	c.at, c.sums = c.at[:len(c.at)-1], c.sums[:len(c.sums)-1]
}

// judge applies the rules for whole runs to the chosen routes, and keeps them if they are the best run so far.
func (c *choice) judge(l *lists) {
	filled, goal := 0, !c.goal
	run := c.run[:0]
	for i, e := range c.chosen {
		if e == nil {
			continue
		}
		if e.filled {
			filled++
		}
		goal = goal || e.goal
		run = append(run, l.finishedEntry(e, i))
	}
	c.run = run
	rules := &l.s.p.Run
	if filled > 1 || !goal && len(run) > 0 || rules.Linked && !linked(run) {
		return
	}
	sum := c.sums[len(c.sums)-1]
	if rules.Bonus != nil {
		bonus, ok := rules.Bonus.Pays(run)
		if !ok {
			return
		}
		sum += weigh(bonus, 0)
	}
	if sum > l.found {
		l.found = sum
		copy(l.chosen, c.chosen)
	}
}

// linked reports whether the routes form one connected network by common stops (1860/R163).
func linked(run []Finished) bool {
	if len(run) == 0 {
		return true
	}
	reached := slices.Clone(run[0].Stops)
	rest := slices.Clone(run[1:])
	for grown := true; grown; {
		grown = false
		for i := 0; i < len(rest); i++ {
			if !slices.ContainsFunc(rest[i].Stops, func(s track.StopAt) bool { return slices.Contains(reached, s) }) {
				continue
			}
			reached = append(reached, rest[i].Stops...)
			rest = slices.Delete(rest, i, i+1)
			i, grown = i-1, true
		}
	}
	return len(rest) == 0
}

// intersect reports whether two sets of resources intersect.
func intersect(a, b []uint64) bool {
	for i := range a {
		if a[i]&b[i] != 0 {
			return true
		}
	}
	return false
}

// toggle adds the resources b to a, or removes them if they are in it.
func toggle(a, b []uint64) {
	for i := range a {
		a[i] ^= b[i]
	}
}
