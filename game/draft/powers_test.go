package draft_test

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
)

// TestAPowerKeepsToItsTiles: the row of a private whose only hex is chosen with it offers the tiles of this private and
// no others there; going back ends the power too.
func TestAPowerKeepsToItsTiles(t *testing.T) {
	m, rows := gametest.Sample(t, "cascades"), 0
	for at := range m.Len() {
		v := m.ViewAt(at)
		for _, row := range draft.New(v, &text.Speaker{Title: v.T}).Options(draft.Powers) {
			d := draft.New(v, &text.Speaker{Title: v.T})
			if d.Choose(row.Key); row.Hex == 0 || d.Hex() != row.Hex {
				continue
			}
			rows++
			for _, o := range d.Options(draft.Tiles) {
				if o.Private != row.Private {
					t.Errorf("position %d: %q offers %q", at, row.Text, o.Spoken)
				}
			}
			for d.Hex() != 0 {
				d.Back()
			}
			if d.Site() != 0 {
				t.Errorf("position %d: %q stays without its hex", at, row.Text)
			}
		}
	}
	if rows == 0 {
		t.Error("no private has one hex only")
	}
}

// TestAPlacedMarkerIsTurned: the row of a private whose marker is on the map says what becomes of it, not that it is
// placed (1870/P4).
func TestAPlacedMarkerIsTurned(t *testing.T) {
	m := gametest.Sample(t, "frisco")
	for at := range m.Len() {
		v := m.ViewAt(at)
		for _, a := range rules.AppendLegal(nil, v) {
			turn, ok := a.(rules.Assign)
			if !ok || !v.Marked(rules.Marker{Hex: turn.Hex, Private: turn.Private}) {
				continue
			}
			row, ok := draft.New(v, &text.Speaker{Title: v.T}).Find("power:" + v.T.Private(turn.Private).ID)
			if !ok || !strings.HasPrefix(row.Text, "Close the port on ") {
				t.Errorf("position %d: %q", at, row.Text)
			}
			return
		}
	}
	t.Error("no marker is turned")
}

// TestHalfADividendIsSpoken: the spoken name of a half has what is paid and what is kept, not the whole revenue as if
// half of it were more (1870/R106).
func TestHalfADividendIsSpoken(t *testing.T) {
	m := gametest.Sample(t, "frisco")
	for at := range m.Len() {
		o, ok := draft.New(m.ViewAt(at), &text.Speaker{Title: m.Title()}).Find("opt:dividend:half")
		if !ok {
			continue
		}
		if !strings.HasPrefix(o.Spoken, "Pay half ") || !strings.Contains(o.Spoken, " dollars paid, ") ||
			!strings.Contains(o.Spoken, " dollars kept: price ") {
			t.Errorf("position %d: %q", at, o.Spoken)
		}
		return
	}
	t.Error("no half is paid")
}
