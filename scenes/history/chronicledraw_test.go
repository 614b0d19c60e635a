package history_test

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// TestRunsOfAllRoundsFit: at the end of a game a desktop shows the runs of all operating rounds beside each other.
func TestRunsOfAllRoundsFit(t *testing.T) {
	s := tabletest.Start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.Tap("sample:1")
	s.Tap("preview:play")
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
	h, _ := tabletest.SeatWhere(t, "1830/26855", playtest.InNeed, 820, 1180)
	h.Wait()
	if chart := h.S.Must("market").Rect; chart.W < 700 {
		t.Errorf("the chart is %v", chart)
	}
}
