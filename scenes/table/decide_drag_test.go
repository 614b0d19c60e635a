package table

import (
	"testing"

	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestRoutesAreDragged: the end of a route is dragged back to the stop before, with the mouse and with a finger; the
// map stays where it is.
func TestRoutesAreDragged(t *testing.T) {
	m := playtest.SampleGame(t)
	dragged := 0
	for _, at := range playtest.Positions(m, "run") {
		for _, touch := range []bool{false, true} {
			a := newApp(scenestest.NewHost("en"))
			tab, _ := tryingTable(t, a, at)
			a.Open(tab)
			s := uitest.New(t, 1280, 800, 1, a.Draw)
			wait(s)
			wait(s)
			r := tab.due.Draft().Run()
			stops := r.Stops(0)
			if len(stops) < 3 {
				continue
			}
			end, before := stops[len(stops)-1].Hex, stops[len(stops)-2].Hex
			f := m.ViewAt(at).Position()
			if len(f.Face(end).Stops) != 1 || len(f.Face(before).Stops) != 1 || end == before {
				continue
			}
			camera := tab.pane.Frame().Camera
			x0, y0 := s.Must("hex:" + m.Title().HexName(end)).Rect.Center()
			x1, y1 := s.Must("hex:" + m.Title().HexName(before)).Rect.Center()
			s.Drag(x0, y0, x1, y1, touch)
			if got := len(r.Stops(0)); got != len(stops)-1 || tab.pane.Frame().Camera != camera {
				t.Errorf("%d, touch %v: %d of %d stops are left, the camera is at %v", at, touch, got, len(stops),
					tab.pane.Frame().Camera)
			}
			if _, held := r.Dragged(); held {
				t.Error("the route is still held")
			}
			dragged++
		}
		if dragged >= 6 {
			return
		}
	}
	t.Errorf("only %d routes were dragged", dragged)
}
