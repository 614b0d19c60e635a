package table

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestSeatsOfATablet: the players stand in one line with their cash, under a short step and a long one, and cover
// neither the map nor the step.
func TestSeatsOfATablet(t *testing.T) {
	h, tab := seated(t, "1830/26855", playtest.TrackIn26855, 820, 1180)
	look := func() {
		t.Helper()
		h.Wait()
		first := h.S.Must("player:1").Rect
		for i, p := range tab.desk.See().Players {
			r := h.S.Must("player:" + string(rune('1'+i))).Rect
			if r.Y != first.Y || r.Y < h.S.Must("main").Rect.Bottom() || r.Bottom() > h.S.Must("panel").Rect.Y {
				t.Errorf("%s is at %v, the first at %v, the map at %v, the step at %v",
					p.Name, r, first, h.S.Must("main").Rect, h.S.Must("panel").Rect)
			}
			if lines := linesIn(h, r); !slices.ContainsFunc(lines, func(l playtest.Drawn) bool { return l.Text == p.Cash }) {
				t.Errorf("the card of %s does not show %s: %v", p.Name, p.Cash, lines)
			}
		}
	}
	look()
	playtest.PickTileIn26855(h)
	look()
	h.PlayOn(1)
	look()
}

// linesIn returns the lines of text that are drawn at least partly in a part of the screen.
func linesIn(h *playtest.Hand, r ui.Rect) (list []playtest.Drawn) {
	var seen playtest.Watch
	seen.Attach(h.S)
	h.S.Invalidate()
	h.S.Step(0)
	h.S.P.Watch, h.S.P.Cover = nil, nil
	for _, l := range seen.Lines {
		if !l.Rect.And(r).Empty() {
			list = append(list, l)
		}
	}
	return list
}
