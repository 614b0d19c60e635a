package home

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/titles"
)

// newOf opens New game for a title with its minimum of seats, on a screen of width w in dp.
func newOf(t *testing.T, lang string, w int, key string) (*visited, *newGame) {
	t.Helper()
	s := visit(t, inLanguage(lang), w, 844, 1)
	s.press("home:new")
	n := s.app.Top().(*newGame)
	n.entries = titles.All()
	n.selectTitle(slices.IndexFunc(n.entries, func(e titles.Entry) bool { return e.Key == key }))
	s.settle()
	return s, n
}

// TestABoxOfThreeScenarios: the full game of 1822PNW and its scenarios are rows of one card, each with its players, its
// length and its differences.
func TestABoxOfThreeScenarios(t *testing.T) {
	for _, lang := range []string{"en", "ja"} {
		for _, w := range []int{1280, 390} {
			s, n := newOf(t, lang, w, "1822pnw")
			if facts := s.Must("new:fact3").Name + s.Must("new:fact4").Name; !strings.Contains(facts, "L/2×22 3×7") ||
				!strings.Contains(facts, "21") {
				t.Errorf("%s: %q", lang, facts)
			}
			said := map[string]bool{}
			for key, players := range map[string]string{"1822pnw": "3", "1822pnw-short": "3", "1822pnw-srs": "2"} {
				row := s.Must("title:" + key)
				e, _ := titles.Find(key)
				for _, fact := range []string{"title.hours", "title.sum"} {
					if words := e.Words().Texts[fact].In(n.app.Prefs.Lang); !strings.Contains(row.Describe, words) {
						t.Errorf("%s, %s: %q does not say %q", lang, key, row.Describe, words)
					}
				}
				if !strings.HasPrefix(row.Describe, players) || said[row.Describe] {
					t.Errorf("%s, %s: %q", lang, key, row.Describe)
				}
				said[row.Describe] = true
			}
			s.save("scenarios-" + lang + "-" + strconv.Itoa(w))
		}
	}
}

// TestVariantsStandOpen: the options that make a different game of the full 1822PNW are shown without unfolding, those
// about readings are not. The document's set of private companies is listed card by card once selected (R160).
func TestVariantsStandOpen(t *testing.T) {
	for l, lang := range []string{text.Ja: "ja", text.En: "en"} {
		for _, w := range []int{1280, 390} {
			s, n := newOf(t, lang, w, "1822pnw")
			s.try("new:page3")
			for _, id := range []string{"option:starting_packet", "option:remove_two_ls", "option:remove_three_ls",
				"option:private_set"} {
				s.Must(id)
			}
			if _, open := s.Find("option:train_obligation"); open {
				t.Error("the readings of the rules stand open")
			}
			none := s.Must("new:single").Name
			if _, listed := s.Find("option:private_set:list"); listed {
				t.Error("the cards of the document are listed while the published set is chosen")
			}
			s.press("option:private_set:document")
			list := s.Must("option:private_set:list").Name
			for _, card := range []string{"P4 Tillamook Air Service", "P14 International Mail Contract"} {
				if !strings.Contains(list, card) {
					t.Errorf("%s: the list lacks %s: %q", lang, card, list)
				}
			}
			if len(strings.Split(list, "\n")) != 11 {
				t.Errorf("%s: %d cards", lang, len(strings.Split(list, "\n")))
			}
			if said := s.Must("new:single").Name; said != none {
				t.Errorf("another set of cards counts as a single rule: %q", said)
			}
			s.save("variants-" + lang + "-" + strconv.Itoa(w))
			if got := n.app.Prefs.Lang; got != text.Lang(l) {
				t.Fatalf("language %d", got)
			}
		}
	}
}

// TestVariantsExcludeEachOther: with the packets, L-trains are not removed and the document's cards are not played (R7,
// R8, R160). The option chosen last wins, and unrelated options keep their values.
func TestVariantsExcludeEachOther(t *testing.T) {
	s, n := newOf(t, "en", 1280, "1822pnw")
	value := func(name string) string {
		for _, c := range n.choices {
			if c.Name() == name {
				return c.Value()
			}
		}
		return ""
	}
	s.press("new:single")
	s.press("option:privates_close_at_5")
	for _, c := range []struct {
		press string
		want  map[string]string
	}{
		{"option:private_set:document", map[string]string{"private_set": "document", "privates_close_at_5": "on"}},
		{"option:remove_two_ls", map[string]string{"remove_two_ls": "on", "private_set": "document"}},
		{"option:remove_three_ls", map[string]string{"remove_two_ls": "off", "remove_three_ls": "on",
			"private_set": "document"}},
		{"option:starting_packet", map[string]string{"starting_packet": "on", "remove_three_ls": "off",
			"private_set": "published", "privates_close_at_5": "on"}},
		{"option:private_set:document", map[string]string{"starting_packet": "off", "private_set": "document"}},
	} {
		s.press(c.press)
		for name, want := range c.want {
			if got := value(name); got != want {
				t.Errorf("after %s %s is %q, not %q", c.press, name, got, want)
			}
		}
		if _, err := n.title(); err != nil {
			t.Errorf("after %s: %v", c.press, err)
		}
	}
}

// TestTheSeedCanBeSet: where the set-up draws, the seed is shown and can be set. 1830 Classic draws nothing.
func TestTheSeedCanBeSet(t *testing.T) {
	for _, w := range []int{1280, 390} {
		s, n := newOf(t, "en", w, "1822pnw")
		s.try("new:page2")
		if own := s.Must("new:seed").Value; own == "" || own != n.seed {
			t.Errorf("the seed is %q", own)
		}
		s.Do(ui.Event{Kind: ui.Edit, ID: "new:seed", Text: "42x"})
		s.settle()
		if n.seed != "42" {
			t.Errorf("the seed is %q", n.seed)
		}
		s.Do(ui.Event{Kind: ui.Edit, ID: "new:seed", Text: ""})
		s.settle()
		if !s.Must("act:start").Disabled || s.Must("new:fault").Name != "The seed is a number." {
			t.Error("a game without a seed can start")
		}
		s.Do(ui.Event{Kind: ui.Edit, ID: "new:seed", Text: "42"})
		s.settle()
		s.press("act:start")
		if seed := s.begun.Match().Seed(); seed != 42 {
			t.Errorf("the game has seed %d", seed)
		}
	}
	s, _ := newOf(t, "en", 1280, "1830-classic")
	if _, shown := s.Find("new:seed"); shown {
		t.Error("1830 Classic has a seed, though it draws nothing")
	}
}

// TestPaceOf1870StandsOpen: the cards of the two profiles state their rule about tiles, and the option is shown without
// unfolding (1870/R87). Its value follows the profile.
func TestPaceOf1870StandsOpen(t *testing.T) {
	for lang, says := range map[string][2]string{
		"en": {"one tile a turn, new or upgraded", "two yellow tiles or one upgrade a turn"},
		"ja": {"1手番にタイル1枚", "1手番に黄タイル2枚か置き換え1枚"},
	} {
		for _, w := range []int{1280, 390} {
			s, _ := newOf(t, lang, w, "1870")
			s.try("new:page3")
			for i, id := range []string{"profile:rulebook", "profile:recorded"} {
				if said := s.Must(id).Describe; !strings.Contains(said, says[i]) {
					t.Errorf("%s: the card says %q", lang, said)
				}
			}
			if s.Must("option:track_per_turn:one_tile").Checked != ui.Is(true) {
				t.Errorf("%s: one tile is not chosen", lang)
			}
			if _, open := s.Find("option:ledge"); open {
				t.Error("the readings of the rules stand open")
			}
			s.save("pace-" + lang + "-" + strconv.Itoa(w))
			s.press("profile:recorded")
			if s.Must("option:track_per_turn:two_yellow_or_upgrade").Checked != ui.Is(true) {
				t.Errorf("%s: two yellow tiles are not chosen", lang)
			}
		}
	}
}
