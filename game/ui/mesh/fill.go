package mesh

import "math"

// Convex fills a convex polygon, given in either direction, with an edge one pixel soft.
func (m *Mesh) Convex(ps []Point, c Color) { m.ConvexSoft(ps, 1, c) }

// ConvexSoft fills a convex polygon whose edge fades over the width soft, half of it inside and half outside. It draws
// shadows; soft must not exceed the polygon's width.
func (m *Mesh) ConvexSoft(ps []Point, soft float32, c Color) {
	if len(ps) < 3 {
		return
	}
	first := m.addSoftEdge(ps, soft, c)
	for i := uint32(2); i < uint32(len(ps)); i++ {
		m.triangle(first, first+2*(i-1), first+2*i)
	}
}

// Star fills a polygon that need not be convex, as long as every corner can be seen from the centre.
func (m *Mesh) Star(centre Point, ps []Point, c Color) {
	if len(ps) < 3 {
		return
	}
	first, hub := m.addSoftEdge(ps, 1, c), m.vertex(centre, c, 1)
	n := uint32(len(ps))
	for i := range n {
		m.triangle(hub, first+2*i, first+2*((i+1)%n))
	}
}

// addSoftEdge adds the soft edge of a polygon: for every corner a vertex inside with the full colour and one outside
// without any. It returns the index of the first; inner vertices have even offsets from it.
func (m *Mesh) addSoftEdge(ps []Point, soft float32, c Color) uint32 {
	half := soft / 2
	if area(ps) < 0 { // anticlockwise: the normals point inside
		half = -half
	}
	first, n := m.next(), len(ps)
	before := normal(ps[n-1], ps[0])
	for i, p := range ps {
		after := normal(p, ps[(i+1)%n])
		o := mitre(before, after).Mul(half)
		before = after
		m.vertex(p.Sub(o), c, 1)
		m.vertex(p.Add(o), c, 0)
	}
	for i := range uint32(n) {
		a, b := first+2*i, first+2*((i+1)%uint32(n))
		m.addQuad(a, b, a+1, b+1)
	}
	return first
}

// Circle fills a circle.
func (m *Mesh) Circle(centre Point, radius float32, c Color) {
	var buf [64]Point
	m.Convex(AppendCircle(buf[:0], centre, radius), c)
}

// RoundRect fills a rectangle with round corners.
func (m *Mesh) RoundRect(x0, y0, x1, y1, radius float32, c Color) {
	var buf [64]Point
	m.Convex(AppendRoundRect(buf[:0], x0, y0, x1, y1, radius), c)
}

// mostBlur is the largest part of a rectangle's side taken by its fading edge, so that some solid area remains.
const mostBlur = 0.9

// Shadow fills a rectangle with round corners whose edge fades over the width blur.
func (m *Mesh) Shadow(x0, y0, x1, y1, radius, blur float32, c Color) {
	var buf [64]Point
	blur = min(blur, (x1-x0)*mostBlur, (y1-y0)*mostBlur)
	const roundest = 0.55 // corners are as round as the inner half of the edge is wide, for which they must have room
	m.ConvexSoft(AppendRoundRect(buf[:0], x0, y0, x1, y1, max(radius, blur*roundest)), blur, c)
}

// area returns twice the area of the polygon, negative if its corners run anticlockwise on the screen.
func area(ps []Point) float32 {
	var sum float32
	for i, p := range ps {
		q := ps[(i+1)%len(ps)]
		sum += p.X*q.Y - q.X*p.Y
	}
	return sum
}

// normal returns the unit vector at right angles to the way from a to b, or zero if they are the same.
func normal(a, b Point) Point {
	d := b.Sub(a)
	l := d.Len()
	if l == 0 {
		return Point{}
	}
	return Point{d.Y / l, -d.X / l}
}

// tooSharp is the square of the length of the sum of two unit normals below which their corner has no mitre: at turns
// of more than 154 degrees it would be over four times as long as half the line's width.
const tooSharp = 0.2

// mitre returns the offset of a corner between edges with the given normals so that both edges move by one. Corners
// too sharp for that get the second normal, and an edge without a length, whose normal is zero, does not count.
func mitre(n0, n1 Point) Point {
	switch (Point{}) {
	case n0:
		return n1
	case n1:
		return n0
	}
	s := n0.Add(n1)
	d := s.X*s.X + s.Y*s.Y
	if d < tooSharp {
		return n1
	}
	return s.Mul(2 / d)
}

// sides returns the number of sides of a polygon that looks like a circle of the radius: no side is further from the
// circle than a tenth of a pixel.
func sides(radius float32) int {
	return max(12, int(8*math.Sqrt(float64(max(radius, 0)))))
}
