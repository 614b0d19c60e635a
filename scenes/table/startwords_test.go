package table

import (
	"testing"

	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/scenes/handover"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/titles"
)

// TestWordsAreComplete checks the texts of the table.
func TestWordsAreComplete(t *testing.T) {
	scenestest.CheckWords(t, map[string]any{
		"computer": computerWords, "regret": regretWords,
		"playing": playingWords, "hand over": handover.Words,
	})
}

// TestFontsCoverTheTitles finds characters in the texts of titles that no font has.
func TestFontsCoverTheTitles(t *testing.T) {
	fonts, err := paint.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range titles.All() {
		for key, said := range e.Words().Texts {
			if missing := fonts.Missing(said[:]...); len(missing) > 0 {
				t.Errorf("%s: %s has the characters %q, which no font has", e.Key, key, missing)
			}
		}
		for _, h := range e.Words().Hints {
			if missing := fonts.Missing(h.Text[:]...); len(missing) > 0 {
				t.Errorf("%s: the hint %s has the characters %q, which no font has", e.Key, h.Key, missing)
			}
		}
	}
}
