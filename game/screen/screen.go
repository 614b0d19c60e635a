// Package screen shows the user interface with Ebitengine and is the only package that knows the engine.
//
// The engine is used for its frame loop and for drawing triangles, nothing else: input comes from the platform, text and
// shapes from package paint. A picture is drawn only when it differs from the one before.
package screen

import (
	"encoding/json"
	"fmt"
	"image"
	"math"
	"runtime/debug"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"hexrail/game/platform"
	"hexrail/game/ui"
	"hexrail/game/ui/mirror"
	"hexrail/game/ui/paint"
)

// App is the program that is shown. The first picture waits a moment until it is Ready. Update takes note of what happened
// outside the screen, before any drawing, and Answered of what the platform answered; Draw draws the whole screen and reacts to the
// player, once for every event. Rest is called between two pictures while it reports that there is more to do: small parts, some
// milliseconds each, of work that no picture waits for. Restless reports whether that work is that of computers at the table, which
// a picture that was just drawn may have begun.
type App interface {
	Ready() bool
	Update(events []platform.Event)
	Answered(u *ui.UI)
	Draw(u *ui.UI)
	Rest(u *ui.UI) (more bool)
	Restless() bool
}

// Run shows the program until the window is closed; in a browser, for ever.
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

// loop is the engine's view of the program.
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
	rested  bool // the App has no more to do in quiet moments
	failed  bool
}

// LayoutF makes the screen as large as the window in device pixels. The rounding is that of the page's canvas, so that
// one pixel of the screen is one of the device.
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

// Layout is not used; LayoutF takes its place.
func (l *loop) Layout(w, h int) (int, int) { return w, h }

// Update takes in what happened since the last frame.
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

// takeAnswers makes the calls that are due.
func (l *loop) takeAnswers() {
	if l.host.Run() {
		l.app.Answered(l.ui)
	}
}

// patience is how long the first picture waits for the program to be ready. The storage of a browser
// answers by the second frame, and later where it is made anew.
const patience = 300 * time.Millisecond

// spell is how long the App works between two pictures before what has come meanwhile is taken in.
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
		l.shown()
		l.rested = l.rested && !l.app.Restless()
	}
	if !l.rested {
		l.host.Rest(l.rest)
	}
	l.await()
}

// rest has the App work for a spell and reports whether there is more to do.
//
// It is no part of a frame. The engine shows its picture again in some frames after one in which it changed, and sleeps in the others,
// which takes the page longer than the work itself.
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

// await asks for the next frame, if one is to come by itself.
func (l *loop) await() {
	if wait, ok := l.ui.Next(); ok {
		l.host.WakeIn(wait)
	}
}

// shown tells the platform what changed on the screen.
func (l *loop) shown() {
	p := l.mirror.Diff(l.ui)
	if p.Empty() {
		l.host.Shown(nil)
		return
	}
	patch, err := json.Marshal(p)
	if err != nil {
		panic(err) // a patch holds nothing that could not be written
	}
	l.host.Shown(patch)
}

// rescue shows a report instead of letting the page freeze. The state of the game is safe: it is saved after every
// action.
func (l *loop) rescue() {
	if r := recover(); r != nil {
		l.failed = true
		l.host.Fail(fmt.Sprintf("%v\n\n%s", r, debug.Stack()))
	}
}
