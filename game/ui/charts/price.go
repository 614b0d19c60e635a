package charts

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/game/ui/token"
	"github.com/hexrail/hexrail/rules/market"
)

// Mark is a company's marker on the chart.
type Mark struct {
	token.Company
	At market.Pos
}

// Move is a proposed movement of a marker: from the first cell over the others to the last.
type Move struct {
	token.Company
	Way []market.Pos
}

// Prices is the content of a price chart.
type Prices struct {
	Style *theme.Palette
	Chart *market.Chart
	Marks []Mark // in operating order
	Moves []Move
	Open  []market.Pos // cells that may be chosen
	Hover market.Pos
	// Hovers means that the pointer is over the cell Hover.
	Hovers bool
	Notes  []Note // of the player
}

// Note is a note on a cell.
type Note struct {
	At    market.Pos
	Color mesh.Color
	Text  string
}

// DrawPrices paints a price chart.
func DrawPrices(p *paint.Painter, g Grid, s *Prices) {
	d := prices{p, g, s}
	d.eachCell(d.drawGround)
	d.eachCell(d.drawFrame)
	d.eachCell(d.drawLedge)
	d.drawConnection()
	d.drawOpen()
	for i := range s.Moves {
		d.drawArrow(&s.Moves[i])
	}
	d.eachCell(d.drawPrice)
	d.eachCell(d.drawStack)
	d.drawNotes()
	for i := range s.Moves {
		d.drawGhost(&s.Moves[i])
	}
}

// drawNotes draws the notes at the feet of their cells, as far as the cells are wide, but never less than a mark of
// colour.
func (d *prices) drawNotes() {
	for _, n := range d.s.Notes {
		r := d.grid.Cell(n.At)
		r = paint.R(r.X+1, r.Bottom()-noteHeight-1, r.W-2, noteHeight)
		d.Fill(r, n.Color)
		style := paint.Text{Size: noteSize, Weight: paint.Bold, Align: paint.Center, Color: theme.On(n.Color)}
		d.TextIn(r, d.Fit(n.Text, r.W-2, style), style)
	}
}

// The height of a note on a cell, and the size of its text, in dp.
const (
	noteHeight = 13
	noteSize   = 10
)

// prices is a chart being painted.
type prices struct {
	*paint.Painter
	grid Grid
	s    *Prices
}

// eachCell calls draw for every cell in the grid.
func (d *prices) eachCell(draw func(at market.Pos, c market.Cell, r paint.Rect)) {
	for row := range d.grid.Rows {
		for col := d.grid.Left; col < d.grid.Cols; col++ {
			at := market.Pos{Row: uint8(row), Col: uint8(col)}
			if c, ok := d.s.Chart.At(at); ok {
				draw(at, c, d.grid.Cell(at))
			}
		}
	}
}

// drawGround paints the background of a cell by its zone.
func (d *prices) drawGround(_ market.Pos, c market.Cell, r paint.Rect) {
	z := zoneOf(c)
	fill := z.fill(d.s.Style)
	d.Fill(r, fill)
	z.drawHatch(d.Painter, r, d.s.Style.Ink.Base.Alpha(hatchOpacity))
	z.drawMarks(d.Painter, r, d.s.Style)
}

// drawFrame paints the frame of a cell.
func (d *prices) drawFrame(_ market.Pos, _ market.Cell, r paint.Rect) {
	d.Frame(paint.R(r.X-0.5, r.Y-0.5, r.W+1, r.H+1), 0, 1, d.s.Style.Market.Line)
}

// drawLedge draws the edges of a cell below the ledge at which a marker would cross it: the line that stops the last
// share of a sale.
func (d *prices) drawLedge(at market.Pos, c market.Cell, r paint.Rect) {
	if c.Zone&market.BelowLedge == 0 {
		return
	}
	const width = 3
	above, beside := at, at
	above.Row--
	if cell, ok := d.s.Chart.At(above); ok && cell.Zone&market.BelowLedge == 0 {
		d.Line(r.X, r.Y, r.Right(), r.Y, width, d.s.Style.Danger.Base)
	}
	beside.Col--
	if cell, ok := d.s.Chart.At(beside); ok && int(beside.Col) >= d.grid.Left && cell.Zone&market.BelowLedge == 0 {
		d.Line(r.X, r.Y, r.X, r.Bottom(), width, d.s.Style.Danger.Base)
	}
}

// drawConnection draws the line that connects the cells of a folded chart in their order.
func (d *prices) drawConnection() {
	if d.grid.Fold == 0 {
		return
	}
	const width, opacity = 1.5, 0.7
	var line []paint.Point
	for k := range d.grid.Cols {
		x, y := d.grid.Cell(market.Pos{Col: uint8(k)}).Center()
		line = append(line, paint.Point{X: x, Y: y})
		if k+1 == d.grid.Cols || (k+1)%(2*d.grid.Fold) == 0 {
			d.Polyline(line, width, mesh.Round, d.s.Style.Market.Line.Alpha(opacity))
			line = line[:0]
		}
	}
}

// drawOpen marks the cells that may be chosen.
func (d *prices) drawOpen() {
	accent := d.s.Style.Accent.Base
	for _, at := range d.s.Open {
		d.Frame(d.grid.Cell(at).Inset(1), 3, theme.Stroke.Selected, accent)
	}
	if d.s.Hovers {
		r := d.grid.Cell(d.s.Hover)
		d.RoundRect(r.Inset(1), 3, accent.Alpha(0.1))
		d.Frame(r.Inset(0.5), 3, 3, accent)
	}
}

// The position of the price in a cell, and the distance of the markers from its lower right corner, in dp.
const (
	priceEdge = 3
	markEdge  = 2
)

// ascent is the height of the digits of a price with the space above them, as a share of the size.
const ascent = 0.78

// roomy is how much wider and higher than necessary a cell is, in dp, if its price has the usual size.
const roomy = 4

// priceStyle returns the style of a price: bold if a marker is there, with a halo if an arrow passes.
func (d *prices) priceStyle(at market.Pos, c market.Cell) paint.Text {
	t := paint.Text{Size: theme.Font.Compact, Color: d.s.Style.Ink.Base}
	if zoneOf(c).sign == closeSign {
		t.Color = theme.On(d.s.Style.Market.Close)
	}
	if d.grid.CellH < minH+roomy || d.grid.CellW < minW+roomy {
		t.Size = theme.Font.Caption
	}
	if len(d.marksIn(at)) > 0 {
		t.Weight = paint.Bold
	}
	if d.isCrossed(at) {
		t.Halo, t.HaloColor = 2, zoneOf(c).fill(d.s.Style)
	}
	if w, room := d.Width(strconv.Itoa(int(c.Price)), t), d.grid.CellW-priceEdge-1; w > room {
		t.Size *= room / w
	}
	return t
}

// drawPrice writes the price of a cell in its corner.
func (d *prices) drawPrice(at market.Pos, c market.Cell, r paint.Rect) {
	t := d.priceStyle(at, c)
	d.Text(strconv.Itoa(int(c.Price)), r.X+priceEdge, r.Y+priceEdge+t.Size*ascent, t)
}

// Distances between markers in one cell, in units of their radius. They just leave the letters of the markers behind
// readable.
const (
	upStep   = 1.3
	leftStep = 1.75
)

// spots returns the radius and the centres of n markers in a cell, the first one at the lower right. They are stacked
// upwards and then to the left, or side by side if that allows larger ones, and never cover the price.
func (d *prices) spots(at market.Pos, n int) (radius float32, list []paint.Point) {
	for radius = d.grid.Token; radius > minMark; radius -= radiusStep {
		for columns := 1; columns <= n; columns++ {
			if rows := (n + columns - 1) / columns; d.fits(at, radius, columns, rows) {
				return radius, d.markerCentres(at, radius, n, rows)
			}
		}
	}
	return minMark, d.markerCentres(at, minMark, n, min(n, 2))
}

// fits reports whether columns and rows of markers fit in a cell beside or below its price.
func (d *prices) fits(at market.Pos, radius float32, columns, rows int) bool {
	c, _ := d.s.Chart.At(at)
	r, t := d.grid.Cell(at), d.priceStyle(at, c)
	last := d.markerCentres(at, radius, columns*rows, rows)[columns*rows-1]
	near := paint.Point{ // of the price
		X: min(last.X, r.X+priceEdge+d.Width(strconv.Itoa(int(c.Price)), t)+1),
		Y: min(last.Y, r.Y+priceEdge+t.Size*ascent+1),
	}
	return last.X-radius >= r.X+markEdge && last.Y-radius >= r.Y+markEdge && last.Sub(near).Len() >= radius
}

// markerCentres returns the centres of n markers in columns of the given number of rows.
func (d *prices) markerCentres(at market.Pos, radius float32, n, rows int) (list []paint.Point) {
	r := d.grid.Cell(at)
	for i := range n {
		list = append(list, paint.Point{
			X: r.Right() - markEdge - radius - float32(i/rows)*leftStep*radius,
			Y: r.Bottom() - markEdge - radius - float32(i%rows)*upStep*radius,
		})
	}
	return list
}

// loneSpot returns the centre of a marker that is alone in its cell.
func (d *prices) loneSpot(at market.Pos) paint.Point {
	_, list := d.spots(at, 1)
	return list[0]
}

// marksIn returns the markers in a cell in operating order.
func (d *prices) marksIn(at market.Pos) (list []Mark) {
	for _, m := range d.s.Marks {
		if m.At == at {
			list = append(list, m)
		}
	}
	return list
}

// isCrossed reports whether an arrow passes over a cell.
func (d *prices) isCrossed(at market.Pos) bool {
	for _, m := range d.s.Moves {
		if slices.Contains(m.Way, at) {
			return true
		}
	}
	return false
}

// radiusStep is how much smaller, in dp, markers that do not fit are tried next.
const radiusStep = 0.5

// most is the number of markers that every cell shows individually; a cell shows more if their radius is at least
// readable. No marker is smaller than minMark. Both radii are in dp.
const (
	most     = 4
	minMark  = 5
	readable = 6
)

// allSpots returns the radius and centres of n markers, and whether the cell can show them individually. If ok is
// false, the markers would overlap or be unreadable.
func (d *prices) allSpots(at market.Pos, n int) (radius float32, list []paint.Point, ok bool) {
	radius, list = d.spots(at, n)
	return radius, list, n <= most || radius >= readable
}

// Crowded returns the cells that show a count instead of some of their markers.
func Crowded(p *paint.Painter, g Grid, s *Prices) (cells []market.Pos) {
	d := prices{p, g, s}
	d.eachCell(func(at market.Pos, _ market.Cell, _ paint.Rect) {
		if _, _, ok := d.allSpots(at, len(d.marksIn(at))); !ok {
			cells = append(cells, at)
		}
	})
	return cells
}

// drawStack draws the markers of a cell: the one that operates first in front, at the lower right. If there are too
// many, the first ones are in a row below the price, preceded by the number of the others.
func (d *prices) drawStack(at market.Pos, _ market.Cell, _ paint.Rect) {
	marks := d.marksIn(at)
	if len(marks) == 0 {
		return
	}
	radius, list, all := d.allSpots(at, len(marks))
	if !all {
		more, edge := "", float32(0)
		radius, list, more, edge = d.crowd(at, len(marks))
		d.Text(more, edge, list[0].Y+4, countStyle(d.s.Style))
	}
	for i := len(list) - 1; i >= 0; i-- {
		token.Draw(d.Painter, list[i].X, list[i].Y, radius, marks[i].Company)
	}
}

// crowd returns the centres of the markers shown out of n, which are too many for the cell, and the count of the others
// with its right edge.
func (d *prices) crowd(at market.Pos, n int) (radius float32, list []paint.Point, more string, edge float32) {
	for shown := most - 1; shown > 0; shown-- {
		for radius = d.grid.Token; radius >= minMark; radius -= radiusStep {
			list = d.markerCentres(at, radius, shown, 1)
			more, edge = "+"+strconv.Itoa(n-shown), list[shown-1].X-radius-1
			if d.fits(at, radius, shown, 1) && edge-d.Width(more, countStyle(d.s.Style)) > d.grid.Cell(at).X {
				return radius, list, more, edge
			}
		}
	}
	return radius, list, more, edge
}

// countStyle returns the style of the count of markers not shown.
func countStyle(style *theme.Palette) paint.Text {
	return paint.Text{Size: theme.Font.Caption, Weight: paint.Bold, Align: paint.Right, Color: style.Ink.Base}
}
