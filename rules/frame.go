package rules

import (
	"iter"

	"hexrail/rules/id"
	"hexrail/rules/track"
)

// RoundID is the number of a round in Title.Rounds, from 1.
type RoundID uint8

// Frame is one level of the running machine: a round, or an interruption of the level below.
type Frame struct {
	Round RoundID
	Actor id.Owner // the player or company whose turn it is
	Step  uint8    // index of the step in charge
	Done  uint16   // steps that were finished or skipped this turn, one bit each
	Corp  id.Corp  // subject of an interruption: the company whose par or home is chosen
	Hex   id.Hex   // subject of an interruption
}

// Step is one kind of decision. It holds configuration only and remembers nothing between actions.
type Step interface {
	// Name is the key of the step's name in texts: "track", "token", "run".
	Name() string
	// Open returns the zero Refusal if there is something to decide, else why the step is skipped.
	Open(v View) Refusal
	// Check judges an action. It answers WrongStep if the step does not take this kind of action.
	Check(v View, a Action) Refusal
	// AppendLegal appends every action that Check accepts, in a fixed order. Of a range of prices it lists the lowest and
	// the highest, of runs a good one and, if allowed, none.
	AppendLegal(dst []Action, v View) []Action
	// Apply does what Check has accepted.
	Apply(tx *Tx, a Action)
}

// Skipper is a Step for which being skipped has consequences: without a run there are no earnings, and the price moves.
type Skipper interface {
	Step
	Skip(tx *Tx)
}

// Chooser is a Step that asks a question, which Decide answers by the number of an answer.
type Chooser interface {
	Step
	// Word returns what records call an answer; empty if there is no such answer.
	Word(v View, answer uint8) string
}

// Answer returns what records call an answer to the step in charge; empty if it asks nothing or has no such answer.
func (v View) Answer(n uint8) string {
	if v.S.End.Over {
		return ""
	}
	if s, ok := v.InCharge().(Chooser); ok {
		return s.Word(v, n)
	}
	return ""
}

// Answers yields every answer to the step in charge: its number, and what records call it.
func (v View) Answers() iter.Seq2[uint8, string] {
	return func(yield func(uint8, string) bool) {
		for n := range 256 {
			if word := v.Answer(uint8(n)); word != "" && !yield(uint8(n), word) {
				return
			}
		}
	}
}

// Asker is a Step in the turn of a company that may ask somebody else than its president. What he decides is done by the company.
type Asker interface {
	Step
	// Asks returns the player who decides; zero is the president. It is asked only while the step is in charge, and for every
	// picture, so it is quick.
	Asks(v View) id.Player
}

// Runner is a Step in which trains run. Check judges the routes of a run together; CheckRoute tells what one of them breaks whatever
// the other trains do, so that it can be told while those are still to be chosen.
type Runner interface {
	Step
	// CheckRoute judges the route of train n of c, which must not be Idle.
	CheckRoute(v View, c id.Corp, n id.Train, r track.Route) Refusal
}

// Dealer is a Step in which a company strikes a deal with a player by what it decides: he must agree to it.
type Dealer interface {
	Step
	// DealsWith returns the player with whom an action that Check accepts strikes a deal; nobody is 0.
	DealsWith(v View, a Action) id.Player
}

// Retractor is an interruption's first Step, which asks how something is done and takes a pass as long as somebody else must agree: the
// pass takes back what was begun, by Tx.Retract. A refused deal changes nothing, so there must be a way back from what all refuse.
// On 18xx.games that is an undo, so records have no such pass.
type Retractor interface {
	Dealer
	Retracts()
}

// Retracts reports whether an action takes back what the step in charge asks about.
func (v View) Retracts(a Action) bool {
	if _, pass := a.(Pass); !pass || v.S.End.Over {
		return false
	}
	_, ok := v.InCharge().(Retractor)
	return ok
}

// Pointed is a Step of the map that takes another action than a lay or a station.
type Pointed interface {
	Step
	// AtHex returns what a player means who points at a hex, legal or not; nil if that is none of those actions.
	AtHex(v View, h id.Hex) Action
}

// Idler is a Step that may stay open though nothing but a pass is possible, as 18xx.games has it. Games of earlier versions
// of the program lack that pass.
type Idler interface {
	Step
	Idle(v View) bool
}

// Sealer is a Step in which bids are secret for a while: nobody but their bidders may be told them (18FL/R22).
type Sealer interface {
	Step
	Sealed(v View) bool
}

// Sealed reports whether bids that were made lie sealed, and one that is made now will.
func (v View) Sealed() bool {
	if v.S.End.Over {
		return false
	}
	s, ok := v.InCharge().(Sealer)
	return ok && s.Sealed(v)
}

// Veil takes the bids that lie sealed for bids of nothing in a copy of the position, which is what the others may know of them. Who
// has bid stays known.
func (v View) Veil(s *State) {
	if !v.Sealed() {
		return
	}
	for i, bid := range s.Auction.Sealed {
		if bid.Placed() {
			s.Auction.Sealed[i] = Stand(0)
		}
	}
}

// The kinds of rounds that several titles have. They stand in traces.
const (
	AuctionRound   = "auction"
	StockRound     = "stock"
	OperatingRound = "operating"
)

// Round is an ordered list of steps. The first open one is in charge.
type Round struct {
	Name    string // kind in notation, as AuctionRound; an interruption has none
	Steps   []Step
	Anytime []Step       // powers and dealings allowed while any step is in charge
	Begin   func(tx *Tx) // sets the first actor, or ends the round at once; nil for an interruption
	// Turn is called when no step of the turn is open: it gives the turn to the next actor or ends the round. An
	// interruption has none: its frame is popped.
	Turn func(tx *Tx)
	// Again is asked when no step of an interruption is open: it may set its frame for another subject, and reports whether it does;
	// then the interruption goes on. Nil never does.
	Again func(tx *Tx) bool
}
