// Package hex defines the geometry of the board: coordinates, the six edges and rotation.
//
// A Point is a hex and an Edge one of its sides. Orientation.At returns the Point of a name such as "H12", and
// Orientation.Step the neighbour across an edge.
//
// Edges are numbered 0 to 5 clockwise. On a pointy board (hexes have a corner at the top) edge 0 is south-west, 1 west,
// 2 north-west, 3 north-east, 4 east, 5 south-east; on a flat board (hexes have a side at the top) edge 0 is south, 1
// south-west and so on. Coordinates are doubled, so that every hex has integers: neighbours in a row of a pointy board
// differ by two in X, those in a column of a flat board by two in Y.
package hex

import "strconv"

// Edge is a side of a hex, 0 to 5 clockwise.
type Edge uint8

// Opposite returns the number of edge e as seen from the neighbour across it.
func (e Edge) Opposite() Edge { return (e + 3) % 6 }

// Turn returns the position of edge e after turning the tile clockwise by rot steps of 60 degrees.
func (e Edge) Turn(rot uint8) Edge { return (e + Edge(rot)) % 6 }

// Orientation is the orientation of the hexes of a board.
type Orientation uint8

// The two orientations.
const (
	Pointy Orientation = iota + 1 // a corner at the top; rows share a Y
	Flat                          // a side at the top; columns share an X
)

// Point is a hex in doubled coordinates, Y downwards.
type Point struct{ X, Y int8 }

var steps = [...][6]Point{
	Pointy: {{-1, 1}, {-2, 0}, {-1, -1}, {1, -1}, {2, 0}, {1, 1}},
	Flat:   {{0, 2}, {-1, 1}, {-1, -1}, {0, -2}, {1, -1}, {1, 1}},
}

// At returns the hex of a name such as "H12", which must be well formed: the letter counts the rows of a pointy board
// or the columns of a flat one, the number counts half hexes along them.
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
