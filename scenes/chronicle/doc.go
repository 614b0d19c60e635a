// Package chronicle shows how a game came to where it stands, and how it ended: worth, prices and runs as charts and as tables,
// round by round, which can be taken along, and the place where a finished game is told.
//
// A Chronicle needs the match alone. GameOver asks the table on which the game was played through Played.
package chronicle
