package panel_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/tabletest"
	"github.com/hexrail/hexrail/titles/t1822pnw"
)

// TestUsesOfOnePrivateFold: the many ways in which a company may use one private stand behind one button, whatever card
// each is about (1822PNW, P21), and the step itself is in sight.
func TestUsesOfOnePrivateFold(t *testing.T) {
	m := gametest.Kept(t, "1822pnw-cards")
	for i := range m.Len() {
		v, uses := m.ViewAt(i), 0
		for _, a := range rules.AppendLegal(nil, v) {
			if a, ok := a.(t1822pnw.UseCard); ok && a.Card != 0 {
				uses++
			}
		}
		if uses < 5 {
			continue
		}
		h, _ := tabletest.SeatAt(t, m, i, 1280, 800)
		h.Wait()
		listed := func() bool {
			return slices.ContainsFunc(h.S.Nodes(), func(n ui.Node) bool { return strings.HasPrefix(n.ID, "usecard:P21:") })
		}
		if listed() {
			t.Errorf("before action %d the %d uses are listed unasked", i, uses)
		}
		h.Press("uses:P21")
		if !listed() {
			t.Errorf("before action %d the button lists no use", i)
		}
		return
	}
	t.Error("no company ever has five uses of a private")
}

// TestTrayStaysInItsCard: tiles that do not fit beside each other are drawn and pressed within the card of the tray
// alone, and the wheel shows the rest.
func TestTrayStaysInItsCard(t *testing.T) {
	m := playtest.Sample1822(t)
	for _, i := range playtest.Positions(m, "track") {
		h, tab := tabletest.SeatAt(t, m, i, 1024, 700)
		for _, hex := range tab.Due().Draft().Hexes() {
			tab.Due().Site.Pick(hex)
			h.S.Invalidate()
			var seen playtest.Watch
			seen.Attach(h.S)
			h.Wait()
			tray, ok := h.S.Find("tray")
			n := 0
			for _, x := range h.S.Nodes() {
				if x.Parent == "tray" && x.Role == ui.RoleRadio {
					n++
				}
			}
			if !ok || float32(84*n) < tray.Rect.W-80 {
				tab.Due().Cancel()
				continue
			}
			card := tray.Rect
			for _, x := range h.S.Nodes() {
				if x.Parent == "tray" && !x.Rect.Empty() && x.Rect.Right() > card.Right()+0.5 {
					t.Errorf("before action %d, %s is pressed at %v, beyond %v", i, x.ID, x.Rect, card)
				}
			}
			for _, line := range seen.Lines {
				if line.Rect.X > card.X && line.Rect.X < card.Right() && line.Rect.Right() > card.Right() && line.Rect.Y > card.Y &&
					line.Rect.Bottom() < card.Bottom() {
					t.Errorf("before action %d, %q is drawn beyond the tray", i, line.Text)
				}
			}
			return
		}
	}
	t.Error("no hex has more tiles than fit")
}
