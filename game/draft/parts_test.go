package draft_test

import (
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
)

// TestPartsOfAMinorsRun: a minor pays out one half of its earnings and keeps the other, rounded down (1822PNW/R82).
func TestPartsOfAMinorsRun(t *testing.T) {
	m, seen := gametest.Sample(t, "cascades"), 0
	for at := range m.Len() {
		run, ok := m.Action(at).(rules.RunRoutes)
		if !ok || m.ViewAt(at).Ordinary(run.By) != 100 {
			continue
		}
		v := m.ViewAt(at)
		r := draft.New(v, &text.Speaker{Title: v.T}).Run()
		paid, kept := r.Parts()
		if paid+kept != r.Revenue() || kept != r.Revenue()/2 {
			t.Errorf("position %d: of $%d, $%d are paid and $%d kept", at, r.Revenue(), paid, kept)
		}
		seen++
	}
	if seen < 20 {
		t.Errorf("looked at %d runs", seen)
	}
}
