package route

import (
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// Endless is a reach without limit.
const Endless = track.Endless

// Problem is one company that runs its trains on one board. The zero value of every field except Position and Corp
// means the plain rule: each stop counts once toward the reach, pays its value and may not be skipped.
type Problem struct {
	Position track.Position
	Corp     id.Corp
	Phase    tile.Color  // highest colour that may be laid; it determines the revenue of stops
	Through  track.Corps // companies whose stations do not block
	Trains   []Train
	Run      RunRules
}

// Train describes the abilities of one train.
type Train struct {
	// Reach is the number N of stops, at most 60, or Endless. More is the M of an N+M train: stops that Cost Minor use
	// up M first, then the rest of N (1860/R156).
	Reach, More uint8
	// Group separates the use of track: trains of different groups may use the same pieces (E-trains, 1822PNW/R126).
	Group uint8
	Local bool // a single stop is a route (1822PNW/R125)
	// HexOnce forbids entering a hex again after leaving it (1860/R161).
	HexOnce bool
	// StopOnce forbids calling at two stops of a hex, unless the route touches a stop that Pardons (1822PNW/R122).
	StopOnce bool
	// Pays is paid for any route (mail, 1822PNW/R171). It must be even, because each end of a route accounts for half
	// of it.
	Pays int16
	// Passes is the pay for using track of a hex, once per route however often it enters; nil pays nothing. It may be
	// negative (timber and portage, 1822PNW/R129, R133).
	Passes func(h id.Hex) int16
	// Again is a second payment for such track, to the one train of the run for which it is highest; nil pays nothing
	// (1822PNW/R130). It must be the same function for all trains that have it.
	Again func(h id.Hex) int16
	// Terms changes how the train treats a stop; nil leaves the plain rule.
	Terms func(at track.StopAt, plain Terms) Terms
}

// Cost is the share of a train's reach that a stop uses.
type Cost uint8

// The costs of a stop.
const (
	Major Cost = iota // one of N
	Minor             // one of M, or of the rest of N
	Free              // nothing (towns in 18FL)
)

// Terms are how a train treats a stop.
type Terms struct {
	Pays int16 // for calling, including doubling and bonuses of this stop
	// EndPays is the extra pay as first or last stop (destinations, 1870/V5).
	EndPays int16
	Cost    Cost
	Skip    bool // may be passed, or even be an end, without counting or paying (1860/R158, R159)
	NoEnd   bool // the route may neither begin nor end here (halts, 1860/R155)
	Closed  bool // the route may only begin or end here (1830/R205)
	Barred  bool // the route may not touch this stop at all (1822PNW/R135)
	Station bool // own station: every route needs one (1830/R202)
	// Scarce stops admit one route of the run each (cities with the company's token for L trains, 1822PNW/R124).
	Scarce bool
	// Goal marks stops of which a run must touch at least one, with any of its routes, unless all trains stay at home
	// (1860/R154).
	Goal bool
	// Filled marks a city that is full of other companies' stations but not Closed: only one route of the run may pass
	// through one such city (1860/R160).
	Filled bool
	// Pardons marks stops that let a route stop twice in other hexes (1822PNW/R122).
	Pardons bool
}

// Prize is a payment for one route of the run that touches a stop of the hex At (1822PNW/R128, R131).
type Prize struct {
	At id.Hex
	// Pays is the amount for touching a stop of At, zero for none and never negative; of two stops the higher amount
	// counts.
	Pays func(train int, at track.StopAt) int16
	// With is another stop that the route must touch, if its Hex is set. Only the first three prizes of a run may have
	// one.
	With track.StopAt
}

// Finished is a route as the rules of a title see it. It is valid only during the call.
type Finished struct {
	Train  int
	Stops  []track.StopAt // in order, skipped ones included
	Pieces []track.Piece
	Earns  int32 // revenue of the train
}

// RunRules are the rules for all routes of a run together.
type RunRules struct {
	// Linked requires that the routes are connected by common stops (1860/R163).
	Linked bool
	Prizes []Prize
	// Aside is income besides the pay, for both ends of one route, namely that for which it is highest; nil pays
	// nothing (mail, 1822PNW/R134). Among runs that pay the same, the one with more is better; with CountAside it
	// counts as pay.
	Aside      func(at track.StopAt) int16
	CountAside bool
	// Bonus is the pay of the run beyond its routes; nil pays nothing.
	Bonus Bonus
}

// Bonus is a payment or a condition for all routes of a run together: something paid once per company, a second payment
// of the best route, a required route between two stops (1870/R136).
type Bonus interface {
	// Most returns an upper bound of Pays for any run.
	Most() int32
	// Pays returns the earnings of the run beyond its routes, and reports whether the run is allowed.
	Pays(run []Finished) (pays int32, ok bool)
}
