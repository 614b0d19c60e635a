package table

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/rulesbook"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// readAt returns a table at a position of the sample game with the rules open.
func readAt(t testing.TB, m *match.Match, at, w, h int, lang, cite string) (*uitest.Screen, *Table) {
	t.Helper()
	m = m.Clone()
	m.GoTo(at)
	a := newApp(scenestest.NewHost(lang))
	tab := New(a.Shell, m, Hooks{Name: "Friday table", Rules: true})
	a.Open(tab)
	s := uitest.New(t, w, h, 1, a.Draw)
	tab.rules.show(cite)
	playtest.SettleScreen(s, &playtest.Watch{})
	return s, tab
}

// rulesInSight returns the numbers of the rules on the screen.
func rulesInSight(s *uitest.Screen) (list []string) {
	for _, n := range s.Nodes() {
		if n.Role == ui.RoleHeading && strings.HasPrefix(n.ID, "rule:") && !n.Rect.Empty() {
			list = append(list, n.Name)
		}
	}
	return list
}

// TestRulesOpenAtTheCitedRule opens the rules at rules from all over the book.
func TestRulesOpenAtTheCitedRule(t *testing.T) {
	game := playtest.SampleGame(t)
	for _, size := range playtest.Screens() {
		if lang := size.Lang; size.Text == app.NormalText {
			for _, number := range []string{"R1", "R41", "R107", "R209"} {
				s, _ := readAt(t, game, 300, size.W, size.H, lang, "1830/"+number)
				n, ok := s.Find("rule:" + number)
				if list := s.Must("rules:list").Rect; !ok || !n.Current || n.Rect.And(list) != n.Rect || n.Rect.H < 20 {
					t.Errorf("%dx%d %s: %s is not in sight: %v", size.W, size.H, lang, number, rulesInSight(s))
				}
			}
		}
	}
}

// TestRulesOpenAtTheStep opens the rules without a number.
func TestRulesOpenAtTheStep(t *testing.T) {
	game := playtest.SampleGame(t)
	for step, want := range map[string]string{"stock": "R30", "track": "R95", "trains": "R129"} {
		s, _ := readAt(t, game, playtest.Positions(game, step)[0], 1280, 800, "en", "")
		if seen := rulesInSight(s); len(seen) == 0 || seen[0] != want {
			t.Errorf("step %s shows %v", step, seen)
		}
	}
	s, _ := readAt(t, game, game.Len(), 1280, 800, "en", "")
	if _, ok := s.Find("rule:R171"); !ok {
		t.Errorf("the end shows %v", rulesInSight(s))
	}
}

// TestRulesLinkOfARefusal presses something that cannot be chosen, and then the link of the answer.
func TestRulesLinkOfARefusal(t *testing.T) {
	game := playtest.Recorded26855(t)
	h, tab := seatAt(t, game, playtest.Positions(game, "track")[0], 1280, 800)
	tab.hooks.Rules, tab.desk.Rules = true, tab.rules.show // as the table of a stored game is made
	h.PressHex("D2")
	h.S.SetFocus("why:rule")
	h.S.Click("why:rule")
	playtest.SettleScreen(h.S, &playtest.Watch{})
	if tab.rules.open == nil {
		t.Fatal("the link opens nothing")
	}
	if !slices.ContainsFunc(h.S.Nodes(), func(n ui.Node) bool { return strings.HasPrefix(n.ID, "rule:") && n.Current }) {
		t.Errorf("no rule is marked: %v", rulesInSight(h.S))
	}
	for _, id := range []string{"why", "act:primary"} {
		if n := h.S.Must(id); n.Inert || n.Rect.Empty() {
			t.Errorf("%s is covered by the rules", id)
		}
	}
	if h.S.Focus() != "rules:list" {
		t.Errorf("%q has the focus", h.S.Focus())
	}
	h.S.Press("Escape")
	playtest.SettleScreen(h.S, &playtest.Watch{})
	if h.S.Focus() != "why:rule" {
		t.Errorf("%q has the focus afterwards", h.S.Focus())
	}
}

// TestRulesSearch narrows the rules, finds nothing, and shows all again.
func TestRulesSearch(t *testing.T) {
	for lang, query := range map[string]string{"en": "MH exchange", "ja": "MH 交換"} {
		s, tab := readAt(t, playtest.SampleGame(t), 300, 1280, 800, lang, "1830/R41")
		book, _ := rulesbook.Read(tab.game.Title().Key, tab.app.Prefs.Lang)
		search := func(words string) {
			s.Do(ui.Event{Kind: ui.Edit, ID: "rules:search", Text: words})
			playtest.SettleScreen(s, &playtest.Watch{})
		}
		search(query)
		if seen := strings.Join(rulesInSight(s), " "); !strings.Contains(seen, "R58") || strings.Contains(seen, "R41") {
			t.Errorf("%s: %q finds %s", lang, query, seen)
		}
		if said := s.Must("rules:count").Name; !strings.HasPrefix(said, fmt.Sprint(book.Search(query).Count())) {
			t.Errorf("%s: says %q", lang, said)
		}
		search("zebra")
		if seen := rulesInSight(s); len(seen) > 0 || s.Must("rules:count").Name == "" {
			t.Errorf("%s: zebra finds %v", lang, seen)
		}
		search("")
		if _, ok := s.Find("rule:R41"); !ok {
			t.Errorf("%s: the marked rule does not come back: %v", lang, rulesInSight(s))
		}
	}
}

// TestRulesClose opens and closes the rules in all ways.
func TestRulesClose(t *testing.T) {
	game := playtest.SampleGame(t)
	for _, w := range []int{1280, 390} {
		for name, do := range map[string]func(*uitest.Screen, *Table){
			"button": func(s *uitest.Screen, _ *Table) { s.Click("rules:close") },
			"escape": func(s *uitest.Screen, _ *Table) { s.Press("Escape") },
			"back":   func(_ *uitest.Screen, tab *Table) { tab.app.Back() },
		} {
			s, tab := readAt(t, game, 300, w, 844, "en", "1830/R41")
			do(s, tab)
			playtest.SettleScreen(s, &playtest.Watch{})
			if _, open := s.Find("rules"); open || tab.rules.open != nil || tab.app.Top() != app.Place(tab) {
				t.Errorf("%d: %s does not close the rules", w, name)
			}
		}
	}
	s, tab := readAt(t, game, 300, 1280, 800, "en", "")
	s.Press("j")
	if tab.rules.open != nil {
		t.Error("the key does not close the rules")
	}
	s.Press("j")
	if tab.rules.open == nil {
		t.Error("the key does not open the rules")
	}
}

// TestRulesKeys scrolls with the keyboard.
func TestRulesKeys(t *testing.T) {
	s, _ := readAt(t, playtest.SampleGame(t), 299, 1280, 800, "en", "1830/R1")
	s.Press("End")
	playtest.SettleScreen(s, &playtest.Watch{})
	if seen := rulesInSight(s); len(seen) == 0 || seen[len(seen)-1] != "D8" {
		t.Errorf("End shows %v", seen)
	}
}

// TestRulesLayout reads the rules from end to end on all screens: no text is cut, none covers another.
func TestRulesLayout(t *testing.T) {
	game := playtest.SampleGame(t)
	told := map[string]bool{}
	for _, size := range playtest.Screens() {
		if lang := size.Lang; size.Text == app.NormalText {
			s, tab := readAt(t, game, 384, size.W, size.H, lang, "1830/R1")
			if size.Coarse {
				s.Coarse()
			}
			if lang == "ja" {
				tab.app.Prefs.Look = app.NightLook
			}
			seen := playtest.Watch{Tokens: playtest.TokensOf(game)}
			seen.Attach(s)
			list := s.Must("rules:list").Rect
			for y := float32(0); ; y += list.H * 0.9 {
				s.ScrollTo("rules:list", list, y, list.H)
				playtest.Report(t, told, size.String(), seen.Faults(s))
				if last, ok := s.Find("rule:R209"); ok && last.Rect.Bottom() <= list.Bottom() {
					break
				}
				if y > 1e6 {
					t.Fatalf("%v: the last rule never comes in sight", size)
				}
			}
			if *playtest.Pictures != "" {
				tab.rules.show("1830/R105")
				playtest.SettleScreen(s, &seen)
				s.Save(filepath.Join(*playtest.Pictures, fmt.Sprintf("rules-%d-%s.png", size.W, lang)))
			}
		}
	}
}
