package scenes

import (
	"testing"

	"hexrail/game/library"
	"hexrail/game/platform/platformtest"
)

// TestFirstVisit: without stored games the samples are shown with their boards, and a press opens one; the welcome takes
// as much room as its words, whether they lie beside a picture or not. With stored games the samples are a press away.
func TestFirstVisit(t *testing.T) {
	for _, c := range []struct {
		name string
		w, h int
	}{{"phone", 390, 844}, {"tablet", 820, 1180}, {"desktop", 1280, 800}} {
		t.Run(c.name, func(t *testing.T) {
			s := start(t, platformtest.New(), c.w, c.h, 1)
			words := s.Must("welcome:keeping").Rect
			for n := range library.Samples() {
				card := s.Must("sample:" + string(rune('1'+n))).Rect
				if words.Bottom() > card.Y || card.Bottom() > float32(c.h) {
					t.Errorf("sample %d is at %v, the welcome ends at %v", n+1, card, words.Bottom())
				}
			}
			if way := s.Must("home:new").Rect; way.X < words.Right() && way.Y < words.Bottom() {
				t.Errorf("the welcome ends at %v, below the top of the way to a new game at %v", words.Bottom(), way.Y)
			}
			if _, ok := s.Find("home:samples"); ok {
				t.Error("there is a second way to the samples")
			}
			s.press("sample:2")
			if _, ok := s.app.top().(*preview); !ok {
				t.Errorf("a sample opens %T", s.app.top())
			}
		})
	}
	h := platformtest.New()
	keep(t, h)
	s := start(t, h, 1280, 800, 1)
	if _, ok := s.Find("sample:1"); ok {
		t.Error("the samples are among the stored games")
	}
	s.Must("home:samples")
}
