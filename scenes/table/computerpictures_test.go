package table

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// computerPlaces are the screens that show computers, by name.
var computerPlaces = []struct {
	name string
	do   func(*testing.T, *started)
}{
	{"first", func(*testing.T, *started) {}},
	{"seats", func(_ *testing.T, s *started) {
		s.Tap("home:new")
		s.TapIfShown("new:page2")
		for _, id := range []string{"new:add", "computer:2", "computer:3", "hard:2", "easy:3", "link:4"} {
			s.Tap(id)
		}
	}},
	{"thinking", func(t *testing.T, s *started) {
		thinking(t, s)
	}},
	{"level", func(t *testing.T, s *started) {
		against(t, s, 4, 1)
		s.rest(func() bool { _, ok := s.Find("pace:pause"); return !ok })
		s.Tap("act:menu")
		s.Tap("menu:seat1")
		s.Tap("hard:seat")
	}},
	{"stock", func(t *testing.T, s *started) {
		p := against(t, s, 4, 1)
		p.auto.paused = true
		followTo(s, p, func() bool {
			return p.desk.View().S.Set == 3 && !p.desk.See().Header.Operating() && p.desk.View().S.Turn.Acted
		})
	}},
	{"turn", func(t *testing.T, s *started) {
		p := against(t, s, 4, 1)
		p.auto.paused = true
		followTo(s, p, func() bool { return p.desk.View().S.Set == 3 && p.desk.See().Prompt.Step.Key == "dividend" })
	}},
	{"trains", func(t *testing.T, s *started) {
		p := against(t, s, 4, 1)
		p.auto.paused = true
		followTo(s, p, func() bool { return p.desk.View().S.Set == 4 && p.desk.See().Prompt.Step.Key == "trains" })
	}},
	{"summary", func(t *testing.T, s *started) {
		p := against(t, s, 4, 1)
		followTo(s, p, func() bool { return p.desk.View().S.Set == 3 && p.desk.See().Header.Operating() })
		toMine(s, p)
		player := bot.NewSensible(1)
		for !p.desk.View().S.End.Over && !p.people.computerDecides() {
			p.Table.Play(player.Choose(p.desk.View()))
		}
		toMine(s, p)
	}},
	{"moving", func(t *testing.T, s *started) {
		p := against(t, s, 4, 1)
		followTo(s, p, func() bool { return p.desk.View().S.Set == 3 && p.desk.See().Prompt.Step.Key == "dividend" })
		for now := p.game.Now(); p.game.Now() == now; {
			s.Step(20 * time.Millisecond)
			s.app.Rest(s.UI)
		}
		s.Step(0)
		s.Step(180 * time.Millisecond)
	}},
	{"watched", func(t *testing.T, s *started) {
		p := against(t, s, 4)
		p.auto.hurry = true
		s.rest(func() bool { return p.desk.View().S.Set == 2 })
	}},
}

// toMine lets the computers play at once to the person's next decision.
func toMine(s *started, p *playing) {
	p.auto.rush()
	s.rest(func() bool { return !p.people.computerDecides() })
}

// followTo lets the computer play for everybody, up to a position in which one of the computers decides and something
// holds.
func followTo(s *started, p *playing, holds func() bool) {
	m := p.session.Match()
	m.SetComputer(1, match.Sensible)
	p.auto.paused, p.auto.hurry = false, true
	s.rest(func() bool { return m.View().S.End.Over || m.Decider(m.Now()) != 1 && m.ByComputer(m.Now()) && holds() })
	m.TakeOver(1)
	p.auto.halt()
	p.auto.paused = false
	s.at(app.QuickPace)
	p.Table.update()
	s.Do(ui.Event{Kind: ui.PointerMove, X: 2, Y: 60})
	s.Settle()
}

// TestComputerPictures draws the screens that show computers in both languages, by day and by night, for people to look
// at.
func TestComputerPictures(t *testing.T) {
	if *playtest.Pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	for _, size := range []struct {
		name  string
		w, h  int
		scale float32
	}{{"desktop", 1280, 800, 1}, {"phone", 390, 844, 2}, {"tablet", 820, 1180, 1}} {
		for _, lang := range []string{"en", "ja"} {
			for _, light := range []string{"day", "night"} {
				for _, c := range computerPlaces {
					h := scenestest.NewHost(lang)
					h.Night = light == "night"
					s := start(t, h, size.w, size.h, size.scale)
					if size.name != "desktop" {
						s.Coarse()
					}
					c.do(t, s)
					s.Save(filepath.Join(*playtest.Pictures, strings.Join([]string{size.name, c.name, lang, light}, "-")+".png"))
				}
			}
		}
	}
}

// TestComputerLayout looks at all sizes of the screens that show computers: no text is cut, and none covers another.
func TestComputerLayout(t *testing.T) {
	for _, c := range playtest.Screens() {
		t.Run(c.String(), func(t *testing.T) {
			for i, place := range computerPlaces {
				if !c.Sample(i, len(computerPlaces)/2) {
					continue
				}
				s := startOn(t, c, scenestest.NewHost(c.Lang))
				place.do(t, s)
				seen := playtest.Watch{Names: slices.Concat(namesOfComputers, []string{"Player 1", "プレイヤー1"}), Tokens: []string{"PRR", "NYC", "CPR", "B&O", "C&O", "ERIE", "NNH", "B&M"}}
				seen.Attach(s.Screen)
				playtest.Report(t, map[string]bool{}, place.name, seen.Faults(s.Screen))
			}
		})
	}
}
