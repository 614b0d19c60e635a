package widgets

import "github.com/hexrail/hexrail/game/ui"

// Grid arranges cells of equal size in rows. Its lengths are in dp.
type Grid struct {
	Columns int     // in a full row
	Height  float32 // of a row
	Gap     float32 // between two columns
	Below   float32 // below each row
}

// Cut cuts n cells, from left to right and row by row, off the top of r.
func (g Grid) Cut(r *ui.Rect, n int) []ui.Rect {
	cells := make([]ui.Rect, n)
	var row ui.Rect
	for i := range cells {
		if i%g.Columns == 0 {
			row = r.CutTop(g.Height)
			r.CutTop(g.Below)
		}
		cells[i] = row.Columns(i%g.Columns, g.Columns, g.Gap)
	}
	return cells
}

// Cells cuts the cells of a grid as the next rows of the column.
func (c *Column) Cells(g Grid, n int) []ui.Rect {
	rest := c.Rest()
	top := rest.Y
	cells := g.Cut(&rest, n)
	c.Gap(rest.Y - top)
	return cells
}
