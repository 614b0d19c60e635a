package table

import (
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/library"
	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/share"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// record is a short record of 18xx.games: a title and a few passes.
func recordOf(title, actions string) []byte {
	return []byte(`{"id":1,"title":"` + title + `","players":[{"id":1,"name":"Ann"},{"id":2,"name":"Bob"},{"id":3,"name":"Cid"}],` +
		`"settings":{"seed":1},"actions":[` + actions + `]}`)
}

// TestAForeignFileIsNamed: a record of a title that is not there is refused with its name and the titles that are.
func TestAForeignFileIsNamed(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	dialogs.OpenFile(s.app.Shell, "x.json", recordOf("1846", ""))
	s.settle()
	said := s.Must("notice:text").Name
	for _, want := range []string{"“1846”", "1830 Classic", "1860 Railways on the Isle of Wight"} {
		if !strings.Contains(said, want) {
			t.Errorf("%q does not name %s", said, want)
		}
	}
}

// TestABrokenFileSaysWhyFirst: what is wrong stands above everything, and the button names the last move that is right.
func TestABrokenFileSaysWhyFirst(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	pass := `{"type":"pass","entity":1,"entity_type":"player","id":1}`
	wrong := `{"type":"buy_train","entity":"PRR","entity_type":"corporation","id":2,"train":"2-0","price":80,"variant":"2"}`
	dialogs.OpenFile(s.app.Shell, "x.json", recordOf("1830", pass+","+wrong))
	s.settle()
	if s.Must("preview:stopped").Rect.Y > s.Must("preview:map").Rect.Y {
		t.Error("the reason lies below the map")
	}
	if said := s.Must("preview:play").Name; said != "Open up to move 1" {
		t.Errorf("the button says %q", said)
	}
}

// TestAFinishedGameOpens: it says once that it is over, and its button does not say that it is played on.
func TestAFinishedGameOpens(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.sample(1)
	if said := s.Must("preview:play").Name; said != "Look" {
		t.Errorf("the button says %q", said)
	}
	over := 0
	for _, id := range []string{"preview:facts", "preview:due"} {
		over += strings.Count(s.Must(id).Name, "over")
	}
	if over > 1 {
		t.Errorf("the end is told %d times", over)
	}
	s.press("preview:look")
	if table, ok := s.app.Top().(*Table); !ok || table.game.At() != 0 || !table.history.open {
		t.Errorf("the start is not shown: %T", s.app.Top())
	}
}

// TestALinkOfAFinishedGame: the preview tells who won, nobody is asked who he is in a game that is over, and home offers to look at it, not to go on.
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
	s := start(t, scenestest.NewHost("en"), 390, 844, 1)
	s.happen(platform.Event{Kind: platform.Pasted, Text: "https://example.org/#g=" + f})
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
	s.press("preview:play")
	s.app.Home()
	s.settle()
	if n := s.Must("act:continue"); n.Name != "Look" {
		t.Errorf("home says %q", n.Name)
	}
}

// TestPreviewOnItsSide: on a phone on its side the facts stand beside the map.
func TestPreviewOnItsSide(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 844, 390, 1)
	s.Coarse()
	s.sample(2)
	picture, title := s.Must("preview:map").Rect, s.Must("preview:facts").Rect
	if title.X < picture.Right() || title.Bottom() > 390 {
		t.Errorf("the map is at %v, the facts at %v", picture, title)
	}
}

// TestAPreviewCanBePressedAtOnce: while the list of stored games is being read the buttons of a preview are no paler, and a press is done
// when it is read.
func TestAPreviewCanBePressedAtOnce(t *testing.T) {
	h := scenestest.NewHost("en")
	a := newApp(h)
	s := &started{uitest.New(t, 1280, 800, 1, a.Draw), a, h}
	dialogs.OpenFile(a.Shell, "x.json", recordOf("1830", `{"type":"pass","entity":1,"entity_type":"player","id":1}`))
	s.Invalidate()
	s.Step(time.Second)
	if a.Shelf.Ready() {
		t.Fatal("the stored games are read at once")
	}
	for _, id := range []string{"preview:play", "preview:look"} {
		if s.Must(id).Disabled {
			t.Errorf("%s is disabled", id)
		}
	}
	s.Click("preview:play")
	if _, shown := s.Find("preview"); !shown {
		t.Fatal("the press does not wait for the stored games")
	}
	s.settle()
	if _, ok := a.bottomGame(); !ok {
		t.Error("the press is lost")
	}
}
