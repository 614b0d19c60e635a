package scenes

import (
	"strings"

	"hexrail/game/draft"
	"hexrail/game/ui"
)

// equipping is the purchase of trains, and the need of a president who must pay one.
type equipping struct{ laying }

// Panel lists the trains for sale with what the chosen one leads to; in need, first the plan to raise the money.
func (e *equipping) Panel(u *ui.UI, r ui.Rect) float32 {
	col := newColumn(u, r)
	e.answer(u, col)
	if e.draft.Plan() != nil {
		e.need(u, col)
	}
	e.options(u, col, draft.Main, func(o draft.Option) bool { return strings.HasPrefix(o.Key, "sell:") })
	if e.draft.Chosen() != nil {
		e.chosenTile(u, col)
		e.priceField(u, col)
		e.effects(u, col)
	}
	e.besides(u, col)
	return col.height()
}
