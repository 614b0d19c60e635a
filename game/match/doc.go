// Package match is a running game: the log of actions, the position before each of them, and the one on screen.
//
// The log is the truth and the positions are a cache of it. A position is stored once and never written again, so going
// anywhere in the game is an index, and a branch shares all positions with the game it left. What happened during an
// action is not stored but carried out again when somebody asks.
//
// Undo and redo move the present, in which the game is played on; looking at history moves the cursor alone. Both are an
// index, and nothing but an action that is played before the end of the log cuts what came after it.
package match
