package scenes

import (
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/platform/platformtest"
	"github.com/hexrail/hexrail/game/ui/uitest"
)

// started is the program on a device, with its screen.
type started struct {
	*uitest.Screen
	app  *App
	host *platformtest.Host
}

// start starts the program on a screen of a size in dp.
func start(t testing.TB, h *platformtest.Host, w, ht int, scale float32) *started {
	t.Helper()
	a := New(h)
	s := &started{uitest.New(t, w, ht, scale, a.Draw), a, h}
	s.settle()
	return s
}

// settle lets the platform answer and draws the result.
func (s *started) settle() {
	for range 4 {
		s.host.Run()
		s.Invalidate()
		s.Step(time.Second)
	}
}

// press clicks and lets the platform answer.
func (s *started) press(id string) {
	s.Click(id)
	s.settle()
}
