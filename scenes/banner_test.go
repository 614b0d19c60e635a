package scenes

import (
	"strings"
	"testing"

	"hexrail/game/ui/uitest"
)

// TestBannerNamesNobodyTwice reads the banner wherever a player decides in a turn of his own: his name is in one line.
func TestBannerNamesNobodyTwice(t *testing.T) {
	for _, lang := range []string{"en", "ja"} {
		a := New(newPlayer(lang))
		m := sampleGame(t)
		tab := newTable(a.Shell, m, hooks{})
		a.Open(tab)
		s := uitest.New(t, 1280, 800, 1, a.Draw)
		steps := map[string]bool{}
		for at := 0; at < 80 && at < m.Len(); at++ {
			tab.rewind.to(at)
			settleScreen(s, &watch{})
			p := &tab.see().Prompt
			if p.Decider == 0 || p.Actor.Player() != p.Decider {
				continue
			}
			steps[p.Step.Key] = true
			said := s.Must("banner").Name + " / " + s.Must("banner:who").Name
			if strings.Count(said, p.DeciderName) != 1 || strings.Count(p.Spoken, p.DeciderName) != 1 {
				t.Fatalf("%s: position %d says %q and %q", lang, at, said, p.Spoken)
			}
		}
		if !steps["auction"] || !steps["stock"] {
			t.Errorf("%s: only steps %v were seen", lang, steps)
		}
	}
}
