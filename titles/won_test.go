package titles_test

import (
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/titles"
)

// TestMeasuredResults: the results that the screen cites are those of levels against weaker ones, in as many seats as
// there are.
func TestMeasuredResults(t *testing.T) {
	n := 0
	for _, e := range titles.All() {
		for _, w := range titles.WordsFor(e.Key).Won {
			n++
			level, against := match.FindLevel(w.Level), match.FindLevel(w.Against)
			if level.String() != w.Level || against.String() != w.Against || against >= level {
				t.Errorf("%s: %s against %s", e.Key, w.Level, w.Against)
			}
			if w.Games == 0 || w.Wins > w.Games || w.Others >= e.MaxPlayers || w.Seed == 0 {
				t.Errorf("%s: %+v", e.Key, w)
			}
		}
	}
	if n == 0 {
		t.Error("no level was measured")
	}
}
