package share

import "math/bits"

// topic is a kind of decision. Decisions of different topics are learnt apart. The numbers are part of the format.
type topic uint8

// context says what a decision is like: decisions in equal contexts are expected to turn out alike.
type context struct {
	topic topic
	a, b  uint32
}

// belief is what was seen in one context at one node of a decision.
type belief struct {
	p    uint16 // how often yes, in 65536ths
	seen uint8
}

// node is one place in the tree of decisions that makes a number, in one context. It has no gaps, so it is hashed at once.
type node struct {
	a, b  uint32
	place uint32 // topic, part and path
}

func (c context) node(part uint8, path uint16) node {
	return node{c.a, c.b, uint32(c.topic)<<24 | uint32(part)<<16 | uint32(path)}
}

// maxSeen bounds how slowly a belief learns. This figure and those in learn, weight and decide were found by trial on
// recorded games; they are part of the format.
const maxSeen = 20

// minBelief keeps every answer possible.
const minBelief = 64

func (b *belief) learn(yes bool) {
	aim := int32(0)
	if yes {
		aim = certain - 1
	}
	n := int32(b.seen)
	b.p = uint16(int32(b.p) + (aim-int32(b.p))*5/(5*n+6))
	b.seen = min(b.seen+1, maxSeen)
}

// model learns from what was written so far how decisions turn out, the same on both sides of the line. Each decision is
// seen in several contexts, from the narrow to the general; those that have seen more, and those that are more certain,
// have more to say.
type model struct {
	line    line
	index   map[node]int32 // place in beliefs
	beliefs []belief
	work    int // decisions made, and what costs as much time
}

func newModel(l line) model {
	const usual = 1 << 13
	return model{line: l, index: make(map[node]int32, usual), beliefs: make([]belief, 0, usual)}
}

// Limits against messages that are made to take long: ten times what the longest games need.
const (
	maxWork    = 2_000_000
	maxBeliefs = 1 << 18
)

func (m *model) overworked() bool { return m.work > maxWork || len(m.beliefs) > maxBeliefs }

// find returns the place of a node in beliefs.
func (m *model) find(n node) int32 {
	i, ok := m.index[n]
	if !ok {
		i = int32(len(m.beliefs))
		m.index[n] = i
		m.beliefs = append(m.beliefs, belief{p: certain / 2})
	}
	return i
}

// maxContexts bounds the contexts of one decision.
const maxContexts = 4

// decide codes one decision.
func (m *model) decide(yes bool, part uint8, path uint16, contexts []context) bool {
	m.work++
	var of [maxContexts]int32
	sum, weights := uint64(certain/2), uint64(1)
	for i, c := range contexts {
		of[i] = m.find(c.node(part, path))
		b := &m.beliefs[of[i]]
		w := b.weight() << (len(contexts) - 1 - i)
		sum += w * uint64(b.p)
		weights += w
	}
	p := min(max(uint32(sum/weights), minBelief), certain-minBelief)
	yes = m.line.decide(yes, p)
	for i := range contexts {
		m.beliefs[of[i]].learn(yes)
	}
	return yes
}

// weight is how much a belief has to say: nothing before it has seen anything, more the more it has seen and the farther
// it is from even.
func (b *belief) weight() uint64 {
	n := uint64(b.seen)
	off := int64(b.p) - certain/2
	return n * (1 + uint64(off*off)>>27)
}

// flag codes a yes or no.
func (m *model) flag(yes bool, contexts ...context) bool { return m.decide(yes, 0, 0, contexts) }

// number codes a number of width bits, at most 8.
func (m *model) number(width int, n int, contexts ...context) int {
	return m.tree(width, n, 0, contexts)
}

func (m *model) tree(width, n int, part uint8, contexts []context) int {
	path := 1
	for i := width - 1; i >= 0; i-- {
		path <<= 1
		if m.decide(n>>i&1 != 0, part, uint16(path>>1), contexts) {
			path |= 1
		}
	}
	return path - 1<<width
}

// Amounts are coded by their length in bits, then by their bits, of which the lowest are not learnt.
const (
	lengthBits  = 5
	learntBits  = 12
	maxAmount   = 1<<20 - 1
	lengthPart  = 1 // length of an amount
	amountParts = 2 // bits of an amount, by their number
)

// amount codes a number from 0 to maxAmount; small ones and known ones are short.
func (m *model) amount(n int, contexts ...context) int {
	length := min(m.tree(lengthBits, bits.Len(uint(n)), lengthPart, contexts), bits.Len(maxAmount))
	if length < 2 {
		return length
	}
	below := length - 1
	learnt := min(below, learntBits)
	high := 1<<learnt | m.tree(learnt, n>>(below-learnt)&(1<<learnt-1), uint8(amountParts+length), contexts)
	return high<<(below-learnt) | int(m.plain(below-learnt, uint64(n)))
}

// plain codes the lowest width bits of a number of which nothing is expected.
func (m *model) plain(width int, n uint64) (v uint64) {
	for i := width - 1; i >= 0; i-- {
		v <<= 1
		if m.line.decide(n>>i&1 != 0, certain/2) {
			v |= 1
		}
	}
	return v
}
