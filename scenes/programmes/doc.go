// Package programmes shows the programmes of a game: the Card in which a player gives and stops them, and the Strip at
// the top of the table with those that run and why others have ended.
//
// CanGive reports whether the position has any to give. Sentence, Deed and Ended word a programme. Package
// game/programme decides its actions, and the table plays them.
package programmes
