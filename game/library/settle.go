package library

import (
	"errors"
	"slices"

	"github.com/hexrail/hexrail/game/match"
)

// mergeStored reads the game as stored by another tab and merges it with the changes made here.
func (o *Session) mergeStored() {
	o.reading = true
	id := o.info.ID
	o.shelf.read(id, func(r *record, err error) {
		if o.info.ID != id {
			return
		}
		o.reading = false
		switch {
		case errors.Is(err, ErrGone): // the storage was cleared, so the running game is stored as a whole
			o.sure, o.sent = stored{}, stored{}
			o.Store()
		case err != nil:
			o.fail(err)
		default:
			o.mergeWith(r)
		}
	})
}

// mergeWith merges the game with its stored state. For names and other settings the last writer wins. If both tabs
// continued the game, the version of the other tab stays and the actions played here become a branch.
func (o *Session) mergeWith(r *record) {
	if r.fault() != nil { // a newer version of the program has taken over the game
		o.GoOnAsCopy()
		return
	}
	now, theirs := r.stored(), r.info
	played := o.stop == nil && (!o.sure.fits(o.game) || o.info.At != o.sure.at)
	mine := o.sure.lines
	if o.stop == nil {
		mine = lines(o.game.Title(), o.game.Log())
	}
	common := commonLines(mine, now.lines)
	switch {
	case slices.Equal(now.lines, o.sure.lines) && theirs.At == o.sure.at:
		now.positions = o.sure.positions
	case played && common == len(now.lines) && theirs.At == theirs.Moves: // only this tab played
		now.positions = positions(o.game)[:common+1]
	default:
		o.yield(r, mine, common, played)
		return
	}
	base := readInfo(o.info.ID, o.sure.info)
	o.settle(base, theirs, now, mergeBranches(o.sure.branches, o.branches, r.branches), played)
}

// yield replaces the game by the stored one. Its lines after the common ones become a branch if any were played here.
func (o *Session) yield(r *record, mine []string, common int, played bool) {
	base, kept := readInfo(o.info.ID, o.sure.info), ""
	branches := mergeBranches(o.sure.branches, reroot(o.branches, mine, common), r.branches)
	if played && common < len(mine) {
		kept = freeLetter(branches)
		branches = slices.Insert(branches, 0, Branch{Name: kept, From: common, Log: mine[common:]})
	}
	if !o.takeOver(r) {
		o.branches = branches
		o.GoOnAsCopy()
		return
	}
	now := r.stored()
	now.positions = positions(o.game)
	o.settle(base, r.info, now, branches, false)
	if o.Reloaded != nil {
		o.Reloaded(kept)
	}
}

// settle goes on from the stored state now, whose information is theirs and was base when the tabs parted. It stores
// what is different here: the branches, the settings and, if any were played, actions.
func (o *Session) settle(base, theirs *Info, now stored, branches []Branch, played bool) {
	renamed := mergeInfo(base, o.info, theirs)
	changed := played || renamed || !equalBranches(branches, now.branches)
	o.branches = branches
	o.info.Revision, o.info.entry = theirs.Revision, theirs.entry
	o.shelf.games[o.info.ID] = o.info
	o.sure, o.sent = now, now
	if changed {
		o.push()
		return
	}
	o.err = nil
	if o.left {
		o.end()
	}
}

// takeOver replaces the game by the stored one, but keeps its name and marks, which are merged afterwards. It reports
// false if the stored game cannot be opened.
func (o *Session) takeOver(r *record) bool {
	mine := *o.info
	if !o.adopt(r) {
		return false
	}
	o.info.Name, o.info.Note, o.info.Archived = mine.Name, mine.Note, mine.Archived
	o.info.Exported, o.info.DeletedAt = mine.Exported, mine.DeletedAt
	return true
}

// commonLines returns the length of the common prefix of two logs.
func commonLines(a, b []string) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

// mergeInfo applies the changes of theirs to mine and reports whether the result differs from theirs.
func mergeInfo(base, mine, theirs *Info) bool {
	differs := false
	merge(&differs, base.Name, &mine.Name, theirs.Name)
	merge(&differs, base.Note, &mine.Note, theirs.Note)
	merge(&differs, base.Archived, &mine.Archived, theirs.Archived)
	merge(&differs, base.Exported, &mine.Exported, theirs.Exported)
	merge(&differs, base.DeletedAt, &mine.DeletedAt, theirs.DeletedAt)
	return differs
}

// merge sets *mine to theirs unless it was changed here, and sets *differs if the two versions then differ.
func merge[T comparable](differs *bool, base T, mine *T, theirs T) {
	if *mine == base {
		*mine = theirs
	}
	*differs = *differs || *mine != theirs
}

// adopt replaces the game of the session by a stored game, and reports whether it can be opened.
func (o *Session) adopt(r *record) bool {
	f, err := r.file()
	if err != nil {
		return false
	}
	m, stop, err := match.Open(f.Game)
	if err != nil {
		return false
	}
	*o.info = *r.info
	o.game, o.stop = m, stop
	return true
}

// mergeIfChanged merges the game with its stored state if another tab has changed that. It returns at once, and leaves
// a game with pending batches, or one that cannot be read, alone: the next batch detects the change.
func (o *Session) mergeIfChanged() {
	if !o.Saved() {
		return // pending batches will detect it
	}
	id := o.info.ID
	o.shelf.host.Get(infoKey(id), func(data []byte, err error) {
		if err == nil && o.info.ID == id && o.Saved() && !slices.Equal(data, o.sure.info) {
			o.mergeStored()
		}
	})
}

// reload reads the game again after another tab played it or released it.
func (o *Session) reload() {
	s := o.shelf
	s.read(o.info.ID, func(r *record, err error) {
		if err != nil || r.fault() != nil {
			return // the screen keeps the old state
		}
		if !o.adopt(r) {
			return
		}
		o.recordOpened(r)
		if o.Reloaded != nil {
			o.Reloaded("")
		}
	})
}

// recordOpened records the stored state of a game that was just opened.
func (o *Session) recordOpened(r *record) {
	o.branches = r.branches
	o.sure = r.stored()
	o.sure.positions = positions(o.game)
	o.sent = o.sure
}
