package scenes

import (
	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/game/ui/token"
	"hexrail/game/view"
	"hexrail/rules"
	"hexrail/scenes/kit"
)

// corpList draws all companies as lines and returns the height.
func (t *Table) corpList(u *ui.UI, r ui.Rect) float32 {
	if t.kinds() {
		return t.corpKinds(u, r)
	}
	top := r.Y
	for i := range t.see().Corps {
		row := r.CutTop(46 * u.TextScale)
		t.corpLine(u, row, &t.see().Corps[i])
		kit.Rule(u, r)
	}
	return r.Y - top
}

func (t *Table) corpLine(u *ui.UI, r ui.Rect, c *view.Corp) {
	p := u.Press(ui.Node{
		ID: "line:" + c.Name, Role: ui.RoleButton, Name: t.phrase(tableWords.about, text.Facts{"corp": c.Name}), Describe: c.Spoken,
	}, r, theme.Radius.Chip)
	if p.Clicked {
		t.chooseCorp(c.ID)
		u.Again()
	}
	if p.Hover || p.Focus {
		t.pointing.corp = c.ID
	}
	if p.Hover {
		u.P.RoundRect(r, theme.Radius.Chip, u.Theme.BG.Sunken)
	}
	x, y := r.CutLeft(38).Center()
	token.Draw(u.P, x, y, 15, t.tokens[c.ID])
	ps := kit.NewParts(u)
	if c.President != "" {
		if t.game.Title().HasShares() {
			ps.Icon(icon.Crown, 14, u.Theme.Ink.Faint)
			ps.Gap(4)
		}
		ps.Seat(t.seats, t.view().President(c.ID), 8)
		ps.Gap(8)
	}
	ps.Text(c.Price, kit.Bold(u, kit.Sizes.Body))
	ps.Gap(4)
	w := ps.Width()
	ps.DrawRight(r.CutRight(w))
	lines := r.Middle(r.W, kit.Line(u, kit.Sizes.Body)+kit.Line(u, kit.Sizes.Caption))
	name, about := c.Name, t.standing(c)
	if t.kinds() {
		name, about = t.kindName(c), t.kindAbout(c)
	}
	u.Label(lines.CutTop(kit.Line(u, kit.Sizes.Body)), name, kit.Bold(u, kit.Sizes.Body))
	u.Label(lines, about, kit.Soft(u, kit.Sizes.Caption))
}

// corpCard draws a company as a card of the phone: token, price, treasury, trains, last run, holders.
func (t *Table) corpCard(u *ui.UI, r ui.Rect, c *view.Corp) {
	n := ui.Node{ID: "card:" + c.Name, Role: ui.RoleButton, Name: c.Spoken}
	price := t.priceChange(c, &n)
	defer t.changeMark(u, r, price)
	if u.Press(n, r, theme.Radius.Card).Clicked {
		t.chosen.Corp = c.ID
		u.Again()
	}
	u.Card(r, theme.Radius.Card)
	if c.Operating {
		u.P.Frame(r, theme.Radius.Card, theme.Stroke.Selected, u.Theme.Accent.Base)
	}
	in := r.Pad(11, 9)
	t.corpCardBar(u, in.CutBottom(16*u.TextScale), c)
	in.CutBottom(6)
	foot := in.CutBottom(22 * u.TextScale)
	t.corpCardFoot(u, foot, c)
	x, y := in.CutLeft(36).Center()
	token.Draw(u.P, x, y, 17, t.tokens[c.ID])
	in.CutLeft(8)
	if p := t.view().President(c.ID); p != 0 && t.view().Is(c.ID, rules.Started) {
		x, y := in.CutRight(20).Center()
		t.seats.Draw(u, p, x, y-6, 9)
	}
	lines := in.Middle(in.W, kit.Line(u, kit.Sizes.Title)+kit.Line(u, kit.Sizes.Small))
	price, below := c.Price, t.phrase(tableWords.treasuryIs, text.Facts{"$sum": c.Treasury})
	if c.Standing != view.Floated {
		below = t.standing(c)
	}
	if price == "" {
		price = c.Name
	}
	if !t.game.Title().HasShares() {
		price, below = c.Treasury, c.President
	}
	u.P.TextIn(lines.CutTop(kit.Line(u, kit.Sizes.Title)), price, kit.Bold(u, kit.Sizes.Title))
	u.P.TextIn(lines, below, kit.Shrunk(u, below, lines.W, kit.Soft(u, kit.Sizes.Small), kit.Sizes.Micro))
	if c.Standing == view.Unstarted {
		u.P.RoundRect(r, theme.Radius.Card, u.Theme.BG.Surface.Alpha(0.4))
	}
}

func (t *Table) corpCardFoot(u *ui.UI, r ui.Rect, c *view.Corp) {
	if c.LastRun != "" {
		ps := kit.NewParts(u)
		ps.Text(t.app.Say(tableWords.run), kit.Soft(u, kit.Sizes.Small))
		ps.Gap(4)
		ps.Text(c.LastRun, kit.Bold(u, kit.Sizes.Compact))
		ps.DrawRight(r.CutRight(min(ps.Width(), r.W)))
		r.CutRight(4)
	}
	kit.FitTrains(u, c.Trains, t.app.Say(tableWords.noTrain), r.W).Draw(r)
}

func (t *Table) corpCardBar(u *ui.UI, r ui.Rect, c *view.Corp) {
	if !t.game.Title().HasShares() {
		t.moneyBar(u, r.Middle(r.W, 10*u.TextScale), c.ID, t.moneyScale())
		return
	}
	t.holderBar(u, "card:"+c.Name+":shares", paint.R(r.X, r.Y, r.W, r.H), c.Holders)
}
