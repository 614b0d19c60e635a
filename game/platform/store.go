package platform

import (
	"bytes"
	"maps"
	"slices"
	"strings"
)

// Entry is something that is kept under a key.
type Entry struct {
	Key  string
	Data []byte
}

// Batch is a change of what is kept. It has its effect as a whole or not at all.
type Batch struct {
	// On is the entry the batch builds on, with what was last known of it: nil if nothing was kept under its key. Where
	// nothing is kept now, nothing is changed and the error is ErrMissing; where anything else is kept, it is ErrChanged.
	// Without a key the batch builds on nothing.
	On Entry
	// From and To, if To is not empty, delete every key k with From <= k < To, before the other changes.
	From, To string
	Put      []Entry
	Delete   []string
}

// Store keeps games. Batches take effect in the order in which they are given, and their function is called once what
// they changed outlives the program. An error other than ErrMissing and ErrChanged leaves open whether the batch had its
// effect: the storage may answer too late.
type Store interface {
	Get(key string, done func([]byte, error)) // ErrMissing if there is nothing
	Apply(b Batch, done func(error))
	// List returns everything whose key begins with one of the prefixes, as it was at one moment, in the order of the
	// prefixes and of the keys.
	List(prefixes []string, done func([]Entry, error))
	// Persist asks for storage that is not cleared when room is short, and reports whether there is such storage.
	Persist(done func(granted bool))
	// Usage reports how many bytes are in use, or zero if that is not known.
	Usage(done func(bytes int64))
}

// check reports whether the batch may be carried out where data is kept under the key it builds on; nil is nothing.
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

// Change carries out the batch on what is kept in a map, which no entry without data may be in.
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

// Select returns what is kept in a map under keys that begin with one of the prefixes, as List does.
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

// Tabs lets several windows of the program live beside each other.
type Tabs interface {
	// Lock asks for a lock that one window can hold at a time. If another window has it, held is false, and a Locked
	// event follows once it is free.
	Lock(name string, done func(held bool))
	// Unlock gives the lock back, or stops waiting for it.
	Unlock(name string)
	// Tell sends a text to all other windows.
	Tell(text string)
}
