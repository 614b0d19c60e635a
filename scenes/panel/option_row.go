package panel

import (
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
	"hexrail/scenes/widgets"
)

// optionHeight is the height of a row of one or two lines.
func optionHeight(u *ui.UI, detail bool) float32 {
	h := max(theme.Size.ActionButton, u.Target())
	if detail {
		h = max(h, widgets.Line(u, widgets.Sizes.Body)+widgets.Line(u, widgets.Sizes.Compact)+12)
	}
	return h
}

// option draws a row of a list of choices: what it is, more about it, what it costs. A press chooses it, or asks why it
// cannot be chosen.
func (c *choosing) option(u *ui.UI, col *widgets.Column, o draft.Option, lead func(u *ui.UI, r ui.Rect)) {
	if o.Barred && o.Group == draft.Privates {
		c.barredLine(u, col, o)
		return
	}
	title, small := widgets.Bold(u, widgets.Sizes.Body), widgets.Soft(u, widgets.Sizes.Compact)
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
	const lockW = 22
	room, detail := col.Rect.W-24-leadW-figureW, o.Detail
	direct := c.direct(o)
	if direct {
		room -= directWidth(u)
	}
	if o.Barred {
		room, detail = room-lockW, o.Why.Brief
	}
	h := optionHeight(u, detail != "")
	name := widgets.Shrunk(u, o.Text, room, title, widgets.Sizes.Micro)
	if detail == "" && u.P.Width(o.Text, name) > room { // it takes two lines
		name = title
		h = max(h, float32(len(u.P.Wrap(o.Text, room, name)))*widgets.Line(u, widgets.Sizes.Body)+12)
	}
	titles, details := 1, 1 // lines, where they are two texts
	if detail != "" {
		titles, details = len(u.P.Wrap(o.Text, room, name)), len(u.P.Wrap(detail, room, small))
		if u.P.Width(detail, small)*widgets.Sizes.Micro/widgets.Sizes.Compact <= room {
			details = 1
		}
		h = max(h, float32(titles)*widgets.Line(u, widgets.Sizes.Body)+float32(details)*widgets.Line(u, widgets.Sizes.Compact)+12)
	}
	r := col.Cut(h)
	col.Gap(6)
	chosen := c.draft.Chosen() != nil && c.draft.Chosen().Key == o.Key || c.sited(o)
	n := ui.Node{ID: o.Key, Role: ui.RoleRadio, Name: o.Spoken, Checked: ui.Is(chosen), Disabled: o.Barred, Describe: o.Why.Text}
	s := u.Press(n, r, theme.Radius.Button)
	widgets.OptionGround(u, r, chosen, o.Barred, s)
	if u.Area(o.Key, ui.Rect{}).Clicked {
		c.Choose(o.Key)
		u.Again()
	}
	in := r.Pad(12, 4)
	if direct {
		c.directButton(u, in.CutRight(directWidth(u)), o.Key, o.Spoken, func() { c.Choose(o.Key) })
	}
	if lead != nil {
		lead(u, in.CutLeft(leadW))
	}
	u.P.TextIn(in.CutRight(figureW), o.Figure, widgets.Aligned(title, paint.Right))
	if o.Barred {
		x, y := in.CutRight(lockW).Center()
		icon.Draw(u.P, icon.Lock, x, y, theme.Size.IconSmall, u.Theme.Ink.Faint)
	}
	if detail == "" {
		widgets.Lines(u, in, o.Text, name)
		return
	}
	if titles+details > 2 {
		in.CutTop(2)
		u.P.Paragraph(in.CutTop(float32(titles)*widgets.Line(u, widgets.Sizes.Body)), o.Text, name)
		u.P.Paragraph(in, detail, small)
		return
	}
	u.Label(in.CutTop(in.H*0.55), o.Text, widgets.Shrunk(u, o.Text, in.W, title, widgets.Sizes.Micro))
	u.Label(in, detail, small)
}

// barredLine draws a choice that nobody can take and few look for as a quiet line: what it is and why not, which a press
// explains.
func (c *choosing) barredLine(u *ui.UI, col *widgets.Column, o draft.Option) {
	r := col.Cut(max(widgets.Line(u, widgets.Sizes.Compact)+8, u.Target()))
	n := ui.Node{ID: o.Key, Role: ui.RoleRadio, Name: o.Spoken, Checked: ui.Off, Disabled: true, Describe: o.Why.Text}
	u.Press(n, r, theme.Radius.Button)
	if u.Area(o.Key, ui.Rect{}).Clicked {
		c.Choose(o.Key)
		u.Again()
	}
	in := r.Pad(12, 0)
	x, y := in.CutLeft(20).Center()
	icon.Draw(u.P, icon.Lock, x-3, y, theme.Size.IconSmall, u.Theme.Ink.Faint)
	u.Label(in, o.Text+" · "+o.Why.Brief, widgets.Soft(u, widgets.Sizes.Compact))
}

// options draws the rows of a group, as one choice for assistive technology. What the chosen one costs and leads to stands
// right below it.
func (c *choosing) options(u *ui.UI, col *widgets.Column, g draft.Group) {
	list := c.draft.Options(g)
	if len(list) == 0 {
		return
	}
	order, _ := c.desk.PromptWords()
	u.Open(ui.Node{ID: "options:" + string(rune('0'+g)), Role: ui.RoleRadioGroup, Name: order, Rect: col.Rest()})
	defer u.Close()
	c.optionRows(u, col, list)
}

// manyPowers is how many ways to use one private are listed without being asked for.
const manyPowers = 4

// powers draws what privates allow, as one choice for assistive technology. The many ways to use one private stand behind a button.
func (c *choosing) powers(u *ui.UI, col *widgets.Column) {
	list := c.draft.Options(draft.Powers)
	if len(list) == 0 {
		return
	}
	u.Open(ui.Node{ID: "options:" + string(rune('0'+draft.Powers)), Role: ui.RoleRadioGroup, Name: c.desk.Speaker().Word(text.TabPrivates), Rect: col.Rest()})
	defer u.Close()
	for len(list) > 0 {
		n := 1
		for n < len(list) && list[n].Private == list[0].Private {
			n++
		}
		if n <= manyPowers || c.unfold(u, col, list[:n]) {
			c.optionRows(u, col, list[:n])
		}
		list = list[n:]
	}
}

// peekPowers cuts a button for each private that can be used now from the left of the row in a phone's lowest sheet, and reports
// whether there is one. A press chooses what the private does, and shows it.
func (c *choosing) peekPowers(u *ui.UI, r *ui.Rect) (any bool) {
	list := c.draft.Options(draft.Powers)
	for len(list) > 0 {
		n := 1
		for n < len(list) && list[n].Private == list[0].Private {
			n++
		}
		uses, o := list[:n], list[0]
		list = list[n:]
		if o.Private == 0 || o.Barred {
			continue
		}
		def := c.desk.See().Privates[o.Private-1]
		b := ui.Button{Text: def.Name, Name: o.Text, Icon: icon.Certificate, Small: true}
		id := o.Key
		if len(uses) > 1 {
			b.Name, id = def.Name+" · "+def.LongName, "uses:"+def.Name
		}
		w := u.ButtonWidth(b)
		if w > r.W {
			break
		}
		cell := r.CutLeft(w)
		cell.H = min(cell.H, theme.Size.Phone.ChipRow)
		r.CutLeft(8)
		if any = true; !u.Button(id, cell, b) {
			continue
		}
		if len(uses) > 1 {
			c.opened = o.Private
			c.desk.Lift()
		} else {
			c.Choose(o.Key)
		}
		u.Again()
	}
	return any
}

// unfold draws the button behind which the ways to use a private stand, and reports whether they are shown.
func (c *choosing) unfold(u *ui.UI, col *widgets.Column, list []draft.Option) bool {
	p := list[0].Private
	open := c.opened == p || c.draft.Chosen() != nil && c.draft.Chosen().Private == p
	def := c.desk.See().Privates[p-1]
	b := ui.Button{Text: def.Name + " · " + def.LongName, Icon: icon.Certificate, Small: true, Pressed: ui.Is(open)}
	row := col.Cut(max(theme.Size.ButtonSmall, u.Target()))
	if u.Button("uses:"+def.Name, row.CutLeft(min(row.W, u.ButtonWidth(b))), b) {
		if c.opened = p; open {
			c.opened = 0
		}
		u.Again()
	}
	col.Gap(8)
	return open
}

// optionRows draws the rows of a choice.
func (c *choosing) optionRows(u *ui.UI, col *widgets.Column, list []draft.Option) {
	for _, o := range list {
		c.tellRun(&o)
		c.option(u, col, o, c.lead(o))
		if c.about == o.Key {
			c.answerHere(u, col)
		}
		if chosen := c.draft.Chosen(); chosen != nil && chosen.Key == o.Key {
			top := col.Top
			c.amounts(u, col, chosen)
			c.privatePower(u, col, chosen)
			c.priceField(u, col)
			if c.effects(u, col); col.Top > top {
				col.Gap(6)
			}
		}
		if c.sited(o) {
			c.optionRows(u, col, c.draft.Options(draft.Sites))
		}
	}
}

// tellRun adds to the row of a train or a station what the company would run with it.
func (c *choosing) tellRun(o *draft.Option) {
	if o.Barred || len(o.Forms) == 0 {
		return
	}
	f, known := c.draft.BestRun(o.Forms[0])
	if !known {
		return
	}
	say := c.desk.Speaker()
	o.Why.Text = c.desk.Phrase(Words.WouldRun, text.Facts{"$sum": say.Money(f.After), "$now": say.Money(f.Before)})
	if o.Detail == "" {
		o.Detail = o.Why.Text
	} else {
		o.Detail = say.List([]string{o.Detail, o.Why.Text})
	}
}

// direct reports whether the row of an option has a button that plays it at once: the row tells all that the option leads to.
func (c *choosing) direct(o draft.Option) bool {
	if o.Barred || len(o.Forms) != 1 || c.desk.Away() {
		return false
	}
	return o.Group == draft.Sites || o.Group == draft.Main && c.draft.Step().Direct
}

// directWidth is the room of the button that plays a row.
func directWidth(u *ui.UI) float32 { return max(theme.Size.ButtonSmall, u.Target()) + 6 }

// directButton draws the button that plays what a row tells, with the sign of the confirmation on the map. choose takes the row.
func (c *choosing) directButton(u *ui.UI, r ui.Rect, key, name string, choose func()) {
	side := directWidth(u) - 6
	b := ui.Button{Icon: icon.Check, Name: name, Small: true}
	if u.Button(key+":do", paint.R(r.Right()-side+6, r.Y+(r.H-side)/2, side, side), b) && c.desk.Ready(u) {
		choose()
		c.do()
		u.Again()
	}
}

// sited reports whether an option is the row of the private whose marker is being placed.
func (c *choosing) sited(o draft.Option) bool {
	return o.Group == draft.Powers && o.Private != 0 && o.Private == c.draft.Site()
}

// privatePower draws what a private does that a company may acquire.
func (c *choosing) privatePower(u *ui.UI, col *widgets.Column, o *draft.Option) {
	if o.Power {
		c.plain(u, col, "power:about", c.desk.See().Privates[o.Private-1].Power)
	}
}

// lead returns what draws the picture at the head of an option's row.
func (c *choosing) lead(o draft.Option) func(*ui.UI, ui.Rect) {
	switch {
	case o.Train != 0:
		v := c.draft.View()
		def := v.T.Train(o.Side)
		return func(u *ui.UI, r ui.Rect) {
			ps := widgets.NewParts(u)
			ps.TrainCard(def.Name, view.NameCut(v, o.Side), def.RustsOn == "", false)
			ps.Draw(r)
		}
	case o.Corp != 0:
		return func(u *ui.UI, r ui.Rect) { c.token(u, r, o.Corp) }
	}
	return nil
}

// token draws the token of a company at the left of a rectangle.
func (c *choosing) token(u *ui.UI, r ui.Rect, corp id.Corp) {
	radius := min(r.H/2, 17)
	token.Draw(u.P, r.X+radius, r.Y+r.H/2, radius, c.desk.Tokens[corp])
}

// answer draws the answer at the top of the panel, unless it stands below the row that was asked about.
func (c *choosing) answer(u *ui.UI, col *widgets.Column) {
	rows := []string{"train:", "private:", "exchange:"}
	if !c.desk.OnBoard(LotBoard) {
		rows = append(rows, "bid:")
	}
	for _, prefix := range rows {
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
func (c *choosing) answerHere(u *ui.UI, col *widgets.Column) {
	news := c.news
	if c.news = false; c.asked.Text == "" {
		return
	}
	words := c.asked.Text
	t := &u.Theme
	style := u.Type(widgets.Sizes.Compact, paint.Regular, t.Ink.Base)
	head := u.Type(widgets.Sizes.Compact, paint.Bold, t.Bad.Base)
	lines := u.P.Wrap(words, col.Rect.W-24, style)
	link := c.asked.Rule != "" && c.desk.Rules() != nil
	h := float32(len(lines))*widgets.Line(u, widgets.Sizes.Compact) + widgets.Line(u, widgets.Sizes.Compact) + 22
	if link {
		h += widgets.Line(u, widgets.Sizes.Compact) + 6
	}
	box := col.Cut(h)
	col.Gap(8)
	if news {
		u.Reveal(box)
	}
	u.Open(ui.Node{ID: "why", Role: ui.RoleNote, Name: words, Rect: box})
	defer u.Close()
	u.P.RoundRect(box, theme.Radius.Button, t.Bad.Soft)
	in := widgets.NewColumn(u, box.Pad(12, 10))
	row := in.Cut(widgets.Line(u, widgets.Sizes.Compact))
	x, y := row.CutLeft(20).Center()
	icon.Draw(u.P, icon.Lock, x-2, y, 15, t.Bad.Base)
	title := c.desk.Speaker().Word(text.Why)
	if c.what != "" {
		title += " " + c.what
	}
	u.Label(row, title, head)
	in.Gap(2)
	u.Paragraph("why:text", in.Cut(float32(len(lines))*widgets.Line(u, widgets.Sizes.Compact)), words, style)
	if link {
		in.Gap(6)
		c.ruleLink(u, in.Cut(widgets.Line(u, widgets.Sizes.Compact)))
	}
}

// ruleLink opens the rule that the last answer names.
func (c *choosing) ruleLink(u *ui.UI, r ui.Rect) {
	words := c.desk.Speaker().Word(text.RuleShow)
	style := u.Type(widgets.Sizes.Compact, paint.Bold, u.Theme.Accent.Base)
	r.W = u.P.Width(words, style)
	s := u.Press(ui.Node{ID: "why:rule", Role: ui.RoleLink, Name: words + ", " + c.asked.Rule}, r, theme.Radius.Chip)
	u.P.TextIn(r, words, style)
	u.P.Fill(paint.R(r.X, r.Bottom()-2, r.W, 1), u.Theme.Accent.Base)
	if s.Clicked {
		c.desk.Rules()(c.asked.Cite)
	}
}
