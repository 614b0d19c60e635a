package paint

import "math"

// View is a change of coordinates: scaled, turned and then moved.
type View struct {
	X, Y     float32 // where the new origin lies
	Scale    float32 // the length of a new unit
	cos, sin float32
}

// apply returns the place of q outside the view.
func (v View) apply(q Point) Point {
	return Point{
		X: v.X + v.Scale*(q.X*v.cos-q.Y*v.sin),
		Y: v.Y + v.Scale*(q.X*v.sin+q.Y*v.cos),
	}
}

// Enter changes to coordinates whose origin is at (x, y), whose unit is scale old units long and which are turned
// clockwise by the angle in radians, until Leave. Widths of lines and sizes of text are in the new unit. Text and
// rectangles stay upright.
func (p *Painter) Enter(x, y, scale float32, turn float64) {
	p.views = append(p.views, p.view)
	o := p.view.apply(Point{X: x, Y: y})
	s, c := math.Sincos(turn)
	sin, cos := float32(s), float32(c)
	p.view = View{
		X: o.X, Y: o.Y, Scale: p.view.Scale * scale,
		cos: p.view.cos*cos - p.view.sin*sin,
		sin: p.view.sin*cos + p.view.cos*sin,
	}
}

// Leave returns to the coordinates before the last Enter.
func (p *Painter) Leave() {
	p.view = p.views[len(p.views)-1]
	p.views = p.views[:len(p.views)-1]
}
