package ledger

import (
	"strconv"
	"strings"

	"hexrail/game/ui"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/game/ui/token"
	"hexrail/game/view"
	"hexrail/rules/id"
	"hexrail/scenes/kit"
)

// holderBar draws who holds how much of a company: a segment per holder, with the shape of the player and, where there is
// room, the figure. What nobody has bought is plain, the pool hatched.
func (t *Tabs) holderBar(u *ui.UI, nodeID string, r ui.Rect, holders []view.Holder) {
	var said []string
	for _, h := range holders {
		said = append(said, t.Viewer().Speaker().Percent(h.Percent)+" "+h.Name)
	}
	u.Node(ui.Node{ID: nodeID, Role: ui.RoleImage, Name: strings.Join(said, ", "), Rect: r})
	u.P.RoundRect(r, theme.Radius.Bar, u.Theme.BG.Inset)
	total := 0
	for _, h := range holders {
		total += h.Percent
	}
	if total == 0 {
		return
	}
	const gap = 2
	x, room := r.X, r.W-gap*float32(len(holders)-1)
	for _, h := range holders {
		w := room * float32(h.Percent) / float32(total)
		t.holderSegment(u, paint.R(x, r.Y, w, r.H), h)
		x += w + gap
	}
}

// HolderLegend tells what the plain and the hatched part of a bar stand for.
func (t *Tabs) HolderLegend(u *ui.UI, r ui.Rect) {
	ps := kit.NewParts(u)
	for _, of := range [...]struct {
		owner id.Owner
		name  string
	}{{id.Initial, t.Say(Words.offer)}, {id.Pool, t.Say(Words.pool)}} {
		ps.Add(18, func(c ui.Rect) {
			c = c.Middle(18, 10)
			t.holderSegment(u, c, view.Holder{Owner: of.owner})
			u.P.Frame(c, theme.Radius.Bar, theme.Stroke.Hair, u.Theme.Line.Strong)
		})
		ps.Gap(6)
		ps.Text(of.name, kit.Soft(u, kit.Sizes.Small))
		ps.Gap(14)
	}
	ps.Draw(r)
}

func (t *Tabs) holderSegment(u *ui.UI, r ui.Rect, h view.Holder) {
	p := h.Owner.Player()
	ink := u.Theme.Ink.Base
	switch {
	case p != 0:
		u.P.RoundRect(r, theme.Radius.Bar, kit.SeatColor(u, p))
		ink = u.Theme.BG.Surface
	case h.Owner == id.Pool:
		u.P.RoundRect(r, theme.Radius.Bar, u.Theme.BG.Sunken)
		hatch(u, r, u.Theme.Line.Strong)
	default:
		u.P.RoundRect(r, theme.Radius.Bar, u.Theme.BG.Inset)
	}
	figure := strconv.Itoa(h.Percent)
	style := u.Type(kit.Sizes.Small, paint.Bold, ink)
	style.Align = paint.Center
	x, y := r.Center()
	shape := min(r.H*0.28, 5)
	w := u.P.Width(figure, style)
	switch {
	case p == 0 || r.H < 20:
		if p != 0 && r.W > 2*shape+2 {
			token.Seat(u.P, int(p)-1, x, y, shape, ink)
		} else if p == 0 && r.H >= 20 && r.W > w+4 && h.Owner != id.Pool {
			u.P.TextIn(r, figure, style)
		}
	case r.W > w+2*shape+10:
		token.Seat(u.P, int(p)-1, x-w/2-3, y, shape, ink)
		u.P.TextIn(r.Moved(shape+2, 0), figure, style)
	case r.W > w+2:
		u.P.TextIn(r, figure, style)
	}
}

// hatch draws slanted stripes in a rectangle.
func hatch(u *ui.UI, r ui.Rect, c paint.Color) {
	u.P.Clip(r.Inset(1))
	for x := r.X - r.H; x < r.Right(); x += 7 {
		u.P.Line(x, r.Bottom(), x+r.H, r.Y, 2, c)
	}
	u.P.Unclip()
}
