package info

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/game/view"
	"github.com/hexrail/hexrail/scenes/widgets"
)

// DrawPlayerList draws every player with their property and returns the height.
func (t *Tabs) DrawPlayerList(u *ui.UI, r ui.Rect) float32 {
	top := r.Y
	for i := range t.See().Players {
		r.CutTop(4)
		r.CutTop(t.drawPlayerBlock(u, r, &t.See().Players[i]) + 6)
	}
	return r.Y - top + 4
}

// Sizes of a player's card in dp.
const (
	blockPadX  = 12
	blockPadY  = 8
	sharesHigh = 26 // height of a row of shares
	blockSeat  = 10 // radius of the player's shape
)

// drawPlayerBlock draws the card of a player with his shares and privates and returns its height.
func (t *Tabs) drawPlayerBlock(u *ui.UI, r ui.Rect, p *view.Player) float32 {
	shares := t.sharesRows(u, r.Pad(blockPadX, 0), p)
	lines := widgets.Line(u, widgets.Sizes.Title) + widgets.Line(u, widgets.Sizes.Small) + 4
	privates, more := float32(0), slices.Clone(p.Privates)
	if debt := t.View().S.Seats[p.ID].Debt; debt > 0 {
		more = append(more, t.Say(valueWords.debt)+" "+t.Speaker().Money(debt))
	}
	if len(more) > 0 {
		privates = widgets.Line(u, widgets.Sizes.Small) + 4
	}
	card := r.CutTop(lines + float32(len(shares))*sharesHigh*u.TextScale + privates + 2*blockPadY + 4)
	key := "owner:" + strconv.Itoa(int(p.ID))
	u.Open(ui.Node{ID: key, Role: ui.RoleGroup, Name: p.Spoken, Rect: card})
	defer u.Close()
	u.P.RoundRect(card, theme.Radius.Card, u.Theme.BG.Surface)
	u.P.Frame(card, theme.Radius.Card, theme.Stroke.Hair, u.Theme.Line.Base)
	if p.Acting || p.Selected {
		u.P.Frame(card, theme.Radius.Card, theme.Stroke.Selected, u.Theme.Accent.Base)
	}
	in := card.Pad(blockPadX, blockPadY)
	head := in.CutTop(lines)
	t.Seats.Cut(u, &head, p.ID, blockSeat, 12)
	style := widgets.Aligned(widgets.Bold(u, widgets.Sizes.Heading), paint.Right)
	u.Text(key+":cash", head.CutRight(u.P.Width(p.Cash, style)+2), p.Cash, style)
	t.DrawPlayerName(u, head.CutTop(widgets.Line(u, widgets.Sizes.Title)), p)
	t.drawPlayerWorth(u, head, p)
	for _, row := range shares {
		row.Draw(in.CutTop(sharesHigh * u.TextScale))
	}
	if privates > 0 {
		u.Text(key+":privates", in.CutTop(privates), t.Speaker().List(more),
			widgets.Soft(u, widgets.Sizes.Small))
	}
	return card.H
}

// drawPlayerWorth draws worth, certificates and the cash that could be raised, with less detail if the row is narrow.
func (t *Tabs) drawPlayerWorth(u *ui.UI, r ui.Rect, p *view.Player) {
	ps, detail := t.FitPlayerDetail(u, p, r.W, Labelled)
	if detail == Labelled && p.CanRaise != p.Cash {
		more := widgets.NewParts(u)
		more.Gap(9)
		more.Text(t.Say(text.CanRaise), widgets.Soft(u, widgets.Sizes.Small))
		more.Gap(4)
		more.Text(p.CanRaise, widgets.Bold(u, widgets.Sizes.Small))
		if ps.Width()+more.Width() <= r.W {
			ps.Join(more)
		}
	}
	ps.Draw(r)
}

// sharesRows returns a player's shares in rows: token and percentage of each company, with a crown if the player is its
// president.
func (t *Tabs) sharesRows(u *ui.UI, r ui.Rect, p *view.Player) []*widgets.Parts {
	var rows []*widgets.Parts
	row := widgets.NewParts(u)
	for _, s := range p.Shares {
		one := widgets.NewParts(u)
		one.Add(22, func(c ui.Rect) {
			x, y := c.Center()
			token.Draw(u.P, x, y, 10, t.Tokens[s.Corp])
		})
		one.Gap(4)
		style := widgets.Plain(u, widgets.Sizes.Compact)
		if p.Companies != "" {
			one.Text(s.Name, style)
			one.Gap(11)
			row.Join(one)
			continue
		}
		if s.President {
			style.Weight = paint.Bold
		}
		one.Text(t.Speaker().Percent(s.Percent), style)
		if s.President {
			one.Gap(2)
			one.Crown()
		}
		one.Gap(11)
		if row.Width()+one.Width() > r.W && !row.Empty() {
			rows = append(rows, row)
			row = widgets.NewParts(u)
		}
		row.Join(one)
	}
	if !row.Empty() {
		rows = append(rows, row)
	}
	return rows
}

// DrawPlayerName draws the name with as many of its badges as fit.
func (t *Tabs) DrawPlayerName(u *ui.UI, r ui.Rect, p *view.Player) {
	style := widgets.Bold(u, widgets.Sizes.Lead)
	if p.Bankrupt {
		style.Color = u.Theme.Ink.Faint
	}
	badges := widgets.NewParts(u)
	if p.Computer {
		badges.Gap(5)
		badges.Icon(icon.Bot, 15, u.Theme.Ink.Soft)
	}
	if p.Priority {
		badges.Gap(6)
		badges.Icon(icon.Flag, 14, u.Theme.Ink.Soft)
	}
	style = widgets.Shrunk(u, p.Name, r.W, style, widgets.Sizes.Micro)
	w := u.P.Width(p.Name, style)
	badge, ink, ground := Words.ToAct, u.Theme.Accent.Base, u.Theme.Accent.Soft
	switch {
	case p.Asked:
		badge = Words.asked
	case p.Waits:
		badge, ink, ground = Words.turn, u.Theme.Ink.Soft, u.Theme.BG.Sunken
	}
	if said := t.Say(badge); (p.Acting || p.Waits) && w+badges.Width()+26+u.P.Width(said, widgets.Section(u)) < r.W {
		badges.Gap(6)
		badges.Badge(said, ink, ground)
	}
	if w+badges.Width() > r.W {
		badges = widgets.NewParts(u)
	}
	name := r.CutLeft(min(w+1, r.W-badges.Width()))
	u.P.TextIn(name, p.Name, style)
	if p.Bankrupt {
		_, y := name.Center()
		u.P.Fill(paint.R(name.X, y, name.W, 1.5), u.Theme.Bad.Base)
	}
	badges.Draw(r)
}

// Detail is how much a row says of a player's property.
type Detail uint8

// The details: worth and certificates with their labels, both without labels, the certificates alone.
const (
	Labelled Detail = iota
	Figures
	CertsOnly
)

// FitPlayerDetail returns the parts of PlayerDetail with as much detail as fits the width, at most that of most, and
// how much it is. The certificates alone are returned even if they do not fit.
func (t *Tabs) FitPlayerDetail(u *ui.UI, p *view.Player, width float32, most Detail) (ps *widgets.Parts, d Detail) {
	for d = most; ; d++ {
		ps = t.PlayerDetail(u, p, d)
		if d == CertsOnly || ps.Width() <= width {
			return ps, d
		}
	}
}

// PlayerDetail returns worth and certificates, or in titles without shares the companies.
func (t *Tabs) PlayerDetail(u *ui.UI, p *view.Player, d Detail) *widgets.Parts {
	ps := widgets.NewParts(u)
	if p.Companies != "" {
		ps.Text(p.Companies, widgets.Bold(u, widgets.Sizes.Small))
		return ps
	}
	words, figures := widgets.Soft(u, widgets.Sizes.Caption), widgets.Bold(u, widgets.Sizes.Small)
	if d == Labelled {
		ps.Text(t.Say(Words.Worth), words)
		ps.Gap(4)
	}
	if d != CertsOnly {
		ps.Text(p.Worth, figures)
		if p.Uncounted != "" {
			more := "(" + p.Uncounted + ")"
			if d == Labelled {
				more = t.Phrase(Words.AtFloat, text.Facts{"sum": p.Uncounted})
			}
			ps.Gap(4)
			ps.Text(more, words)
		}
		ps.Gap(8)
	}
	if d == Labelled {
		ps.Text(t.Say(Words.Certs), words)
		ps.Gap(4)
	}
	certs := figures
	if p.OverLimit {
		certs.Color = u.Theme.Bad.Base
	}
	ps.Text(t.Phrase(Words.CertsOf, text.Facts{"n": strconv.Itoa(p.Certs), "limit": p.Limit()}), certs)
	return ps
}
