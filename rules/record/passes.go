package record

import "hexrail/rules"

// maxPasses is how many passes in succession may be missing where two machines skip steps differently.
const maxPasses = 8

// idlePass reports whether an action is a pass that decides nothing because the machine has gone on already. A record knows none that
// takes something back.
func idlePass(v rules.View, a rules.Action, r rules.Refusal) bool {
	_, pass := a.(rules.Pass)
	return v.Retracts(a) || pass && (r.Reason == rules.WrongStep || r.Reason == rules.NotYourTurn || r.Reason == rules.GameOver)
}

// missingPasses returns the passes of the one who is to act after which a refused action becomes legal; false if there are
// none. Passes of companies decline a step and those of players who did something end their turn; a player who did nothing
// is made to pass only if he can do nothing else, and nobody else is: then the action is what is wrong.
func missingPasses(v rules.View, a rules.Action, r rules.Refusal) ([]rules.Action, bool) {
	if v.Retracts(rules.Pass{By: v.Actor()}) || r.Reason != rules.WrongStep && r.Reason != rules.NotYourTurn || v.Actor().Corp() == 0 && !v.S.Turn.Acted && !rules.OnlyPass(v) {
		return nil, false
	}
	ahead := *v.S
	v.S = &ahead
	by := v.Actor()
	var passes []rules.Action
	for rules.Check(v, a).Refused() {
		if ahead.End.Over || v.Actor() != by && !rules.OnlyPass(v) || len(passes) == maxPasses {
			return nil, false
		}
		pass := rules.Pass{By: v.Actor()}
		if rules.Do(v, pass, &ahead).Refused() {
			return nil, false
		}
		passes = append(passes, pass)
	}
	return passes, true
}
