package scenes

import (
	"slices"
	"strconv"

	"hexrail/game/platform"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/theme"
	"hexrail/rules"
	"hexrail/scenes/chronicle"
	"hexrail/scenes/kit"
)

// tablesPage is a page of the tables.
type tablesPage int

// The pages.
const (
	sharesPage tablesPage = iota
	worthPage
	runsPage
	tilesPage
	trainsPage
	privatesPage
	logPage
)

// ledger shows the game at its cursor as tables, in the place of map and panel.
type ledger struct {
	table  *Table
	page   tablesPage
	past   chronicle.Chronicle
	order  sorting // of the shares
	drawn  bool
	before string // what had the focus
}

// openTables shows a page of the tables.
func (t *Table) openTables(page tablesPage) {
	if t.tables == nil {
		t.tables = &ledger{table: t, past: chronicle.Chronicle{App: t.app, Game: t.game, Show: t.showRun}}
		t.app.Open(t.tables)
	}
	t.tables.page = page
}

// openTrains shows the trains and phases.
func (t *Table) openTrains() { t.openTables(trainsPage) }

// closeTables shows the table again.
func (t *Table) closeTables() {
	if t.tables != nil {
		t.app.Close(t.tables)
	}
}

// toggleTables opens the tables, or closes them.
func (t *Table) toggleTables() {
	if t.tables == nil {
		t.openTables(tablesPages(t.game.Title())[0])
		return
	}
	t.closeTables()
}

// Overlay leaves the place below in sight.
func (d *ledger) Overlay() {}

// Leave takes note that the tables are closed.
func (d *ledger) Leave() {
	t := d.table
	t.tables, t.refocus = nil, d.before
}

// Update wants nothing.
func (d *ledger) Update(platform.Event) bool { return false }

// Draw draws nothing: the table draws them in its own place.
func (d *ledger) Draw(*ui.UI, ui.Rect) {}

// draw draws the tables below the bar of the table, beside the rules while they are open.
func (d *ledger) draw(u *ui.UI, page ui.Rect) {
	t := d.table
	d.past.Look()
	if !t.small() {
		t.topBar(u, page.CutTop(theme.Size.TopBar*min(u.TextScale, 1.2)))
	}
	if t.dock {
		t.historyDock(u, page.CutBottom(t.dockHeight(u)))
	}
	u.P.Fill(page, u.Theme.BG.Desk)
	if t.rulesBeside() {
		side := page.CutRight(theme.Size.SidePanel.Base)
		u.P.Fill(side, u.Theme.BG.Surface)
		t.reader.drawBeside(u, side.Pad(kit.PanelPad, 6))
	}
	u.Open(ui.Node{ID: "tables", Role: ui.RoleMain, Name: t.app.Say(tableWords.tables), Rect: page})
	defer u.Close()
	if !d.drawn {
		d.drawn, d.before = true, u.Focus()
		u.SetFocus("tables:back")
	}
	in := page.Pad(20, 12)
	if t.small() {
		in = page.Pad(10, 6)
	}
	d.head(u, &in)
	in.CutTop(12)
	switch d.page {
	case sharesPage:
		d.drawShares(u, in)
	case worthPage:
		d.drawWorth(u, in)
	case runsPage:
		d.drawRuns(u, in)
	case tilesPage:
		d.drawTiles(u, in)
	case trainsPage:
		d.drawTrains(u, in)
	case privatesPage:
		d.drawPrivates(u, in)
	case logPage:
		u.Card(in, theme.Radius.Panel)
		t.log(u, in.Pad(16, 8))
	}
}

// head draws the tabs, and beside or above them what can be done with a page.
func (d *ledger) head(u *ui.UI, r *ui.Rect) {
	a := d.table.app
	tabs, widest := d.tabs(), float32(0)
	for _, c := range tabs {
		widest = max(widest, u.ButtonWidth(ui.Button{Text: c.Text, Small: true})+6)
	}
	h := max(theme.Size.ActionButton*0.9, u.Target())
	row := r.CutTop(h)
	back := ui.Button{Text: a.Say(tablesWords.back), Icon: icon.Close, Tip: keyTip(a.Say(tablesWords.back), "Esc")}
	const gap = 8
	buttons := u.ButtonWidth(back) + gap
	for _, words := range []text.Pair{chronicle.Words.CopyTable, chronicle.Words.SaveTable} {
		buttons += u.ButtonWidth(ui.Button{Text: a.Say(words), Icon: icon.Copy}) + gap
	}
	all := widest*float32(len(tabs)) + 6
	if all+buttons <= row.W {
		d.drawTabs(u, row.CutLeft(all), tabs, 0)
		row.CutLeft(row.W - buttons)
		chronicle.ExportButtons(a, u, &row, d.table.hooks.Name, func() [][]string { return d.rows(u) })
		d.backButton(u, row, back)
		return
	}
	if buttons > row.W {
		back.Name, back.Text = back.Text, ""
	}
	w := u.ButtonWidth(back)
	if back.Text == "" {
		w = h
	}
	d.backButton(u, row.CutRight(w), back)
	row.CutRight(gap)
	chronicle.ExportButtons(a, u, &row, d.table.hooks.Name, func() [][]string { return d.rows(u) })
	for from, n := 0, len(tabs); from < len(tabs); from += n {
		if all > r.W {
			n = (len(tabs) + 1) / 2
		}
		r.CutTop(6)
		d.drawTabs(u, r.CutTop(h), tabs[from:min(from+n, len(tabs))], from)
	}
}

func (d *ledger) backButton(u *ui.UI, r ui.Rect, b ui.Button) {
	if u.Button("tables:back", r, b) {
		d.table.closeTables()
		u.Again()
	}
}

// tablesPages returns the pages that a title has, in their order: without shares there is no table of them, and none of privates
// without these.
func tablesPages(t *rules.Title) (list []tablesPage) {
	for p := sharesPage; p <= logPage; p++ {
		if p == sharesPage && !t.HasShares() || p == privatesPage && len(t.Privates) == 0 {
			continue
		}
		list = append(list, p)
	}
	return list
}

// tabs returns the names of the pages in their order.
func (d *ledger) tabs() []ui.Choice {
	a, say := d.table.app, d.table.speaker()
	worth := a.Say(chronicle.Words.WorthWord)
	if !d.table.game.Title().HasShares() {
		worth = say.Word(text.TabMoney)
	}
	names := [...]string{
		a.Say(tableWords.shares), worth, a.Say(tablesWords.runs), a.Say(tableWords.tiles),
		a.Say(tableWords.trains), say.Word(text.TabPrivates), say.Word(text.TabLog),
	}
	var tabs []ui.Choice
	for _, p := range tablesPages(d.table.game.Title()) {
		tabs = append(tabs, ui.Choice{ID: "tables:" + strconv.Itoa(int(p)), Text: names[p]})
	}
	return tabs
}

// drawTabs draws a row of the tabs, the first of which is page number from.
func (d *ledger) drawTabs(u *ui.UI, r ui.Rect, tabs []ui.Choice, from int) {
	pages := tablesPages(d.table.game.Title())
	chosen := slices.Index(pages, d.page) - from
	id := "tables:from" + strconv.Itoa(from)
	if now := u.Tabs(id, d.table.app.Say(tableWords.tables), r, tabs, chosen); now != chosen {
		d.page = pages[from+now]
		u.Again()
	}
}

// rows returns what the page says, to be copied or saved.
func (d *ledger) rows(u *ui.UI) [][]string {
	switch d.page {
	case worthPage:
		return d.past.Grid()
	case runsPage:
		return d.past.Viewer.CorpGrid(&d.past.Stats, d.past.Stats.Revenue)
	case tilesPage:
		return d.tileRows()
	case trainsPage:
		return append(append(chronicle.RowsOf(d.depot(u)), nil), chronicle.RowsOf(d.phases(u))...)
	case privatesPage:
		return d.privateRows()
	case logPage:
		var rows [][]string
		for _, g := range d.table.logGroups() {
			for _, l := range g.Lines {
				rows = append(rows, []string{g.Round, l.Text})
			}
		}
		return rows
	}
	return chronicle.RowsOf(d.shares(u))
}

// drawWorth draws worth and prices over time, and the figures round by round.
func (d *ledger) drawWorth(u *ui.UI, r ui.Rect) {
	u.Scroll("tables:worth", r, func(c ui.Rect) float32 {
		c = kit.Endless(c)
		top := c.Y
		d.past.DrawWorth(u, &c)
		if d.table.game.Title().HasShares() {
			d.past.DrawPrices(u, &c, chronicle.OverPrices)
		}
		d.past.DrawFigureChoice(u, &c)
		d.past.DrawTable(u, &c)
		return c.Y - top
	})
}

// drawRuns draws what every company earned in every operating round.
func (d *ledger) drawRuns(u *ui.UI, r ui.Rect) {
	u.Scroll("tables:runs", r, func(c ui.Rect) float32 {
		c = kit.Endless(c)
		top := c.Y
		d.past.DrawRevenue(u, &c, d.past.RevenueHeight(u))
		if c.Y == top {
			u.Text("tables:norun", c.CutTop(kit.Line(u, kit.Sizes.Body)), d.table.app.Say(tablesWords.noRuns), kit.Soft(u, kit.Sizes.Body))
		}
		return c.Y - top
	})
}
