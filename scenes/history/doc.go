// Package history shows a game round by round and its end: worth, prices and runs as charts and tables, their export, and the
// final ranking.
//
// Rounds needs the match alone. GameOver asks the table on which the game was played, through Played.
package history
