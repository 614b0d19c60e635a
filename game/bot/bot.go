// Package bot implements computer players. They use only the referee: the legal actions and their results.
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
//
// # Figures
//
// The following figures are for the rulebook profile, by hexrail arena from seed 1 on. One Sensible against random
// players:
//
//	                   games  wins    share of the final worth
//	1830, 3 players      400  97.5 %  54 %
//	1830, 4 players      400  97.8 %  49 %
//	1860, 3 players      400  99.5 %  60 %
//	1860, 4 players      400  99.5 %  50 %
//
// Only Sensible players; worth is the mean of the players of a game:
//
//	                   games  sets      ends                                  mean worth
//	1830, 3 players      400  5 to 9    bank, 4 bankruptcies in sets 5 to 7   1,370 to 12,470
//	1830, 4 players      400  6 to 9    bank, 2 bankruptcies in set 6         1,370 to 9,580
//	1860, 3 players      400  8 to 10   nationalisation 326, bank 74          4,200 to 10,900
//	1860, 4 players      400  8 to 11   nationalisation 298, bank 102         3,570 to 8,450
//	18FL, 3 players      400  7 to 9    bank                                  6,100 to 10,670
//	1870, 4 players       40  7 to 10   bank                                  4,370 to 9,800
//	1822PNW, 4 players    10  10 to 11  bank                                  1,820 to 6,630
//	its Short Scenario    10  9 to 11   bank 8, price chart 2                 1,900 to 6,030
//	its SRS, 3 players    10  9 to 11   price chart 6, bank 4                 3,330 to 9,370
//
// Games of people, recorded to their end, with the worth of each player. Totals over all players would say little,
// because the numbers of players differ.
//
//	                   sets  end              worth                            mean
//	1830, 3 players       9  bank             12,025, 12,109, 13,048           12,394
//	1830, 4 players       6  bankruptcy       310, 1,831, 2,127, 2,212         1,620
//	1860, 2 players       8  nationalisation  11,002, 12,601                   11,802
//	1860, 3 players       9  bank             7,096, 8,132, 8,462              7,897
//	18FL, 3 players       8  bank             10,536, 11,668, 12,265           11,490
//	1870, 4 players       8  bank             6,769, 6,917, 10,169, 12,155     9,003
//
// Final worth of the players of the first 20 games:
//
//	                   from    half of them         to      mean
//	1830, 3 players    4,251   7,573 to 9,492       13,144  8,654
//	1830, 4 players    3,508   6,220 to 8,295       10,646  7,228
//	1860, 3 players    3,397   7,356 to 9,340       12,483  8,254
//	1860, 4 players    3,131   5,042 to 7,143        8,764  6,112
//
// So in 1860 Sensible ends with as much as people do, though never with more in these games. In 1830 only the best of
// three players reach the recorded results of three people, and in 18FL none do.
//
// One seat that searches against three others of a kind, with the part of the games won, its 95 % interval, and the
// number of games that ended by bankruptcy. Levels had the leads of today unless others are named: for most choices
// and, behind a stroke, for sales. All rows but that of 1830, hard to medium, were measured while the outlook still
// counted the income from privates; 1860, hard to sensible, has since won 9 of 12 games (from seed 520001).
//
//	                                seeds             games  won               bankrupt  of which won
//	1830, hard to sensible          942001 to 942016     16  81 %, 57 to 93 %         1             0
//	the same, lead 400/1200         942001 to 942016     16  88 %, 64 to 97 %         0             0
//	the same, lead 300/300          942001 to 942024     24  79 %, 60 to 91 %         5             4
//	1830, hard to outsider, 400     980301 to 980316     16  16 of 16                 2             2
//	1830, hard to medium            350001 to 350012     12  42 %, 19 to 68 %         1             1
//	1830, medium to sensible, 500   520001 to 520016     16  56 %, 33 to 77 %         3             1
//	1830, medium to easy            340001 to 340024     24  88 %, 69 to 96 %         1             1
//	Basic, hard to sensible, 300    500001 to 500012     12  83 %, 55 to 95 %         0             0
//	1860, hard to sensible          520001 to 520024     24  71 %, 51 to 85 %         0             0
//	the same, lead 300/300          520001 to 520024     24  79 %, 60 to 91 %         0             0
//	1860, medium to sensible        520001 to 520024     24  58 %, 39 to 76 %         0             0
//	the same, lead 60               520001 to 520024     24  33 %, 18 to 53 %         0             0
//	1870, hard to sensible, 300     500001 to 500008      8  8 of 8                   0             0
//	18FL, hard to medium            350001 to 350016     16  38 %, 18 to 61 %         0             0
//	18FL, medium to easy            340001 to 340016     16  75 %, 51 to 90 %         0             0
//	1822PNW, hard to sensible, 300  500001 to 500006      6  4 of 6                   0             0
//	its Short Scenario, the same    500001 to 500006      6  3 of 6                   0             0
//
// The rules of thumb of outsiders are in no playout. In Starter, Hard chooses only trains, and wins 24 of 48 games
// (seeds 510001 to 510048) that are nearly the same four; by playouts of two rounds instead of to the end it won 2 of
// 12, and with lays among its choices no more. The same game of 18FL (3 players, seed 5) ended in the same position in
// WebAssembly.
//
// How often players choose what people chose, by hexrail agree, in all decisions of two recorded games of 1830:
//
//	                    bid   par  share  sale  pass in a stock round  payout  train  no train
//	cases                35    15    119    17                    166     129     55        64
//	sensible           57 %   7 %   41 %  18 %                   72 %    82 %   55 %      36 %
//	hard               57 %   7 %   39 %  29 %                   69 %    81 %   44 %      53 %
//	hard, lead 400     54 %   7 %   38 %  24 %                   67 %    79 %   45 %      50 %
//	the same, 300/300  49 %   7 %   25 %  18 %                   34 %    78 %   45 %      52 %
//
// With a small lead Hard sells single shares to buy better ones where people pass. With a larger one it does that
// more rarely, and wins no less.
//
// How well playouts predict games, by hexrail fidelity with -sets 2, 12 games of four Sensible players from seed
// 960001: correlation of each player's share of the worth at the end with that of the outlook after a playout to the
// end of the next set, by which a search goes, and with that of the worth at the beginning of the set. In 1860 neither
// predicts much before set 7: even Sensible players with another seed, who play the game on to its end, reach no more
// than .46 to .51 before it.
//
//	set                    2          3          4          5          6          7
//	1830             .57  .49   .63  .54   .76  .61   .81  .64   .77  .74   .96  .87
//	1860             .30  .29   .30  .27   .32  .26   .23  .24   .17  .35   .43  .40
//	1870             .57  .37   .72  .60   .74  .77   .81  .79   .83  .80   .93  .83
//	18FL             .77  .59   .71  .72   .86  .86   .90  .85   .95  .87   .99  .94
//	1822PNW Short    .19 -.06   .43  .02   .59  .19   .70  .48   .72  .66   .88  .74
//	1830 Basic       .56  .57   .65  .61   .73  .71   .70  .75   .87  .85   .99  .94
//	1830 Starter     .28  .02   .54  .17   .39 -.02   .71 -.54   .22  .76   .70  .35
//	1822PNW SRS      .29  .00   .61  .11   .80  .40   .93  .78   .74  .90   .96  .73
//
// SRS has 8 games of three players there.
//
// An outlook over fewer rounds, or with the life of trains or the money in treasuries, predicts no better in 1830, 1860
// and 1870 (10 games, seed 960101).
//
// Half of the decisions of Sensible take less than 10,000 units of the solver's work, 95 % less than 175,000, and all
// at most 630,000; 40,000 units take 3 to 8 ms in WebAssembly.
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
