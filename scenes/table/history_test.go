package table

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// sampleTable returns the table of the finished sample at a position, in which it is played on.
func sampleTable(t *testing.T, at int) (*Table, *uitest.Screen) {
	t.Helper()
	a := newApp(scenestest.NewHost("en"))
	m := playtest.SampleGame(t)
	m.GoTo(at)
	tab := New(a.Shell, m, Hooks{})
	a.Open(tab)
	s := uitest.New(t, 1280, 800, 1, a.Draw)
	s.Step(time.Second)
	return tab, s
}

func TestHistoryShowsThePastAndComesBack(t *testing.T) {
	tab, s := sampleTable(t, 120)
	s.Press("h")
	for _, step := range []struct {
		key string
		at  int
	}{{"ArrowLeft", 119}, {"ArrowLeft", 118}, {"ArrowRight", 119}, {"Home", 0}, {"End", tab.game.Len()}} {
		if s.Press(step.key); tab.game.At() != step.at {
			t.Fatalf("%s shows position %d, not %d", step.key, tab.game.At(), step.at)
		}
	}
	s.Press("Home")
	if tab.game.Now() != 120 || tab.due != nil {
		t.Errorf("looking at the past moved the present to %d, or leaves a decision", tab.game.Now())
	}
	s.Step(time.Second)
	if s.Click("act:now"); tab.game.At() != 120 || tab.due == nil {
		t.Errorf("back to now shows position %d", tab.game.At())
	}
	s.Press("Home")
	if s.Press("h"); tab.game.At() != 120 || tab.history.open {
		t.Error("closing the history does not come back to the present")
	}
}

// TestHistoryStepsAreSpoken steps with the keys and with the buttons of the dock.
func TestHistoryStepsAreSpoken(t *testing.T) {
	tab, s := sampleTable(t, 120)
	s.Press("h")
	s.TakeAnnouncements()
	for _, c := range []struct {
		what string
		do   func()
	}{
		{"ArrowLeft", func() { s.Press("ArrowLeft") }},
		{"the back button", func() { s.Click("hist:back") }},
		{"the forward button", func() { s.Click("hist:forward") }},
		{"Shift+ArrowRight", func() { s.Press("Shift+ArrowRight") }},
	} {
		c.do()
		at := tab.game.At()
		said := strings.Join(s.TakeAnnouncements(), "|")
		for _, part := range []string{"Action " + strconv.Itoa(at) + " of ", tab.desk.Speaker().Round(tab.desk.View()), "."} {
			if !strings.Contains(said, part) {
				t.Errorf("%s: %q is not in %q", c.what, part, said)
			}
		}
		if who := tab.desk.Speaker().Owner(rules.Actor(tab.game.Action(at - 1))); !strings.Contains(said, who) ||
			strings.Contains(said, "$") {
			t.Errorf("%s: %s did it, and %q is said", c.what, who, said)
		}
	}
	s.SetFocus("hist:scrub")
	s.Press("ArrowLeft")
	if said := s.TakeAnnouncements(); len(said) > 0 {
		t.Errorf("the slider tells its value, and %q is said besides", said)
	}
	if n := s.Must("hist:scrub"); !strings.HasPrefix(n.Value, "Action "+strconv.Itoa(tab.game.At())) {
		t.Errorf("the slider says %q", n.Value)
	}
}

func TestUndoMovesThePresent(t *testing.T) {
	tab, s := sampleTable(t, 120)
	changes := 0
	tab.hooks.Changed = func() { changes++ }
	s.Press("Ctrl+z")
	s.Click("act:undo")
	if tab.game.Now() != 118 || tab.game.Past() {
		t.Errorf("two undos lead from 120 to %d", tab.game.Now())
	}
	if s.Press("Ctrl+y"); tab.game.Now() != 119 || changes != 3 {
		t.Errorf("redo leads to %d, and %d changes were told", tab.game.Now(), changes)
	}
	s.Press("h")
	s.Press("Home")
	if s.Press("Ctrl+z"); tab.game.Now() != 119 {
		t.Error("undo changes the game while the past is shown")
	}
}

func TestReadOnlyGameIsNotPlayed(t *testing.T) {
	a := newApp(scenestest.NewHost("en"))
	m := playtest.SampleGame(t)
	m.GoTo(120)
	played := false
	tab := New(a.Shell, m, Hooks{ReadOnly: true, PlayOn: func() { played = true }})
	a.Open(tab)
	s := uitest.New(t, 1280, 800, 1, a.Draw)
	s.Step(time.Second)
	if _, ok := s.Find("act:undo"); ok || tab.due != nil {
		t.Error("a read-only game offers undo or a decision")
	}
	if n, said := s.Find("prompt"); said {
		t.Errorf("who only looks is told %q", n.Name)
	}
	if s.Click("act:primary"); !played {
		t.Error("play on does nothing")
	}
}

func TestMapCanBeReachedByKeyboard(t *testing.T) {
	tab, s := sampleTable(t, 301)
	s.SetFocus("hex:A9")
	s.Step(time.Millisecond)
	for _, step := range [][2]string{{"ArrowRight", "hex:A11"}, {"ArrowDown", "hex:B10"}, {"ArrowUp", "hex:A11"}} {
		if s.Press(step[0]); s.Focus() != step[1] {
			t.Fatalf("%s leads to %s, not %s", step[0], s.Focus(), step[1])
		}
	}
	whole := tab.pane.Frame().Camera
	r := whole.R
	s.Press("+")
	s.Step(time.Second)
	if tab.pane.Frame().Camera.R <= r {
		t.Error("+ does not zoom in")
	}
	s.Press("0")
	s.Step(time.Second)
	s.Step(time.Second)
	if tab.pane.Frame().Camera != whole {
		t.Error("0 does not show the whole map")
	}
}

func TestTableRests(t *testing.T) {
	for _, at := range []int{0, 60, 120, 160} {
		_, s := sampleTable(t, at)
		for range 4 {
			s.Step(5 * time.Second)
		}
		if wait, ok := s.Next(); ok {
			t.Errorf("position %d: another picture is due in %v", at, wait)
		}
	}
}

// TestOwnTurnsAreThoseOfThePersonHere: while a computer or a player at another device decides, and after the end, the
// turns to step by and the plan on the map are those of the person at this device.
func TestOwnTurnsAreThoseOfThePersonHere(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	p := against(t, s, 4, 2)
	if !p.people.computerDecides() {
		t.Fatal("a computer does not begin")
	}
	if got := p.Table.history.owner(); got != 2 {
		t.Errorf("the turns of player %d are the own ones", got)
	}
	m := playtest.SampleGame(t)
	for _, at := range []int{120, m.Len()} {
		m.GoTo(at)
		me := id.Player(2)
		if m.Decider(at) == me {
			me = 3
		}
		tab := New(newApp(scenestest.NewHost("en")).Shell, m, Hooks{Here: func(n id.Player) bool { return n == me }})
		if got := tab.history.owner(); got != me {
			t.Errorf("at %d the turns of player %d are the own ones, not those of %d", at, got, me)
		}
	}
}

// TestUndoToHereTellsWhatIsLost goes back to a moment: the bar says how many actions would be lost, and how many of
// them are those of the player who decides.
func TestUndoToHereTellsWhatIsLost(t *testing.T) {
	h, tab := seated(t, "1830/26855", playtest.SaleIn26855, 1280, 800)
	me, from := tab.history.owner(), tab.game.Now()-30
	mine := 0
	for i := from; i < tab.game.Now(); i++ {
		if tab.game.Decider(i) == me {
			mine++
		}
	}
	tab.history.raise()
	tab.GoTo(from)
	wait(h.S)
	want := "Undoing takes back 30 actions, " + strconv.Itoa(mine) + " of " + tab.desk.Speaker().Player(me) + "."
	if got := h.S.Must("act:note").Name; got != want || mine == 0 {
		t.Errorf("the bar says %q, not %q", got, want)
	}
}

// TestTheFilmEndsInThePresent plays the history of a game of which a part was undone.
func TestTheFilmEndsInThePresent(t *testing.T) {
	tab, s := sampleTable(t, 120)
	s.Press("h")
	tab.GoTo(117)
	s.Press(" ")
	for range 12 {
		s.Step(2 * time.Second)
	}
	if tab.game.At() != 120 || tab.history.playback.on {
		t.Errorf("the playback stands at %d of 120, on: %v", tab.game.At(), tab.history.playback.on)
	}
	if s.Press(" "); tab.game.At() > 1 || !tab.history.playback.on {
		t.Errorf("in the present the playback starts at %d", tab.game.At())
	}
}

// TestTheWayBackIsDrawnOnce: coming back to the present takes one pass, although the step in the panel has another
// height in the past.
func TestTheWayBackIsDrawnOnce(t *testing.T) {
	a := newApp(scenestest.NewHost("en"))
	m := playtest.Sample1822(t)
	m.GoTo(m.Len() * 9 / 10)
	m.Cut()
	tab := New(a.Shell, m, Hooks{})
	a.Open(tab)
	passes := 0
	s := uitest.New(t, 1280, 800, 1, func(u *ui.UI) { passes++; a.Draw(u) })
	took := func(do func()) int {
		rest(s)
		passes = 0
		do()
		s.Invalidate()
		s.Step(time.Millisecond)
		return passes
	}
	past, now := func() { tab.GoTo(m.Now() - 1) }, func() { tab.GoTo(m.Now()) }
	took(past)
	if n := took(now); n != 1 {
		t.Errorf("the present takes %d passes", n)
	}
	if took(past); tab.panel.steps[0] == tab.panel.steps[1] {
		t.Error("the step is as high in the past as in the present")
	}
}
