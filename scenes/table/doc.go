// Package table implements the screen on which a game is played and watched.
//
// Table shows one match. For every new position panel.Decide makes the pending decision (a decision.Decision), which
// draws the side panel, marks the map and plays the action. There is no decision while a past position is shown or the
// game is read-only; the table then offers the way back instead. Around the decision the table draws parts that are
// always present: top bar, strips, map or market, context tabs, history.
//
// The parts are values of their own, most of them in packages of their own. A part reads the game through desk.Desk,
// holds the parts that it draws, and asks the table through a few functions or a small interface that it declares;
// new.go puts them together. Only Table.Play and rewind change the game.
//
// A Table knows nothing of storing, sharing or ending a game: it calls its Hooks. A stored game is a playing, which
// embeds a Table and supplies the Hooks. A what-if is a Table for a copy of the game; the type copied is its access to
// the real one. Seats implements app.Program: it puts a stored game, or one that is only watched, on the screen.
package table
