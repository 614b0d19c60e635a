package info

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/charts"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/history"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// sorting is the order of a table: the column, counted from 1, and whether it ascends. Column zero is the table's own
// order.
type sorting struct {
	column int
	up     bool
}

// sortBy sorts by a column: descending first, then ascending, then in the table's own order.
func (s *sorting) sortBy(column int) {
	switch {
	case s.column != column:
		*s = sorting{column: column}
	case !s.up:
		s.up = true
	default:
		*s = sorting{}
	}
}

// sortRows sorts the first n rows of a table by the contents of their cells, figures numerically.
func (s sorting) sortRows(t *ui.Table, n int) {
	if s.column == 0 || s.column > len(t.Columns) {
		return
	}
	k, cell, id := s.column-1, t.Cell, t.RowID
	rows := make([]int, t.Rows)
	for i := range rows {
		rows[i] = i
	}
	slices.SortStableFunc(rows[:n], func(a, b int) int {
		order := compareWords(history.CellWords(cell(a, k)), history.CellWords(cell(b, k)))
		if s.up {
			return order
		}
		return -order
	})
	t.Cell = func(i, k int) ui.Cell { return cell(rows[i], k) }
	t.RowID = func(i int) string { return id(rows[i]) }
	t.Columns[k].Sort = ui.Descending
	if s.up {
		t.Columns[k].Sort = ui.Ascending
	}
}

// compareWords compares two figures, or two strings if one is not a figure. It returns a negative number if a comes
// first, a positive one if b does, and zero if they are equal.
func compareWords(a, b string) int {
	x, first := figureIn(a)
	y, second := figureIn(b)
	if first && second {
		return x - y
	}
	return strings.Compare(a, b)
}

// figureIn returns the whole number at the start of s, after at most one currency sign, with commas between thousands.
// ok is false if there is none. The empty string counts as -1, so that it sorts below zero.
func figureIn(s string) (n int, ok bool) {
	if s == "" {
		return -1, true
	}
	first := strings.IndexAny(s, "0123456789")
	if first < 0 || utf8.RuneCountInString(s[:first]) > 1 {
		return 0, false
	}
	for _, r := range s[first:] {
		switch {
		case r >= '0' && r <= '9':
			n = 10*n + int(r-'0')
		case r != ',':
			return n, true
		}
	}
	return n, true
}

// lastRuns is the number of operating rounds in the table of shares.
const lastRuns = 4

// sharesTable returns the table of holdings: a row per company and, below them, one for each figure of the players.
func (d *Tables) sharesTable(u *ui.UI) ui.Table {
	t := d.tabs
	corps, players := t.See().Corps, t.See().Players
	cols := d.shareColumns(u)
	foot := d.footRows()
	first := slices.IndexFunc(cols, func(c corpColumn) bool { return c.seat == 1 })
	table := ui.Table{
		ID: "shares", Name: t.Say(Words.shares), Rows: len(corps) + len(foot), Comfort: !t.Small(), Sortable: true,
		RowID: func(i int) string {
			if i < len(corps) {
				return "shares:" + corps[i].Name
			}
			return "shares:sum" + strconv.Itoa(i-len(corps))
		},
		Cell: func(i, k int) ui.Cell {
			switch {
			case i < len(corps):
				return cols[k].cell(&corps[i])
			case k == 0:
				return ui.Cell{Text: foot[i-len(corps)].words}
			case k >= first && k < first+len(players):
				return ui.Cell{Text: foot[i-len(corps)].figure(&players[k-first]), Bold: i == len(corps)+len(foot)-1}
			}
			return ui.Cell{}
		},
	}
	for _, c := range cols {
		c.Width = max(c.Width, widgets.HeadWidth(u, c.Title)+14)
		table.Columns = append(table.Columns, c.Column)
	}
	d.order.sortRows(&table, len(corps))
	return table
}

// drawShares draws the table of shares.
func (d *Tables) drawShares(u *ui.UI, r ui.Rect) {
	table := d.sharesTable(u)
	if tall := widgets.TableHeight(u, table); r.H < tall+newsHeight*u.TextScale+newsGap {
		table.Comfort = false // lower rows leave space for the cards
	}
	d.drawNews(u, &r, widgets.TableHeight(u, table))
	if p := widgets.DrawTableCard(u, r, table); p.Head > 0 {
		d.order.sortBy(p.Head)
	}
}

// footRow is a row with a figure of every player.
type footRow struct {
	words  string
	figure func(p *view.Player) string
}

// footRows returns the rows below the shares: cash, possible proceeds, certificates and worth.
func (d *Tables) footRows() []footRow {
	a, say := d.tabs.Shell, d.tabs.Speaker()
	return []footRow{
		{a.Say(history.Words.CashWord), func(p *view.Player) string { return p.Cash }},
		{text.Capital(say.Say(text.CanRaise)), func(p *view.Player) string { return p.CanRaise }},
		{a.Say(history.Words.Certs), func(p *view.Player) string { return strconv.Itoa(p.Certs) + "/" + p.Limit() }},
		{a.Say(history.Words.WorthWord), func(p *view.Player) string { return p.Worth }},
	}
}

// shareColumns returns the columns of the table of shares.
func (d *Tables) shareColumns(u *ui.UI) []corpColumn {
	t := d.tabs
	say := t.Say
	held := func(title string, o id.Owner) corpColumn {
		return textColumn(u, title, 44, func(c *view.Corp) string { return percentOf(c, o) })
	}
	of := columns{&t.corpPages, u}
	cols := []corpColumn{of.nameColumn(), d.zoneColumn(u)}
	if !t.Game.Title().Policy.ParFollowsPrice.On() { // else it is the price once more
		cols = append(cols, textColumn(u, say(tablesWords.par), 50, func(c *view.Corp) string { return c.Par }))
	}
	for i := range t.See().Players {
		cols = append(cols, tintHoldings(u, of.holdingColumn(&t.See().Players[i]), t.See().Players[i].ID))
	}
	cols = append(cols,
		held(say(Words.offer), id.Initial), held(say(Words.pool), id.Pool))
	if t.anyHoldsOwn() {
		cols = append(cols, of.ownColumn())
	}
	cols = append(cols,
		textColumn(u, say(Words.treasury), 72, func(c *view.Corp) string { return c.Treasury }),
		of.trainsColumn(),
		textColumn(u, say(Words.Tokens), 54, func(c *view.Corp) string {
			all := len(t.Game.Title().Corp(c.ID).TokenCosts) + int(t.View().S.Corps[c.ID].Gained)
			return strconv.Itoa(c.Tokens) + "/" + strconv.Itoa(all)
		}))
	return append(cols, d.runColumns(u)...)
}

// zoneColumn returns the column of prices with a sample of the zone's colour.
func (d *Tables) zoneColumn(u *ui.UI) corpColumn {
	col := columns{&d.tabs.corpPages, u}.priceColumn()
	col.Width = 86
	price := col.cell
	col.cell = func(c *view.Corp) ui.Cell {
		cell := price(c)
		if c.Zone != "" {
			if c.ZoneText != "" { // the par cells have a colour only
				cell.Name = d.tabs.Speaker().List([]string{c.Price, c.ZoneText})
			}
			cell.Draw = func(r ui.Rect) {
				in := r.Pad(8, 0)
				charts.DrawSample(u.P, in.CutLeft(20).Middle(20, 14), &u.Theme, charts.Entry{Color: c.Zone})
				u.P.TextIn(in, c.Price, widgets.Aligned(widgets.Bold(u, widgets.Sizes.Compact), paint.Right))
			}
		}
		return cell
	}
	return col
}

// tintHoldings returns a column with a background behind the holdings of a player, deeper for higher percentages.
func tintHoldings(u *ui.UI, col corpColumn, p id.Player) corpColumn {
	col.seat = p
	col.Width = 76
	holding := col.cell
	col.cell = func(c *view.Corp) ui.Cell {
		cell := holding(c)
		if draw := cell.Draw; draw != nil {
			percent, _ := strconv.Atoi(cell.Text)
			cell.Draw = func(r ui.Rect) {
				u.P.Fill(r, u.Theme.Accent.Base.Alpha(palestTint+deepestTint*float32(percent)/100))
				draw(r)
			}
		}
		return cell
	}
	return col
}

// Opacity of the background of a holding: of the smallest one, and how much a holding of 100 % adds to it.
const (
	palestTint  = 0.05
	deepestTint = 0.25
)

// runColumns returns the columns of the last operating rounds.
func (d *Tables) runColumns(u *ui.UI) []corpColumn {
	s := &d.Past.Stats
	var cols []corpColumn
	for k := len(s.Moments) - 1; k > 0 && len(cols) < lastRuns; k-- {
		if !s.Moments[k].Operating {
			continue
		}
		cols = append(cols, textColumn(u, s.Moments[k].Text, 62, func(c *view.Corp) string {
			if n := s.Revenue[c.ID-1][k]; n >= 0 {
				return strconv.Itoa(int(n))
			}
			return ""
		}))
	}
	slices.Reverse(cols)
	return cols
}
