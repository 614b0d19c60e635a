package draft

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Question is a question that the chosen action will lead to, answered in advance so that the player sees the whole
// deal before committing to it.
type Question struct {
	*Draft
	state rules.State            // the position in which it is asked
	after rules.Action           // the action that leads to it
	sums  map[rules.Action]int32 // cost of the answers that Takes has computed
}

// mostQuestions bounds the questions that are asked in advance.
const mostQuestions = 4

// Ahead returns the questions that follow the chosen action. It keeps the answers of was where they still apply and
// otherwise selects the first legal one.
func (d *Draft) Ahead(was []*Question) (list []*Question) {
	a, _ := d.Action()
	if a == nil || !a.Def().Unites {
		return nil
	}
	for v := d.v; a != nil && len(list) < mostQuestions; {
		i, q := len(list), (*Question)(nil)
		if i < len(was) {
			q = was[i]
		}
		if q == nil || q.after != a || q.say.Lang != d.say.Lang {
			before := q
			if q = questionAfter(d, v, a); q == nil {
				break
			}
			if before != nil && before.Chosen() != nil {
				q.Choose(before.Chosen().Key)
			}
			for _, o := range q.Options(Main) {
				if q.Chosen() == nil && !o.Barred {
					q.Choose(o.Key)
				}
			}
		}
		list, v = append(list, q), q.v
		a, _ = q.Action()
	}
	return list
}

// questionAfter returns the question that a leads to, or nil if there is none or another player has to answer it.
func questionAfter(d *Draft, v rules.View, a rules.Action) *Question {
	q := &Question{after: a}
	if rules.Do(v, a, &q.state).Refused() {
		return nil
	}
	next := rules.View{T: v.T, S: &q.state, X: new(rules.Scratch)}
	if _, asks := next.InCharge().(rules.Chooser); !asks || next.S.End.Over || next.S.Depth <= d.v.S.Depth ||
		next.Decider(next.Actor()) != d.v.Decider(d.v.Actor()) {
		return nil
	}
	q.Draft = New(next, d.say)
	return q
}

// ActionsWith returns the chosen action, of which there must be one, followed by the answers to the questions of list.
func (d *Draft) ActionsWith(list []*Question) (actions []rules.Action) {
	a, _ := d.Action()
	actions = append(actions, a)
	for _, q := range list {
		if a, ok := q.Action(); ok {
			actions = append(actions, a)
		}
	}
	return actions
}

// UnionCost returns the money that the two uniting companies lose, out of both treasuries together, if q, one of the
// questions of list, is answered with a. It is negative if they gain.
func (d *Draft) UnionCost(list []*Question, q *Question, a rules.Action) int32 {
	if sum, known := q.sums[a]; known {
		return sum
	}
	actions := d.ActionsWith(list)
	m, i := rules.OperandsOf(actions[0]), 1+slices.Index(list, q)
	actions = append(actions[:i:i], append([]rules.Action{a}, actions[min(i+1, len(actions)):]...)...)
	s := *d.v.S
	for _, x := range actions {
		next := s
		if rules.Do(rules.View{T: d.v.T, S: &next, X: d.v.X}, x, &s).Refused() {
			break
		}
	}
	both := func(s *rules.State) int32 { return s.Cash[m.By] + s.Cash[id.OfCorp(m.Corp)] }
	if q.sums == nil {
		q.sums = map[rules.Action]int32{}
	}
	q.sums[a] = both(d.v.S) - both(&s)
	return q.sums[a]
}
