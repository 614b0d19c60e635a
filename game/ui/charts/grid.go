package charts

import (
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/market"
)

// Grid is the layout of the cells of a price chart. A chart that is one line of prices runs in a zigzag over two rows,
// with every second price half a cell to the right in the lower row. If it is too wide, it continues below.
type Grid struct {
	X, Y         float32 // top left corner of the first cell
	CellW, CellH float32
	Rows, Cols   int // columns before Left are omitted
	Left         int
	Fold         int     // pairs of prices per row of the zigzag of a line; 0 for other charts
	Token        float32 // maximum radius of a marker
}

// foldGap is the distance between the parts of a folded line, in cell heights.
const foldGap = 0.4

// The minimum size of a cell on large screens. A chart that still does not fit scrolls.
const (
	minW = 44
	minH = 30
)

// narrower is the least width of a cell of a folded line on a phone, as a share of the usual one.
const narrower = 0.9

// lenient is the part of a column by which a phone may be too narrow for one more, whose cells all get narrower then.
const lenient = 0.15

// tokenMargin is added to the share of its usual height that a cell has, for the radius of its markers: a cell has a
// margin, so that they shrink less.
const tokenMargin = 0.05

// shift is by how many cells the lower prices of a zigzag are to the right of the upper ones.
const shift = 0.5

// ahead is the number of columns shown to the right of the last marker in a cropped chart, and one more than the number
// to the left of the first.
const ahead = 2

// Fit returns the grid of a chart in the top left corner of an area, with cells as large as the area allows between the
// minimum and the usual size. It may be larger than the area.
func Fit(c *market.Chart, area paint.Rect) Grid {
	rows, cols := sizeOf(c)
	full := theme.ChartCell.Desktop
	if c.Ledges == market.Line {
		return foldedGrid(cols, area, full, minW, theme.ChartToken.Desktop)
	}
	w, h := min(full[0], area.W/float32(cols)), min(full[1], area.H/float32(rows))
	g := Grid{X: area.X, Y: area.Y, CellW: max(minW, w), CellH: max(minH, h), Rows: rows, Cols: cols}
	g.Token = theme.ChartToken.Desktop * min(1, g.CellH/full[1]+tokenMargin)
	return g
}

// FitPhone returns the grid of a chart on a phone. It omits columns far to the right of all markers and, if necessary,
// those far to the left.
func FitPhone(c *market.Chart, area paint.Rect, marks []Mark) Grid {
	rows, cols := sizeOf(c)
	cell := theme.ChartCell.Phone
	if c.Ledges == market.Line {
		return foldedGrid(cols, area, cell, cell[0]*narrower, theme.ChartToken.Phone)
	}
	first, last := cols, 0
	see := func(p market.Pos) { first, last = min(first, int(p.Col)), max(last, int(p.Col)) }
	for _, m := range marks {
		see(m.At)
	}
	for _, p := range c.Pars() {
		see(p)
	}
	cols = min(cols, last+1+ahead)
	g := Grid{X: area.X, Y: area.Y, CellW: cell[0], CellH: cell[1], Rows: rows, Cols: cols, Token: theme.ChartToken.Phone}
	g.Left = max(0, min(first-1, cols-int(area.W/cell[0]+lenient)))
	g.CellW = min(g.CellW, area.W/float32(cols-g.Left))
	return g
}

// foldedGrid returns the grid of a line of n prices in the top left corner of an area, with cells of the given size, or
// narrower ones of at least the given width. token is the radius of a marker.
func foldedGrid(n int, area paint.Rect, cell [2]float32, width, token float32) Grid {
	pairs := (n + 1) / 2
	const up = 0.999 // rounds up, except a whole number with an error of rounding
	parts := max(1, int((float32(pairs)+shift)*width/area.W+up))
	g := Grid{
		X: area.X, Y: area.Y, CellW: cell[0], CellH: cell[1],
		Rows: 1, Cols: n, Fold: (pairs + parts - 1) / parts, Token: token,
	}
	g.CellW = min(g.CellW, area.W/(float32(g.Fold)+shift))
	return g
}

// parts returns the number of parts into which a line is folded.
func (g Grid) parts() int { return ((g.Cols+1)/2 + g.Fold - 1) / g.Fold }

// sizeOf returns the number of rows and columns of a chart.
func sizeOf(c *market.Chart) (rows, cols int) {
	for _, row := range c.Rows {
		cols = max(cols, len(row))
	}
	return len(c.Rows), cols
}

// Size returns the size of the chart.
func (g Grid) Size() (w, h float32) {
	if g.Fold > 0 {
		return g.CellW * (float32(g.Fold) + shift), g.CellH * (float32(g.parts())*(2+foldGap) - foldGap)
	}
	return g.CellW * float32(g.Cols-g.Left), g.CellH * float32(g.Rows)
}

// Cell returns the rectangle of a cell.
func (g Grid) Cell(p market.Pos) paint.Rect {
	if g.Fold > 0 {
		pair, low := int(p.Col)/2, float32(p.Col%2)
		x, y := float32(pair%g.Fold)+low*shift, float32(pair/g.Fold)*(2+foldGap)+low
		return paint.R(g.X+x*g.CellW, g.Y+y*g.CellH, g.CellW, g.CellH)
	}
	return paint.R(g.X+float32(int(p.Col)-g.Left)*g.CellW, g.Y+float32(p.Row)*g.CellH, g.CellW, g.CellH)
}

// At returns the cell at a point and whether there is one.
func (g Grid) At(c *market.Chart, x, y float32) (market.Pos, bool) {
	for row := range g.Rows {
		for col := g.Left; col < g.Cols; col++ {
			p := market.Pos{Row: uint8(row), Col: uint8(col)}
			if _, ok := c.At(p); ok && g.Cell(p).Has(x, y) {
				return p, true
			}
		}
	}
	return market.Pos{}, false
}

// Free returns the largest empty rectangle in the chart's lower right corner, for the legend. A folded line has none.
func (g Grid) Free(c *market.Chart) (best paint.Rect) {
	if g.Fold > 0 {
		return paint.Rect{}
	}
	widest := 0
	for row := len(c.Rows) - 1; row >= 0; row-- {
		widest = max(widest, len(c.Rows[row]))
		w, h := float32(g.Cols-widest)*g.CellW, float32(g.Rows-row)*g.CellH
		if w*h > best.W*best.H {
			best = paint.R(g.X+float32(widest)*g.CellW, g.Y+float32(row)*g.CellH, w, h)
		}
	}
	return best
}
