// Package platformtest implements a platform in memory, for tests and for the pictures that the build draws.
//
// New returns a Host with an empty storage and preferences. It answers calls only when Step or Run is called, so
// that a test can change the order of events, and Tab opens another window on the same storage. Kill drops the pending
// calls. Page is the browser's page.
package platformtest

import (
	"image"
	"slices"
	"time"

	"github.com/hexrail/hexrail/game/platform"
)

// Host is a platform in memory. Like a browser, it answers calls later, in Run or Step.
type Host struct {
	Page
	folder
	Kept     map[string][]byte // the storage, by key
	WriteErr error             // error of every batch
	ListErr  error             // error of every List
	Wrote    int               // size in bytes of the last batch
	Said     []string          // messages sent to other tabs
	Prefs    map[string]string
	Copied   string // last text on the clipboard
	NoCopy   error  // error of Copy
	Sent     string // last link passed to another program
	Mailed   string
	Printed  string                 // HTML of the last page that was printed
	Picked   int                    // calls of PickFile
	Files    []File                 // to be read one by one
	Saved    map[string][]byte      // files offered to the player
	Pictures map[string]*image.RGBA // pictures offered to the player
	Ahead    time.Duration          // added to the clock
	Sends    bool                   // the device passes on links
	Played   [][]platform.Note      // sounds

	// Free disables locks: every request succeeds.
	Free bool

	calls  []func()
	clock  time.Duration
	events []platform.Event
	tabs   *[]*Host         // of the same device
	holds  map[string]*Host // holder of each lock
	waits  map[string]bool  // locks for which this tab waits
}

var _ platform.Host = (*Host)(nil)

// New returns a platform with an empty storage.
func New() *Host {
	h := &Host{
		Kept: map[string][]byte{}, Prefs: map[string]string{}, Saved: map[string][]byte{},
		Pictures: map[string]*image.RGBA{},
		Page:     Page{Place: "https://example.org/hexrail/"},
		tabs:     &[]*Host{}, holds: map[string]*Host{}, waits: map[string]bool{},
	}
	*h.tabs = append(*h.tabs, h)
	return h
}

// Tab returns another window on the same device. It answers its own calls.
func (h *Host) Tab() *Host {
	t := New()
	t.Kept, t.Prefs, t.Free, t.Ahead, t.clock = h.Kept, h.Prefs, h.Free, h.Ahead, h.clock
	t.tabs, t.holds = h.tabs, h.holds
	*h.tabs = append(*h.tabs, t)
	return t
}

// Kill closes a window at once: its pending calls are dropped.
func (h *Host) Kill() {
	h.calls = nil
	*h.tabs = slices.DeleteFunc(*h.tabs, func(t *Host) bool { return t == h })
	for name, by := range h.holds {
		if by == h {
			h.Unlock(name)
		}
	}
}

// Step answers the oldest pending call, if there is one.
func (h *Host) Step() {
	if len(h.calls) > 0 {
		f := h.calls[0]
		h.calls = h.calls[1:]
		f()
	}
}

func (h *Host) later(f func()) { h.calls = append(h.calls, f) }

// Run answers all pending calls, with those that they add, and reports whether there were any.
func (h *Host) Run() bool {
	pending := len(h.calls) > 0
	for len(h.calls) > 0 {
		h.Step()
	}
	return pending
}

// Get reads an entry.
func (h *Host) Get(key string, done func([]byte, error)) {
	h.later(func() {
		if data, ok := h.Kept[key]; ok {
			done(data, nil)
		} else {
			done(nil, platform.ErrMissing)
		}
	})
}

// Apply applies a batch.
func (h *Host) Apply(b platform.Batch, done func(error)) { h.later(func() { done(h.apply(b)) }) }

// apply writes a batch, or fails with WriteErr.
func (h *Host) apply(b platform.Batch) error {
	if h.WriteErr != nil {
		return h.WriteErr
	}
	h.Wrote = 0
	for _, e := range b.Put {
		h.Wrote += len(e.Key) + len(e.Data)
	}
	return b.Change(h.Kept)
}

// List returns the entries whose keys begin with one of the prefixes.
func (h *Host) List(prefixes []string, done func([]platform.Entry, error)) {
	h.later(func() {
		if h.ListErr != nil {
			done(nil, h.ListErr)
			return
		}
		done(platform.Select(h.Kept, prefixes), nil)
	})
}

// Persist is always granted.
func (h *Host) Persist(done func(bool)) { h.later(func() { done(true) }) }

// Usage always returns a kilobyte.
func (h *Host) Usage(done func(int64)) { h.later(func() { done(1 << 10) }) }

// Lock takes a lock if it is free, or waits for it.
func (h *Host) Lock(name string, done func(bool)) {
	held := h.Free || h.holds[name] == nil || h.holds[name] == h
	if held {
		h.holds[name] = h
	} else {
		h.waits[name] = true
	}
	h.later(func() { done(held) })
}

// Unlock releases a lock and passes it to a waiting window.
func (h *Host) Unlock(name string) {
	delete(h.waits, name)
	if h.holds[name] != h {
		return
	}
	delete(h.holds, name)
	for _, t := range *h.tabs {
		if t.waits[name] {
			delete(t.waits, name)
			h.holds[name] = t
			t.events = append(t.events, platform.Event{Kind: platform.Locked, Name: name})
			return
		}
	}
}

// Tell sends a text to the other windows.
func (h *Host) Tell(text string) {
	h.Said = append(h.Said, text)
	for _, t := range *h.tabs {
		if t != h {
			t.events = append(t.events, platform.Event{Kind: platform.Told, Text: text})
		}
	}
}

// Preference returns a short text, at once.
func (h *Host) Preference(key string) string { return h.Prefs[key] }

// SetPreference stores a short text, at once.
func (h *Host) SetPreference(key, value string) { h.Prefs[key] = value }

// Copy records the text, or fails as a browser does on plain http.
func (h *Host) Copy(text string, done func(error)) {
	if h.NoCopy != nil {
		h.later(func() { done(h.NoCopy) })
		return
	}
	h.Copied = text
	h.later(func() { done(nil) })
}

// PickFile counts its calls.
func (h *Host) PickFile(...string) { h.Picked++ }

// PickFolder counts its calls with those of PickFile.
func (h *Host) PickFolder() { h.Picked++ }

// File is one of several files that the player has chosen.
type File struct {
	Name string
	Data []byte
	Err  error // of reading it
}

// Read reads one of Files.
func (h *Host) Read(n int, done func(string, []byte, error)) {
	h.later(func() { done(h.Files[n].Name, h.Files[n].Data, h.Files[n].Err) })
}

// Download records the file.
func (h *Host) Download(name, _ string, data []byte) { h.Saved[name] = data }

// DownloadPicture records the picture.
func (h *Host) DownloadPicture(name string, picture *image.RGBA) { h.Pictures[name] = picture }

// PlayNotes records the sound.
func (h *Host) PlayNotes(notes []platform.Note) { h.Played = append(h.Played, notes) }

// Print records the page and the picture.
func (h *Host) Print(html string, picture *image.RGBA) {
	h.Printed, h.Pictures["printed"] = html, picture
}

// CanSend reports whether the device passes on links.
func (h *Host) CanSend() bool { return h.Sends }

// CanSendPicture reports whether the device passes on pictures, as it does if it passes on links.
func (h *Host) CanSendPicture() bool { return h.Sends }

// Mail records the text of the mail.
func (h *Host) Mail(_, body string) { h.Mailed = body }

// Send records the link and the picture.
func (h *Host) Send(m platform.Message, done func(error)) {
	h.Sent = m.Link
	if m.Picture != nil {
		h.Pictures[m.Name] = m.Picture
	}
	h.later(func() { done(nil) })
}

// Now advances by a minute on every call, starting on an evening in November.
func (h *Host) Now() time.Time {
	h.clock += time.Minute
	return time.Date(2026, 11, 21, 20, 0, 0, 0, time.UTC).Add(h.clock + h.Ahead)
}

// Events returns messages of other windows and locks received.
func (h *Host) Events() []platform.Event {
	events := h.events
	h.events = nil
	return events
}
