package step_test

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
)

// TestQuestion: a question takes its answers by number from the one who is asked, and is finished when it is answered.
// A refused answer is not listed, and a question that is skipped acts by itself.
func TestQuestion(t *testing.T) {
	said := uint8(0)
	q := step.Question{
		Key: "way", Words: []string{1: "left", 2: "right", 3: "back"},
		Judge: func(v rules.View, answer uint8) rules.Refusal {
			if answer == 3 {
				return v.Refuse(rules.NoPower)
			}
			return rules.Refusal{}
		},
		Answer:  func(_ *rules.Tx, answer uint8) { said = answer },
		Skipped: func(*rules.Tx) { said = 9 },
	}
	title := toy()
	title.Rounds = append(slices.Clone(title.Rounds), rules.Round{Steps: []rules.Step{q}})
	built, err := rules.New(title)
	if err != nil {
		t.Fatal(err)
	}
	g := rulestest.New(t, built, 2)
	tx := rules.Tx{View: g.View()}
	tx.Push(rules.Frame{Round: rules.RoundID(len(title.Rounds)), Actor: id.OfPlayer(2)})
	answer := func(p id.Player, n uint8) rules.Decide { return rules.Decide{By: id.OfPlayer(p), Choice: n} }
	for a, want := range map[rules.Action]rules.Reason{
		answer(1, 1): rules.NotYourTurn, answer(2, 0): rules.Unknown, answer(2, 4): rules.Unknown,
		answer(2, 3): rules.NoPower,
		answer(2, 2): rules.Legal, rules.Pass{By: id.OfPlayer(2)}: rules.WrongStep,
	} {
		if r := rules.Check(g.View(), a); r.Reason != want {
			t.Errorf("%v: %v, want %v", a, r.Reason, want)
		}
	}
	if list := rules.AppendLegal(nil, g.View()); !slices.Equal(list, []rules.Action{answer(2, 1), answer(2, 2)}) {
		t.Errorf("legal is %v", list)
	}
	if g.Do(answer(2, 2)); said != 2 || g.S.Depth != 1 {
		t.Errorf("answered %d, %d frames left", said, g.S.Depth)
	}
	q.Ask = func(v rules.View) rules.Refusal { return v.Refuse(rules.NothingLeft) }
	if q.Skip(&tx); q.Open(g.View()).Reason != rules.NothingLeft || said != 9 {
		t.Errorf("skipped for %v, done %d", q.Open(g.View()).Reason, said)
	}
}
