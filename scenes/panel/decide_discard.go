package panel

import (
	"hexrail/game/draft"
	"hexrail/game/ui"
	"hexrail/scenes/widgets"
)

// discarding is the choice of a surplus train.
type discarding struct{ choosing }

// Panel lists the trains.
func (d *discarding) Panel(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	d.answer(u, col)
	d.options(u, col, draft.Main)
	d.options(u, col, draft.Powers)
	return col.Height()
}
