package home_test

import (
	"path/filepath"
	"testing"

	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// TestStartPictures draws the places around the table, for people to look at.
func TestStartPictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	for _, size := range []struct {
		name  string
		w, h  int
		scale float32
	}{{"desktop", 1280, 800, 1}, {"phone", 390, 844, 2}, {"landscape", 844, 390, 1}, {"tablet", 820, 1180, 1}} {
		for _, lang := range []string{"en", "ja"} {
			for _, c := range []struct {
				name string
				full bool
				do   func(*tabletest.Started)
			}{
				{"empty", false, func(*tabletest.Started) {}},
				{"first", false, func(s *tabletest.Started) { s.Tap("home:first") }},
				{"home", true, func(*tabletest.Started) {}},
				{"new", true, func(s *tabletest.Started) { s.Tap("home:new") }},
				{"new2", true, func(s *tabletest.Started) {
					s.Tap("home:new")
					if _, small := s.Find("new:page2"); small {
						s.Tap("new:page2")
					}
				}},
				{"new3", true, func(s *tabletest.Started) {
					s.Tap("home:new")
					if _, small := s.Find("new:page3"); small {
						s.Tap("new:page3")
					}
				}},
				{"open", true, func(s *tabletest.Started) { s.Tap("home:open") }},
				{"rules", true, func(s *tabletest.Started) { s.Tap("home:new"); s.TapIfShown("new:page3"); s.Tap("new:single") }},
				{"samples", true, func(s *tabletest.Started) { s.Reveal("sample:1") }},
				{"preview", true, func(s *tabletest.Started) { s.OpenSample(2) }},
				{"share", true, func(s *tabletest.Started) { s.Tap("continue:share") }},
				{"settings", true, func(s *tabletest.Started) { s.Tap("home:settings") }},
				{"table", true, func(s *tabletest.Started) {
					s.Tap("act:continue")
					s.Do(ui.Event{Kind: ui.PointerMove, X: 2, Y: 60}) // nothing is told about a hex
				}},
				{"over", true, func(s *tabletest.Started) {
					s.OpenSample(1)
					s.Tap("preview:play")
				}},
			} {
				h := platformtest.New()
				h.Tags, h.Night = []string{lang}, c.name == "settings"
				if c.full {
					scenestest.KeepSamples(t, h)
				}
				s := tabletest.Start(t, h, size.w, size.h, size.scale)
				if size.name != "desktop" {
					s.Coarse()
				}
				c.do(s)
				s.Save(filepath.Join(*playtest.Pictures, size.name+"-"+c.name+"-"+lang+".png"))
			}
		}
	}
}

// TestLargePictures draws places with large type and New game with chosen colours, for people to look at.
func TestLargePictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	for _, size := range []struct {
		name string
		w, h int
	}{{"desktop", 1280, 800}, {"tablet", 820, 1180}} {
		for name, do := range map[string]func(*tabletest.Started){
			"home":     func(*tabletest.Started) {},
			"new":      func(s *tabletest.Started) { s.Tap("home:new") },
			"settings": func(s *tabletest.Started) { s.Tap("home:settings") },
			"table":    func(s *tabletest.Started) { s.Tap("act:continue") },
			"mygames":  func(s *tabletest.Started) { s.Press("m") },
		} {
			h := scenestest.NewHost("en")
			scenestest.KeepSamples(t, h)
			s := tabletest.Start(t, h, size.w, size.h, 1)
			s.App.Change(func(p *app.Prefs) {
				p.Large, p.Name = true, "Anna"
				p.Remember("Anna", 4)
			})
			s.Settle()
			do(s)
			s.Save(filepath.Join(*playtest.Pictures, "large-"+size.name+"-"+name+".png"))
		}
	}
}
