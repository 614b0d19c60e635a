package table

import (
	"slices"
	"testing"
)

// TestSeatsOfATablet: the players stand in one line with their cash, under a short step and a long one, and cover neither the
// map nor the step.
func TestSeatsOfATablet(t *testing.T) {
	h, tab := seated(t, "1830/26855", laysTrack, 820, 1180)
	look := func() {
		t.Helper()
		h.wait()
		first := h.s.Must("player:1").Rect
		for i, p := range tab.desk.See().Players {
			r := h.s.Must("player:" + string(rune('1'+i))).Rect
			if r.Y != first.Y || r.Y < h.s.Must("main").Rect.Bottom() || r.Bottom() > h.s.Must("panel").Rect.Y {
				t.Errorf("%s is at %v, the first at %v, the map at %v, the step at %v",
					p.Name, r, first, h.s.Must("main").Rect, h.s.Must("panel").Rect)
			}
			if lines := linesIn(h, r); !slices.ContainsFunc(lines, func(l drawn) bool { return l.text == p.Cash }) {
				t.Errorf("the card of %s does not show %s: %v", p.Name, p.Cash, lines)
			}
		}
	}
	look()
	pickTile(h, tab)
	look()
	h.on(1)
	look()
}
