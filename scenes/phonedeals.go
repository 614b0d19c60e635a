package scenes

import (
	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/scenes/kit"
)

// dealsBelow returns the turn in a stock round whose deals stand below the price chart of a phone, so that the sheet need not
// be opened for them; nil if they stand elsewhere.
func (t *Table) dealsBelow() *dealing {
	d, ok := t.due.(*dealing)
	if !ok || t.class != kit.Phone || t.phoneTab != phoneTable || t.shows() != marketSide {
		return nil
	}
	return d
}

// below draws the deals below the chart, as high as they are, and returns that height.
func (d *dealing) below(u *ui.UI, r ui.Rect) float32 {
	u.Open(ui.Node{ID: "below", Role: ui.RoleGroup, Name: d.table.speaker().Word(text.TabCompanies), Rect: r})
	defer u.Close()
	col := kit.NewColumn(u, r)
	d.companies(u, col)
	if d.draft.Chosen() == nil {
		d.options(u, col, draft.Powers)
		d.options(u, col, draft.Privates)
		col.Gap(d.asides(u, col.Rest()))
	}
	return col.Height()
}

// Cancel goes back within the choice. Without one, the sheet of a phone makes room for the companies again.
func (d *dealing) Cancel() bool {
	was := d.choosing.Cancel()
	if d.draft.Chosen() == nil && d.table.dealsBelow() != nil {
		d.table.sheet = 0
	}
	return was
}
