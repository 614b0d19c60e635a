package home

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// program records the calls of home to app.Program and shows nothing.
type program struct {
	app.Program
	begun  *library.Session // the game that was started
	played string           // the id of the game that was opened
}

// Begin records the session.
func (p *program) Begin(s *library.Session) { p.begun = s }

// Play records the id.
func (p *program) Play(id string) { p.played = id }

// visited is the start screen on a host.
type visited struct {
	*uitest.Screen
	*program
	app  *app.Shell
	host *platformtest.Host
}

// visit opens the start screen on a screen of w × ht dp.
func visit(t testing.TB, h *platformtest.Host, w, ht int, scale float32) *visited {
	t.Helper()
	p := &program{}
	a := app.New(h, p)
	a.Open(New(a))
	s := &visited{uitest.New(t, w, ht, scale, a.Draw), p, a, h}
	s.settle()
	return s
}

// inLanguage returns a host in a language.
func inLanguage(language string) *platformtest.Host {
	h := platformtest.New()
	h.Tags = []string{language}
	return h
}

// settle runs the pending callbacks of the host and draws until nothing changes.
func (s *visited) settle() {
	for range 4 {
		s.host.Run()
		s.Invalidate()
		s.Step(time.Second)
	}
}

// press clicks and settles.
func (s *visited) press(id string) {
	s.Click(id)
	s.settle()
}

// TestHeroLeavesTheArt: where the art is on the right, no text and no button of the hero overlaps it, and on a low
// screen all buttons of the start screen are visible.
func TestHeroLeavesTheArt(t *testing.T) {
	for _, language := range []string{"en", "ja"} {
		for _, c := range []struct {
			w, h int
			from float32
		}{{1280, 800, artFrom}, {1440, 900, artFrom}, {844, 390, artFromLow}} {
			s := visit(t, inLanguage(language), c.w, c.h, 1)
			card := s.Must("hero").Rect
			for _, id := range []string{"hero:claim", "hero:what", "hero:wins", "home:bots", "home:watch"} {
				if r := s.Must(id).Rect; r.Right() > card.X+card.W*c.from {
					t.Errorf("%s, %d: %s ends at %g, the art begins at %g", language, c.w, id, r.Right(), card.X+card.W*c.from)
				}
			}
			play, watch, first := s.Must("home:bots").Rect, s.Must("home:watch").Rect, s.Must("home:first").Rect
			if c.h < heroLow && (play.Y != watch.Y || first.Bottom() > float32(c.h)) {
				t.Errorf("%s, %d: the ways lie at %v, %v and %v", language, c.h, play, watch, first)
			}
		}
	}
}

// try clicks a control if it is on the screen.
func (s *visited) try(id string) {
	if _, ok := s.Find(id); ok {
		s.press(id)
	}
}

// save writes a picture of the screen if a folder was given.
func (s *visited) save(name string) {
	if *scenestest.Pictures != "" {
		s.Save(filepath.Join(*scenestest.Pictures, name+".png"))
	}
}

// TestGoesOnWithARunningGame: a game that is over has the card above the list only if no other can go on.
func TestGoesOnWithARunningGame(t *testing.T) {
	h := platformtest.New()
	scenestest.KeepSamples(t, h)
	s := visit(t, h, 1280, 800, 1)
	home, games := s.app.Places()[0].(*Home), s.app.Shelf.Games()
	for over := range len(games) + 1 { // the most recent ones
		for n, i := range games {
			i.Over = n < over
		}
		if want := games[over%len(games)]; home.last() != want {
			t.Errorf("%d games over: %s has the card, not %s", over, home.last().ID, want.ID)
		}
	}
	if len(games) < 2 {
		t.Error("there is nothing to choose")
	}
}
