package scenes

import (
	"strconv"

	"hexrail/game/text"
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/game/ui/token"
	"hexrail/game/view"
	"hexrail/scenes/kit"
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
	lines := (kit.Line(u, kit.Sizes.Title) + kit.Line(u, kit.Sizes.Small) + 4)
	privates := float32(0)
	if len(p.Privates) > 0 {
		privates = kit.Line(u, kit.Sizes.Small) + 4
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
	t.seats.Draw(u, p.ID, x, y, 10)
	head.CutLeft(8)
	cash := head.CutRight(u.P.Width(p.Cash, kit.Bold(u, kit.Sizes.Heading)) + 2)
	u.Text("owner:"+strconv.Itoa(int(p.ID))+":cash", cash, p.Cash, kit.Aligned(kit.Bold(u, kit.Sizes.Heading), paint.Right))
	t.playerName(u, head.CutTop(kit.Line(u, kit.Sizes.Title)), p)
	t.playerWorth(u, head, p)
	for _, row := range shares {
		row.Draw(in.CutTop(26 * u.TextScale))
	}
	if privates > 0 {
		u.Text("owner:"+strconv.Itoa(int(p.ID))+":privates", in.CutTop(privates), t.speaker().List(p.Privates), kit.Soft(u, kit.Sizes.Small))
	}
	return card.H
}

func (t *Table) playerWorth(u *ui.UI, r ui.Rect, p *view.Player) {
	ps := t.playerDetail(u, p, 0)
	more := kit.NewParts(u)
	if p.CanRaise != p.Cash {
		more.Gap(9)
		more.Text(t.speaker().Word(text.CanRaise), kit.Soft(u, kit.Sizes.Small))
		more.Gap(4)
		more.Text(p.CanRaise, kit.Bold(u, kit.Sizes.Small))
	}
	if ps.Width()+more.Width() <= r.W {
		ps.Join(more)
	}
	for level := 1; level < 3 && ps.Width() > r.W; level++ {
		ps = t.playerDetail(u, p, level)
	}
	ps.Draw(r)
}

// sharesRows breaks a player's shares into rows: token and percent of each company, the president's crowned.
func (t *Table) sharesRows(u *ui.UI, r ui.Rect, p *view.Player) []*kit.Parts {
	var rows []*kit.Parts
	row := kit.NewParts(u)
	for _, s := range p.Shares {
		one := kit.NewParts(u)
		one.Add(22, func(c ui.Rect) {
			x, y := c.Center()
			token.Draw(u.P, x, y, 10, t.tokens[s.Corp])
		})
		one.Gap(4)
		style := kit.Plain(u, kit.Sizes.Compact)
		if p.Companies != "" {
			one.Text(s.Name, style)
			one.Gap(11)
			row.Join(one)
			continue
		}
		if s.President {
			style.Weight = paint.Bold
		}
		one.Text(t.speaker().Percent(s.Percent), style)
		if s.President {
			one.Gap(2)
			one.Crown()
		}
		one.Gap(11)
		if row.Width()+one.Width() > r.W && !row.Empty() {
			rows = append(rows, row)
			row = kit.NewParts(u)
		}
		row.Join(one)
	}
	if !row.Empty() {
		rows = append(rows, row)
	}
	return rows
}
