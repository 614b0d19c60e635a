package scenes

import (
	"strings"
	"testing"
	"time"

	"hexrail/game/bot"
	"hexrail/game/match"
	"hexrail/game/platform/platformtest"
	"hexrail/game/ui/uitest"
	"hexrail/rules"
	"hexrail/scenes/panel"
	"hexrail/scenes/shell"
	"hexrail/titles"
)

// TestEveryHintOfAFirstGame: a newcomer who looks at games of 18FL meets every hint once, each with a rule to read, in both languages,
// and none any more once they are put away.
func TestEveryHintOfAFirstGame(t *testing.T) {
	e, _ := titles.Find("18fl")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	var games []*match.Match
	for seed := range uint64(3) {
		m, err := match.New(title, []string{"Aiko", "Ben", "Chiara"}, seed)
		if err != nil {
			t.Fatal(err)
		}
		player := bot.NewSensible(seed)
		for !m.View().S.End.Over {
			if r := m.Play(player.Choose(m.View())); r.Refused() {
				t.Fatal(r)
			}
		}
		games = append(games, m)
	}
	for _, lang := range []string{"en", "ja"} {
		host := platformtest.New()
		host.Tags = []string{lang}
		a := New(host)
		told := map[string]int{}
		for _, m := range games {
			game := m.Clone()
			tab := newTable(a.Shell, game, hooks{Name: "Friday", Rules: true})
			a.Open(tab)
			s := uitest.New(t, 390, 844, 0.1, a.Draw)
			tab.phone.sheet.moved[""] = 2
			for i := range game.Len() {
				if game.ViewAt(i).Sealed() {
					continue
				}
				game.GoTo(i)
				tab.moved()
				tab.phone.sheet.at = 2
				s.Invalidate()
				s.Step(time.Second)
				if n, ok := s.Find("hint:text"); ok {
					if told[n.Name]++; !strings.Contains(s.Must("hint:rule").Name, "R") {
						t.Errorf("%q leads to %q", n.Name, s.Must("hint:rule").Name)
					}
				}
				tab.panel.hint = panel.Hint{}
			}
		}
		for _, h := range e.Words().Hints {
			said := h.Text.In(a.Prefs.Lang)
			if n := told[said]; n > 1 || n == 0 && !rare[h.Key] {
				t.Errorf("%s: the hint %s is told %d times", lang, h.Key, n)
			}
		}
		a.Change(func(p *shell.Prefs) { p.Hints, p.Unhinted = "", true })
		tab := newTable(a.Shell, games[0].Clone(), hooks{Name: "Friday"})
		tab.game.GoTo(9)
		tab.moved()
		a.Open(tab)
		if _, open := uitest.New(t, 390, 844, 0.1, a.Draw).Find("hint"); open {
			t.Error("a hint is told although they were put away")
		}
	}
}

// rare are hints of what computers hardly meet, or of what is told before the table is seen.
var rare = map[string]bool{"18fl-bid": true, "18fl-need": true, "18fl-discard": true, "18fl-size": true}
