package rules

import (
	"fmt"

	"github.com/hexrail/hexrail/rules/id"
)

// Tx is the only write access to a State. Its methods are verbs, each of which keeps the state consistent (hash,
// events, conservation of money) and asserts its invariants. Steps and titles combine verbs. They do not assign to
// fields, except those of Auction, Turn and Order, which belong to the steps.
type Tx struct{ View }

// bug panics because of a broken invariant of the program. The panic is recovered where the last good state is kept,
// never here.
func bug(format string, args ...any) {
	panic("rules: " + fmt.Sprintf(format, args...)) //nolint:forbidigo // this is bug
}

// Note records an event.
func (tx *Tx) Note(e Event) { tx.X.Events = append(tx.X.Events, e) }

// Push interrupts the running round with a frame, which stays in charge until its steps are done.
func (tx *Tx) Push(f Frame) {
	if int(tx.S.Depth) == MaxFrames {
		bug("frames exhausted")
	}
	tx.S.Frames[tx.S.Depth] = f
	tx.S.Depth++
}

// pop ends the interruption in charge. There must be one.
func (tx *Tx) pop() {
	tx.S.Depth--
	tx.S.Frames[tx.S.Depth] = Frame{}
}

// Retract abandons the interruption in charge. The step below, which had finished by beginning it, is open again.
func (tx *Tx) Retract() {
	tx.pop()
	f := tx.Top()
	f.Done &^= 1 << f.Step
}

// Ask passes the decision of the frame in charge to another player or company.
func (tx *Tx) Ask(who id.Owner) { tx.Top().Actor = who }

// FinishStep closes the step in charge for the rest of the turn.
func (tx *Tx) FinishStep() {
	f := tx.Top()
	f.Done |= 1 << f.Step
}

// FinishAll closes every step of the turn, which ends it.
func (tx *Tx) FinishAll() { tx.Top().Done = ^uint16(0) }

// BeginTurn gives the turn to a player or company, with all steps of the round open.
func (tx *Tx) BeginTurn(actor id.Owner) {
	f := tx.Base()
	f.Actor, f.Step, f.Done = actor, 0, 0
	was := &tx.S.Turn
	tx.S.Turn = Turn{Passes: was.Passes, Passed: was.Passed, PassKept: was.PassKept}
	tx.Note(Event{Kind: TurnBegan, Who: actor})
}

// CountRound advances the counters at the beginning of an operating round.
func (tx *Tx) CountRound() {
	tx.S.Round++
	tx.S.RoundsLeft--
}

// maxSets bounds the sets of a game in which nothing happens any more, because no company operates and nobody can pay
// for a share. Games that make progress have less than a tenth of it.
const maxSets = 255

// CountSet begins the next set, whose stock round follows.
func (tx *Tx) CountSet() {
	if tx.S.Set == maxSets {
		tx.EndGame(Stalled)
		return
	}
	tx.S.Set++
	tx.S.Round = 0
}

// Mark sets all milestones in f of c.
func (tx *Tx) Mark(c id.Corp, f CorpFlags) { tx.S.Corps[c].Flags |= f }

// Unmark clears all milestones in f of c.
func (tx *Tx) Unmark(c id.Corp, f CorpFlags) { tx.S.Corps[c].Flags &^= f }

// EndRound ends the round and begins the next one.
func (tx *Tx) EndRound() {
	next := tx.T.Next(tx.View, tx.Base().Round)
	if tx.S.End.Over {
		return
	}
	tx.beginRound(next)
}

// RestartRound restarts the running round as if it had not been played. The caller sets the first actor (1860/R143).
func (tx *Tx) RestartRound() {
	tx.ForgetSales()
	tx.beginRound(tx.Base().Round)
}

// ForgetSales clears the records of sales that restrict purchases, and other records of one stock round.
func (tx *Tx) ForgetSales() {
	for i := range tx.S.Seats {
		tx.S.Seats[i].Sold, tx.S.Seats[i].Gone = 0, 0
	}
	for i := range tx.S.Corps {
		tx.S.Corps[i].Flags &^= Redeemed
		tx.S.Corps[i].Offered = 0
	}
}

// beginRound begins a round. No interruption may be open.
func (tx *Tx) beginRound(r RoundID) {
	if tx.S.Depth > 1 {
		bug("a round ends under an interruption")
	}
	tx.S.Rounds++
	tx.S.Turn = Turn{}
	tx.S.Depth = 1
	tx.S.Frames[0] = Frame{Round: r}
	tx.Note(Event{Kind: RoundBegan, Amount: int32(r)})
	tx.RoundOf(tx.Base()).Begin(tx)
}

// GoBankrupt records the bankruptcy of a player and moves his remaining cash to the bank (1830/R142, R174).
func (tx *Tx) GoBankrupt(p id.Player) {
	tx.S.Seats[p].Bankrupt = true
	tx.Pay(id.OfPlayer(p), id.Bank, tx.Cash(id.OfPlayer(p)))
	tx.Note(Event{Kind: WentBankrupt, Who: id.OfPlayer(p)})
}

// Leave removes a bankrupt player from the game. His possessions go to the pool without payment or fall of prices, and
// the last player left wins (18FL/R106-R110, R116).
func (tx *Tx) Leave(p id.Player) {
	tx.S.Seats[p].Left = tx.S.Players - uint8(tx.PlayersLeft()) + 1
	tx.GoBankrupt(p)
	for i := range tx.T.Corps {
		tx.forfeit(id.Corp(i+1), p)
	}
	for i := range tx.T.Privates {
		if n := id.Private(i + 1); tx.PrivateOf(n, id.OfPlayer(p)) {
			tx.GivePrivate(n, id.Pool)
		}
	}
	if tx.S.Priority == p {
		tx.S.Priority = tx.NextSeat(p)
	}
	if tx.PlayersLeft() == 1 {
		tx.EndGame(PlayerBankrupt)
	}
}

// EndGame ends the game at once.
func (tx *Tx) EndGame(why EndReason) {
	if tx.S.End.Reason != why {
		tx.S.End = End{Reason: why}
	}
	tx.S.End.Over = true
	tx.Note(Event{Kind: GameEnded, Amount: int32(why)})
}

// BeginPhase starts the phase with this index. BeginPhaseOf handles the other consequences of a sale that begins a
// phase.
func (tx *Tx) BeginPhase(n int) {
	tx.S.Phase = uint8(n)
	tx.Note(Event{Kind: PhaseBegan, Amount: int32(n)})
}
