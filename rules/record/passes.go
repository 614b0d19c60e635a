package record

import "github.com/hexrail/hexrail/rules"

// maxPasses is the largest number of consecutive missing passes, which occur because the two programs skip steps
// differently.
const maxPasses = 8

// idlePass reports whether an action is a pass without effect, because our step machine has already moved on. Actions
// that retract something are not in records.
func idlePass(v rules.View, a rules.Action, r rules.Refusal) bool {
	_, pass := a.(rules.Pass)
	idle := r.Reason == rules.WrongStep || r.Reason == rules.NotYourTurn || r.Reason == rules.GameOver
	return v.Retracts(a) || pass && idle
}

// missingPasses returns the passes of the actor after which a refused action becomes legal, and whether there are any.
// Passes of companies decline a step, and those of players who have acted end their turn. A player who has not acted
// passes only if nothing else is legal; other players never do, since then the action itself is at fault.
func missingPasses(v rules.View, a rules.Action, r rules.Refusal) ([]rules.Action, bool) {
	if v.Retracts(rules.Pass{By: v.Actor()}) || r.Reason != rules.WrongStep && r.Reason != rules.NotYourTurn ||
		v.Actor().Corp() == 0 && !v.S.Turn.Acted && !rules.OnlyPass(v) {
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
