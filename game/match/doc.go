// Package match runs a game: it keeps the log of actions, the position before each of them, and the cursor on screen.
//
// New begins a Match, and Open opens one from a Game, the form that files and links carry; if the rules refuse an
// action, a Stop gives the reason. Match.Play is the only way to add an action.
//
// The log is the truth; positions are a cache of it. A position is stored once and must never be modified, because a
// branch shares all positions with the game it left. Going anywhere in the game is indexing. Events are not stored but
// recomputed on demand, except the latest ones.
//
// There are two indices. The present is the position in which the game continues; undo and redo move it. The cursor is
// the position on screen; viewing history moves only the cursor. Actions after the present are undone. They stay in the
// log until Play plays another action in their place, or Cut discards them.
//
// A match also has the stretches in which a computer decides for a seat (Stint, Level), and carries the programmes and
// the plans of the players. It plays none of them; packages computer and programme decide actions, and their callers
// play them. Mark is a hash of a position, by which a changed rule is noticed.
package match
