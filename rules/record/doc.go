// Package record reads and writes game records of 18xx.games.
//
// A record is a list of everything that was ever sent, undone actions, chat and automatic pilots included. Reading one
// takes three steps, each in its own file: Decode checks the envelope and normalizes the fields, Effective leaves what
// counts, and Read replays that through the referee, turning each action into ours. A record contains no positions, so a
// replay is the only way to read one; where it stops, everything up to that action is kept.
//
// Records are untrusted: sizes are limited, names are resolved, sums are bounded. What decides the game is taken strictly,
// what is decoration loosely; every liberty leaves a Note.
//
// Write goes the other way and reads back what it wrote. The package knows no title: a Lookup finds one, together with
// the Names by which records call what the tables do not name.
package record
