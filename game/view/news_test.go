package view

import (
	"testing"

	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/titles/t1860"
)

// TestLogTellsWhatAPhaseBrings reads what stands in the log behind the beginnings of phases (1860/R145).
func TestLogTellsWhatAPhaseBrings(t *testing.T) {
	m := played(t, 250)
	for _, l := range []text.Lang{text.En, text.Ja} {
		w := New(m, l)
		found := 0
		for i := range m.Len() {
			lines := w.tell(i).lines
			for k := range lines {
				if lines[k].Kind != text.NewPhase {
					continue
				}
				news := t1860.Texts()["event."+m.ViewAt(i+1).PhaseDef().Name]
				want := text.Pair{news.EN, news.JA}.In(l)
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

// TestLogTellsWhatNationalizationBrings: what the title has to say stands last (1860/R148, R149, R151).
func TestLogTellsWhatNationalizationBrings(t *testing.T) {
	m := played(t, 1)
	lines := []text.Line{{Text: "a deed"}}
	got := New(m, text.En).withNews(lines, []rules.Event{{Kind: rules.NationBegan}}, m.View())
	if want := t1860.Texts()["event.nation"].EN; want == "" || len(got) != 2 || got[1].Text != want {
		t.Errorf("%v, want %q behind the deed", got, want)
	}
}
