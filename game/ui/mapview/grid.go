package mapview

import (
	"math"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/hex"
)

// Point is a position in tu.
type Point = paint.Point

// Lengths of a hex in tu.
const (
	edge    = 100
	apothem = 86.60254
)

// grid is the geometry of the hexes of a board.
type grid struct{ hex.Orientation }

// centre returns the middle of the hex at p.
func (g grid) centre(p hex.Point) Point {
	if g.Orientation == hex.Flat {
		return Point{X: 1.5 * edge * float32(p.X), Y: apothem * float32(p.Y)}
	}
	return Point{X: apothem * float32(p.X), Y: 1.5 * edge * float32(p.Y)}
}

// direction returns the direction of edge e from the middle of the hex. Fractions are between edges.
func (g grid) direction(e float64) float64 {
	first := 120.0
	if g.Orientation == hex.Flat {
		first = 90
	}
	return (first + 60*e) * math.Pi / 180
}

// corners returns the corners of a hex around its middle, grown by d tu beyond its edges. Edge e connects corners e and
// e+1.
func (g grid) corners(d float32) (ps [6]Point) {
	for i := range ps {
		ps[i] = polar((apothem+d)*edge/apothem, g.direction(float64(i)-0.5))
	}
	return ps
}

// side returns the two ends of edge e.
func (g grid) side(e hex.Edge) (a, b Point) {
	ps := g.corners(0)
	return ps[e], ps[(e+1)%6]
}

// middle returns the middle of edge e.
func (g grid) middle(e hex.Edge) Point { return polar(apothem, g.direction(float64(e))) }

// normals returns the unit vectors from the middle to the edges.
func (g grid) normals() *[6]Point {
	if g.Orientation == hex.Flat {
		return &flatNormals
	}
	return &pointyNormals
}

var (
	pointyNormals = normalsOf(grid{hex.Pointy})
	flatNormals   = normalsOf(grid{hex.Flat})
)

// normalsOf returns the directions from the middle of a hex across its edges.
func normalsOf(g grid) (ns [6]Point) {
	for i := range ns {
		ns[i] = polar(1, g.direction(float64(i)))
	}
	return ns
}

// hexAt returns the hex that contains p. The coordinates of a hex add up to an even number on all hexes of a board, or
// to an odd one on all (18FL).
func (g grid) hexAt(p Point, odd bool) hex.Point {
	x, y := p.X/apothem, p.Y/(1.5*edge)
	if g.Orientation == hex.Flat {
		x, y = p.Y/apothem, p.X/(1.5*edge)
	}
	best, minimum := hex.Point{}, float32(math.MaxFloat32)
	row := int(math.Floor(float64(y)))
	for _, r := range [2]int{row, row + 1} {
		column := int(math.Floor(float64(x)))
		for _, c := range [3]int{column - 1, column, column + 1} {
			if (c+r)&1 != 0 != odd {
				continue
			}
			h := hex.Point{X: int8(c), Y: int8(r)}
			if g.Orientation == hex.Flat {
				h = hex.Point{X: int8(r), Y: int8(c)}
			}
			if d := g.centre(h).Sub(p).Len(); d < minimum {
				best, minimum = h, d
			}
		}
	}
	return best
}

// polar returns the offset of length r in a direction.
func polar(r float32, direction float64) Point {
	s, c := math.Sincos(direction)
	return mesh.Pt(r*float32(c), r*float32(s))
}

// directionOf returns the direction of an offset.
func directionOf(p Point) float64 { return math.Atan2(float64(p.Y), float64(p.X)) }

// sizes of the design, in tu.
var size = &theme.Map
