package platform

import (
	"bytes"
	"maps"
	"slices"
	"strings"
)

// Entry is a stored value and its key.
type Entry struct {
	Key  string
	Data []byte
}

// Batch is an atomic change of the stored entries.
type Batch struct {
	// On is the entry on which the batch builds, with its expected data, which is nil if the entry must not exist. If
	// it has disappeared, nothing is changed and the error is ErrMissing; if it differs, the error is ErrChanged. If
	// the key is empty, there is no condition.
	On Entry
	// From and To, if To is not empty, delete every key k with From <= k < To, before the other changes.
	From, To string
	Put      []Entry
	Delete   []string
}

// Store stores games. Batches take effect in the order of the calls, and done is called once the change is durable.
// After an error other than ErrMissing and ErrChanged, the batch may or may not have taken effect, because the storage
// may answer too late.
type Store interface {
	Get(key string, done func([]byte, error)) // ErrMissing if there is no entry
	Apply(b Batch, done func(error))
	// List returns all entries whose key begins with one of the prefixes, in the order of the prefixes and of the keys.
	// The result is a consistent snapshot.
	List(prefixes []string, done func([]Entry, error))
	// Persist requests storage that is not cleared when room is short, and reports whether it was granted.
	Persist(done func(granted bool))
	// Usage returns the number of bytes in use, or zero if unknown.
	Usage(done func(bytes int64))
}

// check returns nil if the batch may be applied, given the current data of the entry on which it builds, which is nil
// if there is none, and otherwise ErrMissing or ErrChanged.
func (b Batch) check(data []byte) error {
	switch {
	case b.On.Key == "", data == nil && b.On.Data == nil:
		return nil
	case data == nil:
		return ErrMissing
	case b.On.Data == nil, !bytes.Equal(data, b.On.Data):
		return ErrChanged
	}
	return nil
}

// Change applies the batch to a map, whose entries must not be nil. If the batch builds on something else, it returns
// an error and changes nothing.
func (b Batch) Change(kept map[string][]byte) error {
	if err := b.check(kept[b.On.Key]); err != nil {
		return err
	}
	maps.DeleteFunc(kept, func(k string, _ []byte) bool {
		return b.From <= k && k < b.To || slices.Contains(b.Delete, k)
	})
	for _, e := range b.Put {
		kept[e.Key] = append([]byte{}, e.Data...)
	}
	return nil
}

// Select implements List for a map.
func Select(kept map[string][]byte, prefixes []string) []Entry {
	var entries []Entry
	keys := slices.Sorted(maps.Keys(kept))
	for _, prefix := range prefixes {
		for _, key := range keys {
			if strings.HasPrefix(key, prefix) {
				entries = append(entries, Entry{key, slices.Clone(kept[key])})
			}
		}
	}
	return entries
}

// Tabs coordinates several windows of the program.
type Tabs interface {
	// Lock requests a lock that one window can hold at a time. If another window holds it, held is false, and a Locked
	// event follows once this window has got it.
	Lock(name string, done func(held bool))
	// Unlock releases the lock, or stops waiting for it.
	Unlock(name string)
	// Tell sends a text to all other windows.
	Tell(text string)
}
