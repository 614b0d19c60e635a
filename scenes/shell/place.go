package shell

import (
	"slices"

	"hexrail/game/platform"
	"hexrail/game/text"
	"hexrail/game/ui"
)

// Place is one place of the program, drawn on the whole page. Update takes note of what happened outside the screen and
// reports whether that was for this place; what no place wants goes to the App.
type Place interface {
	Update(e platform.Event) bool
	Draw(u *ui.UI, page ui.Rect)
}

// overlay is a place that leaves the one below it in sight, such as a dialog.
type overlay interface {
	Place
	Overlay()
}

// leaver is a place that wants to know when it leaves the screen for good.
type leaver interface{ Leave() }

// Open puts a place on top of the present one.
func (a *Shell) Open(p Place) { a.stack = append(a.stack, p) }

// Back leaves the topmost place, unless it is the first.
func (a *Shell) Back() {
	if n := len(a.stack); n > 1 {
		a.drop(n - 1)
	}
}

// Show replaces everything above the first place.
func (a *Shell) Show(p Place) {
	a.drop(1)
	a.Open(p)
}

// Home goes back to the first place.
func (a *Shell) Home() { a.drop(1) }

// Close leaves a place, wherever in the stack it is, and everything above it.
func (a *Shell) Close(p Place) {
	for i := range a.stack {
		if i > 0 && a.stack[i] == p {
			a.drop(i)
			return
		}
	}
}

// Lift leaves a place and keeps those above it.
func (a *Shell) Lift(p Place) {
	if i := slices.Index(a.stack, p); i > 0 {
		a.stack = slices.Delete(a.stack, i, i+1)
	}
}

// drop leaves all places from number n up.
func (a *Shell) drop(n int) {
	for i := len(a.stack) - 1; i >= n; i-- {
		if l, ok := a.stack[i].(leaver); ok {
			l.Leave()
		}
		a.stack = a.stack[:i]
	}
}

// Places returns all open places, the first one first.
func (a *Shell) Places() []Place { return a.stack }

// Top returns the topmost place.
func (a *Shell) Top() Place { return a.stack[len(a.stack)-1] }

// Phrase returns a text with its holes filled, in the player's language.
func (a *Shell) Phrase(p text.Pair, facts text.Facts) string { return p.Fill(a.Prefs.Lang, facts) }
