package route

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"
)

// A table finds all that was noted, while it grows too, and nothing of an earlier round.
func TestTable(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	var table table
	for range 3 {
		table.reset()
		var keys []uint32
		numbers := map[uint32]int32{}
		for range 20_000 {
			key := random.Uint32N(12_000)
			want, known := numbers[key]
			if !known {
				want = int32(len(keys))
			}
			hash := key / 2 * 0x9e3779b1 // two keys to a hash
			got := table.findOrAdd(hash, int32(len(keys)), func(i int32) bool { return keys[i] == key })
			if got != want {
				t.Fatalf("key %d has number %d, not %d", key, got, want)
			}
			if !known {
				numbers[key] = want
				keys = append(keys, key)
			}
		}
	}
}

// A ranking is in the order of a stable sort.
func TestRanking(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	for n := range 100 {
		var r ranking
		var want []*entry
		for range n {
			e := &entry{weight: weight(random.IntN(20))}
			r.add(e)
			want = append(want, e)
		}
		slices.SortStableFunc(want, func(a, b *entry) int { return cmp.Compare(b.weight, a.weight) })
		for i, e := range append(want, nil) {
			if r.entryAt(i) != e {
				t.Fatalf("of %d the one of rank %d is wrong", n, i)
			}
		}
	}
}
