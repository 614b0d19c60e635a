package table

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestPictures draws the table at some moments, for people to look at.
func TestPictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	game := gametest.Recorded(t, *playtest.RecordFile)
	for _, c := range []struct {
		name, lang string
		w, h       int
		scale      float32
		at         int
		do         func(tab *Table, s *uitest.Screen)
	}{
		{name: "desktop", lang: "en", w: 1280, h: 800, at: 384},
		{name: "desktop-ja-night", lang: "ja", w: 1280, h: 800, at: 300, do: func(tab *Table, s *uitest.Screen) {
			tab.app.Prefs.Look = app.NightLook
		}},
		{name: "stock", lang: "en", w: 1280, h: 800, at: 300},
		{name: "history", lang: "en", w: 1280, h: 800, at: 250, do: func(tab *Table, s *uitest.Screen) {
			at := tab.game.At()
			tab.game.GoTo(tab.game.Len())
			tab.history.raise()
			tab.GoTo(at)
		}},
		{name: "auction", lang: "en", w: 1280, h: 800, at: 3},
		{name: "wide", lang: "en", w: 1920, h: 1080, at: 384},
		{name: "phone", lang: "en", w: 390, h: 844, scale: 2, at: 384},
		{name: "phone-stock-ja", lang: "ja", w: 390, h: 844, scale: 2, at: 300},
		{name: "phone-companies", lang: "en", w: 390, h: 844, scale: 2, at: 384, do: func(tab *Table, s *uitest.Screen) {
			tab.layout.page = phoneCorps
		}},
		{name: "phone-market", lang: "en", w: 390, h: 844, scale: 2, at: 384, do: func(tab *Table, s *uitest.Screen) {
			tab.layout.page = phoneMarket
		}},
		{name: "phone-more", lang: "en", w: 390, h: 844, scale: 2, at: 384, do: func(tab *Table, s *uitest.Screen) {
			tab.layout.page = phoneMore
		}},
		{name: "tablet", lang: "en", w: 820, h: 1180, at: 384},
		{name: "landscape", lang: "en", w: 844, h: 390, at: 384},
		{name: "least", lang: "en", w: 1024, h: 640, at: 384},
		{name: "large-text", lang: "ja", w: 1280, h: 800, at: 384, do: func(tab *Table, s *uitest.Screen) {
			tab.app.Prefs.TextSize = 4
		}},
		{name: "trains", lang: "en", w: 1280, h: 800, at: 384,
			do: func(tab *Table, s *uitest.Screen) { tab.ways.openTrains() }},
		{name: "log", lang: "en", w: 1280, h: 800, at: 384,
			do: func(tab *Table, s *uitest.Screen) { tab.layout.tab = logTab }},
		{name: "players", lang: "ja", w: 1280, h: 800, at: 384,
			do: func(tab *Table, s *uitest.Screen) { tab.layout.tab = playersTab }},
	} {
		a := newApp(scenestest.NewHost(c.lang))
		m := game.Clone()
		m.GoTo(c.at)
		tab := New(a.Shell, m, Hooks{Name: "Friday table"})
		a.Open(tab)
		if c.scale == 0 {
			c.scale = 1
		}
		s := uitest.New(t, c.w, c.h, c.scale, a.Draw)
		if c.do != nil {
			c.do(tab, s)
		}
		s.Invalidate()
		for range 4 {
			s.Step(time.Second)
			s.Invalidate()
		}
		s.Save(filepath.Join(*playtest.Pictures, c.name+".png"))
	}
}
