package info

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/app"
	"github.com/hexrail/hexrail/scenes/history"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Page is a page of the tables.
type Page int

// The pages. Their numbers are part of the names of their tabs.
const (
	SharesPage Page = iota
	WorthPage
	RunsPage
	TilesPage
	TrainsPage
	PrivatesPage
	LogPage
	CorpsPage
	ValuesPage
)

// pageOrder is the order of the tabs.
var pageOrder = [...]Page{
	SharesPage, WorthPage, ValuesPage, RunsPage, TilesPage, TrainsPage, PrivatesPage, LogPage, CorpsPage,
}

// Tables draws the game at its cursor as tables, in place of map and panel.
type Tables struct {
	app.Dialog
	Page Page
	Past history.Rounds // history of the game

	tabs   *Tabs
	left   func(focus string) // called when the tables are closed
	order  sorting            // order of the table of shares
	drawn  bool               // at least once
	before string             // id of the control that had the focus before
}

// NewTables returns the tables of t's game. When a run is pressed they call show with the position after it, and when
// closed they call left with the id that had the focus before.
func NewTables(t *Tabs, show func(at int), left func(focus string)) *Tables {
	return &Tables{tabs: t, left: left, Past: history.Rounds{App: t.Shell, Game: t.Game, Show: show}}
}

// Leave calls the function that NewTables was given with the id of the control that had the focus before. The shell
// calls it when the tables are closed.
func (d *Tables) Leave() { d.left(d.before) }

// Draw draws nothing, because the tables are not a screen of their own: the table calls DrawIn with the rectangle of
// map and panel.
func (d *Tables) Draw(*ui.UI, ui.Rect) {}

// DrawIn draws the tables into page.
func (d *Tables) DrawIn(u *ui.UI, page ui.Rect) {
	t := d.tabs
	switch d.Page {
	case SharesPage, WorthPage, RunsPage:
		d.Past.Refresh()
	case ValuesPage, TilesPage, TrainsPage, PrivatesPage, LogPage, CorpsPage:
	}
	u.Open(ui.Node{ID: "tables", Role: ui.RoleMain, Name: t.Say(Words.Tables), Rect: page})
	defer u.Close()
	if !d.drawn {
		d.drawn, d.before = true, u.Focus()
		u.SetFocus("tables:back")
	}
	in := page.Pad(20, 12)
	if t.Small() {
		in = page.Pad(10, 6)
	}
	d.drawHead(u, &in)
	in.CutTop(12)
	switch d.Page {
	case SharesPage:
		d.drawShares(u, in)
	case WorthPage:
		d.drawWorth(u, in)
	case RunsPage:
		d.drawRuns(u, in)
	case TilesPage:
		d.drawTiles(u, in)
	case TrainsPage:
		d.drawTrains(u, in)
	case PrivatesPage:
		d.drawPrivates(u, in)
	case LogPage:
		u.Card(in, theme.Radius.Panel)
		t.DrawLog(u, in.Pad(16, 8))
	case CorpsPage:
		d.drawCorps(u, in)
	case ValuesPage:
		d.drawValues(u, in)
	}
}

// drawHead draws the tabs of the pages and, beside or above them, the buttons of the current page.
func (d *Tables) drawHead(u *ui.UI, r *ui.Rect) {
	a := d.tabs.Shell
	tabs, widest := d.tabs.PageTabs(), float32(0)
	for _, c := range tabs {
		widest = max(widest, u.ButtonWidth(ui.Button{Text: c.Text, Small: true})+6)
	}
	h := max(theme.Size.ActionButton*0.9, u.Target())
	row := r.CutTop(h)
	back := ui.Button{Text: a.Say(tablesWords.back), Icon: icon.Close, Tip: widgets.KeyTip(a.Say(tablesWords.back), "Esc")}
	const gap = 8
	buttons := u.ButtonWidth(back) + gap
	for _, words := range []text.Pair{history.Words.CopyTable, history.Words.SaveTable} {
		buttons += u.ButtonWidth(ui.Button{Text: a.Say(words), Icon: icon.Copy}) + gap
	}
	all := widest*float32(len(tabs)) + 6
	if all+buttons <= row.W {
		d.drawTabs(u, row.CutLeft(all), tabs, 0)
		row.CutLeft(row.W - buttons)
		history.DrawExportButtons(a, u, &row, d.tabs.GameName(), func() [][]string { return d.Rows(u) })
		d.drawBackButton(u, row, back)
		return
	}
	if buttons > row.W {
		back.Name, back.Text = back.Text, ""
	}
	w := u.ButtonWidth(back)
	if back.Text == "" {
		w = h
	}
	d.drawBackButton(u, row.CutRight(w), back)
	row.CutRight(gap)
	history.DrawExportButtons(a, u, &row, d.tabs.GameName(), func() [][]string { return d.Rows(u) })
	across := len(tabs)
	if all > r.W { // two rows
		across = (len(tabs) + 1) / 2
	}
	for from := 0; from < len(tabs); from += across {
		r.CutTop(6)
		d.drawTabs(u, r.CutTop(h), tabs[from:min(from+across, len(tabs))], from)
	}
}

// drawBackButton draws a button that closes the tables.
func (d *Tables) drawBackButton(u *ui.UI, r ui.Rect, b ui.Button) {
	if u.Button("tables:back", r, b) {
		d.tabs.Shell.Close(d)
	}
}

// Pages returns the pages of a title in their order. The page of shares needs shares, that of privates needs privates,
// and the list of companies needs several kinds of them.
func Pages(t *rules.Title) (list []Page) {
	for _, p := range pageOrder {
		if p == SharesPage && !t.HasShares() || p == PrivatesPage && len(t.Privates) == 0 || p == CorpsPage && !hasKinds(t) {
			continue
		}
		list = append(list, p)
	}
	return list
}

// PageTabs returns the tabs of the pages in their order.
func (t *Tabs) PageTabs() []ui.Choice {
	a, say := t.Shell, t.Speaker()
	worth := a.Say(history.Words.WorthWord)
	if !t.Game.Title().HasShares() {
		worth = say.Say(text.TabMoney)
	}
	names := [...]string{
		a.Say(Words.shares), worth, a.Say(tablesWords.runs), a.Say(Words.Tiles),
		a.Say(Words.Trains), say.Say(text.TabPrivates), say.Say(text.TabLog), a.Say(Words.Companies),
		a.Say(valueWords.title),
	}
	var tabs []ui.Choice
	for _, p := range Pages(t.Game.Title()) {
		tabs = append(tabs, ui.Choice{ID: "tables:" + strconv.Itoa(int(p)), Text: names[p]})
	}
	return tabs
}

// drawTabs draws a row of tabs, of which the first is page number from.
func (d *Tables) drawTabs(u *ui.UI, r ui.Rect, tabs []ui.Choice, from int) {
	pages := Pages(d.tabs.Game.Title())
	chosen := slices.Index(pages, d.Page) - from
	id := "tables:from" + strconv.Itoa(from)
	if now := u.Tabs(id, d.tabs.Say(Words.Tables), r, tabs, chosen); now != chosen {
		d.Page = pages[from+now]
	}
}

// Rows returns the contents of the current page for export.
func (d *Tables) Rows(u *ui.UI) [][]string {
	switch d.Page {
	case WorthPage:
		return d.Past.Grid()
	case RunsPage:
		return d.Past.Viewer.CorpGrid(&d.Past.Stats, d.Past.Stats.Revenue)
	case TilesPage:
		return d.tileRows()
	case TrainsPage:
		return append(append(history.RowsOf(d.depotTable(u)), nil), history.RowsOf(d.phasesTable(u))...)
	case PrivatesPage:
		return d.privateRows()
	case LogPage:
		var rows [][]string
		for _, g := range d.tabs.logGroups() {
			for _, l := range g.Lines {
				rows = append(rows, []string{g.Round, l.Text})
			}
		}
		return rows
	case CorpsPage:
		return d.tabs.corpRows()
	case ValuesPage:
		return d.valueRows(u)
	}
	return history.RowsOf(d.sharesTable(u))
}

// drawCorps draws the list of all companies. A press on one opens its page beside the map.
func (d *Tables) drawCorps(u *ui.UI, r ui.Rect) {
	t := d.tabs
	u.Card(r, theme.Radius.Panel)
	before := t.Chosen()
	u.Scroll("tables:corps", r.Pad(16, 10), func(c ui.Rect) float32 { return t.DrawCorpKinds(u, widgets.Endless(c)) })
	if now := t.Chosen(); now != 0 && now != before {
		t.ShowCorp()
		t.Shell.Close(d)
	}
}

// drawWorth draws worth and prices over time and the figures by round.
func (d *Tables) drawWorth(u *ui.UI, r ui.Rect) {
	widgets.Scroll(u, "tables:worth", r, func(c *ui.Rect) {
		c.CutRight(widgets.ScrollBar)
		d.Past.DrawWorth(u, c)
		if d.tabs.Game.Title().HasShares() {
			d.Past.DrawPrices(u, c, history.PricesHeight)
		}
		d.Past.DrawFigureChoice(u, c)
		d.Past.DrawTable(u, c)
	})
}

// drawRuns draws the revenue of every company in every operating round.
func (d *Tables) drawRuns(u *ui.UI, r ui.Rect) {
	widgets.Scroll(u, "tables:runs", r, func(c *ui.Rect) {
		c.CutRight(widgets.ScrollBar)
		top := c.Y
		d.Past.DrawRevenue(u, c, d.Past.RevenueHeight(u))
		if c.Y == top {
			u.Text("tables:norun", c.CutTop(widgets.Line(u, widgets.Sizes.Body)), d.tabs.Say(Words.NoRuns),
				widgets.Soft(u, widgets.Sizes.Body))
		}
	})
}
