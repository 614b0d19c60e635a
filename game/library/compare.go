package library

import (
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/rules"
)

// Relation is the relation of an arriving game to its stored copy.
type Relation uint8

// The relations.
const (
	Same     Relation = iota // the same actions
	Ahead                    // the arriving game continues the stored one
	Behind                   // the stored game continues the arriving one
	Diverged                 // both continue the same game differently
)

// Compare compares an arriving game with its stored copy up to their cursors, since undone actions do not count. It
// also returns the number of common actions.
func Compare(arriving, stored match.Game) (Relation, int) {
	a, b := played(arriving), played(stored)
	n := match.Agree(a, b)
	switch {
	case n == len(a) && n == len(b):
		return Same, n
	case n == len(b):
		return Ahead, n
	case n == len(a):
		return Behind, n
	}
	return Diverged, n
}

// played returns the actions before the cursor.
func played(g match.Game) []rules.Action { return g.Log[:min(max(g.At, 0), len(g.Log))] }
