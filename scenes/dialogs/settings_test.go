package dialogs_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/scenes"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/dialogs"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/scenes/tabletest"
	"github.com/hexrail/hexrail/titles"
)

// TestOldPreferencesAreRead reads preferences that were stored before there were more switches.
func TestOldPreferencesAreRead(t *testing.T) {
	h := scenestest.NewHost("en")
	h.SetPreference(app.PrefFlags, "5") // high contrast, and to ask once more
	if p := scenes.New(h).Prefs; !p.Strong || !p.Guards || p.Still || p.Stay || p.Unaided || p.Dots || p.Coords ||
		p.Quick {
		t.Errorf("read as %+v", p)
	}
}

// TestTheSettingsListTheTitles: a row for each, with the version of its rules and who designed it.
func TestTheSettingsListTheTitles(t *testing.T) {
	s := tabletest.Start(t, scenestest.NewHost("ja"), 390, 844, 1)
	s.App.Open(dialogs.NewSettings(s.App.Shell))
	s.Settle()
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
	s := tabletest.Start(t, h, 1280, 844, 1)
	s.Tap("home:new")
	if n := s.Must("name:1"); n.Value != "Chiara" {
		t.Errorf("the first seat is %q", n.Value)
	}
	s.App.Home()
	s.Happen(platform.Event{Kind: platform.Pasted, Text: scenestest.Link(t, 77, 200)})
	seat := 0
	for k, name := range s.App.Top().(*dialogs.Preview).Read.Game.Players() {
		if name == "Chiara" {
			seat = k + 1
		}
	}
	if seat == 0 || s.App.Top().(*dialogs.Preview).Me != seat {
		t.Errorf("seat %d is chosen, not %d", s.App.Top().(*dialogs.Preview).Me, seat)
	}
}
