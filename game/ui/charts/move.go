package charts

import (
	"math"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/token"
)

// Measures of an arrow, in dp.
const (
	arrowWidth = 2.5
	arrowHead  = 8    // length of its head
	halo       = 1.25 // on each side of its line
)

// Shares of an arrow.
const (
	wing = 0.6 // half the width of the head, of its length
	neck = 0.3 // part of the head before the end of the line, which it hides

	clearance = 1.15 // distance from the centre of a marker, of its radius

	lean = 0.2 // distance of the control points of a bow from its ends, of the way
)

// The bow of an arrow: its width in units of a marker's radius, for a move to the next cell and for each further one,
// and its greatest width as a share of a cell's.
const (
	bow     = 0.9
	wider   = 0.7
	mostBow = 0.6
)

// drawArrow draws the path of a marker: curved if it is straight, along the cells if it turns.
func (d *prices) drawArrow(m *Move) {
	if len(m.Way) < 2 {
		return
	}
	line := d.way(m)
	r := d.grid.Token * clearance
	line = withoutEnds(line, r, r+arrowHead*wing)
	if len(line) < 2 {
		return
	}
	color := d.tint(m)
	const haloOpacity = 0.85
	d.Polyline(line, arrowWidth+2*halo, mesh.Round, d.s.Style.BG.Surface.Alpha(haloOpacity))
	d.Polyline(line, arrowWidth, mesh.Round, color)
	tip := line[len(line)-1]
	back := line[max(0, len(line)-3)]
	d.drawArrowHead(back, tip, color)
}

// tint returns the colour of a move: good for a higher price, bad for a lower one.
func (d *prices) tint(m *Move) paint.Color {
	from, _ := d.s.Chart.At(m.Way[0])
	to, _ := d.s.Chart.At(m.Way[len(m.Way)-1])
	if to.Price < from.Price {
		return d.s.Style.Bad.Base
	}
	return d.s.Style.Good.Base
}

// way returns the line of a move. Straight moves bow out to the side, longer ones further.
func (d *prices) way(m *Move) []paint.Point {
	from, to := d.loneSpot(m.Way[0]), d.loneSpot(m.Way[len(m.Way)-1])
	if d.grid.Fold > 0 || !straight(m) {
		line := make([]paint.Point, len(m.Way))
		for i, at := range m.Way {
			line[i] = d.loneSpot(at)
		}
		return line
	}
	v := to.Sub(from)
	l := max(v.Len(), 1)
	out := min(d.grid.Token*(bow+wider*float32(len(m.Way)-1)), d.grid.CellW*mostBow)
	side := paint.Point{X: -abs(v.Y) / l, Y: -abs(v.X) / l}.Mul(out)
	leave, arrive := from.Add(side).Add(v.Mul(lean)), to.Add(side).Sub(v.Mul(lean))
	const points = 24 // enough for a smooth line
	return mesh.AppendCubic([]paint.Point{from}, from, leave, arrive, to, points)
}

func abs(v float32) float32 { return max(v, -v) }

// straight reports whether all cells of a move are in one row or one column.
func straight(m *Move) bool {
	row, col := true, true
	for _, at := range m.Way {
		row = row && at.Row == m.Way[0].Row
		col = col && at.Col == m.Way[0].Col
	}
	return row || col
}

// withoutEnds returns the line without its parts within a distance of its ends.
func withoutEnds(line []paint.Point, start, end float32) []paint.Point {
	from, to := line[0], line[len(line)-1]
	for len(line) > 1 && line[1].Sub(from).Len() < start {
		line = line[1:]
	}
	for len(line) > 1 && line[len(line)-2].Sub(to).Len() < end {
		line = line[:len(line)-1]
	}
	return trimEnds(line, from, start, to, end)
}

// trimEnds returns a line whose ends are moved to the given distances from its original end points.
func trimEnds(line []paint.Point, from paint.Point, start float32, to paint.Point, end float32) []paint.Point {
	if len(line) < 2 {
		return nil
	}
	trim := append([]paint.Point(nil), line...)
	cut := func(outer, inner *paint.Point, centre paint.Point, r float32) {
		a, b := outer.Sub(centre).Len(), inner.Sub(centre).Len()
		if a < r && b > r {
			*outer = outer.Add(inner.Sub(*outer).Mul((r - a) / (b - a)))
		}
	}
	cut(&trim[0], &trim[1], from, start)
	cut(&trim[len(trim)-1], &trim[len(trim)-2], to, end)
	return trim
}

// drawArrowHead draws the head of an arrow whose line ends at tip, in the direction from from.
func (d *prices) drawArrowHead(from, tip paint.Point, c paint.Color) {
	s, co := math.Sincos(math.Atan2(float64(tip.Y-from.Y), float64(tip.X-from.X)))
	along, across := paint.Point{X: float32(co), Y: float32(s)}, paint.Point{X: -float32(s), Y: float32(co)}
	base, half := tip.Sub(along.Mul(arrowHead*neck)), across.Mul(arrowHead*wing)
	d.Polygon([]paint.Point{tip.Add(along.Mul(arrowHead * (1 - neck))), base.Add(half), base.Sub(half)}, c)
}

// drawGhost draws the marker at the end of its move.
func (d *prices) drawGhost(m *Move) {
	if len(m.Way) == 0 {
		return
	}
	radius, list := d.spots(m.Way[len(m.Way)-1], 1)
	token.Ghost(d.Painter, list[0].X, list[0].Y, radius, m.Company, d.tint(m))
}
