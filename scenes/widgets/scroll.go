package widgets

import "github.com/hexrail/hexrail/game/ui"

// EndlessHeight is the height in dp of a rectangle whose content scrolls: more than any content has.
const EndlessHeight = 1 << 20

// Space in dp for the scroll bar at the right of scrolling content: on a page, and in a dialog, where the bar is at the
// edge.
const (
	ScrollBar    = 6
	ScrollGutter = 10
)

// Endless returns the rectangle of a scroll area's content: unlimited height, and space for the scroll bar on the
// right.
func Endless(r ui.Rect) ui.Rect {
	r.H, r.W = EndlessHeight, r.W-ScrollBar
	return r
}

// Scroll draws content of any height in a scroll area. draw gets a rectangle as wide as the area and cuts the content
// off its top.
func Scroll(u *ui.UI, id string, area ui.Rect, draw func(r *ui.Rect)) {
	u.Scroll(id, area, func(r ui.Rect) float32 {
		top := r.Y
		r.H = EndlessHeight
		draw(&r)
		return r.Y - top
	})
}

// ScrollColumn draws a column of any height in a scroll area, with space for the scroll bar.
func ScrollColumn(u *ui.UI, id string, area ui.Rect, draw func(col *Column)) {
	u.Scroll(id, area, func(r ui.Rect) float32 {
		col := NewColumn(u, Endless(r))
		draw(col)
		return col.Height()
	})
}
