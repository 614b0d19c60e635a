package view

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles/t1860"
)

// TestLogTellsWhatAPhaseBrings reads the log after the beginnings of phases (1860/R145).
func TestLogTellsWhatAPhaseBrings(t *testing.T) {
	m := played(t, 250)
	for _, l := range []text.Lang{text.En, text.Ja} {
		w := New(m, l)
		found := 0
		for i := range m.Len() {
			lines := w.logOf(i).lines
			for k := range lines {
				if lines[k].Kind != text.NewPhase {
					continue
				}
				want := t1860.Words().Texts["event."+m.ViewAt(i+1).PhaseDef().Name].In(l)
				if want == "" {
					continue
				}
				found++
				if k+1 == len(lines) || lines[k+1].Text != want {
					t.Errorf("%s: %q does not stand behind %q", l.Code(), want, lines[k].Text)
				}
			}
		}
		if found == 0 {
			t.Errorf("%s: no phase with news began", l.Code())
		}
	}
}

// TestLogTellsWhatNationalizationBrings: the title's own texts are last (1860/R148, R149, R151).
func TestLogTellsWhatNationalizationBrings(t *testing.T) {
	m := played(t, 1)
	lines := []text.Line{{Text: "a deed"}}
	got := New(m, text.En).withNews(lines, []rules.Event{{Kind: rules.NationBegan}}, m.View())
	if want := t1860.Words().Events[rules.NationBegan].News.In(text.En); want == "" || len(got) != 2 ||
		got[1].Text != want {
		t.Errorf("%v, want %q behind the deed", got, want)
	}
}

// TestLogTellsOfThePriority reads the log after the bankruptcy of a company: who has the priority deal at once
// (1860/R142).
func TestLogTellsOfThePriority(t *testing.T) {
	m := played(t, 60)
	after := m.View()
	events := []rules.Event{{Kind: rules.PriceMoved, Corp: 1}, {Kind: rules.CorpDelisted, Corp: 1},
		{Kind: rules.PresidentChanged, Corp: 2}}
	for l, want := range map[text.Lang]string{text.En: " has the priority deal.", text.Ja: "優先取引権は "} {
		w := New(m, l)
		var lines []text.Line
		for _, e := range events {
			lines = append(lines, text.Line{Kind: text.Consequence, Text: w.say.Event(after, e)})
		}
		got := w.withNews(slices.Clone(lines), events, after)
		name := w.say.Player(after.S.Priority)
		if len(got) != 4 || got[1].Text != lines[1].Text || !strings.Contains(got[2].Text, want) ||
			!strings.Contains(got[2].Text, name) {
			t.Errorf("%s: the log says %v", l.Code(), got)
		}
		if got := w.withNews(slices.Clone(lines[:1]), events[:1], after); len(got) != 1 {
			t.Errorf("%s: without a bankruptcy the log says %v", l.Code(), got)
		}
	}
}
