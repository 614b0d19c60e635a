package scenes

import (
	"hexrail/game/ui"
	"hexrail/game/ui/icon"
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
)

// part is a piece of a row whose width is known before it is drawn, so that a row can drop what does not fit.
type part struct {
	w    float32
	draw func(r ui.Rect)
}

// parts is a row of pieces.
type parts struct {
	u    *ui.UI
	list []part
}

func (ps *parts) add(w float32, draw func(r ui.Rect)) { ps.list = append(ps.list, part{w, draw}) }

// gap adds empty space.
func (ps *parts) gap(w float32) { ps.add(w, nil) }

// text adds a word.
func (ps *parts) text(s string, t paint.Text) {
	if s != "" {
		ps.add(ps.u.P.Width(s, t)+0.5, func(r ui.Rect) { ps.u.P.TextIn(r, s, t) })
	}
}

// icon adds an icon.
func (ps *parts) icon(n icon.Name, side float32, c paint.Color) {
	ps.add(side, func(r ui.Rect) {
		x, y := r.Center()
		icon.Draw(ps.u.P, n, x, y, side, c)
	})
}

// dot adds the small dot that separates short items.
func (ps *parts) dot() {
	ps.add(17, func(r ui.Rect) {
		x, y := r.Center()
		ps.u.P.Circle(x, y, 1.5, ps.u.Theme.Ink.Faint)
	})
}

// badge adds a word on a coloured ground.
func (ps *parts) badge(s string, ink, ground paint.Color) {
	t := ps.u.Type(sizes.Caption, paint.Bold, ink)
	t.Align = paint.Center
	ps.add(ps.u.P.Width(s, t)+14, func(r ui.Rect) {
		r = r.Middle(r.W, min(r.H, t.Size*1.7))
		ps.u.P.RoundRect(r, theme.Radius.Bar, ground)
		ps.u.P.TextIn(r, s, t)
	})
}

// width returns the width of the row.
func (ps *parts) width() (w float32) {
	for _, p := range ps.list {
		w += p.w
	}
	return w
}

// squeeze makes all pieces narrower. Their words become smaller, see paint.TextIn.
func (ps *parts) squeeze(k float32) {
	for i := range ps.list {
		ps.list[i].w *= k
	}
}

// draw draws the row from the left end of r, pressed together if it is too wide.
func (ps *parts) draw(r ui.Rect) {
	if w := ps.width(); w > r.W {
		ps.squeeze(r.W / w)
	}
	for _, p := range ps.list {
		if cell := r.CutLeft(p.w); p.draw != nil {
			p.draw(cell)
		}
	}
}

// drawRight draws the row so that it ends at the right end of r.
func (ps *parts) drawRight(r ui.Rect) {
	if w := ps.width(); w < r.W {
		r.CutLeft(r.W - w)
	}
	ps.draw(r)
}

// crown adds the sign of a president.
func (ps *parts) crown() { ps.icon(icon.Crown, 13, ps.u.Theme.Warn.Base) }
