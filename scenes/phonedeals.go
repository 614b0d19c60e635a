package scenes

import (
	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/scenes/kit"
)

// dealsBelow reports whether the deals of a stock round stand below the price chart of a phone, so that the sheet need not be
// opened for them.
func (t *Table) dealsBelow() bool {
	return t.class == kit.Phone && t.phoneTab == phoneTable && t.shows() == marketSide && t.traits().Below
}

// below implements decision: it draws the deals.
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
	if d.draft.Chosen() == nil && d.table.dealsBelow() {
		d.table.sheet = 0
	}
	return was
}
