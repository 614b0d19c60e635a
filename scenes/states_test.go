package scenes

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"hexrail/game/match"
	"hexrail/game/ui/uitest"
	"hexrail/rules"
	"hexrail/rules/id"
)

// islandGame returns a recorded game with every state that a company can be in.
func islandGame(t *testing.T) *match.Match {
	t.Helper()
	m, _, err := match.FromRecord(readRecord(t, filepath.Join(filepath.Dir(recordedGames), "1860", "19354.json")))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// firstWhere returns the first position of which something holds.
func firstWhere(t *testing.T, m *match.Match, holds func(v rules.View) bool) int {
	t.Helper()
	for i := range m.Len() {
		if v := m.ViewAt(i); holds(v) {
			return i
		}
	}
	t.Fatal("the game has no such position")
	return 0
}

// TestStatesOfCompaniesAreTold looks for receivership, insolvency, leased trains and companies that ceased on the screen, and
// for texts that are cut there (1860/R191).
func TestStatesOfCompaniesAreTold(t *testing.T) {
	m := islandGame(t)
	ceased := func(v rules.View) bool {
		for i := range v.T.Corps {
			if v.Is(id.Corp(i+1), rules.Ceased) {
				return true
			}
		}
		return false
	}
	for _, c := range []struct {
		name  string
		holds func(v rules.View) bool
		says  []string
	}{
		{"the right to choose", func(v rules.View) bool { return v.S.Auction.High > 0 && !v.S.Auction.Choosing },
			[]string{"Bid for the right to choose, or pass.", "At most £"}},
		{"the choice", func(v rules.View) bool { return v.S.Auction.Choosing }, []string{"Choose what to buy."}},
		{"layers", func(v rules.View) bool { return v.InCharge().Name() == "stock" }, []string{"layer 2, not open"}},
		{"receivership", func(v rules.View) bool { return v.Actor().Corp() != 0 && v.Decider(v.Actor()) == 0 },
			[]string{"No president: anybody may decide", "receivership", "leased"}},
		{"insolvency", func(v rules.View) bool {
			return v.Actor().Corp() != 0 && v.Decider(v.Actor()) != 0 && v.Is(v.Actor().Corp(), rules.Insolvent)
		}, []string{"insolvent", "Insolvent: without a train"}},
		{"no certificate limit", func(v rules.View) bool { return v.PhaseDef().NoCertLimit }, []string{"/∞"}},
		{"ceased", ceased, []string{"ceased"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			at := firstWhere(t, m, c.holds)
			for _, lang := range []string{"en", "ja"} {
				a, game := New(newPlayer(lang)), m.Clone()
				game.GoTo(at)
				a.open(newTable(a, game, hooks{}))
				s := uitest.New(t, 1280, 800, 1, a.Draw)
				seen := watch{names: game.Players()}
				s.P.Watch = seen.line
				for range 2 {
					s.Invalidate()
					s.Step(time.Second)
				}
				for _, cut := range seen.cut {
					t.Errorf("%s: cut: %s", lang, cut)
				}
				if lang != "en" {
					continue
				}
				all := ""
				for _, l := range seen.lines {
					all += l.text + " "
				}
				for _, words := range c.says {
					if !strings.Contains(all, words) {
						t.Errorf("%q is not on the screen", words)
					}
				}
			}
		})
	}
}
