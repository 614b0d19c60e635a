package home

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/titles"
)

// TestOptionsLeadToTheirRules presses the link beside an option and expects the rules that it changes.
func TestOptionsLeadToTheirRules(t *testing.T) {
	for _, c := range []struct {
		lang string
		w    int
	}{{"en", 1280}, {"ja", 390}} {
		s := visit(t, inLanguage(c.lang), c.w, 844, 1)
		s.press("home:new")
		n := s.app.Top().(*newGame)
		for k, e := range titles.All() {
			if e.Key == "1860" {
				n.chosen = k
				n.reset()
			}
		}
		s.settle()
		if c.w < 600 {
			s.press("new:page3")
		}
		if _, open := s.Find("option:auction_zero_bid"); open {
			t.Error("the single rules stand open")
		}
		if said := s.Must("new:single").Name; !strings.Contains(said, strconv.Itoa(len(n.choices))) {
			t.Errorf("the row of the single rules says %q", said)
		}
		none := s.Must("new:single").Name
		s.press("new:single")
		s.save("options-" + strconv.Itoa(c.w))
		s.Must("effect:auction_zero_bid")
		s.press("rule:auction_zero_bid")
		if said := s.Must("notice:text").Name; !strings.HasPrefix(said, text.Headed(text.LangOf(c.lang), "R12", "")) {
			t.Errorf("the rule is %q", said)
		}
		s.save("options-rule-" + strconv.Itoa(c.w))
		s.press("notice:ok")
		s.press("option:auction_zero_bid")
		if said := s.Must("new:single").Name; said == none || !strings.Contains(said, "1") {
			t.Errorf("with a change the row says %q", said)
		}
		s.press("option:auction_zero_bid")
		if said := s.Must("new:single").Name; said != none {
			t.Errorf("without changes the row says %q", said)
		}
	}
}

// TestEveryOptionHasItsEffect: every option describes its effect in both languages.
func TestEveryOptionHasItsEffect(t *testing.T) {
	for _, e := range titles.All() {
		for _, c := range e.Options(rules.Rulebook) {
			for l := range text.Langs {
				if app.OptionText(e.Key, c.Name()+".effect", l) == "" {
					t.Errorf("%s: %s has no effect in language %d", e.Key, c.Name(), l)
				}
			}
		}
	}
}

// TestOptionsHaveRules: every option leads to a rule.
func TestOptionsHaveRules(t *testing.T) {
	s := visit(t, inLanguage("ja"), 1280, 844, 1)
	s.press("home:new")
	n := s.app.Top().(*newGame)
	for k := range n.entries {
		n.chosen = k
		n.reset()
		for _, c := range n.choices {
			if len(n.options.rulesAbout(c)) == 0 {
				t.Errorf("%s: option %s leads to no rule", n.entry().Key, c.Name())
			}
		}
	}
}

// TestNewGameSaysWhatEndsIt compares the end of the game as New game describes it with the rules: bankruptcy ends a
// game in which a player can fail to raise money, and the end of the chart ends one that has such a space (1830/R140,
// 1860/R180).
func TestNewGameSaysWhatEndsIt(t *testing.T) {
	for k, e := range titles.All() {
		title, err := e.Build(rules.Rulebook, nil)
		if err != nil {
			t.Fatal(err)
		}
		chart := slices.ContainsFunc(title.Market.Rows, func(row []market.Cell) bool {
			return slices.ContainsFunc(row, func(c market.Cell) bool { return c.Zone&market.EndsGame != 0 })
		})
		fail := slices.ContainsFunc(title.Rounds, func(r rules.Round) bool {
			return slices.Contains(r.Steps, rules.Step(step.EarlyBankruptcy{})) ||
				slices.Contains(r.Anytime, rules.Step(step.EarlyBankruptcy{}))
		})
		for lang, says := range map[string][2]string{"en": {"chart", "player"}, "ja": {"チャート", "プレイヤー"}} {
			s := visit(t, inLanguage(lang), 1280, 800, 1)
			s.press("home:new")
			n := s.app.Top().(*newGame)
			n.chosen = k
			n.reset()
			s.settle()
			last := len(n.facts(title)) - 1
			ends := s.Must("new:fact" + strconv.Itoa(last)).Name
			if strings.Contains(ends, says[0]) != chart || strings.Contains(ends, says[1]) != fail {
				t.Errorf("%s, %s: %q; the chart has an end: %v, players can fail: %v", e.Key, lang, ends, chart, fail)
			}
			s.save("new-" + e.Key + "-" + lang)
		}
	}
}

// TestFactsAreWhole: on a tablet every figure of every title is whole and in full size, on several lines if need be.
func TestFactsAreWhole(t *testing.T) {
	for _, lang := range []string{"en", "ja"} {
		s := visit(t, inLanguage(lang), 820, 1180, 1)
		s.press("home:new")
		n := s.app.Top().(*newGame)
		var seen playtest.Watch
		seen.Attach(s.Screen)
		for k, e := range n.entries {
			n.chosen = k
			n.reset()
			playtest.SettleScreen(s.Screen, &seen)
			title, err := n.title()
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range n.facts(title) {
				shown := strings.Builder{}
				for _, l := range seen.Lines {
					if l.Rect.X > 490 && l.Rect.H > 12 {
						shown.WriteString(strings.TrimSpace(l.Text) + " ")
					}
				}
				if flat := strings.ReplaceAll(shown.String(), " ", ""); !strings.Contains(flat,
					strings.ReplaceAll(f.value, " ", "")) {
					t.Errorf("%s, %s: %q is cut or small", e.Key, lang, f.value)
				}
			}
		}
	}
}

// TestNewGamesAreNamedWhole: in every title and both languages the default name ends with the full date.
func TestNewGamesAreNamedWhole(t *testing.T) {
	for _, lang := range []string{"en", "ja"} {
		s := visit(t, inLanguage(lang), 1280, 800, 1)
		s.press("home:new")
		n := s.app.Top().(*newGame)
		day := s.app.Host.Now().Format("01-02")
		for k, e := range n.entries {
			n.chosen = k
			if name := n.gameName(); match.CleanName(name) != name || !strings.HasSuffix(name, day) {
				t.Errorf("%s, %s: %q", e.Key, lang, name)
			}
		}
	}
}
