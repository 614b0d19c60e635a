package draft_test

import (
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/text"
)

// TestAPassEndsTheLaysOfAPower: where a pass ends the lays of a private and not the step, the button says so
// (1822PNW/P11).
func TestAPassEndsTheLaysOfAPower(t *testing.T) {
	m := gametest.Sample(t, "cascades")
	for at := range m.Len() {
		v := m.ViewAt(at)
		if v.InCharge().Name() != "track" {
			continue
		}
		s, p := *v.S, v.T.FindPrivate("P11")
		v.S, s.Turn.Power, s.Privates[p].Owner = &s, p, v.Actor()
		for lang, want := range []string{"Done with P11", "P11 を終える"} {
			if have := draft.New(v, &text.Speaker{Title: v.T, Lang: text.Lang(lang)}).Decline().Text; have != want {
				t.Errorf("%q, want %q", have, want)
			}
		}
		return
	}
	t.Error("no company lays track")
}
