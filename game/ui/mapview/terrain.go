package mapview

import (
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// pictured returns the kinds of terrain with a picture that explains a cost. A port is a sign of its own; see
// placePort.
func pictured(terrain []string) (list []string) {
	for _, t := range terrain {
		switch t {
		case "water", "river", "lake", "mountain", "hill", "forest", "swamp", "marsh":
			list = append(list, t)
		}
	}
	return list
}

// pictureSide is the side of the square around the origin in which the coordinates and widths of pictures are given.
const pictureSide = 22

// drawTerrain draws the picture of a kind of terrain in a square of the given side around (x, y), in colours that
// contrast with the background: a dark theme has light pictures for its dark land, but its tiles are as light as in
// other themes.
func (pt landPainter) drawTerrain(name string, x, y, side float32, ground paint.Color) {
	pt.Enter(x, y, side/pictureSide, 0)
	defer pt.Leave()
	c := &pt.style.Terrain
	if theme.Contrast(theme.Paper.Terrain.Water, ground) > theme.Contrast(c.Water, ground) {
		c = &theme.Paper.Terrain
	}
	switch name {
	case "water", "river", "lake":
		pt.drawWaves(c.Water)
	case "port":
		pt.drawAnchor(c.Water)
	case "mountain":
		pt.Polygon([]Point{{X: -11, Y: 8}, {X: -2, Y: -8}, {X: 7, Y: 8}}, c.Mountain)
		pt.Polygon([]Point{{X: -2, Y: 8}, {X: 4.6, Y: -2}, {X: 11, Y: 8}}, c.Mountain)
	case "hill":
		pt.Polygon(mesh.AppendArc(nil, Point{Y: 9}, 10.5, 3.3, 6.12), c.Mountain)
	case "forest":
		for _, at := range [2]Point{{X: -5, Y: 1}, {X: 5.5, Y: 2}} {
			pt.drawTree(at, c.Forest)
		}
	case "swamp", "marsh":
		pt.drawReeds(c.Swamp)
	}
}

// drawWaves draws the sign of water.
func (pt landPainter) drawWaves(c paint.Color) {
	for _, y := range [2]float32{-4, 4} {
		wave := []Point{{X: -10, Y: y}}
		for _, x := range [2]float32{-10, 0} {
			wave = mesh.AppendCubic(wave, Point{X: x, Y: y}, Point{X: x + 3.4, Y: y - 6.5}, Point{X: x + 6.6, Y: y + 6.5},
				Point{X: x + 10, Y: y}, 9)
		}
		pt.Polyline(wave, 2.4, mesh.Round, c)
	}
}

// drawAnchor draws the sign of a harbour.
func (pt landPainter) drawAnchor(c paint.Color) {
	pt.Ring(0, -7.5, 2.6, 2, c)
	pt.Line(0, -5, 0, 9, 2.4, c)
	pt.Line(-5, -2, 5, -2, 2.2, c)
	pt.Polyline(mesh.AppendArc(nil, Point{Y: 0.5}, 8.5, 0.25, 2.9), 2.4, mesh.Round, c)
}

// drawTree draws one tree of the sign of a forest.
func (pt landPainter) drawTree(at Point, c paint.Color) {
	for _, t := range [2]struct{ top, bottom, half float32 }{{-10, -1, 4}, {-5, 5, 5.2}} {
		y := at.Y + t.bottom
		pt.Polygon([]Point{{X: at.X, Y: at.Y + t.top}, {X: at.X + t.half, Y: y}, {X: at.X - t.half, Y: y}}, c)
	}
	pt.Line(at.X, at.Y+4, at.X, at.Y+8.5, 2, c)
}

// drawReeds draws the sign of a swamp.
func (pt landPainter) drawReeds(c paint.Color) {
	pt.Line(-10, 8, 10, 8, 2, c)
	for _, tip := range [5]Point{{X: -7}, {X: -3.5, Y: -6}, {Y: -9}, {X: 3.5, Y: -4}, {X: 7, Y: -7}} {
		pt.Line(tip.X, 8, tip.X, tip.Y, 2, c)
	}
}
