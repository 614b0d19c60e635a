// Package scenes implements the program on the screen: it joins the start screen, the dialogs and the table, and turns
// the player's input into actions.
//
// App owns an app.Shell, which keeps the stack of open screens and the preferences. A screen is a small type with
// Update and Draw; an overlay, such as a dialog, leaves the screen below it visible:
//
//	a.Open(newSettings(a))     // a dialog above the current screen
//	a.Show(newTable(a, game))  // replaces everything above the start screen
//
// Table shows one match. For every new position panel.Decide makes the pending decision (a decision.Decision), which draws
// the side panel, marks the map and plays the action. There is no decision while a past position is shown or the game
// is read-only; the table then offers the way back instead. Around the decision the table draws parts that are always
// present: top bar, strips, map or market, context tabs, history.
//
// The parts are values of their own, most of them in packages below this one. A part reads the game through desk.Desk
// and asks the table through a few functions or a small interface declared by the part; around.go supplies these. Only
// Table.play and rewind change the game. Parts that draw nothing: rewind (undo and redo), people (who plays where),
// passing (standing orders to pass), opponents (computers).
//
// A what-if is a Table for a copy of the game inside a frame from package planning; copied is its access to the real
// game. Storing, sharing and ending a game are not the table's business: it calls its hooks, and playing supplies them
// for stored games.
//
// Texts that depend on the rules come from packages text and view. Texts of a screen are in tables named words next to
// it, and a test checks that both languages are complete and drawable with the fonts. Sizes are in dp, positions of the
// game count its actions (0 is the set-up).
package scenes
