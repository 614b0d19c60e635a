package scenes

import (
	"hexrail/game/draft"
	"hexrail/game/ui"
)

// discarding is the choice of a surplus train.
type discarding struct{ choosing }

// Panel lists the trains.
func (d *discarding) Panel(u *ui.UI, r ui.Rect) float32 {
	col := newColumn(u, r)
	col.gap(6)
	d.answer(u, col)
	d.options(u, col, draft.Main, nil)
	d.options(u, col, draft.Powers, nil)
	return col.height()
}
