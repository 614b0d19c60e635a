package scenes

import (
	"slices"

	"hexrail/game/platform"
	"hexrail/game/ui"
)

// place is one place of the program, drawn on the whole page. Update takes note of what happened outside the screen and
// reports whether that was for this place; what no place wants goes to the App.
type place interface {
	Update(e platform.Event) bool
	Draw(u *ui.UI, page ui.Rect)
}

// overlay is a place that leaves the one below it in sight, such as a dialog.
type overlay interface {
	place
	overlay()
}

// leaver is a place that wants to know when it leaves the screen for good.
type leaver interface{ leave() }

// open puts a place on top of the present one.
func (a *App) open(p place) { a.stack = append(a.stack, p) }

// back leaves the topmost place, unless it is the first.
func (a *App) back() {
	if n := len(a.stack); n > 1 {
		a.drop(n - 1)
	}
}

// show replaces everything above the first place.
func (a *App) show(p place) {
	a.drop(1)
	a.open(p)
}

// home goes back to the first place.
func (a *App) home() { a.drop(1) }

// close leaves a place, wherever in the stack it is, and everything above it.
func (a *App) close(p place) {
	for i := range a.stack {
		if i > 0 && a.stack[i] == p {
			a.drop(i)
			return
		}
	}
}

// lift leaves a place and keeps those above it.
func (a *App) lift(p place) {
	if i := slices.Index(a.stack, p); i > 0 {
		a.stack = slices.Delete(a.stack, i, i+1)
	}
}

// drop leaves all places from number n up.
func (a *App) drop(n int) {
	for i := len(a.stack) - 1; i >= n; i-- {
		if l, ok := a.stack[i].(leaver); ok {
			l.leave()
		}
		a.stack = a.stack[:i]
	}
}

// top returns the topmost place.
func (a *App) top() place { return a.stack[len(a.stack)-1] }
