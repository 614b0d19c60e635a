// Package programmes shows the programmes of a game: the card in which a player gives and stops them, and the strip at
// the top of the table with those that run and why others have ended.
package programmes
