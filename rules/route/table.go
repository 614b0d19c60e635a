package route

// table is a hash table for the shapes or nodes of a layer, which it maps to their numbers. When it grows, entries move
// to the new space bit by bit, so that no single call takes long.
type table struct {
	slots []slot
	round uint32 // slots of earlier rounds are free
	used  int    // number of slots in use

	old      []slot // before the table grew; entries that have moved are in both
	oldRound uint32
	moved    int // number of slots of old that have moved
}

// slot is one place of a table.
type slot struct {
	round uint32
	hash  uint32
	index int32
}

// moves is how many old slots move with each new entry. Two would suffice: half of the new slots were old ones, and a
// quarter of the new slots can be filled before the table grows again.
const moves = 4

// reset empties the table but keeps its space.
func (t *table) reset() {
	if t.slots == nil {
		t.slots = make([]slot, 1<<8)
	}
	t.round++
	t.used, t.old = 0, nil
}

// findOrAdd returns the index of the entry with this hash for which same returns true. If there is none, it adds next
// under the hash and returns it.
func (t *table) findOrAdd(hash uint32, next int32, same func(index int32) bool) (index int32) {
	if t.old != nil {
		if i := seek(t.old, t.oldRound, hash, same); t.old[i].round == t.oldRound {
			return t.old[i].index
		}
		t.move()
	}
	i := seek(t.slots, t.round, hash, same)
	if t.slots[i].round == t.round {
		return t.slots[i].index
	}
	t.slots[i] = slot{t.round, hash, next}
	if t.used++; 2*t.used >= len(t.slots) {
		t.grow()
	}
	return next
}

// seek returns the slot of an equal entry, or the free slot where it belongs.
func seek(slots []slot, round, hash uint32, same func(index int32) bool) int {
	i := int(hash) & (len(slots) - 1)
	for s := &slots[i]; s.round == round && (s.hash != hash || !same(s.index)); s = &slots[i] {
		i = (i + 1) & (len(slots) - 1)
	}
	return i
}

// grow doubles the space.
func (t *table) grow() {
	t.old, t.oldRound, t.moved = t.slots, t.round, 0
	t.slots, t.round = make([]slot, 2*len(t.slots)), 1
}

// move moves some of the old slots.
func (t *table) move() {
	for range moves {
		s := t.old[t.moved]
		if s.round == t.oldRound {
			i := seek(t.slots, t.round, s.hash, func(int32) bool { return false })
			t.slots[i] = slot{t.round, s.hash, s.index}
		}
		if t.moved++; t.moved == len(t.old) {
			t.old = nil
			return
		}
	}
}
