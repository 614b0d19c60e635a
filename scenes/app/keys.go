package app

import (
	"slices"
	"strings"
)

// Keys is a set of keys in its stored form: separated by spaces, the one added last at the end.
type Keys string

// List returns the keys in their order.
func (k Keys) List() []string { return strings.Fields(string(k)) }

// Has reports whether a key is in the set.
func (k Keys) Has(key string) bool { return slices.Contains(k.List(), key) }

// Add adds a key, unless it is in the set.
func (k *Keys) Add(key string) {
	if !k.Has(key) {
		*k = Keys(strings.Join(append(k.List(), key), " "))
	}
}

// KeepLast removes the oldest keys, so that at most n are left.
func (k *Keys) KeepLast(n int) {
	list := k.List()
	*k = Keys(strings.Join(list[max(0, len(list)-n):], " "))
}
