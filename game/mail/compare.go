package mail

import (
	"slices"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
)

// Relation is the relation of an arriving copy to the stored one.
type Relation uint8

// The relations.
const (
	Equal    Relation = iota // the same actions
	Ahead                    // the arriving copy continues the stored one
	Behind                   // the stored copy continues the arriving one
	TookBack                 // the sender has taken back the last actions of the stored copy
	Recalled                 // the last actions of the arriving copy were taken back in the stored one
	Diverged                 // both continue the same game differently
	Revised                  // of Folder.Read only: others have taken back moves of others
)

// Comparison is the result of Compare. Undone actions do not count.
type Comparison struct {
	Relation
	Common int // number of actions that both copies begin with
	Theirs int // number of actions of the arriving copy after them
	Mine   int // number of actions of the stored copy after them
}

// Same reports whether two games are copies of one game: they have the same title with its options, the same seed and
// number of players and, if both have one, the same number. Without numbers the players must have the same names.
func Same(a, b match.Game) bool {
	if a.Title == nil || b.Title == nil || a.Title.Key != b.Title.Key || a.Title.Profile != b.Title.Profile ||
		!slices.Equal(a.Title.Options, b.Title.Options) || a.Seed != b.Seed || len(a.Players) != len(b.Players) {
		return false
	}
	if a.ID != 0 && b.ID != 0 {
		return a.ID == b.ID
	}
	return slices.Equal(a.Players, b.Players)
}

// Compare compares an arriving copy of a game with the stored one.
func Compare(arriving, stored match.Game) Comparison {
	theirs, mine := played(arriving), played(stored)
	n := match.CommonLength(theirs, mine)
	c := Comparison{Common: n, Theirs: len(theirs) - n, Mine: len(mine) - n}
	switch {
	case c.Theirs == 0 && c.Mine == 0:
		c.Relation = Equal
	case c.Mine == 0:
		c.Relation = continued(theirs, stored.Log, n, Ahead, Recalled)
	case c.Theirs == 0:
		c.Relation = continued(mine, arriving.Log, n, Behind, TookBack)
	default:
		c.Relation = Diverged
	}
	return c
}

// continued returns the relation of two copies, one of which has more actions than the n actions of the other one:
// added, unless the other copy has taken back some of them, whole if it has taken back all of them.
func continued(more, other []rules.Action, n int, added, whole Relation) Relation {
	switch match.CommonLength(more, other) {
	case n:
		return added
	case len(more):
		return whole
	}
	return Diverged
}

// played returns the actions before the cursor.
func played(g match.Game) []rules.Action { return g.Log[:min(max(g.At, 0), len(g.Log))] }
