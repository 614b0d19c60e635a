package platform

import (
	"strings"
	"syscall/js"
)

// Get reads an entry.
func (b *browser) Get(key string, done func([]byte, error)) {
	b.await(b.js.Call("get", key), func(v js.Value, err error) {
		switch {
		case err != nil:
			done(nil, storeError(err))
		case v.IsUndefined():
			done(nil, ErrMissing)
		default:
			done(bytesFromJS(v), nil)
		}
	})
}

// Apply applies a batch in one transaction.
func (b *browser) Apply(batch Batch, done func(error)) {
	put := make([]any, 0, 2*len(batch.Put))
	for _, e := range batch.Put {
		put = append(put, e.Key, bytesToJS(e.Data))
	}
	del := make([]any, len(batch.Delete))
	for i, key := range batch.Delete {
		del[i] = key
	}
	was := js.Null()
	if batch.On.Data != nil {
		was = bytesToJS(batch.On.Data)
	}
	b.await(b.js.Call("apply", map[string]any{
		"key": batch.On.Key, "was": was, "from": batch.From, "to": batch.To, "put": put, "del": del,
	}), func(_ js.Value, err error) { done(storeError(err)) })
}

// List reads the entries in one transaction.
func (b *browser) List(prefixes []string, done func([]Entry, error)) {
	list := make([]any, len(prefixes))
	for i, prefix := range prefixes {
		list[i] = prefix
	}
	b.await(b.js.Call("list", list), func(v js.Value, err error) {
		if err != nil {
			done(nil, storeError(err))
			return
		}
		entries := make([]Entry, v.Length()/2)
		for i := range entries {
			entries[i] = Entry{v.Index(2 * i).String(), bytesFromJS(v.Index(2*i + 1))}
		}
		done(entries, nil)
	})
}

// storeError returns a JavaScript error as an error of this package if the program distinguishes it.
func storeError(err error) error {
	switch {
	case err == nil:
		return nil
	case strings.HasPrefix(err.Error(), "QuotaExceededError"):
		return ErrFull
	case strings.HasPrefix(err.Error(), "VersionError"):
		return ErrNewerStore
	}
	if known := storeErrors[err.Error()]; known != nil {
		return known
	}
	return err
}

// storeErrors are the errors thrown by web/store.js.
var storeErrors = map[string]error{
	"Error: missing": ErrMissing,
	"Error: changed": ErrChanged,
	"Error: silent":  ErrSilent,
}

// Persist asks the browser not to clear the storage.
func (b *browser) Persist(done func(bool)) {
	b.await(b.js.Call("persist"), func(v js.Value, err error) { done(err == nil && v.Bool()) })
}

// Usage asks the browser for the size of the storage.
func (b *browser) Usage(done func(int64)) {
	b.await(b.js.Call("usage"), func(v js.Value, err error) {
		if err != nil {
			done(0)
			return
		}
		done(int64(v.Float()))
	})
}

// Lock requests a lock among the tabs of the browser.
func (b *browser) Lock(name string, done func(bool)) {
	b.await(b.js.Call("lock", name), func(v js.Value, err error) { done(err != nil || v.Bool()) })
}

// Unlock releases a lock.
func (b *browser) Unlock(name string) { b.js.Call("unlock", name) }

// Tell sends a text to the other tabs.
func (b *browser) Tell(text string) { b.js.Call("tell", text) }
