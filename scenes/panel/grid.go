package panel

import (
	"slices"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/mapview"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/choice"
	"github.com/hexrail/hexrail/scenes/decision"
	"github.com/hexrail/hexrail/scenes/widgets"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// shareGrid draws a decision about the price of a new company and the number of its shares as a table, with the
// consequences of the chosen cell below.
type shareGrid struct {
	grid     *draft.Grid
	row, col int // the chosen cell
	then     int // index of the answer to the third question, if there is one
}

// newShareGrid returns the table with a cell preselected, one that begins with the action first if that is not nil; or
// nil if there is nothing to choose from.
func newShareGrid(g *draft.Grid, first rules.Action) *shareGrid {
	if g == nil {
		return nil
	}
	s := &shareGrid{grid: g}
	s.row, s.col = g.Best(first)
	if s.row < 0 {
		return nil
	}
	return s
}

// cell returns the chosen cell.
func (s *shareGrid) cell() *draft.Cell { return s.grid.Cell(s.row, s.col) }

// draw draws the table, the third question and the consequences for corp, the new company, and continues the search for
// its best run.
func (s *shareGrid) draw(u *ui.UI, col *widgets.Column, c *choice.Choice, corp id.Corp) {
	head := c.Desk.Say(gridWords.head)
	u.Heading("grid:head", 3, col.Cut(widgets.Line(u, widgets.Sizes.Compact)+4),
		head, widgets.Bold(u, widgets.Sizes.Compact))
	col.Note("grid:signs", c.Desk.Say(gridWords.signs))
	col.Gap(4)
	u.Open(ui.Node{ID: "grid", Role: ui.RoleRadioGroup, Name: head, Rect: col.Rest()})
	s.drawCells(u, col, c)
	u.Close()
	col.Gap(6)
	c.Why.Draw(u, col)
	s.drawThird(u, col, c.Desk)
	e := s.grid.Effects(s.cell(), s.then)
	for i, row := range c.Draft().RowsOf(e, corp, s.cell().Actions(s.then)) {
		c.Outcome.DrawRow(u, col, i, row)
	}
	c.SearchRuns(u)
}

// Sizes of the table in dp.
const (
	cellGap    = 3
	leastCell  = 30 // height, times the size of text
	fingerCell = 36 // maximum height for a finger, because the table must fit a phone
	headHeight = 24
)

// drawCells draws the heads of the columns and rows, those of the chosen cell in bold, and the cells.
func (s *shareGrid) drawCells(u *ui.UI, col *widgets.Column, c *choice.Choice) {
	across := len(s.grid.Cols) + 1
	h := max(leastCell*u.TextScale, min(u.Target(), fingerCell))
	top := col.Cut(headHeight * u.TextScale)
	for k, x := range s.grid.Cols {
		style := widgets.Soft(u, widgets.Sizes.Compact)
		if k == s.col {
			style = widgets.Bold(u, widgets.Sizes.Compact)
		}
		cell := top.Columns(k+1, across, cellGap)
		widgets.DrawShrunk(u, cell, x.Text, widgets.Aligned(style, paint.Center))
	}
	for r, x := range s.grid.Rows {
		line := col.Cut(h)
		col.Gap(cellGap)
		style := widgets.Soft(u, widgets.Sizes.Body)
		if r == s.row {
			style = widgets.Bold(u, widgets.Sizes.Body)
		}
		u.P.TextIn(line.Columns(0, across, cellGap), x, widgets.Aligned(style, paint.Center))
		for k := range s.grid.Cols {
			s.drawCell(u, line.Columns(k+1, across, cellGap), c, r, k)
		}
	}
}

// drawCell draws a cell of the table, if it has a pair of answers. A press chooses it or explains why it is barred.
func (s *shareGrid) drawCell(u *ui.UI, r ui.Rect, c *choice.Choice, row, col int) {
	x := s.grid.Cell(row, col)
	if x == nil {
		return
	}
	t := c.Desk
	facts := text.Facts{
		"price": t.Game.Title().Currency + s.grid.Cols[col].Text, "n": s.grid.Rows[row],
		"sum": text.Change(t.Game.Title().Currency, x.Sum),
	}
	chosen := row == s.row && col == s.col
	n := ui.Node{
		ID: "grid:" + s.grid.Rows[row] + ":" + s.grid.Cols[col].Text, Role: ui.RoleRadio,
		Name: t.Phrase(gridWords.cell, facts), Checked: ui.Is(chosen), Disabled: x.Barred, Describe: x.Why.Text,
	}
	if x.Barred {
		n.Name = t.Phrase(gridWords.barred, facts)
	}
	p := u.Press(n, r, theme.Radius.Chip)
	widgets.DrawOptionGround(u, r, chosen, x.Barred, p)
	if u.Area(n.ID, ui.Rect{}).Clicked {
		c.Why.Clear()
		if x.Barred {
			c.Reply(x.Why, t.Phrase(gridWords.barred, facts), "")
		} else {
			s.row, s.col, s.then = row, col, min(s.then, max(0, len(x.Then)-1))
			c.Voice.Say(n.Name)
		}
		u.Again()
	}
	if x.Barred {
		cx, cy := r.Center()
		icon.Draw(u.P, icon.Lock, cx, cy, 12, u.Theme.Ink.Faint)
		return
	}
	words := text.Change("", x.Sum)
	style := widgets.Aligned(
		u.Type(widgets.Sizes.Compact, paint.Bold, widgets.MoodInk(u, draft.MoodOf(x.Sum))), paint.Center)
	u.P.TextIn(r, words, widgets.Shrunk(u, words, r.W-4, style, widgets.Sizes.Micro))
}

// drawThird draws the third question, if there is one.
func (s *shareGrid) drawThird(u *ui.UI, col *widgets.Column, t *choice.Desk) {
	const padX, padY = 12, 4
	list := s.cell().Then
	if len(list) == 0 {
		return
	}
	head := t.Say(gridWords.then)
	u.Open(ui.Node{ID: "then", Role: ui.RoleRadioGroup, Name: head, Rect: col.Rest()})
	defer u.Close()
	for i, x := range list {
		style := widgets.Plain(u, widgets.Sizes.Compact)
		r := col.Cut(max(u.Target(), u.P.Height(x.Text, col.Rect.W-2*padX, style)+2*padY+4))
		col.Gap(4)
		if widgets.PressChoice(u, r, "then:"+x.Key, x.Text, i == s.then) {
			s.then = i
		}
		widgets.DrawLines(u, r.Pad(padX, padY), x.Text, style)
	}
	col.Gap(4)
}

// playButton returns the button that plays the chosen cell.
func (s *shareGrid) playButton(t *choice.Desk) *decision.Act {
	sum := s.cell().Sum
	words := gridWords.even
	switch {
	case sum < 0:
		words = gridWords.pay
	case sum > 0:
		words = gridWords.receive
	}
	say := t.Speaker()
	facts := text.Facts{
		"n": s.grid.Rows[s.row], "price": t.Game.Title().Currency + s.grid.Cols[s.col].Text,
		"sum": say.Money(max(sum, -sum)),
	}
	return &decision.Act{Text: t.Phrase(words, facts), Do: func() {
		for _, a := range s.cell().Actions(s.then) {
			if t.Play(a).Refused() {
				return
			}
		}
	}}
}

// gridKey identifies the option and language of a table. A different key needs a new table.
type gridKey struct {
	option string
	lang   text.Lang
}

// conversionGrid returns the table for the chosen option if it starts a company at a price and is followed by the
// question how many of its shares are taken in exchange, or nil. It sets the option's price to that of the chosen cell.
func (d *dealList) conversionGrid() *shareGrid {
	o := d.Draft().Chosen()
	if o == nil || o.Corp == 0 || len(o.Forms) == 0 {
		return nil
	}
	given := d.Draft().TakeGiven()
	if key := (gridKey{o.Key, d.Lang}); d.gridOf != key || given {
		var first rules.Action
		if given {
			first = d.Draft().Actions()[0] // the suggested price
		}
		d.gridOf, d.grid = key, newShareGrid(draft.NewConversionGrid(d.Draft()), first)
	}
	if d.grid != nil {
		d.Draft().SetForm(slices.Index(o.Forms, d.grid.cell().Actions(d.grid.then)[0]))
	}
	return d.grid
}

// offerDeal returns the buttons of the draft. With a conversion, the primary one plays the chosen cell.
func (d *dealList) offerDeal() decision.Bar {
	b := d.ActionBar()
	if g := d.conversionGrid(); g != nil {
		b.Primary = g.playButton(d.Desk)
	}
	return b
}

// gridPanel is the choice of price and shares of a company that forms from minors.
type gridPanel struct {
	*choice.Choice
	grid  *shareGrid
	union words.Union
	link  words.Link // the connection between the minors
}

// newGridPanel returns the decision, or the plain choice of the first answer if no pair of answers is possible.
func newGridPanel(c *choice.Choice) *decision.Decision {
	g := newShareGrid(draft.NewAnswerGrid(c.Draft()), nil)
	if g == nil {
		return newChoosePanel(c)
	}
	p := &gridPanel{Choice: c, grid: g}
	v := c.Draft().View()
	own := titles.WordsOf(v.T)
	if own.Union != nil {
		p.union, _ = own.Union(v)
	}
	if own.Link != nil {
		p.link, _ = own.Link(v, nil)
	}
	d := c.Decision(p)
	d.Map.Scene, d.Map.Focus = p.markScene, p.focus
	return d
}

// Draw draws the worth of the minors, the table, and the consequences, and returns the height.
func (g *gridPanel) Draw(u *ui.UI, r ui.Rect) float32 {
	col := widgets.NewColumn(u, r)
	col.Gap(4)
	k := &g.union
	if say := g.Desk.Speaker(); len(k.Of) > 1 {
		facts := text.Facts{"minor": say.Corp(k.Of[0]), "other": say.Corp(k.Of[1]), "company": say.Corp(k.Corp)}
		col.Note("grid:united", g.Desk.Phrase(gridWords.united, facts))
	}
	drawMergedWorth(col, g.Choice, k.Worth, k.Cash)
	g.grid.draw(u, col, g.Choice, k.Corp)
	return col.Height()
}

// markScene adds the connection between the minors to the map.
func (g *gridPanel) markScene(s *mapview.Scene) {
	drawLink(s, g.link)
}

// focus returns the hexes of that connection.
func (g *gridPanel) focus() (hexes []id.Hex, r float32) { return hexesOf(g.link), decision.FarHex }

// Prompt returns empty texts, which leave the prompt to the step.
func (g *gridPanel) Prompt() (order, limits string) { return "", "" }

// Bar returns a button that plays the chosen cell.
func (g *gridPanel) Bar() decision.Bar {
	g.Rebuild()
	return decision.Bar{Primary: g.grid.playButton(g.Desk)}
}

// becomes returns the names of the minor and of the company that it becomes.
func (d *dealList) becomes(c id.Corp) string {
	say := d.Desk.Speaker()
	return d.Desk.Phrase(gridWords.becomes, text.Facts{
		"minor": say.Corp(d.Draft().View().S.Corps[c].Partner), "company": say.Corp(c),
	})
}

// drawMergedWorth draws the worth of the companies that close, and the cash that the new one inherits.
func drawMergedWorth(col *widgets.Column, c *choice.Choice, value, cash int32) {
	say := c.Desk.Speaker()
	col.Note("grid:worth",
		c.Desk.Phrase(gridWords.worth, text.Facts{"value": say.Money(value), "cash": say.Money(cash)}))
}

// gridWords are the texts of the table of prices and shares.
var gridWords = struct {
	head, signs, cell, barred, then, pay, receive, even, worth, becomes, united text.Pair
}{
	head:    text.Pair{"Start price across, shares down", "額面（横）と株数（縦）"},
	signs:   text.Pair{"+ is paid to you, − is paid by you.", "+ は受け取る額、− は支払う額です。"},
	cell:    text.Pair{"Start price {price}, {n} shares: {sum}", "額面 {price}、{n}株：{sum}"},
	barred:  text.Pair{"Start price {price}, {n} shares", "額面 {price}、{n}株"},
	then:    text.Pair{"Station", "駅"},
	pay:     text.Pair{"{n} shares at {price}, pay {sum}", "額面 {price} で{n}株、{sum} を払う"},
	receive: text.Pair{"{n} shares at {price}, receive {sum}", "額面 {price} で{n}株、{sum} を受け取る"},
	even:    text.Pair{"{n} shares at {price}", "額面 {price} で{n}株"},
	becomes: text.Pair{"{minor} becomes {company}", "{minor} が {company} になる"},
	united:  text.Pair{"{minor} and {other} become {company}.", "{minor} と {other} が {company} になります。"},
	worth:   text.Pair{"Worth {value}; the company begins with {cash}.", "価値 {value}。会社の資金は {cash} から始まります。"},
}
