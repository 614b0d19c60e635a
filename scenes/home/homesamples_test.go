package home_test

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/home"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/scenes/tabletest"
	"github.com/hexrail/hexrail/titles"
)

// TestFirstVisit: whoever has no games reads an explanation of 18xx games, and finds the way to a new game, to a link
// and to the rules, and below them the samples with players, winner and length. Nothing overlaps.
func TestFirstVisit(t *testing.T) {
	for _, c := range []struct {
		name string
		w, h int
	}{{"phone", 390, 844}, {"landscape", 844, 390}, {"tablet", 820, 1180}, {"desktop", 1280, 800}} {
		t.Run(c.name, func(t *testing.T) {
			s := tabletest.Start(t, scenestest.NewHost("en"), c.w, c.h, 1)
			above := s.Must("hero:claim").Rect.Y
			for _, id := range []string{"hero:what", "hero:wins", "home:bots"} {
				if r := s.Must(id).Rect; r.Y <= above {
					t.Errorf("%s lies at %v, above %v", id, r, above)
				} else {
					above = r.Y
				}
			}
			if n := s.Must("home:bots"); n.Rect.Bottom() > float32(c.h) {
				t.Errorf("the way to a game lies at %v, below the edge", n.Rect)
			}
			s.Must("home:open")
			s.Must("home:rules")
			s.Reveal("sample:1")
			if said := s.Must("sample:1").Name; said != "1830 Classic, 3 players, Chiara won, $10,561 to $9,875, 18 ORs · 595 moves · the bank is broken" {
				t.Errorf("the first sample is %q", said)
			}
			s.OpenSample(2)
			if _, ok := s.App.Top().(*dialogs.Preview); !ok {
				t.Errorf("a sample opens %T", s.App.Top())
			}
		})
	}
}

// TestHomeWithGames: the game that was played last has its card above the list and no second one in it, unless the list
// was asked for it; the samples come last.
func TestHomeWithGames(t *testing.T) {
	h := scenestest.NewHost("en")
	scenestest.KeepSamples(t, h)
	s := tabletest.Start(t, h, 1280, 3000, 1)
	last := s.App.Shelf.Games()[0].ID
	if _, ok := s.Find("play:" + last); ok {
		t.Error("the game of the card is in the list too")
	}
	s.Tap("games:tab2")
	s.Must("play:" + last)
	for _, id := range []string{"home:new", "home:open", "home:rules"} {
		if s.Must(id).Rect.Y < s.Must("act:continue").Rect.Y {
			t.Errorf("%s lies above the last game", id)
		}
	}
	for n := range library.Samples() {
		if r := s.Must("sample:" + strconv.Itoa(n+1)).Rect; r.Y < s.Must("games").Rect.Bottom() {
			t.Errorf("sample %d lies at %v, above the list", n+1, r)
		}
	}
	s.Press("o")
	if _, ok := s.App.Top().(*dialogs.Opening); !ok {
		t.Errorf("O opens %T", s.App.Top())
	}
}

// TestRulesFromHome reads the rules of every title without a table.
func TestRulesFromHome(t *testing.T) {
	s := tabletest.Start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.Tap("home:rules")
	entries := titles.All()
	for _, games := range app.Boxes(entries) {
		if len(games) > 1 {
			s.Tap("box:" + entries[games[len(games)-1]].Key)
		}
		for _, i := range games {
			e := entries[i]
			s.Tap("book:" + e.Key)
			_, rules, _ := strings.Cut(e.Rules().In(text.En), "\n- ")
			number, said, _ := strings.Cut(rules, ":")
			for range 20 { // tables may come first
				if _, ok := s.Find("rule:" + number + ":text"); ok {
					break
				}
				x, y := s.Must("rules:list").Rect.Center()
				s.Do(ui.Event{Kind: ui.Wheel, X: x, Y: y, DY: 200})
				s.Step(time.Second)
			}
			if first := s.Must("rule:" + number + ":text").Name; !strings.HasPrefix(said, " "+strings.Fields(first)[0]) {
				t.Errorf("%s begins with %q, not %q", e.Key, first, number)
			}
		}
	}
	s.Press("Escape")
	if _, ok := s.App.Top().(*home.Home); !ok {
		t.Errorf("Escape leads to %T", s.App.Top())
	}
}
