package app

import (
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// working is the dialog that shows the progress of a long operation. Closing it does not cancel the operation.
type working struct {
	Dialog
	app   *Shell
	title string
	steps int // progress in units of 1/workSteps, coarse so that few frames are drawn
}

// workSteps is the number of steps of the progress.
const workSteps = 50

// showProgress opens the dialog and returns two functions: progress sets the part of the work that is done, from 0 to
// 1, and end closes the dialog.
func (s *Shell) showProgress(title string) (progress func(part float32), end func()) {
	w := &working{app: s, title: title}
	s.Open(w)
	return func(part float32) { w.steps = int(part * workSteps) }, func() { s.Close(w) }
}

// Draw draws the bar of the progress.
func (w *working) Draw(u *ui.UI, _ ui.Rect) {
	say := text.Speaker{Lang: w.app.Prefs.Lang}
	d := ui.Dialog{Title: w.title, Width: 400, Height: 150}
	w.app.DrawDialog(u, w, "working", d, func(r ui.Rect) {
		r.CutTop(8)
		bar := r.CutTop(10)
		u.Progress(bar, float32(w.steps)/workSteps)
		r.CutTop(8)
		done := say.Percent(w.steps * 100 / workSteps)
		u.Node(ui.Node{ID: "working:bar", Role: ui.RoleStatus, Name: done, Rect: bar})
		u.Text("working:part", r.CutTop(widgets.Line(u, widgets.Sizes.Body)+2), done, widgets.Plain(u, widgets.Sizes.Body))
	})
}
