package uitest

import (
	"bytes"
	"slices"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
)

// drawWords draws a button with these words, and notes for each pass whether it is blind.
func drawWords(words string, blind *[]bool) func(*ui.UI) {
	return func(u *ui.UI) {
		*blind = append(*blind, u.P.Blind)
		u.Button("go", paint.R(10, 10, 180, 40), ui.Button{Text: words})
	}
}

// TestFewPicturesArePainted: the first, second, fourth and eighth are, and the one that is shown.
func TestFewPicturesArePainted(t *testing.T) {
	var blind []bool
	s := New(t, 200, 60, 1, drawWords("Go", &blind))
	s.All = false
	for range 8 {
		s.Invalidate()
		s.Step(time.Second)
	}
	if want := []bool{false, false, true, false, true, true, true, false, true}; !slices.Equal(blind, want) {
		t.Errorf("blind are %v of the pictures, not %v", blind, want)
	}
	first := bytes.Clone(s.Show().Pix)
	if n := len(blind); n != 10 || blind[9] {
		t.Errorf("%d pictures are drawn, not 10 with the one that is shown", n)
	}
	if s.Show(); len(blind) != 10 {
		t.Error("a painted picture is drawn again")
	}
	var seen []bool
	if other := New(t, 200, 60, 1, drawWords("Go", &seen)).Show().Pix; !bytes.Equal(first, other) {
		t.Error("the picture is not the one of a screen that has painted its last")
	}
}

// TestAKitIsAsNew: a screen that takes over what another has painted with shows the same picture as a new one.
func TestAKitIsAsNew(t *testing.T) {
	var blind []bool
	show := func(words string) (pix []byte, by *paint.Painter) {
		t.Run(words, func(t *testing.T) {
			s := New(t, 200, 60, 1, drawWords(words, &blind))
			if s.P.Watch != nil || s.P.Cover != nil {
				t.Error("the screen reports to the test before")
			}
			pix, by = bytes.Clone(s.Show().Pix), s.P
			s.P.Watch, s.P.Cover = func(string, ui.Rect, ui.Rect) {}, func(ui.Rect) {}
		})
		return pix, by
	}
	idle.kits = nil
	fresh, first := show("Go")
	other, second := show("Stay 運")
	again, third := show("Go")
	if first != second || second != third {
		t.Error("screens one after the other have kits of their own")
	}
	if bytes.Equal(fresh, other) || !bytes.Equal(fresh, again) {
		t.Error("the picture depends on the screens before")
	}
}
