package table

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// thinking begins a game against three hard computers and returns its table while one of them has thought for so long
// that the table says so.
func thinking(t testing.TB, s *started) *playing {
	t.Helper()
	s.at(app.QuickPace)
	p := againstAt(t, s, "1830-classic", 5, 4, 1)
	for _, c := range p.session.Match().RunByComputer() {
		p.session.Match().SetComputer(c, match.Hard)
	}
	for range 2000 {
		if p.auto.long {
			break
		}
		if p.people.computerDecides() {
			s.app.Rest(s.UI)
		} else {
			s.Tap("act:pass")
		}
		s.Step(20 * time.Millisecond)
	}
	if !p.auto.long {
		t.Fatal("no computer thinks for long")
	}
	s.Do(ui.Event{Kind: ui.PointerMove, X: 2, Y: 60}) // away from the buttons, which say more under the pointer
	for range 4 {
		s.app.Rest(s.UI)
		s.Step(thinkShown)
	}
	return p
}

// TestTheTableNamesTheLevel: the head of the table and the list of players name the level of a computer.
func TestTheTableNamesTheLevel(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	p := thinking(t, s)
	if said := s.Must("banner:who").Name; said != "Bruno, hard computer" {
		t.Errorf("the head says %q", said)
	}
	if said := p.desk.Viewer().Players()[1].Spoken; !strings.Contains(said, "hard computer") {
		t.Errorf("the player is %q", said)
	}
}

// TestThinkingIsShown: a computer that thinks for long says so, with how far it is, on all screens.
func TestThinkingIsShown(t *testing.T) {
	for _, width := range []int{1280, 390} {
		s := start(t, scenestest.NewHost("en"), width, 844, 1)
		p := thinking(t, s)
		where := "turn:now"
		if width == 390 {
			where = "prompt"
		}
		first := s.Must(where).Name
		if !regexp.MustCompile(`Bruno thinks, \d+ %`).MatchString(first) {
			t.Fatalf("%d: %s says %q", width, where, first)
		}
		for now := p.game.Now(); p.game.Now() == now && s.Must(where).Name == first; {
			s.app.Rest(s.UI)
			s.Step(20 * time.Millisecond)
		}
		if p.game.Now() > 1 {
			t.Errorf("%d: the progress stays at %q", width, first)
		}
	}
}

// TestAComputerIsHurried: a press or a key makes a computer that thinks move at once, in one action, and nobody else.
func TestAComputerIsHurried(t *testing.T) {
	for _, how := range []string{"press", "key"} {
		s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
		p := thinking(t, s)
		at, slices := p.game.Now(), 0
		if how == "press" {
			s.Tap("act:hurry")
		} else {
			s.Press("x")
		}
		for ; p.game.Now() == at; slices++ {
			s.app.Rest(s.UI)
		}
		if slices > 100 {
			t.Errorf("%s: it thinks for %d slices more", how, slices)
		}
		if p.auto.short {
			t.Errorf("%s: the next decision is hurried too", how)
		}
	}
}

// TestAllAreHurried: while positions are skipped, the computers hurry up to a person's next decision, and not after.
func TestAllAreHurried(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	p := thinking(t, s)
	s.Tap("act:primary")
	s.Tap("act:hurry")
	slices := 0
	for ; p.people.computerDecides(); slices++ {
		s.app.Rest(s.UI)
	}
	if decided := p.game.Now(); decided < 4 || slices > 100*decided {
		t.Errorf("%d actions in %d slices", decided, slices)
	}
	if p.auto.short {
		t.Error("the computers will hurry after the person's decision too")
	}
}

// TestNobodyIsHurriedWithoutNeed: computers that do not look ahead have no button for it.
func TestNobodyIsHurriedWithoutNeed(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.at(app.SlowPace)
	p := against(t, s, 3, 1)
	m := p.session.Match()
	m.SetComputer(2, match.Easy)
	for !p.people.computerDecides() {
		s.Tap("act:pass")
	}
	if _, shown := s.Find("act:hurry"); shown {
		t.Error("a computer that decides at once can be hurried")
	}
}

// TestASeatIsGivenToALevel: whoever lets a computer play chooses its level, and Escape leaves the seat alone.
func TestASeatIsGivenToALevel(t *testing.T) {
	for _, width := range []int{1280, 390} {
		s := start(t, scenestest.NewHost("en"), width, 844, 1)
		p := against(t, s, 3, 1, 2)
		m := p.session.Match()
		s.rest(func() bool { return !p.people.computerDecides() })
		seat := m.Decider(m.Now())
		menu := "menu:seat" + strconv.Itoa(int(seat))
		s.Tap("act:menu")
		s.Tap(menu)
		s.Press("Escape")
		s.Settle()
		if m.Computer(seat) {
			t.Fatalf("%d: the seat is given away by Escape", width)
		}
		s.Tap("act:menu")
		s.Tap(menu)
		if said := s.Must("level:means").Name; said != s.app.LevelMeans("1830-classic", match.Medium) {
			t.Errorf("%d: the usual level is described by %q", width, said)
		}
		s.Tap("hard:seat")
		s.Press("Enter")
		s.Settle()
		if !m.Computer(seat) || match.LevelOf(m.Computers(), seat) != match.Hard {
			t.Errorf("%d: the seat is a computer's: %v, of level %v", width, m.Computer(seat),
				match.LevelOf(m.Computers(), seat))
		}
	}
}
