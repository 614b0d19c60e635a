package slices

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"
)

// card is an element of which only a part is compared.
type card struct{ value, place int }

func byValue(a, b card) int { return cmp.Compare(a.value, b.value) }

// TestSort sorts lists of every length about those of blocks and their multiples, in every order, as the standard
// library does.
func TestSort(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for n := range 8*block + 3 {
		for _, kinds := range []int{1, 3, 2*n + 1} {
			list := make([]card, n)
			for i := range list {
				list[i] = card{random.IntN(kinds), i}
			}
			slices.SortFunc(list[:n/2], byValue) // half of it is in order already
			want := slices.Clone(list)
			slices.SortStableFunc(want, byValue)
			got := slices.Clone(list)
			stableCmpFunc(got, n, byValue)
			if !slices.Equal(got, want) {
				t.Fatalf("%d of %d values, stable: %v, want %v", n, kinds, got, want)
			}
		}
	}
}

// TestSortPart sorts a part of a list by both of the functions that are given one.
func TestSortPart(t *testing.T) {
	list := rand.New(rand.NewPCG(3, 4)).Perm(100)
	want := slices.Clone(list)
	slices.Sort(want[20:90])
	got := slices.Clone(list)
	pdqsortOrdered(got, 20, 90, 0)
	if !slices.Equal(got, want) {
		t.Errorf("by size: %v, want %v", got, want)
	}
	slices.Reverse(want[20:90])
	pdqsortCmpFunc(got, 20, 90, 0, func(a, b int) int { return b - a })
	if !slices.Equal(got, want) {
		t.Errorf("by a function: %v, want %v", got, want)
	}
}
