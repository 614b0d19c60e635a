// Package platformtest is a platform in memory, for tests of what runs on one.
package platformtest

import (
	"image"
	"time"

	"hexrail/game/platform"
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
)

// Host is a platform in memory. Its storage answers only in Run, as a browser's does.
type Host struct {
	Kept     map[string][]byte
	Refuse   error // of every change of what is kept
	Wrote    int   // bytes of the last change
	Held     map[string]bool
	Said     []string // what was told to other tabs
	Prefs    map[string]string
	Tags     []string // the player's languages
	Copied   string
	Sent     string
	Picked   int
	Saved    map[string][]byte      // files handed to the player
	Pictures map[string]*image.RGBA // the same of pictures
	Place    string                 // the address of the page
	Hash     string
	Depth    int
	Asks     bool // whether the player is asked before the page is closed
	Night    bool
	Ahead    time.Duration // how far the clock was put forward
	Sends    bool

	calls []func()
	clock time.Duration
}

var _ platform.Host = (*Host)(nil)

// New returns a platform on which nothing is stored.
func New() *Host {
	return &Host{
		Kept: map[string][]byte{}, Held: map[string]bool{}, Prefs: map[string]string{}, Saved: map[string][]byte{},
		Pictures: map[string]*image.RGBA{},
		Place:    "https://example.org/hexrail/",
	}
}

func (h *Host) later(f func()) { h.calls = append(h.calls, f) }

// Run answers everything.
func (h *Host) Run() bool {
	any := len(h.calls) > 0
	for len(h.calls) > 0 {
		f := h.calls[0]
		h.calls = h.calls[1:]
		f()
	}
	return any
}

// Get reads what is kept.
func (h *Host) Get(key string, done func([]byte, error)) {
	h.later(func() {
		if data, ok := h.Kept[key]; ok {
			done(data, nil)
		} else {
			done(nil, platform.ErrMissing)
		}
	})
}

// Apply carries out a batch.
func (h *Host) Apply(b platform.Batch, done func(error)) { h.later(func() { done(h.apply(b)) }) }

func (h *Host) apply(b platform.Batch) error {
	if h.Refuse != nil {
		return h.Refuse
	}
	h.Wrote = 0
	for _, e := range b.Put {
		h.Wrote += len(e.Key) + len(e.Data)
	}
	return b.Change(h.Kept)
}

// List returns what begins with one of the prefixes.
func (h *Host) List(prefixes []string, done func([]platform.Entry, error)) {
	h.later(func() { done(platform.Select(h.Kept, prefixes), nil) })
}

// Persist says yes.
func (h *Host) Persist(done func(bool)) { h.later(func() { done(true) }) }

// Usage says that a kilobyte is in use.
func (h *Host) Usage(done func(int64)) { h.later(func() { done(1 << 10) }) }

// Lock takes a lock if it is free.
func (h *Host) Lock(name string, done func(bool)) {
	held := !h.Held[name]
	h.Held[name] = true
	h.later(func() { done(held) })
}

// Unlock frees a lock.
func (h *Host) Unlock(name string) { delete(h.Held, name) }

// Tell notes what is told to other tabs.
func (h *Host) Tell(text string) { h.Said = append(h.Said, text) }

// Preference and the rest behave as on a platform where everything works at once.
func (h *Host) Preference(key string) string    { return h.Prefs[key] }
func (h *Host) SetPreference(key, value string) { h.Prefs[key] = value }

// Copy notes what is copied.
func (h *Host) Copy(text string, done func(error)) {
	h.Copied = text
	h.later(func() { done(nil) })
}

// PickFile counts how often a file is asked for.
func (h *Host) PickFile(...string) { h.Picked++ }

// Download notes the file.
func (h *Host) Download(name, _ string, data []byte) { h.Saved[name] = data }

// DownloadPicture notes the picture.
func (h *Host) DownloadPicture(name string, picture *image.RGBA) { h.Pictures[name] = picture }

// CanSend tells whether the device passes on links.
func (h *Host) CanSend() bool { return h.Sends }

// Send notes the link.
func (h *Host) Send(_, _, link string, done func(error)) {
	h.Sent = link
	h.later(func() { done(nil) })
}

// Now goes on by a minute at every look, from an evening in November on.
func (h *Host) Now() time.Time {
	h.clock += time.Minute
	return time.Date(2026, 11, 21, 20, 0, 0, 0, time.UTC).Add(h.clock + h.Ahead)
}

func (h *Host) Fragment() string              { return h.Hash }
func (h *Host) SetFragment(s string)          { h.Hash = s }
func (h *Host) SetDepth(n int)                { h.Depth = n }
func (h *Host) Languages() []string           { return h.Tags }
func (h *Host) Dark() bool                    { return h.Night }
func (h *Host) Contrast() bool                { return false }
func (h *Host) Describe(platform.Description) {}
func (h *Host) AskBeforeClosing(on bool)      { h.Asks = on }
func (h *Host) Reload()                       {}
func (h *Host) Fail(report string)            { panic(report) }
func (h *Host) Glyphs() paint.GlyphSource     { return nil }
func (h *Host) Scale() float32                { return 1 }
func (h *Host) Surface() ui.Surface           { return ui.Surface{} }
func (h *Host) Inputs() []ui.Event            { return nil }
func (h *Host) Events() []platform.Event      { return nil }
func (h *Host) Shown([]byte)                  {}
func (h *Host) WakeIn(time.Duration)          {}
func (h *Host) Ready()                        {}
func (h *Host) Address() string               { return h.Place }
