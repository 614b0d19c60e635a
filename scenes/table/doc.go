// Package table is the screen on which a game is played and watched.
//
// Table shows one match. For every new position panel.Decide makes the pending decision (a decision.Decision), which
// draws the side panel, marks the map and plays the action. There is no decision while a past position is shown or the
// game is read-only; the table then offers the way back instead. Around the decision the table draws parts that are
// always present: top bar, strips, map or market, context tabs, history.
//
// The parts are values of their own, most of them in packages of their own. A part reads the game through desk.Desk,
// holds the parts that it draws, and asks the table through a few functions or a small interface that it declares;
// new.go puts them together. layout holds what the player has chosen to see, wide and phone draw it, ways and menu lead
// to it. Only Table.play and rewind change the game. Parts that draw nothing: rewind (undo and redo), people (who plays
// where), passing (standing orders to pass), opponents (computers).
//
// A what-if is a Table for a copy of the game inside a frame from package planning; copied is its access to the real
// game. Storing, sharing and ending a game are not the table's business: it calls its Hooks, and playing supplies them
// for stored games. Seats opens either on the screen.
package table
