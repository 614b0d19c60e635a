package token

import (
	"math"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
)

// shapes is the number of different shapes.
const shapes = 7

// Seat draws the shape of a player's seat, from 0, filled with the player's colour: circle, square, triangle, diamond,
// hexagon, cross or star. The factors of r were chosen by eye, so that all shapes look equally heavy.
func Seat(p *paint.Painter, seat int, x, y, r float32, c paint.Color) {
	centre := paint.Point{X: x, Y: y}
	switch seat % shapes {
	case 0:
		p.Circle(x, y, r*0.95, c)
	case 1:
		d := r * 0.84
		p.Fill(paint.R(x-d, y-d, 2*d, 2*d), c)
	case 2:
		p.Polygon(mesh.AppendRegular(nil, paint.Point{X: x, Y: y + r*0.2}, r*1.15, 3, -math.Pi/2), c)
	case 3:
		p.Polygon(mesh.AppendRegular(nil, centre, r*1.15, 4, 0), c)
	case 4:
		p.Polygon(mesh.AppendRegular(nil, centre, r*1.02, 6, 0), c)
	case 5:
		p.StarPolygon(centre, cross(centre, r), c)
	case 6:
		p.StarPolygon(centre, star(centre, r*1.15), c)
	}
}

// cross returns the corners of an upright cross with arms of the length r.
func cross(at paint.Point, r float32) []paint.Point {
	a, b := r*0.4, r // half the width of an arm, and its end
	corners := [...]paint.Point{
		{X: -a, Y: -b}, {X: a, Y: -b}, {X: a, Y: -a}, {X: b, Y: -a}, {X: b, Y: a}, {X: a, Y: a},
		{X: a, Y: b}, {X: -a, Y: b}, {X: -a, Y: a}, {X: -b, Y: a}, {X: -b, Y: -a}, {X: -a, Y: -a},
	}
	for i := range corners {
		corners[i] = corners[i].Add(at)
	}
	return corners[:]
}

// star returns the corners of a star whose five points are at the distance r, the first of them at the top.
func star(at paint.Point, r float32) []paint.Point {
	const points, notch = 5, 0.48 // notch is the distance of the corners between the points, as a share of r
	var ps []paint.Point
	for i := range 2 * points {
		long := r
		if i%2 == 1 {
			long = r * notch
		}
		s, c := math.Sincos(-math.Pi/2 + float64(i)*math.Pi/points)
		ps = append(ps, at.Add(paint.Point{X: long * float32(c), Y: long * float32(s)}))
	}
	return ps
}
