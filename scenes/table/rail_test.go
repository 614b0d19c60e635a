package table

import (
	"slices"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/scenes/playtest"
)

// chipsOf returns the companies of the strip with where their chips lie, and fails for one whose money is not written
// on its chip.
func chipsOf(t *testing.T, m *match.Match, at, w, h int) (left, top int) {
	t.Helper()
	hand, tab := seatAt(t, m, at, w, h)
	var seen playtest.Watch
	seen.Attach(hand.S)
	hand.S.Invalidate()
	hand.Wait()
	screen, _ := hand.S.Find("main")
	for _, c := range tab.desk.See().Operators() {
		chip := hand.S.Must("corp:" + c.Name).Rect
		within := func(d playtest.Drawn) bool {
			return d.Text == c.Treasury && d.Rect.X >= chip.X && d.Rect.Right() <= chip.Right()+1 && d.Rect.Y >= chip.Y &&
				d.Rect.Bottom() <= chip.Bottom()
		}
		if !slices.ContainsFunc(seen.Lines, within) {
			t.Errorf("before action %d at %dx%d, the chip of %s does not tell its %s", at, w, h, c.Name, c.Treasury)
		}
		if chip.X < screen.Rect.X+20 {
			left++
		}
		if chip.Y < screen.Rect.Y+20 {
			top++
		}
	}
	return left, top
}

// TestTallMapHasARail: beside a map that is higher than wide the strips stand in a rail at its left from a width of
// 1200 dp, and the map is large enough for the values of its cities. Every chip shows the money of its company, in the
// rail and above the map.
func TestTallMapHasARail(t *testing.T) {
	for _, c := range []struct {
		m    *match.Match
		tall bool
	}{{playtest.Sample1822(t), true}, {playtest.Kept1870(t), true}, {playtest.SampleOf(t, "18fl"), false}} {
		n := len(playtest.Positions(c.m, "track"))
		at := playtest.Positions(c.m, "track")[n*3/4]
		operators := len(operatorsAt(t, c.m, at))
		for _, w := range []int{1280, 1920, 1100} {
			left, top := chipsOf(t, c.m, at, w, w*800/1280)
			if railed := left == operators; railed != (c.tall && w >= 1200) {
				t.Errorf("%s at %d: %d of %d chips at the left, %d at the top", c.m.Title().Key, w, left, operators, top)
			}
		}
		h, tab := seatAt(t, c.m, at, 1280, 800)
		h.Wait()
		h.S.Press("0")
		h.S.Step(time.Second)
		h.S.Step(time.Second)
		if r := tab.pane.Frame().Camera.R; c.tall && r < 24 {
			t.Errorf("%s: the whole map has an R of %v", c.m.Title().Key, r)
		}
	}
}

// operatorsAt returns the companies of the strip in a position.
func operatorsAt(t *testing.T, m *match.Match, at int) []view.Corp {
	t.Helper()
	_, tab := seatAt(t, m, at, 1280, 800)
	return tab.desk.See().Operators()
}
