package playtest

import (
	"fmt"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/uitest"
)

// CheckPages calls report with the faults of the screen, and with those after each scroll of its middle, down to the
// end. Names and Tokens of seen are those of the game.
func (s *Program) CheckPages(seen Watch, report func(faults []string)) {
	seen.Attach(s.Screen)
	s.Do(ui.Event{Kind: ui.PointerLeave})
	w, h := s.P.Size()
	for range mostScrolls {
		report(seen.Faults(s.Screen))
		before := fmt.Sprint(seen.Lines)
		s.Do(ui.Event{Kind: ui.PointerMove, X: w / 2, Y: h / 2})
		s.Do(ui.Event{Kind: ui.Wheel, X: w / 2, Y: h / 2, DY: h / 3})
		s.Do(ui.Event{Kind: ui.PointerLeave})
		SettleScreen(s.Screen, &seen)
		if fmt.Sprint(seen.Lines) == before {
			return
		}
	}
}

// Program is the program on a device, with its screen.
type Program struct {
	*uitest.Screen
	Host *platformtest.Host
}

// Run starts a program on a screen of w by ht dp, with scale device pixels to the dp.
func Run(t testing.TB, h *platformtest.Host, w, ht int, scale float32, draw func(*ui.UI)) *Program {
	t.Helper()
	p := &Program{uitest.New(t, w, ht, scale, draw), h}
	p.Settle()
	return p
}

// Settle lets the platform answer and draws the result, four times because an answer can lead to another request. Four
// seconds pass.
func (s *Program) Settle() {
	for range 4 {
		s.Host.Run()
		s.Invalidate()
		s.Step(time.Second)
	}
}

// Tap clicks and lets the platform answer.
func (s *Program) Tap(id string) {
	s.Click(id)
	s.Settle()
}

// Reveal scrolls the first screen until a control is in sight. After mostScrolls it gives up.
func (s *Program) Reveal(id string) {
	w, h := s.P.Size()
	for range mostScrolls {
		if n, ok := s.Find(id); ok && n.Rect.Bottom() < h {
			return
		}
		s.Do(ui.Event{Kind: ui.Wheel, X: w / 2, Y: h - 60, DY: 120})
	}
}

// OpenSample opens a sample game from the first screen.
func (s *Program) OpenSample(n int) {
	id := "sample:" + string(rune('0'+n))
	s.Reveal(id)
	s.Tap(id)
}

// TapIfShown taps a control if the screen has it.
func (s *Program) TapIfShown(id string) {
	if _, ok := s.Find(id); ok {
		s.Tap(id)
	}
}

// Wait lets at least this time pass, in steps of Settle.
func (s *Program) Wait(d time.Duration) {
	for waited := time.Duration(0); waited <= d; waited += 4 * time.Second {
		s.Settle()
	}
}
