package app

import (
	"cmp"
	"slices"

	"hexrail/game/platform"
	"hexrail/game/text"
	"hexrail/game/ui"
)

// Place is one place of the program, drawn on the whole page. Update takes note of what happened outside the screen and
// reports whether that was for this place; what no place wants goes to the program.
type Place interface {
	Update(e platform.Event) bool
	Draw(u *ui.UI, page ui.Rect)
}

// overlay is a place that leaves the one below it in sight, such as a dialog.
type overlay interface {
	Place
	Overlay()
}

// Dialog is part of the places that leave the one below in sight, and that what happens outside the screen does not concern.
type Dialog struct{}

// Overlay leaves the place below in sight.
func (Dialog) Overlay() {}

// Update ignores events.
func (Dialog) Update(platform.Event) bool { return false }

// DrawDialog draws a dialog, and closes its place when the player closes it.
func (s *Shell) DrawDialog(u *ui.UI, p Place, id string, d ui.Dialog, draw func(r ui.Rect)) {
	d.CloseName = cmp.Or(d.CloseName, s.Say(Words.Close))
	if u.Dialog(id, d, draw) {
		s.Close(p)
		u.Again()
	}
}

// leaver is a place that wants to know when it leaves the screen for good.
type leaver interface{ Leave() }

// Open puts a place on top of the present one.
func (s *Shell) Open(p Place) { s.stack = append(s.stack, p) }

// Back leaves the topmost place, unless it is the first.
func (s *Shell) Back() {
	if n := len(s.stack); n > 1 {
		s.drop(n - 1)
	}
}

// Show replaces everything above the first place.
func (s *Shell) Show(p Place) {
	s.drop(1)
	s.Open(p)
}

// Home goes back to the first place.
func (s *Shell) Home() { s.drop(1) }

// Close leaves a place, wherever in the stack it is, and everything above it.
func (s *Shell) Close(p Place) {
	for i := range s.stack {
		if i > 0 && s.stack[i] == p {
			s.drop(i)
			return
		}
	}
}

// Lift leaves a place and keeps those above it.
func (s *Shell) Lift(p Place) {
	if i := slices.Index(s.stack, p); i > 0 {
		s.stack = slices.Delete(s.stack, i, i+1)
	}
}

// drop leaves all places from number n up.
func (s *Shell) drop(n int) {
	for i := len(s.stack) - 1; i >= n; i-- {
		if l, ok := s.stack[i].(leaver); ok {
			l.Leave()
		}
		s.stack = s.stack[:i]
	}
}

// Places returns all open places, the first one first.
func (s *Shell) Places() []Place { return s.stack }

// Top returns the topmost place.
func (s *Shell) Top() Place { return s.stack[len(s.stack)-1] }

// Phrase returns a text with its holes filled, in the player's language.
func (s *Shell) Phrase(p text.Pair, facts text.Facts) string { return p.Fill(s.Prefs.Lang, facts) }
