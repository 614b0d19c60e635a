package table

import (
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/match"
	lookback "github.com/hexrail/hexrail/game/review"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/history"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/review"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// over opens the sample that has ended, at its end.
func over(s *started) *playing {
	s.OpenSample(1)
	s.Tap("preview:play")
	p, _ := s.app.bottomGame()
	return p
}

// reviewing opens the review of a game that is over and waits until it is complete.
func reviewing(s *started) (*playing, *review.Screen) {
	p := over(s)
	s.Tap("over:review")
	screen := s.app.Top().(*review.Screen)
	s.rest(func() bool { return screen.Moments() != nil })
	return p, screen
}

// TestReviewShowsItsFigures: the screen shows the shares, the sums and the moments that the review of the same game has
// by itself, which are those of the command line.
func TestReviewShowsItsFigures(t *testing.T) {
	for _, w := range []int{1280, 390} {
		s := start(t, scenestest.NewHost("en"), w, 844, 1)
		p, screen := reviewing(s)
		m := p.session.Match()
		r := lookback.New(m)
		r.Work(math.MaxInt)
		say := view.New(m, text.En).Speaker()
		last := r.Points()[len(r.Points())-1]
		if len(screen.Moments()) != len(r.Moments()) || len(r.Moments()) == 0 {
			t.Fatalf("%d moments, and %d on the screen", len(r.Moments()), len(screen.Moments()))
		}
		for k, moment := range r.Moments() {
			n, seen := strconv.Itoa(k+1), screen.Moments()[k]
			s.Reveal("moment:" + n + ":cost")
			cost := s.Must("moment:" + n + ":cost").Name
			if c := moment.Choice; c != nil {
				if cost != "about "+say.Money(c.Loses) {
					t.Errorf("moment %s cost %q, not %d", n, cost, c.Loses)
				}
				why := fmt.Sprintf("Played on %d times from each,", c.Playouts)
				shares := fmt.Sprintf("%d%% of the worth of all instead of %d%%.", (c.From+50)/100, (c.To+50)/100)
				if !strings.HasPrefix(seen.Why[0], why) || !strings.HasSuffix(seen.Why[0], shares) {
					t.Errorf("moment %s: %q has not %q and %q", n, seen.Why[0], why, shares)
				}
			} else if cost != say.Money(moment.Run.Lost()) {
				t.Errorf("moment %s cost %q, not %d", n, cost, moment.Run.Lost())
			}
			if seen.At != moment.At() || m.Decider(seen.At) != seen.Player || seen.Made == "" || seen.Better == "" {
				t.Errorf("moment %s is %+v", n, seen)
			}
		}
		s.Reveal("shares:chart")
		chart := s.Must("shares:chart").Name
		s.Reveal("review:means")
		for i, name := range m.Players() {
			q := id.Player(i + 1)
			if want := fmt.Sprintf("%s %d%%", name, (last.Shares[i]+50)/100); !strings.Contains(chart, want) {
				t.Errorf("the chart says %q, not %q", chart, want)
			}
			far, _ := r.FarFrom(q)
			for _, want := range []string{say.Money(r.Lost(q)), strconv.Itoa(far)} {
				cell := func(n ui.Node) bool {
					return strings.HasPrefix(n.ID, "review:player:"+strconv.Itoa(i+1)) && n.Name == want
				}
				if !slices.ContainsFunc(s.Nodes(), cell) {
					t.Errorf("no cell of %s says %s", name, want)
				}
			}
		}
	}
}

// TestReviewIsKept: a review that was stopped goes on where it was, and one that is complete is not made again.
func TestReviewIsKept(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	p := over(s)
	s.Tap("over:review")
	screen := s.app.Top().(*review.Screen)
	for range 400 {
		s.app.Rest(s.UI)
	}
	s.Settle()
	before := s.Must("review:bar").Name
	s.Tap("review:stop")
	if _, ended := s.app.Top().(*history.GameOver); !ended {
		t.Fatalf("the top is %T", s.app.Top())
	}
	if s.app.Rest(s.UI); screen.Moments() != nil {
		t.Error("the review goes on although it was stopped")
	}
	s.Tap("over:review")
	if got := s.Must("review:bar").Name; s.app.Top() != screen || got != before || got == "Looking back: 0 %" {
		t.Errorf("it says %q, and %q before", got, before)
	}
	s.rest(func() bool { return screen.Moments() != nil })
	s.Tap("review:back")
	s.Tap("over:review")
	if s.app.Top() != screen || s.Must("moment:1").Name == "" {
		t.Error("the review was not kept")
	}
	s.app.Back()
	s.app.Back()
	s.Settle()
	p.rewind.undo()
	s.Settle()
	if p.review.open(); s.app.Top() == screen {
		t.Error("the review is kept although the game has changed")
	}
}

// TestAMomentIsShownAndPlayedOn: a moment leads to its position with both choices in words, back to the review, and to
// a new game against computers that leaves the old one alone.
func TestAMomentIsShownAndPlayedOn(t *testing.T) {
	for _, w := range []int{1280, 820, 390} {
		s := start(t, scenestest.NewHost("en"), w, 844, 1)
		p, screen := reviewing(s)
		moment := screen.Moments()[0]
		s.Reveal("moment:1:show")
		s.Tap("moment:1:show")
		if s.app.Top() != p || p.game.At() != moment.At || !p.history.open {
			t.Fatalf("%d: the top is %T at %d, not at %d", w, s.app.Top(), p.game.At(), moment.At)
		}
		if s.Must("moment:0").Name != moment.Made || s.Must("moment:1").Name != moment.Better {
			t.Errorf("%d: the strip has not both choices", w)
		}
		s.Tap("moment:back")
		if s.app.Top() != screen {
			t.Fatalf("%d: the top is %T", w, s.app.Top())
		}
		s.Reveal("moment:1:show")
		s.Tap("moment:1:show")
		p.GoTo(5)
		s.Settle()
		if _, seen := s.Find("moment"); seen {
			t.Errorf("%d: the strip stays at another position", w)
		}
		p.GoTo(p.game.Now())
		s.Settle()
		s.Press("Escape")
		p.review.open()
		s.Settle()
		s.Reveal("moment:1:play")
		s.Tap("moment:1:play")
		s.Tap("hard:playon")
		s.Tap("playon:start")
		q, _ := s.app.bottomGame()
		m := q.session.Match()
		if q == p || m.Now() != moment.At || m.Len() != moment.At || q.session.Info().Game == p.session.Info().Game {
			t.Fatalf("%d: the new game is at %d of %d", w, m.Now(), m.Len())
		}
		for i := range m.Players() {
			n := id.Player(i + 1)
			if m.Computer(n) != (n != moment.Player) || n != moment.Player && match.LevelOf(m.Computers(), n) != match.Hard {
				t.Errorf("%d: seat %d is wrong: %+v", w, n, m.Computers())
			}
		}
		if old := p.session.Match(); !old.View().S.End.Over || old.Now() != old.Len() {
			t.Errorf("%d: the old game has changed", w)
		}
	}
}

// reviewPlaces are the places of the review, by name. Those that are reached from a complete one begin on its screen.
var reviewPlaces = []struct {
	name     string
	complete bool
	do       func(*started)
}{
	{"over", false, func(s *started) { over(s) }},
	{"work", false, func(s *started) {
		over(s)
		s.Tap("over:review")
		for range 600 {
			s.app.Rest(s.UI)
		}
		s.Settle()
	}},
	{"top", true, func(*started) {}},
	{"foot", true, func(s *started) { s.Reveal("review:means") }},
	{"shown", true, func(s *started) {
		s.Reveal("moment:1:show")
		s.Tap("moment:1:show")
	}},
	{"playon", true, func(s *started) {
		s.Reveal("moment:1:play")
		s.Tap("moment:1:play")
	}},
}

// TestReviewPictures draws the review in both languages, by day and by night, for people to look at.
func TestReviewPictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	for _, size := range []struct {
		name  string
		w, h  int
		scale float32
	}{{"desktop", 1280, 800, 1}, {"phone", 390, 844, 2}, {"tablet", 820, 1180, 1}} {
		for _, lang := range []string{"en", "ja"} {
			for i, place := range reviewPlaces {
				h := scenestest.NewHost(lang)
				h.Night = (i+len(lang+size.name))%2 == 0
				s := start(t, h, size.w, size.h, size.scale)
				if size.name != "desktop" {
					s.Coarse()
				}
				if place.complete {
					reviewing(s)
				}
				place.do(s)
				s.Save(filepath.Join(*playtest.Pictures, strings.Join([]string{size.name, place.name, lang}, "-")+".png"))
			}
		}
	}
}

// TestReviewLayout looks at the review on a sample of screens: no text is cut, and none covers another. A complete
// review takes its time, so it is made once in each language, on a screen that becomes each of the others.
func TestReviewLayout(t *testing.T) {
	reviewed := map[string]*started{}
	for _, lang := range []string{"en", "ja"} {
		s := start(t, scenestest.NewHost(lang), 1280, 800, 1)
		reviewing(s)
		reviewed[lang] = s
	}
	for _, c := range playtest.Screens() {
		t.Run(c.String(), func(t *testing.T) {
			for i, place := range reviewPlaces {
				if !c.Sample(i, len(reviewPlaces)) {
					continue
				}
				s := reviewed[c.Lang]
				if place.complete {
					becomes(s, c)
					for p, _ := s.app.bottomGame(); s.app.Top() != p; {
						s.app.Back()
					}
					s.Settle()
					s.Press("Escape") // the moment that was shown
					p, _ := s.app.bottomGame()
					p.review.open()
					s.Settle()
					s.Do(ui.Event{Kind: ui.Wheel, X: float32(c.W) / 2, Y: float32(c.H) / 2, DY: -10_000})
					if s.app.Top().(*review.Screen).Moments() == nil {
						t.Fatal("the review is not complete")
					}
				} else {
					s = startOn(t, c, scenestest.NewHost(c.Lang))
				}
				place.do(s)
				s.Do(ui.Event{Kind: ui.PointerMove, X: 2, Y: 60}) // away from the buttons, which say more under the pointer
				p, _ := s.app.bottomGame()
				seen := playtest.Watch{Names: []string{p.session.Info().Name}}
				seen.Attach(s.Screen)
				playtest.Report(t, map[string]bool{}, place.name, seen.Faults(s.Screen))
			}
		})
	}
}

// becomes turns the screen of a program into one of the layout tests, in the same language.
func becomes(s *started, c playtest.Screen) {
	s.Touch(c.Coarse)
	s.Resize(c.W, c.H)
	s.app.Change(func(p *app.Prefs) { p.TextSize = c.Text })
	s.Settle()
}

// TestReviewWithoutMoments: the review of a game between computers in which nothing better was found says so, apart
// from the card below, and counts no choices that nobody looked at.
func TestReviewWithoutMoments(t *testing.T) {
	m := playtest.ComputerGame(t, "1830-starter", []string{"Aiko", "Ben", "Chiara"})
	s := start(t, scenestest.NewHost("en"), 390, 844, 1)
	screen := review.New(s.app.Shell, m, review.Around{})
	s.app.Open(screen)
	s.rest(func() bool { return !screen.HasWork() })
	none, card := s.Must("review:none").Rect, s.Must("shares:title").Rect
	if gap := card.Y - none.Bottom(); gap < 20 {
		t.Errorf("the card begins too near, its heading %.0f dp below", gap)
	}
	if said := s.Must("review:means").Name; strings.Contains(said, "0 choices") {
		t.Errorf("the figures say %q", said)
	}
}
