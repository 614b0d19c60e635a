package draft_test

import (
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/text"
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
