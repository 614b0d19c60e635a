package app

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/ui"
)

// lesson and list are screens of two kinds.
type (
	lesson struct {
		Page
		name string
	}
	list struct {
		Page
		name string
	}
)

func (*lesson) Draw(*ui.UI, ui.Rect) {}
func (*list) Draw(*ui.UI, ui.Rect)   {}

// TestScreensSideBySideAreLifted lifts two that are next to each other in the stack from below one that stays.
func TestScreensSideBySideAreLifted(t *testing.T) {
	home, stays := &list{name: "home"}, &list{name: "stays"}
	s := &Shell{stack: []Place{home, &lesson{name: "one"}, &lesson{name: "another"}, stays}}
	s.Lift(Is[*lesson])
	if want := []Place{home, stays}; !slices.Equal(s.Places(), want) {
		t.Errorf("%v are left, want %v", s.Places(), want)
	}
}
