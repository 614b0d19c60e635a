package library

import (
	"errors"
	"slices"

	"hexrail/game/match"
	"hexrail/game/platform"
	"hexrail/rules"
)

// Session stores one running game. Other tabs can look at the game meanwhile; whoever opened it first may play.
type Session struct {
	shelf    *Shelf
	info     *Info
	game     *match.Match
	branches []Branch
	stop     *match.Stop // where the game as it is stored cannot be followed
	drifted  bool        // the actions led to another position when they were stored

	sure    stored // what is stored
	sent    stored // what is stored once the batches on their way have taken effect
	pending int    // batches on their way
	cause   error  // why the first of them that failed did
	reading bool   // the storage is read because another tab changed the game
	err     error
	only    bool // another tab plays the game
	left    bool // nobody plays any more: the session ends once everything is stored

	// Reloaded, if set, is called when the game was read again because another tab played on it, or left it to this one,
	// and when it goes on as a copy. Kept is the name of the branch that keeps what was played here and not there; empty is
	// none.
	Reloaded func(kept string)
}

// stored is what the storage has of a game.
type stored struct {
	info      []byte         // nil if there is nothing
	at        int            // the cursor
	lines     []string       // of the actions
	positions []*rules.State // their identity tells what is new
	branches  []Branch
}

// fits reports whether the stored actions are those of the game. Nobody writes to a position after it is reached, and a
// position is shared by all games that go through it.
func (s *stored) fits(m *match.Match) bool {
	n := len(s.positions)
	return n == m.Len()+1 && s.positions[n-1] == m.ViewAt(n-1).S
}

func lockName(id string) string { return "game:" + id }

// Begin stores a game that is new here. The caller fills in what the match does not know: name, number, seats.
func (s *Shelf) Begin(m *match.Match, fill func(*Info)) *Session {
	i := begin(m, s.host.Now())
	fill(i)
	open := &Session{shelf: s, info: i, game: m, branches: i.Branches}
	i.Branches = nil
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

// Stop tells where the stored game cannot be followed, or nil. Such a game goes on in a copy only.
func (o *Session) Stop() *match.Stop { return o.stop }

// Drifted reports that the rules were corrected since the game was stored, and lead to another position.
func (o *Session) Drifted() bool { return o.drifted }

// Saved reports whether the game as it stands outlives the program.
func (o *Session) Saved() bool { return o.pending == 0 && !o.reading && o.err == nil }

// Err returns why the newest batch was refused, or nil.
func (o *Session) Err() error { return o.err }

// Store stores what has changed since the last call: actions, cursor, names, branches.
func (o *Session) Store() {
	if o.only {
		return
	}
	if o.stop != nil && !slices.Contains(o.sure.positions, o.game.ViewAt(o.game.Len()).S) {
		o.GoOnAsCopy()
		return
	}
	if o.stop == nil {
		o.info.describe(o.game, o.shelf.host.Now())
	}
	o.push()
}

// push stores the game as it was when Store was called last, and what is known of it now. While batches fail or the
// storage is read it waits until that is settled.
func (o *Session) push() {
	if o.cause == nil && !o.reading {
		o.send()
	}
}

// Rename gives the game another name.
func (o *Session) Rename(name string) { o.shelf.Rename(o.info, name) }

// BringBack takes back that the game was deleted, which another tab may do while it is played.
func (o *Session) BringBack() { o.shelf.Restore(o.info) }

// HandedOn takes note that those who play by link were sent the game as it stands.
func (o *Session) HandedOn() {
	o.info.Sent = o.info.At
	o.Store()
}

// positions lists the positions of a game.
func positions(m *match.Match) []*rules.State {
	all := make([]*rules.State, m.Len()+1)
	for i := range all {
		all[i] = m.ViewAt(i).S
	}
	return all
}

// send sends the change from what is stored, or on its way, to the game as it stands.
func (o *Session) send() {
	b, next := o.batch()
	id := o.info.ID
	o.sent = next
	o.pending++
	o.shelf.host.Apply(b, func(err error) {
		if o.info.ID == id { // else it goes on as a copy
			o.answered(next, err)
		}
	})
}

// batch returns the change, and what is stored after it.
func (o *Session) batch() (platform.Batch, stored) {
	id, was := o.info.ID, &o.sent
	b := platform.Batch{On: platform.Entry{Key: infoKey(id), Data: was.info}}
	next := stored{at: o.info.At, lines: was.lines, positions: was.positions, branches: o.branches}
	if o.stop == nil && !was.fits(o.game) {
		same := 0 // actions that are stored already
		for same+1 < len(was.positions) && same < o.game.Len() && was.positions[same+1] == o.game.ViewAt(same+1).S {
			same++
		}
		next.lines = append(slices.Clone(was.lines[:same]), lines(o.game.Title(), o.game.Log()[same:])...)
		next.positions = positions(o.game)
		b.From, b.To = logKey(id, same), logEnd(id)
		for n := same; n < len(next.lines); n++ {
			b.Put = append(b.Put, platform.Entry{Key: logKey(id, n), Data: []byte(next.lines[n])})
		}
	}
	if !equalBranches(o.branches, was.branches) {
		b.Put = append(b.Put, platform.Entry{Key: branchesKey(id), Data: encode(o.branches)})
	}
	next.info = o.info.next()
	o.info.Revision++
	b.Put = append(b.Put, platform.Entry{Key: infoKey(id), Data: next.info})
	return b, next
}

// answered takes note of the outcome of a batch. Each builds on the one before, so what follows one that was refused is
// refused too. If what they build on has gone or changed, the storage is read; if they are refused otherwise, the next
// action or Retry stores everything since.
func (o *Session) answered(now stored, err error) {
	o.pending--
	if err == nil {
		o.sure, o.info.entry = now, now.info
		o.shelf.tell(o.info.ID)
	} else if o.cause == nil {
		o.cause = err
	}
	if o.pending > 0 {
		return
	}
	cause := o.cause
	o.cause = nil
	switch {
	case cause == nil:
		o.err = nil
		o.shelf.stored(nil)
		if o.left {
			o.end()
		}
	case errors.Is(cause, platform.ErrMissing), errors.Is(cause, platform.ErrChanged):
		o.sent = o.sure
		o.settle()
	default:
		o.fail(cause)
	}
}

// fail keeps what is not stored for the next attempt. Whether a batch took effect after all is seen then.
func (o *Session) fail(err error) {
	o.sent, o.err = o.sure, err
	o.shelf.stored(err)
}

// Retry stores what was refused.
func (o *Session) Retry() {
	if o.err != nil && o.pending == 0 {
		o.Store()
	}
}

// Close ends the session: another tab may play the game. What is not stored yet is stored first.
func (o *Session) Close() {
	o.left = true
	if o.Saved() {
		o.end()
	}
}

func (o *Session) end() {
	s := o.shelf
	if i := slices.Index(s.sessions, o); i >= 0 {
		s.sessions = slices.Delete(s.sessions, i, i+1)
		s.host.Unlock(lockName(o.info.ID))
		s.tell(o.info.ID)
	}
}

// Replace makes another state of the game the stored one: a newer one from a link, which those who play by link have.
func (o *Session) Replace(m *match.Match) {
	o.game, o.info.Sent = m, m.Now()
	o.Store()
}

// Corrected returns the game as it would go on under the newest version of the rules, or nil where it cannot: it is the
// newest one, another tab plays the game, or what was played is not stored yet.
func (o *Session) Corrected() *match.Match {
	if o.only || o.stop != nil || !o.Saved() {
		return nil
	}
	return o.game.Corrected()
}

// GoOnCorrected leaves the stored game as it is and goes on under the newest version of the rules in a copy of it, if that
// can be.
func (o *Session) GoOnCorrected() {
	m := o.Corrected()
	if m == nil {
		return
	}
	o.game, o.drifted = m, false
	o.branches = slices.DeleteFunc(slices.Clone(o.branches), func(b Branch) bool { return b.From > m.Len() })
	o.GoOnAsCopy()
}

// ToldCorrections takes note that the players know which rules were corrected.
func (o *Session) ToldCorrections() {
	if later := o.game.Later(); len(later) > 0 && !o.only {
		o.info.Told = later[len(later)-1].Version
		o.Store()
	}
}

// GoOnAsCopy leaves the stored game as it is and goes on in a copy of it, which is another game under another name.
func (o *Session) GoOnAsCopy() {
	s, i := o.shelf, *o.info
	delete(s.games, i.ID)
	if o.sure.info != nil {
		s.games[i.ID] = readInfo(i.ID, o.sure.info)
	}
	s.host.Unlock(lockName(i.ID))
	i.Options = o.game.Title().Options
	i.ID, i.Game, i.Name, i.Revision, i.entry = newID(), NewNumber(), s.copyName(i.Name), 0, nil
	i.Created, i.Exported, i.DeletedAt, i.Archived = s.host.Now().Unix(), 0, 0, false
	s.games[i.ID] = &i
	o.info, o.stop = &i, nil
	o.sure, o.sent, o.pending, o.cause, o.reading, o.err, o.only = stored{}, stored{}, 0, nil, false, nil, false
	s.host.Lock(lockName(i.ID), func(bool) {})
	o.Store()
	if o.Reloaded != nil {
		o.Reloaded("")
	}
}
