package panel

import (
	"hexrail/game/draft"
	"hexrail/game/ui"
	"hexrail/scenes/widgets"
)

// lasting is the end of a company's turn, in which only privates can still be bought and used.
type lasting struct{ ground }

// Panel lists what can still be done.
func (l *lasting) Panel(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	l.answer(u, col)
	l.options(u, col, draft.Privates)
	l.options(u, col, draft.Powers)
	l.smallTray(u, col)
	l.chosenTile(u, col)
	return col.Height()
}
