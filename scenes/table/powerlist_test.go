package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/titles/t1822pnw"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules"
)

// TestUsesOfOnePrivateFold: the many ways in which a company may use one private stand behind one button, whatever card each is about
// (1822PNW, P21), and the step itself is in sight.
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
		h, _ := seatAt(t, m, i, 1280, 800)
		h.wait()
		listed := func() bool {
			return slices.ContainsFunc(h.s.Nodes(), func(n ui.Node) bool { return strings.HasPrefix(n.ID, "usecard:P21:") })
		}
		if listed() {
			t.Errorf("before action %d the %d uses are listed unasked", i, uses)
		}
		h.press("uses:P21")
		if !listed() {
			t.Errorf("before action %d the button lists no use", i)
		}
		return
	}
	t.Error("no company ever has five uses of a private")
}

// TestTrayStaysInItsCard: tiles that do not fit beside each other are drawn and pressed within the card of the tray alone, and the wheel
// brings the rest in sight.
func TestTrayStaysInItsCard(t *testing.T) {
	m := sample1822(t)
	for _, i := range positions(m, "track") {
		h, tab := seatAt(t, m, i, 1024, 700)
		for _, hex := range tab.due.Draft().Hexes() {
			tab.due.Site.Pick(hex)
			h.s.Invalidate()
			var seen watch
			seen.on(h.s)
			h.wait()
			tray, ok := h.s.Find("tray")
			n := 0
			for _, x := range h.s.Nodes() {
				if x.Parent == "tray" && x.Role == ui.RoleRadio {
					n++
				}
			}
			if !ok || float32(84*n) < tray.Rect.W-80 {
				tab.due.Cancel()
				continue
			}
			card := tray.Rect
			for _, x := range h.s.Nodes() {
				if x.Parent == "tray" && !x.Rect.Empty() && x.Rect.Right() > card.Right()+0.5 {
					t.Errorf("before action %d, %s is pressed at %v, beyond %v", i, x.ID, x.Rect, card)
				}
			}
			for _, line := range seen.lines {
				if line.rect.X > card.X && line.rect.X < card.Right() && line.rect.Right() > card.Right() && line.rect.Y > card.Y && line.rect.Bottom() < card.Bottom() {
					t.Errorf("before action %d, %q is drawn beyond the tray", i, line.text)
				}
			}
			return
		}
	}
	t.Error("no hex has more tiles than fit")
}
