package library

import (
	"fmt"
	"time"

	"hexrail/game/match"
	"hexrail/game/platform"
	"hexrail/game/save"
	"hexrail/rules/notation"
)

// Load opens a stored game to be played, or only looked at if another tab plays it. The Stop tells where the rules have
// changed so that the game cannot be followed to its end. Either a session comes or an error.
func (s *Shelf) Load(id string, done func(*Session, *match.Stop, error)) {
	s.Read(id, func(i *Info, f save.File, err error) {
		if err != nil {
			done(nil, nil, err)
			return
		}
		m, stop, err := match.Open(f.Game)
		if err != nil {
			done(nil, nil, err)
			return
		}
		s.host.Lock(lockName(id), func(held bool) {
			open := &Session{shelf: s, info: i, game: m, stored: positions(m), only: !held}
			if stop != nil {
				open.stored = nil // what cannot be followed is replaced when the game goes on
			}
			s.games[id] = i
			s.sessions = append(s.sessions, open)
			done(open, stop, nil)
		})
	})
}

// reload reads the game again.
func (o *Session) reload() {
	s := o.shelf
	s.Read(o.info.ID, func(i *Info, f save.File, err error) {
		if err != nil {
			return // deleted meanwhile: what is on the screen stays
		}
		m, _, err := match.Open(f.Game)
		if err != nil {
			return
		}
		o.info, o.game, o.stored = i, m, positions(m)
		s.games[i.ID] = i
		if o.Reloaded != nil {
			o.Reloaded()
		}
	})
}

// Read reads a game without replaying it.
func (s *Shelf) Read(id string, done func(*Info, save.File, error)) {
	s.host.Get(infoKey(id), func(data []byte, err error) {
		if err != nil {
			done(nil, save.File{}, fmt.Errorf("%w: %w", ErrGone, err))
			return
		}
		i := readInfo(id, data)
		switch {
		case i.Damaged:
			done(nil, save.File{}, ErrDamaged)
			return
		case i.Newer():
			done(nil, save.File{}, ErrNewer)
			return
		}
		s.host.List(logPrefix(id), func(entries []platform.Entry, err error) {
			if err != nil {
				done(nil, save.File{}, err)
				return
			}
			f, err := i.file(entries)
			done(i, f, err)
		})
	})
}

// file puts a game together from its entries. Where a line is missing or cannot be read, the game ends before it. There
// may be more lines than the information says, if another tab changed the name while the game was played.
func (i *Info) file(entries []platform.Entry) (save.File, error) {
	t, err := match.FindTitle(i.Title, i.Profile, i.Options)
	if err != nil {
		return save.File{}, err
	}
	g := match.Game{ID: i.Game, Title: t, Players: i.Players, Seed: i.Seed, At: i.At}
	if i.At == i.Moves {
		g.At = max(i.At, len(entries))
	}
	for n, e := range entries {
		line := string(e.Data)
		a, err := notation.ParseAction(t, line)
		if e.Key != logKey(i.ID, n) {
			err = ErrDamaged
		}
		if err != nil {
			g.Unread = &match.Stop{At: n, Of: max(i.Moves, len(entries)), Text: line, Err: err}
			break
		}
		g.Log = append(g.Log, a)
	}
	if g.Unread == nil && len(g.Log) < i.Moves {
		g.Unread = &match.Stop{At: len(g.Log), Of: max(i.Moves, len(entries)), Err: ErrDamaged}
	}
	return save.File{
		Game: g, Name: i.Name,
		Created: time.Unix(i.Created, 0).UTC(), Updated: time.Unix(i.Changed, 0).UTC(), Branches: i.branches(t),
	}, nil
}
