package table

import (
	"hexrail/game/ui"
	"hexrail/scenes/widgets"
)

// announcer tells screen readers who decides what, and shows toasts.
type announcer struct {
	told  string           // what was last said of the step
	stood widgets.Standing // the step since it changed
	news  []string         // to be shown with the next frame
}

// announce announces what has to be decided if it differs from what was last said. An empty text says nothing.
func (a *announcer) announce(u *ui.UI, said string) {
	if said != "" && said != a.told {
		a.told = said
		a.stood.Begin(u)
		u.Announce(said)
	}
	a.stood.For(u)
}

// tell shows the pending toasts.
func (a *announcer) tell(u *ui.UI) {
	for _, s := range a.news {
		u.Toast(s)
	}
	a.news = nil
}
