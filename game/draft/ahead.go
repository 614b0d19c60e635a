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

// mostQuestions bounds the questions that are asked in advance, since each takes a position and a place on the screen.
const mostQuestions = 4

// Ahead returns the questions that follow the chosen action if it unites companies. It takes over the questions of
// earlier, a former result, as long as the same actions lead to them; a new question gets the answer of the one that it
// replaces if that is still offered, otherwise the first legal one.
func (d *Draft) Ahead(earlier []*Question) (list []*Question) {
	a, _ := d.Action()
	if a == nil || !a.Def().Unites {
		return nil
	}
	for v := d.v; a != nil && len(list) < mostQuestions; {
		var q *Question
		if len(list) < len(earlier) {
			q = earlier[len(list)]
		}
		if replaced := q; q == nil || q.after != a || q.say.Lang != d.say.Lang {
			q = questionAfter(d, v, a)
			if q == nil {
				break
			}
			q.answerLike(replaced)
		}
		list, v = append(list, q), q.v
		a, _ = q.Action()
	}
	return list
}

// answerLike chooses the answer of other, which may be nil, or else the first legal answer.
func (q *Question) answerLike(other *Question) {
	if other != nil && other.Chosen() != nil && q.Choose(other.Chosen().Key) {
		return
	}
	for _, o := range q.Options(Main) {
		if q.Chosen() == nil && !o.Barred {
			q.Choose(o.Key)
		}
	}
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
	actions, at := d.ActionsWith(list), 1+slices.Index(list, q)
	actions = slices.Concat(actions[:at], []rules.Action{a}, actions[min(at+1, len(actions)):])
	after := *d.v.S
	for _, x := range actions {
		before := after
		if rules.Do(rules.View{T: d.v.T, S: &before, X: d.v.X}, x, &after).Refused() {
			break // a later answer does not fit a; what has been paid until then is compared
		}
	}
	union := rules.OperandsOf(actions[0])
	both := func(s *rules.State) int32 { return s.Cash[union.By] + s.Cash[id.OfCorp(union.Corp)] }
	if q.sums == nil {
		q.sums = map[rules.Action]int32{}
	}
	q.sums[a] = both(d.v.S) - both(&after)
	return q.sums[a]
}
