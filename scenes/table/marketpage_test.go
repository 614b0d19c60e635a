package table

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// TestLegendStandsUnderALine looks in a stock round for the legend of a chart that is one line of prices, on all
// screens with room for the chart beside the step.
func TestLegendStandsUnderALine(t *testing.T) {
	m := playtest.Recorded19354(t)
	at := m.Next(m.Len()/2, match.ByRound)
	for ; m.ViewAt(at).InCharge().Name() != "stock"; at = m.Next(at, match.ByRound) {
	}
	for _, c := range playtest.Screens() {
		if widgets.ClassOf(ui.Rect{W: float32(c.W), H: float32(c.H)}) < widgets.Tablet {
			continue
		}
		host := scenestest.NewHost(c.Lang)
		host.Prefs[app.PrefTextSize] = fmt.Sprint(c.Text)
		a := newApp(host)
		game := m.Clone()
		game.GoTo(at)
		game.Cut()
		tab := New(a.Shell, game, Hooks{})
		a.Open(tab)
		s := uitest.New(t, c.W, c.H, 1, a.Draw)
		if c.Coarse {
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

// TestLegendStandsBesideTheSwitch: on the smallest desktop the many zones of 1870 are shown in the free corner of its
// chart, whole, though that is too low for a legend below the switch to the map.
func TestLegendStandsBesideTheSwitch(t *testing.T) {
	m := playtest.SampleOf(t, "1870")
	at := slices.IndexFunc(m.Log(), func(a rules.Action) bool { _, sells := a.(rules.SellShares); return sells })
	for _, lang := range []string{"en", "ja"} {
		a := newApp(scenestest.NewHost(lang))
		game := m.Clone()
		game.GoTo(at)
		game.Cut()
		tab := New(a.Shell, game, Hooks{})
		a.Open(tab)
		s := uitest.New(t, 1280, 800, 1, a.Draw)
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
				t.Errorf("%s: the legend does not say %q", lang, e.Text)
			}
		}
	}
}
