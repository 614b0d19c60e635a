package scenes

import (
	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
)

// effectHeight is the least height of a consequence in dp.
const effectHeight = 31

// effects draws what the action in hand leads to: a line for each consequence, what every player gains, and warnings.
func (c *choosing) effects(u *ui.UI, col *column) {
	rows := c.draft.Rows()
	for i, r := range rows {
		c.effect(u, col, i, r)
	}
	if len(rows) > 0 {
		col.gap(6)
		c.worths(u, col)
	}
	c.notes(u, col, c.draft.Notes())
}

func (c *choosing) effect(u *ui.UI, col *column, i int, e draft.Row) {
	r := col.cut(max(effectHeight, line(u, sizes.Body)+10))
	name := e.Label + " " + e.Value
	if e.Change != "" {
		name += " " + e.Change
	}
	u.Node(ui.Node{ID: "effect:" + text.Number(int32(i)), Role: ui.RoleText, Name: name, Rect: r})
	if i > 0 {
		rule(u, r)
	}
	if e.Change != "" {
		changed(u, &r, e.Change, e.Mood)
	}
	value := aligned(bold(u, sizes.Body), paint.Right)
	u.P.TextIn(r.CutRight(min(r.W*0.6, u.P.Width(e.Value, value)+2)), e.Value, value)
	r.CutRight(8)
	u.Label(r, e.Label, soft(u, sizes.Body))
}

// changed draws a change with its direction at the right end of a row, and cuts it off.
func changed(u *ui.UI, r *ui.Rect, words string, m draft.Mood) {
	style := u.Type(sizes.Compact, paint.Bold, moodInk(u, m))
	w := u.P.Width(words, style)
	cell := r.CutRight(w + 18)
	if m != draft.Even {
		u.Triangle(cell.X+9, cell.Y+cell.H/2, 8, m == draft.Gain, style.Color)
	}
	u.P.TextIn(paint.R(cell.Right()-w, cell.Y, w, cell.H), words, style)
}

func moodInk(u *ui.UI, m draft.Mood) paint.Color {
	switch m {
	case draft.Gain:
		return u.Theme.Good.Base
	case draft.Loss:
		return u.Theme.Bad.Base
	case draft.Even:
	}
	return u.Theme.Ink.Soft
}

// worths draws what the action does to the worth of every player, if it does anything.
func (c *choosing) worths(u *ui.UI, col *column) {
	e := c.draft.Effects()
	if e == nil {
		return
	}
	any := false
	for _, p := range e.People {
		any = any || p.Worth.Change() != 0
	}
	if !any {
		return
	}
	head := col.cut(line(u, sizes.Compact))
	u.Label(head, text.Capital(c.table.speaker().Word(text.NetWorth)), soft(u, sizes.Compact))
	row := col.cut(line(u, sizes.Body) + 4)
	for i, p := range e.People {
		cell := row.Columns(i, len(e.People), 6)
		c.table.drawSeat(u, p.Player, cell.X+9, cell.Y+cell.H/2, 8)
		cell.CutLeft(22)
		words := c.change(p.Worth.Change())
		u.Node(ui.Node{ID: "worth:" + text.Number(int32(p.Player)), Role: ui.RoleText,
			Name: c.table.speaker().Player(p.Player) + " " + c.say(text.WorthChange, text.Facts{"change": words}), Rect: cell})
		u.P.TextIn(cell, words, u.Type(sizes.Compact, paint.Bold, moodInk(u, mood(p.Worth.Change()))))
	}
	col.gap(6)
}

func mood(change int32) draft.Mood {
	switch {
	case change > 0:
		return draft.Gain
	case change < 0:
		return draft.Loss
	}
	return draft.Even
}

func (c *choosing) change(n int32) string {
	return text.Change(c.table.game.Title().Currency, n)
}

// notes draws warnings and notices.
func (c *choosing) notes(u *ui.UI, col *column, notes []draft.Note) {
	for i, n := range notes {
		c.note(u, col, "note:"+text.Number(int32(i)), n)
	}
}

func (c *choosing) note(u *ui.UI, col *column, id string, n draft.Note) {
	t := &u.Theme
	ink, ground, sign := t.Ink.Base, t.BG.Sunken, icon.Info
	if n.Warn {
		ink, ground, sign = t.Warn.Base, t.Warn.Soft, icon.Warn
	}
	noticeBox(u, col, id, n.Text, sign, ink, ground)
}

// noticeBox draws a sentence with a sign on a coloured ground.
func noticeBox(u *ui.UI, col *column, id, words string, sign icon.Name, ink, ground paint.Color) {
	style := u.Type(sizes.Compact, paint.Regular, ink)
	lines := u.P.Wrap(words, col.r.W-46, style)
	box := col.cut(float32(len(lines))*line(u, sizes.Compact) + 16)
	col.gap(6)
	u.P.RoundRect(box, theme.Radius.Button, ground)
	in := box.Pad(12, 8)
	lead := in.CutLeft(22)
	icon.Draw(u.P, sign, lead.X+7, lead.Y+line(u, sizes.Compact)/2, 16, ink)
	u.Paragraph(id, in, words, style)
}
