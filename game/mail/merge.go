package mail

import (
	"slices"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/save"
	"github.com/hexrail/hexrail/game/whatif"
)

// Names are the names of the branches that Merge and Take make.
type Names struct {
	Undone string // actions undone here before, which the arriving game replaces
	Theirs string // the arriving side
	Mine   string // the side of this device
}

// Nearest finds the stored copy of a game that shares most actions with it, the one played last among equals, and
// compares the two. done gets nil if there is none.
func Nearest(s *library.Shelf, g match.Game, done func(*library.Info, Comparison)) {
	var copies []*library.Info
	for _, i := range s.Games() {
		if !i.Damaged && !i.Newer() && g.Title != nil && i.Title == g.Title.Key && i.Seed == g.Seed {
			copies = append(copies, i)
		}
	}
	var best *library.Info
	var how Comparison
	var next func()
	next = func() {
		if len(copies) == 0 {
			done(best, how)
			return
		}
		i := copies[0]
		copies = copies[1:]
		s.Read(i.ID, func(_ *library.Info, f save.File, err error) {
			if err == nil && Same(g, f.Game) {
				if c := Compare(g, f.Game); best == nil || c.Common > how.Common {
					best, how = i, c
				}
			}
			next()
		})
	}
	next()
}

// Merge adds an arriving copy to the game of a session: its actions if it is Ahead, a branch with its side
// if the two have Diverged. Otherwise it changes nothing. It returns false if there is no room for the branch.
func Merge(s *library.Session, theirs *match.Match, names Names) (Comparison, bool) {
	c := Compare(theirs.Game(), s.Match().Game())
	switch {
	case c.Relation == Ahead:
		replace(s, whatif.Read(s.Match(), s.Branches()), theirs, names)
	case c.Relation == Diverged && c.Theirs > 0:
		set := whatif.Read(s.Match(), s.Branches())
		if set.Side(theirs, s.Match(), names.Theirs) == nil {
			return c, false
		}
		s.SetBranches(set.Saved(s.Match()))
		s.Store()
	}
	return c, true
}

// Take continues the game of a session as the arriving copy. Actions that only the session's game has become a branch,
// and the branch that Merge made of the arriving copy is dropped. It returns false if there is no room for the branch.
func Take(s *library.Session, theirs *match.Match, names Names) bool {
	mine := s.Match()
	set := whatif.Read(mine, s.Branches())
	for _, b := range slices.Clone(set.All()) {
		if n := theirs.Now(); b.To == n && b.Game.Common(theirs) >= n {
			set.Drop(b)
		}
	}
	if set.Side(mine, theirs, names.Mine) == nil && mine.Common(theirs) < mine.Now() {
		return false
	}
	replace(s, set, theirs, names)
	return true
}

// Follow continues the game of a session as others have revised it. The moves that they have taken back stay as a
// branch of undone ones.
func Follow(s *library.Session, theirs *match.Match, names Names) Comparison {
	c := Compare(theirs.Game(), s.Match().Game())
	set := whatif.Read(s.Match(), s.Branches())
	set.Keep(s.Match(), theirs, names.Undone)
	replace(s, set, theirs, names)
	return c
}

// Stay continues the game of a session as it is, so that its version is to be sent to the others.
func Stay(s *library.Session, c Comparison) { s.RecordParted(c.Common) }

// replace replaces the game of a session and its branches. Undone actions that the new game
// lacks stay as a branch.
func replace(s *library.Session, set *whatif.Set, theirs *match.Match, names Names) {
	if mine := s.Match(); mine.Now() < mine.Len() {
		set.Keep(mine, theirs, names.Undone)
	}
	s.SetBranches(set.Saved(theirs))
	s.Replace(theirs)
}
