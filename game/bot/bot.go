// Package bot has computer players. They know the referee only: what they may do and what it leads to.
//
// Random tries everything that is legal. Sensible plays by rules of thumb and knows no title: the income of a private, the life
// of a train, the yield of a share and the cash a company needs are read off the title's tables, policies and powers. It gives
// every legal action a merit. Lays and stations are looked at twice: all of them by the stops that they reach, the best few by
// the run that they lead to. Its choice depends on a seed and the position alone, in integers only, and comes in pieces of counted
// work (Begin, Think, Move), none longer than a slice of the route solver. It plays for the seats that are the computer's; Random
// plays games for tests and for the command line.
//
// How Sensible fares in the rulebook profile, by hexrail arena from seed 1 on. One of it against random players:
//
//	                   games  wins    share of the final worth
//	1830, 3 players      400  97.5 %  54 %
//	1830, 4 players      400  97.8 %  49 %
//	1860, 3 players      400  99.5 %  60 %
//	1860, 4 players      400  99.5 %  50 %
//
// Four of it, or three. Recorded games of people took six to nine sets of 1830, eight or nine of 1860, and eight of 18FL and 1870,
// where all players together ended with up to 37,200, with 23,600, 34,500 and 36,000.
//
//	                   games  sets      ends                                    all worth
//	1830, 3 players      400  5 to 9    bank, 4 bankruptcies in sets 5 to 7     4,100 to 37,400
//	1830, 4 players      400  6 to 9    bank, 2 bankruptcies in set 6           5,500 to 38,300
//	1860, 3 players      400  8 to 10   nationalisation 326, bank 74            12,600 to 32,700
//	1860, 4 players      400  8 to 11   nationalisation 298, bank 102           14,300 to 33,800
//	18FL, 3 players      400  7 to 9    bank                                    18,300 to 32,000
//	1870, 4 players       40  7 to 10   bank                                    17,500 to 39,200
//	1822PNW, 4 players    10  10 to 11  bank                                    7,300 to 26,500
//	its Short Scenario    10  9 to 11   bank 8, price chart 2                   7,600 to 24,100
//	its SRS, 3 players    10  9 to 11   price chart 6, bank 4                   10,000 to 28,100
//
// In 1860 nearly all of what players end with comes after the last phase has begun. In 40 games of computers it began at 5,500 to 12,000
// for all together, and 3 to 8 operating rounds followed, each with 1,000 to 5,000 more; the two recorded games that end began it at 7,600
// and 11,800, and 7 and 5 rounds followed. Where the bank breaks, all end with 22,000 to 26,300, the record with 23,700. Where the
// railways are nationalised they end with 17,700 to 32,000: the bank pays without limit then, in one more round for every two companies
// (1860/R148, R151), so it counts how many rounds went before, and that no player decides alone. The record of two players that ended so
// had 2 rounds before, 3 after, and 23,600.
//
// A decision takes half of the time less than 10,000 units of the solver's work, 95 times in 100 less than 175,000, and at most
// 630,000: 3 to 8 ms in WebAssembly for each 40,000.
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
