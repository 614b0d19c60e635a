package route

import (
	"math/bits"
	"slices"
)

// sweep is the order in which a diagram visits the places of a net. The frontier is the set of borders with exactly one
// side visited. The narrower it is, the fewer states there are.
type sweep struct {
	steps []step
	width int // the widest frontier

	borders [][]int16  // by place: its borders
	sides   [][2]int16 // by border: its places

	order, best []int // places: of the current attempt, and of the best
	cost        uint64
	growth      []int // by place: change of the frontier's width by visiting it, or visited
	since       []int // by place: the step in which a neighbour was first visited
}

// step is the visit of one place. A border occupies a slot of the frontier from the visit of its first side to that of
// its second.
type step struct {
	place  int
	closes []slotted // borders that leave the frontier
	opens  []slotted // borders that enter it
}

// slotted is a border and its slot.
type slotted struct {
	border int16
	slot   uint8
}

// findOrder finds an order with a narrow frontier. From each of several starts it greedily takes the place that widens
// the frontier least, and keeps the best order. It tries more starts if the frontier is wide.
func (s *sweep) findOrder(n *net) {
	s.connect(n)
	s.best, s.cost = s.best[:0], 1<<63
	const (
		few  = 4       // starts tried on any board
		many = 24      // starts tried on a board with a wide frontier
		wide = 1 << 14 // the cost from which a frontier is wide
	)
	for i := range min(len(n.places), many) {
		if i >= few && s.cost < wide {
			break
		}
		s.try(i * len(n.places) / many)
	}
	s.assignSlots(s.best)
}

// connect lists the borders of each place and the places of each border.
func (s *sweep) connect(n *net) {
	s.borders = slices.Grow(s.borders[:0], len(n.places))[:len(n.places)]
	s.sides = slices.Grow(s.sides[:0], n.borders)[:n.borders]
	for i := range n.places {
		s.borders[i] = s.borders[i][:0]
		for k := n.places[i].from; k < n.places[i].to; k++ {
			for _, at := range [...]port{n.hops[k].a, n.hops[k].b} {
				if _, ok := n.stopOf(at); ok {
					continue
				}
				b := int16(at / 2)
				s.sides[b][at%2] = int16(i)
				if !slices.Contains(s.borders[i], b) {
					s.borders[i] = append(s.borders[i], b)
				}
			}
		}
	}
}

// try orders the places from a start and keeps the order if it costs less. The cost is the sum of 3 to the power of the
// widths, since states grow about as fast.
func (s *sweep) try(first int) {
	s.order = s.order[:0]
	s.growth = s.growth[:0]
	s.since = s.since[:0]
	for i := range s.borders {
		s.growth = append(s.growth, len(s.borders[i]))
		s.since = append(s.since, untouched)
	}
	width, cost := 0, uint64(0)
	for next := first; next >= 0; next = s.cheapest() {
		width += s.growth[next]
		if cost += power3(width); cost >= s.cost {
			return
		}
		s.growth[next] = visited
		for _, b := range s.borders[next] {
			if o := s.beyond(b, next); s.growth[o] != visited {
				s.growth[o] -= 2
				s.since[o] = min(s.since[o], len(s.order))
			}
		}
		s.order = append(s.order, next)
	}
	s.best, s.cost = append(s.best[:0], s.order...), cost
}

// The marks of places.
const (
	visited   = 1 << 20 // in growth: more than any change of the width
	untouched = 1 << 10 // in since: more than the number of steps
)

// cheapest returns the place that widens the frontier least, or -1 if all are visited. Ties go to the place whose
// neighbour was visited first. Places without a visited neighbour come last.
func (s *sweep) cheapest() int {
	const lone = 1 << 16 // more than any score of a place with a visited neighbour
	best, least := -1, visited*untouched
	for i, growth := range s.growth {
		if growth == visited {
			continue
		}
		score := growth*untouched + s.since[i]
		if s.since[i] == untouched {
			score += lone
		}
		if score < least {
			best, least = i, score
		}
	}
	return best
}

// power3 returns 3 to the power of n, limited to the 36th.
func power3(n int) uint64 {
	x := uint64(1)
	for range min(n, 36) {
		x *= 3
	}
	return x
}

// beyond returns the place on the other side of a border.
func (s *sweep) beyond(b int16, place int) int {
	if int(s.sides[b][0]) == place {
		return int(s.sides[b][1])
	}
	return int(s.sides[b][0])
}

// assignSlots sets the steps of an order, in which each border gets the first free slot.
func (s *sweep) assignSlots(order []int) {
	s.steps, s.width = s.steps[:0], 0
	slot := make([]uint8, len(s.sides))
	open := make([]bool, len(s.sides))
	var taken uint64
	for _, place := range order {
		st := step{place: place}
		for _, b := range s.borders[place] {
			if open[b] {
				st.closes = append(st.closes, slotted{b, slot[b]})
			}
		}
		for _, c := range st.closes {
			taken &^= 1 << c.slot
			open[c.border] = false
		}
		for _, b := range s.borders[place] {
			if o := s.beyond(b, place); !contains(st.closes, b) && o != place {
				slot[b] = uint8(bits.TrailingZeros64(^taken))
				taken |= 1 << slot[b]
				open[b] = true
				st.opens = append(st.opens, slotted{b, slot[b]})
				s.width = max(s.width, int(slot[b])+1)
			}
		}
		s.steps = append(s.steps, st)
	}
}

// contains reports whether a border is in the list.
func contains(list []slotted, b int16) bool {
	for _, x := range list {
		if x.border == b {
			return true
		}
	}
	return false
}
