package paint

import (
	"image"
	"math"
)

// View is a coordinate transformation: scaling, rotation, then translation.
type View struct {
	X, Y     float32 // position of the new origin
	Scale    float32 // length of a new unit
	cos, sin float32
}

// apply returns q in the coordinates outside the view.
func (v View) apply(q Point) Point {
	return Point{
		X: v.X + v.Scale*(q.X*v.cos-q.Y*v.sin),
		Y: v.Y + v.Scale*(q.X*v.sin+q.Y*v.cos),
	}
}

// pixels returns the rectangle rounded to whole device pixels.
func (v View) pixels(r Rect) image.Rectangle {
	a, b := v.apply(Point{X: r.X, Y: r.Y}), v.apply(Point{X: r.Right(), Y: r.Bottom()})
	return image.Rect(round(a.X), round(a.Y), round(b.X), round(b.Y))
}

// Enter changes the coordinates until Leave: the origin is at (x, y), a unit is scale old units long, and the axes are
// rotated clockwise by the angle in radians. Line widths and text sizes are in the new unit. Text and rectangles stay
// upright.
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
