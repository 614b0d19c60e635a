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

// announce shows the pending toasts and announces the pending decision if it differs from the last announcement, in the
// order of events: the player's own action, the toasts, the decision; the time of a new step begins then. It ignores an
// empty text. It must run in each frame, because the time of the step is counted in frames; see widgets.Standing.
func (a *announcer) announce(u *ui.UI, said string) {
	due := said != "" && said != a.last
	if due && a.made != "" {
		u.Announce(a.made)
		a.made = ""
	}
	for _, s := range a.news {
		u.Toast(s)
	}
	a.news = nil
	if due {
		a.last = said
		a.stood.Begin(u)
		u.Announce(said)
	}
	a.stood.Count(u)
}
