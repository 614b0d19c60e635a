// Package share writes a whole game into the fragment of a link, in as few characters as possible, and reads it back.
//
// A fragment is a version, one digit, and a message in base64url without padding. The message is a checksum of 24 bits
// and the output of a binary range coder: what is likely costs little, what is nearly certain almost nothing. How likely
// a decision is, the model learns on the way, the same on both sides, from the decisions before it.
//
// In the message stand the title, its profile and options, the players, the seed, the number that tells copies of one
// game apart from others, the log, the cursor, and a fingerprint of the rows of the title's tables that the log uses. What
// follows is a tail: the name of the game, the version of its rules, the mark of the position after its log
// (match.Mark), and the stretches in which the computer decided for a player. Programs from before there were tails stop before it and read the same game.
//
// # What a link means
//
// Actions are written with all their operands, by numbers in the title's tables: never by their place in a list of what
// is legal. So a corrected rule changes neither what a link means nor whether it can be read; at most the referee refuses
// an action when the game is replayed, and says so. Routes are written as walks: where they begin, and which track is
// taken at each fork.
//
// What is expected comes from the log alone: who acted after whom, what he did in his turn before, how far a hex lies
// from where the company built last. The referee and its states are not asked.
//
// # What freezes the format
//
// Links of version 1 stay readable as long as these stay as they are:
//
//   - this package: topics, contexts, kinds of actions, titles and settings in header.go. New ones are added at the end;
//     anything else takes a new version beside the old one.
//   - the order of the title's tables: companies, privates, hexes, tiles, kinds of trains and cells of the price chart.
//     Rows may be added at the end.
//   - of the board: which hexes are neighbours, where companies have their homes, the stops, labels, colours and ends of
//     track of printed hexes and tiles. The order of the track on a face does not count.
//   - where a run states its revenue, the values of the stops.
//
// The fingerprint tells when a table was changed against this; a test keeps links of every version in testdata.
package share
