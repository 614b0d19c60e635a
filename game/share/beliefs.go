package share

// belief is the experience with one node of a decision in one context.
type belief struct {
	p    uint16 // probability of yes, in 65536ths
	seen uint8
}

// node is one place in the tree of decisions that makes up a number, in one context.
type node struct {
	a, b  uint32
	place uint32 // topic, part and path, and a bit that is always set so that a used slot is never zero
}

// node returns the key of a belief: the one of a part of the decision after the bits in path.
func (c context) node(part uint8, path uint16) node {
	return node{c.a, c.b, 1<<31 | uint32(c.topic)<<24 | uint32(part)<<16 | uint32(path)}
}

// maxSeen bounds how slowly a belief learns. This figure and those in learn, weight and decide were tuned on recorded
// games. They are part of the format.
const maxSeen = 20

// minBelief keeps every answer possible.
const minBelief = 64

// learn moves the probability towards the outcome of a decision, by less the more decisions it has seen.
func (b *belief) learn(yes bool) {
	aim := int32(0)
	if yes {
		aim = certain - 1
	}
	n := int32(b.seen)
	b.p = uint16(int32(b.p) + (aim-int32(b.p))*5/(5*n+6))
	b.seen = min(b.seen+1, maxSeen)
}

// weight returns the influence of a belief: zero before it has seen anything, and higher with more experience and with
// more distance from even odds.
func (b *belief) weight() uint64 {
	n := uint64(b.seen)
	off := int64(b.p) - certain/2
	return n * (1 + uint64(off*off)>>27)
}

// beliefs is a hash table with open addressing, because a Go map would take twice the time of the whole coder. The
// position of a node in the table has no effect on the output.
type beliefs struct {
	slots []slot // a power of two
	used  int
}

// slot is an entry of the table. It is free while its node is the zero node.
type slot struct {
	node
	belief
}

func newBeliefs() beliefs { return beliefs{slots: make([]slot, 1<<13)} }

// reserve makes room for n more nodes. It invalidates pointers returned by find.
func (b *beliefs) reserve(n int) {
	if (b.used+n)*2 <= len(b.slots) {
		return
	}
	old := b.slots
	b.slots = make([]slot, 2*len(old))
	for i := range old {
		if old[i].place != 0 {
			*b.slot(old[i].node) = old[i]
		}
	}
}

// find returns the belief of a node, which it creates if needed.
func (b *beliefs) find(n node) *belief {
	s := b.slot(n)
	if s.place == 0 {
		*s = slot{n, belief{p: certain / 2}}
		b.used++
	}
	return &s.belief
}

// slot returns the slot of a node, or the empty slot where it belongs.
func (b *beliefs) slot(n node) *slot {
	const (
		golden = 0x9E3779B97F4A7C15
		mixed  = 0xD6E8FEB86659FD93
	)
	h := (uint64(n.a)<<32 | uint64(n.b)) * golden
	h = (h ^ h>>32 ^ uint64(n.place)) * mixed
	mask := len(b.slots) - 1
	i := int(h>>32) & mask
	for b.slots[i].place != 0 && b.slots[i].node != n {
		i = (i + 1) & mask
	}
	return &b.slots[i]
}
