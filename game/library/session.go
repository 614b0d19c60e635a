package library

import (
	"errors"
	"slices"

	"hexrail/game/match"
	"hexrail/game/platform"
	"hexrail/rules"
	"hexrail/rules/notation"
)

// Session stores one running game. Other tabs can look at the game meanwhile; whoever opened it first may play.
type Session struct {
	shelf   *Shelf
	info    *Info
	game    *match.Match
	stored  []*rules.State // the positions of what is stored; their identity tells what is new
	pending int            // batches on their way
	err     error
	only    bool // another tab plays the game
	// Reloaded, if set, is called when the game was read again because another tab played on it, or left it to this one.
	Reloaded func()
}

func lockName(id string) string { return "game:" + id }

// Begin stores a game that is new here. The caller fills in what the match does not know: name, number, seats.
func (s *Shelf) Begin(m *match.Match, fill func(*Info)) *Session {
	i := begin(m, s.host.Now())
	fill(i)
	open := &Session{shelf: s, info: i, game: m}
	s.games[i.ID] = i
	s.sessions = append(s.sessions, open)
	s.host.Lock(lockName(i.ID), func(bool) {})
	open.Store()
	return open
}

// Info returns what the list shows of the game.
func (o *Session) Info() *Info { return o.info }

// Match returns the game.
func (o *Session) Match() *match.Match { return o.game }

// Only reports whether the game can only be looked at, because another tab plays it.
func (o *Session) Only() bool { return o.only }

// Saved reports whether the game as it stands outlives the program.
func (o *Session) Saved() bool { return o.pending == 0 && o.err == nil }

// Err returns why the newest batch was refused, or nil.
func (o *Session) Err() error { return o.err }

// Store stores what has changed since the last call: actions, cursor, names.
func (o *Session) Store() {
	if o.only {
		return
	}
	o.info.describe(o.game, o.shelf.host.Now())
	b := o.batch()
	o.stored = positions(o.game)
	o.apply(b)
}

// Rename gives the game another name.
func (o *Session) Rename(name string) {
	o.info.Name = match.CleanName(name)
	o.Store()
}

// positions lists the positions of a game; nobody writes to one after it is reached.
func positions(m *match.Match) []*rules.State {
	all := make([]*rules.State, m.Len()+1)
	for i := range all {
		all[i] = m.ViewAt(i).S
	}
	return all
}

// batch returns the change from what is stored to the game as it stands.
func (o *Session) batch() platform.Batch {
	id, t := o.info.ID, o.game.Title()
	same := 0 // actions that are stored already
	for same+1 < len(o.stored) && same < o.game.Len() && o.stored[same+1] == o.game.ViewAt(same+1).S {
		same++
	}
	b := platform.Batch{}
	switch {
	case o.stored == nil:
		b.From, b.To = logPrefix(id), logEnd(id)
	case same == 0:
		b.Require = infoKey(id)
	default:
		b.Require = logKey(id, same-1)
	}
	if same+1 < len(o.stored) {
		b.From, b.To = logKey(id, same), logEnd(id)
	}
	for n := same; n < o.game.Len(); n++ {
		b.Put = append(b.Put, platform.Entry{Key: logKey(id, n), Data: []byte(notation.Action(t, o.game.Action(n)))})
	}
	b.Put = append(b.Put, platform.Entry{Key: infoKey(id), Data: o.info.bytes()})
	return b
}

// apply carries out a batch. If what it builds on has gone, the whole game is stored anew; if it is refused otherwise, the
// whole game is stored with the next action.
func (o *Session) apply(b platform.Batch) {
	o.pending++
	o.shelf.host.Apply(b, func(err error) {
		o.pending--
		o.err = err
		if err == nil {
			o.shelf.stored(nil)
			o.shelf.tell(o.info.ID)
			return
		}
		o.stored = nil
		if errors.Is(err, platform.ErrMissing) {
			if o.pending == 0 {
				o.Store()
			}
			return
		}
		o.shelf.stored(err)
	})
}

// Retry stores the whole game again after a batch was refused.
func (o *Session) Retry() {
	if o.err != nil {
		o.stored = nil
		o.Store()
	}
}

// Close ends the session: another tab may play the game.
func (o *Session) Close() {
	s := o.shelf
	if i := slices.Index(s.sessions, o); i >= 0 {
		s.sessions = slices.Delete(s.sessions, i, i+1)
		s.host.Unlock(lockName(o.info.ID))
		s.tell(o.info.ID)
	}
}

// Replace makes another state of the game the stored one, such as a newer one from a link.
func (o *Session) Replace(m *match.Match) {
	o.game = m
	o.Store()
}
