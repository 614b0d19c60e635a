package table

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// TestLayoutOfTheRuleSets walks through a Starter of six and a Basic of four with the longest names.
func TestLayoutOfTheRuleSets(t *testing.T) {
	for _, c := range playtest.Screens() {
		if !c.Sample(1, 3) {
			continue
		}
		t.Run(c.String(), func(t *testing.T) {
			walkLayout(t, c, playtest.ComputerGame(t, "1830-starter", longNames[c.Lang]))
			walkLayout(t, c, playtest.ComputerGame(t, "1830-basic", longNames[c.Lang][:4]))
		})
	}
}

// TestNothingSpeaksOfShares: on no page of a Starter, in both languages, is there a word about shares, or about
// operating rounds, which have no others beside them there (RS6).
func TestNothingSpeaksOfShares(t *testing.T) {
	m := playtest.ComputerGame(t, "1830-starter", []string{"Aiko", "Ben", "Chiara"})
	check := func(s *uitest.Screen, at string, words []string) {
		var seen playtest.Watch
		seen.Attach(s)
		s.Invalidate()
		s.Step(time.Second)
		said := map[string]string{}
		for _, n := range s.Nodes() {
			said[n.ID] = n.Name + " " + n.Describe
		}
		for _, line := range seen.Lines {
			said[line.String()] = line.Text
		}
		for where, sentence := range said {
			for _, word := range words {
				if strings.Contains(sentence, word) && !strings.Contains(sentence, "open market") {
					t.Errorf("%s: %s says %q", at, where, sentence)
				}
			}
		}
	}
	for lang, words := range map[string][]string{
		"en": {"share", "dividend", "certificate", "president", "Market", "IPO", "Pool", "OR", "Operating r", "net worth"},
		"ja": {"株", "配当", "社長", "IPO", "プール", "運営ラウンド", "運営後"},
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
				check(s, fmt.Sprintf("position %d", i), words)
			}
			game.GoTo(game.Len() / 2)
			tab.updateCursor()
			tab.ways.openTables(info.ValuesPage)
			check(s, "forecast", words)
		}
	}
}
