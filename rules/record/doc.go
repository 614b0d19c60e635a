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
//
// A record says nothing of a profile: it was played as on 18xx.games. A game that 18xx.games cannot play, because it follows
// the rulebook or has an option of ours, can be written as a record of its own rules (Source.Own). It differs in this:
//
//   - settings.profile is "rulebook", and settings.optional_rules has our settings too, such as "bank_break_end=next_or".
//   - The actions are those of 18xx.games, each where the game's own machine waits for it. A pass may so stand where
//     18xx.games asks nobody: of a player who passed before in the auction (1860/R13). A bid may have the price 0 (1860/R12).
//   - Revenues and subsidies are written as they were played, but reading computes them: the rulebook leaves no choice.
package record
