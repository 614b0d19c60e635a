// Package screen shows the user interface with Ebitengine. No other package knows the engine.
//
// Run shows an App on a platform.Host until the window is closed. The engine provides only the frame loop, the drawing
// of triangles and, on a desktop, the input; in a browser input comes from package platform. Text and shapes come from
// package paint. A frame is drawn only if it differs from the previous one. Times in this package are wall-clock time;
// the game itself never depends on them.
package screen

import (
	"encoding/json"
	"fmt"
	"image"
	"math"
	"runtime/debug"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mirror"
	"github.com/hexrail/hexrail/game/ui/paint"
)

// App is the program that is shown.
type App interface {
	Ready() bool                    // the first picture waits for this for up to patience
	Update(events []platform.Event) // handles events outside the screen, before Draw
	Answered(u *ui.UI)              // handles the answers of the platform, before Draw
	Draw(u *ui.UI)                  // draws the whole screen and reacts to the player, once for every input
	// Rest does a part, of some milliseconds, of work for which no picture waits, and reports whether more is left. It
	// is called between two pictures while it returns true.
	Rest(u *ui.UI) (more bool)
	HasWork() bool // reports whether a picture may have started new work for Rest
}

// Run shows the program until the window is closed; in a browser, it never returns. It returns an error if the fonts
// cannot be read or the engine fails.
func Run(h platform.Host, app App) error {
	fonts, err := paint.NewFonts()
	if err != nil {
		return err
	}
	fonts.Fallback = h.Glyphs()
	b := newBackend()
	l := &loop{host: h, app: app, backend: b, ui: ui.New(paint.New(fonts, b)), start: time.Now()}
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetWindowTitle("Hexrail")
	ebiten.SetWindowSize(1280, 800)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	return ebiten.RunGameWithOptions(l, &ebiten.RunGameOptions{InitUnfocused: true})
}

// loop implements the engine's game interface.
type loop struct {
	host    platform.Host
	app     App
	backend *backend
	ui      *ui.UI
	mirror  mirror.Mirror
	start   time.Time
	size    image.Point
	input   input
	begun   bool
	rested  bool // Rest has returned false
	failed  bool
}

// LayoutF returns the size of the window in device pixels, as large as the screen is to be. It rounds like the page's
// canvas, so that one pixel of the screen is one of the device.
func (l *loop) LayoutF(w, h float64) (float64, float64) {
	scale := float64(l.host.Scale())
	size := image.Pt(int(math.Round(w*scale)), int(math.Round(h*scale)))
	if size != l.size {
		l.size = size
		l.ui.P.Forget()
		l.ui.Invalidate()
	}
	return float64(size.X), float64(size.Y)
}

// Layout returns its arguments. The engine calls LayoutF instead.
func (l *loop) Layout(w, h int) (int, int) { return w, h }

// Update handles the inputs and events since the last frame. The error is always nil: nothing here ends the program.
func (l *loop) Update() error {
	defer l.rescue()
	if l.failed {
		return nil
	}
	l.takeAnswers()
	if events := l.host.Events(); len(events) > 0 {
		l.app.Update(events)
		l.ui.Invalidate()
	}
	for _, e := range l.host.Inputs() {
		l.ui.Send(e)
	}
	l.input.poll(l.ui)
	return nil
}

// takeAnswers makes the pending calls of the platform.
func (l *loop) takeAnswers() {
	if l.host.Run() {
		l.app.Answered(l.ui)
	}
}

// patience is the maximum time that the first picture waits for the program to be ready. The storage of a browser
// usually answers by the second frame, but takes longer when it is created.
const patience = time.Second

// spell is the time for which the App works between two pictures before new inputs are handled.
const spell = 2 * time.Millisecond

// Draw draws a new picture if there is one.
func (l *loop) Draw(screen *ebiten.Image) {
	defer l.rescue()
	if l.failed {
		return
	}
	if !l.begun {
		if left := patience - time.Since(l.start); left > 0 && !l.app.Ready() {
			l.host.WakeIn(left)
			return
		}
		l.begun = true
		l.host.Ready()
	}
	s := l.host.Surface()
	s.Pixels, s.Scale = l.size, l.host.Scale()
	l.backend.screen = screen
	if l.ui.Frame(s, time.Since(l.start), l.app.Draw) {
		if l.ui.P.Changed() {
			l.ui.P.Submit()
		}
		l.reportShown()
		l.ui.Drawn = time.Since(l.start)
		l.rested = l.rested && !l.app.HasWork()
	}
	if !l.rested {
		l.host.Rest(l.rest)
	}
	l.await()
}

// rest lets the App work for a spell and reports whether there is more to do.
//
// It is not part of a frame, because after each frame the engine presents its picture several times and sleeps in
// between, which takes longer than the work itself.
func (l *loop) rest() (more bool) {
	defer l.rescue()
	if l.failed {
		return false
	}
	l.takeAnswers()
	l.ui.Now = time.Since(l.start)
	for from := time.Now(); !l.rested && time.Since(from) < spell; {
		l.rested = !l.app.Rest(l.ui)
	}
	l.await()
	return !l.rested
}

// await requests the next frame if one is scheduled.
func (l *loop) await() {
	if wait, ok := l.ui.Next(); ok {
		l.host.WakeIn(wait)
	}
}

// reportShown passes the changes of the screen to the platform.
func (l *loop) reportShown() {
	p := l.mirror.Diff(l.ui)
	if p.Empty() {
		l.host.Shown(nil)
		return
	}
	patch, err := json.Marshal(p)
	if err != nil {
		panic(err) // a patch contains nothing that cannot be encoded
	}
	l.host.Shown(patch)
}

// rescue shows a report instead of letting the page freeze. The game is safe, because it is saved after every action.
func (l *loop) rescue() {
	if r := recover(); r != nil {
		l.failed = true
		l.host.Fail(fmt.Sprintf("%v\n\n%s", r, debug.Stack()))
	}
}
