package table

import (
	"fmt"
	"strconv"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// visited returns the program on the device of a newcomer after a press on the start screen, at the first decision.
func visited(t *testing.T, h *platformtest.Host, id string, w, ht int) *started {
	t.Helper()
	s := start(t, h, w, ht, 1)
	for range 4 {
		h.Run()
		s.Invalidate()
		s.Step(50 * time.Millisecond)
	}
	s.Click(id)
	for range 20_000 {
		if h.Run(); !s.Step(20 * time.Millisecond) {
			s.app.Rest(s.UI)
		}
		if _, shown := s.Find("intro"); shown {
			break
		}
	}
	if _, shown := s.Find("intro"); !shown {
		t.Fatalf("no pictures after %s on %T", id, s.app.Top())
	}
	return s
}

// TestFirstTurnInPictures: before the first decision of a newcomer's first game or lesson four pictures are shown for
// three seconds each; any press ends them and acts; they are never shown again, but on demand in the list of lessons.
func TestFirstTurnInPictures(t *testing.T) {
	for _, id := range []string{"home:bots", "home:learn"} {
		for i, c := range []struct {
			w, h  int
			lang  string
			night bool
		}{{1280, 800, "en", false}, {390, 844, "ja", true}, {820, 1180, "ja", false}, {390, 844, "en", false}} {
			h := scenestest.NewHost(c.lang)
			h.Night = c.night
			s := visited(t, h, id, c.w, c.h)
			for n := range 4 {
				s.Must("intro:" + strconv.Itoa(n+1))
				for _, ms := range []time.Duration{1200, 1000} {
					s.Step(ms * time.Millisecond)
					playtest.SavePicture(s.Screen, fmt.Sprintf("intro-%s-%d-%d-%d", id[5:], i, n+1, ms))
				}
				s.Step(800 * time.Millisecond)
			}
			if _, shown := s.Find("intro"); shown {
				t.Errorf("%s: the pictures go on after twelve seconds", id)
			}
			s.app.Home()
			s.Invalidate()
			s.Step(time.Second)
			s.app.Introduce = true
			s.app.Learn("tile")
			s.Invalidate()
			if s.Step(time.Second); s.app.Top() == nil {
				t.Fatal("no lesson")
			}
			if _, shown := s.Find("intro"); shown {
				t.Errorf("%s: the pictures are shown a second time", id)
			}
		}
	}
	s := visited(t, scenestest.NewHost("en"), "home:learn", 1280, 800)
	s.Step(time.Second)
	s.Click("hex:H10")
	s.Step(500 * time.Millisecond)
	if _, shown := s.Find("intro"); shown {
		t.Error("a press does not end the pictures")
	}
	if p, _ := s.app.Top().(*learning); p == nil || p.due.Draft().Hex() == 0 {
		t.Error("the press that ends the pictures does not act")
	}
	s.Click("act:menu")
	s.Step(time.Second)
	s.Click("menu:lessons")
	s.Step(time.Second)
	s.Click("lessons:intro")
	s.Step(time.Second)
	s.Must("intro:1")
	for range 13 {
		s.Step(time.Second)
	}
	if _, shown := s.Find("intro:4"); shown {
		t.Error("the dialog does not close after the last picture")
	}

	// Without movement all four are shown until a press.
	h := scenestest.NewHost("en")
	h.Prefs[app.PrefFlags] = "2"
	s = visited(t, h, "home:bots", 390, 844)
	if !s.app.Prefs.Still {
		t.Fatal("movement is not switched off")
	}
	s.Step(30 * time.Second)
	s.Invalidate()
	s.Step(time.Second)
	for n := range 4 {
		s.Must("intro:" + strconv.Itoa(n+1))
	}
	playtest.SavePicture(s.Screen, "intro-still")
	s.Press("?")
	if _, shown := s.Find("intro"); shown {
		t.Error("a key does not end them")
	}
}
