package panel

import (
	"hexrail/game/ui"
	"hexrail/game/ui/charts"
	"hexrail/scenes/widgets"
)

// pricing is the choice of the par of a company whose presidency came with a private.
type pricing struct{ choosing }

// Panel draws the par prices and what the chosen one means.
func (p *pricing) Panel(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(6)
	if o := p.draft.Chosen(); o != nil {
		deal := stockTurn{choosing: p.choosing}
		deal.forms(u, col, o)
	}
	p.effects(u, col)
	return col.Height()
}

// Chart opens the cells of the par prices.
func (p *pricing) Chart(c *charts.Prices) {
	p.choosing.Chart(c)
	c.Open = append(c.Open, p.pars()...)
}
