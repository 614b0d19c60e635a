package mapview

import (
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
)

// known returns the kinds of terrain with a picture.
func known(terrain []string) (list []string) {
	for _, t := range terrain {
		switch t {
		case "water", "river", "lake", "mountain", "hill", "forest", "swamp", "marsh":
			list = append(list, t)
		}
	}
	return list
}

// drawTerrain draws the picture of a kind of terrain in a square of the given side around (x, y), in colours that
// contrast with the background: a dark theme has light pictures for its dark land, but its tiles are as light as in
// other themes.
func (pt landPainter) drawTerrain(name string, x, y, side float32, ground paint.Color) {
	pt.Enter(x, y, side/22, 0)
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
	tri := func(top, bottom, half float32) {
		left, right := Point{X: at.X - half, Y: at.Y + bottom}, Point{X: at.X + half, Y: at.Y + bottom}
		pt.Polygon([]Point{{X: at.X, Y: at.Y + top}, right, left}, c)
	}
	tri(-10, -1, 4)
	tri(-5, 5, 5.2)
	pt.Line(at.X, at.Y+4, at.X, at.Y+8.5, 2, c)
}

// drawReeds draws the sign of a swamp.
func (pt landPainter) drawReeds(c paint.Color) {
	pt.Line(-10, 8, 10, 8, 2, c)
	for _, reed := range [5][2]float32{{-7, 0}, {-3.5, -6}, {0, -9}, {3.5, -4}, {7, -7}} {
		pt.Line(reed[0], 8, reed[0], reed[1], 2, c)
	}
}
