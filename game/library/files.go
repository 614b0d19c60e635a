package library

import (
	"encoding/json"
	"fmt"

	"hexrail/game/match"
	"hexrail/game/save"
)

// archive is one file with many games.
type archive struct {
	Format  string     `json:"format"`
	Version int        `json:"version"`
	Games   []archived `json:"games"`
}

// archived is one game of an archive: a saved game, and what belongs to the device.
type archived struct {
	Seats    []Seat          `json:"seats,omitempty"`
	Archived bool            `json:"archived,omitempty"`
	Game     json.RawMessage `json:"game"`
}

const (
	archiveFormat  = "hexrail-games"
	archiveVersion = 1
	maxArchived    = 2000
)

// Export returns the file of a stored game.
func (s *Shelf) Export(i *Info, done func([]byte, error)) {
	s.Read(i.ID, func(_ *Info, f save.File, err error) {
		var data []byte
		if err == nil {
			data, err = save.Encode(f)
		}
		if err == nil {
			s.exported(i)
		}
		done(data, err)
	})
}

// File returns the file of a game from memory, whatever the storage says.
func (o *Session) File() ([]byte, error) {
	f := save.Of(o.game)
	f.ID, f.Name, f.Branches = o.info.Game, o.info.Name, o.Branches()
	if o.stop != nil {
		f.Rest = o.sure.lines[min(o.game.Len(), len(o.sure.lines)):]
	}
	return save.Encode(f)
}

// exported takes note that a game is in a file.
func (s *Shelf) exported(i *Info) {
	now := s.host.Now().Unix()
	s.change(i.ID, func(i *Info) { i.Exported = now })
}

// ExportAll returns one file with all games. Those that cannot be read are left out and counted.
func (s *Shelf) ExportAll(done func(data []byte, lost int, err error)) {
	games := s.Games()
	a := archive{Format: archiveFormat, Version: archiveVersion}
	var written []*Info
	var next func(n int)
	next = func(n int) {
		if n == len(games) {
			data, err := json.Marshal(a)
			for _, i := range written {
				s.exported(i)
			}
			done(data, len(games)-len(written), err)
			return
		}
		i := games[n]
		s.Read(i.ID, func(_ *Info, f save.File, err error) {
			var data []byte
			if err == nil {
				data, err = save.Encode(f)
			}
			if err == nil {
				written = append(written, i)
				a.Games = append(a.Games, archived{Seats: i.Seats, Archived: i.Archived, Game: data})
			}
			next(n + 1)
		})
	}
	next(0)
}

// IsArchive reports whether a file holds many games.
func IsArchive(data []byte) bool {
	var a struct {
		Format string `json:"format"`
	}
	return json.Unmarshal(data, &a) == nil && a.Format == archiveFormat
}

// Import stores the games of an archive that are not stored yet as they are in it, and returns how many there were of
// either. What cannot be read is skipped and counted.
func (s *Shelf) Import(data []byte) (added, known, lost int, err error) {
	var a archive
	if err := json.Unmarshal(data, &a); err != nil || a.Format != archiveFormat {
		return 0, 0, 0, save.ErrForeign
	}
	if a.Version > archiveVersion {
		return 0, 0, 0, save.ErrNewer
	}
	if len(a.Games) > maxArchived {
		return 0, 0, 0, save.ErrTooLarge
	}
	for _, g := range a.Games {
		switch is, err := s.importOne(g); {
		case err != nil:
			lost++
		case is:
			known++
		default:
			added++
		}
	}
	return added, known, lost, nil
}

// importOne stores a game unless the same state of it, or a later one, is stored.
func (s *Shelf) importOne(g archived) (known bool, err error) {
	f, err := save.Decode(g.Game)
	if err != nil {
		return false, err
	}
	m, _, err := match.Open(f.Game)
	if err != nil {
		return false, fmt.Errorf("import: %w", err)
	}
	for _, i := range s.Copies(f.ID) {
		if i.Moves >= m.Len() {
			return true, nil
		}
	}
	o := s.Begin(m, func(i *Info) {
		i.Game, i.Name, i.Seats, i.Archived = f.ID, f.Name, g.Seats, g.Archived
		i.Branches = writeBranches(m.Title(), f.Branches)
		if !f.Created.IsZero() {
			i.Created = f.Created.Unix()
		}
	})
	o.Close()
	return false, nil
}
