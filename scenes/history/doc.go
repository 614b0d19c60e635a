// Package history draws a game round by round and the screen at its end: worth, prices and revenue as charts and
// tables, their export, and the final ranking.
//
// Rounds needs nothing but the match; it is also shown beside a running game. GameOver adds the ranking and reaches the
// table on which the game was played through the interface Played. Figures come from view.Statistics, one value per
// player or company and moment, where moment 0 is the set-up and each further one the end of a round. All lengths are
// in dp.
package history
