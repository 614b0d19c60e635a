package info

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// DrawCorpTable draws the companies as rows: price, offer, pool, percentage of every player, treasury, trains, last
// run, and the moves that the step offers.
func (t *corpPages) DrawCorpTable(u *ui.UI, r ui.Rect) {
	laid := newCorpTable(t, u)
	laid.fitColumns(r.W)
	list := t.TableCorps()
	tab := ui.Table{
		ID: "companies", Name: t.Say(Words.Companies), Rows: len(list), Press: true, Held: laid.moves,
		Comfort:  fingerRows(u),
		Selected: 1 + slices.IndexFunc(list, func(c view.Corp) bool { return c.Selected }),
		RowID:    func(i int) string { return "row:" + list[i].Name },
		Cell:     func(i, k int) ui.Cell { return laid.cols[k].cell(&list[i]) },
	}
	for _, c := range laid.cols {
		tab.Columns = append(tab.Columns, c.Column)
	}
	if p := widgets.DrawTableCard(u, r, tab); p.Row > 0 {
		t.Toggle(list[p.Row-1].ID)
		t.ShowCorp()
	}
}

// CorpTableHeight returns the height of the table of companies with this many rows.
func CorpTableHeight(u *ui.UI, rows int) float32 {
	return widgets.TableHeight(u, ui.Table{Rows: rows, Comfort: fingerRows(u)})
}

// fingerRows reports whether the rows of a table are higher than usual, because fingers press them and their buttons.
func fingerRows(u *ui.UI) bool { return u.Target() > theme.Table.Row }

// corpColumn is a column of the table of companies.
type corpColumn struct {
	ui.Column
	cell  func(c *view.Corp) ui.Cell
	seat  id.Player // the player whose holdings it shows, or zero
	least float32   // minimum width in dp; zero if it cannot get narrower
}

// columns makes the columns that both tables of companies have, for a frame.
type columns struct {
	*corpPages
	u *ui.UI
}

// corpTable lays out the columns of the table of companies.
type corpTable struct {
	columns
	cols        []corpColumn
	players     int     // index of the first player's column
	moves       bool    // the last column is that of the moves
	least, full float32 // width of that column: its minimum, and the one at which no text is shortened
}

// newCorpTable returns the table with all its columns.
func newCorpTable(p *corpPages, u *ui.UI) *corpTable {
	t := &corpTable{columns: columns{p, u}}
	t.cols = []corpColumn{
		t.nameColumn(), t.priceColumn(),
		textColumn(u, t.Say(Words.offer), 70, func(c *view.Corp) string { return t.offer(c) }),
		textColumn(u, t.Say(Words.pool), 48, func(c *view.Corp) string { return percentOf(c, id.Pool) }),
	}
	if t.anyHoldsOwn() {
		t.cols = append(t.cols, t.ownColumn())
	}
	players := t.See().Players
	t.players = len(t.cols)
	for i := range players {
		t.cols = append(t.cols, t.holdingColumn(&players[i]))
	}
	t.cols = append(t.cols,
		textColumn(u, t.Say(Words.treasury), 72, func(c *view.Corp) string { return c.Treasury }),
		t.trainsColumn(),
		textColumn(u, t.Say(Words.lastRun), 70, func(c *view.Corp) string { return c.LastRun }))
	if usual, minimum, full := t.dealWidth(u); usual > 0 {
		t.least, t.full, t.moves = minimum+movesEdge, full+movesEdge, true
		t.cols = append(t.cols, t.movesColumn(max(usual, t.least)))
	}
	return t
}

// fitColumns makes the columns fit a width. If space is short, last run, treasury and trains are dropped first, then
// the column of moves gets narrower, then the others down to their contents. If that is not enough, the table scrolls
// and begins the players' columns with that of the player to act.
func (t *corpTable) fitColumns(width float32) {
	scale, total := t.u.TextScale, float32(0)
	for i := range t.cols {
		c := &t.cols[i]
		if c.least == 0 {
			c.least = max(c.Width, widgets.LeastHeadWidth(t.u, c.Title))
		}
		c.Width = max(c.Width, widgets.HeadWidth(t.u, c.Title))
		total += c.Width * scale
	}
	for _, title := range [...]string{t.Say(Words.lastRun), t.Say(Words.treasury), t.Say(Words.Trains)} {
		if total <= width {
			break
		}
		i := slices.IndexFunc(t.cols, func(c corpColumn) bool { return c.Title == title })
		total -= t.cols[i].Width * scale
		t.cols = slices.Delete(t.cols, i, i+1)
	}
	last := &t.cols[len(t.cols)-1]
	if t.moves && total > width {
		less := min(total-width, max(0, last.Width-t.least)*scale)
		last.Width -= less / scale
		total -= less
	}
	for _, seats := range [...]bool{false, true} {
		total -= narrowColumns(t.cols, seats, (total-width)/scale) * scale
	}
	players := t.See().Players
	rotateToActor(t.cols[t.players:t.players+len(players)], players, total > width)
	if signs := float32(len(players)) * signRoom * scale; total+signs <= width { // all have their shapes, or none
		total += signs
		for i := range t.cols {
			if t.cols[i].Sign != nil {
				t.cols[i].Width += signRoom
			}
		}
	}
	if t.full > last.Width && total < width { // locks get words
		last.Width += min(t.full-last.Width, (width-total)/scale)
	}
}

// rotateToActor rotates the players' columns to begin with the player to act, because the last ones are hidden behind
// the moves until the table is scrolled.
func rotateToActor(seats []corpColumn, players []view.Player, hidden bool) {
	if acting := slices.IndexFunc(players, func(p view.Player) bool { return p.Acting }); hidden && acting > 0 {
		copy(seats, slices.Concat(seats[acting:], seats[:acting]))
	}
}

// seatWidth is the minimum width of a player's column in dp.
const seatWidth = 52

// narrowColumns takes up to over dp from the columns of the players, or from the others if seats is false: one dp at a
// time, from the column with most to spare. It returns how much it took.
func narrowColumns(cols []corpColumn, seats bool, over float32) (taken float32) {
	for taken < over {
		at, most := -1, float32(0)
		for i := range cols {
			if spare := cols[i].Width - cols[i].least; (cols[i].Sign != nil) == seats && spare > most {
				at, most = i, spare
			}
		}
		if at < 0 {
			break
		}
		by := min(most, 1)
		cols[at].Width -= by
		taken += by
	}
	return taken
}

// signRoom is the width of a player's shape in the heading of a column, in dp.
const signRoom = 16

// textColumn returns a column of words or figures.
func textColumn(u *ui.UI, title string, w float32, f func(c *view.Corp) string) corpColumn {
	return corpColumn{Column: ui.Column{Title: title, Width: w, Align: paint.Right}, cell: func(c *view.Corp) ui.Cell {
		if words := f(c); words != "" {
			return ui.Cell{Text: words}
		}
		return emptyCell(u)
	}}
}

// emptyCell returns a cell without contents, with the sign for that.
func emptyCell(u *ui.UI) ui.Cell { return ui.Cell{Text: widgets.Nothing, Color: u.Theme.Ink.Faint} }

// priceColumn returns the column of share prices, in bold.
func (t columns) priceColumn() corpColumn {
	price := textColumn(t.u, t.Say(Words.Price), 52, func(c *view.Corp) string { return c.Price })
	plain := price.cell
	price.cell = func(c *view.Corp) ui.Cell {
		cell := plain(c)
		cell.Bold = true
		return cell
	}
	return price
}

// nameWidth is the width of the column of names in dp; nameEdge is the part of it that the tokens take.
const (
	nameWidth = 116
	nameEdge  = 52
)

// nameColumn returns the column of tokens and names, with the standing of a company below its name.
func (t columns) nameColumn() corpColumn {
	widest, micro := float32(0), t.u.Type(widgets.Sizes.Micro, paint.Regular, t.u.Theme.Ink.Soft)
	for i := range t.See().Corps {
		c := &t.See().Corps[i]
		name := t.u.P.Width(c.Name, widgets.Bold(t.u, widgets.Sizes.Compact))
		widest = max(widest, name, t.u.P.Width(t.developmentOf(c), micro))
	}
	least := min(nameWidth, nameEdge+widest/t.u.TextScale)
	return corpColumn{Column: ui.Column{Title: t.Say(Words.company), Width: nameWidth, Grow: 1}, least: least,
		cell: func(c *view.Corp) ui.Cell {
			return ui.Cell{Name: c.Spoken, Draw: func(r ui.Rect) {
				r = r.Pad(8, 0)
				widgets.CutToken(t.u, &r, t.Tokens[c.ID], 13, 9)
				lines := r.Middle(r.W, min(r.H, widgets.Line(t.u, widgets.Sizes.Compact)+widgets.Line(t.u, widgets.Sizes.Caption)))
				t.u.P.TextIn(lines.CutTop(widgets.Line(t.u, widgets.Sizes.Compact)), c.Name,
					widgets.Bold(t.u, widgets.Sizes.Compact))
				words, small := t.developmentOf(c), widgets.Soft(t.u, widgets.Sizes.Caption)
				if words == c.Sign && t.u.P.Width(words, small) > lines.W {
					words = c.Brief
				}
				t.u.P.TextIn(lines, words, widgets.Shrunk(t.u, words, lines.W, small, widgets.Sizes.Micro-2))
			}}
		}}
}

// offer returns the percentage in the initial offering, with its price unless that is the current share price, which
// has a column of its own.
func (t *corpPages) offer(c *view.Corp) string {
	s := percentOf(c, id.Initial)
	if s == "" || c.Par == "" || t.View().SharePrice(c.ID, id.Initial) != int32(t.View().S.Corps[c.ID].Par) {
		return s
	}
	return s + " " + c.Par
}

// anyHoldsOwn reports whether any company holds shares of itself that are not for sale.
func (t *corpPages) anyHoldsOwn() bool {
	return slices.ContainsFunc(t.See().Corps, func(c view.Corp) bool { return percentOf(&c, id.OfCorp(c.ID)) != "" })
}

// ownColumn returns the column of the shares that companies hold of themselves.
func (t columns) ownColumn() corpColumn {
	return textColumn(t.u, t.Say(Words.own), 44, func(c *view.Corp) string { return percentOf(c, id.OfCorp(c.ID)) })
}

// percentOf returns the percentage of a company that o holds, without a sign, or "" if o holds none.
func percentOf(c *view.Corp, o id.Owner) string {
	for _, h := range c.Holders {
		if h.Owner == o {
			return strconv.Itoa(h.Percent)
		}
	}
	return ""
}

// holdingColumn returns the column of a player.
func (t columns) holdingColumn(p *view.Player) corpColumn {
	col := ui.Column{Title: p.Name, Width: seatWidth, Align: paint.Right}
	col.Sign = func(x, y float32) {
		token.Seat(t.u.P, int(p.ID)-1, x, y, 4.5, widgets.SeatColor(t.u, p.ID))
	}
	if p.Acting {
		col.Ground = t.u.Theme.Accent.Soft
	}
	return corpColumn{Column: col, least: seatWidth, cell: func(c *view.Corp) ui.Cell {
		percent := percentOf(c, id.OfPlayer(p.ID))
		if percent == "" {
			return emptyCell(t.u)
		}
		president := t.View().President(c.ID) == p.ID
		return ui.Cell{Text: percent, Bold: president, Name: percent, Draw: func(r ui.Rect) {
			ps := widgets.NewParts(t.u)
			style := widgets.Plain(t.u, widgets.Sizes.Compact)
			if president {
				style.Weight = paint.Bold
				ps.Crown()
				ps.Gap(4)
			}
			ps.Text(percent, style)
			ps.DrawRight(r.Pad(8, 0))
		}}
	}}
}

// trainsColumn returns the column of trains, drawn as cards.
func (t columns) trainsColumn() corpColumn {
	return corpColumn{Column: ui.Column{Title: t.Say(Words.Trains), Width: 86, Align: paint.Right},
		cell: func(c *view.Corp) ui.Cell {
			if len(c.Trains) == 0 {
				return emptyCell(t.u)
			}
			return ui.Cell{Name: widgets.TrainNames(c.Trains), Draw: func(r ui.Rect) {
				in := r.Pad(6, 0)
				widgets.FitTrains(t.u, c.Trains, "", in.W).DrawRight(in)
			}}
		}}
}

// movesEdge is the distance in dp of the buttons from the right edge of the table, where the scroll bar is.
const movesEdge = 8

// movesColumn returns the column with the moves that the step offers for a company.
func (t columns) movesColumn(width float32) corpColumn {
	col := ui.Column{Title: t.Say(Words.moves), Width: width, Align: paint.Right}
	return corpColumn{Column: col, least: width, cell: func(c *view.Corp) ui.Cell {
		return ui.Cell{Draw: func(r ui.Rect) {
			r.CutRight(movesEdge * t.u.TextScale)
			t.Due().Rows.Draw(t.u, r, c.ID)
		}}
	}}
}
