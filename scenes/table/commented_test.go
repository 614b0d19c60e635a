package table

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/home"
)

// TestCommentedSample: whoever is new to these games comes from the start page to a sample with comments in two presses, goes from
// comment to comment with keys or presses, has each read out once, and is led back to the start page at the end.
func TestCommentedSample(t *testing.T) {
	sample, ok := library.Commented("18fl")
	if !ok {
		t.Fatal("no sample of 18FL has comments")
	}
	for _, c := range []struct {
		name string
		w, h int
		next func(*started)
		back func(*started)
	}{
		{"keys", 1280, 800, func(s *started) { s.Press("Enter") }, func(s *started) { s.Press("Backspace") }},
		{"mouse", 820, 1180, func(s *started) { s.Click("act:primary") }, func(s *started) { s.Click("comment:back") }},
		{"touch", 390, 844, func(s *started) { tap(s, "act:primary") }, func(s *started) { tap(s, "comment:back") }},
	} {
		host := platformtest.New()
		host.Tags = []string{"ja"}
		s := start(t, host, c.w, c.h, 1)
		s.reveal("home:first")
		s.press("home:first")
		s.press("first:18fl:watch")
		tab, ok := s.app.Top().(*Table)
		if !ok {
			t.Fatalf("%s: no table, but %T", c.name, s.app.Top())
		}
		for i, x := range sample.Comments() {
			if n, shown := s.Find("comment:text"); !shown || tab.game.At() != x.At || n.Name != s.app.Say(x.Said) {
				t.Fatalf("%s: comment %d at %d is not shown at %d", c.name, i+1, x.At, tab.game.At())
			}
			if spoken := strings.Join(s.TakeAnnouncements(), " "); strings.Count(spoken, s.app.Say(x.Said)) != 1 {
				t.Errorf("%s: comment %d is read out as %q", c.name, i+1, spoken)
			}
			if i == 1 {
				c.back(s)
				s.Step(time.Second)
				if tab.game.At() != sample.Comments()[0].At {
					t.Errorf("%s: back leads to %d", c.name, tab.game.At())
				}
				c.next(s)
				s.Step(time.Second)
				s.TakeAnnouncements()
			}
			c.next(s)
			s.Step(time.Second)
		}
		if _, at := s.app.Top().(*home.Home); !at {
			t.Errorf("%s: the end leads to %T", c.name, s.app.Top())
		}
	}
}

// TestPlaybackWaitsAtComments: what plays the history by itself stops at every comment.
func TestPlaybackWaitsAtComments(t *testing.T) {
	s := start(t, platformtest.New(), 1280, 800, 1)
	s.reveal("home:first")
	s.press("home:first")
	s.press("first:18fl:watch")
	tab := s.app.Top().(*Table)
	sample, _ := library.Commented("18fl")
	for _, x := range sample.Comments()[1:4] {
		for _, by := range []string{"hist:round", "hist:play"} {
			s.Click(by)
		}
		for range 30 {
			s.Step(time.Second)
		}
		if tab.game.At() != x.At || tab.history.playback.on {
			t.Fatalf("it plays to %d, not to the comment at %d", tab.game.At(), x.At)
		}
	}
}

// TestCommentLayout shows comments of the sample on all screens.
func TestCommentLayout(t *testing.T) {
	sample, _ := library.Commented("18fl")
	g, err := sample.Game()
	if err != nil {
		t.Fatal(err)
	}
	m, _, err := match.Open(g)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range screens() {
		if !c.sample(0, 10) {
			continue
		}
		t.Run(c.String(), func(t *testing.T) {
			t.Parallel()
			s, told := c.start(t, platformtest.New()), map[string]bool{}
			tab := New(s.app.Shell, m.Clone(), Hooks{Name: "Friday table", ReadOnly: true, Comments: sample.Comments()})
			s.app.Show(tab)
			for i, x := range sample.Comments() {
				if !c.sample(i, 7) {
					continue
				}
				tab.history.showComment(x.At)
				s.settle()
				s.pages(watch{names: namesOf(tab.game), tokens: tokensOf(tab.game)}, func(faults []string) {
					report(t, told, s.app.Say(x.Said), faults)
				})
			}
		})
	}
}

// TestCommentPictures draws the sample with comments, for people to look at.
func TestCommentPictures(t *testing.T) {
	if *pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	sample, _ := library.Commented("18fl")
	for _, size := range floridaScreens {
		s := size.start(t)
		s.reveal("home:first")
		s.press("home:first")
		s.Save(filepath.Join(*pictures, "first-"+size.name+".png"))
		s.press("first:18fl:watch")
		tab := s.app.Top().(*Table)
		for i := 0; i < len(sample.Comments()); i += 4 {
			tab.history.showComment(sample.Comments()[i].At)
			s.settle()
			s.Save(filepath.Join(*pictures, "comment"+string(rune('a'+i))+"-"+size.name+".png"))
		}
	}
}

// tap presses a control with a finger.
func tap(s *started, id string) {
	x, y := s.Must(id).Rect.Center()
	s.Do(ui.Event{Kind: ui.PointerDown, X: x, Y: y, Touch: true}, ui.Event{Kind: ui.PointerUp, X: x, Y: y, Touch: true})
}
