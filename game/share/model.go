package share

import "math/bits"

// topic is a kind of decision. Decisions of different topics are learnt apart. The numbers are part of the format.
type topic uint8

// context says what a decision is like: decisions in equal contexts are expected to turn out alike.
type context struct {
	topic topic
	a, b  uint32
}

// model learns from what was written so far how decisions turn out, the same on both sides of the line. Each decision is
// seen in several contexts, from the narrow to the general; those that have seen more, and those that are more certain,
// have more to say.
type model struct {
	line    line
	beliefs beliefs
	work    int // decisions made, and what costs as much time
}

func newModel(l line) model { return model{line: l, beliefs: newBeliefs()} }

// Limits against messages that are made to take long: ten times what the longest games need.
const (
	maxWork    = 2_000_000
	maxBeliefs = 1 << 18
)

func (m *model) overworked() bool { return m.work > maxWork || m.beliefs.used > maxBeliefs }

// maxContexts bounds the contexts of one decision.
const maxContexts = 4

// decide codes one decision.
func (m *model) decide(yes bool, part uint8, path uint16, contexts []context) bool {
	m.work++
	m.beliefs.reserve(len(contexts))
	var of [maxContexts]*belief
	sum, weights := uint64(certain/2), uint64(1)
	for i, c := range contexts {
		of[i] = m.beliefs.find(c.node(part, path))
		w := of[i].weight() << (len(contexts) - 1 - i)
		sum += w * uint64(of[i].p)
		weights += w
	}
	p := min(max(uint32(sum/weights), minBelief), certain-minBelief)
	yes = m.line.decide(yes, p)
	for i := range contexts {
		of[i].learn(yes)
	}
	return yes
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
