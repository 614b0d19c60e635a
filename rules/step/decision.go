package step

import "hexrail/rules"

// Decision returns the answer of an action to the question of step s, or the reason why it is none.
func Decision(v rules.View, s rules.Chooser, a rules.Action) (rules.Decide, rules.Refusal) {
	d, ok := a.(rules.Decide)
	switch {
	case !ok:
		return d, v.Refuse(rules.WrongStep)
	case d.By != v.Actor():
		return d, v.Refuse(rules.NotYourTurn).Of(v.Actor())
	case s.Word(v, d.Choice) == "":
		return d, v.Refuse(rules.Unknown)
	}
	return d, rules.Refusal{}
}

// AppendDecisions appends every answer that step s accepts, in order of their numbers.
func AppendDecisions(dst []rules.Action, v rules.View, s rules.Chooser) []rules.Action {
	for n := range 256 {
		if s.Word(v, uint8(n)) == "" {
			continue
		}
		if a := (rules.Decide{By: v.Actor(), Choice: uint8(n)}); !s.Check(v, a).Refused() {
			dst = append(dst, a)
		}
	}
	return dst
}
