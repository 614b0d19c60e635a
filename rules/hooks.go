package rules

import (
	"hexrail/rules/id"
	"hexrail/rules/route"
	"hexrail/rules/track"
)

// Hooks are what else happens at a few moments of a game, for titles that need it. Each has one call site; a nil hook
// means that nothing more happens.
type Hooks struct {
	// SetUp is called when the players have their money and nothing else has happened: it shuffles.
	SetUp func(tx *Tx)
	// Floated is called when a company has floated and has its capital. It places the home station where the policy
	// HomeStation is WhenFloated, and may push an interruption.
	Floated func(tx *Tx, c id.Corp)
	// Crashed is called when the marker of a company has entered a cell of a zone with Closes. It decides what becomes of
	// the company, and may end a turn or begin a round anew; the verb that moved the marker does nothing after it.
	Crashed func(tx *Tx, c id.Corp)
	// Holds reports whether something is to be decided before a company of which enough was sold floats; nil is never. See
	// Tx.FloatIfSold.
	Holds func(v View, c id.Corp) bool
	// PhaseBegan is called when the first sale of a kind of train has begun a phase, and trains have rusted and privates closed.
	PhaseBegan func(tx *Tx)
	// Worth returns what counts in the score of p besides money and shares.
	Worth func(v View, p id.Player) int32
	// Earns returns what a route earns with a train; nil is the sum of its stops.
	Earns func(v View, c id.Corp, n id.Train, r track.Route) Earnings
	// Run returns what a run earns, and how much of the revenue each route has of it; nil is the sum of its routes.
	Run func(v View, a RunRoutes) (sum Earnings, parts [MaxTrains]int32)
	// ShareTrack reports whether two trains of a run may use the same track; nil is never (1822PNW/R126).
	ShareTrack func(v View, a, b id.Train) bool
	// Problem returns the question which run of a company with these trains is best; nil is the plain rules.
	Problem func(v View, c id.Corp, trains []id.Train) route.Problem
	// Told tells facts of a position, by the keys of traces, that records of 18xx.games tell otherwise: an empty value is no fact.
	Told func(v View, tell func(key, value string))
	// Merit returns how good an action of the title's own is for who acts, as a computer player sees it; what is not above zero is not
	// done, and Urgent things are done first. The company that acts should keep that much money for its next train.
	Merit func(v View, a Action, keep int32) int32
	// Listed returns what 18xx.games lists as possible kinds of actions where that differs from what is legal, for positions
	// of recorded games; can has the kinds that are legal.
	Listed func(v View, can []string) []string
}

// Urgent is the merit of an action that comes before all others.
const Urgent = 1_000_000
