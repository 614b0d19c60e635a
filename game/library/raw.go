package library

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/hexrail/hexrail/game/platform"
)

// rawFile is a file of stored entries, whether or not they can be understood. web/rescue.js writes one without the
// program; the program writes one for a game that it cannot open.
type rawFile struct {
	Format  string     `json:"format"`
	Version int        `json:"version"`
	Entries []rawEntry `json:"entries"`
}

// rawEntry is one entry. Nearly all are text.
type rawEntry struct {
	Key  string `json:"key"`
	Text string `json:"text,omitempty"`
	Data []byte `json:"data,omitempty"` // of an entry that is not valid UTF-8
}

const (
	rawFormat  = "hexrail-raw"
	rawVersion = 1
)

// bytes returns the stored value of the entry.
func (e rawEntry) bytes() []byte {
	if e.Data != nil {
		return e.Data
	}
	return []byte(e.Text)
}

// rawEntryOf returns the form of an entry in a file.
func rawEntryOf(e platform.Entry) rawEntry {
	if !utf8.Valid(e.Data) {
		return rawEntry{Key: e.Key, Data: e.Data}
	}
	return rawEntry{Key: e.Key, Text: string(e.Data)}
}

// Raw returns a file of the stored entries of games, unchanged.
func (s Files) Raw(ids []string, done func([]byte, error)) {
	s.readEntriesOf(ids, nil, func(entries []platform.Entry, err error) {
		f := rawFile{Format: rawFormat, Version: rawVersion}
		for _, e := range entries {
			f.Entries = append(f.Entries, rawEntryOf(e))
		}
		var data []byte
		if err == nil {
			data, err = json.Marshal(f)
		}
		done(data, err)
	})
}

// readEntriesOf reads all stored entries of games and appends them to before.
func (s Files) readEntriesOf(ids []string, before []platform.Entry, done func([]platform.Entry, error)) {
	if len(ids) == 0 {
		done(before, nil)
		return
	}
	s.readEntries(ids[0], func(entries []platform.Entry, err error) {
		if err != nil {
			done(nil, err)
			return
		}
		s.readEntriesOf(ids[1:], append(before, entries...), done)
	})
}

// readEntries reads all stored entries of a game, filtering out games whose id has the same prefix.
func (s Files) readEntries(id string, done func([]platform.Entry, error)) {
	s.host.List([]string{infoKey(id), logPrefix(id), branchesKey(id)}, func(entries []platform.Entry, err error) {
		done(slices.DeleteFunc(entries, func(e platform.Entry) bool { return gameOf(e.Key) != id }), err)
	})
}

// gameOf returns the id of the game that an entry belongs to, or "".
func gameOf(key string) string {
	_, rest, _ := strings.Cut(key, ":")
	id, _, _ := strings.Cut(rest, ":")
	return id
}

// rawGame is the content of a file for one game.
type rawGame struct {
	id      string
	info    *Info
	entries []platform.Entry
}

// restoreOne stores a game unless a stored copy contains everything of it, which done learns as known.
func (s Files) restoreOne(g *rawGame, done func(known bool, err error)) {
	copies := s.Copies(g.info.Game)
	if i := s.Find(g.id); i != nil {
		copies = append(copies, i)
	}
	var next func(n int)
	next = func(n int) {
		if n == len(copies) {
			s.store(g, done)
			return
		}
		s.readEntries(copies[n].ID, func(entries []platform.Entry, err error) {
			switch {
			case err != nil:
				done(false, err)
			case g.isContainedIn(copies[n], entries):
				done(true, nil)
			default:
				next(n + 1)
			}
		})
	}
	next(0)
}

// isContainedIn reports whether a stored copy contains everything of the game: its actions and its branches. For a game
// that cannot be read, all entries must be equal byte for byte.
func (g *rawGame) isContainedIn(copy *Info, entries []platform.Entry) bool {
	stored := make(map[string][]byte, len(entries))
	for _, e := range entries {
		stored[e.Key] = e.Data
	}
	branches := append(branchesOf(stored[branchesKey(copy.ID)]), copy.Branches...)
	for _, b := range g.info.Branches { // of layout version 1
		if !slices.ContainsFunc(branches, func(c Branch) bool { return c.From == b.From && slices.Equal(c.Log, b.Log) }) {
			return false
		}
	}
	for _, e := range g.entries {
		if e.Key == infoKey(g.id) && !g.info.keptAsFound() {
			continue
		}
		if data, ok := stored[movedKey(e.Key, g.id, copy.ID)]; !ok || !bytes.Equal(data, e.Data) {
			return false
		}
	}
	return true
}

// movedKey returns the key of an entry in a copy with another id.
func movedKey(key, from, to string) string {
	kind, rest, _ := strings.Cut(key, ":")
	return kind + ":" + to + strings.TrimPrefix(rest, from)
}

// store stores the game, under a new id if its own is taken. done is that of restoreOne, for a game that was not there.
func (s Files) store(g *rawGame, done func(known bool, err error)) {
	id := g.id
	if s.games[id] != nil {
		id = newID()
	}
	b := platform.Batch{On: platform.Entry{Key: infoKey(id)}}
	for _, e := range g.entries {
		b.Put = append(b.Put, platform.Entry{Key: movedKey(e.Key, g.id, id), Data: e.Data})
	}
	s.host.Apply(b, func(err error) {
		s.handleAnswer(err)
		if err == nil {
			g.info.ID, s.games[id] = id, g.info
			s.announceStored(id)
		}
		done(false, err)
	})
}
