package step

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// notOurs returns a refusal if by is not the company in charge.
func notOurs(v rules.View, by id.Corp) rules.Refusal {
	if by == 0 || by != v.Actor().Corp() {
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	}
	return rules.Refusal{}
}

// notInTurn returns a refusal if by may use no power now: it is not in turn, or an interruption asks somebody else.
// Recorded games may have the latter, though it is never offered (1830/R90, X13).
func notInTurn(v rules.View, by id.Corp) rules.Refusal {
	switch turn := v.Base().Actor; {
	case v.Actor() != turn && !v.T.Policy.LooseActions.On():
		return v.Refuse(rules.WrongStep)
	case by == 0 || id.OfCorp(by) != turn:
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	}
	return rules.Refusal{}
}

// pass ends the step in charge.
func pass(tx *rules.Tx) {
	tx.Note(rules.Event{Kind: rules.Passed, Who: tx.Actor()})
	tx.FinishStep()
}
