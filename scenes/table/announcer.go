package table

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// announcer announces the pending decision to screen readers, and shows toasts.
type announcer struct {
	last  string           // the last announcement
	made  string           // the last action of a person here and its effects, until it is announced
	stood widgets.Standing // the time for which the step has been on the screen
	news  []string         // toasts to show in the next frame
}

// announce announces the pending decision if it differs from the last announcement, after the player's own action; the
// time of a new step begins then. It ignores an empty text. It must run in each frame, because the time of the step is
// counted in frames; see widgets.Standing.
func (a *announcer) announce(u *ui.UI, said string) {
	if said != "" && said != a.last {
		a.last = said
		a.stood.Begin(u)
		if a.made != "" {
			u.Announce(a.made)
		}
		a.made = ""
		u.Announce(said)
	}
	a.stood.Count(u)
}

// showToasts shows the pending toasts and forgets them.
func (a *announcer) showToasts(u *ui.UI) {
	for _, s := range a.news {
		u.Toast(s)
	}
	a.news = nil
}
