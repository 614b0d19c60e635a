package scenes

import (
	"testing"
	"time"

	"hexrail/game/ui"
	"hexrail/game/ui/uitest"
)

// benchTable returns the table of the finished sample late in the game, on a screen with two pixels to the dp.
func benchTable(b *testing.B) (*Table, *uitest.Screen) {
	b.Helper()
	a := New(newPlayer("en"))
	m := sampleGame(b)
	m.GoTo(m.Len() * 4 / 5)
	tab := newTable(a.Shell, m, hooks{})
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
	s.Do(ui.Event{Kind: ui.PointerDown, X: 400, Y: 400})
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		s.Do(ui.Event{Kind: ui.PointerMove, X: 400 + float32(i%50), Y: 400 + float32(i%30)})
	}
}

// BenchmarkStep goes through the game in the history, action by action.
func BenchmarkStep(b *testing.B) {
	tab, s := benchTable(b)
	tab.history.show()
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		tab.goTo(i % tab.game.Len())
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
