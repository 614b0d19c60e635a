package mappane_test

import (
	"testing"

	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// TestTheContextFoldsFirst: in a low window with large text the step has most of the panel, and the context only its
// tabs until one is pressed.
func TestTheContextFoldsFirst(t *testing.T) {
	h, tab := tabletest.SeatWhere(t, "1830/26855", playtest.TrackIn26855, 1024, 640)
	tab.Desk().Shell.Prefs.TextSize = app.NormalText + 3
	h.S.Invalidate()
	playtest.PickTileIn26855(h)
	h.PlayOn(1)
	h.Wait()
	visible := func() float32 { return h.S.Must("context").Rect.Y - h.S.Must("prompt").Rect.Y }
	if v := visible(); v < 250 {
		t.Errorf("the step has %.0f dp", v)
	}
	h.Press("tab:log")
	h.Wait()
	if v := visible(); v > 240 {
		t.Errorf("with the context asked for the step still has %.0f dp", v)
	}
}
