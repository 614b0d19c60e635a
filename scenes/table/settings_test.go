package table

import (
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/titles"
)

// TestSettingsTakeEffectAndStay switches what the settings have and starts the program again on the same device.
func TestSettingsTakeEffectAndStay(t *testing.T) {
	for _, width := range []int{1280, 390} {
		h := device(t)
		s := start(t, h, width, 844, 1)
		s.app.Play(s.app.Shelf.Copies(4)[0].ID)
		s.settle()
		p, _ := s.app.bottomGame()
		s.app.Open(dialogs.NewSettings(s.app.Shell))
		s.settle()
		picture(s.Screen, "settings-"+strconv.Itoa(width))
		for _, id := range []string{"set:dots", "set:coordinates", "set:effect", "set:lock"} {
			s.Do(ui.Event{Kind: ui.Activate, ID: id})
			s.settle()
		}
		s.Do(ui.Event{Kind: ui.Edit, ID: "set:name", Text: "  Chiara "})
		s.settle()
		if layers := p.pane.Scene(s.UI).Layers; layers&mapview.Dots == 0 || layers&mapview.Coordinates == 0 || s.app.Lock() != 0 {
			t.Errorf("layers %b, lock %v", layers, s.app.Lock())
		}
		s.Do(ui.Event{Kind: ui.Activate, ID: "set:keys"})
		s.settle()
		if _, ok := s.app.Top().(*keysDialog); !ok {
			t.Errorf("the keys lead to %T", s.app.Top())
		}
		again := start(t, h, width, 844, 1)
		got := again.app.Prefs
		if !got.Dots || !got.Coords || !got.Unaided || !got.Quick || !got.Guards || got.Name != "Chiara" {
			t.Errorf("kept as %+v", got)
		}
	}
}

// TestOldPreferencesAreRead reads what was stored before there were more switches.
func TestOldPreferencesAreRead(t *testing.T) {
	h := scenestest.NewHost("en")
	h.SetPreference(app.PrefFlags, "5") // high contrast, and to ask once more
	if p := newApp(h).Prefs; !p.Strong || !p.Guards || p.Still || p.Stay || p.Unaided || p.Dots || p.Coords || p.Quick {
		t.Errorf("read as %+v", p)
	}
}

// TestTheSettingsListTheTitles: a row for each, with the version of its rules and who designed it.
func TestTheSettingsListTheTitles(t *testing.T) {
	s := start(t, scenestest.NewHost("ja"), 390, 844, 1)
	s.app.Open(dialogs.NewSettings(s.app.Shell))
	s.settle()
	for _, e := range titles.All() {
		said := s.Must("set:title:" + e.Key).Name
		if version := "第" + strconv.Itoa(len(e.Corrections())+1) + "版"; !strings.Contains(said, version) {
			t.Errorf("%s is not in %q", version, said)
		}
		if by := e.Words().Texts["title.by"].In(text.En); by == "" || !strings.Contains(said, by) {
			t.Errorf("%q, designed by %q, is not in %q", e.Key, by, said)
		}
	}
}

func TestTheOwnNameIsOffered(t *testing.T) {
	h := scenestest.NewHost("en")
	h.SetPreference(app.PrefName, "Chiara")
	s := start(t, h, 1280, 844, 1)
	s.press("home:new")
	if n := s.Must("name:1"); n.Value != "Chiara" {
		t.Errorf("the first seat is %q", n.Value)
	}
	s.app.Home()
	s.happen(platform.Event{Kind: platform.Pasted, Text: scenestest.Link(t, 77, 200)})
	seat := 0
	for k, name := range s.app.Top().(*dialogs.Preview).Read.Game.Players() {
		if name == "Chiara" {
			seat = k + 1
		}
	}
	if seat == 0 || s.app.Top().(*dialogs.Preview).Me != seat {
		t.Errorf("seat %d is chosen, not %d", s.app.Top().(*dialogs.Preview).Me, seat)
	}
}
