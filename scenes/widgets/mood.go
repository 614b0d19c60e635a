package widgets

import (
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
)

// MoodInk returns the colour of a change.
func MoodInk(u *ui.UI, m draft.Mood) paint.Color {
	switch m {
	case draft.Gain:
		return u.Theme.Good.Base
	case draft.Loss:
		return u.Theme.Bad.Base
	case draft.Even:
	}
	return u.Theme.Ink.Soft
}

// DrawRunNotice draws a box with the sentence about a run: in the colours of a warning if warn, otherwise in those of
// something good.
func DrawRunNotice(u *ui.UI, col *Column, id, words string, warn bool) {
	t := &u.Theme
	if warn {
		DrawNotice(u, col, id, words, icon.Warn, t.Warn.Base, t.Warn.Soft)
		return
	}
	DrawNotice(u, col, id, words, icon.Check, t.Good.Base, t.Good.Soft)
}
