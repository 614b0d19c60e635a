package commentary_test

import (
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/home"
	"github.com/hexrail/hexrail/scenes/table"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// TestCommentedSample: whoever is new to these games comes from the start page to a sample with comments in two
// presses, goes from comment to comment with keys or presses, has each read out once, and is led back to the start page
// at the end.
func TestCommentedSample(t *testing.T) {
	sample, ok := library.CommentedSample("18fl")
	if !ok {
		t.Fatal("no sample of 18FL has comments")
	}
	for _, c := range []struct {
		name string
		w, h int
		next func(*tabletest.Started)
		back func(*tabletest.Started)
	}{
		{"keys", 1280, 800, func(s *tabletest.Started) { s.Press("Enter") },
			func(s *tabletest.Started) { s.Press("Backspace") }},
		{"mouse", 820, 1180, func(s *tabletest.Started) { s.Click("act:primary") },
			func(s *tabletest.Started) { s.Click("comment:back") }},
		{"touch", 390, 844, func(s *tabletest.Started) { tap(s, "act:primary") },
			func(s *tabletest.Started) { tap(s, "comment:back") }},
	} {
		host := platformtest.New()
		host.Tags = []string{"ja"}
		s := tabletest.Start(t, host, c.w, c.h, 1)
		s.Reveal("home:first")
		s.Tap("home:first")
		s.Tap("first:18fl:watch")
		tab, ok := s.App.Top().(*table.Table)
		if !ok {
			t.Fatalf("%s: no table, but %T", c.name, s.App.Top())
		}
		for i, x := range sample.Comments() {
			if n, shown := s.Find("comment:text"); !shown || tab.Desk().Game.At() != x.At || n.Name != s.App.Say(x.Said) {
				t.Fatalf("%s: comment %d at %d is not shown at %d", c.name, i+1, x.At, tab.Desk().Game.At())
			}
			if spoken := strings.Join(s.TakeAnnouncements(), " "); strings.Count(spoken, s.App.Say(x.Said)) != 1 {
				t.Errorf("%s: comment %d is read out as %q", c.name, i+1, spoken)
			}
			if i == 1 {
				c.back(s)
				s.Step(time.Second)
				if tab.Desk().Game.At() != sample.Comments()[0].At {
					t.Errorf("%s: back leads to %d", c.name, tab.Desk().Game.At())
				}
				c.next(s)
				s.Step(time.Second)
				s.TakeAnnouncements()
			}
			c.next(s)
			s.Step(time.Second)
		}
		if _, at := s.App.Top().(*home.Home); !at {
			t.Errorf("%s: the end leads to %T", c.name, s.App.Top())
		}
	}
}

// tap presses a control with a finger.
func tap(s *tabletest.Started, id string) {
	x, y := s.Must(id).Rect.Center()
	s.Do(ui.Event{Kind: ui.PointerDown, X: x, Y: y, Touch: true}, ui.Event{Kind: ui.PointerUp, X: x, Y: y, Touch: true})
}
