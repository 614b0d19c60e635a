package route

// shape is a state without its tally. States of one shape take the same patterns, as far as the train reaches, so these
// are found once.
type shape struct {
	key        shapeKey
	first, end int32 // its ways in the explorer, while that is in the layer
	tried      int32 // patterns tried to find them
	found      bool  // they have been found
}

// done reports whether the route is complete.
func (s *shape) done() bool { return s.key[2]&bitDone != 0 }

// filled reports whether the route has passed a Filled city.
func (s *shape) filled() bool { return s.key[2]&bitFilled != 0 }

// shapeKey packs a shape: five bits for each slot of the frontier, twelve slots to a word, then the other fields. It is
// zero before the route begins.
type shapeKey [3]uint64

const (
	perSlot    = 5  // bits of a slot
	slotsPer   = 12 // slots of a word
	maxWidth   = 30 // slots of a key: two full words and the lower half of the third
	slotUnused = 0
	slotShut   = 31 // the other end of the stretch is an end of the route
	firstOpen  = 31 // index of the first border that opens; its code differs from slotShut

	// In the third word, above the slots.
	bitDone    = 1 << 63
	bitStation = 1 << 62
	shiftEnds  = 60 // two bits
	shiftAreas = 40 // eight areas
	bitFilled  = 1 << 39
	shiftDebts = 31 // eight bits
)

// openShape is an unpacked shape.
type openShape struct {
	// mate is indexed by slot, then by border that opens in this step: slotUnused, slotShut, or 1 + the index of the
	// other end of the stretch.
	mate    [firstOpen + 32]uint8
	done    bool
	station bool
	ends    uint8
	areas   uint8
	filled  bool // it has passed a Filled city
	debts   debts
}

// unpack sets o, which must be zero, to the shape of a key; width is the number of slots.
func (o *openShape) unpack(k *shapeKey, width int) {
	for i := range width {
		o.mate[i] = uint8(k[i/slotsPer] >> (i % slotsPer * perSlot) & (1<<perSlot - 1))
	}
	rest := k[2]
	o.done = rest&bitDone != 0
	o.station = rest&bitStation != 0
	o.ends = uint8(rest >> shiftEnds & 3)
	o.areas = uint8(rest >> shiftAreas)
	o.filled = rest&bitFilled != 0
	o.debts = debts(rest >> shiftDebts)
}

// pack returns the key of the shape. A finished route is keyed only by whether it passed a Filled city.
func (o *openShape) pack(width int) (k shapeKey) {
	if o.filled {
		k[2] |= bitFilled
	}
	if o.done {
		k[2] |= bitDone
		return k
	}
	for i := range width {
		k[i/slotsPer] |= uint64(o.mate[i]) << (i % slotsPer * perSlot)
	}
	if o.station {
		k[2] |= bitStation
	}
	k[2] |= uint64(o.ends)<<shiftEnds | uint64(o.areas)<<shiftAreas | uint64(o.debts)<<shiftDebts
	return k
}

// admits reports whether a route of this shape can use a pattern, however many stops its train may still call at.
func (o *openShape) admits(p *pattern) bool {
	return o.ends+p.ends <= 2 && o.areas&p.areas == 0 && (!o.filled || p.filled == 0)
}

// advance applies a pattern that the shape admits, and reports whether the result is or can become a route.
func (o *openShape) advance(p *pattern, st *step) bool {
	if len(p.strands) == 0 {
		return true
	}
	o.ends += p.ends
	o.areas |= p.areas
	o.station = o.station || p.station
	o.filled = o.filled || p.filled > 0
	o.debts = o.debts.union(p.debts)
	whole := p.whole
	if !whole {
		for i := range st.opens {
			o.mate[firstOpen+i] = slotUnused
		}
		for _, s := range p.strands {
			x, y := o.farEnd(s[0], st), o.farEnd(s[1], st)
			if o.closesRing(s, st) {
				return false
			}
			if x != slotShut {
				o.mate[x-1] = y
			}
			if y != slotShut {
				o.mate[y-1] = x
			}
			whole = whole || x == slotShut && y == slotShut
		}
		o.moveOpened(st)
	}
	if whole {
		o.done = true
		return o.station && o.debts.owed() == 0 && o.empty()
	}
	return true
}

// closesRing reports whether a strand joins the two ends of one stretch.
func (o *openShape) closesRing(s [2]int8, st *step) bool {
	n := int8(len(st.closes))
	return s[0] >= 0 && s[1] >= 0 && s[0] < n && s[1] < n && o.mate[st.closes[s[0]].slot] == 1+st.closes[s[1]].slot
}

// farEnd returns the code of the other end of the stretch that a strand continues at this end: an entry of mate.
func (o *openShape) farEnd(end int8, st *step) uint8 {
	switch {
	case end == shut:
		return slotShut
	case int(end) < len(st.closes):
		return o.mate[st.closes[end].slot]
	default:
		return uint8(1 + firstOpen + int(end) - len(st.closes))
	}
}

// moveOpened clears the slots that close and moves the opened borders to their slots.
func (o *openShape) moveOpened(st *step) {
	for _, c := range st.closes {
		o.mate[c.slot] = slotUnused
	}
	for i, b := range st.opens {
		m := o.mate[firstOpen+i]
		switch {
		case m > firstOpen: // the other end opens here too
			o.mate[b.slot] = 1 + st.opens[m-1-firstOpen].slot
		case m == slotUnused || m == slotShut:
			o.mate[b.slot] = m
		default: // the other end is in a slot, which points back
			o.mate[b.slot] = m
			o.mate[m-1] = 1 + b.slot
		}
	}
}

// empty reports whether no border of the frontier is used.
func (o *openShape) empty() bool {
	for _, m := range o.mate[:maxWidth] {
		if m != slotUnused {
			return false
		}
	}
	return true
}

// hash returns a hash of the key.
func (k *shapeKey) hash() uint32 {
	x := k[0]*0x9e3779b97f4a7c15 ^ k[1]*0xbf58476d1ce4e5b9 ^ k[2]*0x94d049bb133111eb
	x ^= x >> 29
	x *= 0xbf58476d1ce4e5b9
	return uint32(x ^ x>>32)
}
