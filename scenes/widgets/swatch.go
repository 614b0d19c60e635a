package widgets

import (
	"github.com/hexrail/hexrail/game/ui"
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/rules/tile"
)

// tileColor returns the colour in which tiles of c are drawn.
func tileColor(u *ui.UI, c tile.Color) paint.Color {
	switch c {
	case tile.Yellow:
		return u.Theme.Tile.Yellow
	case tile.Green:
		return u.Theme.Tile.Green
	case tile.Brown:
		return u.Theme.Tile.Brown
	case tile.Gray:
		return u.Theme.Tile.Gray
	}
	return u.Theme.Tile.Paper
}

// Swatches adds a small hex for each tile colour.
func (ps *Parts) Swatches(colors []tile.Color) {
	u := ps.U
	for _, c := range colors {
		ps.Add(15, func(r ui.Rect) {
			x, y := r.Center()
			hex := mesh.AppendRegular(nil, paint.Point{X: x, Y: y}, 6.5, 6, 0)
			u.P.Polygon(hex, tileColor(u, c))
			u.P.Outline(hex, 1, u.Theme.Tile.Line)
		})
	}
}
