package route

import "math/bits"

// ties are the conditions between the routes of a run.
type ties uint8

const (
	linkedRoutes ties = 1 << iota // the routes are connected by common stops (1860/R163)
	needsGoal                     // some route touches a Goal (1860/R154)
	fillOnce                      // only one route may pass a Filled city (1860/R160)
)

// links records which members of a crew have touched a common stop, one bit for each pair, and in the highest bit
// whether some member has touched a Goal.
type links uint32

// goalTouched is the bit of a Goal. The pairs of a crew take the bits below it.
const goalTouched links = 1 << 31

// pairBit returns the bit of members i and k, i < k.
func pairBit(i, k int) links { return 1 << (k*(k-1)/2 + i) }

// join returns l with the pairs that touch a common stop of one place.
func (l links) join(touches []uint8) links {
	for k := range touches {
		for i := range k {
			if touches[i]&touches[k] != 0 {
				l |= pairBit(i, k)
			}
		}
	}
	return l
}

// note returns l with a note that a Goal is touched, if goal is set.
func (l links) note(goal bool) links {
	if goal {
		l |= goalTouched
	}
	return l
}

// hold reports whether a run satisfies the ties. running has a bit for each member that does not stay at home.
func (t ties) hold(l links, running uint8) bool {
	if running == 0 {
		return true
	}
	if t&needsGoal != 0 && l&goalTouched == 0 {
		return false
	}
	if t&linkedRoutes == 0 {
		return true
	}
	reached := running & -running
	for {
		more := reached
		for k := range maxCrew {
			for i := range k {
				if pair := uint8(1<<i | 1<<k); l&pairBit(i, k) != 0 && more&pair != 0 && running&pair == pair {
					more |= pair
				}
			}
		}
		if more == reached {
			return bits.OnesCount8(reached) == bits.OnesCount8(running)
		}
		reached = more
	}
}

// closure returns l with the pairs that are linked through other members, given the number of members. The order of
// linking does not matter, so closing the relation makes more nodes equal.
func (l links) closure(members int) links {
	for via := range members {
		for k := range members {
			for i := range k {
				if i != via && k != via && l.has(i, via) && l.has(k, via) {
					l |= pairBit(i, k)
				}
			}
		}
	}
	return l
}

// has reports whether members i and k are linked.
func (l links) has(i, k int) bool { return l&pairBit(min(i, k), max(i, k)) != 0 }

// links returns the links after the current step.
func (x *expansion) links() links {
	var touches [maxCrew]uint8
	before := x.c.nodes.node(int(x.from)).links
	l := before
	for i, d := range x.c.diagrams {
		p := &d.sets[x.layer].all[x.chosen[i]]
		touches[i] = p.touches
		l = l.note(p.goal)
	}
	if x.c.ties&linkedRoutes != 0 {
		if l = l.join(touches[:len(x.c.diagrams)]); l&^goalTouched != before&^goalTouched {
			l = l.closure(len(x.c.diagrams))
		}
	}
	return l
}
