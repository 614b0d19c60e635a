// Package notation defines the text form of positions and actions.
//
// A position is a list of key=value pairs in the vocabulary of the conformance traces: "cash.p0=600", "tile.H10=57/1".
// Traces, rule tables of tests and saved games contain positions in this form. An action is one line of names, such as
// "lay PRR H10 57/1"; saves store games as such lines, so every line ever written must remain readable with the same
// meaning. Players are p0, p1 ... by seat; everything else is named by the ids of the title's tables.
package notation
