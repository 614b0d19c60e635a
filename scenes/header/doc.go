// Package header draws the head of the table: the top bar with rounds, phase, trains and bank, the banner that says who
// has to make which decision, and the steps of the turn.
//
// A Bar and a Banner are drawn at several places and widths, one of each per table; their methods DrawPhone, DrawRail
// and DrawInfo are those places. They measure their parts first and drop or shorten them in a fixed order, so that the
// round, the phase and the player to act are always visible. The facts come from view.Header and view.Prompt. All sizes
// are in dp.
package header
