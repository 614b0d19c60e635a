package table

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// announcer announces the pending decision to screen readers, and shows toasts.
type announcer struct {
	told  string           // what was last said of the step
	stood widgets.Standing // the step since it changed
	news  []string         // to be shown with the next frame
}

// announce announces the pending decision if it differs from the last announcement. It ignores an empty text.
func (a *announcer) announce(u *ui.UI, said string) {
	if said != "" && said != a.told {
		a.told = said
		a.stood.Begin(u)
		u.Announce(said)
	}
	a.stood.For(u)
}

// tell shows the pending toasts and empties the list.
func (a *announcer) tell(u *ui.UI) {
	for _, s := range a.news {
		u.Toast(s)
	}
	a.news = nil
}
