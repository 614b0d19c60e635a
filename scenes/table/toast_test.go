package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// TestToastsCoverNothingThatMatters shows two toasts and the offer to bring a what-if back over every shape of the
// table: no player, company, button, tile or word of the step is below them.
func TestToastsCoverNothingThatMatters(t *testing.T) {
	matters := []string{"player:", "seat:", "corp:", "act:", "tile:", "nav:", "banner", "prompt", "stepper", "tab:",
		"panel", "bar:", "companies"}
	game := playtest.SampleGame(t)
	for _, size := range [][2]int{{1440, 900}, {1280, 720}, {820, 1180}, {1180, 820}, {390, 844}, {844, 390}} {
		for _, step := range []string{"auction", "stock", "track", "run", "dividend"} {
			a := newApp(scenestest.NewHost("en"))
			m := game.Clone()
			m.GoTo(playtest.Positions(game, step)[0])
			m.Cut()
			tab := New(a.Shell, m, Hooks{})
			a.Open(tab)
			s := uitest.New(t, size[0], size[1], 1, a.Draw)
			s.Step(time.Second)
			a.OfferUndo(s.UI, "What-if A was discarded.", func() {})
			s.Toast("Two actions were adopted.")
			s.Toast("Link copied")
			var seen playtest.Watch
			s.P.Watch = seen.AddLine
			s.Invalidate()
			s.Step(10 * time.Millisecond)
			shown := 0
			for _, l := range seen.Lines {
				if l.Text != "Two actions were adopted." && l.Text != "Link copied" && l.Text != "What-if A was discarded." {
					continue
				}
				shown++
				for _, n := range s.Nodes() {
					is := func(id string) bool { return strings.HasPrefix(n.ID, id) }
					if n.Role != ui.RoleRegion && slices.ContainsFunc(matters, is) && !n.Rect.And(l.Rect).Empty() {
						t.Errorf("%v, %s: %q covers %s", size, step, l.Text, n.ID)
					}
				}
			}
			if shown != 3 {
				t.Errorf("%v, %s: %d of 3 are shown", size, step, shown)
			}
		}
	}
}
