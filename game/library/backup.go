package library

import (
	"bytes"
	"encoding/json"
	"fmt"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/save"
)

// A backup is one file with many games: the stored entries of each game, unchanged (rawFile). Since nothing is parsed
// or judged, nothing is lost, and hundreds of games take moments. Files of earlier versions contain saved games instead
// (archived).

// archived is one game in a backup of an earlier version: a saved game, and the data that belongs to the device.
type archived struct {
	Seats    []Seat          `json:"seats,omitempty"`
	Archived bool            `json:"archived,omitempty"`
	Game     json.RawMessage `json:"game"`
}

const (
	archiveFormat  = "hexrail-games"
	archiveVersion = 1
)

// IsBackup reports whether a file is a backup.
func IsBackup(data []byte) bool {
	format, _ := save.Claims(data)
	return format == rawFormat || format == archiveFormat
}

// Progress shows the completed part of some work, from 0 to 1.
type Progress func(part float32)

// BackUp returns one file with all games of the list, and the number of games that could not be read. It works game by
// game, between frames.
func (s Files) BackUp(progress Progress, done func(data []byte, lost int)) {
	games := s.Games()
	var file bytes.Buffer
	fmt.Fprintf(&file, `{"format":%q,"version":%d,"entries":[`, rawFormat, rawVersion)
	var written []*Info
	first := true // no entry is in the file yet
	var next func(n int)
	next = func(n int) {
		if n == len(games) {
			file.WriteString("]}\n")
			for _, i := range written {
				s.recordExport(i)
			}
			done(file.Bytes(), len(games)-len(written))
			return
		}
		progress(float32(n) / float32(len(games)))
		s.readEntries(games[n].ID, func(list []platform.Entry, err error) {
			if err == nil && len(list) > 0 {
				written = append(written, games[n])
			}
			for _, e := range list {
				if !first {
					file.WriteByte(',')
				}
				first = false
				file.Write(encode(rawEntryOf(e)))
			}
			next(n + 1)
		})
	}
	next(0)
}

// Restored is the outcome of restoring a backup.
type Restored struct {
	Added int // games stored now that were not stored in this state before
	Known int // games that were stored already, with everything in the file
	Lost  int // games that cannot be read
}

// RestoreBackup stores the games of a backup, except those already stored in the same state and those that were deleted
// when the file was written. If the file is truncated, the games before the end are restored and the error is
// save.ErrDamaged. An error of the storage is returned as it is. The work is done in slices, between frames.
func (s Files) RestoreBackup(data []byte, progress Progress, done func(Restored, error)) {
	b, err := openBackup(data)
	if err != nil {
		done(Restored{}, err)
		return
	}
	var read func()
	read = func() {
		progress(b.readPart() / 2)
		if b.readSlice(s) {
			s.breathe(read)
			return
		}
		s.restoreAll(b, progress, done)
	}
	read()
}

// restoreAll stores the games read from a backup, one after another. An error of the storage replaces that of the file.
func (s Files) restoreAll(b *backup, progress Progress, done func(Restored, error)) {
	out, err := Restored{Lost: b.lost}, b.err
	var games []*rawGame
	for _, g := range b.games {
		switch {
		case g.info == nil:
			out.Lost++
		case !g.info.Deleted():
			games = append(games, g)
		}
	}
	var restore func(n int)
	restore = func(n int) {
		if n == len(games) {
			s.Refresh(func() { done(out, err) })
			return
		}
		progress(0.5 + float32(n)/float32(2*len(games)))
		s.restoreOne(games[n], func(known bool, storage error) {
			switch {
			case storage != nil:
				out.Lost++
				err = storage
			case known:
				out.Known++
			default:
				out.Added++
			}
			restore(n + 1)
		})
	}
	restore(0)
}

// breathe calls next after a request to the storage, so that the page can draw a frame during long work.
func (s Files) breathe(next func()) {
	s.host.Get(infoKey(""), func([]byte, error) { next() })
}

// backup reads a file with many games, some at a time.
type backup struct {
	data  []byte
	from  *json.Decoder                  // at the next item of the list
	item  func(b *backup, s Files) error // reads one item of the list
	items int                            // items in a slice
	games []*rawGame
	byID  map[string]*rawGame
	lost  int
	err   error // save.ErrDamaged if the file is truncated
}

// entriesAtOnce is the number of entries in a slice of a backup, which takes some milliseconds.
const entriesAtOnce = 4000

// openBackup returns a decoder of a backup at the beginning of its list of games, or an error if data is no backup.
func openBackup(data []byte) (*backup, error) {
	b := &backup{data: data, from: json.NewDecoder(bytes.NewReader(data)), byID: map[string]*rawGame{}}
	list := ""
	switch format, version := save.Claims(data); {
	case format == rawFormat && version <= rawVersion:
		list, b.item, b.items = "entries", (*backup).readEntry, entriesAtOnce
	case format == archiveFormat && version <= archiveVersion:
		list, b.item, b.items = "games", (*backup).readSaved, 1
	case format == rawFormat, format == archiveFormat:
		return nil, save.ErrNewer
	default:
		return nil, save.ErrForeign
	}
	if !skipTo(b.from, list) {
		return nil, save.ErrDamaged
	}
	return b, nil
}

// skipTo goes to the first element of the list with a key in an object, and reports whether there is such a list.
func skipTo(d *json.Decoder, list string) bool {
	if _, err := d.Token(); err != nil {
		return false
	}
	for {
		key, err := d.Token()
		if err != nil || key == json.Delim('}') {
			return false
		}
		if key == list {
			first, err := d.Token()
			return err == nil && first == json.Delim('[')
		}
		var skipped json.RawMessage
		if d.Decode(&skipped) != nil {
			return false
		}
	}
}

// readPart returns the part of the file read so far, from 0 to 1.
func (b *backup) readPart() float32 { return float32(b.from.InputOffset()) / float32(len(b.data)) }

// readSlice reads some items and reports whether more remain.
func (b *backup) readSlice(s Files) bool {
	for range b.items {
		if !b.from.More() {
			if _, err := b.from.Token(); err != nil {
				b.err = save.ErrDamaged
			}
			return false
		}
		b.err = b.item(b, s)
		if b.err != nil {
			return false
		}
	}
	return true
}

// readEntry reads one entry and adds it to its game.
func (b *backup) readEntry(Files) error {
	var e rawEntry
	if b.from.Decode(&e) != nil {
		return save.ErrDamaged
	}
	id := gameOf(e.Key)
	if id == "" {
		return nil
	}
	g := b.byID[id]
	if g == nil {
		g = &rawGame{id: id}
		b.byID[id] = g
		b.games = append(b.games, g)
	}
	g.entries = append(g.entries, platform.Entry{Key: e.Key, Data: e.bytes()})
	if e.Key == infoKey(id) {
		g.info = readInfo(id, e.bytes())
	}
	return nil
}

// readSaved reads one saved game.
func (b *backup) readSaved(s Files) error {
	var a archived
	if b.from.Decode(&a) != nil {
		return save.ErrDamaged
	}
	g, err := s.fromArchive(a)
	if err != nil {
		b.lost++
		return nil //nolint:nilerr // it is counted, and the games after it are read
	}
	b.games = append(b.games, g)
	return nil
}

// fromArchive returns the entries of a saved game. Lines that cannot be read, or that the rules refuse now, are kept;
// the position in the information is that before them.
func (s Files) fromArchive(a archived) (*rawGame, error) {
	f, err := save.Decode(a.Game)
	if err != nil {
		return nil, err
	}
	m, stop, err := match.Open(f.Game)
	if err != nil {
		return nil, err
	}
	if stop != nil {
		f.Mark = 0 // the last position of the writer is not reached
	}
	return s.entriesOf(Found{File: f, Match: m, seats: a.Seats, archived: a.Archived}), nil
}

// Found is a game read from a file, with its match as far as it could be replayed. The mark is zero if that is not the
// end.
type Found struct {
	save.File
	Match    *match.Match
	Spent    []int32 // see Info
	seats    []Seat
	archived bool
}

// Add stores a game read from a file, unless a stored copy contains everything of it.
func (s Files) Add(f Found, done func(known bool, err error)) { s.restoreOne(s.entriesOf(f), done) }

// entriesOf returns the entries of a game read from a file.
func (s Files) entriesOf(f Found) *rawGame {
	m, now := f.Match, s.host.Now()
	i := newInfo(m, now)
	i.describe(m, now)
	all := append(lines(m.Title(), f.Log), f.Rest...)
	i.Game, i.Name, i.Seats, i.Archived = f.ID, f.Name, f.seats, f.archived
	i.Moves, i.Spent, i.Imported = len(all), f.Spent, now.Unix()
	if f.Mark != 0 {
		i.Mark, i.TurnMark = f.Mark, f.TurnMark
	}
	if !f.Created.IsZero() {
		i.Created = f.Created.Unix()
	}
	if !f.Updated.IsZero() {
		i.Changed = f.Updated.Unix()
	}
	g := &rawGame{id: i.ID, info: i}
	for n, line := range all {
		g.entries = append(g.entries, platform.Entry{Key: logKey(i.ID, n), Data: []byte(line)})
	}
	if len(f.Branches) > 0 {
		branches := encode(writeBranches(m.Title(), f.Branches))
		g.entries = append(g.entries, platform.Entry{Key: branchesKey(i.ID), Data: branches})
	}
	i.entry = i.nextRevision()
	g.entries = append(g.entries, platform.Entry{Key: infoKey(i.ID), Data: i.entry})
	return g
}
