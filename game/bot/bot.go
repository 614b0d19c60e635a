// Package bot has computer players. They know the referee only: what they may do and what it leads to.
//
// Random tries everything that is legal, Sensible plays by rules of thumb. Neither is part of the program that players load;
// they play games for tests, for the command line and for the samples.
package bot

import "hexrail/rules"

// Player chooses for whoever is to act. One Player plays all seats of one game.
type Player interface {
	// Choose returns a legal action, or nil if nobody may act.
	Choose(v rules.View) rules.Action
}
