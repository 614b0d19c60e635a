package library

import (
	"errors"
	"slices"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Session stores one running game. The first tab to open a game may play it; other tabs can only view it.
type Session struct {
	shelf    *Shelf
	info     *Info
	game     *match.Match
	branches []Branch
	stop     *match.Stop // where replaying the stored game fails
	drifted  bool        // the actions led to another position when they were stored

	sure    stored // the stored state
	sent    stored // the stored state once the pending batches have taken effect
	pending int    // number of pending batches
	cause   error  // error of the first of them that failed
	reading bool   // the storage is being read because another tab changed the game
	err     error  // see Err
	clock   clock
	only    bool // view only, because another tab plays the game
	left    bool // closed: the session ends once everything is stored

	// Reloaded, if set, is called when the game was read again because another tab played on it or released it, and
	// when it continues as a copy. kept is the name of the branch with the actions played only here, or "".
	Reloaded func(kept string)
}

// stored is the stored state of a game.
type stored struct {
	info      []byte         // nil if there is nothing
	at        int            // the cursor
	lines     []string       // of the actions
	positions []*rules.State // compared by pointer, to find new ones
	branches  []Branch
}

// fits reports whether the stored actions are those of the game. Comparing the last position suffices, because a
// position is never modified once it is reached and is shared by all games that go through it.
func (s *stored) fits(m *match.Match) bool {
	n := len(s.positions)
	return n == m.Len()+1 && s.positions[n-1] == m.ViewAt(n-1).S
}

func lockName(id string) string { return "game:" + id }

// Begin stores a game that is new on this device and returns its session. The caller fills in the fields unknown to the
// match: name, number, seats.
func (s *Shelf) Begin(m *match.Match, fill func(*Info)) *Session {
	i := newInfo(m, s.host.Now())
	fill(i)
	open := &Session{shelf: s, info: i, game: m, branches: i.Branches}
	i.Branches = nil
	s.games[i.ID] = i
	s.sessions = append(s.sessions, open)
	s.host.Lock(lockName(i.ID), func(bool) {}) // no other tab knows the new number, so the lock is free
	open.Store()
	return open
}

// Info returns the information shown in lists.
func (o *Session) Info() *Info { return o.info }

// Match returns the game.
func (o *Session) Match() *match.Match { return o.game }

// ViewOnly reports whether the game is view only, because another tab plays it.
func (o *Session) ViewOnly() bool { return o.only }

// Stop returns where replaying the stored game fails, or nil. Such a game can only be continued in a copy.
func (o *Session) Stop() *match.Stop { return o.stop }

// Drifted reports whether the rules were corrected since the game was stored and now lead to another position.
func (o *Session) Drifted() bool { return o.drifted }

// Saved reports whether the current state of the game is stored.
func (o *Session) Saved() bool { return o.pending == 0 && !o.reading && o.err == nil }

// Err returns why the latest batch was refused, or nil.
func (o *Session) Err() error { return o.err }

// Store stores the changes since the last call: actions, cursor, names, branches.
func (o *Session) Store() {
	if o.only {
		return
	}
	if o.stop != nil && !slices.Contains(o.sure.positions, o.game.ViewAt(o.game.Len()).S) {
		o.GoOnAsCopy()
		return
	}
	o.count()
	if o.stop == nil {
		o.info.describe(o.game, o.shelf.host.Now())
	}
	o.push()
}

// push stores the game as described by the last Store, with the current information. While a batch has failed or the
// storage is being read, it does nothing: a failed batch is repeated by the next action or Retry, and mergeWith stores
// the changes after reading.
func (o *Session) push() {
	if o.cause == nil && !o.reading {
		o.send()
	}
}

// Rename gives the game another name.
func (o *Session) Rename(name string) { o.shelf.Rename(o.info, name) }

// BringBack undoes a deletion by another tab while the game is played.
func (o *Session) BringBack() { o.shelf.Restore(o.info) }

// positions returns the positions of a game.
func positions(m *match.Match) []*rules.State {
	all := make([]*rules.State, m.Len()+1)
	for i := range all {
		all[i] = m.ViewAt(i).S
	}
	return all
}

// send sends the difference between the stored or pending state and the game.
func (o *Session) send() {
	b, next := o.batch()
	id := o.info.ID
	o.sent = next
	o.pending++
	o.shelf.host.Apply(b, func(err error) {
		if o.info.ID == id { // otherwise it continues as a copy
			o.handleAnswer(next, err)
		}
	})
}

// batch returns the difference between the stored or pending state and the game, and the resulting stored state. It
// counts the next revision of the information.
func (o *Session) batch() (platform.Batch, stored) {
	id, was := o.info.ID, &o.sent
	b := platform.Batch{On: platform.Entry{Key: infoKey(id), Data: was.info}}
	next := stored{at: o.info.At, lines: was.lines, positions: was.positions, branches: o.branches}
	if o.stop == nil && !was.fits(o.game) {
		same := 0 // actions already stored
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
	next.info = o.info.nextRevision()
	o.info.Revision++
	b.Put = append(b.Put, platform.Entry{Key: infoKey(id), Data: next.info})
	return b, next
}

// handleAnswer handles the outcome of a batch. Each batch builds on the previous one, so if one is refused, all later
// ones are refused too. If the base has disappeared or changed, the storage is read; after any other error, the next
// action or Retry stores everything since.
func (o *Session) handleAnswer(now stored, err error) {
	o.pending--
	if err == nil {
		o.sure, o.info.entry = now, now.info
		o.shelf.announceStored(o.info.ID)
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
		o.shelf.handleAnswer(nil)
		if o.left {
			o.end()
		}
	case errors.Is(cause, platform.ErrMissing), errors.Is(cause, platform.ErrChanged):
		o.sent = o.sure
		o.mergeStored()
	default:
		o.fail(cause)
	}
}

// fail discards the pending states, so that the next attempt stores everything again. That attempt also finds out
// whether a failed batch took effect after all.
func (o *Session) fail(err error) {
	o.sent, o.err = o.sure, err
	o.shelf.handleAnswer(err)
}

// Retry stores the changes that were refused.
func (o *Session) Retry() {
	if o.err != nil && o.pending == 0 {
		o.Store()
	}
}

// Close ends the session once everything is stored, so that another tab may play the game.
func (o *Session) Close() {
	o.StopClock()
	o.left = true
	if o.Saved() {
		o.end()
	}
}

// end closes the session and unlocks its game for other tabs.
func (o *Session) end() {
	s := o.shelf
	if i := slices.Index(s.sessions, o); i >= 0 {
		s.sessions = slices.Delete(s.sessions, i, i+1)
		s.host.Unlock(lockName(o.info.ID))
		s.announceStored(o.info.ID)
	}
}

// Replace replaces the stored game by a newer state from a link, which the remote players have. The players of this
// device keep their programmes and plans; the link may have those of others.
func (o *Session) Replace(m *match.Match) {
	kept := o.game.Programmes.Clone()
	kept.Forget(o.game.Common(m))
	plans := o.game.Plans.Clone()
	plans.Join(m.Plans, func(p id.Player) bool { return o.info.SeatOf(p) == ByLink })
	m.Plans = plans
	m.Programmes.Join(kept, func(p id.Player) bool { return o.info.SeatOf(p) != ByLink })
	o.game, o.info.Sent, o.info.Since = m, m.Now(), 0
	o.Store()
}

// RecordParted records that the remote players have continued the game differently after a number of actions, so that
// they are to be sent the version that goes on here.
func (o *Session) RecordParted(common int) {
	o.info.Sent = min(o.info.Sent, common)
	o.Store()
}

// Corrected returns the game continued under the newest version of the rules. It returns nil if the game uses that
// version already, another tab plays it, or some actions are not stored yet.
func (o *Session) Corrected() *match.Match {
	if o.only || o.stop != nil || !o.Saved() {
		return nil
	}
	return o.game.Corrected()
}

// GoOnCorrected continues under the newest version of the rules in a copy, if possible. The stored game is unchanged.
func (o *Session) GoOnCorrected() {
	m := o.Corrected()
	if m == nil {
		return
	}
	o.game, o.drifted = m, false
	o.branches = slices.DeleteFunc(slices.Clone(o.branches), func(b Branch) bool { return b.From > m.Len() })
	o.GoOnAsCopy()
}

// RecordTold records that the players know which rules were corrected.
func (o *Session) RecordTold() {
	if later := o.game.Later(); len(later) > 0 && !o.only {
		o.info.Told = later[len(later)-1].Version
		o.Store()
	}
}

// GoOnAsCopy continues in a copy, which is another game under another name. The stored game is unchanged.
func (o *Session) GoOnAsCopy() {
	s, i := o.shelf, *o.info
	delete(s.games, i.ID)
	if o.sure.info != nil {
		s.games[i.ID] = readInfo(i.ID, o.sure.info)
	}
	s.host.Unlock(lockName(i.ID))
	i.Options = o.game.Title().Options
	i.ID, i.Game, i.Name, i.Revision, i.entry = newID(), NewNumber(), s.copyName(i.Name), 0, nil
	i.Created, i.Exported, i.Imported, i.DeletedAt = s.host.Now().Unix(), 0, 0, 0
	i.Archived, i.File = false, ""
	s.games[i.ID] = &i
	o.info, o.stop = &i, nil
	o.sure, o.sent, o.pending, o.cause, o.reading, o.err, o.only = stored{}, stored{}, 0, nil, false, nil, false
	s.host.Lock(lockName(i.ID), func(bool) {}) // no other tab knows the new number, so the lock is free
	o.Store()
	if o.Reloaded != nil {
		o.Reloaded("")
	}
}
