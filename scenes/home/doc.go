// Package home implements the start screen and the New game screen.
//
// Home, made by New, is the start screen. It lists the stored and the sample games and leads to everything else; New
// game collects title, players and options, and Rematch opens it with those of an earlier game. Neither knows the
// table: a game is started or opened through the Program of the app, so that this package can be tested without one.
//
// Cards of stored games are drawn from library.Info alone, without loading the game. Data that cannot be read or drawn
// must never hide the other games: such a card shows its name only and offers the raw data as a file. All lengths are
// in dp.
package home
