package platformtest

import (
	"bytes"

	"github.com/hexrail/hexrail/game/platform"
)

// Folder is the folder that several devices share.
type Folder struct {
	Files map[string][]byte // by name; one that is nil is empty
	Asks  bool              // every device has to allow its files again
}

// folder is the shared folder as a device sees it.
type folder struct {
	all    *Folder           // nil if the device cannot share files
	choose string            // name of the file that the player chooses
	files  map[string]string // by game: the name of its file
	seen   map[string][]byte // by game that is watched: the content as last read or written
}

// Share gives the device a folder, in which its player chooses a file.
func (h *Host) Share(f *Folder, choose string) {
	h.folder = folder{f, choose, map[string]string{}, map[string][]byte{}}
}

// CanShareFile reports whether the device has a Folder.
func (h *Host) CanShareFile() bool { return h.all != nil }

// PickShared chooses the file that was named in Share, and empties it if it is to be a new one, as browsers do.
func (h *Host) PickShared(name string, done func(string, []byte, error)) {
	h.later(func() {
		if name != "" {
			h.all.Files[h.choose] = nil
		}
		done(h.choose, h.all.Files[h.choose], nil)
	})
}

// KeepShared remembers the chosen file for a game.
func (h *Host) KeepShared(id string, done func(error)) {
	h.files[id] = h.choose
	h.later(func() { done(nil) })
}

// WatchShared passes on the content of a game's file as an event, now and whenever Look finds it changed. It fails with
// platform.ErrForbidden if the player has to allow the file again and may not be asked.
func (h *Host) WatchShared(id string, ask bool, done func(error)) {
	h.later(func() {
		switch {
		case h.all == nil || !h.exists(id):
			done(platform.ErrNoFile)
		case h.all.Asks && !ask:
			done(platform.ErrForbidden)
		default:
			h.seen[id] = nil
			done(nil)
			h.notice(id)
		}
	})
}

// exists reports whether the file of a game exists.
func (h *Host) exists(id string) bool {
	_, ok := h.all.Files[h.files[id]]
	return ok
}

// Look looks at the watched files and passes on changes, and that a file is gone, as events.
func (h *Host) Look() {
	for id, was := range h.seen {
		if !h.exists(id) {
			h.events = append(h.events, platform.Event{Kind: platform.SharedFile, Name: id, Text: "NotFoundError"})
			continue
		}
		if !bytes.Equal(h.all.Files[h.files[id]], was) {
			h.notice(id)
		}
	}
}

// notice passes on the file of a game.
func (h *Host) notice(id string) {
	now := h.all.Files[h.files[id]]
	h.seen[id] = now
	h.events = append(h.events, platform.Event{Kind: platform.SharedFile, Name: id, Data: bytes.Clone(now)})
}

// LeaveShared stops watching a game's file.
func (h *Host) LeaveShared(id string) { delete(h.seen, id) }

// WriteShared writes a game's file. If it has changed since it was last seen, it passes the content on instead, and
// fails with platform.ErrChanged.
func (h *Host) WriteShared(id string, data []byte, done func(error)) {
	h.later(func() {
		name := h.files[id]
		if was, watched := h.seen[id]; !watched || !bytes.Equal(was, h.all.Files[name]) {
			h.Look()
			done(platform.ErrChanged)
			return
		}
		h.all.Files[name] = bytes.Clone(data)
		h.seen[id] = h.all.Files[name]
		done(nil)
	})
}
