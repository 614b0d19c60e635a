package mesh

import (
	"math"
	"slices"
)

// Cap is the shape of the end of a line.
type Cap uint8

// The ends of a line: cut off square at its last point, or with a half disc around it.
const (
	Butt Cap = iota
	Round
)

// sharp is the cosine below which a corner is drawn as two round ends instead of a mitre.
const sharp = -0.2

// Stroke draws a line of the width through the points. Lines thinner than a pixel fade instead of getting thinner.
// Corners sharper than about a right angle are rounded; there the two pieces overlap, so such lines should be opaque.
func (m *Mesh) Stroke(ps []Point, width float32, end Cap, c Color) {
	start := 0
	first := end
	for i := 1; i < len(ps)-1; i++ {
		n0, n1 := normal(ps[i-1], ps[i]), normal(ps[i], ps[i+1])
		if n0.X*n1.X+n0.Y*n1.Y < sharp {
			m.strokeSmooth(ps[start:i+1], width, first, Round, c)
			start, first = i, Round
		}
	}
	m.strokeSmooth(ps[start:], width, first, end, c)
}

// Outline draws a closed line of the width around the polygon, with mitred corners.
func (m *Mesh) Outline(ps []Point, width float32, c Color) {
	n := len(ps)
	if n < 3 {
		return
	}
	in, out, alpha := band(width)
	first := m.next()
	before := normal(ps[n-1], ps[0])
	for i, p := range ps {
		after := normal(p, ps[(i+1)%n])
		m.addCrossSection(p, mitre(before, after), in, out, alpha, c)
		before = after
	}
	for i := range uint32(n) {
		m.addSegment(first+4*i, first+4*((i+1)%uint32(n)))
	}
}

// Ring draws a circular line of the width, with the radius measured to its middle.
func (m *Mesh) Ring(centre Point, radius, width float32, c Color) {
	var buf [64]Point
	m.Outline(AppendCircle(buf[:0], centre, radius), width, c)
}

// Dashes draws a dashed line. The pattern holds the lengths of dashes and gaps in turn; skip is the offset in the
// pattern at the start. A pattern of odd length is repeated; an empty one draws the whole line.
func (m *Mesh) Dashes(ps []Point, width float32, pattern []float32, skip float32, end Cap, c Color) {
	if len(pattern)%2 == 1 {
		pattern = append(slices.Clip(pattern), pattern...)
	}
	var total float32
	for _, l := range pattern {
		total += l
	}
	if total <= 0 || len(ps) < 2 {
		m.Stroke(ps, width, end, c)
		return
	}
	at, left := phase(pattern, float32(math.Mod(float64(skip), float64(total))))
	piece := append(make([]Point, 0, len(ps)), ps[0])
	for i := 1; i < len(ps); i++ {
		from, way := ps[i-1], ps[i].Sub(ps[i-1])
		length := way.Len()
		for done := float32(0); done < length; {
			step := min(left, length-done)
			done += step
			left -= step
			p := from.Add(way.Mul(done / length))
			piece = append(piece, p)
			if left <= 0 {
				if at%2 == 0 {
					m.Stroke(piece, width, end, c)
				}
				at = (at + 1) % len(pattern)
				left = max(pattern[at], minEdge) // more than nothing, so that the line goes on
				piece = append(piece[:0], p)
			}
		}
	}
	if at%2 == 0 && len(piece) > 1 {
		m.Stroke(piece, width, end, c)
	}
}

// phase returns the index of the pattern's entry after the length skip, and the rest of that entry.
func phase(pattern []float32, skip float32) (at int, left float32) {
	for skip >= pattern[at] && at+1 < len(pattern) {
		skip -= pattern[at]
		at++
	}
	return at, pattern[at] - skip
}

// band returns the distance from the middle of a line up to which its colour is full, the one at which it ends, and the
// opacity.
func band(width float32) (in, out, alpha float32) {
	if width < 1 {
		return 0, 1, width
	}
	return width/2 - 0.5, width/2 + 0.5, 1
}

// strokeSmooth draws a line without sharp corners.
func (m *Mesh) strokeSmooth(ps []Point, width float32, start, end Cap, c Color) {
	n := len(ps)
	if n == 1 && start == Round {
		m.Circle(ps[0], width/2, c)
	}
	if n < 2 {
		return
	}
	in, out, alpha := band(width)
	first := m.next()
	before := normal(ps[0], ps[1])
	for i, p := range ps {
		after := before
		if i < n-1 {
			after = normal(p, ps[i+1])
		}
		m.addCrossSection(p, mitre(before, after), in, out, alpha, c)
		before = after
	}
	for i := range uint32(n - 1) {
		m.addSegment(first+4*i, first+4*(i+1))
	}
	if start == Round {
		m.addCap(ps[0], normal(ps[1], ps[0]), in, out, alpha, c)
	}
	if end == Round {
		m.addCap(ps[n-1], normal(ps[n-2], ps[n-1]), in, out, alpha, c)
	}
}

// addCrossSection adds the four vertices of a line's cross-section at p, where o is the offset for a width of one to
// each side.
func (m *Mesh) addCrossSection(p, o Point, in, out, alpha float32, c Color) {
	m.vertex(p.Add(o.Mul(out)), c, 0)
	m.vertex(p.Add(o.Mul(in)), c, alpha)
	m.vertex(p.Sub(o.Mul(in)), c, alpha)
	m.vertex(p.Sub(o.Mul(out)), c, 0)
}

// addSegment joins the cross-sections that start at the vertices a and b.
func (m *Mesh) addSegment(a, b uint32) {
	for i := range uint32(3) {
		m.addQuad(a+i, b+i, a+i+1, b+i+1)
	}
}

// addCap adds a half disc at the end of a line; o points to the side of the line's last normal.
func (m *Mesh) addCap(p, o Point, in, out, alpha float32, c Color) {
	n := max(4, sides(out)/2)
	var buf [64]Point
	hub := m.vertex(p, c, alpha)
	for i, d := range appendTurned(buf[:0], Point{}, 1, n+1, math.Atan2(float64(o.Y), float64(o.X)), math.Pi/float64(n)) {
		full := m.vertex(p.Add(d.Mul(in)), c, alpha)
		none := m.vertex(p.Add(d.Mul(out)), c, 0)
		if i > 0 {
			m.triangle(hub, full-2, full)
			m.addQuad(full-2, full, none-2, none)
		}
	}
}
