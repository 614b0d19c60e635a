package app

import (
	"time"

	"github.com/hexrail/hexrail/game/ui"
)

// Newcomer reports whether no games are stored or lost. Before the list of games has been read this is a guess from the
// preferences.
func (s *Shell) Newcomer() bool {
	if !s.Shelf.Listed() {
		return s.Host.Preference(PrefLast) == "" && s.Shelf.Unread() == 0
	}
	return len(s.Shelf.Games()) == 0 && s.Shelf.Lost() == 0
}

// RetryAfter is the time between two attempts to use a failing storage.
const RetryAfter = 5 * time.Second

// keepTrying retries failed reads and writes, and makes the browser ask before closing the page while anything is not
// stored. It must run in each frame.
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
