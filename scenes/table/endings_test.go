package table

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/history"
	"github.com/hexrail/hexrail/scenes/pictures"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// device returns a platform in English on which some games are kept.
func device(t testing.TB) *platformtest.Host {
	t.Helper()
	h := scenestest.NewHost("en-GB")
	scenestest.KeepSamples(t, h)
	return h
}

// TestAPositionLinkShowsTheMoment sends a moment of a game: it opens to be looked at, and is played on as a game of its
// own.
func TestAPositionLinkShowsTheMoment(t *testing.T) {
	for _, width := range []int{1280, 390} {
		from := start(t, device(t), width, 844, 1)
		from.app.Play(from.app.Shelf.Copies(4)[0].ID)
		from.Settle()
		p, _ := from.app.bottomGame()
		p.GoTo(120)
		p.share()
		from.Settle()
		from.Tap("share:position")
		playtest.SavePicture(from.Screen, "position-"+strconv.Itoa(width))
		from.Tap("act:copy")
		link := from.Host.Copied
		g, err := share.Decode(link)
		if err != nil || !share.IsMoment(link) || len(g.Log) != 120 || g.At != 120 {
			t.Fatalf("%d actions at %d: %v", len(g.Log), g.At, err)
		}
		from.app.Home()
		from.happen(platform.Event{Kind: platform.Pasted, Text: link})
		if n := from.Must("preview:look"); n.Name != "Show that moment" {
			t.Errorf("a moment of a stored game is offered as %q", n.Name)
		}

		s := start(t, scenestest.NewHost("en"), width, 844, 1)
		s.happen(platform.Event{Kind: platform.Fragment, Text: link[strings.Index(link, "#")+1:]})
		playtest.SavePicture(s.Screen, "position-preview-"+strconv.Itoa(width))
		if _, asked := s.Find("me:1"); asked {
			t.Error("who looks at a moment is asked for his seat")
		}
		s.Tap("preview:look")
		tab, ok := s.app.Top().(*Table)
		if !ok || !tab.hooks.ReadOnly || tab.game.Len() != 120 || len(s.app.Shelf.Games()) != 0 {
			t.Fatalf("the top is %T", s.app.Top())
		}
		s.Tap("act:primary")
		q, ok := s.app.bottomGame()
		if !ok || q.session.Match().Len() != 120 || q.session.Info().Game == 4 || q.session.Info().Linked() {
			t.Error("the moment is not played on as a game of its own")
		}
	}
}

func TestTheEndOfAGame(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.Tap("sample:1")
	s.Tap("preview:play")
	if _, ok := s.app.Top().(*history.GameOver); !ok {
		t.Fatalf("the top is %T", s.app.Top())
	}
	if got := s.Must("over:winner").Name; got != "Chiara wins by $686." {
		t.Errorf("says %q", got)
	}
	s.Tap("figure:1")
	s.Tap("table:copy")
	if lines := strings.Split(strings.TrimSpace(s.Host.Copied), "\n"); len(lines) != 4 ||
		!strings.HasPrefix(lines[1], "Aiko\t800\t") {
		t.Errorf("copied %q", lines)
	}
	s.Tap("over:picture")
	if img := s.Host.Pictures["1830- a finished game of three.png"]; img == nil || img.Rect.Dx() != pictures.Width {
		t.Errorf("pictures: %v", s.Host.Pictures)
	}
	for _, way := range []string{"act:dock", "act:tables", "act:rules"} {
		s.Tap(way)
		if _, shown := s.Find("over"); shown {
			t.Errorf("%s leaves the end on the screen", way)
		}
		if n, shown := s.Find("prompt"); shown && n.Name != "The bank is broken" {
			t.Errorf("below the name of the winner it says %q", n.Name)
		}
		s.Tap(way)
		s.Tap("round:end")
		if _, shown := s.Find("over:winner"); !shown {
			t.Fatalf("nothing leads back to the end after %s", way)
		}
	}
	p, _ := s.app.bottomGame()
	s.Click("act:replay")
	if p.game.At() != 0 || p.game.Now() != p.game.Len() {
		t.Error("the replay does not start at the beginning")
	}
	s.Settle()
	if at := p.game.At(); at == 0 || at > 10 || s.Must("hist:play").Name != tableWords.pause[0] {
		t.Errorf("the replay stands at %d", at)
	}
	s.Tap("hist:now")
	if p.game.Past() || p.history.playback.on {
		t.Error("Now does not end the replay")
	}
}

// TestTheAddressComesWithTheGame: the address names a game only when it is stored, so that a page loaded again at once
// finds it.
func TestTheAddressComesWithTheGame(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	m := playtest.ComputerGame(t, "1830-starter", []string{"Aiko", "Ben", "Chiara"})
	m.GoTo(0)
	m.Cut()
	session := s.app.Shelf.Begin(m, func(i *library.Info) { i.Name = "Friday table" })
	s.app.Seat(session)
	s.Invalidate()
	if s.Step(time.Millisecond); session.Saved() || s.Host.Hash != "" {
		t.Errorf("stored %v, the address is %q", session.Saved(), s.Host.Hash)
	}
	s.Settle()
	if s.Invalidate(); !s.Step(time.Millisecond) || !session.Saved() || s.Host.Hash != GameKey+session.Info().ID {
		t.Errorf("stored %v, the address is %q", session.Saved(), s.Host.Hash)
	}
}

// TestTheAddressOfAFinishedGame: the address names a game also while its end covers the table.
func TestTheAddressOfAFinishedGame(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	session := s.app.Shelf.Begin(playtest.Recorded26855(t), func(i *library.Info) { i.Over = true })
	s.app.Seat(session)
	s.Settle()
	if s.app.Top() == app.Place(s.app.playing) || s.Host.Hash != GameKey+session.Info().ID {
		t.Errorf("%T is on top, the address is %q", s.app.Top(), s.Host.Hash)
	}
}
