package scenes

import (
	"testing"

	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

func TestLanguageIsThePlayersUntilChosen(t *testing.T) {
	p := scenestest.NewHost("ja-JP")
	s := uitest.New(t, 800, 600, 1, New(p).Draw)
	p.Run()
	s.Invalidate()
	s.Step(0)
	if got := s.Must("home:open").Name; got != app.Words.Open[1] {
		t.Errorf("opens with %q", got)
	}
	s.Click("home:language")
	s.Click("lang:en")
	if got := s.Must("home:open").Name; got != app.Words.Open[0] || p.Prefs["language"] != "en" {
		t.Errorf("opens with %q after choosing English, and keeps %q", got, p.Prefs["language"])
	}
}
