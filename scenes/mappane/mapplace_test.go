package mappane_test

import (
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// TestTrayFollowsTheMap chooses a hex with the keyboard: the focus comes to the tiles before the buttons of the map.
func TestTrayFollowsTheMap(t *testing.T) {
	game := playtest.Recorded26855(t)
	for at, a := range game.Log() {
		lay, ok := a.(rules.LayTile)
		if !ok {
			continue
		}
		h, _ := tabletest.SeatAt(t, game, at, 1280, 800)
		h.Keys = true
		h.PressHex(h.Title.HexName(lay.Hex))
		h.S.Must("tray")
		for !strings.HasPrefix(h.S.Focus(), "tile:") {
			h.S.Press("Tab")
			if f := h.S.Focus(); strings.HasPrefix(f, "map:") {
				t.Fatalf("%s comes before the tiles", f)
			}
		}
		return
	}
}

// TestTabEntersTheMap: Tab enters the map at a hex that can be chosen, and as long as any hex is in view.
func TestTabEntersTheMap(t *testing.T) {
	game := playtest.Recorded26855(t)
	h, _ := tabletest.SeatAt(t, game, playtest.FirstWhere(t, game, playtest.TrackIn26855), 1280, 800)
	enter := func() string {
		for range 200 {
			if h.S.Press("Tab"); strings.HasPrefix(h.S.Focus(), "hex:") {
				return h.S.Focus()
			}
		}
		t.Fatal("Tab never enters the map")
		return ""
	}
	if first := h.S.Must(enter()); !strings.Contains(first.Name, "fit") {
		t.Errorf("Tab enters the map at %q", first.Name)
	}
	h.S.Press("Shift+Tab")
	for range 4 {
		h.S.Click("map:in")
		h.S.Step(time.Second)
	}
	h.S.Drag(640, 400, 200, 100, false)
	h.S.Step(time.Second)
	enter()
}
