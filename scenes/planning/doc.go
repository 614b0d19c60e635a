// Package planning implements three ways to try something without playing it: what-ifs, the plan on the map, and the
// run outlook.
//
// A what-if is a copy of the game from some position on, on which the player can play all sides. WhatIfs manages the
// what-ifs of one game: they are begun, listed, compared with the game and with each other, adopted and discarded.
// WhatIf is the screen on which one is played, with a table like that of the game. The real game is reached only
// through the interface Game and changes only when a branch is adopted; adopting checks every action again by the
// rules, and stops where the real game differs.
//
// NewPlan returns a Plan as a decision.Decision: tiles, stations, arrows, colours and notes that a player puts on the
// map, legal or not. MarkPlans marks them on the map of the game.
//
// NewRuns returns Runs as a decision.Decision, for the earnings of a company with other trains. Both replace the
// pending decision until the player goes back, and play nothing.
package planning
