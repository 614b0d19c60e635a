package scenes

import (
	"strconv"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/game/ui/token"
	"hexrail/game/view"
)

// playerList draws every player with what they own and returns the height.
func (t *Table) playerList(u *ui.UI, r ui.Rect) float32 {
	top := r.Y
	for i := range t.see().Players {
		r.CutTop(4)
		r.CutTop(t.playerBlock(u, r, &t.see().Players[i]) + 6)
	}
	return r.Y - top + 4
}

func (t *Table) playerBlock(u *ui.UI, r ui.Rect, p *view.Player) float32 {
	inner := r.Pad(12, 0)
	shares := t.sharesRows(u, inner, p)
	lines := (line(u, sizes.Title) + line(u, sizes.Small) + 4)
	privates := float32(0)
	if len(p.Privates) > 0 {
		privates = line(u, sizes.Small) + 4
	}
	card := r.CutTop(lines + float32(len(shares))*26*u.TextScale + privates + 20)
	n := ui.Node{ID: "owner:" + strconv.Itoa(int(p.ID)), Role: ui.RoleGroup, Name: p.Spoken, Rect: card}
	u.Open(n)
	defer u.Close()
	u.P.RoundRect(card, theme.Radius.Card, u.Theme.BG.Surface)
	u.P.Frame(card, theme.Radius.Card, theme.Stroke.Hair, u.Theme.Line.Base)
	if p.Acting || p.Selected {
		u.P.Frame(card, theme.Radius.Card, theme.Stroke.Selected, u.Theme.Accent.Base)
	}
	in := card.Pad(12, 8)
	head := in.CutTop(lines)
	x, y := head.CutLeft(24).Center()
	t.drawSeat(u, p.ID, x, y, 10)
	head.CutLeft(8)
	cash := head.CutRight(u.P.Width(p.Cash, bold(u, sizes.Heading)) + 2)
	u.Text("owner:"+strconv.Itoa(int(p.ID))+":cash", cash, p.Cash, aligned(bold(u, sizes.Heading), paint.Right))
	t.playerName(u, head.CutTop(line(u, sizes.Title)), p)
	t.playerWorth(u, head, p)
	for _, row := range shares {
		row.draw(in.CutTop(26 * u.TextScale))
	}
	if privates > 0 {
		u.Text("owner:"+strconv.Itoa(int(p.ID))+":privates", in.CutTop(privates), t.speaker().List(p.Privates), soft(u, sizes.Small))
	}
	return card.H
}

func (t *Table) playerWorth(u *ui.UI, r ui.Rect, p *view.Player) {
	ps := t.playerDetail(u, p, 0)
	more := &parts{u: u}
	if p.CanRaise != p.Cash {
		more.gap(9)
		more.text(t.speaker().Word(text.CanRaise), soft(u, sizes.Small))
		more.gap(4)
		more.text(p.CanRaise, bold(u, sizes.Small))
	}
	if ps.width()+more.width() <= r.W {
		ps.list = append(ps.list, more.list...)
	}
	for level := 1; level < 3 && ps.width() > r.W; level++ {
		ps = t.playerDetail(u, p, level)
	}
	ps.draw(r)
}

// sharesRows breaks a player's shares into rows: token and percent of each company, the president's crowned.
func (t *Table) sharesRows(u *ui.UI, r ui.Rect, p *view.Player) []*parts {
	var rows []*parts
	row := &parts{u: u}
	for _, s := range p.Shares {
		one := &parts{u: u}
		one.add(22, func(c ui.Rect) {
			x, y := c.Center()
			token.Draw(u.P, x, y, 10, t.tokens[s.Corp])
		})
		one.gap(4)
		style := plain(u, sizes.Compact)
		if s.President {
			style.Weight = paint.Bold
		}
		one.text(t.speaker().Percent(s.Percent), style)
		if s.President {
			one.gap(2)
			one.crown()
		}
		one.gap(11)
		if row.width()+one.width() > r.W && len(row.list) > 0 {
			rows = append(rows, row)
			row = &parts{u: u}
		}
		row.list = append(row.list, one.list...)
	}
	if len(row.list) > 0 {
		rows = append(rows, row)
	}
	return rows
}
