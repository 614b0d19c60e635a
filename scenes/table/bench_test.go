package table

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/game/match"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
	"github.com/hexrail/hexrail/scenes/playtest"
	"github.com/hexrail/hexrail/scenes/scenestest"
)

// benchTable returns the table of the finished sample late in the game, on a screen with two pixels to the dp.
func benchTable(b *testing.B) (*Table, *uitest.Screen) {
	b.Helper()
	return benchTableOf(b, playtest.SampleGame(b))
}

// benchTableOf opens the table of a game late in it.
func benchTableOf(b *testing.B, m *match.Match) (*Table, *uitest.Screen) {
	b.Helper()
	a := newApp(scenestest.NewHost("en"))
	m.GoTo(m.Len() * 4 / 5)
	tab := New(a.Shell, m, Hooks{})
	a.Open(tab)
	s := uitest.New(b, 1280, 800, 2, a.Draw)
	for range 5 {
		s.Invalidate()
		s.Step(time.Second)
	}
	return tab, s
}

// BenchmarkPan drags the whole map: computing one picture of the table, without showing it.
func BenchmarkPan(b *testing.B) {
	_, s := benchTable(b)
	pan(b, s)
}

// BenchmarkPanFullBoard drags the map of a recorded game of 1822PNW late in it, the fullest board that there is.
func BenchmarkPanFullBoard(b *testing.B) {
	_, s := benchTableOf(b, gametest.Recorded(b, filepath.Join(playtest.RecordedGames, "..", "1822pnw", "179700.json")))
	pan(b, s)
}

func pan(b *testing.B, s *uitest.Screen) {
	b.Helper()
	s.Do(ui.Event{Kind: ui.PointerDown, X: 400, Y: 400})
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		s.Do(ui.Event{Kind: ui.PointerMove, X: 400 + float32(i%50), Y: 400 + float32(i%30)})
	}
}

// BenchmarkStep goes through the game in the history, action by action.
func BenchmarkStep(b *testing.B) {
	tab, s := benchTable(b)
	tab.history.raise()
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		tab.GoTo(i % tab.game.Len())
		s.Invalidate()
		s.Step(time.Millisecond)
	}
}

// BenchmarkHover moves the mouse over the map.
func BenchmarkHover(b *testing.B) {
	_, s := benchTable(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		s.Do(ui.Event{Kind: ui.PointerMove, X: 300 + float32(i%400), Y: 300 + float32(i%300)})
	}
}
