package charts

import (
	"strconv"

	"hexrail/game/ui/paint"
	"hexrail/game/ui/theme"
	"hexrail/game/ui/token"
	"hexrail/rules/market"
)

// Mark is a company's marker on the chart.
type Mark struct {
	token.Company
	At market.Pos
}

// Move is where a marker would go: from the first cell over the others to the last.
type Move struct {
	token.Company
	Way []market.Pos
}

// Prices is what is to be seen on a price chart.
type Prices struct {
	Style *theme.Palette
	Chart *market.Chart
	Marks []Mark // in operating order
	Moves []Move
	Open  []market.Pos // cells that may be chosen
	Hover market.Pos
	// Hovers tells that the pointer is over the cell Hover.
	Hovers bool
}

// DrawPrices paints a price chart.
func DrawPrices(p *paint.Painter, g Grid, s *Prices) {
	d := prices{p, g, s}
	d.each(d.ground)
	d.each(d.line)
	d.open()
	for i := range s.Moves {
		d.arrow(&s.Moves[i])
	}
	d.each(d.price)
	d.each(d.stack)
	for i := range s.Moves {
		d.ghost(&s.Moves[i])
	}
}

// prices is a chart being painted.
type prices struct {
	*paint.Painter
	grid Grid
	s    *Prices
}

// each calls draw for every cell in the grid.
func (d *prices) each(draw func(at market.Pos, c market.Cell, r paint.Rect)) {
	for row := range d.grid.Rows {
		for col := range d.grid.Cols {
			at := market.Pos{Row: uint8(row), Col: uint8(col)}
			if c, ok := d.s.Chart.At(at); ok {
				draw(at, c, d.grid.Cell(at))
			}
		}
	}
}

func (d *prices) ground(_ market.Pos, c market.Cell, r paint.Rect) {
	z := zoneOf(c)
	fill := z.fill(d.s.Style)
	d.Fill(r, fill)
	z.drawHatch(d.Painter, r, d.s.Style.Ink.Base.Alpha(hatchOpacity))
	z.drawSign(d.Painter, r, d.s.Style)
}

func (d *prices) line(_ market.Pos, _ market.Cell, r paint.Rect) {
	d.Frame(paint.R(r.X-0.5, r.Y-0.5, r.W+1, r.H+1), 0, 1, d.s.Style.Market.Line)
}

// open marks the cells that may be chosen.
func (d *prices) open() {
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

// price writes the price of a cell, bold if a marker stands there, and with a halo if an arrow passes.
func (d *prices) price(at market.Pos, c market.Cell, r paint.Rect) {
	t := paint.Text{Size: theme.Font.ScaleDp.Compact, Color: d.s.Style.Ink.Base}
	if r.H < leastH {
		t.Size = theme.Font.ScaleDp.Caption
	}
	if len(d.on(at)) > 0 {
		t.Weight = paint.Bold
	}
	if d.crossed(at) {
		t.Halo, t.HaloColor = 2, zoneOf(c).fill(d.s.Style)
	}
	d.Text(strconv.Itoa(int(c.Price)), r.X+4, r.Y+4+t.Size*0.78, t)
}

// on returns the markers in a cell in operating order.
func (d *prices) on(at market.Pos) (list []Mark) {
	for _, m := range d.s.Marks {
		if m.At == at {
			list = append(list, m)
		}
	}
	return list
}

// crossed reports whether an arrow passes over a cell.
func (d *prices) crossed(at market.Pos) bool {
	for _, m := range d.s.Moves {
		for _, p := range m.Way {
			if p == at {
				return true
			}
		}
	}
	return false
}

// most is the number of markers drawn in one cell; more are counted.
const most = 4

// stack draws the markers of a cell: the one that operates first in front and furthest to the right.
func (d *prices) stack(at market.Pos, _ market.Cell, r paint.Rect) {
	marks := d.on(at)
	if len(marks) == 0 {
		return
	}
	radius, where := d.grid.Token, d.grid.last(at)
	if len(marks) > 1 {
		radius *= theme.Zone.Token.DesktopStacked / theme.Zone.Token.Desktop
		where = paint.Point{X: r.Right() - radius - 3, Y: r.Bottom() - radius - 3}
	}
	shown := min(len(marks), most)
	step := float32(0)
	if shown > 1 {
		step = min(radius*1.55, (r.W-2*radius-5)/float32(shown-1))
	}
	for i := shown - 1; i >= 0; i-- {
		token.Draw(d.Painter, where.X-step*float32(i), where.Y, radius, marks[i].Company)
	}
	if more := len(marks) - shown; more > 0 {
		d.Text("+"+strconv.Itoa(more), r.Right()-3, r.Y+13, paint.Text{
			Size: theme.Font.ScaleDp.Caption, Weight: paint.Bold, Align: paint.Right, Color: d.s.Style.Ink.Base,
		})
	}
}
