// Package uitest drives a screen in tests, without a window.
//
// New returns a Screen for a function that draws. The test presses nodes by id (Click), drags, sends any event (Do) and
// reads nodes (Must). Time passes only by Step, so a test does not depend on the machine. Most pictures are recorded
// and not painted, which takes much longer; Show and Save paint theirs. Painters are handed from one test to the next
// (kit.go). Package playtest knows the table; this one knows no screen. Lengths are in dp.
package uitest

import (
	"flag"
	"image"
	"image/png"
	"os"
	"testing"
	"time"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/soft"
)

// Screen is a screen under test. Most of its pictures are blind, because nobody looks at them: painted are the
// first, second, fourth, eighth one and so on, and each that Show returns.
type Screen struct {
	*ui.UI
	// Canvas has the picture after Show.
	Canvas *soft.Canvas
	// Blind leaves shapes and characters out of all pictures but those that Show returns: nodes are the same.
	Blind bool
	// All paints every picture, as in benchmarks and with the flag -pictures, for what is drawn only by painted pictures,
	// such as the boards of a list one by one.
	All bool

	t       testing.TB
	surface ui.Surface
	now     time.Duration
	draw    func(*ui.UI)
	drawn   int  // number of pictures
	blind   bool // the last one was blind
}

// New returns a screen of a size in dp with scale device pixels to the dp, and draws it once. It ends with the test.
func New(t testing.TB, w, h int, scale float32, draw func(*ui.UI)) *Screen {
	t.Helper()
	k := take(t)
	s := &Screen{
		UI: ui.New(k.painter), Canvas: k.canvas, t: t, draw: draw, All: paintsAll(t),
		surface: ui.Surface{Pixels: image.Pt(int(float32(w)*scale), int(float32(h)*scale)), Scale: scale},
	}
	t.Cleanup(func() {
		s.P = nil // whoever draws after the end of the test gets a panic
		k.leave()
	})
	s.Step(0)
	return s
}

// paintsAll reports whether every picture is painted.
func paintsAll(t testing.TB) bool {
	_, bench := t.(*testing.B)
	folder := flag.Lookup("pictures")
	return bench || folder != nil && folder.Value.String() != ""
}

// Resize changes the size of the screen in dp, like resizing a window.
func (s *Screen) Resize(w, h int) {
	k := s.surface.Scale
	s.surface.Pixels = image.Pt(int(float32(w)*k), int(float32(h)*k))
	s.Step(0)
}

// Coarse turns the screen into a touch screen.
func (s *Screen) Coarse() { s.Touch(true) }

// Touch turns the screen into one for fingers, or for a mouse.
func (s *Screen) Touch(fingers bool) {
	s.surface.Coarse = fingers
	s.Step(0)
}

// Step lets the time pass, draws a new picture if there is one, and reports whether there was.
func (s *Screen) Step(d time.Duration) bool {
	n := s.drawn + 1
	return s.step(d, s.Blind || !s.All && n&(n-1) != 0)
}

func (s *Screen) step(d time.Duration, blind bool) bool {
	s.now += d
	drawn := s.Frame(s.surface, s.now, func(u *ui.UI) {
		u.P.Blind = u.P.Blind || blind
		s.draw(u)
	})
	if drawn {
		s.Drawn, s.blind = s.now, blind
		s.drawn++
	}
	return drawn
}

// Slowly draws a picture that takes d.
func (s *Screen) Slowly(d time.Duration) {
	s.Invalidate()
	s.Step(0)
	s.now += d
	s.Drawn = s.now
}

// Do sends events and draws.
func (s *Screen) Do(events ...ui.Event) {
	for _, e := range events {
		s.Send(e)
	}
	s.Step(time.Millisecond)
}

// Must returns the node with the id, or fails the test.
func (s *Screen) Must(id string) ui.Node {
	s.t.Helper()
	n, ok := s.Find(id)
	if !ok {
		s.t.Fatalf("nothing on the screen is called %q", id)
	}
	return n
}

// Click clicks in the middle of the node with the id, after scrolling it into sight.
func (s *Screen) Click(id string) {
	s.t.Helper()
	if s.Must(id).Rect.Empty() {
		s.Do(ui.Event{Kind: ui.FocusIn, ID: id, Visible: true}, ui.Event{Kind: ui.FocusOut, ID: id})
	}
	x, y := s.Must(id).Rect.Center()
	s.Do(
		ui.Event{Kind: ui.PointerMove, X: x, Y: y},
		ui.Event{Kind: ui.PointerDown, X: x, Y: y},
		ui.Event{Kind: ui.PointerUp, X: x, Y: y},
	)
}

// Drag moves a pressed pointer between two positions in a few steps.
func (s *Screen) Drag(x0, y0, x1, y1 float32, touch bool) {
	s.Do(ui.Event{Kind: ui.PointerDown, X: x0, Y: y0, Touch: touch})
	const steps = 8
	for i := 1; i <= steps; i++ {
		k := float32(i) / steps
		s.Do(ui.Event{Kind: ui.PointerMove, X: x0 + (x1-x0)*k, Y: y0 + (y1-y0)*k, Touch: touch})
	}
	s.Do(ui.Event{Kind: ui.PointerUp, X: x1, Y: y1, Touch: touch})
}

// Press sends a key; see ui.Chord.
func (s *Screen) Press(chord string) { s.Do(ui.Event{Kind: ui.KeyDown, Key: chord}) }

// Show draws the picture into the canvas and returns it, valid until the next call. A blind one is drawn once more.
func (s *Screen) Show() *image.RGBA {
	if s.blind {
		s.Invalidate()
		s.step(0, false)
	}
	s.Canvas.Resize(s.surface.Pixels)
	s.Canvas.Clear(s.Theme.BG.Desk)
	s.P.Submit()
	return s.Canvas.Image
}

// Save writes the picture as a PNG file.
func (s *Screen) Save(path string) {
	s.t.Helper()
	f, err := os.Create(path)
	if err != nil {
		s.t.Fatal(err)
	}
	if err := png.Encode(f, s.Show()); err != nil {
		s.t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		s.t.Fatal(err)
	}
}
