package table

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/titles"
)

// setGame returns a game of one of the rule sets of 1830, played by the sensible computer.
func setGame(t testing.TB, key string, names []string, settings ...string) *match.Match {
	t.Helper()
	e, _ := titles.Find(key)
	title, err := e.Build(rules.Rulebook, settings)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(title, names, 5)
	if err != nil {
		t.Fatal(err)
	}
	player := bot.NewSensible(5)
	for !m.View().S.End.Over {
		if refusal := m.Play(player.Choose(m.View())); refusal.Refused() {
			t.Fatal(refusal.Reason)
		}
	}
	return m
}

// firstOf returns the first position of a game from n on in which a step is in charge.
func firstOf(m *match.Match, n int, step string) int {
	for ; n < m.Len(); n++ {
		if m.ViewAt(n).InCharge().Name() == step {
			return n
		}
	}
	return m.Len()
}

// TestSetPictures draws the tables of Starter and Basic, for people to look at.
func TestSetPictures(t *testing.T) {
	if *pictures == "" {
		t.Skip("draws for people to look at, and only with -pictures FOLDER")
	}
	names := []string{"Aiko", "Benjamin", "Chiara", "Daichi"}
	starter, basic := setGame(t, "1830-starter", names[:3]), setGame(t, "1830-basic", names)
	for _, c := range []struct {
		name string
		game *match.Match
		at   int
	}{
		{"starter-track", starter, 0}, {"starter-run", starter, firstOf(starter, starter.Len()/2, "run")},
		{"starter-trains", starter, firstOf(starter, starter.Len()/2, "trains")}, {"starter-token", starter, firstOf(starter, 10, "token")},
		{"starter-last", starter, starter.Len() - 4}, {"starter-over", starter, starter.Len()},
		{"basic-sale", basic, 3}, {"basic-choice", basic, firstOf(basic, 0, "par") - 1}, {"basic-stock", basic, firstOf(basic, 0, "stock")},
		{"basic-over", basic, basic.Len()},
	} {
		for _, shape := range []struct {
			name, lang string
			w, h       int
			scale      float32
			night      bool
		}{
			{"desktop", "en", 1280, 800, 1, false}, {"desktop-ja", "ja", 1280, 800, 1, true},
			{"phone", "en", 390, 844, 1.5, false}, {"phone-ja", "ja", 390, 844, 1.5, false}, {"tablet", "en", 820, 1180, 1, false},
		} {
			host := platformtest.New()
			host.Tags, host.Night = []string{shape.lang}, shape.night
			a := newApp(host)
			game := c.game.Clone()
			game.GoTo(c.at)
			tab := New(a.Shell, game, Hooks{Name: "Friday table"})
			a.Open(tab)
			s := uitest.New(t, shape.w, shape.h, shape.scale, a.Draw)
			for range 4 {
				s.Invalidate()
				s.Step(time.Second)
			}
			s.Save(filepath.Join(*pictures, c.name+"-"+shape.name+".png"))
		}
	}
}

// TestLayoutOfTheRuleSets walks through a Starter of six and a Basic of four with the longest names.
func TestLayoutOfTheRuleSets(t *testing.T) {
	for _, c := range screens() {
		if !c.sample(1, 3) {
			continue
		}
		t.Run(c.String(), func(t *testing.T) {
			walkLayout(t, c, setGame(t, "1830-starter", longNames[c.lang]))
			walkLayout(t, c, setGame(t, "1830-basic", longNames[c.lang][:4]))
		})
	}
}

// TestNothingSpeaksOfShares: on no page of a Starter, in both languages, is there a word of what it has not.
func TestNothingSpeaksOfShares(t *testing.T) {
	m := setGame(t, "1830-starter", []string{"Aiko", "Ben", "Chiara"})
	for lang, words := range map[string][]string{
		"en": {"share", "dividend", "certificate", "president", "Market", "OR ", "net worth"},
		"ja": {"株", "配当", "社長"},
	} {
		for _, w := range []int{1280, 390} {
			host := platformtest.New()
			host.Tags = []string{lang}
			a := newApp(host)
			game := m.Clone()
			tab := New(a.Shell, game, Hooks{Name: "Friday table"})
			a.Open(tab)
			s := uitest.New(t, w, 844, 1, a.Draw)
			for i := 0; i <= game.Len(); i += 7 {
				game.GoTo(i)
				tab.layout.tab, tab.layout.page, tab.layout.sheet.at = tab1(i), phone1(i), i%3
				tab.updateCursor()
				s.Invalidate()
				s.Step(time.Second)
				for _, n := range s.Nodes() {
					for _, word := range words {
						if said := n.Name + " " + n.Describe; strings.Contains(said, word) && !strings.Contains(said, "open market") {
							t.Errorf("position %d: %s says %q", i, n.ID, said)
						}
					}
				}
			}
		}
	}
}

// TestHintsAreToldOnce: in a first Starter the first lay is explained with its rule, once on each device, and not at
// all where hints are off.
func TestHintsAreToldOnce(t *testing.T) {
	m := setGame(t, "1830-starter", []string{"Aiko", "Ben", "Chiara"})
	for _, lang := range []string{"en", "ja"} {
		host := platformtest.New()
		host.Tags = []string{lang}
		a := newApp(host)
		show := func(at int) *uitest.Screen {
			game := m.Clone()
			game.GoTo(at)
			a.Open(New(a.Shell, game, Hooks{Name: "Friday table"}))
			s := uitest.New(t, 1280, 800, 1, a.Draw)
			s.Step(time.Second)
			s.Invalidate()
			s.Step(time.Second)
			return s
		}
		s := show(0)
		s.Must("hint:text")
		picture(s, "hint-"+lang)
		s.Click("hint:close")
		if _, open := s.Find("hint"); open {
			t.Error("the hint stays when it is closed")
		}
		if _, open := show(firstOf(m, 3, "track")).Find("hint"); open {
			t.Error("the first lay is explained twice")
		}
		show(firstOf(m, 0, "trains")).Must("hint:text")
		a.Change(func(p *app.Prefs) { p.Hints, p.Unhinted = "", true })
		if _, open := show(0).Find("hint"); open {
			t.Error("a hint is told although they are off")
		}
	}
}

// TestRuleSetsThroughTheScreen plays a whole Starter of three, and the sale and the first operating rounds of Basic for
// three and for seven, press by press.
func TestRuleSetsThroughTheScreen(t *testing.T) {
	names := []string{"Aiko", "Ben", "Chiara", "Daichi", "Eva", "Finn", "Grace"}
	for _, c := range []struct {
		key     string
		players int
		until   func(v rules.View) bool
	}{
		{"1830-starter", 3, func(v rules.View) bool { return v.S.End.Over }},
		{"1830-basic", 3, func(v rules.View) bool { return v.S.Set == 2 }},
		{"1830-basic", 7, func(v rules.View) bool { return v.S.Set == 2 }},
	} {
		played := setGame(t, c.key, names[:c.players])
		last := 0
		for last < played.Len() && !c.until(played.ViewAt(last)) {
			last++
		}
		m, err := match.New(played.Title(), names[:c.players], 5)
		if err != nil {
			t.Fatal(err)
		}
		h, tab := sit(t, m, 1280, 800)
		h.recorded = played
		playLog(t, h, tab, played.Log()[:last])
		if got, want := m.View().S.Cash, played.ViewAt(last).S.Cash; got != want {
			t.Errorf("%s of %d: other money after %d actions", c.key, c.players, last)
		}
	}
}
