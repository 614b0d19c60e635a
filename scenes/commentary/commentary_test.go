package commentary

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/titles/t18fl"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestWordsAreComplete checks the texts of this package in both languages.
func TestWordsAreComplete(t *testing.T) {
	scenestest.CheckWords(t, map[string]any{"commentary": Words})
}

// TestComments: comments are ordered by position within the game, have one to three sentences in both languages, and
// use only characters that the fonts have.
func TestComments(t *testing.T) {
	fonts, err := paint.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	commented := 0
	for _, s := range library.Samples() {
		if len(s.Comments()) > 0 {
			commented++
		}
		for i, c := range s.Comments() {
			if i > 0 && c.At <= s.Comments()[i-1].At || c.At > s.Facts().Moves {
				t.Errorf("%s: the comment at %d comes after that at %d", s.Title, c.At, s.Comments()[max(0, i-1)].At)
			}
			if missing := fonts.Missing(c.Said[:]...); len(missing) > 0 {
				t.Errorf("%s, %d: no font has %q", s.Title, c.At, missing)
			}
			if n := strings.Count(c.Said[text.En]+" ", ". "); n < 1 || n > 3 {
				t.Errorf("%s, %d: %d sentences", s.Title, c.At, n)
			}
			if n := strings.Count(c.Said[text.Ja], "。"); n < 1 || n > 3 {
				t.Errorf("%s, %d: %d sentences in Japanese", s.Title, c.At, n)
			}
		}
	}
	if commented == 0 {
		t.Error("no sample has comments")
	}
}

// TestCommentsTellTheTurningPoints: in the sample of 18FL, the first start, float, hotel, conversion, rust, storm and
// broken bank each have a comment at their position, and so has the end.
func TestCommentsTellTheTurningPoints(t *testing.T) {
	s, ok := library.CommentedSample("18fl")
	if !ok {
		t.Fatal("18FL has no sample with comments")
	}
	g, err := s.Game()
	if err != nil {
		t.Fatal(err)
	}
	m, stop, err := match.Open(g)
	if err != nil || stop != nil {
		t.Fatal(err, stop)
	}
	first := map[string]int{}
	note := func(what string, at int, happened bool) {
		if _, known := first[what]; happened && !known {
			first[what] = at
		}
	}
	for i := range m.Len() {
		before, after := m.ViewAt(i), m.ViewAt(i+1)
		switch m.Action(i).(type) {
		case rules.Par:
			note("start", i+1, true)
		case t18fl.PlaceHexToken:
			note("hotel", i+1, true)
		case t18fl.Convert:
			note("conversion", i+1, true)
		}
		for _, e := range m.Events(i) {
			note("float", i+1, e.Kind == rules.CorpFloated)
			note("rust", i+1, e.Kind == rules.TrainRusted)
		}
		note("storm", i+1, before.S.Phase < after.S.Phase && int(after.S.Phase) == after.T.FindPhase("6"))
		note("broken bank", i+1, after.S.End.Reason != rules.NotOver)
		note("end", i+1, after.S.End.Over)
	}
	c := New(nil, s.Comments())
	for _, what := range []string{"start", "float", "hotel", "conversion", "rust", "storm", "broken bank", "end"} {
		if at, happened := first[what]; !happened || c.At(at) == 0 {
			t.Errorf("%s, at %d: no comment", what, at)
		}
	}
}
