package review

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/review"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestWordsAreComplete checks the texts of this package in both languages.
func TestWordsAreComplete(t *testing.T) { scenestest.CheckWords(t, map[string]any{"review": Words}) }

// TestSealedBidsAreNamed: the review of a game that is over names the sums of sealed bids (18FL).
func TestSealedBidsAreNamed(t *testing.T) {
	m := playtest.SampleOf(t, "18fl")
	at := 0
	for !m.ViewAt(at).Sealed() {
		at++
	}
	a := app.New(scenestest.NewHost("en"), nil)
	s := New(a, m, Around{})
	s.rounds.Refresh()
	c := review.Choice{At: at, Player: 1, Made: m.Action(at), Better: m.Action(at), Playouts: 1}
	words := s.inWords(&review.Moment{Choice: &c})
	for _, said := range []string{words.Made, words.Better} {
		if !strings.Contains(said, "$") {
			t.Errorf("the review says %q", said)
		}
	}
}
