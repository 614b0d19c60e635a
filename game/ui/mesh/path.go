package mesh

import "math"

// AppendCircle appends the corners of a polygon that looks like a circle.
func AppendCircle(dst []Point, centre Point, radius float32) []Point {
	return AppendRegular(dst, centre, radius, sides(radius), 0)
}

// AppendRegular appends the n corners of a regular polygon, the first of them in the direction turn in radians,
// clockwise from the right.
func AppendRegular(dst []Point, centre Point, radius float32, n int, turn float64) []Point {
	return appendTurned(dst, centre, radius, n, turn, 2*math.Pi/float64(n))
}

// AppendArc appends points along a circle from one direction to another, both included, in radians clockwise from the
// right. It turns clockwise if to is greater than from.
func AppendArc(dst []Point, centre Point, radius float32, from, to float64) []Point {
	n := max(1, int(math.Ceil(math.Abs(to-from)/(2*math.Pi)*float64(sides(radius)))))
	return appendTurned(dst, centre, radius, n+1, from, (to-from)/float64(n))
}

// appendTurned appends n points on a circle, each turned by the angle step from the previous one. Rotating a vector is
// much faster than computing the sine of every angle.
func appendTurned(dst []Point, centre Point, radius float32, n int, from, step float64) []Point {
	s, c := math.Sincos(step)
	y, x := math.Sincos(from)
	for range n {
		dst = append(dst, Point{centre.X + radius*float32(x), centre.Y + radius*float32(y)})
		x, y = x*c-y*s, x*s+y*c
	}
	return dst
}

// AppendRoundRect appends the corners of a rectangle with round corners. The radius is limited to half the shorter
// side.
func AppendRoundRect(dst []Point, x0, y0, x1, y1, radius float32) []Point {
	r := min(radius, (x1-x0)/2, (y1-y0)/2)
	if r <= 0.5 {
		return append(dst, Point{x0, y0}, Point{x1, y0}, Point{x1, y1}, Point{x0, y1})
	}
	start := len(dst)
	for i, c := range [4]Point{{x0 + r, y0 + r}, {x1 - r, y0 + r}, {x1 - r, y1 - r}, {x0 + r, y1 - r}} {
		from := math.Pi + float64(i)*math.Pi/2
		dst = AppendArc(dst, c, r, from, from+math.Pi/2)
	}
	return dst[:start+distinct(dst[start:])]
}

// minEdge is the length in pixels from which an edge has a direction in spite of rounding.
const minEdge = 0.01

// distinct moves the corners of a closed polygon that are at least minEdge from the previous one to the front of ps and
// returns their number.
func distinct(ps []Point) int {
	n := 0
	for _, p := range ps {
		if n == 0 || p.Sub(ps[n-1]).Len() > minEdge {
			ps[n] = p
			n++
		}
	}
	for n > 1 && ps[n-1].Sub(ps[0]).Len() <= minEdge {
		n--
	}
	return n
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
