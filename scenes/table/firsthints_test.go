package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/hints"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// TestEveryHintOfAFirstGame: a newcomer who looks at games of 18FL meets every hint once, each with a rule to read, in
// both languages, and none any more once they are put away. Games of computers that play at random reach steps that
// sensible ones hardly meet. Of the positions in which nothing new is to be shown only some are looked at.
func TestEveryHintOfAFirstGame(t *testing.T) {
	e, _ := titles.Find("18fl")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	games := []*match.Match{wholeGame(t, title, bot.NewSensible(0))}
	for seed := range uint64(4) {
		games = append(games, wholeGame(t, title, bot.NewRandom(seed)))
	}
	for _, lang := range []string{"en", "ja"} {
		host := platformtest.New()
		host.Tags = []string{lang}
		a := newApp(host)
		told := map[string]int{}
		for n, m := range games {
			game := m.Clone()
			tab := New(a.Shell, game, Hooks{Name: "Friday", Rules: true})
			a.Open(tab)
			s := uitest.New(t, 390, 844, 0.1, a.Draw)
			for i := range game.Len() {
				if !newlyHinted(a.Shell, game.ViewAt(i), e.Words().Hints) && (n > 0 || i%25 > 0) {
					continue
				}
				game.GoTo(i)
				tab.updateCursor()
				tab.people.opened = i + 1 // the device has changed hands for a secret bid
				s.Invalidate()
				s.Step(time.Second)
				if n, ok := s.Find("hint:sign"); ok && n.Pressed == ui.Off {
					s.Click("hint:sign") // where nothing is covered by it only with the sheet low
					s.Step(time.Second)
				}
				if n, ok := s.Find("hint:text"); ok {
					if told[n.Name]++; !strings.Contains(s.Must("hint:rule").Name, "R") {
						t.Errorf("%q leads to %q", n.Name, s.Must("hint:rule").Name)
					}
				}
				tab.panel.hint = hints.Hint{}
			}
		}
		for _, h := range e.Words().Hints {
			if n := told[h.Text.In(a.Prefs.Lang)]; n != 1 {
				t.Errorf("%s: the hint %s is told %d times", lang, h.Key, n)
			}
		}
		a.Change(func(p *app.Prefs) { p.Hints = "" })
		tab := New(a.Shell, games[0].Clone(), Hooks{Name: "Friday", Rules: true})
		for n, at := range []int{9, 40, 200, tab.game.Len() - 1} {
			tab.game.GoTo(at)
			tab.updateCursor()
			a.Open(tab)
			s := uitest.New(t, 390, 844, 1, a.Draw)
			s.Coarse()
			s.Step(time.Second)
			if _, open := s.Find("hint"); open != (n == 0) {
				t.Errorf("a hint is told at %d: %v", at, open)
			}
			if n == 0 {
				s.Click("hint:never")
			}
			if a.Change(func(p *app.Prefs) { p.Hints = "" }); !a.Prefs.Unhinted {
				t.Fatal("hints are not put away")
			}
		}
	}
}

// wholeGame has a computer play all three seats to the end.
func wholeGame(t *testing.T, title *rules.Title, player interface {
	Choose(v rules.View) rules.Action
}) *match.Match {
	t.Helper()
	m, err := match.New(title, []string{"Aiko", "Ben", "Chiara"}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for !m.View().S.End.Over {
		if r := m.Play(player.Choose(m.View())); r.Refused() {
			t.Fatal(r)
		}
	}
	return m
}

// newlyHinted reports whether there is a hint for a position that the device has not shown.
func newlyHinted(a *app.Shell, v rules.View, hints []words.Hint) bool {
	shown := a.Prefs.Hints.List()
	return slices.ContainsFunc(hints, func(h words.Hint) bool { return !slices.Contains(shown, h.Key) && h.When(v) })
}
