package rules

import (
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/track"
)

// Hooks are a title's additions at certain moments of a game. Each has one call site, and a nil hook adds nothing.
type Hooks struct {
	// SetUp is called after the players have received their money, to shuffle.
	SetUp func(tx *Tx)
	// Floated is called when a company has floated and received its capital. It places the home station if the policy
	// HomeStation is WhenFloated, and may push an interruption.
	Floated func(tx *Tx, c id.Corp)
	// Crashed is called when the marker of a company has entered a zone with Closes. It decides the fate of the company
	// and may end a turn or restart a round; the verb that moved the marker does nothing after it.
	Crashed func(tx *Tx, c id.Corp)
	// Holds reports whether c must wait for a decision before it floats, although enough was sold; nil means never. See
	// Tx.FloatIfSold.
	Holds func(v View, c id.Corp) bool
	// PhaseBegan is called after the first sale of a kind of train has begun a phase, trains have rusted and privates have
	// closed.
	PhaseBegan func(tx *Tx)
	// Worth returns the part of p's score that is neither money nor shares.
	Worth func(v View, p id.Player) int32
	// Earns returns the earnings of train n on a route; nil means the sum of its stops.
	Earns func(v View, c id.Corp, n id.Train, r track.Route) Earnings
	// Run returns the earnings of a run and each route's part of the revenue; nil means the sum of its routes.
	Run func(v View, a RunRoutes) (sum Earnings, parts [MaxTrains]int32)
	// Bottomless reports whether the bank can no longer break; nil means never.
	Bottomless func(v View) bool
	// TokenCost returns the price of the next token as stated by a record; nil or false means that the rules decide.
	TokenCost func(v View) (cost int32, ok bool)
	// ShareTrack reports whether two trains of a run may use the same track; nil means never (1822PNW/R126).
	ShareTrack func(v View, a, b id.Train) bool
	// Problem returns the search problem for the best run of c with these trains; nil means the plain rules.
	Problem func(v View, c id.Corp, trains []id.Train) route.Problem
	// Told overrides facts of a position, by the keys of traces, that records of 18xx.games state differently. An empty
	// value removes the fact.
	Told func(v View, tell func(key, value string))
	// Merit returns the value of an action of the title's own to the actor, as seen by a computer player. Actions of merit
	// zero or less are never played, and Urgent ones come first. The acting company should keep the amount keep for its
	// next train.
	Merit func(v View, a Action, keep int32) int32
	// Listed returns the kinds of actions that 18xx.games lists as possible in a recorded game, given the legal kinds can,
	// where the two differ.
	Listed func(v View, can []string) []string
}

// CardFigures are the figures by which a computer player rates bids on cards in boxes (the 1822 family).
type CardFigures struct {
	Whim   int32 // by how much a player's whim raises the worth of a card, in dollars
	Rounds int32 // operating rounds of which the revenue of a private counts
	Power  int32 // worth of the power of a private, in dollars
	Minors int   // minors that a player wants
	Weight int32 // merit of a dollar, against that of shares
}

// Urgent is the merit of an action that precedes all others.
const Urgent = 1_000_000
