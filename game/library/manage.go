package library

import (
	"slices"

	"hexrail/game/match"
	"hexrail/game/platform"
)

// Rename gives a game another name.
func (s *Shelf) Rename(i *Info, name string) {
	if name = match.CleanName(name); name != "" {
		i.Name = name
		s.change(i)
	}
}

// Archive puts a game away, or brings it back.
func (s *Shelf) Archive(i *Info, on bool) {
	i.Archived = on
	s.change(i)
}

// Delete takes a game off the list. Until another one is deleted, or the program starts again, Restore brings it back.
func (s *Shelf) Delete(i *Info) {
	s.purge()
	i.Deleted = true
	s.change(i)
}

// Restore brings a deleted game back.
func (s *Shelf) Restore(i *Info) {
	i.Deleted = false
	s.games[i.ID] = i
	s.change(i)
}

// purge removes the games that were deleted.
func (s *Shelf) purge() {
	for id, i := range s.games {
		if i.Deleted {
			s.remove(id)
		}
	}
}

func (s *Shelf) remove(id string) {
	delete(s.games, id)
	s.host.Apply(platform.Batch{From: logPrefix(id), To: logEnd(id), Delete: []string{infoKey(id)}}, s.stored)
	s.tell(id)
}

// DeleteAll removes all games for good, but those that are being played.
func (s *Shelf) DeleteAll() {
	for id := range s.games {
		if !slices.ContainsFunc(s.sessions, func(o *Session) bool { return o.info.ID == id }) {
			s.remove(id)
		}
	}
}

// Duplicate stores a copy of a game, under another name, that goes on by itself: it is another game.
func (s *Shelf) Duplicate(i *Info, name string, done func(error)) {
	s.host.List(logPrefix(i.ID), func(entries []platform.Entry, err error) {
		if err != nil {
			done(err)
			return
		}
		c := *i
		c.ID, c.Game, c.Name, c.Exported = newID(), NewNumber(), match.CleanName(name), 0
		c.Changed = s.host.Now().Unix()
		put := []platform.Entry{{Key: infoKey(c.ID), Data: c.bytes()}}
		for n, e := range entries {
			put = append(put, platform.Entry{Key: logKey(c.ID, n), Data: e.Data})
		}
		s.host.Apply(platform.Batch{Put: put}, func(err error) {
			if s.stored(err); err == nil {
				s.games[c.ID] = &c
				s.tell(c.ID)
			}
			done(err)
		})
	})
}
