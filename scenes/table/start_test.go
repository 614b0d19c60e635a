package table

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// started is the program on a device, with what it shows.
type started struct {
	*uitest.Screen
	app  *App
	host *platformtest.Host
}

// start starts the program on a screen of a size in dp.
func start(t testing.TB, h *platformtest.Host, w, ht int, scale float32) *started {
	t.Helper()
	a := newApp(h)
	s := &started{uitest.New(t, w, ht, scale, a.Draw), a, h}
	s.settle()
	return s
}

// settle lets the platform answer and draws what follows.
func (s *started) settle() {
	for range 4 {
		s.host.Run()
		s.Invalidate()
		s.Step(time.Second)
	}
}

// press clicks and lets the platform answer.
func (s *started) press(id string) {
	s.Click(id)
	s.settle()
}

// reveal scrolls the first screen until a control is in sight.
func (s *started) reveal(id string) {
	w, h := s.P.Size()
	for range 30 {
		if n, ok := s.Find(id); ok && n.Rect.Bottom() < h {
			return
		}
		s.Do(ui.Event{Kind: ui.Wheel, X: w / 2, Y: h - 60, DY: 120})
	}
}

// sample opens a sample game from the first screen.
func (s *started) sample(n int) {
	id := "sample:" + string(rune('0'+n))
	s.reveal(id)
	s.press(id)
}

// TestStartPictures draws the places around the table, for people to look at.
func TestStartPictures(t *testing.T) {
	if *pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	for _, size := range []struct {
		name  string
		w, h  int
		scale float32
	}{{"desktop", 1280, 800, 1}, {"phone", 390, 844, 2}, {"landscape", 844, 390, 1}, {"tablet", 820, 1180, 1}} {
		for _, lang := range []string{"en", "ja"} {
			for _, c := range []struct {
				name string
				full bool
				do   func(*started)
			}{
				{"empty", false, func(*started) {}},
				{"first", false, func(s *started) { s.press("home:first") }},
				{"home", true, func(*started) {}},
				{"new", true, func(s *started) { s.press("home:new") }},
				{"new2", true, func(s *started) {
					s.press("home:new")
					if _, small := s.Find("new:page2"); small {
						s.press("new:page2")
					}
				}},
				{"new3", true, func(s *started) {
					s.press("home:new")
					if _, small := s.Find("new:page3"); small {
						s.press("new:page3")
					}
				}},
				{"open", true, func(s *started) { s.press("home:open") }},
				{"rules", true, func(s *started) { s.press("home:new"); s.try("new:page3"); s.press("new:single") }},
				{"samples", true, func(s *started) { s.reveal("sample:1") }},
				{"preview", true, func(s *started) { s.sample(2) }},
				{"share", true, func(s *started) { s.press("continue:share") }},
				{"settings", true, func(s *started) { s.press("home:settings") }},
				{"table", true, func(s *started) {
					s.press("act:continue")
					s.Do(ui.Event{Kind: ui.PointerMove, X: 2, Y: 60}) // nothing is told about a hex
				}},
				{"over", true, func(s *started) {
					s.sample(1)
					s.press("preview:play")
				}},
			} {
				h := platformtest.New()
				h.Tags, h.Night = []string{lang}, c.name == "settings"
				if c.full {
					scenestest.Keep(t, h)
				}
				s := start(t, h, size.w, size.h, size.scale)
				if size.name != "desktop" {
					s.Coarse()
				}
				c.do(s)
				s.Save(filepath.Join(*pictures, size.name+"-"+c.name+"-"+lang+".png"))
			}
		}
	}
}

// TestFirstGame: whoever is new begins a game with two presses, with computers or with people, is asked nothing else,
// and stands before the first decision with its explanation after one more at most.
func TestFirstGame(t *testing.T) {
	for _, w := range []int{1280, 390} {
		for id, persons := range map[string]int{"first:18fl:computers": 1, "first:18fl:people": 3, "first:1830-starter:computers": 1} {
			s := start(t, scenestest.NewHost("en"), w, 844, 1)
			s.press("home:first")
			s.press(id)
			p, ok := s.app.bottomGame()
			if !ok {
				t.Fatalf("%s begins no game", id)
			}
			if m := p.session.Match(); len(m.Players())-len(m.RunByComputer()) != persons {
				t.Errorf("%s: %d players, computers %v", id, len(m.Players()), m.RunByComputer())
			}
			s.rest(func() bool { return !p.people.computing() })
			if m := p.session.Match(); m.Computer(m.Decider(m.Now())) {
				t.Errorf("%s: after the start player %d decides", id, m.Decider(m.Now()))
			}
			if p.people.handing() { // the third press, and the first decision is there
				s.press("hand:open")
			}
			if p.due == nil || p.due.Draft() == nil {
				t.Errorf("%s, %d: three presses lead to no decision", id, w)
			}
			if _, told := s.Find("hint:text"); !told {
				t.Errorf("%s, %d: the first decision is not explained", id, w)
			}
		}
	}
}
