package notation

import (
	"slices"

	"hexrail/rules"
	"hexrail/rules/id"
)

// Can returns the sorted names of the kinds of actions that the one in charge may take now, his president included.
// Powers of privates count for the private and are left out, and what takes a step back, as an undo does. For games played as recorded the names are those that
// 18xx.games lists, whether there is a legal choice or not.
func Can(v rules.View) []string {
	if v.S.End.Over {
		return nil
	}
	v.Stored = false
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

// Acting returns the one who may act. In recorded games that is the private itself while the station of its teleport is to be
// placed.
func Acting(v rules.View) string {
	if p := goingOn(v); p != 0 {
		return v.T.Private(p).ID
	}
	return Owner(v.T, v.Actor())
}

// goingOn returns the private whose actions alone go on, which acts itself on 18xx.games.
func goingOn(v rules.View) id.Private {
	if v.T.Profile == rules.Recorded {
		return v.S.Turn.Power
	}
	return 0
}

// inCharge reports whether an action is that of the one in charge, or of his president.
func inCharge(v rules.View, a rules.Action) bool {
	by := rules.Actor(a)
	return by == v.Actor() || by.Player() != 0 && by.Player() == v.Decider(v.Actor())
}

// kindOf returns the name of the kind of an action in records and traces, or nothing if it belongs to a private that does not act
// itself.
func kindOf(v rules.View, a rules.Action) string {
	if o := rules.OperandsOf(a); o.Via != 0 && o.Via != goingOn(v) || o.Power != 0 {
		return ""
	}
	return a.Def().Record
}
