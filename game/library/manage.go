package library

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
)

// edit is a change of the information about a game that nobody plays in this tab. If another tab changed the
// information meanwhile, it is applied to that version.
type edit struct {
	entry   []byte // the stored entry, as far as known
	changes []func(*Info)
	sent    bool
}

// apply applies all changes to i.
func (c *edit) apply(i *Info) {
	for _, f := range c.changes {
		f(i)
	}
}

// Change changes the information about a game, which is everything except its actions.
func (s *Shelf) Change(id string, f func(*Info)) {
	if o := s.session(id); o != nil && !o.only {
		f(o.info)
		o.push()
		return
	}
	i := s.games[id]
	if i == nil {
		return
	}
	f(i)
	c := s.edits[id]
	if c == nil {
		c = &edit{entry: i.entry}
		s.edits[id] = c
	}
	c.changes = append(c.changes, f)
	s.write(id, c)
}

// write stores the changes of a game.
func (s *Shelf) write(id string, c *edit) {
	if c.sent {
		return
	}
	i, n := readInfo(id, c.entry), len(c.changes)
	branches := i.Branches
	c.apply(i)
	next := i.nextRevision()
	b := platform.Batch{
		On:  platform.Entry{Key: infoKey(id), Data: c.entry},
		Put: []platform.Entry{{Key: infoKey(id), Data: next}},
	}
	if branches != nil {
		b.Put = append(b.Put, platform.Entry{Key: branchesKey(id), Data: encode(branches)})
	}
	c.sent = true
	s.host.Apply(b, func(err error) {
		c.sent = false
		switch {
		case err == nil:
			c.changes = c.changes[n:]
			s.recordStored(id, c, next)
			s.announceStored(id)
		case errors.Is(err, platform.ErrChanged), errors.Is(err, platform.ErrMissing):
			s.reread(id, c)
		default:
			s.handleAnswer(err)
		}
	})
}

// recordStored records the stored version of a game and stores the changes made since.
func (s *Shelf) recordStored(id string, c *edit, now []byte) {
	s.handleAnswer(nil)
	c.entry = now
	switch i := readInfo(id, now); {
	case s.session(id) != nil:
		s.session(id).info.entry = now
	case s.games[id] != nil:
		c.apply(i)
		s.games[id] = i
	}
	if len(c.changes) == 0 {
		delete(s.edits, id)
		return
	}
	s.write(id, c)
}

// reread applies the changes to the version stored by another tab, or drops them if the game has disappeared.
func (s *Shelf) reread(id string, c *edit) {
	s.host.Get(infoKey(id), func(data []byte, err error) {
		switch {
		case errors.Is(err, platform.ErrMissing):
			delete(s.edits, id)
			s.Refresh(nil)
		case err != nil:
			s.handleAnswer(err)
		default:
			c.entry = data
			s.write(id, c)
		}
	})
}

// Rename gives a game another name.
func (s *Shelf) Rename(i *Info, name string) {
	name = match.CleanName(name)
	if name != "" {
		s.Change(i.ID, func(i *Info) { i.Name = name })
	}
}

// Archive moves a game to the archive or back.
func (s *Shelf) Archive(i *Info, on bool) { s.Change(i.ID, func(i *Info) { i.Archived = on }) }

// Delete removes a game from the list. Restore can undo this for a day.
func (s *Shelf) Delete(i *Info) {
	now := s.host.Now().Unix()
	s.Change(i.ID, func(i *Info) { i.DeletedAt = now })
}

// Restore undoes the deletion of a game.
func (s *Shelf) Restore(i *Info) { s.Change(i.ID, func(i *Info) { i.DeletedAt = 0 }) }

// purge removes the games that were deleted more than a day ago.
func (s *Shelf) purge() {
	now := s.host.Now()
	for id, i := range s.games {
		if i.expired(now) && s.session(id) == nil {
			s.remove(i)
		}
	}
	s.rememberCount() // before the entries are deleted, so that a crash does not make them count as lost
}

// remove removes a game for good. If that fails, or another tab changed the game meanwhile, it is listed again.
func (s *Shelf) remove(i *Info) {
	id := i.ID
	delete(s.games, id)
	delete(s.edits, id)
	s.host.Apply(platform.Batch{
		On: platform.Entry{Key: infoKey(id), Data: i.entry}, From: logPrefix(id), To: logEnd(id),
		Delete: []string{infoKey(id), branchesKey(id)},
	}, func(err error) {
		if err == nil {
			s.handleAnswer(nil)
			s.announceStored(id)
			return
		}
		if !errors.Is(err, platform.ErrChanged) && !errors.Is(err, platform.ErrMissing) {
			s.handleAnswer(err)
		}
		s.Refresh(nil)
	})
}

// DeleteAll removes all games for good, except those being played.
func (s *Shelf) DeleteAll() {
	for id, i := range s.games {
		if s.session(id) == nil {
			s.remove(i)
		}
	}
}

// Duplicate stores an independent copy of a game under another name. The copy counts as another game.
func (s *Shelf) Duplicate(i *Info, name string, done func(error)) {
	s.read(i.ID, ifSound(func(r *record, err error) {
		if err != nil {
			done(err)
			return
		}
		c := r.info
		original := c.ID
		c.ID, c.Game, c.Name = newID(), NewNumber(), match.CleanName(name)
		c.Exported, c.Imported, c.Revision, c.Changed = 0, 0, 0, s.host.Now().Unix()
		c.entry = c.nextRevision()
		put := []platform.Entry{{Key: infoKey(c.ID), Data: c.entry}}
		for _, e := range r.log {
			put = append(put, platform.Entry{Key: movedKey(e.Key, original, c.ID), Data: e.Data})
		}
		if r.branches != nil {
			put = append(put, platform.Entry{Key: branchesKey(c.ID), Data: encode(r.branches)})
		}
		s.host.Apply(platform.Batch{On: platform.Entry{Key: infoKey(c.ID)}, Put: put}, func(err error) {
			if err == nil {
				s.games[c.ID] = c
				s.announceStored(c.ID)
			}
			s.handleAnswer(err)
			done(err)
		})
	}))
}

// copyName returns a name for a copy of a game that no other game has: the name with the first free number.
func (s *Shelf) copyName(name string) string {
	if cut := strings.LastIndex(name, " ("); cut > 0 && strings.HasSuffix(name, ")") {
		name = name[:cut]
	}
	games, letters := s.Games(), []rune(name)
	for n := 2; ; n++ {
		mark := fmt.Sprintf(" (%d)", n)
		numbered := string(letters[:min(len(letters), match.MaxName-len(mark))]) + mark
		if !slices.ContainsFunc(games, func(i *Info) bool { return i.Name == numbered }) {
			return numbered
		}
	}
}
