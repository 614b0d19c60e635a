// Package scenes holds the places of the program: what is drawn on the screen and what the player's presses mean there.
//
// The App puts the rooms together. Its shell keeps a stack of places and the player's preferences and draws the topmost
// place. A place (home, a new game, the table, the settings) is a small type with two methods, Update and Draw; one that is
// also an overlay (a dialog) leaves the place below it in sight.
//
//	a.Open(newSettings(a))     // a dialog over the present place
//	a.Show(newTable(a, game))  // replaces everything above home
//
// The Table owns one match. Around the decision that is due it draws everything that is always in sight: top bar, strips,
// map or market, the panel with the context tabs, the history. The decision itself is a panel.Decision, made by
// panel.Decide for every new position; host is what it sees of the table. Where the table shows the past or is read-only there
// is no decision, and the table offers the way back instead. The tabs beside the map and the tables in its place are those of
// package info; reading is what they see of the table.
//
// The parts of the table keep what only they need to know. Those that are drawn: the head and the strips (packages of their
// own), the middle with the map or the market, the side panel, the phone, the action bar, the history, the focus. Those that
// are not: rewind takes back and plays again, people knows who sits where, passing passes for who has said so.
//
// A what-if is the table of a copy inside a frame of its own, from package planning; copied is what it sees of the real game.
//
// What keeps games, shares them or ends them is not the table's business: it calls the functions of its hooks.
//
// Texts that depend on the rules come from package text and view; the words of the places themselves stand beside them in
// tables called words and are tested against the fonts.
package scenes
