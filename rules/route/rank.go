package route

// ranking is a list of routes, heaviest first; equal weights are in the order of addition. It is sorted only as far as
// it has been read, so that no single call takes long.
type ranking struct {
	sorted []*entry
	heap   []*entry // the others; the children of entry i are 2i+1 and 2i+2
	number int      // of entries added
}

// comesBefore reports whether an entry comes before another.
func (e *entry) comesBefore(o *entry) bool {
	return e.weight > o.weight || e.weight == o.weight && e.number < o.number
}

// add adds an entry. It must not be called after at.
func (r *ranking) add(e *entry) {
	e.number = r.number
	r.number++
	r.heap = append(r.heap, e)
	for i := len(r.heap) - 1; i > 0; {
		up := (i - 1) / 2
		if !r.heap[i].comesBefore(r.heap[up]) {
			return
		}
		r.heap[i], r.heap[up] = r.heap[up], r.heap[i]
		i = up
	}
}

// entryAt returns the entry of a rank, counted from zero, or nil at the end. Ranks must be read in order.
func (r *ranking) entryAt(rank int) *entry {
	if rank == len(r.sorted) && len(r.heap) > 0 {
		r.sorted = append(r.sorted, r.take())
	}
	if rank < len(r.sorted) {
		return r.sorted[rank]
	}
	return nil
}

// take removes the first entry of the heap, which must not be empty, and returns it.
func (r *ranking) take() *entry {
	first, last := r.heap[0], len(r.heap)-1
	r.heap[0] = r.heap[last]
	r.heap = r.heap[:last]
	for i := 0; ; {
		next := 2*i + 1
		if next >= last {
			return first
		}
		if next+1 < last && r.heap[next+1].comesBefore(r.heap[next]) {
			next++
		}
		if !r.heap[next].comesBefore(r.heap[i]) {
			return first
		}
		r.heap[i], r.heap[next] = r.heap[next], r.heap[i]
		i = next
	}
}
