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
)

// mockups are the moments that the pictures of the design show, all of one recorded game but the last: the position as it is
// found, and what is pressed there.
var mockups = []struct {
	name, record string
	like         func(v rules.View) bool
	do           func(h *hand, tab *Table)
}{
	{"table", "26855", laysTrack, nil},
	{"tile-picker", "26855", laysTrack, pickTile},
	{"companies", "26855", laysTrack, func(_ *hand, tab *Table) { tab.layout.page = phoneCorps; tab.layout.tab = marketTab }},
	{"route-running", "26855", laysTrack, func(h *hand, tab *Table) { pickTile(h, tab); h.on(1) }},
	{"dividend", "26855", laysTrack, func(h *hand, tab *Table) { pickTile(h, tab); h.on(2) }},
	{"after-dividend", "26855", laysTrack, func(h *hand, tab *Table) { pickTile(h, tab); h.on(3) }},
	{"stock-round", "26855", sells, func(h *hand, _ *Table) { h.press("sell:B&O"); h.choose("sell:B&O:2") }},
	{"emergency-train", "26855", inNeed, nil},
	{"tables", "26855", laysTrack, func(_ *hand, tab *Table) { tab.ways.openTables(info.SharesPage) }},
	{"keys", "26855", laysTrack, func(_ *hand, tab *Table) { tab.ways.openKeys() }},
	{"history", "26855", laysTrack, func(_ *hand, tab *Table) { tab.history.raise(); tab.GoTo(250) }},
}

// laysTrack reports whether a company with two trains lays track at the beginning of the first operating round of a late set.
func laysTrack(v rules.View) bool {
	return v.S.Set == 5 && v.InCharge().Name() == "track"
}

// sells reports whether a player with $245 is to act in a late stock round.
func sells(v rules.View) bool {
	return v.S.Set >= 4 && v.InCharge().Name() == "stock" && v.Cash(v.Actor()) == 245
}

// pickTile chooses a hex, and a tile for it.
func pickTile(h *hand, _ *Table) { h.press("hex:H18"); h.press("tile:67") }

// on plays what is chosen and passes over the station, and then plays on.
func (h *hand) on(steps int) {
	h.primary()
	if h.has("act:pass") {
		h.confirm("act:pass")
	}
	for range steps - 1 {
		h.primary()
	}
}

// TestMockupPictures draws the moments of the design's pictures in the sizes, languages and themes that are compared with
// them.
func TestMockupPictures(t *testing.T) {
	if *pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	for _, c := range mockups {
		for _, shape := range []struct {
			name, lang string
			w, h       int
			scale      float32
			night      bool
		}{
			{"1440", "en", 1440, 900, 1, false}, {"1024", "ja", 1024, 700, 1, false}, {"1280", "en", 1280, 800, 1, false}, {"1280-ja-night", "ja", 1280, 800, 1, true},
			{"1920-ja", "ja", 1920, 1080, 1, false}, {"1920-night", "en", 1920, 1080, 1, true}, {"820", "en", 820, 1180, 1, false},
			{"820-ja-night", "ja", 820, 1180, 1, true}, {"390", "en", 390, 844, 2, false}, {"390-ja-night", "ja", 390, 844, 2, true},
		} {
			t.Run(c.name+"-"+shape.name, func(t *testing.T) {
				m := gametest.Recorded(t, filepath.Join(recordedGames, c.record+".json"))
				names := []string{"Aiko", "Ben", "Chiara", "Daichi"}
				if shape.lang == "ja" {
					names = []string{"アイコ", "ベン", "キアラ", "ダイチ"}
				}
				for i := range m.Players() {
					m.Rename(id.Player(i+1), names[i])
				}
				m.GoTo(firstLike(m, c.like))
				m.Cut()
				host := platformtest.New()
				host.Tags, host.Night = []string{shape.lang}, shape.night
				a := newApp(host)
				tab := New(a.Shell, m, Hooks{Name: "Friday table"})
				a.Open(tab)
				s := uitest.New(t, shape.w, shape.h, shape.scale, a.Draw)
				h := &hand{t: t, s: s, title: m.Title(), touch: shape.w < 1024}
				if h.touch {
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
				s.Save(filepath.Join(*pictures, "mockup-"+c.name+"-"+shape.name+".png"))
			})
		}
	}
}
