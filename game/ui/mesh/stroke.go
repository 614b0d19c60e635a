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

// sharp is the cosine of the turn, about 100 degrees, from which a corner is drawn as two round ends instead of a
// mitre, whose tip would be far from the line.
const sharp = -0.2

// Stroke draws a line of the width through the points. Lines thinner than a pixel fade instead of getting thinner.
// Sharp corners are rounded; there the two pieces overlap, so such lines should be opaque.
func (m *Mesh) Stroke(ps []Point, width float32, end Cap, c Color) {
	start, first := 0, end // of the piece
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
	b := bandOf(width, c)
	first := m.next()
	before := normal(ps[n-1], ps[0])
	for i, p := range ps {
		after := normal(p, ps[(i+1)%n])
		m.addCrossSection(p, mitre(before, after), b)
		before = after
	}
	for i := range uint32(n) {
		m.addSegment(first+across*i, first+across*((i+1)%uint32(n)))
	}
}

// Ring draws a circular line of the width, with the radius measured to its middle.
func (m *Mesh) Ring(centre Point, radius, width float32, c Color) {
	var buf [64]Point
	m.Outline(AppendCircle(buf[:0], centre, radius), width, c)
}

// Dashes draws a dashed line. The pattern holds the lengths of dashes and gaps in turn; skip is the length of the part
// of the pattern that is left out before the first point. A pattern of odd length is repeated, so that its dashes and
// gaps swap; an empty one draws the whole line.
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
	d := dasher{mesh: m, width: width, end: end, color: c, pattern: pattern}
	d.at, d.left = entryAt(pattern, float32(math.Mod(float64(skip), float64(total))))
	d.piece = append(make([]Point, 0, len(ps)), ps[0])
	for i := 1; i < len(ps); i++ {
		d.follow(ps[i-1], ps[i])
	}
	d.draw()
}

// dasher draws a dashed line.
type dasher struct {
	mesh    *Mesh
	width   float32
	end     Cap
	color   Color
	pattern []float32

	at    int     // entry of the pattern
	left  float32 // length of the entry that is left
	piece []Point // of the line, since the entry began
}

// follow goes on from a point of the line to the next one.
func (d *dasher) follow(from, to Point) {
	way := to.Sub(from)
	length := way.Len()
	for done := float32(0); done < length; {
		step := min(d.left, length-done)
		done += step
		d.left -= step
		p := from.Add(way.Mul(done / length))
		d.piece = append(d.piece, p)
		if d.left <= 0 {
			d.draw()
			d.at = (d.at + 1) % len(d.pattern)
			d.left = max(d.pattern[d.at], minEdge) // more than nothing, so that the line goes on
			d.piece = append(d.piece[:0], p)
		}
	}
}

// draw draws the piece if it is part of a dash.
func (d *dasher) draw() {
	if isDash(d.at) && len(d.piece) > 1 {
		d.mesh.Stroke(d.piece, d.width, d.end, d.color)
	}
}

// isDash reports whether entry i of a pattern is a dash.
func isDash(i int) bool { return i%2 == 0 }

// entryAt returns the index of the pattern's entry after the length skip, and the rest of that entry.
func entryAt(pattern []float32, skip float32) (at int, left float32) {
	for skip >= pattern[at] && at+1 < len(pattern) {
		skip -= pattern[at]
		at++
	}
	return at, pattern[at] - skip
}

// band is the colour across a line.
type band struct {
	in, out float32 // pixels from its middle: up to in the colour is full, at out it has faded away
	color   Color
	alpha   float32 // the opacity at most, because lines thinner than a pixel are weaker instead
}

// bandOf returns the band of a line of the width. Its edges fade over a pixel.
func bandOf(width float32, c Color) band {
	if width < 1 {
		return band{0, 1, c, width}
	}
	return band{width/2 - 0.5, width/2 + 0.5, c, 1}
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
	b := bandOf(width, c)
	first := m.next()
	before := normal(ps[0], ps[1])
	for i, p := range ps {
		after := before
		if i < n-1 {
			after = normal(p, ps[i+1])
		}
		m.addCrossSection(p, mitre(before, after), b)
		before = after
	}
	for i := range uint32(n - 1) {
		m.addSegment(first+across*i, first+across*(i+1))
	}
	if start == Round {
		m.addCap(ps[0], normal(ps[1], ps[0]), b)
	}
	if end == Round {
		m.addCap(ps[n-1], normal(ps[n-2], ps[n-1]), b)
	}
}

// across is the number of vertices of a cross-section.
const across = 4

// addCrossSection adds the vertices of a line's cross-section at p, from one side to the other. o is the offset for a
// distance of one from the middle.
func (m *Mesh) addCrossSection(p, o Point, b band) {
	m.vertex(p.Add(o.Mul(b.out)), b.color, 0)
	m.vertex(p.Add(o.Mul(b.in)), b.color, b.alpha)
	m.vertex(p.Sub(o.Mul(b.in)), b.color, b.alpha)
	m.vertex(p.Sub(o.Mul(b.out)), b.color, 0)
}

// addSegment joins the cross-sections that start at the vertices a and b.
func (m *Mesh) addSegment(a, b uint32) {
	for i := range uint32(across - 1) {
		m.addQuad(a+i, b+i, a+i+1, b+i+1)
	}
}

// addCap adds half a disc at the end p of a line. o is the normal from which it turns clockwise around the end to the
// opposite one.
func (m *Mesh) addCap(p, o Point, b band) {
	n := max(4, sides(b.out)/2)
	var buf [64]Point
	hub := m.vertex(p, b.color, b.alpha)
	for i, d := range appendTurned(buf[:0], Point{}, 1, n+1, math.Atan2(float64(o.Y), float64(o.X)), math.Pi/float64(n)) {
		full := m.vertex(p.Add(d.Mul(b.in)), b.color, b.alpha)
		none := m.vertex(p.Add(d.Mul(b.out)), b.color, 0)
		if i > 0 {
			m.triangle(hub, full-2, full)
			m.addQuad(full-2, full, none-2, none)
		}
	}
}
