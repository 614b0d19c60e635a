package scenes

import (
	"hexrail/game/draft"
	"hexrail/game/ui"
)

// lasting is the end of a company's turn, in which only privates can still be bought and used.
type lasting struct{ laying }

// Panel lists what can still be done.
func (l *lasting) Panel(u *ui.UI, r ui.Rect) float32 {
	col := newColumn(u, r)
	col.gap(6)
	l.answer(u, col)
	l.options(u, col, draft.Privates, nil)
	l.options(u, col, draft.Powers, nil)
	l.smallTray(u, col)
	l.chosenTile(u, col)
	return col.height()
}
