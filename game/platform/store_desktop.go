//go:build !js

package platform

import (
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"os"
)

// storeFile contains all entries. It is rewritten by every batch, since the stand-in need not be fast.
const storeFile = "store.json"

// readStore reads the store. A missing file is an empty store, and not an error.
func (d *desktop) readStore() error {
	data, err := os.ReadFile(d.file(storeFile))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	return json.Unmarshal(data, &d.kept)
}

// Get reads an entry.
func (d *desktop) Get(key string, done func([]byte, error)) {
	data, ok := d.kept[key]
	var err error
	if !ok {
		err = ErrMissing
	}
	d.call(func() { done(data, err) })
}

// Apply writes to a new file first, so that a crash leaves one of the two complete.
func (d *desktop) Apply(b Batch, done func(error)) {
	next := maps.Clone(d.kept)
	err := b.Change(next)
	if err == nil {
		err = d.writeStore(next)
	}
	if err == nil {
		d.kept = next
	}
	d.call(func() { done(err) })
}

// writeStore writes a new file and then renames it, so that a crash leaves the old store or the new one.
func (d *desktop) writeStore(kept map[string][]byte) error {
	data, err := json.Marshal(kept)
	if err != nil {
		return err
	}
	next := d.file(storeFile + ".new")
	if err := os.WriteFile(next, data, 0o644); err != nil {
		return err
	}
	return os.Rename(next, d.file(storeFile))
}

// List returns the entries whose keys begin with one of the prefixes.
func (d *desktop) List(prefixes []string, done func([]Entry, error)) {
	entries := Select(d.kept, prefixes)
	d.call(func() { done(entries, nil) })
}

// Persist is always granted, since nobody clears the folder.
func (d *desktop) Persist(done func(bool)) { d.call(func() { done(true) }) }

// Usage returns the size of all entries.
func (d *desktop) Usage(done func(int64)) {
	n := int64(0)
	for key, data := range d.kept {
		n += int64(len(key) + len(data))
	}
	d.call(func() { done(n) })
}

// Lock always succeeds, since there is only one window.
func (d *desktop) Lock(_ string, done func(bool)) { d.call(func() { done(true) }) }

func (d *desktop) Unlock(string) {}
func (d *desktop) Tell(string)   {}
