package table

import (
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestAFinishedGameOpens: it says once that it is over, and its button does not say that it is played on.
func TestAFinishedGameOpens(t *testing.T) {
	s := start(t, scenestest.NewHost("en"), 1280, 800, 1)
	s.OpenSample(1)
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
	s.Tap("preview:look")
	if table, ok := s.app.Top().(*Table); !ok || table.game.At() != 0 || !table.history.open {
		t.Errorf("the start is not shown: %T", s.app.Top())
	}
}

// TestAPreviewCanBePressedAtOnce: while the list of stored games is being read the buttons of a preview are no paler,
// and a press is done when it is read.
func TestAPreviewCanBePressedAtOnce(t *testing.T) {
	h := scenestest.NewHost("en")
	a := newApp(h)
	s := &started{&playtest.Program{Screen: uitest.New(t, 1280, 800, 1, a.Draw), Host: h}, a}
	dialogs.OpenFile(a.Shell, "x.json",
		playtest.RecordOf("1830", `{"type":"pass","entity":1,"entity_type":"player","id":1}`))
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
	s.Settle()
	if _, ok := a.bottomGame(); !ok {
		t.Error("the press is lost")
	}
}
