package step

import "github.com/hexrail/hexrail/rules"

// Decision returns the answer of an action to the question of step s, or the reason why it is none.
func Decision(v rules.View, s rules.Chooser, a rules.Action) (rules.Decide, rules.Refusal) {
	d, ok := a.(rules.Decide)
	return d, answers(v, d, ok && s.Word(v, d.Choice) != "", ok)
}

// answers judges an action: decides reports whether it is an answer to a question, known whether to this one.
func answers(v rules.View, d rules.Decide, known, decides bool) rules.Refusal {
	switch {
	case !decides:
		return v.Refuse(rules.WrongStep)
	case d.By != v.Actor():
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	case !known:
		return v.Refuse(rules.Unknown)
	}
	return rules.Refusal{}
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
