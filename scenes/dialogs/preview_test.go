package dialogs_test

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// TestAForeignFileIsNamed: a record of a title that is not there is refused with its name and the titles that are.
func TestAForeignFileIsNamed(t *testing.T) {
	s := tabletest.Start(t, scenestest.NewHost("en"), 1280, 800, 1)
	dialogs.OpenFile(s.App.Shell, "x.json", playtest.RecordOf("1846", ""))
	s.Settle()
	said := s.Must("notice:text").Name
	for _, want := range []string{"“1846”", "1830 Classic", "1860 Railways on the Isle of Wight"} {
		if !strings.Contains(said, want) {
			t.Errorf("%q does not name %s", said, want)
		}
	}
}

// TestABrokenFileSaysWhyFirst: the fault is above everything, and the button names the last move that is right.
func TestABrokenFileSaysWhyFirst(t *testing.T) {
	s := tabletest.Start(t, scenestest.NewHost("en"), 1280, 800, 1)
	pass := `{"type":"pass","entity":1,"entity_type":"player","id":1}`
	wrong := `{"type":"buy_train","entity":"PRR","entity_type":"corporation","id":2,"train":"2-0","price":80,"variant":"2"}`
	dialogs.OpenFile(s.App.Shell, "x.json", playtest.RecordOf("1830", pass+","+wrong))
	s.Settle()
	if s.Must("preview:stopped").Rect.Y > s.Must("preview:map").Rect.Y {
		t.Error("the reason lies below the map")
	}
	if said := s.Must("preview:play").Name; said != "Open up to move 1" {
		t.Errorf("the button says %q", said)
	}
}

// TestALinkOfAFinishedGame: the preview names the winner, nobody is asked who he is in a game that is over, and home
// offers to look at it, not to go on.
func TestALinkOfAFinishedGame(t *testing.T) {
	g, err := library.Samples()[0].Game()
	if err != nil {
		t.Fatal(err)
	}
	g.ID = 78
	f, err := share.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	s := tabletest.Start(t, scenestest.NewHost("en"), 390, 844, 1)
	s.Happen(platform.Event{Kind: platform.Pasted, Text: "https://example.org/#g=" + f})
	if n := s.Must("preview:play"); n.Name != "Look" {
		t.Errorf("the button says %q", n.Name)
	}
	if n := s.Must("preview:due"); n.Name != "Game over: Chiara wins by $686." {
		t.Errorf("who won is told as %q", n.Name)
	}
	s.Must("preview:player1")
	for _, n := range s.Nodes() {
		if strings.HasPrefix(n.ID, "me:") {
			t.Errorf("it is asked whether one is %q", n.Name)
		}
	}
	s.Tap("preview:play")
	s.App.Home()
	s.Settle()
	if n := s.Must("act:continue"); n.Name != "Look" {
		t.Errorf("home says %q", n.Name)
	}
}

// TestWhoOnlyLookedIsAskedBeforeHePlays: "Play on" after a look leads back to the preview of a game by link, which asks
// who plays on this device.
func TestWhoOnlyLookedIsAskedBeforeHePlays(t *testing.T) {
	g, err := library.Samples()[1].Game()
	if err != nil {
		t.Fatal(err)
	}
	g.ID = 80
	f, err := share.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	s := tabletest.Start(t, scenestest.NewHost("ja"), 1280, 800, 1)
	s.Happen(platform.Event{Kind: platform.Pasted, Text: "https://example.org/#g=" + f})
	if said := s.Must("preview:due").Name; strings.Contains(said, ": ") || !strings.Contains(said, "：") {
		t.Errorf("who decides is told as %q", said)
	}
	s.Tap("preview:look")
	s.Tap("act:primary")
	s.Must("me:0")
	s.Tap("me:2")
	s.Tap("preview:play")
	if seats := s.App.Shell.Session().Info().Seats; len(seats) == 0 || seats[0] != library.ByLink {
		t.Errorf("the seats are %v", seats)
	}
}

// TestPreviewOnItsSide: on a phone on its side the facts stand beside the map.
func TestPreviewOnItsSide(t *testing.T) {
	s := tabletest.Start(t, scenestest.NewHost("en"), 844, 390, 1)
	s.Coarse()
	s.OpenSample(2)
	picture, title := s.Must("preview:map").Rect, s.Must("preview:facts").Rect
	if title.X < picture.Right() || title.Bottom() > 390 {
		t.Errorf("the map is at %v, the facts at %v", picture, title)
	}
}

// TestAllSeatsAreInSight: of four players, nobody has to scroll to say who he is.
func TestAllSeatsAreInSight(t *testing.T) {
	g, err := library.Samples()[1].Game()
	if err != nil {
		t.Fatal(err)
	}
	g.ID = 79
	f, err := share.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]int{{1280, 800}, {820, 1180}, {1180, 820}} {
		s := tabletest.Start(t, scenestest.NewHost("en"), size[0], size[1], 1)
		s.Coarse()
		s.Happen(platform.Event{Kind: platform.Pasted, Text: "https://example.org/#g=" + f})
		if all, last := s.Must("me:0").Rect, s.Must("me:4").Rect; last.H != all.H {
			t.Errorf("%v: %v dp of the last player's button are in sight, %v of the first", size, last.H, all.H)
		}
	}
}
