package table

import (
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestCompanyPageBeginsAtItsTop scrolls the page of a company and chooses another one.
func TestCompanyPageBeginsAtItsTop(t *testing.T) {
	m := playtest.Recorded26855(t)
	h, tab := seatAt(t, m, playtest.Positions(m, "dividend")[12], 1280, 800)
	tab.layout.tab = corpTab
	h.S.Invalidate()
	h.S.Step(time.Second)
	top := h.S.Must("company:plan").Rect
	panel := h.S.Must("panel").Rect
	for range 4 {
		h.S.Do(ui.Event{Kind: ui.Wheel, X: panel.X + panel.W/2, Y: top.Y, DY: 40})
		h.S.Step(300 * time.Millisecond)
	}
	if h.S.Must("company:plan").Rect == top {
		t.Fatal("the page does not scroll")
	}
	other := tab.desk.See().Operators()[0].ID
	if other == tab.corpChosen() {
		other = tab.desk.See().Operators()[1].ID
	}
	tab.strips.ToggleCorp(other)
	h.S.Invalidate()
	h.S.Step(time.Second)
	if got := h.S.Must("company:plan").Rect; got != top {
		t.Errorf("on the page of the next company a button is at %v, not at %v", got, top)
	}
}
