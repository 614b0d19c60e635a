// Package hex has the geometry of the board: coordinates, the six edges and turning.
//
// Edges are numbered 0 to 5 clockwise. On a pointy board (hexes stand on a point) edge 0 is south-west, 1 west, 2
// north-west, 3 north-east, 4 east, 5 south-east; on a flat board (hexes stand on a side) edge 0 is south, 1 south-west
// and so on. Coordinates are doubled: the two neighbours in a row of a pointy board differ by two in X.
package hex

import "strconv"

// Edge is a side of a hex, 0 to 5 clockwise.
type Edge uint8

// Opposite returns the edge of the neighbour that touches edge e.
func (e Edge) Opposite() Edge { return (e + 3) % 6 }

// Turn returns the edge on which e lies after turning the tile clockwise by rot steps of 60 degrees.
func (e Edge) Turn(rot uint8) Edge { return (e + Edge(rot)) % 6 }

// Orientation tells how the hexes of a board stand.
type Orientation uint8

// The two orientations.
const (
	Pointy Orientation = iota + 1 // hexes stand on a point, rows share a Y
	Flat                          // hexes stand on a side, columns share an X
)

// Point is a place in doubled coordinates, Y downwards.
type Point struct{ X, Y int8 }

var steps = [...][6]Point{
	Pointy: {{-1, 1}, {-2, 0}, {-1, -1}, {1, -1}, {2, 0}, {1, 1}},
	Flat:   {{0, 2}, {-1, 1}, {-1, -1}, {0, -2}, {1, -1}, {1, 1}},
}

// At returns the place of a coordinate such as "H12": the letter counts the rows of a pointy board or the columns of a flat one, the
// number counts half hexes along them.
func (o Orientation) At(name string) Point {
	n, _ := strconv.Atoi(name[1:])
	line, along := int8(name[0]-'A'), int8(n-1)
	if o == Flat {
		return Point{line, along}
	}
	return Point{along, line}
}

// Step returns the neighbour of p across edge e.
func (o Orientation) Step(p Point, e Edge) Point {
	d := steps[o][e]
	return Point{p.X + d.X, p.Y + d.Y}
}
