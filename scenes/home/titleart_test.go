package home

import (
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/scenes/app"
)

// TestTitleArtComesSecond: the first frame does not wait for the title art, which appears a moment later.
func TestTitleArtComesSecond(t *testing.T) {
	a := app.New(platformtest.New(), &program{})
	h := New(a)
	a.Open(h)
	s := uitest.New(t, 1280, 800, 1, a.Draw)
	s.All = true // a blind picture does not ask for the art
	if h.art.cells != nil {
		t.Error("the first picture has the art")
	}
	for range 3 {
		s.Step(time.Second)
	}
	if h.art.cells == nil {
		t.Error("the art does not come")
	}
}
