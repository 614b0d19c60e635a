package panel_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
	"github.com/hexrail/hexrail/scenes/table"
)

// TestRowsStandWhileRunsAreSearched: nothing that can be pressed moves in the panel of a step while best runs are
// worked out, so that a press on its way to a row meets that row.
func TestRowsStandWhileRunsAreSearched(t *testing.T) {
	told := 0
	for _, at := range []int{271, 326} { // the lay played there changes the best runs of three other companies
		for _, size := range [...]struct{ w, h int }{{1280, 800}, {390, 844}} {
			told += standing(t, playtest.SampleOf(t, "1830-classic"), at, size.w, size.h, true)
		}
	}
	for _, key := range []string{"1830-classic", "1822pnw"} {
		m := playtest.SampleOf(t, key)
		for _, step := range []string{"stock", "track", "station", "trains"} {
			list := playtest.Positions(m, step)
			for k := range min(len(list), 5) {
				at := list[(2*k+1)*len(list)/(2*min(len(list), 5))]
				for _, size := range [...]struct{ w, h int }{{1280, 800}, {390, 844}} {
					told += standing(t, m, at, size.w, size.h, false)
					told += standing(t, m, at, size.w, size.h, true)
				}
			}
		}
	}
	if told == 0 {
		t.Error("no search goes on after the first picture")
	}
}

// standing compares the first picture of a position, or the first one after the lay that was played there or else the
// first option is chosen, with the one after the search, and returns 1 if the search went on between them.
func standing(t *testing.T, m *match.Match, at, w, h int, choose bool) int {
	t.Helper()
	m = m.Clone()
	played, _ := m.Action(at).(rules.LayTile)
	m.GoTo(at)
	m.Cut()
	a := scenes.New(scenestest.NewHost("en"))
	tab := table.New(a.Shell, m, table.Hooks{Name: "Friday table"})
	a.Open(tab)
	s := uitest.New(t, w, h, 1, a.Draw)
	d := tab.Due().Draft()
	if d == nil {
		return 0
	}
	if choose {
		list := slices.Concat(d.Options(draft.Places), d.Options(draft.Main))
		if played.Hex != 0 {
			d.ChooseLay(played)
		} else if k := slices.IndexFunc(list, func(o draft.Option) bool { return !o.Barred }); k < 0 ||
			!d.Choose(list[k].Key) {
			return 0
		}
		s.Invalidate()
		s.Step(0)
	}
	first := choices(s)
	if d.SearchRuns(1) {
		return 0
	}
	for range 5000 {
		if d.SearchRuns(200_000) {
			break
		}
	}
	s.Invalidate()
	s.Step(0)
	for id, r := range first {
		if n, ok := s.Find(id); !ok || n.Rect != r {
			t.Errorf("%s, position %d, step %s at %dx%d, chosen %v: %s is at %v, and after the search at %v", m.Title().Key, at,
				m.ViewAt(at).InCharge().Name(), w, h, choose, id, r, n.Rect)
		}
	}
	return 1
}

// choices returns where all that can be pressed is.
func choices(s *uitest.Screen) map[string]ui.Rect {
	list := map[string]ui.Rect{}
	for _, n := range s.Nodes() {
		if slices.Contains([]ui.Role{ui.RoleRadio, ui.RoleButton}, n.Role) && !strings.HasPrefix(n.ID, "map:") {
			list[n.ID] = n.Rect
		}
	}
	return list
}
