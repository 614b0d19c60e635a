package app

import (
	"cmp"
	"slices"

	"github.com/hexrail/hexrail/game/platform"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
)

// Place is a screen of the program. Update handles an event from outside the screen and reports whether it was meant
// for this one; an event that no screen takes goes to the program. Draw draws the screen on the whole page.
type Place interface {
	Update(e platform.Event) bool
	Draw(u *ui.UI, page ui.Rect)
}

// Worker is a screen that works in idle time. Rest works for some milliseconds and reports whether there is more to do.
// Once there is not, it is called again only if HasWork reports after a picture that there is.
type Worker interface {
	Rest(u *ui.UI) bool
	HasWork() bool
}

// overlay is a screen that leaves the one below it visible, such as a dialog.
type overlay interface {
	Place
	Overlay()
}

// Page is embedded in screens that ignore events.
type Page struct{}

// Update ignores events and returns false.
func (Page) Update(platform.Event) bool { return false }

// Dialog is embedded in overlays that ignore events.
type Dialog struct{ Page }

// Overlay marks the type as an overlay.
func (Dialog) Overlay() {}

// DrawDialog draws the dialog of p, whose content draw draws, and removes p from the stack when the player closes it.
func (s *Shell) DrawDialog(u *ui.UI, p Place, id string, d ui.Dialog, draw func(r ui.Rect)) {
	d.CloseName = cmp.Or(d.CloseName, s.Say(Words.Close))
	if u.Dialog(id, d, draw) {
		s.Close(p)
	}
}

// Is reports whether a screen is of the kind K.
func Is[K Place](p Place) bool { _, is := p.(K); return is }

// leaver is a screen that is notified when it is closed.
type leaver interface{ Leave() }

// Open puts a screen on top of the stack.
func (s *Shell) Open(p Place) { s.stack = append(s.stack, p) }

// Back closes the topmost screen, unless it is the start screen.
func (s *Shell) Back() {
	if n := len(s.stack); n > 1 {
		s.drop(n - 1)
	}
}

// Show replaces everything above the start screen by p.
func (s *Shell) Show(p Place) {
	s.drop(1)
	s.Open(p)
}

// Home closes everything above the start screen.
func (s *Shell) Home() { s.drop(1) }

// Close closes a screen and everything above it. The start screen cannot be closed, since the stack must not be empty.
func (s *Shell) Close(p Place) {
	for i := range s.stack {
		if i > 0 && s.stack[i] == p {
			s.drop(i)
			return
		}
	}
}

// Lift removes the screens above the start screen that are gone and keeps the others.
func (s *Shell) Lift(gone func(p Place) bool) {
	s.stack = s.stack[:1+len(slices.DeleteFunc(s.stack[1:], gone))]
}

// ToTable closes everything above the table, which is next to the start screen.
func (s *Shell) ToTable() { s.drop(2) }

// drop closes all screens from index n up, topmost first.
func (s *Shell) drop(n int) {
	for i := len(s.stack) - 1; i >= n; i-- {
		if l, ok := s.stack[i].(leaver); ok {
			l.Leave()
		}
		s.stack = s.stack[:i]
	}
}

// Places returns all open screens, the start screen first.
func (s *Shell) Places() []Place { return s.stack }

// Top returns the topmost screen.
func (s *Shell) Top() Place { return s.stack[len(s.stack)-1] }

// Phrase returns a text in the player's language with its holes filled.
func (s *Shell) Phrase(p text.Pair, facts text.Facts) string { return p.Fill(s.Prefs.Lang, facts) }
