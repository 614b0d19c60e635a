package catalog

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// TestEveryStepHasARow: each step of each title can be named, and leads to a section of the rules.
func TestEveryStepHasARow(t *testing.T) {
	for _, e := range titles.All() {
		t.Run(e.Key, func(t *testing.T) {
			title, err := e.Build(rules.Rulebook, nil)
			if err != nil {
				t.Fatal(err)
			}
			g := rulestest.New(t, title, e.MinPlayers)
			for _, round := range title.Rounds {
				for _, step := range slices.Concat(round.Steps, round.Anytime) {
					hasRow(t, g.View(), step)
				}
			}
		})
	}
}

// hasRow asks for the row of a step, and for the rule that opens with it.
func hasRow(t *testing.T, v rules.View, step rules.Step) {
	t.Helper()
	x := Step(v.T, step.Name())
	if x.Name == (words.Pair{}) || x.Object == (words.Pair{}) || x.Prompt == (words.Pair{}) {
		t.Errorf("step %q has no row, or not all of it: %+v", step.Name(), x)
	} else if v.T.Cite[x.Chapter] == "" {
		t.Errorf("the title cites no rule for %v, the chapter of step %q", x.Chapter, step.Name())
	}
	for _, answer := range x.Answers {
		if c, asks := step.(rules.Chooser); !asks || !hasAnswer(v, c, answer.Word) {
			t.Errorf("nobody answers %q in step %q", answer.Word, step.Name())
		}
	}
}

func hasAnswer(v rules.View, s rules.Chooser, word string) bool {
	for n := range 256 {
		if s.Word(v, uint8(n)) == word {
			return true
		}
	}
	return false
}

// TestTitlesSpeakInTheirOwnWay: a title's row says one word in another way, the rest is that of the shared row.
func TestTitlesSpeakInTheirOwnWay(t *testing.T) {
	for _, e := range titles.All() {
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, own := range e.Words().Steps {
			row := Step(title, own.Key)
			if own.Short != (words.Pair{}) && row.Short != own.Short || row.Name == (words.Pair{}) ||
				row.Decline == (words.Pair{}) {
				t.Errorf("%s: %s is %#v", e.Key, own.Key, row)
			}
		}
	}
}
