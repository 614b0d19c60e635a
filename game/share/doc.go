// Package share encodes a whole game in the fragment of a link, in as few characters as possible, and decodes it.
//
// Encode returns the code of a game, and Decode the game of a link. A fragment is a prefix and a code. The prefix
// distinguishes a game (Key), a position to be viewed (MomentKey, Moment) and a puzzle (PuzzleKey, Puzzle).
//
// A code is a version, one digit, and a message in base64url without padding. The message is a
// checksum of 24 bits and the output of a binary range coder: likely decisions cost little, nearly certain ones almost
// nothing. An adaptive model estimates the probability of each decision from the decisions before it, identically on
// both sides.
//
// The message contains the title, its profile and options, the players, the seed, the id that distinguishes copies of
// one game from other games, the log, the cursor, and a fingerprint of the rows of the title's tables that the log
// uses. A tail may follow: the name of the game, the version of its rules, the mark of the position after its log
// (match.Mark), and the stretches in which the computer decided for a player. A second tail has the programmes that
// run, a third one the second mark (match.TurnMark), a fourth one the plans of the sender. Programs older than a tail
// ignore it and read the same game.
//
// # Meaning of a link
//
// Actions are written with all their operands, as numbers in the title's tables, and never as an index in a list of
// legal actions. So a corrected rule changes neither the meaning of a link nor whether it can be read; at most the
// referee refuses an action when the game is replayed, and reports it. Routes are written as walks: the stop where they
// begin, and the track taken at each fork.
//
// Predictions depend on the log alone: who acted after whom, the actor's previous turn, the distance of a hex from the
// company's latest lays. They never depend on the referee or on states.
//
// # What freezes the format
//
// Links of version 1 remain readable as long as the following do not change:
//
//   - this package: topics, contexts, kinds of actions, and titles and settings in header.go. New ones are added at the
//     end; anything else requires a new version beside the old one.
//   - the order of the title's tables: companies, privates, hexes, tiles, kinds of trains and cells of the price chart.
//     Rows may be added at the end.
//   - the board: neighbours of hexes, homes of companies, and the stops, labels, colours and ends of track of printed
//     hexes and tiles. The order of the track on a face is irrelevant.
//   - if a run states its revenue, the values of the stops.
//
// The fingerprint detects a table that was changed in spite of this. A test keeps links of every version in testdata.
package share
