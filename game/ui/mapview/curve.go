package mapview

import (
	"math"

	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/tile"
)

// straight is the angle in radians below which a curve is drawn as a straight line.
const straight = 0.04

// chord is the greatest length of a straight segment of a curve, in tu.
const chord = 9

// curve is the middle line of a piece of track within a hex.
type curve []Point

// bend returns the circular arc from one point, starting in a direction, to another point.
func bend(from Point, direction float64, to Point) curve {
	v := to.Sub(from)
	half := turnTo(direction, directionOf(v)) // the arc turns by twice this
	if math.Abs(half) < straight {
		return curve{from, to}
	}
	radius := float64(v.Len()) / (2 * math.Sin(half)) // negative for a left turn
	side := direction + math.Pi/2
	centre := from.Add(polar(float32(radius), side))
	n := max(3, int(math.Ceil(math.Abs(2*half*radius)/chord)))
	c := make(curve, 0, n+1)
	for i := range n {
		c = append(c, centre.Sub(polar(float32(radius), side+2*half*float64(i)/float64(n))))
	}
	return append(c, to)
}

// turnTo returns the angle from a to b, between minus and plus half a turn.
func turnTo(a, b float64) float64 { return math.Remainder(b-a, 2*math.Pi) }

// port is the point where track crosses an edge: in its middle, or beside it for parallel lanes.
type port struct {
	edge  hex.Edge
	shift float32 // tu clockwise along the rim
}

// portOf returns the port of a face's track at edge e on a lane, 0 for single track.
func portOf(f *tile.Face, e hex.Edge, lane uint8) port {
	if lane == 0 {
		return port{edge: e}
	}
	n, end := 1, tile.EdgeEnd(e)
	for i := range f.Paths {
		if p := &f.Paths[i]; p.A == end || p.B == end {
			n = max(n, int(p.Lane(end)))
		}
	}
	return port{e, float32(2*int(lane-1)-n+1) * size.Track.LaneSpacing / 2}
}

// port returns the position of a port on its edge.
func (g grid) port(a port) Point {
	return g.middle(a.edge).Add(polar(a.shift, g.direction(float64(a.edge))+math.Pi/2))
}

// arc returns the arc that leaves an edge at a right angle and ends at to.
func (g grid) arc(a port, to Point) curve {
	return bend(g.port(a), g.direction(float64(a.edge))+math.Pi, to)
}

// trackBetween returns the track between two edges: an arc at right angles to both, or a straight line.
func (g grid) trackBetween(a, b port) curve { return g.arc(a, g.port(b)) }

// total returns the length of the curve in tu.
func (c curve) total() (sum float32) {
	for i := 1; i < len(c); i++ {
		sum += c[i].Sub(c[i-1]).Len()
	}
	return sum
}

// pointAt returns the point of the curve at distance d from its start, and the direction there.
func (c curve) pointAt(d float32) (Point, float64) {
	for i := 1; i < len(c); i++ {
		way := c[i].Sub(c[i-1])
		l := way.Len()
		if d <= l || i == len(c)-1 {
			return c[i-1].Add(way.Mul(d / max(l, 1e-6))), directionOf(way)
		}
		d -= l
	}
	return c[0], 0
}

// first returns the part of the curve of length d from its start.
func (c curve) first(d float32) curve {
	for i := 1; i < len(c); i++ {
		l := c[i].Sub(c[i-1]).Len()
		if d <= l {
			end := c[i-1].Add(c[i].Sub(c[i-1]).Mul(d / max(l, 1e-6)))
			return append(append(curve(nil), c[:i]...), end)
		}
		d -= l
	}
	return c
}

// reversed returns the curve from its end to its start.
func (c curve) reversed() curve {
	r := make(curve, len(c))
	for i, p := range c {
		r[len(c)-1-i] = p
	}
	return r
}

// distanceTo returns the distance of p from the curve.
func (c curve) distanceTo(p Point) float32 {
	minimum := float32(math.MaxFloat32)
	for i := 1; i < len(c); i++ {
		a, way := c[i-1], c[i].Sub(c[i-1])
		t := ((p.X-a.X)*way.X + (p.Y-a.Y)*way.Y) / max(way.X*way.X+way.Y*way.Y, 1e-6)
		minimum = min(minimum, p.Sub(a.Add(way.Mul(min(max(t, 0), 1)))).Len())
	}
	return minimum
}
