package choice

import (
	"slices"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// Sizes of a consequence in dp.
const (
	effectHeight = 31 // minimum
	valueGap     = 10 // between label and value
	changeSides  = 18 // around a change and its sign together
)

// widestValue is the share of a consequence that its value may take.
const widestValue = 0.6

// outcome draws the consequences of a choice. It never shrinks while the choice stays, so that nothing below it moves
// while best runs are being searched.
type outcome struct {
	*Choice
	of   rules.Action
	room float32 // largest height since the action was chosen
}

// Draw draws the consequences of the chosen action: a line for each, the changes of all players' worth, and warnings.
// While best runs of other companies are being searched it reserves the row for them, of two lines if they may be many.
func (c *outcome) Draw(u *ui.UI, col *widgets.Column) {
	top := col.Top
	c.draw(u, col)
	if a, _ := c.draft.Action(); a != c.of {
		c.of, c.room = a, 0
		if n := c.draft.OthersPending(); n > 0 && c.ShowsBestRuns() {
			c.room = col.Top - top + c.rowHeight(u, n > 2) // a list of more than two needs the second line
		}
	}
	c.room = max(c.room, col.Top-top)
	col.Gap(c.room - (col.Top - top))
}

// draw draws all consequences of the choice: certificates, rows, worth and notes.
func (c *outcome) draw(u *ui.UI, col *widgets.Column) {
	c.drawCertificates(u, col)
	rows := c.draft.Rows()
	for i, r := range rows {
		c.DrawRow(u, col, i, r)
	}
	if len(rows) > 0 {
		col.Gap(6)
		c.drawWorth(u, col)
	}
	c.DrawNotes(u, col, c.draft.Notes())
}

// DrawRow draws consequence i: label, value and change side by side, or the label above them if there is no room.
func (c *outcome) DrawRow(u *ui.UI, col *widgets.Column, i int, e draft.Row) {
	line, label := widgets.Line(u, widgets.Sizes.Body), widgets.Soft(u, widgets.Sizes.Body)
	room := col.Rect.W - u.P.Width(e.Value, widgets.Bold(u, widgets.Sizes.Body)) - valueGap
	if e.Change != "" {
		room -= u.P.Width(e.Change, u.Type(widgets.Sizes.Compact, paint.Bold, u.Theme.Ink.Base)) + changeSides
	}
	above := !widgets.Fits(u, e.Label, room, label)
	r := col.Cut(c.rowHeight(u, above))
	name := e.Label + " " + e.Value
	if e.Change != "" {
		name += " " + e.Change
	}
	u.Node(ui.Node{ID: "effect:" + text.Number(int32(i)), Role: ui.RoleText, Name: name, Rect: r})
	if i > 0 {
		widgets.DrawRule(u, r)
	}
	if above {
		u.Label(r.CutTop(line+5), e.Label, label)
	}
	if e.Change != "" {
		DrawChange(u, &r, e.Change, e.Mood)
	}
	bold := widgets.Bold(u, widgets.Sizes.Body)
	value := widgets.Aligned(widgets.Shrunk(u, e.Value, r.W, bold, widgets.Sizes.Micro), paint.Right)
	u.P.TextIn(r.CutRight(min(r.W*widestValue, u.P.Width(e.Value, value)+2)), e.Value, value)
	r.CutRight(8)
	if !above {
		widgets.LabelShrunk(u, r, e.Label, label)
	}
}

// rowHeight returns the height of a row, with the label above the value or beside it.
func (c *outcome) rowHeight(u *ui.UI, above bool) float32 {
	line := widgets.Line(u, widgets.Sizes.Body)
	height := max(effectHeight, line+10)
	if above {
		height += line
	}
	return height
}

// DrawChange draws a change with its direction and cuts it off the right end of r.
func DrawChange(u *ui.UI, r *ui.Rect, words string, m draft.Mood) {
	style := u.Type(widgets.Sizes.Compact, paint.Bold, widgets.MoodInk(u, m))
	w := u.P.Width(words, style)
	cell := r.CutRight(w + changeSides)
	const side = 8
	x, y, high := cell.X+9, cell.Y+cell.H/2, float32(side*0.45) // a triangle that points up or down
	if m == draft.Loss {
		high = -high
	}
	if m != draft.Even {
		u.P.Polygon([]paint.Point{
			{X: x - side/2, Y: y + high}, {X: x + side/2, Y: y + high}, {X: x, Y: y - high},
		}, style.Color)
	}
	u.P.TextIn(paint.R(cell.Right()-w, cell.Y, w, cell.H), words, style)
}

// drawWorth draws the changes of players' worth by the action and by a price that may fall later.
func (c *outcome) drawWorth(u *ui.UI, col *widgets.Column) {
	e := c.draft.Effects()
	if e == nil {
		return
	}
	head := text.Capital(c.Desk.Say(text.NetWorth))
	if corp := c.draft.Awaits(); corp != 0 {
		head = c.Phrase(text.WorthUntil, text.Facts{"company": c.Desk.Speaker().Corp(corp)})
	}
	c.DrawWorths(u, col, "worth:", head, e.Worths())
	c.DrawWorths(u, col, "hit:", c.Phrase(text.WorthUnprotected, nil), c.draft.Blocks().WorthChanges())
}

// DrawWorths draws the changes of all players' worth below a heading, unless all are zero. The ids of its nodes begin
// with key.
func (c *outcome) DrawWorths(u *ui.UI, col *widgets.Column, key, head string, changes []int32) {
	if !slices.ContainsFunc(changes, func(n int32) bool { return n != 0 }) {
		return
	}
	widgets.LabelShrunk(u, col.Cut(widgets.Line(u, widgets.Sizes.Compact)), head,
		widgets.Soft(u, widgets.Sizes.Compact))
	const sign, gap = 22, 6 // width of a player's shape with the gap behind it; gap between columns
	bold, widest := u.Type(widgets.Sizes.Compact, paint.Bold, u.Theme.Ink.Base), float32(0)
	for _, n := range changes {
		widest = max(widest, u.P.Width(c.Desk.Change(n), bold))
	}
	columns := min(len(changes), max(1, int((col.Rect.W+gap)/(sign+widest+gap))))
	var row ui.Rect
	for i, n := range changes {
		if i%columns == 0 {
			row = col.Cut(widgets.Line(u, widgets.Sizes.Body) + 4)
		}
		seat := id.Player(i + 1)
		cell := row.Columns(i%columns, columns, gap)
		c.Desk.Seats.Draw(u, seat, cell.X+9, cell.Y+cell.H/2, 8)
		cell.CutLeft(sign)
		words := c.Desk.Change(n)
		u.Node(ui.Node{ID: key + text.Number(int32(seat)), Role: ui.RoleText, Describe: head,
			Name: c.Desk.Speaker().Player(seat) + " " + c.Phrase(text.WorthChange, text.Facts{"change": words}), Rect: cell})
		u.P.TextIn(cell, words, u.Type(widgets.Sizes.Compact, paint.Bold, widgets.MoodInk(u, draft.MoodOf(n))))
	}
	col.Gap(6)
}

// DrawNotes draws the notes, warnings and notices, one below the other.
func (c *outcome) DrawNotes(u *ui.UI, col *widgets.Column, notes []draft.Note) {
	for i, n := range notes {
		c.DrawNote(u, col, "note:"+text.Number(int32(i)), n)
	}
}

// DrawNote draws one note. A warning has its own sign and colors.
func (c *outcome) DrawNote(u *ui.UI, col *widgets.Column, id string, n draft.Note) {
	t := &u.Theme
	ink, ground, sign := t.Ink.Base, t.BG.Sunken, icon.Info
	if n.Warn {
		ink, ground, sign = t.Warn.Base, t.Warn.Soft, icon.Warn
	}
	widgets.DrawNotice(u, col, id, n.Text, sign, ink, ground)
}
