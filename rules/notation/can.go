package notation

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Can returns the sorted names of the kinds of actions that the actor, or a company's president, may take now. Powers
// of privates are left out, because they count as actions of the private; so are actions that undo earlier ones. For
// games played as recorded, the result is the list of 18xx.games, which may include kinds without a legal choice.
func Can(v rules.View) []string {
	if v.S.End.Over {
		return nil
	}
	v.For &^= rules.Stored
	var can []string
	for _, a := range rules.AppendLegal(nil, v) {
		if inCharge(v, a) && !v.Retracts(a) {
			can = append(can, kindOf(v, a))
		}
	}
	if v.T.Profile == rules.Recorded && v.T.Hooks.Listed != nil {
		can = v.T.Hooks.Listed(v, can)
	}
	can = slices.DeleteFunc(can, func(kind string) bool { return kind == "" })
	slices.Sort(can)
	return slices.Compact(can)
}

// Acting returns the name of the actor. In recorded games it is the private while the station of its teleport is to be
// placed.
func Acting(v rules.View) string {
	if p := actingPrivate(v); p != 0 {
		return v.T.Private(p).ID
	}
	return Owner(v.T, v.Actor())
}

// actingPrivate returns the private whose power is half used in a recorded game, or zero; 18xx.games treats it as an
// actor of its own.
func actingPrivate(v rules.View) id.Private {
	if v.T.Profile == rules.Recorded {
		return v.S.Turn.Power
	}
	return 0
}

// inCharge reports whether an action is one of the actor or of its president.
func inCharge(v rules.View, a rules.Action) bool {
	by := rules.Actor(a)
	return by == v.Actor() || by.Player() != 0 && by.Player() == v.Decider(v.Actor())
}

// kindOf returns the name of the kind of an action in records and traces, or "" if the action belongs to a private that
// is not an actor.
func kindOf(v rules.View, a rules.Action) string {
	if o := rules.OperandsOf(a); o.Via != 0 && o.Via != actingPrivate(v) || o.Power != 0 {
		return ""
	}
	return a.Def().Record
}
