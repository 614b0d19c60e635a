package step

import (
	"hexrail/rules"
	"hexrail/rules/id"
)

// notOurs refuses an action of another company than the one that is asked.
func notOurs(v rules.View, by id.Corp) rules.Refusal {
	if by == 0 || by != v.Actor().Corp() {
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	}
	return rules.Refusal{}
}

// notInTurn refuses a power of a turn to another company than the one in turn, and to that one while an interruption asks
// another: recorded games may hold it, though it is never offered (1830/R90, X13).
func notInTurn(v rules.View, by id.Corp) rules.Refusal {
	switch turn := v.Base().Actor; {
	case v.Actor() != turn && !v.T.Policy.LooseActions.On():
		return v.Refuse(rules.WrongStep)
	case by == 0 || id.OfCorp(by) != turn:
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	}
	return rules.Refusal{}
}

// notActor refuses a pass of another player or company than the one that is asked.
func notActor(v rules.View, by id.Owner) rules.Refusal {
	if by != v.Actor() {
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	}
	return rules.Refusal{}
}

// pass ends the step in charge.
func pass(tx *rules.Tx) {
	tx.Note(rules.Event{Kind: rules.Passed, Who: tx.Actor()})
	tx.FinishStep()
}
