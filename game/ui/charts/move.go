package charts

import (
	"math"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/token"
)

// Measures of an arrow.
const (
	arrowWidth = 2.5
	arrowHead  = 8
	bow        = 0.7 // of a marker's radius per row or column, sideways
)

// drawArrow draws the path of a marker: curved if it is straight, along the cells if it turns.
func (d *prices) drawArrow(m *Move) {
	if len(m.Way) < 2 {
		return
	}
	line := d.way(m)
	r := d.grid.Token * 1.15
	line = withoutEnds(line, r, r+arrowHead*0.6)
	if len(line) < 2 {
		return
	}
	color := d.tint(m)
	d.Polyline(line, arrowWidth+2.5, mesh.Round, d.s.Style.BG.Surface.Alpha(0.85))
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
	out := min(d.grid.Token*(0.9+bow*float32(len(m.Way)-1)), d.grid.CellW*0.6)
	side := paint.Point{X: -abs(v.Y) / l, Y: -abs(v.X) / l}.Mul(out)
	leave, arrive := from.Add(side).Add(v.Mul(0.2)), to.Add(side).Sub(v.Mul(0.2))
	return mesh.AppendCubic([]paint.Point{from}, from, leave, arrive, to, 24)
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

// drawArrowHead draws the head of an arrow at tip, in the direction from from.
func (d *prices) drawArrowHead(from, tip paint.Point, c paint.Color) {
	s, co := math.Sincos(math.Atan2(float64(tip.Y-from.Y), float64(tip.X-from.X)))
	along, across := paint.Point{X: float32(co), Y: float32(s)}, paint.Point{X: -float32(s), Y: float32(co)}
	base := tip.Sub(along.Mul(arrowHead * 0.3))
	d.Polygon([]paint.Point{
		tip.Add(along.Mul(arrowHead * 0.7)), base.Add(across.Mul(arrowHead * 0.6)), base.Sub(across.Mul(arrowHead * 0.6)),
	}, c)
}

// drawGhost draws the marker at the end of its move.
func (d *prices) drawGhost(m *Move) {
	if len(m.Way) == 0 {
		return
	}
	radius, list := d.spots(m.Way[len(m.Way)-1], 1)
	token.Ghost(d.Painter, list[0].X, list[0].Y, radius, m.Company, d.tint(m))
}
