package share

import "math/bits"

// topic is a kind of decision. Topics are learnt separately. The numbers are part of the format.
type topic uint8

// context describes a decision: decisions in equal contexts are expected to have the same outcome. The numbers a and b
// keep the contexts of a topic apart. Those written as constants have no other meaning; all are part of the format.
type context struct {
	topic topic
	a, b  uint32
}

// model predicts decisions from earlier ones, identically at both ends of the line. Each decision is looked up in
// several contexts, from the specific to the general. Contexts with more experience and more certainty get more weight.
type model struct {
	line    line
	beliefs beliefs
	work    int // decisions made, and other work measured in decisions
}

func newModel(l line) model { return model{line: l, beliefs: newBeliefs()} }

// Limits against messages crafted to take long: ten times the needs of the longest games.
const (
	maxWork    = 2_000_000
	maxBeliefs = 1 << 18
)

func (m *model) overworked() bool { return m.work > maxWork || m.beliefs.used > maxBeliefs }

// maxContexts bounds the contexts of one decision.
const maxContexts = 4

// decide codes one decision and returns it.
func (m *model) decide(yes bool, part uint8, path uint16, contexts []context) bool {
	m.work++
	m.beliefs.reserve(len(contexts))
	var of [maxContexts]*belief
	sum, weights := uint64(certain/2), uint64(1)
	for i, c := range contexts {
		of[i] = m.beliefs.find(c.node(part, path))
		w := of[i].weight() << (len(contexts) - 1 - i) // each is worth twice the next, more general one
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

// flag codes a yes or no and returns it.
func (m *model) flag(yes bool, contexts ...context) bool { return m.decide(yes, 0, 0, contexts) }

// number codes n in width bits, at most 8, and returns it; a receiver ignores n.
func (m *model) number(width int, n int, contexts ...context) int {
	return m.tree(width, n, 0, contexts)
}

// tree codes n in width bits, the highest first, and returns it; a receiver ignores n. Each bit is predicted from those
// before it.
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

// An amount is coded as its length in bits, then its bits. The lowest bits are written plainly, because they are not
// predictable.
const (
	lengthBits  = 5
	learntBits  = 12
	maxAmount   = 1<<20 - 1
	lengthPart  = 1 // length of an amount
	amountParts = 2 // bits of an amount: amountParts plus its length
)

// amount codes n, from 0 to maxAmount, and returns it; a receiver ignores n and returns the number read. Small and
// predictable numbers take few bits. Lengths that occur only in crafted links are clamped.
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

// plain codes the lowest width bits of n, which is unpredictable, and returns them; a receiver ignores n.
func (m *model) plain(width int, n uint64) (v uint64) {
	for i := width - 1; i >= 0; i-- {
		v <<= 1
		if m.line.decide(n>>i&1 != 0, certain/2) {
			v |= 1
		}
	}
	return v
}
