package mapview

import (
	"math"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// drawStop draws a stop without the tokens in it.
func (pt *painter) drawStop(s *stop) {
	switch s.look {
	case cityLook:
		pt.drawCity(s)
	case barLook:
		bar, casing := size.Town.Bar, size.Town.BarCasing
		if pt.level > Plain {
			pt.drawBar(s, casing[0], casing[1], pt.style.Track.Casing.Alpha(size.Track.CasingAlpha))
		}
		pt.drawBar(s, bar[0], bar[1], pt.style.Track.Ink)
	case dotLook:
		if pt.level > Plain {
			pt.Circle(s.at.X, s.at.Y, size.Town.Dot+size.Town.DotCasing, pt.style.Track.Casing)
		}
		pt.Circle(s.at.X, s.at.Y, size.Town.Dot, pt.style.Track.Ink)
	case haltLook:
		h := &size.Halt
		pt.Circle(s.at.X, s.at.Y, h.Radius+h.Ring/2, pt.style.City.Ring)
		pt.Circle(s.at.X, s.at.Y, h.Radius-h.Ring/2, h.Fill)
		if pt.level > Plain {
			pt.drawText(h.Sign, s.at, h.Text, paint.Text{Weight: paint.Bold, Color: theme.On(h.Fill)})
		}
	case areaLook:
	}
}

// drawBar draws a rectangle across the track of a town.
func (pt *painter) drawBar(s *stop, long, wide float32, c paint.Color) {
	half := polar(long/2, s.along)
	pt.Polyline([]Point{s.at.Sub(half), s.at.Add(half)}, wide, mesh.Butt, c)
}

// drawCity draws the slots of a city and, if there are several, the body around them.
func (pt *painter) drawCity(s *stop) {
	c := &pt.style.City
	if len(s.slots) > 1 {
		pt.Polygon(s.body(size.City.Box2.Outline/2), c.Ring)
		pt.Polygon(s.body(-size.City.Box2.Outline/2), c.Fill)
	}
	for _, at := range s.slots {
		pt.Circle(at.X, at.Y, size.City.SlotRadius+size.City.Ring/2, c.Ring)
		pt.Circle(at.X, at.Y, size.City.SlotRadius-size.City.Ring/2, c.Fill)
	}
}

// body returns the outline of a city, grown by d: a circle, a box, or for three slots a trapezoid.
func (s *stop) body(d float32) []Point {
	var ps []Point
	switch len(s.slots) {
	case 0, 1:
		return mesh.AppendCircle(nil, s.at, size.City.SlotRadius+d)
	case 2:
		b := &size.City.Box2
		ps = mesh.AppendRoundRect(nil, -b.W/2-d, -b.H/2-d, b.W/2+d, b.H/2+d, b.Corner+d)
	case 3:
		b := &size.City.Box3
		ps = []Point{
			{X: -b.Top/2 - d, Y: -b.H/2 - d}, {X: b.Top/2 + d, Y: -b.H/2 - d}, {X: b.Top/2 + d, Y: -d},
			{X: b.Bottom/2 + d, Y: b.H/2 + d}, {X: -b.Bottom/2 - d, Y: b.H/2 + d}, {X: -b.Top/2 - d, Y: -d},
		}
	default:
		half := size.City.Box4.Side/2 + d
		ps = mesh.AppendRoundRect(nil, -half, -half, half, half, size.City.Box4.Corner+d)
	}
	sin, cos := math.Sincos(s.along)
	for i, p := range ps {
		ps[i] = Point{
			X: s.at.X + p.X*float32(cos) - p.Y*float32(sin),
			Y: s.at.Y + p.X*float32(sin) + p.Y*float32(cos),
		}
	}
	return ps
}
