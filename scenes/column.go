package scenes

import (
	"hexrail/game/ui"
	"hexrail/game/ui/paint"
)

// column puts things below each other at their own heights.
type column struct {
	u   *ui.UI
	r   ui.Rect
	top float32
}

func newColumn(u *ui.UI, r ui.Rect) *column { return &column{u: u, r: r, top: r.Y} }

// cut returns the next strip of a height.
func (c *column) cut(h float32) ui.Rect {
	r := paint.R(c.r.X, c.top, c.r.W, h)
	c.top += h
	return r
}

// gap leaves room.
func (c *column) gap(h float32) { c.top += h }

// rest returns the place that follows, as high as its content likes.
func (c *column) rest() ui.Rect { return paint.R(c.r.X, c.top, c.r.W, max(0, c.r.Bottom()-c.top)) }

// height returns how high everything is together.
func (c *column) height() float32 { return c.top - c.r.Y }
