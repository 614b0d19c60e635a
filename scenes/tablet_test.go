package scenes

import (
	"strings"
	"testing"

	"hexrail/game/ui"
)

// TestSeatsOfATablet: the cards of the players stand below each other under a short step, in two columns under a longer one,
// and never cover what the step tells.
func TestSeatsOfATablet(t *testing.T) {
	h, tab := seated(t, "1830/26855", laysTrack, 820, 1180)
	seats := func() (list []ui.Rect) {
		h.wait()
		for i := range tab.see().Players {
			list = append(list, h.s.Must("player:"+string(rune('1'+i))).Rect)
		}
		return list
	}
	if s := seats(); s[0].X != s[1].X || s[1].Y <= s[0].Y {
		t.Errorf("with a short step the cards are at %v", s)
	}
	pickTile(h, tab)
	s := seats()
	if s[0].Y != s[1].Y || s[0].Right() > s[1].X || s[2].Y <= s[0].Y {
		t.Errorf("with a long step the cards are at %v", s)
	}
	for _, n := range h.s.Nodes() {
		if strings.HasPrefix(n.ID, "effect:") && n.Rect.Bottom() > s[0].Y {
			t.Errorf("%s at %v is below the cards at %v", n.Name, n.Rect, s[0].Y)
		}
	}
}
