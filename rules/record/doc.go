// Package record reads and writes game records of 18xx.games.
//
// A record is a list of everything ever sent, including undone actions, chat and automatic pilots. Read takes it in
// three steps: Decode (decode.go) checks the envelope and normalizes the fields, Effective (resolve.go) selects the
// actions in force, and Replay (past.go, read.go) plays them through the referee, converting each action to ours. Since
// a record contains no positions, it can only be read by replaying it. If the replay stops, the Import keeps everything
// up to that action and its Stop gives the reason. 18xx.games has changed rules; a record that stops is replayed with
// the older ones that its date permits.
//
// Records are untrusted: sizes are limited, names are resolved, sums are bounded. Data that determines the game is read
// strictly, other data leniently; every deviation adds a Note.
//
// Write does the reverse and reads back its own output. The package knows no title: a Lookup finds one, together with
// the Names that records use for things not named in its tables.
//
// A record has no profile: it was played on 18xx.games. A game that 18xx.games cannot play, because it follows the
// rulebook or has an option of ours, can be written as a record of its own rules (Source.Own), which differs as
// follows:
//
//   - settings.profile is "rulebook", and settings.optional_rules includes our settings, such as
//     "bank_break_end=next_or".
//   - The actions are those of 18xx.games, in the order in which our step machine expects them. So there may be passes
//     for which 18xx.games does not ask: of a player who passed before in the auction (1860/R13). A bid may have the
//     price 0 (1860/R12).
//   - Revenues and subsidies are written as played, but recomputed when read, because the rulebook leaves no choice.
package record
