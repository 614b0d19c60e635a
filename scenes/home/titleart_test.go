package home

import (
	"testing"

	"hexrail/game/platform/platformtest"
	"hexrail/game/ui/uitest"
	"hexrail/scenes/kit"
	"hexrail/scenes/shell"
)

// TestTitleArtComesSecond: the first picture does not wait for the title art, and the art is there a moment later.
func TestTitleArtComesSecond(t *testing.T) {
	a := shell.New(platformtest.New(), &program{})
	h := New(a)
	a.Open(h)
	s := uitest.New(t, 1280, 800, 1, a.Draw)
	if h.art.cells != nil {
		t.Error("the first picture has the art")
	}
	s.Step(kit.BoardsAfter)
	if h.art.cells == nil {
		t.Error("the art does not come")
	}
}
