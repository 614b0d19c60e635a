package stage

import (
	"slices"
	"testing"

	"hexrail/rules"
	"hexrail/titles"
	"hexrail/titles/words"
)

// TestEveryStepHasARow: each step of each title can be named, and leads to a section of the rules.
func TestEveryStepHasARow(t *testing.T) {
	for _, e := range titles.All() {
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, round := range title.Rounds {
			for _, step := range slices.Concat(round.Steps, round.Anytime) {
				x := Find(title, step.Name())
				if x.Name == (words.Pair{}) || x.Object == (words.Pair{}) || x.Prompt == (words.Pair{}) || title.Cite[x.Chapter] == "" {
					t.Errorf("%s: step %q has no row, or not all of it: %+v", e.Key, step.Name(), x)
				}
			}
		}
	}
}

// TestTitlesSpeakInTheirOwnWay: a title's row says one word in another way, the rest is that of the shared row.
func TestTitlesSpeakInTheirOwnWay(t *testing.T) {
	for _, e := range titles.All() {
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, own := range e.Words().Steps {
			row := Find(title, own.Key)
			if own.Short != (words.Pair{}) && row.Short != own.Short || row.Name == (words.Pair{}) || row.Decline == (words.Pair{}) {
				t.Errorf("%s: %s is %#v", e.Key, own.Key, row)
			}
		}
	}
}
