// Package route finds the best run of a company: routes for all its trains that earn the most together, with a proof.
//
// It knows track, stops, trains and what a Problem says about them, but no titles. Its answer is the same on every machine
// and however the work is sliced: work is counted, never timed.
//
// The routes of one train are not listed, there may be millions; they are held in a diagram (see diagram), which a sweep
// over the board builds state by state. Trains that may not share track form a crew, which searches the diagrams of its
// members together within bounds that prices on track make close (see crew and prices). Of runs that pay alike the one with
// the fewest pieces of track is taken, then the first in the order of the sweep; of trains of one kind the first has the
// route that pays most.
package route
