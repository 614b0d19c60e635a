// Package history draws how a game went, round by round, and the screen at its end.
//
// Rounds draws worth, prices and revenue as charts and tables up to the cursor of a match; package info shows it
// beside a running game. Refresh must run in each frame before anything is drawn. GameOver adds the winner, the ranking
// and the highlights. It reaches the table on which the game was played only through the interface Played.
// DrawExportButtons copies or saves any table.
//
// Figures come from view.Statistics, one value per player or company and moment, where moment 0 is the set-up and each
// further one the end of a round. All lengths are in dp.
package history
