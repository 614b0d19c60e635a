// Package planning implements two ways to try something without playing it: what-ifs and the run outlook.
//
// A what-if is a copy of the game from some position on, on which the player can play all sides. WhatIfs manages the
// what-ifs of one game: they are begun, listed, compared with the game and with each other, adopted and discarded.
// WhatIf is the screen on which one is played, with a table like that of the game. The real game is reached only
// through the interface Game and changes only when a branch is adopted; adopting checks every action again by the
// rules, and stops where the real game differs.
//
// Runs replaces the panel of the pending decision while the player asks what a company would earn with other trains. It
// plays nothing.
package planning
