// Package planning holds what players try without playing it: what-ifs, which are copies of the game, and the outlook on what a
// company would earn.
//
// WhatIfs are the copies of one game: they are begun, listed, compared with the game and with each other, adopted and discarded.
// A WhatIf is the place where one of them is played, on a table like that of the game. Of the game it knows a Game, and nothing
// else that is done in a copy reaches it. Runs stands in the place of a decision.
package planning
