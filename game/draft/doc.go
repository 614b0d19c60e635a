// Package draft turns the presses of a player into one complete action.
//
// A Draft is a decision in the making. It starts with every action that the referee offers in a position and narrows
// them down with each choice: a hex, a tile, a rotation, a company, a number, a price. At any time it can name the
// chosen action, show its consequences, and explain why another one is barred. It never changes a State, because
// consequences are computed on a copy.
//
// The types build on each other: decision has the position, its step and the language; menu adds the options and the
// choices made; Draft adds the consequences. Each Kind of option has a file: lay.go, lot.go, share.go, train.go and so
// on.
//
// Every step of every title is described by the same parts, so that the screen needs no code for a new step: options
// with their state, selectable hexes, effects before and after, warnings, and the two buttons.
package draft
