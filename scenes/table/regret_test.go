package table

import (
	"math"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	lookback "github.com/hexrail/hexrail/game/review"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/advice"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// costly is the result of regretted, of which each test gets a clone: the review is made once for all of them.
var costly struct {
	game   *match.Match
	choice *lookback.Choice
}

// regretted returns a recorded game and a choice in it that cost much, late enough for playouts to predict the end.
func regretted(t *testing.T) (*match.Match, *lookback.Choice) {
	t.Helper()
	if costly.choice != nil {
		return costly.game.Clone(), costly.choice
	}
	m := gametest.Kept(t, "18fl-recorded")
	r := lookback.New(m)
	r.Work(math.MaxInt)
	for _, moment := range r.Moments() {
		if c := moment.Choice; c != nil && moment.Cost >= lookback.Regret && lookback.CanGlance(m, c.At) {
			costly.game, costly.choice = m, c
			return m.Clone(), c
		}
	}
	t.Fatal("no choice in the game cost much")
	return nil, nil
}

// before puts the game on the table at the choice, with computers in the seats of the others unless they are persons.
func before(s *started, m *match.Match, c *lookback.Choice, persons bool) *playing {
	g := m.Game()
	g.Log, g.At, g.Mark = g.Log[:c.At], c.At, 0
	for i := range g.Players {
		if p := id.Player(i + 1); p != c.Player && !persons {
			g.Stints = append(g.Stints, match.Stint{Player: p, Level: match.Easy})
		}
	}
	now, _, _ := match.Open(g)
	s.app.Seat(s.app.Shelf.Begin(now, func(i *library.Info) {
		i.Game, i.Name, i.Sent = library.NewNumber(), "game", now.Now()
	}))
	s.Settle()
	p, _ := s.app.bottomGame()
	return p
}

// rested lets the table rest until nothing is left to think about.
func rested(s *started, p *playing) {
	s.rest(func() bool { return !p.people.computerDecides() && !p.Rest(s.UI) })
}

// TestAFarChoiceIsSaid: after an own choice that was far from the best, a toast says about how much it costs, the same
// as the review of the game does later, and leads back to it with a suggestion; so it does when it is made again.
func TestAFarChoiceIsSaid(t *testing.T) {
	m, c := regretted(t)
	for _, w := range []int{1280, 390} {
		s := start(t, scenestest.NewHost("en"), w, 844, 1)
		p := before(s, m, c, false)
		rested(s, p)
		if n, seen := s.Find("toast"); seen {
			t.Fatalf("%d: of what was played before the game was opened it says %q", w, n.Name)
		}
		for range 2 {
			if r := p.Play(c.Made); r.Refused() {
				t.Fatal(r.Reason)
			}
			rested(s, p)
			said := s.Must("toast").Name
			if want := "may cost about " + p.desk.Speaker().Money(c.Loses) + " in the end."; !strings.HasSuffix(said, want) {
				t.Errorf("%d: it says %q, not %q", w, said, want)
			}
			s.Tap("toast:undo")
			if _, asks := s.app.Top().(*advice.Dialog); !asks || p.game.Now() != c.At {
				t.Errorf("%d: the top is %T at %d, not at %d", w, s.app.Top(), p.game.Now(), c.At)
			}
			s.app.Back()
		}
	}
}

// TestNothingIsSaidUnasked: nothing is said where suggestions are switched off, or where several persons play.
func TestNothingIsSaidUnasked(t *testing.T) {
	m, c := regretted(t)
	for _, persons := range []bool{false, true} {
		s := start(t, scenestest.NewHost("en"), 1280, 844, 1)
		s.app.Change(func(p *app.Prefs) { p.Unasked = !persons })
		p := before(s, m, c, persons)
		p.Play(c.Made)
		rested(s, p)
		if n, seen := s.Find("toast"); seen {
			t.Errorf("several persons %v: it says %q", persons, n.Name)
		}
	}
}

// TestRegretLayout looks at the toast on a sample of screens: no text is cut, and none covers another.
func TestRegretLayout(t *testing.T) {
	m, c := regretted(t)
	for i, screen := range playtest.Screens() {
		if i%5 != 0 {
			continue
		}
		t.Run(screen.String(), func(t *testing.T) {
			s := startOn(t, screen, scenestest.NewHost(screen.Lang))
			p := before(s, m, c, false)
			p.Play(c.Made)
			rested(s, p)
			s.Must("toast")
			if *playtest.Pictures != "" {
				s.Save(*playtest.Pictures + "/regret-" + screen.String() + ".png")
			}
			seen := playtest.Watch{Names: m.Players()}
			seen.Attach(s.Screen)
			for _, fault := range seen.Faults(s.Screen) {
				if strings.Contains(fault, "toast") || strings.Contains(fault, "may cost") {
					t.Error(fault)
				}
			}
		})
	}
}
