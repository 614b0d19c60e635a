package panel_test

import (
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/table"
)

// TestPictures1822 draws the decisions of recorded games of 1822PNW, for people to look at.
func TestPictures1822(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	files, _ := filepath.Glob(filepath.Join(playtest.RecordedGames, "..", "1822pnw", "*.json"))
	for _, file := range files {
		in := gametest.Import(t, file)
		t.Run(in.Title.Key, func(t *testing.T) {
			m, _, err := match.FromRecord(in)
			if err != nil {
				t.Fatal(err)
			}
			for i := range m.Players() {
				m.Rename(id.Player(i+1), []string{"Aiko", "Ben", "Chiara", "Daichi", "Elif"}[i])
			}
			at := map[string][2]int{} // the first and the last of each
			for i := range m.Len() {
				name := m.ViewAt(i).InCharge().Name()
				if _, seen := at[name]; !seen {
					at[name] = [2]int{i, i}
				}
				at[name] = [2]int{at[name][0], i}
			}
			for name, both := range at {
				for nth, i := range both {
					t.Run(fmt.Sprintf("%s-%d", name, nth), func(t *testing.T) { drawBoth(t, m, i) })
				}
			}
		})
	}
}

// drawBoth draws a position on a desktop by day and in Japanese on a phone at night.
func drawBoth(t *testing.T, m *match.Match, at int) {
	for _, shape := range []struct {
		name, lang string
		w, h       int
		scale      float32
		night      bool
	}{{"desktop", "en", 1280, 800, 1, false}, {"phone", "ja", 390, 844, 2, true}} {
		host := platformtest.New()
		host.Tags, host.Night = []string{shape.lang}, shape.night
		a := scenes.New(host)
		game := m.Clone()
		game.GoTo(at)
		game.Cut()
		a.Open(table.New(a.Shell, game, table.Hooks{Name: "Rain club"}))
		s := uitest.New(t, shape.w, shape.h, shape.scale, a.Draw)
		for range 3 {
			s.Invalidate()
			s.Step(time.Second)
		}
		s.Save(filepath.Join(*playtest.Pictures, filepath.Base(t.Name())+"-"+shape.name+".png"))
	}
}
