// Package draft turns what a player points at into one complete action.
//
// A Draft is a decision in the making. It begins with everything the referee offers in a position and narrows it with
// every choice: a hex, a tile, a turn, a company, a number, a price. It tells what is chosen, what the choice would lead
// to, what it is called, and why something cannot be chosen. It never changes a State: consequences are worked out on a
// copy.
//
// A decision is the position with its step and the language; a menu has its options and what is chosen among them; a Draft
// says what that leads to. What belongs to one Kind of option is in one file: lay.go, lot.go, share.go, train.go and so on.
//
// Every kind of decision is described by the same parts, so a screen needs no code of its own for a new step: options
// with their state, the hexes that may be chosen, effects before and after, warnings, and the words of the two buttons.
package draft
