package table

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// mockups are the moments that the pictures of the design show, all of one recorded game but the last: the position as
// it is found, and the presses there.
var mockups = []struct {
	name, record string
	like         func(v rules.View) bool
	do           func(h *playtest.Hand, tab *Table)
}{
	{"table", "26855", playtest.TrackIn26855, nil},
	{"tile-picker", "26855", playtest.TrackIn26855, func(h *playtest.Hand, _ *Table) { playtest.PickTileIn26855(h) }},
	{"companies", "26855", playtest.TrackIn26855,
		func(_ *playtest.Hand, tab *Table) { tab.layout.page = phoneCorps; tab.layout.tab = marketTab }},
	{"route-running", "26855", playtest.TrackIn26855,
		func(h *playtest.Hand, tab *Table) { playtest.PickTileIn26855(h); h.PlayOn(1) }},
	{"dividend", "26855", playtest.TrackIn26855,
		func(h *playtest.Hand, tab *Table) { playtest.PickTileIn26855(h); h.PlayOn(2) }},
	{"after-dividend", "26855", playtest.TrackIn26855,
		func(h *playtest.Hand, tab *Table) { playtest.PickTileIn26855(h); h.PlayOn(3) }},
	{"stock-round", "26855", playtest.SaleIn26855,
		func(h *playtest.Hand, _ *Table) { h.Press("sell:B&O"); h.Choose("sell:B&O:2") }},
	{"emergency-train", "26855", playtest.InNeed, nil},
	{"tables", "26855", playtest.TrackIn26855,
		func(_ *playtest.Hand, tab *Table) { tab.ways.openTables(info.SharesPage) }},
	{"keys", "26855", playtest.TrackIn26855, func(_ *playtest.Hand, tab *Table) { tab.ways.openKeys() }},
	{"history", "26855", playtest.TrackIn26855, func(_ *playtest.Hand, tab *Table) { tab.history.raise(); tab.GoTo(250) }},
}

// TestMockupPictures draws the moments of the design's pictures in the sizes, languages and themes that are compared
// with them.
func TestMockupPictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	for _, c := range mockups {
		for _, shape := range []struct {
			name, lang string
			w, h       int
			scale      float32
			night      bool
		}{
			{"1440", "en", 1440, 900, 1, false}, {"1024", "ja", 1024, 700, 1, false}, {"1280", "en", 1280, 800, 1, false},
			{"1280-ja-night", "ja", 1280, 800, 1, true},
			{"1920-ja", "ja", 1920, 1080, 1, false}, {"1920-night", "en", 1920, 1080, 1, true},
			{"820", "en", 820, 1180, 1, false},
			{"820-ja-night", "ja", 820, 1180, 1, true}, {"390", "en", 390, 844, 2, false},
			{"390-ja-night", "ja", 390, 844, 2, true},
		} {
			t.Run(c.name+"-"+shape.name, func(t *testing.T) {
				m := gametest.Recorded(t, filepath.Join(playtest.RecordedGames, c.record+".json"))
				names := []string{"Aiko", "Ben", "Chiara", "Daichi"}
				if shape.lang == "ja" {
					names = []string{"アイコ", "ベン", "キアラ", "ダイチ"}
				}
				for i := range m.Players() {
					m.Rename(id.Player(i+1), names[i])
				}
				m.GoTo(playtest.FirstWhere(t, m, c.like))
				m.Cut()
				host := platformtest.New()
				host.Tags, host.Night = []string{shape.lang}, shape.night
				a := newApp(host)
				tab := New(a.Shell, m, Hooks{Name: "Friday table"})
				a.Open(tab)
				s := uitest.New(t, shape.w, shape.h, shape.scale, a.Draw)
				h := playtest.NewHand(t, s, m.Title())
				h.Touch = shape.w < 1024
				if h.Touch {
					s.Coarse()
				}
				settle := func() {
					for range 4 {
						s.Invalidate()
						s.Step(time.Second)
					}
				}
				if settle(); c.do != nil {
					c.do(h, tab)
				}
				settle()
				s.Save(filepath.Join(*playtest.Pictures, "mockup-"+c.name+"-"+shape.name+".png"))
			})
		}
	}
}
