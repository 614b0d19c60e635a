package table

import (
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui/uitest"
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

// TestNothingSpeaksOfShares: on no page of a Starter, in both languages, is there a word about shares.
func TestNothingSpeaksOfShares(t *testing.T) {
	m := playtest.ComputerGame(t, "1830-starter", []string{"Aiko", "Ben", "Chiara"})
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
