package shell

import (
	"time"

	"hexrail/game/ui"
)

// Newcomer reports whether no games are stored and none were lost, as far as is known.
func (a *Shell) Newcomer() bool {
	if !a.Shelf.Listed() {
		return a.Host.Preference(PrefLast) == "" && a.Shelf.Unread() == 0
	}
	return len(a.Shelf.Games()) == 0 && a.Shelf.Lost() == 0
}

// RetryAfter is how long the program waits before it tries again what could not be stored.
const RetryAfter = 5 * time.Second

// keepTrying tries again and again what could not be read or stored, and has the browser ask before the page is closed
// while anything is not stored.
func (a *Shell) keepTrying(u *ui.UI) {
	if asks := a.Shelf.Unstored(); asks != a.asks {
		a.asks = asks
		a.Host.AskBeforeClosing(asks)
	}
	if a.Shelf.Err() == nil {
		a.retry = 0
		return
	}
	if a.retry != 0 && u.Now >= a.retry {
		a.Shelf.Retry()
		a.retry = 0
	}
	if a.retry == 0 {
		a.retry = u.Now + RetryAfter
	}
	u.WakeAt(a.retry)
}
