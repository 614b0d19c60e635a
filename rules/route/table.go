package route

// stateTable finds the states of a layer by key.
type stateTable struct {
	slots []tableSlot
	round uint32 // slots of earlier rounds are free
	used  int
}

// tableSlot is one place of a hash table.
type tableSlot struct {
	round uint32
	index int32
}

func (t *stateTable) reset() {
	if t.slots == nil {
		t.slots = make([]tableSlot, 1<<8)
	}
	t.round++
	t.used = 0
}

func (t *stateTable) find(layer *[]state, key stateKey) int32 {
	if 2*t.used >= len(t.slots) {
		t.grow(*layer)
	}
	i := key.hash() & uint64(len(t.slots)-1)
	for ; t.slots[i].round == t.round; i = (i + 1) & uint64(len(t.slots)-1) {
		if at := t.slots[i].index; (*layer)[at].key == key {
			return at
		}
	}
	at := int32(len(*layer))
	*layer = append(*layer, state{key: key, past: never})
	t.slots[i] = tableSlot{t.round, at}
	t.used++
	return at
}

func (t *stateTable) grow(layer []state) {
	t.slots, t.round = make([]tableSlot, 2*len(t.slots)), 1
	for k := range layer {
		i := layer[k].key.hash() & uint64(len(t.slots)-1)
		for t.slots[i].round != 0 {
			i = (i + 1) & uint64(len(t.slots)-1)
		}
		t.slots[i] = tableSlot{1, int32(k)}
	}
}

func (k *stateKey) hash() uint64 {
	x := k[0]*0x9e3779b97f4a7c15 ^ k[1]*0xbf58476d1ce4e5b9 ^ k[2]*0x94d049bb133111eb
	x ^= x >> 29
	x *= 0xbf58476d1ce4e5b9
	return x ^ x>>32
}

// crewTable finds the nodes of a layer by their states.
type crewTable struct {
	slots []tableSlot
	round uint32 // slots of earlier rounds are free
	used  int
}

func (t *crewTable) reset() {
	if t.slots == nil {
		t.slots = make([]tableSlot, 1<<8)
	}
	t.round++
	t.used = 0
}

// add adds a node, or improves the one with equal states; it returns the number of nodes added.
func (t *crewTable) add(layer *[]crewNode, n *crewNode) int {
	if 2*t.used >= len(t.slots) {
		t.grow(*layer)
	}
	i := n.hash() & uint64(len(t.slots)-1)
	for ; t.slots[i].round == t.round; i = (i + 1) & uint64(len(t.slots)-1) {
		if old := &(*layer)[t.slots[i].index]; old.states == n.states && old.links == n.links {
			if old.past < n.past {
				*old = *n
			}
			return 0
		}
	}
	t.slots[i] = tableSlot{t.round, int32(len(*layer))}
	*layer = append(*layer, *n)
	t.used++
	return 1
}

func (t *crewTable) grow(layer []crewNode) {
	t.slots, t.round = make([]tableSlot, 2*len(t.slots)), 1
	for k := range layer {
		i := layer[k].hash() & uint64(len(t.slots)-1)
		for t.slots[i].round != 0 {
			i = (i + 1) & uint64(len(t.slots)-1)
		}
		t.slots[i] = tableSlot{1, int32(k)}
	}
}

func (n *crewNode) hash() uint64 {
	x := uint64(n.links)
	for _, s := range n.states {
		x = (x ^ uint64(s)) * 0x9e3779b97f4a7c15
		x ^= x >> 31
	}
	return x
}
