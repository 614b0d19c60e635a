package charts

import (
	"math"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/market"
)

// hatch is a pattern that distinguishes zones without colour.
type hatch uint8

const (
	noHatch hatch = iota
	slanted
	dotted
	crossed
	level
)

// sign is the mark of a cell: againSign in the upper right corner, where the mark of par prices is, others in the lower
// left.
type sign uint8

const (
	noSign sign = iota
	stepSign
	closeSign
	endSign
	againSign // an empty triangle; par prices have a filled one
)

// zone is the appearance of cells of a zone.
type zone struct {
	color string // as in market.Cell
	par   bool   // companies may start at its prices
	hatch hatch
	dots  int // a mark of so many dots, in the place of a sign
	sign  sign
}

// zones are the looks by the colour of cells. Cells of other colours have none.
var zones = map[string]zone{
	"yellow": {hatch: slanted, dots: 1},
	"orange": {hatch: dotted, dots: 2},
	"brown":  {hatch: crossed, dots: 3},
	"green":  {hatch: dotted, dots: 2},
	"red":    {hatch: level, sign: stepSign},
	"close":  {sign: closeSign},
	"end":    {sign: endSign},
	"repar":  {sign: againSign},
}

// zoneOf returns the look of a cell.
func zoneOf(c market.Cell) zone { return namedZone(c.Color, c.Par) }

// namedZone returns the look of a zone with its colour and whether companies may start there.
func namedZone(color string, par bool) zone {
	z := zones[color]
	z.color, z.par = color, par
	return z
}

// fill returns the colour of the zone's cells.
func (z zone) fill(style *theme.Palette) paint.Color {
	m := &style.Market
	switch z.color {
	case "yellow":
		return m.Yellow
	case "orange":
		return m.Orange
	case "brown":
		return m.Brown
	case "green":
		return m.Green
	case "red":
		return m.Red
	case "close":
		return m.Close
	case "end":
		return m.End
	}
	if z.par {
		return m.Par
	}
	return m.Plain
}

// hatchOpacity is the opacity of a hatching.
const hatchOpacity = 0.17

// Distances in dp between the lines and dots of hatchings.
const (
	slantsApart  = 9
	crossedApart = 8
	dotsApart    = 8
	levelsApart  = 6
)

// hatchDot is the radius of the dots of a hatching in dp.
const hatchDot = 1.1

// drawHatch fills a rectangle with the pattern of the zone. Patterns of neighbouring cells join.
func (z zone) drawHatch(p *paint.Painter, r paint.Rect, c paint.Color) {
	switch z.hatch {
	case slanted:
		drawSlants(p, r, slantsApart, 1, c)
	case crossed:
		drawSlants(p, r, crossedApart, 1, c)
		drawSlants(p, r, crossedApart, -1, c)
	case dotted:
		for y := roundUp(r.Y+1, dotsApart); y < r.Bottom()-1; y += dotsApart {
			for x := roundUp(r.X+1, dotsApart); x < r.Right()-1; x += dotsApart {
				p.Circle(x, y, hatchDot, c)
			}
		}
	case level:
		for y := roundUp(r.Y, levelsApart); y < r.Bottom(); y += levelsApart {
			p.Line(r.X, y, r.Right(), y, 1, c)
		}
	case noHatch:
	}
}

// drawSlants draws lines at 45 degrees, rising to the right for slope 1 and falling for -1. apart is their distance
// along the edges.
func drawSlants(p *paint.Painter, r paint.Rect, apart, slope float32, c paint.Color) {
	// A line has all points with x + slope*y = k.
	low, high := r.X+min(slope*r.Y, slope*r.Bottom()), r.Right()+max(slope*r.Y, slope*r.Bottom())
	for k := roundUp(low, apart); k < high; k += apart {
		x0, x1 := k-slope*r.Y, k-slope*r.Bottom()
		a, b := max(min(x0, x1), r.X), min(max(x0, x1), r.Right())
		if b > a {
			p.Line(a, (k-a)*slope, b, (k-b)*slope, 1, c)
		}
	}
}

// roundUp returns the smallest multiple of step that is at least v. Patterns start at multiples, so that those of
// neighbouring cells join.
func roundUp(v, step float32) float32 { return step * float32(math.Ceil(float64(v/step))) }

// drawMarks draws the marks of the zone in the corners of a cell: the triangle of par prices, and its dots or its sign.
func (z zone) drawMarks(p *paint.Painter, r paint.Rect, style *theme.Palette) {
	if z.par {
		p.Polygon(corner(r, parSide), style.Danger.Base)
	}
	if z.sign == againSign {
		p.Outline(corner(r.Inset(1), againSide), againLine, style.Danger.Base)
		return
	}
	z.drawSign(p, r.X+signEdge, r.Bottom()-signEdge, style)
}

// Measures of the marks in the corners of a cell, in dp.
const (
	parSide   = 9 // of the filled triangle
	againSide = 7 // of the empty one
	againLine = 1.2

	signEdge = 6 // distance of the first dot from the edges
	dotR     = 1.6
	dotStep  = 5
	signLine = 1.6
	crossing = 1.8 // width of the lines of closeSign
)

// corner returns the triangle with two equal sides of a length in dp in the upper right corner of a cell.
func corner(r paint.Rect, side float32) []paint.Point {
	return []paint.Point{{X: r.Right() - side, Y: r.Y}, {X: r.Right(), Y: r.Y}, {X: r.Right(), Y: r.Y + side}}
}

// drawSign draws the dots or the sign of the lower left corner. (x, y) is the middle of the first dot, around which the
// signs are given in dp.
func (z zone) drawSign(p *paint.Painter, x, y float32, style *theme.Palette) {
	ink := style.Market.Icon
	for i := range z.dots {
		p.Circle(x+float32(i)*dotStep, y, dotR, ink)
	}
	switch z.sign {
	case stepSign:
		p.Polyline([]paint.Point{{X: x - 2, Y: y - 4}, {X: x + 2, Y: y - 4}, {X: x + 2, Y: y + 1}, {X: x + 7, Y: y + 1}},
			signLine, mesh.Butt, ink)
	case closeSign:
		light := theme.On(style.Market.Close)
		p.Line(x-2, y-5, x+4, y+1, crossing, light)
		p.Line(x-2, y+1, x+4, y-5, crossing, light)
	case endSign:
		p.Line(x-1, y-7, x-1, y+2, signLine, ink)
		p.Polygon([]paint.Point{{X: x - 1, Y: y - 7}, {X: x + 6, Y: y - 4.5}, {X: x - 1, Y: y - 2}}, ink)
	case againSign, noSign:
	}
}
