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
	col.gap(6)
	e.answer(u, col)
	if e.draft.Plan() != nil {
		e.need(u, col)
	}
	e.options(u, col, draft.Main, func(o draft.Option) bool { return strings.HasPrefix(o.Key, "sell:") })
	e.smallTray(u, col)
	e.chosenTile(u, col)
	e.besides(u, col)
	return col.height()
}

// Bar leaves out what is refused anyway as long as money must be raised.
func (e *equipping) Bar() bar {
	b := e.laying.Bar()
	if b.Secondary != nil && b.Secondary.Why != "" {
		b.Secondary = nil
	}
	return b
}
