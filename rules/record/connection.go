package record

import (
	"fmt"
	"slices"

	"hexrail/rules"
	"hexrail/rules/id"
)

// connectionType is the type of the actions in which records tell which companies are connected to their destinations. They are
// believed, as 18xx.games believes them (1870/X15).
var connectionType = rules.Connect{}.Def().Record

// connections reads such a list. Companies that are connected by our rules too run already; the others are declared to be.
func (r *reader) connections(e *Entry, move *Move) *Stop {
	runs := &r.state.Runs
	ours := slices.Clone(runs.Corps[runs.At:runs.Len])
	for _, name := range e.Connected {
		c := r.v.T.FindCorp(name)
		if c == 0 {
			return r.stop(e, rules.Refusal{}, fmt.Errorf("no corporation %q", name))
		}
		if slices.Contains(ours, c) {
			continue
		}
		a := rules.Connect{By: c}
		if refusal := rules.Check(r.v, a); refusal.Refused() {
			return r.stop(e, refusal, nil)
		}
		r.note(e, Note{Kind: ConnectionBelieved, What: r.ownerName(id.OfCorp(c))})
		r.play(e, a, move)
	}
	return nil
}
