package roster

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/scenes/info"
	"github.com/hexrail/hexrail/scenes/recap"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// DrawCorps draws the companies in operating order along r.
func (s *Roster) DrawCorps(u *ui.UI, r ui.Rect) {
	list := s.See().Operators()
	if len(list) == 0 {
		return
	}
	u.Open(ui.Node{ID: "corps", Role: ui.RoleToolbar, Name: s.Say(Words.Order), Rect: r})
	defer u.Rove("corps")
	defer u.Close()
	const gap, most = 6, 150
	w := min((r.W-gap*float32(len(list)-1))/float32(len(list)), most*u.TextScale)
	for i := range list {
		s.drawCorpChip(u, paint.R(r.X+float32(i)*(w+gap), r.Y, w, r.H), &list[i])
	}
}

// drawCorpChip draws a company in as much detail as r allows. A press opens its page.
func (s *Roster) drawCorpChip(u *ui.UI, r ui.Rect, c *view.Corp) {
	n := ui.Node{ID: "corp:" + c.Name, Role: ui.RoleButton, Name: c.Spoken, Pressed: ui.Is(c.Selected)}
	price := s.Others.PriceChange(c, &n)
	defer recap.DrawChange(u, r, price)
	p := u.Press(n, r, theme.Radius.Button)
	if p.Clicked {
		s.ToggleCorp(c.ID)
		s.ShowCorp()
	}
	if p.Hover || p.Focus {
		s.finds.Corp = c.ID
	}
	done := c.Operated && !c.Operating && !c.Between // for this round
	s.drawChipGround(u, r, c, p, done)
	if isLow(u, r) {
		s.drawLineChip(u, r.Pad(8, 0), c, done)
		return
	}
	if r.W < tinyChip*u.TextScale {
		s.drawTinyChip(u, r.Pad(4, 0), c, done)
		return
	}
	s.drawWideChip(u, r, c, done)
}

// Sizes of a chip in dp.
const (
	chipRadius   = 15 // of the token
	narrowRadius = 12 // of the token in a narrow chip
	signSide     = 14 // of the sign right of the price
	signRadius   = 7  // of the sign on the token
	signInset    = 4  // of the sign from the edges of the token
)

// drawWideChip draws token, price, treasury and sign of a company, and below them its trains or the part of the
// selected player.
func (s *Roster) drawWideChip(u *ui.UI, r ui.Rect, c *view.Corp, done bool) {
	in, radius := r.Pad(8, 0), float32(chipRadius)
	narrow := r.W < narrowChip
	if narrow {
		in, radius = r.Pad(6, 0), narrowRadius
	}
	x, y := in.CutLeft(2 * radius).Center()
	s.drawChipToken(u, x, y, radius, c, done)
	in.CutLeft(min(6, in.W*0.08)) // less where every dp counts
	lines := in.Middle(in.W, 2*widgets.Line(u, widgets.Sizes.Body)+1)
	money := lines.CutTop(widgets.Line(u, widgets.Sizes.Body))
	switch sign, ink := chipSign(u, c, done); {
	case sign == "":
	case narrow: // on the token
		s.drawSign(u, x+radius-signInset, y+radius-signInset, signRadius, sign, ink)
	default:
		x, y := money.CutRight(signSide).Center()
		icon.Draw(u.P, sign, x, y, signSide, ink)
	}
	fits := s.drawChipMoney(u, c, money, done)
	if p := s.Player(); p != 0 {
		s.holdingParts(u, c, p).Draw(lines)
		return
	}
	s.drawChipFoot(u, c, lines, !fits)
}

// drawChipFoot draws the trains of a company in the second line of its chip, behind its treasury if withTreasury,
// because that did not fit the first line.
func (s *Roster) drawChipFoot(u *ui.UI, c *view.Corp, r ui.Rect, withTreasury bool) {
	if withTreasury {
		style := widgets.Soft(u, widgets.Sizes.Compact)
		style = widgets.Shrunk(u, c.Treasury, r.W, style, widgets.Sizes.Micro-1)
		w := u.P.Width(c.Treasury, style)
		u.P.TextIn(r.CutLeft(w+1), c.Treasury, style)
		r.CutLeft(4)
		if r.W < minTrains*u.TextScale {
			return
		}
	}
	s.chipTrains(u, c, r.W).Draw(r)
}

// minTrains is the minimum width of a company's trains in dp; in less they are left out.
const minTrains = 16

// drawChipToken draws the token of a company, pale if it is done in this round.
func (s *Roster) drawChipToken(u *ui.UI, x, y, radius float32, c *view.Corp, done bool) {
	const paleness = 0.38
	token.Draw(u.P, x, y, radius, s.Tokens[c.ID])
	if done {
		u.P.Circle(x, y, radius+1, u.Theme.BG.Sunken.Alpha(paleness))
	}
}

// drawSign draws the sign of a chip on a disc.
func (s *Roster) drawSign(u *ui.UI, x, y, radius float32, sign icon.Name, ink paint.Color) {
	u.P.Circle(x, y, radius, u.Theme.BG.Surface)
	icon.Draw(u.P, sign, x, y, radius*1.7, ink)
}

// Widths of a chip in dp below which it is drawn smaller, with the sign on its token, and by drawTinyChip.
const (
	narrowChip = 112
	tinyChip   = 78
)

// drawTinyChip draws a narrow chip: token and trains, and below them price and money or the share of the selected
// player.
func (s *Roster) drawTinyChip(u *ui.UI, r ui.Rect, c *view.Corp, done bool) {
	lines := r.Middle(r.W, 2*widgets.Line(u, widgets.Sizes.Body)+1)
	row := lines.CutTop(widgets.Line(u, widgets.Sizes.Body))
	const radius = 9
	x, y := row.CutLeft(2 * radius).Center()
	s.drawChipToken(u, x, y, radius, c, done)
	if sign, ink := chipSign(u, c, done); sign != "" {
		s.drawSign(u, x+radius-3, y+radius-3, 5, sign, ink)
	}
	row.CutLeft(3)
	if p := s.Player(); p != 0 {
		s.chipTrains(u, c, row.W).Draw(row)
		s.holdingParts(u, c, p).Draw(lines)
		return
	}
	s.drawChipFoot(u, c, row, !s.drawChipMoney(u, c, lines, done))
}

// chipSign returns the sign of a company that has operated or that decides between other turns, otherwise "".
func chipSign(u *ui.UI, c *view.Corp, done bool) (sign icon.Name, ink paint.Color) {
	switch {
	case c.Between:
		return icon.Flag, u.Theme.Warn.Base
	case done:
		return icon.Check, u.Theme.Good.Base
	}
	return "", ink
}

// chipTrains returns the trains of a company as they fit a width, or the word for its state if it has none or no longer
// runs.
func (s *Roster) chipTrains(u *ui.UI, c *view.Corp, width float32) *widgets.Parts {
	trains, none := c.Trains, s.Say(info.Words.NoTrain)
	if c.Brief != "" {
		none = c.Brief
	}
	if c.Out {
		trains = nil
	}
	return widgets.FitTrains(u, trains, none, width)
}

// drawChipGround draws the background of a company: framed while it operates, sunken once it has.
func (s *Roster) drawChipGround(u *ui.UI, r ui.Rect, c *view.Corp, p ui.Press, done bool) {
	u.Card(r, theme.Radius.Button)
	switch {
	case c.Operating:
		u.P.Frame(r, theme.Radius.Button, theme.Stroke.Selected, u.Theme.Accent.Base)
	case c.Between:
		u.P.Frame(r, theme.Radius.Button, theme.Stroke.Selected, u.Theme.Warn.Line)
	case c.Selected:
		u.P.Frame(r, theme.Radius.Button, theme.Stroke.Control, u.Theme.Accent.Line)
		fallthrough
	case p.Hover:
		u.P.RoundRect(r.Inset(1.5), theme.Radius.Button, u.Theme.BG.Sunken)
	case done:
		u.P.RoundRect(r, theme.Radius.Button, u.Theme.BG.Sunken)
	}
}

// drawChipMoney draws price and treasury of a company, and reports whether the treasury fits or there is none; if not,
// it draws the price alone. In titles without shares it draws treasury and owner.
func (s *Roster) drawChipMoney(u *ui.UI, c *view.Corp, r ui.Rect, done bool) (fits bool) {
	ps, price := widgets.NewParts(u), widgets.Bold(u, widgets.Sizes.Lead)
	if done {
		price.Color = u.Theme.Ink.Soft
	}
	if !s.Game.Title().HasShares() {
		owner := widgets.NewParts(u)
		owner.Seat(s.Seats, s.View().President(c.ID), 7)
		owner.DrawRight(r)
		r.CutRight(min(owner.Width()+4, r.W/2))
		ps.Text(c.Treasury, widgets.Shrunk(u, c.Treasury, r.W, price, widgets.Sizes.Micro-1))
		ps.Draw(r)
		return true
	}
	for _, sizes := range [...][2]float32{{widgets.Sizes.Lead, widgets.Sizes.Compact},
		{widgets.Sizes.Compact, widgets.Sizes.Small}, {widgets.Sizes.Small, widgets.Sizes.Micro}} {
		both := widgets.NewParts(u)
		price.Size = sizes[0] * u.TextScale
		both.Text(c.Price, price)
		both.Gap(5)
		both.Text(c.Treasury, widgets.Soft(u, sizes[1]))
		if both.Width() <= r.W {
			both.Draw(r)
			return true
		}
	}
	price.Size = widgets.Sizes.Lead * u.TextScale
	ps.Text(c.Price, widgets.Shrunk(u, c.Price, r.W, price, widgets.Sizes.Micro-1))
	ps.Draw(r)
	return c.Treasury == ""
}

// holdingParts returns the player's sign and the percentage that the player holds of a company, with a crown for its
// president, or a dash for none.
func (s *Roster) holdingParts(u *ui.UI, c *view.Corp, p id.Player) *widgets.Parts {
	ps := widgets.NewParts(u)
	ps.Seat(s.Seats, p, 7)
	ps.Gap(4)
	for _, h := range c.Holders {
		if h.Owner.Player() != p {
			continue
		}
		ps.Text(s.Speaker().Percent(h.Percent), widgets.Bold(u, widgets.Sizes.Compact))
		if h.President {
			ps.Gap(4)
			ps.Crown()
		}
		return ps
	}
	ps.Text(widgets.Nothing, widgets.Faint(u, widgets.Sizes.Compact))
	return ps
}
