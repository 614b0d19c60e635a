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
	needed, _ := e.needed()
	e.options(u, col, draft.Main, func(o draft.Option) bool {
		return strings.HasPrefix(o.Key, "sell:") || o.Key == needed.Key
	})
	e.smallTray(u, col)
	e.chosenTile(u, col)
	e.besides(u, col)
	return col.height()
}

// needed returns the train that the plan of a president in need buys, as long as nothing else is chosen.
func (e *equipping) needed() (draft.Option, bool) {
	if e.table.inNeed() && e.draft.Chosen() == nil {
		for _, o := range e.draft.Options(draft.Main) {
			if o.Train != 0 && o.Train == e.draft.Plan().Train().Train {
				return o, true
			}
		}
	}
	return draft.Option{}, false
}

// Prompt tells what the money is for, where some must be raised: the banner says that a train must be bought.
func (e *equipping) Prompt() (order, limits string) {
	if o, ok := e.needed(); ok {
		return o.Text, o.Figure
	}
	return e.laying.Prompt()
}

// Bar leaves out what is refused anyway as long as money must be raised.
func (e *equipping) Bar() bar {
	b := e.laying.Bar()
	if b.Secondary != nil && b.Secondary.Why != "" {
		b.Secondary = nil
	}
	return b
}
