package record

import (
	"fmt"
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// connectionType is the type of the actions that list the companies connected to their destinations. The lists are
// accepted without checking, as 18xx.games does (1870/X15).
const connectionType = "destination_connection"

// playConnections plays the list of connected companies in an action of connectionType, and returns why it cannot, or
// nil. Companies connected by our rules too run already; the others are declared connected.
func (r *reader) playConnections(e *Entry, move *Move) *Stop {
	if r.out.Names.Connect == nil {
		return r.stop(e, rules.Refusal{}, fmt.Errorf("no action of this title: %s", e.Type))
	}
	ours, over := r.out.Names.Connected(r.v)
	ours = ours[over:]
	for _, name := range e.Connected {
		c := r.v.T.FindCorp(name)
		if c == 0 {
			return r.stop(e, rules.Refusal{}, fmt.Errorf("no corporation %q", name))
		}
		if slices.Contains(ours, c) {
			continue
		}
		a := r.out.Names.Connect(c)
		if refusal := rules.Check(r.v, a); refusal.Refused() {
			return r.stop(e, refusal, nil)
		}
		r.note(e, Note{Kind: ConnectionBelieved, What: r.ownerName(id.OfCorp(c))})
		r.play(e, a, move)
	}
	return nil
}

// writeConnections writes the lists at the end of one turn and the beginning of the next, after an action was played.
// 18xx.games refuses a record without them. While connected companies run, nothing is written, since the lists continue
// with the next turn. A company that left the game in its own turn has no second list, nor has one in whose turn the
// game ended; the end by the bank comes after the last turn.
func (w *Writer) writeConnections() {
	if w.waits != 0 && len(w.runningCorps()) == 0 && !w.state.End.Over {
		w.writeConnected(w.waits, w.runningCorps())
		w.open, w.waits = w.waits, 0
		return
	}
	begun, over := w.turnChange()
	if w.open != 0 && over {
		w.closeLists()
	}
	if begun != 0 && !w.state.End.Over {
		w.writeConnected(begun, w.runningCorps())
		w.open = begun
	}
}

// turnChange returns the company whose turn the last action has begun, or zero, and reports whether the turn before is
// over.
func (w *Writer) turnChange() (begun id.Corp, over bool) {
	over = w.names.Sought(w.v)
	for _, e := range w.v.X.Events {
		over = over || e.Kind == rules.RoundBegan || e.Kind == rules.TurnBegan
		if e.Kind == rules.TurnBegan {
			begun = e.Who.Corp()
		}
	}
	return begun, over
}

// closeLists writes the list at the end of the turn of w.open, if it has one.
func (w *Writer) closeLists() {
	endedInTurn := w.state.End.Over && w.state.End.Reason != rules.BankBroken
	if !endedInTurn && !w.v.Is(w.open, rules.Closed) {
		var found []id.Corp
		if w.names.Sought(w.v) {
			found = w.runningCorps()
		}
		w.writeConnected(w.open, found)
	}
	w.open = 0
}

// runningCorps returns the companies of the present runs.
func (w *Writer) runningCorps() []id.Corp {
	list, _ := w.names.Connected(w.v)
	return list
}

// declare adds a company to the list at the end of the last turn, or to the first list of the round, if a record
// declared it connected (1870/X15). The company runs before the next turn begins, so the list of that turn is delayed.
// It returns false if there is no list.
func (w *Writer) declare(c id.Corp) bool {
	if len(w.out) == 0 || len(w.out[len(w.out)-1].Auto) == 0 {
		return false
	}
	last := &w.out[len(w.out)-1]
	if len(last.Auto) > 1 {
		last.Auto = last.Auto[:1]
		w.open, w.waits = 0, w.open
	}
	list := &last.Auto[0]
	*list.Connected = append(*list.Connected, w.v.T.Corp(c).ID)
	return true
}

// writeConnected writes one list of companies in the turn of c, to the last entry.
func (w *Writer) writeConnected(c id.Corp, found []id.Corp) {
	names := []string{}
	for _, of := range found {
		names = append(names, w.v.T.Corp(of).ID)
	}
	last := &w.out[len(w.out)-1]
	last.Auto = append(last.Auto, autoOut{
		Type: connectionType, Entity: w.v.T.Corp(c).ID, EntityType: "corporation",
		CreatedAt: last.CreatedAt, Connected: &names,
	})
}
