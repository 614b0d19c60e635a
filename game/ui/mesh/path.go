package mesh

import "math"

// AppendCircle appends the corners of a polygon that looks like a circle.
func AppendCircle(dst []Point, centre Point, radius float32) []Point {
	return AppendRegular(dst, centre, radius, sides(radius), 0)
}

// AppendRegular appends the n corners of a regular polygon, the first of them in the direction turn in radians,
// clockwise from the right.
func AppendRegular(dst []Point, centre Point, radius float32, n int, turn float64) []Point {
	for i := range n {
		dst = append(dst, centre.Add(polar(radius, turn+2*math.Pi*float64(i)/float64(n))))
	}
	return dst
}

// AppendArc appends points along a circle from one direction to another, in radians clockwise from the right, both ends
// included. It goes the way the numbers go.
func AppendArc(dst []Point, centre Point, radius float32, from, to float64) []Point {
	n := max(1, int(math.Ceil(math.Abs(to-from)/(2*math.Pi)*float64(sides(radius)))))
	for i := range n + 1 {
		dst = append(dst, centre.Add(polar(radius, from+(to-from)*float64(i)/float64(n))))
	}
	return dst
}

// AppendRoundRect appends the corners of a rectangle with round corners; the radius is cut to half the shorter side.
func AppendRoundRect(dst []Point, x0, y0, x1, y1, radius float32) []Point {
	r := min(radius, (x1-x0)/2, (y1-y0)/2)
	if r <= 0.5 {
		return append(dst, Point{x0, y0}, Point{x1, y0}, Point{x1, y1}, Point{x0, y1})
	}
	dst = AppendArc(dst, Point{x0 + r, y0 + r}, r, math.Pi, 1.5*math.Pi)
	dst = AppendArc(dst, Point{x1 - r, y0 + r}, r, 1.5*math.Pi, 2*math.Pi)
	dst = AppendArc(dst, Point{x1 - r, y1 - r}, r, 0, 0.5*math.Pi)
	return AppendArc(dst, Point{x0 + r, y1 - r}, r, 0.5*math.Pi, math.Pi)
}

// AppendQuad appends n points of the quadratic curve from a to b with the control point c, without a itself.
func AppendQuad(dst []Point, a, c, b Point, n int) []Point {
	for i := 1; i <= n; i++ {
		t := float32(i) / float32(n)
		u := 1 - t
		dst = append(dst, a.Mul(u*u).Add(c.Mul(2*u*t)).Add(b.Mul(t*t)))
	}
	return dst
}

// AppendCubic appends n points of the cubic curve from a to b with the control points c and d, without a itself.
func AppendCubic(dst []Point, a, c, d, b Point, n int) []Point {
	for i := 1; i <= n; i++ {
		t := float32(i) / float32(n)
		u := 1 - t
		dst = append(dst, a.Mul(u*u*u).Add(c.Mul(3*u*u*t)).Add(d.Mul(3*u*t*t)).Add(b.Mul(t*t*t)))
	}
	return dst
}

func polar(radius float32, angle float64) Point {
	s, c := math.Sincos(angle)
	return Point{radius * float32(c), radius * float32(s)}
}
