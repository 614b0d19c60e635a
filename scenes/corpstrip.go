package scenes

import (
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/game/ui/token"
	"hexrail/game/view"
	"hexrail/rules/id"
)

// operators returns the companies that operate, in operating order.
func (t *Table) operators() []view.Corp {
	var list []view.Corp
	for _, c := range t.see().Corps {
		if c.Standing == view.Floated {
			list = append(list, c)
		}
	}
	return list
}

// corpStrip draws the companies in operating order along r and reports whether there were any.
func (t *Table) corpStrip(u *ui.UI, r ui.Rect) {
	list := t.operators()
	if len(list) == 0 {
		return
	}
	u.Open(ui.Node{ID: "corps", Role: ui.RoleToolbar, Name: t.app.say(tableWords.order), Rect: r})
	defer u.Rove("corps")
	defer u.Close()
	const gap, most = 6, 150
	w := min((r.W-gap*float32(len(list)-1))/float32(len(list)), most*u.TextScale)
	for i := range list {
		t.corpChip(u, paint.R(r.X+float32(i)*(w+gap), r.Y, w, r.H), &list[i])
	}
}

// chooseCorp pins a company, or lets go of it.
func (t *Table) chooseCorp(c id.Corp) {
	if t.chosen.Corp == c {
		c = 0
	}
	t.chosen.Corp = c
}

func (t *Table) corpChip(u *ui.UI, r ui.Rect, c *view.Corp) {
	n := ui.Node{ID: "corp:" + c.Name, Role: ui.RoleButton, Name: c.Spoken, Pressed: ui.Is(c.Selected)}
	price := t.priceChange(c, &n)
	defer t.changeMark(u, r, price)
	p := u.Press(n, r, theme.Radius.Button)
	if p.Clicked {
		t.chooseCorp(c.ID)
		t.showTab(corpTab)
		u.Again()
	}
	if p.Hover || p.Focus {
		t.pointing.corp = c.ID
	}
	done := c.Operated && !c.Operating
	t.chipGround(u, r, c, p, done)
	in := r.Pad(8, 0)
	radius := float32(15)
	narrow := r.W < 112
	if narrow {
		in, radius = r.Pad(6, 0), 12
	}
	x, y := in.CutLeft(2 * radius).Center()
	token.Draw(u.P, x, y, radius, t.tokens[c.ID])
	if done {
		u.P.Circle(x, y, radius+1, u.Theme.BG.Sunken.Alpha(0.38))
	}
	in.CutLeft(min(6, in.W*0.08))
	lines := in.Middle(in.W, 2*line(u, sizes.Body)+1)
	money := lines.CutTop(line(u, sizes.Body))
	switch {
	case done && narrow: // on the token
		u.P.Circle(x+radius-4, y+radius-4, 7, u.Theme.BG.Surface)
		icon.Draw(u.P, icon.Check, x+radius-4, y+radius-4, 12, u.Theme.Good.Base)
	case done:
		x, y := money.CutRight(14).Center()
		icon.Draw(u.P, icon.Check, x, y, 14, u.Theme.Good.Base)
	}
	t.chipMoney(u, c, money, done)
	if p := t.shownPlayer(); p != 0 {
		t.holding(u, c, p).draw(lines)
	} else {
		t.chipTrains(u, c, lines.W).draw(lines)
	}
}

// chipTrains returns the trains of a company, or in a word what is unusual about one that has none or runs no more.
func (t *Table) chipTrains(u *ui.UI, c *view.Corp, width float32) *parts {
	trains, none := c.Trains, t.app.say(tableWords.noTrain)
	if c.Brief != "" {
		none = c.Brief
	}
	if c.Ceased {
		trains = nil
	}
	return fitTrains(u, trains, none, width)
}

func (t *Table) chipGround(u *ui.UI, r ui.Rect, c *view.Corp, p ui.Press, done bool) {
	u.Card(r, theme.Radius.Button)
	switch {
	case c.Operating:
		u.P.Frame(r, theme.Radius.Button, theme.Stroke.Selected, u.Theme.Accent.Base)
	case c.Selected:
		u.P.Frame(r, theme.Radius.Button, theme.Stroke.Control, u.Theme.Accent.Line)
		fallthrough
	case p.Hover:
		u.P.RoundRect(r.Inset(1.5), theme.Radius.Button, u.Theme.BG.Sunken)
	case done:
		u.P.RoundRect(r, theme.Radius.Button, u.Theme.BG.Sunken)
	}
}

func (t *Table) chipMoney(u *ui.UI, c *view.Corp, r ui.Rect, done bool) {
	ps, price := &parts{u: u}, bold(u, sizes.Lead)
	if done {
		price.Color = u.Theme.Ink.Soft
	}
	ps.text(c.Price, shrunk(u, c.Price, r.W, price, sizes.Micro-1))
	ps.gap(5)
	money := &parts{u: u}
	money.text(c.Treasury, soft(u, sizes.Compact))
	if ps.width()+money.width() <= r.W {
		ps.list = append(ps.list, money.list...)
	}
	ps.draw(r)
}

// holding returns what a player holds of a company, crowned if he presides over it.
func (t *Table) holding(u *ui.UI, c *view.Corp, p id.Player) *parts {
	ps := &parts{u: u}
	ps.seat(t, p, 7)
	ps.gap(4)
	for _, h := range c.Holders {
		if h.Owner.Player() != p {
			continue
		}
		ps.text(t.speaker().Percent(h.Percent), bold(u, sizes.Compact))
		if h.President {
			ps.gap(4)
			ps.crown()
		}
		return ps
	}
	ps.text(nothing, faint(u, sizes.Compact))
	return ps
}
