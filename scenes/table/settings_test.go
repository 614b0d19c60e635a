package table

import (
	"strconv"
	"testing"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/keylist"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestSettingsTakeEffectAndStay switches every setting and starts the program again on the same device.
func TestSettingsTakeEffectAndStay(t *testing.T) {
	for _, width := range []int{1280, 390} {
		h := device(t)
		s := start(t, h, width, 844, 1)
		s.app.Play(s.app.Shelf.Copies(4)[0].ID)
		s.Settle()
		p, _ := s.app.bottomGame()
		s.app.Open(dialogs.NewSettings(s.app.Shell))
		s.Settle()
		playtest.SavePicture(s.Screen, "settings-"+strconv.Itoa(width))
		for _, id := range []string{"set:dots", "set:coordinates", "set:effect", "set:lock"} {
			s.Do(ui.Event{Kind: ui.Activate, ID: id})
			s.Settle()
		}
		s.Do(ui.Event{Kind: ui.Edit, ID: "set:name", Text: "  Chiara "})
		s.Settle()
		if layers := p.pane.Scene(s.UI).Layers; layers&mapview.Dots == 0 || layers&mapview.Coordinates == 0 ||
			s.app.Lock() != 0 {
			t.Errorf("layers %b, lock %v", layers, s.app.Lock())
		}
		s.Do(ui.Event{Kind: ui.Activate, ID: "set:keys"})
		s.Settle()
		if _, ok := s.app.Top().(*keylist.List); !ok {
			t.Errorf("the keys lead to %T", s.app.Top())
		}
		again := start(t, h, width, 844, 1)
		got := again.app.Prefs
		if !got.Dots || !got.Coords || !got.Unaided || !got.Quick || !got.Guards || got.Name != "Chiara" {
			t.Errorf("kept as %+v", got)
		}
	}
}
