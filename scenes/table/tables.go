package table

import (
	"hexrail/game/ui"
	"hexrail/game/ui/theme"
	"hexrail/scenes/info"
	"hexrail/scenes/widgets"
)

// openTables opens a page of the tables.
func (t *Table) openTables(page info.Page) {
	if t.tables == nil {
		t.tables = info.NewTables(t.tabs, t.history.showRun, func(focus string) { t.tables, t.focus.next = nil, focus })
		t.app.Open(t.tables)
	}
	t.tables.Page = page
}

// openTrains opens the trains and phases.
func (t *Table) openTrains() { t.openTables(info.TrainsPage) }

// closeTables closes the tables.
func (t *Table) closeTables() {
	if t.tables != nil {
		t.app.Close(t.tables)
	}
}

// toggleTables opens or closes the tables.
func (t *Table) toggleTables() {
	if t.tables == nil {
		t.openTables(info.Pages(t.game.Title())[0])
		return
	}
	t.closeTables()
}

// drawTables draws the tables below the top bar, beside the rules if these are open.
func (t *Table) drawTables(u *ui.UI, page ui.Rect) {
	open := t.tables // a press on the bar or in the history may close them
	if !t.desk.Small() {
		t.bar.Draw(u, page.CutTop(theme.Size.TopBar*min(u.TextScale, 1.2)))
	}
	t.history.cut(u, &page)()
	u.P.Fill(page, u.Theme.BG.Desk)
	if t.rulesBeside() {
		side := page.CutRight(theme.Size.SidePanel.Base)
		u.P.Fill(side, u.Theme.BG.Surface)
		t.reader.drawBeside(u, side.Pad(widgets.PanelPad, 6))
	}
	open.DrawIn(u, page)
}
