// Package notation is the text form of positions and actions.
//
// A position is a list of key=value pairs in the vocabulary of the conformance traces: "cash.p0=600", "tile.H10=57/1".
// The same text serves golden traces, rule tables, bug reports and the debug screen. An action is one line of names, as
// in "lay PRR H10 57/1"; saves keep games in it. Players are p0, p1 ... by seat, everything else goes by the ids of the
// tables.
package notation
