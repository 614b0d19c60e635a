package widgets

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/paint"
)

// Column stacks rectangles of given heights, so that a panel need not know where each of its parts begins.
type Column struct {
	u    *ui.UI
	Rect ui.Rect // the whole space
	Top  float32 // where the next rectangle begins
}

// NewColumn returns a column that begins at the top of r.
func NewColumn(u *ui.UI, r ui.Rect) *Column { return &Column{u: u, Rect: r, Top: r.Y} }

// Cut returns the next rectangle, of height h.
func (c *Column) Cut(h float32) ui.Rect {
	r := paint.R(c.Rect.X, c.Top, c.Rect.W, h)
	c.Top += h
	return r
}

// Gap leaves a gap of h dp before the next rectangle.
func (c *Column) Gap(h float32) { c.Top += h }

// Paragraph draws wrapped text as the next rectangle.
func (c *Column) Paragraph(id, words string, style paint.Text) {
	c.Top += c.u.Paragraph(id, c.Rest(), words, style)
}

// Note draws wrapped text in secondary ink as the next rectangle.
func (c *Column) Note(id, words string) { c.Paragraph(id, words, Soft(c.u, Sizes.Compact)) }

// Button draws a button at the left end of the next row and reports whether it was pressed.
func (c *Column) Button(id string, b ui.Button) bool {
	h := ActionHeight(c.u)
	if b.Small {
		h = SmallHeight(c.u)
	}
	row := c.Cut(h)
	return CutButton(c.u, &row, id, b)
}

// Rest returns the space below the rectangles cut so far.
func (c *Column) Rest() ui.Rect {
	return paint.R(c.Rect.X, c.Top, c.Rect.W, max(0, c.Rect.Bottom()-c.Top))
}

// Height returns the height used so far.
func (c *Column) Height() float32 { return c.Top - c.Rect.Y }
