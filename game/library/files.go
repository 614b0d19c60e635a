package library

import "github.com/hexrail/hexrail/game/save"

// Files writes stored games to files and restores them: one game, all as a backup, or the stored entries as they are.
type Files struct{ *Shelf }

// Files returns the files of the shelf's games.
func (s *Shelf) Files() Files { return Files{s} }

// Export returns the file of a stored game.
func (s Files) Export(i *Info, done func([]byte, error)) {
	s.Read(i.ID, func(_ *Info, f save.File, err error) {
		var data []byte
		if err == nil {
			data, err = save.Encode(f)
		}
		if err == nil {
			s.recordExport(i)
		}
		done(data, err)
	})
}

// File returns the file of the game in memory, without reading the storage.
func (o *Session) File() ([]byte, error) {
	f := save.Of(o.game)
	f.ID, f.Name, f.Branches = o.info.Game, o.info.Name, o.Branches()
	if o.stop != nil {
		f.Rest = o.sure.lines[min(o.game.Len(), len(o.sure.lines)):]
	}
	return save.Encode(f)
}

// recordExport records that a game has been written to a file.
func (s Files) recordExport(i *Info) {
	now := s.host.Now().Unix()
	s.Change(i.ID, func(i *Info) { i.Exported = now })
}
