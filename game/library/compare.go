package library

import (
	"hexrail/game/match"
	"hexrail/rules"
)

// Relation is how a game that arrives stands to the stored copy of it.
type Relation uint8

// The relations.
const (
	Same     Relation = iota // the same actions
	Ahead                    // the arriving game goes on from where the stored one ends
	Behind                   // the stored game goes on from where the arriving one ends
	Diverged                 // both went on from the same action
)

// Compare compares an arriving game with the stored copy of it, as far as both are played: what a player undid does not
// count. It returns how many actions they have in common.
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
