// Package slices stands in for the sorting of package slices. The standard library sorts by ten functions, which the
// compiler makes anew for each type of elements: 14 kB for each. Here it is one merge sort, for every function that
// sorts.
//
// The program sorts the same way as everywhere else: a stable order is one only, and the sorts that are not stable
// are used where no two elements are equal, or where equal ones are the same.
package slices

import "cmp"

// block is the number of elements up to which sorting by insertion is the fastest.
const block = 16

// stableCmpFunc sorts the elements, of which there are n. Equal ones keep their order.
func stableCmpFunc[E any](data []E, n int, cmp func(a, b E) int) {
	for from := 0; from < n; from += block {
		for i := from + 1; i < min(from+block, n); i++ {
			for j := i; j > from && cmp(data[j], data[j-1]) < 0; j-- {
				data[j], data[j-1] = data[j-1], data[j]
			}
		}
	}
	var left []E
	for size := block; size < n; size *= 2 {
		for from := 0; from+size < n; from += 2 * size {
			left = append(left[:0], data[from:from+size]...)
			right, to := from+size, min(from+2*size, n)
			for at, next := from, 0; next < len(left); at++ {
				if right < to && cmp(data[right], left[next]) < 0 {
					data[at] = data[right]
					right++
				} else {
					data[at] = left[next]
					next++
				}
			}
		}
	}
}

// pdqsortCmpFunc sorts the elements from a to b.
func pdqsortCmpFunc[E any](data []E, a, b, _ int, cmp func(a, b E) int) {
	stableCmpFunc(data[a:b], b-a, cmp)
}

// pdqsortOrdered sorts the elements from a to b by size.
func pdqsortOrdered[E cmp.Ordered](data []E, a, b, _ int) {
	stableCmpFunc(data[a:b], b-a, cmp.Compare[E])
}
