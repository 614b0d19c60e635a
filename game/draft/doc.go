// Package draft turns the presses of a player into one complete action.
//
// New makes a Draft, which is a decision in the making. It starts with every action that the referee offers in a
// position and narrows them down with each choice: a hex, a tile, a rotation, a company, a number, a price. At any time
// it can name the chosen action, show its consequences (Effects), and explain why another one is barred. It never
// changes a State, because consequences are computed on a copy.
//
// The types build on each other: decision has the position, its step and the language; menu adds the options and the
// choices made; Draft adds the consequences. Each Kind of Option has a file: lay.go, lot.go, share.go, train.go and so
// on. Most steps of all titles need no more, so the screen has no code for a new one.
//
// Some decisions have a model of their own beside the options: a Run is routes being drawn, a Plan raises money for a
// train, a Grid asks two questions at once, a BoxBid and SealedBids are bids.
//
// Two types look further and belong to no step: Outlook estimates the earnings of companies with other trains, and
// Values the worth of players after further rounds. Blocks lists the sold blocks that await a decision about their
// price.
package draft
