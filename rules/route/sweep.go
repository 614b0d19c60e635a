package route

import "math/bits"

// sweep is the order in which a diagram visits the places of a net. Between two places lie the borders of which one side
// has been visited: the frontier. The narrower it is, the fewer states there are.
type sweep struct {
	steps []step
	width int // the widest frontier

	borders [][]int16 // by place: its borders
	sides   [][2]int16
}

// step is the visit of one place. Each border in the frontier has a slot from when its first side is visited until the
// second is.
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

// plan finds an order with a narrow frontier: from several first places on, it takes the place that widens the frontier
// least, and keeps the best order found.
func (s *sweep) plan(n *net) {
	s.connect(n)
	var best []int
	bestCost := uint64(1) << 63
	tries := min(len(n.places), 24)
	for i := range tries {
		order, cost := s.greedy(len(n.places), i*len(n.places)/tries, bestCost)
		if cost < bestCost {
			best, bestCost = order, cost
		}
	}
	s.assign(best)
}

// connect lists the borders of each place and the places of each border.
func (s *sweep) connect(n *net) {
	s.borders = make([][]int16, len(n.places))
	s.sides = make([][2]int16, n.borders)
	for i := range n.places {
		var seen [16]uint64 // borders, MaxHexes*3*lanes at most
		p := &n.places[i]
		for k := p.from; k < p.to; k++ {
			for _, at := range [...]port{n.hops[k].a, n.hops[k].b} {
				if _, ok := n.stopOf(at); ok {
					continue
				}
				b := int16(at / 2)
				s.sides[b][at%2] = int16(i)
				if seen[b/64]>>(b%64)&1 == 0 {
					seen[b/64] |= 1 << (b % 64)
					s.borders[i] = append(s.borders[i], b)
				}
			}
		}
	}
}

// greedy orders the places from a first one on. The cost is the sum of 3 to the power of the widths, as far as limit.
func (s *sweep) greedy(places, first int, limit uint64) ([]int, uint64) {
	order := make([]int, 0, places)
	done := make([]bool, places)
	width, cost := 0, uint64(0)
	for next := first; next >= 0; next = s.cheapest(done, order) {
		width += s.growth(done, next)
		done[next] = true
		order = append(order, next)
		if cost += power3(width); cost >= limit {
			return nil, limit
		}
	}
	return order, cost
}

func power3(n int) uint64 {
	x := uint64(1)
	for range min(n, 36) {
		x *= 3
	}
	return x
}

// growth returns by how much a place widens the frontier.
func (s *sweep) growth(done []bool, place int) (n int) {
	for _, b := range s.borders[place] {
		n++
		if done[s.beyond(b, place)] {
			n -= 2
		}
	}
	return n
}

// beyond returns the place on the other side of a border.
func (s *sweep) beyond(b int16, place int) int {
	if int(s.sides[b][0]) == place {
		return int(s.sides[b][1])
	}
	return int(s.sides[b][0])
}

// cheapest returns the place that is not done and widens the frontier least; of equals, the one that touches what was
// visited first.
func (s *sweep) cheapest(done []bool, order []int) int {
	best, bestScore := -1, 1<<30
	for i := range done {
		if done[i] {
			continue
		}
		score := s.growth(done, i) * 256
		oldest := 255
		for _, b := range s.borders[i] {
			if o := s.beyond(b, i); done[o] {
				for k, x := range order {
					if x == o {
						oldest = min(oldest, k)
						break
					}
				}
			}
		}
		if score += oldest; oldest == 255 {
			score += 1 << 16
		}
		if score < bestScore {
			best, bestScore = i, score
		}
	}
	return best
}

// assign gives the borders their slots.
func (s *sweep) assign(order []int) {
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

func contains(list []slotted, b int16) bool {
	for _, x := range list {
		if x.border == b {
			return true
		}
	}
	return false
}
