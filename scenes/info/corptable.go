package info

import (
	"slices"
	"strconv"

	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/token"
	"hexrail/game/view"
	"hexrail/rules/id"
	"hexrail/scenes/widgets"
)

// CorpTable draws the companies as rows: price, offer, pool, percentage of every player, treasury, trains, last run,
// and the moves that the step offers.
func (t *Tabs) CorpTable(u *ui.UI, r ui.Rect) {
	cols, moves := t.corpColumns(u, r.W)
	list := t.TableCorps()
	selected := 0
	tab := ui.Table{
		ID: "companies", Name: t.Say(Words.Companies), Rows: len(list), Press: true, Held: moves,
		RowID: func(i int) string { return "row:" + list[i].Name },
		Cell:  func(i, k int) ui.Cell { return cols[k].cell(&list[i]) },
	}
	for i := range list {
		if list[i].Selected {
			selected = i + 1
		}
	}
	tab.Selected = selected
	for _, c := range cols {
		tab.Columns = append(tab.Columns, c.Column)
	}
	if p := widgets.TableCard(u, r, tab); p.Row > 0 {
		t.Toggle(list[p.Row-1].ID)
		t.ShowCorp()
		u.Again()
	}
}

// corpColumn is a column of the table of companies.
type corpColumn struct {
	ui.Column
	cell  func(c *view.Corp) ui.Cell
	seat  id.Player // the player whose holdings it shows, or zero
	least float32   // minimum width in dp; zero if it cannot get narrower
}

// corpColumns returns the columns that fit the width, and whether the last one is that of the moves. If space is short,
// last run, treasury and trains are dropped first, then the column of moves gets narrower, then the others down to
// their contents. If that is not enough, the table scrolls and begins the players' columns with that of the player to
// act.
func (t *Tabs) corpColumns(u *ui.UI, width float32) (cols []corpColumn, moves bool) {
	say := t.Say
	cols = []corpColumn{
		t.nameColumn(u), t.priceColumn(u),
		textColumn(u, say(Words.offer), 70, func(c *view.Corp) string { return t.offer(c) }),
		textColumn(u, say(Words.pool), 48, func(c *view.Corp) string { return percentOf(c, id.Pool) }),
	}
	if t.holdOwn() {
		cols = append(cols, t.ownColumn(u))
	}
	players, first := t.See().Players, len(cols)
	for i := range players {
		cols = append(cols, t.holdingColumn(u, &players[i]))
	}
	cols = append(cols,
		textColumn(u, say(Words.treasury), 72, func(c *view.Corp) string { return c.Treasury }),
		t.trainsColumn(u),
		textColumn(u, say(Words.lastRun), 70, func(c *view.Corp) string { return c.LastRun }))
	movesMin, movesFull := float32(0), float32(0)
	if t.Step() != nil {
		if usual, minimum, full := t.Step().MovesWidth(u); usual > 0 {
			movesMin, movesFull = minimum+movesEdge, full+movesEdge
			cols, moves = append(cols, t.movesColumn(u, max(usual, movesMin))), true
		}
	}
	total := float32(0)
	for i := range cols {
		c := &cols[i]
		if c.least == 0 {
			c.least = max(c.Width, widgets.LeastHeadWidth(u, c.Title))
		}
		c.Width = max(c.Width, widgets.HeadWidth(u, c.Title))
		total += c.Width * u.TextScale
	}
	for _, title := range [...]string{say(Words.lastRun), say(Words.treasury), say(Words.Trains)} {
		for i := range cols {
			if total > width && cols[i].Title == title {
				total -= cols[i].Width * u.TextScale
				cols = slices.Delete(cols, i, i+1)
				break
			}
		}
	}
	if last := &cols[len(cols)-1]; moves && total > width {
		less := min(total-width, max(0, last.Width-movesMin)*u.TextScale)
		last.Width -= less / u.TextScale
		total -= less
	}
	for _, seats := range [...]bool{false, true} {
		total -= narrow(cols, seats, (total-width)/u.TextScale) * u.TextScale
	}
	ownFirst(cols[first:first+len(players)], players, total > width)
	if signs := float32(len(players)) * signRoom * u.TextScale; total+signs <= width { // all players have their shapes, or none
		total += signs
		for i := range cols {
			if cols[i].Sign != nil {
				cols[i].Width += signRoom
			}
		}
	}
	if last := &cols[len(cols)-1]; movesFull > last.Width && total < width { // spell out why moves are locked
		last.Width += min(movesFull-last.Width, (width-total)/u.TextScale)
	}
	return cols, moves
}

// ownFirst rotates the players' columns to begin with the player to act, because the last ones are hidden behind the
// moves until the table is scrolled.
func ownFirst(seats []corpColumn, players []view.Player, hidden bool) {
	if acting := slices.IndexFunc(players, func(p view.Player) bool { return p.Acting }); hidden && acting > 0 {
		copy(seats, slices.Concat(seats[acting:], seats[:acting]))
	}
}

// seatWidth is the minimum width of a player's column in dp.
const seatWidth = 52

// narrow takes up to over dp from the columns of the players (seats) or from the others, one dp at a time from the
// column with most to spare, and returns how much it took.
func narrow(cols []corpColumn, seats bool, over float32) (taken float32) {
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
		s := f(c)
		if s == "" {
			return ui.Cell{Text: widgets.Nothing, Color: u.Theme.Ink.Faint}
		}
		return ui.Cell{Text: s}
	}}
}

func (t *Tabs) priceColumn(u *ui.UI) corpColumn {
	price := textColumn(u, t.Say(Words.Price), 52, func(c *view.Corp) string { return c.Price })
	plainPrice := price.cell
	price.cell = func(c *view.Corp) ui.Cell {
		x := plainPrice(c)
		x.Bold = true
		return x
	}
	return price
}

// nameWidth is the width of the column of names in dp; nameEdge is the part of it that the tokens take.
const (
	nameWidth = 116
	nameEdge  = 52
)

func (t *Tabs) nameColumn(u *ui.UI) corpColumn {
	widest, micro := float32(0), u.Type(widgets.Sizes.Micro, paint.Regular, u.Theme.Ink.Soft)
	for i := range t.See().Corps {
		c := &t.See().Corps[i]
		widest = max(widest, u.P.Width(c.Name, widgets.Bold(u, widgets.Sizes.Compact)), u.P.Width(t.standing(c), micro))
	}
	least := min(nameWidth, nameEdge+widest/u.TextScale)
	return corpColumn{Column: ui.Column{Title: t.Say(Words.company), Width: nameWidth, Grow: 1}, least: least, cell: func(c *view.Corp) ui.Cell {
		return ui.Cell{Name: c.Spoken, Draw: func(r ui.Rect) {
			r = r.Pad(8, 0)
			x, y := r.CutLeft(28).Center()
			token.Draw(u.P, x, y, 13, t.Tokens[c.ID])
			r.CutLeft(7)
			lines := r.Middle(r.W, min(r.H, widgets.Line(u, widgets.Sizes.Compact)+widgets.Line(u, widgets.Sizes.Caption)))
			u.P.TextIn(lines.CutTop(widgets.Line(u, widgets.Sizes.Compact)), c.Name, widgets.Bold(u, widgets.Sizes.Compact))
			words, small := t.standing(c), widgets.Soft(u, widgets.Sizes.Caption)
			if words == c.Sign && u.P.Width(words, small) > lines.W {
				words = c.Brief
			}
			u.P.TextIn(lines, words, widgets.Shrunk(u, words, lines.W, small, widgets.Sizes.Micro-2))
		}}
	}}
}

// offer returns the percentage in the initial offering, with its price unless that is the current share price, which
// has a column of its own (18FL/R30).
func (t *Tabs) offer(c *view.Corp) string {
	s := percentOf(c, id.Initial)
	if s == "" || c.Par == "" || t.View().SharePrice(c.ID, id.Initial) != int32(t.View().S.Corps[c.ID].Par) {
		return s
	}
	return s + " " + c.Par
}

// holdOwn reports whether any company holds shares of itself that are not for sale.
func (t *Tabs) holdOwn() bool {
	return slices.ContainsFunc(t.See().Corps, func(c view.Corp) bool { return percentOf(&c, id.OfCorp(c.ID)) != "" })
}

// ownColumn returns the column of the shares that companies hold of themselves.
func (t *Tabs) ownColumn(u *ui.UI) corpColumn {
	return textColumn(u, t.Say(Words.own), 44, func(c *view.Corp) string { return percentOf(c, id.OfCorp(c.ID)) })
}

// percentOf returns the percentage of a company that o holds, or "".
func percentOf(c *view.Corp, o id.Owner) string {
	for _, h := range c.Holders {
		if h.Owner == o {
			return strconv.Itoa(h.Percent)
		}
	}
	return ""
}

// holdingColumn returns the column of a player.
func (t *Tabs) holdingColumn(u *ui.UI, p *view.Player) corpColumn {
	col := ui.Column{Title: p.Name, Width: seatWidth, Align: paint.Right}
	col.Sign = func(x, y float32) {
		token.Seat(u.P, int(p.ID)-1, x, y, 4.5, widgets.SeatColor(u, p.ID))
	}
	if p.Acting {
		col.Ground = u.Theme.Accent.Soft
	}
	return corpColumn{Column: col, least: seatWidth, cell: func(c *view.Corp) ui.Cell {
		o := id.OfPlayer(p.ID)
		s := percentOf(c, o)
		if s == "" {
			return ui.Cell{Text: widgets.Nothing, Color: u.Theme.Ink.Faint}
		}
		president := t.View().President(c.ID) == p.ID
		return ui.Cell{Text: s, Bold: president, Name: s, Draw: func(r ui.Rect) {
			ps := widgets.NewParts(u)
			style := widgets.Plain(u, widgets.Sizes.Compact)
			if president {
				style.Weight = paint.Bold
				ps.Crown()
				ps.Gap(4)
			}
			ps.Text(s, style)
			ps.DrawRight(r.Pad(8, 0))
		}}
	}}
}

func (t *Tabs) trainsColumn(u *ui.UI) corpColumn {
	return corpColumn{Column: ui.Column{Title: t.Say(Words.Trains), Width: 86, Align: paint.Right}, cell: func(c *view.Corp) ui.Cell {
		if len(c.Trains) == 0 {
			return ui.Cell{Text: widgets.Nothing, Color: u.Theme.Ink.Faint}
		}
		return ui.Cell{Name: widgets.TrainNames(c.Trains), Draw: func(r ui.Rect) {
			in := r.Pad(6, 0)
			widgets.FitTrains(u, c.Trains, "", in.W).DrawRight(in)
		}}
	}}
}

// movesEdge is the distance in dp of the buttons from the right edge of the table, where the scroll bar is.
const movesEdge = 8

// movesColumn returns the column with the moves that the step offers for a company.
func (t *Tabs) movesColumn(u *ui.UI, width float32) corpColumn {
	col := ui.Column{Title: t.Say(Words.moves), Width: width, Align: paint.Right}
	return corpColumn{Column: col, least: width, cell: func(c *view.Corp) ui.Cell {
		return ui.Cell{Draw: func(r ui.Rect) {
			r.CutRight(movesEdge * u.TextScale)
			t.Step().Moves(u, r, c.ID)
		}}
	}}
}
