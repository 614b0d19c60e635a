package scenes

import (
	"slices"
	"strings"

	"hexrail/game/draft"
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/game/ui/token"
	"hexrail/game/view"
	"hexrail/rules/id"
)

// optionHeight is the height of a row of one or two lines.
func optionHeight(u *ui.UI, detail bool) float32 {
	h := max(theme.Size.ActionButton, u.Target())
	if detail {
		h = max(h, line(u, sizes.Body)+line(u, sizes.Compact)+12)
	}
	return h
}

// option draws a row of a list of choices: what it is, more about it, what it costs. A press chooses it, or asks why it
// cannot be chosen.
func (c *choosing) option(u *ui.UI, col *column, o draft.Option, lead func(u *ui.UI, r ui.Rect)) {
	if o.Barred && o.Group == draft.Privates {
		c.barredLine(u, col, o)
		return
	}
	title, small := bold(u, sizes.Body), soft(u, sizes.Compact)
	if o.Barred {
		title.Color, small.Color = u.Theme.Ink.Faint, u.Theme.Bad.Base
	}
	figureW, leadW := float32(0), float32(0)
	if o.Figure != "" {
		figureW = u.P.Width(o.Figure, title) + 6
	}
	if lead != nil {
		leadW = 44
	}
	h := optionHeight(u, o.Detail != "" || o.Barred)
	room := col.r.W - 24 - leadW - figureW
	name := shrunk(u, o.Text, room, title, sizes.Micro)
	if o.Detail == "" && !o.Barred && u.P.Width(o.Text, name) > room { // it takes two lines
		name = title
		h = max(h, float32(len(u.P.Wrap(o.Text, room, name)))*line(u, sizes.Body)+12)
	}
	r := col.cut(h)
	col.gap(6)
	chosen := c.draft.Chosen() != nil && c.draft.Chosen().Key == o.Key
	n := ui.Node{ID: o.Key, Role: ui.RoleRadio, Name: o.Spoken, Checked: ui.Is(chosen), Disabled: o.Barred, Describe: o.Why.Text}
	s := u.Press(n, r, theme.Radius.Button)
	optionGround(u, r, chosen, o.Barred, s)
	if u.Area(o.Key, ui.Rect{}).Clicked {
		c.choose(o.Key)
		u.Again()
	}
	in := r.Pad(12, 4)
	if lead != nil {
		lead(u, in.CutLeft(leadW))
	}
	u.P.TextIn(in.CutRight(figureW), o.Figure, aligned(title, paint.Right))
	detail := o.Detail
	if o.Barred {
		x, y := in.CutRight(22).Center()
		icon.Draw(u.P, icon.Lock, x, y, theme.Size.IconSmall, u.Theme.Ink.Faint)
		detail = o.Why.Brief
	}
	if detail == "" {
		lines(u, in, o.Text, name)
		return
	}
	u.Label(in.CutTop(in.H*0.55), o.Text, shrunk(u, o.Text, in.W, title, sizes.Micro))
	u.Label(in, detail, small)
}

// barredLine draws a choice that nobody can take and few look for as a quiet line: what it is and why not, which a press
// explains.
func (c *choosing) barredLine(u *ui.UI, col *column, o draft.Option) {
	r := col.cut(max(line(u, sizes.Compact)+8, u.Target()))
	n := ui.Node{ID: o.Key, Role: ui.RoleRadio, Name: o.Spoken, Checked: ui.Off, Disabled: true, Describe: o.Why.Text}
	u.Press(n, r, theme.Radius.Button)
	if u.Area(o.Key, ui.Rect{}).Clicked {
		c.choose(o.Key)
		u.Again()
	}
	in := r.Pad(12, 0)
	x, y := in.CutLeft(20).Center()
	icon.Draw(u.P, icon.Lock, x-3, y, theme.Size.IconSmall, u.Theme.Ink.Faint)
	u.Label(in, o.Text+" · "+o.Why.Brief, soft(u, sizes.Compact))
}

func optionGround(u *ui.UI, r ui.Rect, chosen, barred bool, s ui.Press) {
	t := &u.Theme
	fill, edge, w := t.BG.Surface, t.Line.Base, theme.Stroke.Control
	switch {
	case chosen:
		fill, edge, w = t.Accent.Soft, t.Accent.Base, theme.Stroke.Selected
	case barred:
		fill = t.BG.Sunken
	case s.Hover || s.Held:
		fill = t.BG.Sunken
	}
	u.P.RoundRect(r, theme.Radius.Button, fill)
	u.P.Frame(r, theme.Radius.Button, w, edge)
}

// options draws the rows of a group, as one choice for assistive technology. What the chosen one costs and leads to stands
// right below it.
func (c *choosing) options(u *ui.UI, col *column, g draft.Group, skip func(draft.Option) bool) {
	list := c.draft.Options(g)
	if len(list) == 0 {
		return
	}
	order, _ := c.table.promptWords()
	u.Open(ui.Node{ID: "options:" + string(rune('0'+g)), Role: ui.RoleRadioGroup, Name: order, Rect: col.rest()})
	defer u.Close()
	if skip != nil {
		list = slices.DeleteFunc(slices.Clone(list), skip)
	}
	c.optionRows(u, col, list)
}

// optionRows draws the rows of a choice.
func (c *choosing) optionRows(u *ui.UI, col *column, list []draft.Option) {
	for _, o := range list {
		c.option(u, col, o, c.lead(o))
		if c.about == o.Key {
			c.answerHere(u, col)
		}
		if chosen := c.draft.Chosen(); chosen != nil && chosen.Key == o.Key {
			top := col.top
			c.priceField(u, col)
			if c.effects(u, col); col.top > top {
				col.gap(6)
			}
		}
	}
}

// lead returns what draws the picture at the head of an option's row.
func (c *choosing) lead(o draft.Option) func(*ui.UI, ui.Rect) {
	switch {
	case o.Train != 0:
		v := c.draft.View()
		def := v.T.Train(v.T.KindOf(o.Train))
		return func(u *ui.UI, r ui.Rect) {
			ps := parts{u: u}
			ps.trainCard(def.Name, view.NameCut(v, v.T.KindOf(o.Train)), def.RustsOn == "", false)
			ps.draw(r)
		}
	case o.Corp != 0:
		return func(u *ui.UI, r ui.Rect) { c.token(u, r, o.Corp) }
	}
	return nil
}

// token draws the token of a company at the left of a rectangle.
func (c *choosing) token(u *ui.UI, r ui.Rect, corp id.Corp) {
	radius := min(r.H/2, 17)
	token.Draw(u.P, r.X+radius, r.Y+r.H/2, radius, c.table.tokens[corp])
}

// answer draws the answer at the top of the panel, unless it stands below the row that was asked about.
func (c *choosing) answer(u *ui.UI, col *column) {
	for _, prefix := range [...]string{"train:", "private:", "exchange:", "bid:"} {
		if strings.HasPrefix(c.about, prefix) {
			return
		}
	}
	if c.news {
		u.ScrollTo("step", ui.Rect{}, 0, 0)
	}
	c.answerHere(u, col)
}

// answerHere draws why something that was asked about cannot be done, with the way to the rule.
func (c *choosing) answerHere(u *ui.UI, col *column) {
	c.news = false
	if c.asked.Text == "" {
		return
	}
	words := c.asked.Text
	t := &u.Theme
	style := u.Type(sizes.Compact, paint.Regular, t.Ink.Base)
	head := u.Type(sizes.Compact, paint.Bold, t.Bad.Base)
	lines := u.P.Wrap(words, col.r.W-24, style)
	link := c.asked.Rule != "" && c.table.hooks.Rules != nil
	h := float32(len(lines))*line(u, sizes.Compact) + line(u, sizes.Compact) + 22
	if link {
		h += line(u, sizes.Compact) + 6
	}
	box := col.cut(h)
	col.gap(8)
	u.Open(ui.Node{ID: "why", Role: ui.RoleNote, Name: words, Rect: box})
	defer u.Close()
	u.P.RoundRect(box, theme.Radius.Button, t.Bad.Soft)
	in := newColumn(u, box.Pad(12, 10))
	row := in.cut(line(u, sizes.Compact))
	x, y := row.CutLeft(20).Center()
	icon.Draw(u.P, icon.Lock, x-2, y, 15, t.Bad.Base)
	title := c.table.speaker().Word(text.Why)
	if c.what != "" {
		title += " " + c.what
	}
	u.Label(row, title, head)
	in.gap(2)
	u.Paragraph("why:text", in.cut(float32(len(lines))*line(u, sizes.Compact)), words, style)
	if link {
		in.gap(6)
		c.ruleLink(u, in.cut(line(u, sizes.Compact)))
	}
}

// ruleLink opens the rule that the last answer names.
func (c *choosing) ruleLink(u *ui.UI, r ui.Rect) {
	words := c.table.speaker().Word(text.RuleShow)
	style := u.Type(sizes.Compact, paint.Bold, u.Theme.Accent.Base)
	r.W = u.P.Width(words, style)
	s := u.Press(ui.Node{ID: "why:rule", Role: ui.RoleLink, Name: words + ", " + c.asked.Rule}, r, theme.Radius.Chip)
	u.P.TextIn(r, words, style)
	u.P.Fill(paint.R(r.X, r.Bottom()-2, r.W, 1), u.Theme.Accent.Base)
	if s.Clicked {
		c.table.hooks.Rules(c.table, c.asked.Cite)
	}
}
