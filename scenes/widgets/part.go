package widgets

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/icon"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// part is a piece of a row. Its width is known before it is drawn, so that a row can be measured.
type part struct {
	w    float32
	draw func(r ui.Rect)
}

// Parts is a row of pieces.
type Parts struct {
	U    *ui.UI
	list []part
}

// NewParts returns an empty row.
func NewParts(u *ui.UI) *Parts { return &Parts{U: u} }

// Add adds a piece of width w in dp. If draw is nil, the piece is empty space.
func (ps *Parts) Add(w float32, draw func(r ui.Rect)) { ps.list = append(ps.list, part{w, draw}) }

// Join appends the pieces of another row.
func (ps *Parts) Join(more *Parts) { ps.list = append(ps.list, more.list...) }

// Empty reports whether the row has no pieces.
func (ps *Parts) Empty() bool { return len(ps.list) == 0 }

// Gap adds empty space of width w in dp.
func (ps *Parts) Gap(w float32) { ps.Add(w, nil) }

// Text adds a piece of text in the style t.
func (ps *Parts) Text(s string, t paint.Text) {
	if s != "" {
		ps.Add(ps.U.P.Width(s, t)+0.5, func(r ui.Rect) { ps.U.P.TextIn(r, s, t) })
	}
}

// Icon adds an icon of the given side in dp.
func (ps *Parts) Icon(n icon.Name, side float32, c paint.Color) {
	ps.Add(side, func(r ui.Rect) {
		x, y := r.Center()
		icon.Draw(ps.U.P, n, x, y, side, c)
	})
}

// Dot adds the dot that separates short items.
func (ps *Parts) Dot() {
	ps.Add(17, func(r ui.Rect) {
		x, y := r.Center()
		ps.U.P.Circle(x, y, 1.5, ps.U.Theme.Ink.Faint)
	})
}

// Badge adds a word on a coloured background.
func (ps *Parts) Badge(s string, ink, ground paint.Color) {
	t := ps.U.Type(Sizes.Caption, paint.Bold, ink)
	t.Align = paint.Center
	ps.Add(ps.U.P.Width(s, t)+14, func(r ui.Rect) {
		r = r.Middle(r.W, min(r.H, t.Size*1.7))
		ps.U.P.RoundRect(r, theme.Radius.Bar, ground)
		ps.U.P.TextIn(r, s, t)
	})
}

// Width returns the width of the row.
func (ps *Parts) Width() (w float32) {
	for _, p := range ps.list {
		w += p.w
	}
	return w
}

// Squeeze multiplies the widths of all pieces by k, which is at most 1. Text in them gets smaller; see paint.TextIn.
func (ps *Parts) Squeeze(k float32) {
	for i := range ps.list {
		ps.list[i].w *= k
	}
}

// Draw draws the row from the left end of r, squeezed if it is too wide.
func (ps *Parts) Draw(r ui.Rect) {
	if w := ps.Width(); w > r.W {
		ps.Squeeze(r.W / w)
	}
	for _, p := range ps.list {
		if cell := r.CutLeft(p.w); p.draw != nil {
			p.draw(cell)
		}
	}
}

// DrawOver draws a row of pieces of equal width, overlapping if they do not fit.
func (ps *Parts) DrawOver(r ui.Rect) {
	if n := len(ps.list); n > 1 {
		w := ps.list[0].w
		for i := range ps.list {
			ps.list[i].w = min(w, (r.W-w)/float32(n-1))
		}
	}
	ps.Draw(r)
}

// DrawRight draws the row so that it ends at the right end of r.
func (ps *Parts) DrawRight(r ui.Rect) {
	if w := ps.Width(); w < r.W {
		r.CutLeft(r.W - w)
	}
	ps.Draw(r)
}

// Crown adds the sign of a president.
func (ps *Parts) Crown() { ps.Icon(icon.Crown, 13, ps.U.Theme.Warn.Base) }
