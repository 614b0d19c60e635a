package panel_test

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/table"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// TestSetPictures draws the tables of Starter and Basic, for people to look at.
func TestSetPictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	names := []string{"Aiko", "Benjamin", "Chiara", "Daichi"}
	starter, basic := playtest.ComputerGame(t, "1830-starter", names[:3]), playtest.ComputerGame(t, "1830-basic", names)
	for _, c := range []struct {
		name string
		game *match.Match
		at   int
	}{
		{"starter-track", starter, 0}, {"starter-run", starter, playtest.FirstInStep(t, starter, starter.Len()/2, "run")},
		{"starter-trains", starter, playtest.FirstInStep(t, starter, starter.Len()/2, "trains")},
		{"starter-token", starter, playtest.FirstInStep(t, starter, 10, "token")},
		{"starter-last", starter, starter.Len() - 4}, {"starter-over", starter, starter.Len()},
		{"basic-sale", basic, 3}, {"basic-choice", basic, playtest.FirstInStep(t, basic, 0, "par") - 1},
		{"basic-stock", basic, playtest.FirstInStep(t, basic, 0, "stock")},
		{"basic-over", basic, basic.Len()},
	} {
		for _, shape := range []struct {
			name, lang string
			w, h       int
			scale      float32
			night      bool
		}{
			{"desktop", "en", 1280, 800, 1, false}, {"desktop-ja", "ja", 1280, 800, 1, true},
			{"phone", "en", 390, 844, 1.5, false}, {"phone-ja", "ja", 390, 844, 1.5, false},
			{"tablet", "en", 820, 1180, 1, false},
		} {
			host := platformtest.New()
			host.Tags, host.Night = []string{shape.lang}, shape.night
			a := scenes.New(host)
			game := c.game.Clone()
			game.GoTo(c.at)
			tab := table.New(a.Shell, game, table.Hooks{Name: "Friday table"})
			a.Open(tab)
			s := uitest.New(t, shape.w, shape.h, shape.scale, a.Draw)
			for range 4 {
				s.Invalidate()
				s.Step(time.Second)
			}
			s.Save(filepath.Join(*playtest.Pictures, c.name+"-"+shape.name+".png"))
		}
	}
}

// TestHintsAreToldOnce: in a first Starter the first lay is explained with its rule, once on each device, and not at
// all where hints are off.
func TestHintsAreToldOnce(t *testing.T) {
	m := playtest.ComputerGame(t, "1830-starter", []string{"Aiko", "Ben", "Chiara"})
	for _, lang := range []string{"en", "ja"} {
		host := platformtest.New()
		host.Tags = []string{lang}
		a := scenes.New(host)
		show := func(at int) *uitest.Screen {
			game := m.Clone()
			game.GoTo(at)
			a.Open(table.New(a.Shell, game, table.Hooks{Name: "Friday table"}))
			s := uitest.New(t, 1280, 800, 1, a.Draw)
			s.Step(time.Second)
			s.Invalidate()
			s.Step(time.Second)
			return s
		}
		s := show(0)
		s.Must("hint:text")
		playtest.SavePicture(s, "hint-"+lang)
		s.Click("hint:close")
		if _, open := s.Find("hint"); open {
			t.Error("the hint stays when it is closed")
		}
		if _, open := show(playtest.FirstInStep(t, m, 3, "track")).Find("hint"); open {
			t.Error("the first lay is explained twice")
		}
		show(playtest.FirstInStep(t, m, 0, "trains")).Must("hint:text")
		a.Change(func(p *app.Prefs) { p.Hints, p.Unhinted = "", true })
		if _, open := show(0).Find("hint"); open {
			t.Error("a hint is told although they are off")
		}
	}
}

// TestRuleSetsThroughTheScreen plays the first rounds of a Starter of three, and the sale and the first operating
// rounds of Basic for seven, press by press. The browser tests play a whole Starter.
func TestRuleSetsThroughTheScreen(t *testing.T) {
	names := []string{"Aiko", "Ben", "Chiara", "Daichi", "Eva", "Finn", "Grace"}
	for _, c := range []struct {
		key     string
		players int
		until   func(v rules.View) bool
	}{
		{"1830-starter", 3, func(v rules.View) bool { return v.S.Set == 4 }},
		{"1830-basic", 7, func(v rules.View) bool { return v.S.Set == 2 }},
	} {
		played := playtest.ComputerGame(t, c.key, names[:c.players])
		last := 0
		for last < played.Len() && !c.until(played.ViewAt(last)) {
			last++
		}
		m, err := match.New(played.Title(), names[:c.players], 5)
		if err != nil {
			t.Fatal(err)
		}
		h, tab := tabletest.Sit(t, m, 1280, 800)
		h.Recorded = played
		playLog(t, h, tab, played.Log()[:last])
		if got, want := m.View().S.Cash, played.ViewAt(last).S.Cash; got != want {
			t.Errorf("%s of %d: other money after %d actions", c.key, c.players, last)
		}
	}
}
