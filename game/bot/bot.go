// Package bot has computer players. They know the referee only: what they may do and what it leads to.
//
// Random tries everything that is legal, Sensible plays by rules of thumb. Neither is part of the program that players load;
// they play games for tests, for the command line and for the samples.
package bot

import (
	"slices"

	"hexrail/rules"
)

// Player chooses for whoever is to act. One Player plays all seats of one game, or each seat has its own.
type Player interface {
	// Choose returns a legal action, or nil if nobody may act.
	Choose(v rules.View) rules.Action
	// Agrees answers for the owner to whose train or private another player has a legal wish: see rules.View.Consent.
	Agrees(v rules.View, wish rules.Action) bool
}

// maxWishes is how often a player may wish for what its owner refuses.
const maxWishes = 100

// Choose lets the player of the seat to act choose what everybody concerned agrees to. For a company without president, for which
// anybody may act, the first seat does. It returns nil if nobody may act.
func Choose(v rules.View, seats []Player) rules.Action {
	player := seats[max(v.Decider(v.Actor()), 1)-1]
	for range maxWishes {
		a := player.Choose(v)
		if agreed(v, seats, a) {
			return a
		}
	}
	legal := slices.DeleteFunc(rules.AppendLegal(nil, v), func(a rules.Action) bool { return !agreed(v, seats, a) })
	if len(legal) == 0 {
		return nil
	}
	return decline(legal)
}

func agreed(v rules.View, seats []Player, a rules.Action) bool {
	owner := v.Consent(a)
	return owner == 0 || seats[owner-1].Agrees(v, a)
}

// decline returns a pass if that is legal, else the first action.
func decline(list []rules.Action) rules.Action {
	for _, a := range list {
		if _, ok := a.(rules.Pass); ok {
			return a
		}
	}
	return list[0]
}
