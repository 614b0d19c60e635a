// Package icon draws the icons of the user interface as strokes. Draw draws one by its Name, which is its picture.
//
// The pictures are on a grid of 24 units, with lines 2 units wide and round ends. Each is written in a small language
// of absolute coordinates: M and L move and draw to a point, H and V to a column and row, C draws a cubic curve, Z
// closes the line, A draws an arc (centre, radius, from and to in degrees clockwise from the right), O a circle, R a
// rectangle (corner, size, radius) and D a filled disc.
package icon

import (
	"math"
	"strconv"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
)

// Name is an icon: its picture in the language of the package comment. The zero value is no icon.
type Name string

// grid is the side of an icon's picture in units.
const grid = 24

// width is the width of its lines in units.
const width = 2

// Draw draws the icon in the square of the given side in dp whose centre is (x, y). The name "" is no icon.
func Draw(p *paint.Painter, n Name, x, y, side float32, c paint.Color) {
	if n == "" || p.Blind && p.Record == nil {
		return
	}
	p.Enter(x-side/2, y-side/2, side/grid, 0)
	defer p.Leave()
	d := drawing{p: p, path: string(n), color: c}
	d.run()
}

// drawing walks through a picture.
type drawing struct {
	p     *paint.Painter
	path  string
	color paint.Color
	line  []mesh.Point
}

// run performs all commands of the picture, in the language of the package comment.
func (d *drawing) run() {
	for len(d.path) > 0 {
		op := d.path[0]
		d.path = d.path[1:]
		if op != ' ' {
			d.step(op)
		}
	}
	d.flush()
}

// step reads the numbers of the command op and performs it.
func (d *drawing) step(op byte) {
	switch op {
	case 'M':
		d.flush()
		d.line = append(d.line, d.point())
	case 'L':
		d.line = append(d.line, d.point())
	case 'H':
		d.line = append(d.line, mesh.Pt(d.number(), d.last().Y))
	case 'V':
		d.line = append(d.line, mesh.Pt(d.last().X, d.number()))
	case 'C':
		from, a, b, to := d.last(), d.point(), d.point(), d.point()
		d.line = mesh.AppendCubic(d.line, from, a, b, to, 10)
	case 'A':
		d.flush()
		centre, r, from, to := d.point(), d.number(), d.number(), d.number()
		d.line = mesh.AppendArc(d.line, centre, r, float64(from)*math.Pi/180, float64(to)*math.Pi/180)
	case 'Z':
		d.p.Outline(d.line, width, d.color)
		d.line = d.line[:0]
	case 'O':
		centre := d.point()
		d.p.Ring(centre.X, centre.Y, d.number(), width, d.color)
	case 'D':
		centre := d.point()
		d.p.Circle(centre.X, centre.Y, d.number(), d.color)
	case 'R':
		at, size := d.point(), d.point()
		d.p.Outline(mesh.AppendRoundRect(nil, at.X, at.Y, at.X+size.X, at.Y+size.Y, d.number()), width, d.color)
	}
}

// flush draws the line collected so far.
func (d *drawing) flush() {
	if len(d.line) > 1 {
		d.p.Polyline(d.line, width, mesh.Round, d.color)
	}
	d.line = d.line[:0]
}

func (d *drawing) last() mesh.Point { return d.line[len(d.line)-1] }

// point reads two numbers as a point.
func (d *drawing) point() mesh.Point {
	x := d.number()
	return mesh.Pt(x, d.number())
}

// number reads the next number, after spaces.
func (d *drawing) number() float32 {
	start := 0
	for start < len(d.path) && d.path[start] == ' ' {
		start++
	}
	end := start
	for end < len(d.path) && (d.path[end] == '.' || d.path[end] == '-' || d.path[end] >= '0' && d.path[end] <= '9') {
		end++
	}
	v, _ := strconv.ParseFloat(d.path[start:end], 32) // the test reads every picture
	d.path = d.path[end:]
	return float32(v)
}
