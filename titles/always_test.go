package titles

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
)

// TestAlways: new games as on 18xx.games and records are played by the settings that records always have. A stored game
// goes on by its own, though it lacks them.
func TestAlways(t *testing.T) {
	t.Parallel()
	for _, e := range All() {
		always := e.RecordNames().Always
		if len(always) == 0 {
			continue
		}
		made, err := e.Build(rules.Recorded, nil)
		if err != nil || !slices.Equal(own(made), always) {
			t.Errorf("%s: a new game has the options %q (%v), want %q", e.Key, made.Options, err, always)
		}
		read, _, err := Recorded(e.Record, rules.Recorded, nil)
		if err != nil || !slices.Equal(own(read), always) {
			t.Errorf("%s: a record has the options %q (%v), want %q", e.Key, read.Options, err, always)
		}
		stored, err := e.Reopen(rules.Recorded, nil)
		if err != nil || len(own(stored)) > 0 {
			t.Errorf("%s: a stored game has the options %q (%v), want none", e.Key, stored.Options, err)
		}
		book, err := e.Build(rules.Rulebook, nil)
		if err != nil || slices.Contains(book.Options, always[0]) {
			t.Errorf("%s: a game by the rulebook has the options %q (%v)", e.Key, book.Options, err)
		}
	}
}

// own returns the options of a game without the version of its rules.
func own(t *rules.Title) []string { return slices.DeleteFunc(slices.Clone(t.Options), rules.IsVersion) }
