// Package mygames shows the finished and running games of this device as tables: every game with its result, the games
// of each title together, and two players against each other.
//
// Open opens the Screen, and NewCard the dialog about one game, with its private note. Totals and Rivals are the rows
// of the tables, computed from the information that the library keeps about each game.
package mygames
