package widgets

import (
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
)

// Column puts things below each other at their own heights.
type Column struct {
	u    *ui.UI
	Rect ui.Rect // where it stands
	Top  float32 // where the next thing begins
}

// NewColumn returns the column that begins at the top of r.
func NewColumn(u *ui.UI, r ui.Rect) *Column { return &Column{u: u, Rect: r, Top: r.Y} }

// Cut returns the next strip of a height.
func (c *Column) Cut(h float32) ui.Rect {
	r := paint.R(c.Rect.X, c.Top, c.Rect.W, h)
	c.Top += h
	return r
}

// Gap leaves room.
func (c *Column) Gap(h float32) { c.Top += h }

// Rest returns the place that follows, as high as its content likes.
func (c *Column) Rest() ui.Rect {
	return paint.R(c.Rect.X, c.Top, c.Rect.W, max(0, c.Rect.Bottom()-c.Top))
}

// Height returns how high everything is together.
func (c *Column) Height() float32 { return c.Top - c.Rect.Y }
