package panel

import (
	"strconv"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// haltChip returns the button that makes a route use n halts, with the revenue and the subsidy that result.
func (r *runPanel) haltChip(i, n int, e rules.Earnings) ui.Button {
	say, count := r.Desk.Speaker(), text.Number(int32(n))
	return ui.Button{
		Text: text.Headed(say.Lang, count, say.Money(e.Revenue)+" + "+say.Funds(e.Subsidy)), Small: true,
		Name: r.Phrase(text.HaltsName, text.Facts{
			"letter": draft.Letter(i), "n": count, "$sum": say.Money(e.Revenue), "$subsidy": say.Funds(e.Subsidy),
		}),
	}
}

// drawHalts draws the choice of the number of halts that a route uses.
func (r *runPanel) drawHalts(u *ui.UI, in *widgets.Column, i int, rows [][]int, rowH float32) {
	if len(rows) == 0 {
		return
	}
	earns, used := r.run().Halts(i)
	head := in.Cut(widgets.Line(u, widgets.Sizes.Caption))
	u.Label(head, widgets.Label(r.Desk.Say(text.HaltsUsed)), widgets.Section(u))
	for _, list := range rows {
		row := in.Cut(rowH)
		for _, n := range list {
			b := r.haltChip(i, n, earns[n])
			b.Pressed = ui.Is(n == used)
			cell := row.CutLeft(u.ButtonWidth(b))
			row.CutLeft(chipBehind)
			if u.Button("halts:"+draft.Letter(i)+":"+strconv.Itoa(n), cell.Middle(cell.W, cell.H-4), b) {
				r.run().Activate(i)
				r.run().UseHalts(i, n)
			}
		}
	}
}
