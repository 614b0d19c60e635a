package scenes

import (
	"path/filepath"
	"testing"
	"time"

	"hexrail/game/bot"
	"hexrail/game/match"
	"hexrail/game/platform/platformtest"
	"hexrail/game/ui/uitest"
	"hexrail/rules"
	"hexrail/titles"
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
			a := New(host)
			game := c.game.Clone()
			game.GoTo(c.at)
			tab := newTable(a.Shell, game, hooks{Name: "Friday table"})
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
