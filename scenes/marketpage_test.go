package scenes

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"hexrail/game/match"
	"hexrail/game/ui"
	"hexrail/game/ui/uitest"
	"hexrail/scenes/shell"
)

// TestLegendStandsUnderALine looks in a stock round for the legend of a chart that is one line of prices, on all screens with
// room for the chart beside the step.
func TestLegendStandsUnderALine(t *testing.T) {
	m := islandGame(t)
	at := m.Next(m.Len()/2, match.ByRound)
	for ; m.ViewAt(at).InCharge().Name() != "stock"; at = m.Next(at, match.ByRound) {
	}
	for _, c := range screens() {
		if c.w < 800 {
			continue
		}
		host := newPlayer(c.lang)
		host.Prefs[shell.PrefTextSize] = fmt.Sprint(c.text)
		a := New(host)
		game := m.Clone()
		game.GoTo(at)
		game.Cut()
		tab := newTable(a.Shell, game, hooks{})
		a.Open(tab)
		s := uitest.New(t, c.w, c.h, 1, a.Draw)
		if c.coarse {
			s.Coarse()
		}
		var said []string
		s.P.Watch = func(text string, all, seen ui.Rect) {
			if all.W-seen.W < 1.5 && all.H-seen.H < 1.5 {
				said = append(said, text)
			}
		}
		s.Invalidate()
		s.Step(time.Second)
		for _, e := range tab.tabs.Legend() {
			if !slices.Contains(said, e.Text) {
				t.Errorf("%s: the legend does not say %q", c, e.Text)
			}
		}
	}
}
