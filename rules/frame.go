package rules

import (
	"iter"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
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

// Step is one kind of decision. It holds only configuration and keeps nothing between actions.
type Step interface {
	// Name is the key of the step's name in texts: "track", "token", "run".
	Name() string
	// Open returns the zero Refusal if there is something to decide, otherwise the reason for skipping the step.
	Open(v View) Refusal
	// Check judges an action. It returns WrongStep if the step does not take this kind of action.
	Check(v View, a Action) Refusal
	// AppendLegal appends every action that Check accepts, in a fixed order. For a range of prices it lists the lowest and
	// the highest, for runs a good one and, if allowed, none.
	AppendLegal(dst []Action, v View) []Action
	// Apply performs an action that Check has accepted.
	Apply(tx *Tx, a Action)
}

// Skipper is a Step with consequences when it is skipped: without a run there are no earnings, and the price moves.
type Skipper interface {
	Step
	Skip(tx *Tx)
}

// Chooser is a Step that asks a question. Decide answers it by number.
type Chooser interface {
	Step
	// Word returns the word of records for an answer, or "" if there is no such answer.
	Word(v View, answer uint8) string
}

// Answer returns the word of records for an answer to the step in charge, or "" if it has no such answer.
func (v View) Answer(n uint8) string {
	if v.S.End.Over {
		return ""
	}
	if s, ok := v.InCharge().(Chooser); ok {
		return s.Word(v, n)
	}
	return ""
}

// Answers yields the number and the word of every answer to the step in charge.
func (v View) Answers() iter.Seq2[uint8, string] {
	return func(yield func(uint8, string) bool) {
		for n := range 256 {
			if word := v.Answer(uint8(n)); word != "" && !yield(uint8(n), word) {
				return
			}
		}
	}
}

// Asker is a Step in a company's turn that may ask a player other than its president. The company acts on his decision.
type Asker interface {
	Step
	// Asks returns the player who decides, or zero for the president. It is called only while the step is in charge. It
	// must be fast, since it is called for every frame drawn.
	Asks(v View) id.Player
}

// Runner is a Step in which trains run. Check judges the routes of a run together. CheckRoute judges one of them
// regardless of the other trains, so that its fault can be shown before the others are chosen.
type Runner interface {
	Step
	// CheckRoute judges the route of train n of c, which must not be Idle.
	CheckRoute(v View, c id.Corp, n id.Train, r track.Route) Refusal
}

// Prober is a Step with actions that a player looks for even where they are refused, and then asks why.
type Prober interface {
	Step
	AppendProbes(dst []Action, v View) []Action
}

// Dealer is a Step in which a company's decision can be a deal with a player, who must agree to it.
type Dealer interface {
	Step
	// DealsWith returns the other party of a deal that Check accepts, or zero if the action is no deal.
	DealsWith(v View, a Action) id.Player
}

// Retractor is the first Step of an interruption. It asks how something is to be done, and while somebody else must
// agree it accepts a pass that takes back the action by Tx.Retract. A refused deal changes nothing, so there must be a
// way out if everybody refuses. On 18xx.games that is an undo, so records have no such pass.
type Retractor interface {
	Dealer
	Retracts() // does nothing; it marks the step
}

// Retracts reports whether a is a pass that takes back the interrupting action.
func (v View) Retracts(a Action) bool {
	if _, pass := a.(Pass); !pass || v.S.End.Over {
		return false
	}
	_, ok := v.InCharge().(Retractor)
	return ok
}

// Pointed is a Step on the map whose action is neither a lay nor a station.
type Pointed interface {
	Step
	// AtHex returns the action that a player means by pointing at a hex, legal or not, or nil for none.
	AtHex(v View, h id.Hex) Action
}

// Idler is a Step that may stay open when only a pass is possible, as on 18xx.games. Games of earlier versions of the
// program lack that pass.
type Idler interface {
	Step
	// Idle reports whether the step is open although only a pass is possible. It is called only while the step is in
	// charge.
	Idle(v View) bool
}

// Sealer is a Step in which bids are secret for a while: only a bidder may know his own (18FL/R22).
type Sealer interface {
	Step
	// Sealed reports whether bids are secret now. It is called only while the step is in charge.
	Sealed(v View) bool
}

// Sealed reports whether bids are secret in the current position.
func (v View) Sealed() bool {
	if v.S.End.Over {
		return false
	}
	s, ok := v.InCharge().(Sealer)
	return ok && s.Sealed(v)
}

// Veil replaces the sums of sealed bids in s, a copy of v.S, by zero, because other players may know who has bid but
// not how much. It changes nothing if no bids are sealed.
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

// The kinds of rounds that several titles have. They appear in traces.
const (
	AuctionRound   = "auction"
	StockRound     = "stock"
	OperatingRound = "operating"
)

// Round is an ordered list of steps. The first open one is in charge.
type Round struct {
	Name    string // kind in notation, such as AuctionRound; empty for an interruption
	Steps   []Step
	Anytime []Step       // powers and dealings allowed while any step is in charge
	Begin   func(tx *Tx) // sets the first actor, or ends the round at once; nil for an interruption
	// Turn is called when no step of the turn is open. It gives the turn to the next actor or ends the round. It is nil
	// for an interruption, whose frame is popped.
	Turn func(tx *Tx)
	// Again is called when no step of an interruption is open. It may set the frame for another subject, and reports
	// whether the interruption goes on. Nil means never.
	Again func(tx *Tx) bool
}
