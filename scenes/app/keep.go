package app

import (
	"time"

	"hexrail/game/ui"
)

// Newcomer reports whether no games are stored and none were lost, as far as is known.
func (s *Shell) Newcomer() bool {
	if !s.Shelf.Listed() {
		return s.Host.Preference(PrefLast) == "" && s.Shelf.Unread() == 0
	}
	return len(s.Shelf.Games()) == 0 && s.Shelf.Lost() == 0
}

// RetryAfter is how long the program waits before it tries again what could not be stored.
const RetryAfter = 5 * time.Second

// keepTrying tries again and again what could not be read or stored, and has the browser ask before the page is closed
// while anything is not stored.
func (s *Shell) keepTrying(u *ui.UI) {
	if asks := s.Shelf.Unstored(); asks != s.asks {
		s.asks = asks
		s.Host.AskBeforeClosing(asks)
	}
	if s.Shelf.Err() == nil {
		s.retry = 0
		return
	}
	if s.retry != 0 && u.Now >= s.retry {
		s.Shelf.Retry()
		s.retry = 0
	}
	if s.retry == 0 {
		s.retry = u.Now + RetryAfter
	}
	u.WakeAt(s.retry)
}
