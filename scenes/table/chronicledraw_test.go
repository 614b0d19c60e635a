package table

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestRunsOfAllRoundsFit: at the end of a game a desktop shows the runs of all operating rounds beside each other.
func TestRunsOfAllRoundsFit(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.press("sample:1")
	s.press("preview:play")
	for range 8 {
		s.Do(ui.Event{Kind: ui.Wheel, X: 400, Y: 500, DY: 100})
	}
	rounds, right := 0, float32(1280-320) // where what can be done stands
	for _, n := range s.Nodes() {
		if n.Role == ui.RoleColumnHeader && strings.HasPrefix(n.ID, "over:runs:") && n.Name != "" {
			rounds++
			if n.Rect.W < 32 || n.Rect.Right() > right {
				t.Errorf("OR %s is at %v", n.Name, n.Rect)
			}
		}
	}
	if rounds != 18 { // as the highlights tell
		t.Errorf("%d operating rounds are shown", rounds)
	}
}

// TestNeedHasAReadableChart: while a president raises money on a tablet, the chart is about as wide as the screen.
func TestNeedHasAReadableChart(t *testing.T) {
	h, _ := seated(t, "1830/26855", inNeed, 820, 1180)
	h.wait()
	if chart := h.s.Must("market").Rect; chart.W < 700 {
		t.Errorf("the chart is %v", chart)
	}
}
