package charts

import (
	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/rules/market"
)

// Grid is where the cells of a two-dimensional price chart lie.
type Grid struct {
	X, Y         float32 // top left corner of the first cell
	CellW, CellH float32
	Rows, Cols   int
	Token        float32 // radius of a marker that is alone in its cell
}

// The least size of a cell on large screens; if the chart then still has no room, it scrolls.
const (
	leastW = 44
	leastH = 30
)

// ahead is how many columns to the right of the last marker a cropped chart still shows.
const ahead = 3

// Fit returns the grid of a chart in the top left corner of an area, with cells as large as the area allows between the
// least and the usual size. It may be larger than the area.
func Fit(c *market.Chart, area paint.Rect) Grid {
	rows, cols := extent(c)
	full := theme.Zone.Cell.Desktop
	k := min(1, area.W/(full[0]*float32(cols)), area.H/(full[1]*float32(rows)))
	g := Grid{X: area.X, Y: area.Y, CellW: max(leastW, full[0]*k), CellH: max(leastH, full[1]*k), Rows: rows, Cols: cols}
	g.Token = theme.Zone.Token.Desktop * min(1, g.CellH/full[1]+0.05)
	return g
}

// FitPhone returns the grid of a chart on a phone, without the columns far to the right of all markers.
func FitPhone(c *market.Chart, area paint.Rect, marks []Mark) Grid {
	rows, cols := extent(c)
	last := 0
	for _, m := range marks {
		last = max(last, int(m.At.Col))
	}
	for _, p := range c.Pars() {
		last = max(last, int(p.Col))
	}
	cell := theme.Zone.Cell.Phone
	return Grid{
		X: area.X, Y: area.Y, CellW: cell[0], CellH: cell[1],
		Rows: rows, Cols: min(cols, last+1+ahead), Token: theme.Zone.Token.Phone,
	}
}

// extent returns the number of rows and columns of a chart.
func extent(c *market.Chart) (rows, cols int) {
	for _, row := range c.Rows {
		cols = max(cols, len(row))
	}
	return len(c.Rows), cols
}

// Size returns how large the chart is.
func (g Grid) Size() (w, h float32) { return g.CellW * float32(g.Cols), g.CellH * float32(g.Rows) }

// Cell returns where a cell lies.
func (g Grid) Cell(p market.Pos) paint.Rect {
	return paint.R(g.X+float32(p.Col)*g.CellW, g.Y+float32(p.Row)*g.CellH, g.CellW, g.CellH)
}

// At returns the cell under a point, and whether there is one.
func (g Grid) At(c *market.Chart, x, y float32) (market.Pos, bool) {
	if x < g.X || y < g.Y {
		return market.Pos{}, false
	}
	col, row := int((x-g.X)/g.CellW), int((y-g.Y)/g.CellH)
	if col >= g.Cols || row >= g.Rows {
		return market.Pos{}, false
	}
	p := market.Pos{Row: uint8(row), Col: uint8(col)}
	_, ok := c.At(p)
	return p, ok
}

// Free returns the largest part of the chart's lower right corner without cells, for the legend.
func (g Grid) Free(c *market.Chart) (best paint.Rect) {
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

// last returns the place of a marker that is alone in its cell.
func (g Grid) last(p market.Pos) paint.Point {
	r := g.Cell(p)
	return paint.Point{X: r.Right() - g.Token - 4, Y: r.Bottom() - g.Token - 3}
}
