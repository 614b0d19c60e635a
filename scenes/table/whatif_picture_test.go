package table

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestWhatIfPictures draws what-ifs on all kinds of screens, for people to look at.
func TestWhatIfPictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	for _, c := range []struct {
		name, lang string
		w, h       int
		scale      float32
		night      bool
		compare    bool
	}{
		{name: "desktop", lang: "en", w: 1440, h: 900, compare: true},
		{name: "step", lang: "en", w: 1280, h: 800},
		{name: "night-ja", lang: "ja", w: 1280, h: 800, night: true, compare: true},
		{name: "phone", lang: "en", w: 390, h: 844, scale: 2},
		{name: "phone-compare", lang: "en", w: 390, h: 844, scale: 2, compare: true},
		{name: "phone-ja", lang: "ja", w: 360, h: 740, scale: 2, night: true},
		{name: "tablet", lang: "en", w: 820, h: 1180},
		{name: "landscape", lang: "en", w: 844, h: 390},
	} {
		s, w := tried(t, c.lang, c.w, c.h, c.scale)
		if c.night {
			w.Desk().Shell.Prefs.Look = app.NightLook
		}
		if c.compare {
			compare(s)
			s.Click("branch:" + w.all.All()[1].Name)
			wait(s)
			s.Click("whatif:differ")
		}
		s.Invalidate()
		for range 4 {
			s.Step(time.Second)
			s.Invalidate()
		}
		s.Save(filepath.Join(*playtest.Pictures, "whatif-"+c.name+".png"))
	}
}

// tried returns a table with two branches of a game, the newer one on the screen.
func tried(t testing.TB, lang string, width, height int, scale float32) (*uitest.Screen, *trial) {
	t.Helper()
	a := newApp(scenestest.NewHost(lang))
	tab, o := tryingTable(t, a, 385)
	a.Open(tab)
	s := uitest.New(t, width, height, max(scale, 1), a.Draw)
	o.Begin()
	w := &trial{o.Shown(), o, tab}
	playOn(t, w.table(), 385, 8)
	wait(s)
	again(s)
	playOther(t, w.table(), 1)
	s.Invalidate()
	s.Step(time.Second)
	return s, w
}
