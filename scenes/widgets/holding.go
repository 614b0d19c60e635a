package widgets

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/rules/id"
)

// DrawHolding draws a share of a company in the colour of its owner: with the shape of a player, plain for the initial
// offering, hatched for the pool. The figure is left out if it does not fit.
func DrawHolding(u *ui.UI, r ui.Rect, o id.Owner, figure string) {
	p := o.Player()
	ink := u.Theme.Ink.Base
	switch {
	case p != 0:
		u.P.RoundRect(r, theme.Radius.Bar, SeatColor(u, p))
		ink = u.Theme.BG.Surface
	case o == id.Pool:
		u.P.RoundRect(r, theme.Radius.Bar, u.Theme.BG.Sunken)
		hatch(u, r, u.Theme.Line.Strong)
	default:
		u.P.RoundRect(r, theme.Radius.Bar, u.Theme.BG.Inset)
	}
	style := u.Type(Sizes.Small, paint.Bold, ink)
	style.Align = paint.Center
	x, y := r.Center()
	shape := min(r.H*0.28, 5)
	w := u.P.Width(figure, style)
	switch {
	case r.H < 20: // too low for a figure
		if p != 0 && r.W > 2*shape+2 {
			token.Seat(u.P, int(p)-1, x, y, shape, ink)
		}
	case p == 0:
		if o != id.Pool && r.W > w+4 {
			u.P.TextIn(r, figure, style)
		}
	case r.W > w+2*shape+10:
		token.Seat(u.P, int(p)-1, x-w/2-3, y, shape, ink)
		u.P.TextIn(r.Moved(shape+2, 0), figure, style)
	case r.W > w+2:
		u.P.TextIn(r, figure, style)
	}
}

// hatch draws slanted stripes.
func hatch(u *ui.UI, r ui.Rect, c paint.Color) {
	u.P.Clip(r.Inset(1))
	for x := r.X - r.H; x < r.Right(); x += 7 {
		u.P.Line(x, r.Bottom(), x+r.H, r.Y, 2, c)
	}
	u.P.Unclip()
}
