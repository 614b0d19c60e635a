package scenes

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"hexrail/game/library"
	"hexrail/game/match"
	"hexrail/game/ui"
	"hexrail/game/ui/uitest"
)

// drawn is a line of text on the screen.
type drawn struct {
	text string
	rect ui.Rect // what is seen of it
}

// watch collects the lines of text of the last pass and says which are cut.
type watch struct {
	lines []drawn
	cut   []string
	names []string // of the players
}

// isName reports whether a text is the beginning of a player's name: names may be cut, figures and words may not.
func (w *watch) isName(s string) bool {
	for _, n := range w.names {
		if s != "" && strings.HasPrefix(n, s) {
			return true
		}
	}
	return false
}

func (w *watch) line(s string, all, seen ui.Rect) {
	if seen.Empty() || strings.TrimSpace(s) == "" {
		return
	}
	if strings.HasSuffix(s, "...") && !w.isName(strings.TrimSuffix(s, "...")) {
		w.cut = append(w.cut, fmt.Sprintf("%q at %.0f,%.0f", s, seen.X, seen.Y))
	}
	w.lines = append(w.lines, drawn{s, seen})
}

// overlaps returns pairs of texts that lie over each other by more than a hair.
func (w *watch) overlaps(except []ui.Rect) (pairs []string) {
	for i, a := range w.lines {
		for _, b := range w.lines[:i] {
			both := a.rect.Inset(0.5).And(b.rect.Inset(0.5))
			if both.W < 1.5 || both.H < 2 || inside(both, except) {
				continue
			}
			pairs = append(pairs, fmt.Sprintf("%q over %q at %.0f,%.0f", a.text, b.text, both.X, both.Y))
		}
	}
	return pairs
}

func inside(r ui.Rect, areas []ui.Rect) bool {
	for _, a := range areas {
		if a.And(r) == r {
			return true
		}
	}
	return false
}

// layoutSizes are the screens on which the layout is tested.
var layoutSizes = []struct {
	w, h   int
	coarse bool
}{{1280, 800, false}, {1920, 1080, false}, {1024, 640, false}, {820, 1180, true}, {390, 844, true}}

// TestLayout walks through a whole game on all screens, in both languages: no text is cut, none lies over another, and
// banner and action bar are in sight.
func TestLayout(t *testing.T) {
	game := sampleGame(t)
	step := 7
	if testing.Short() {
		step = 61
	}
	for _, size := range layoutSizes {
		for _, lang := range []string{"en", "ja"} {
			t.Run(fmt.Sprintf("%dx%d-%s", size.w, size.h, lang), func(t *testing.T) {
				walkLayout(t, game, size.w, size.h, size.coarse, lang, step)
			})
		}
	}
}

// walkLayout shows every so many positions, as they are when played and as they are in the history.
func walkLayout(t *testing.T, game *match.Match, w, h int, coarse bool, lang string, step int) {
	a := New(newPlayer(lang))
	m := game.Clone()
	tab := newTable(a, m, hooks{Name: "Friday table"})
	a.open(tab)
	s := uitest.New(t, w, h, 1, a.Draw)
	if coarse {
		s.Coarse()
	}
	seen := watch{names: m.Players()}
	s.P.Watch = func(text string, all, r ui.Rect) { seen.line(text, all, r) }
	faults := map[string]bool{}
	for at := 0; at <= m.Len(); at += step {
		past := at/step%3 == 2
		m.GoTo(at)
		if tab.now = at; past {
			tab.now = m.Len()
		}
		tab.tab, tab.phoneTab, tab.dock = tab1(at/step), phone1(at/step), past
		tab.moved()
		settleScreen(s, &seen)
		for _, f := range layoutFaults(s, &seen, w) {
			if !faults[f] && len(faults) < 12 {
				faults[f] = true
				t.Errorf("position %d: %s", at, f)
			}
		}
	}
}

// tab1 and phone1 give every position another tab.
func tab1(i int) tab        { return tab(i % 4) }
func phone1(i int) phoneTab { return phoneTab(i * 3 % 5) }

// settleScreen draws until nothing moves, and keeps the texts of the last pass.
func settleScreen(s *uitest.Screen, seen *watch) {
	for range 3 {
		s.Invalidate()
		s.Step(time.Second)
	}
	*seen = watch{names: seen.names}
	s.Invalidate()
	s.Step(time.Second)
}

func layoutFaults(s *uitest.Screen, seen *watch, w int) []string {
	var faults []string
	var except []ui.Rect
	for _, id := range []string{"market"} {
		if n, ok := s.Find(id); ok {
			except = append(except, n.Rect)
		}
	}
	for _, c := range seen.cut {
		faults = append(faults, "cut: "+c)
	}
	for _, p := range seen.overlaps(except) {
		faults = append(faults, p)
	}
	for _, id := range []string{"banner", "actions"} {
		if n, ok := s.Find(id); !ok || n.Rect.Empty() {
			faults = append(faults, id+" is not in sight")
		}
	}
	return faults
}

// sampleGame returns the game to walk through: the record given by the flag, or the finished sample.
func sampleGame(t testing.TB) *match.Match {
	t.Helper()
	if *recordFile != "" {
		return openRecord(t, *recordFile)
	}
	g, err := library.Samples()[0].Game()
	if err != nil {
		t.Fatal(err)
	}
	m, stop, err := match.Open(g)
	if err != nil || stop != nil {
		t.Fatal(err, stop)
	}
	return m
}
