// Package bot implements computer players. A Player chooses for a seat; Choose asks the players of a game. Figures of
// all levels are in FIGURES.md. Players use only the referee: the legal actions and their results.
//
//   - Random plays any legal action; it serves tests and the command line.
//   - Sensible plays by rules of thumb. It assigns a merit to every legal action, and evaluates lays and stations
//     twice: all of them by the stops that they reach, the best few by the runs that they lead to.
//   - NewSound returns a Sensible without its worst mistakes, NewEasy one with those of a beginner. Sensible itself
//     stays as it is, so that better players can be measured against it.
//   - NewOutsider returns a Sensible with other rules of thumb, which no playout contains. It serves measurements only.
//   - Search looks ahead, by playouts of Quick; Medium and Hard are its levels.
//
// No player knows a title: the income of a private, the lifetime of a train, the yield of a share and the cash that a
// company needs are derived from the title's tables, policies and powers. A choice depends only on a seed and the
// position and is computed in integers. Sensible and Search divide it into slices of counted work (Begin, Think, Move),
// none longer than a slice of the route solver.
package bot

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
)

// Player chooses for whoever is to act. One Player may play all seats of a game, or each seat has its own.
type Player interface {
	// Choose returns a legal action, or nil if nobody may act.
	Choose(v rules.View) rules.Action
	// Agrees reports whether the owner consents to another player's legal wish for a train or private; see
	// rules.View.Consent.
	Agrees(v rules.View, wish rules.Action) bool
}

// maxWishes bounds the attempts of a player whose wishes are refused.
const maxWishes = 100

// Choose returns an action of the player to act to which everybody concerned consents, or nil if nobody may act. The
// first seat acts for a company without a president, for which anybody may act.
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

// agreed reports whether the owner whose consent an action needs, if any, agrees to it.
func agreed(v rules.View, seats []Player, a rules.Action) bool {
	owner := v.Consent(a)
	return owner == 0 || seats[owner-1].Agrees(v, a)
}

// decline returns a pass if that is legal, otherwise the first action.
func decline(list []rules.Action) rules.Action {
	for _, a := range list {
		if _, ok := a.(rules.Pass); ok {
			return a
		}
	}
	return list[0]
}
