package scenes

import (
	"hexrail/game/draft"
	"hexrail/game/ui"
	"hexrail/scenes/kit"
)

// answering is the choice of one of a few things: a secret bid, the form of a company, a private to be acquired.
type answering struct{ choosing }

// Panel lists the answers.
func (a *answering) Panel(u *ui.UI, r ui.Rect) float32 {
	col := kit.NewColumn(u, r)
	col.Gap(6)
	a.answer(u, col)
	a.options(u, col, draft.Main)
	a.options(u, col, draft.Privates)
	a.powers(u, col)
	return col.Height()
}
