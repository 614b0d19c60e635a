package mapview

import (
	"slices"
	"strconv"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// tileColor returns the background of faces of a colour.
func (pt *painter) tileColor(c tile.Color) paint.Color {
	t := &pt.style.Tile
	switch c {
	case tile.Yellow:
		return t.Yellow
	case tile.Green:
		return t.Green
	case tile.Brown:
		return t.Brown
	case tile.Gray:
		return t.Gray
	case tile.Red:
		return t.RedSoft
	case tile.Blue:
		return t.Blue
	case tile.White:
	}
	return t.Paper
}

// onTile returns the colour for words on a background.
func onTile(ground paint.Color) paint.Color {
	const middle = 0.16 // tiles are paler than companies, so dark words stay legible on darker ones
	if theme.Luminance(ground) > middle {
		return mesh.Hex(0x17191C)
	}
	return mesh.Hex(0xF2F0EA)
}

// landPainter draws the land below the track: tiles, terrain, rivers and borders.
type landPainter struct{ *painter }

// drawGrounds paints the backgrounds of hexes.
func (pt landPainter) drawGrounds(list []seen) {
	pt.eachHex(list, func(h *seen) { pt.drawGround(h.ground) })
}

// drawGround fills a hex slightly beyond its edges, so that no seam is visible between hexes.
func (pt landPainter) drawGround(c paint.Color) { pt.Polygon(pt.polygon(0.5/pt.PixelsPerUnit()), c) }

// drawOutlines draws the outlines of all hexes, first those of land and then the stronger ones of tiles, and takes away
// those between two hexes of an area.
func (pt landPainter) drawOutlines(list []seen) {
	for _, land := range [2]bool{true, false} {
		pt.eachHex(list, func(h *seen) {
			if (h.shape.face.Color == tile.White) == land {
				pt.drawOutline(h.shape.face)
			}
		})
	}
	pt.eachHex(list, pt.coverJoins)
}

// coverJoins draws over the outlines of a hex towards hexes of the same area in the colour of its ground.
func (pt landPainter) coverJoins(h *seen) {
	const corner = 0.012 // part of a side that is left at each end, where other outlines begin
	for e := range hex.Edge(6) {
		if pt.m.joined[h.hex]>>e&1 != 0 {
			a, b := pt.m.grid.side(e)
			in := b.Sub(a).Mul(corner)
			pt.Polyline([]Point{a.Add(in), b.Sub(in)}, 2*size.HexLine.Tile, mesh.Butt, h.ground)
		}
	}
}

// drawOutline draws the outline of a hex: one line for the paper of the board, another for a tile.
func (pt landPainter) drawOutline(f *tile.Face) {
	if f.Color == tile.White {
		pt.Outline(pt.polygon(0), size.HexLine.Paper, pt.style.Tile.PaperLine)
		return
	}
	pt.Outline(pt.polygon(0), size.HexLine.Tile, pt.style.Tile.Line)
}

// riverWidth is the width of a river.
const riverWidth = 12

// drawRiver draws the river through a hex as a band between its two banks, avoiding the stop, and the banks too if
// track may not cross it.
func (pt landPainter) drawRiver(h id.Hex, divided bool) {
	const opacity = 0.5
	line := pt.m.grid.river(pt.m.board.Hex(h))
	if line == nil {
		return
	}
	pt.Polyline(line, riverWidth, mesh.Butt, pt.style.Terrain.Water.Alpha(opacity))
	if divided {
		pt.drawBanks(line)
	}
}

// drawBanks marks the banks of a river, the western one with dots and the eastern one with strokes.
func (pt landPainter) drawBanks(river []Point) {
	const beside, dot, stroke, line = riverWidth/2 + 3, 3.2, 9, 3.4
	least := 1 / pt.PixelsPerUnit() // at small scales the marks remain a pixel wide
	color := pt.style.Border.Impassable
	for _, s := range shores(river) {
		west, east := s.at.Add(s.west.Mul(beside)), s.at.Sub(s.west.Mul(beside))
		pt.Circle(west.X, west.Y, max(dot, least), color)
		pt.Polyline([]Point{east, east.Sub(s.west.Mul(stroke))}, max(line, least), mesh.Butt, color)
	}
}

// shore is a point of a river, with the direction to its western bank.
type shore struct{ at, west Point }

// shores returns equidistant points along a river.
func shores(river []Point) (list []shore) {
	const apart = 23
	south := slices.Clone(river)
	if first, last := south[0], south[len(south)-1]; first.Y > last.Y {
		slices.Reverse(south)
	}
	next := float32(apart) / 2
	for i := range south[1:] {
		way := south[i+1].Sub(south[i])
		long := way.Len()
		for ; next < long; next += apart {
			list = append(list, shore{south[i].Add(way.Mul(next / long)), Point{X: -way.Y, Y: way.X}.Mul(1 / long)})
		}
		next -= long
	}
	return list
}

// river returns the course of the river through a hex, between the two corners at which the banks meet, or nil.
func (g grid) river(def *track.HexDef) []Point {
	var ends []Point
	corners := g.corners(0)
	for e := range hex.Edge(6) {
		next := (e + 1) % 6
		if def.Banks[0]>>e&1 != 0 && def.Banks[1]>>next&1 != 0 ||
			def.Banks[1]>>e&1 != 0 && def.Banks[0]>>next&1 != 0 {
			ends = append(ends, corners[next])
		}
	}
	if len(ends) != 2 {
		return nil
	}
	// The middle of the course bends towards the middle of the hex, on the bank without a stop.
	bend := ends[0].Add(ends[1]).Mul(0.3)
	if len(def.Face.Stops) > 0 {
		const across, beside = 80, 50 // whether the straight course would pass on the side of the stop or not
		far := polar(1, g.bank(def.Banks[1-def.StopBank]))
		if bend.X*far.X+bend.Y*far.Y > 0 {
			bend = far.Mul(beside)
		} else {
			bend = far.Mul(across)
		}
	}
	return mesh.AppendCubic([]Point{ends[0]}, ends[0], bend, bend, ends[1], 16)
}

// bank returns the mean direction of a set of edges.
func (g grid) bank(edges uint8) float64 {
	var sum Point
	for e := range hex.Edge(6) {
		if edges>>e&1 != 0 {
			sum = sum.Add(g.middle(e))
		}
	}
	return directionOf(sum)
}

// drawBorders draws the sides that track never crosses.
func (pt landPainter) drawBorders(list []seen) {
	b := &size.Border
	for _, pass := range [2]struct {
		width float32
		color paint.Color
	}{
		{b.Casing, pt.style.Track.Casing.Alpha(b.CasingAlpha)},
		{b.Impassable, pt.style.Border.Impassable},
	} {
		pt.eachHex(list, func(h *seen) {
			for _, side := range pt.m.board.Hex(h.hex).Borders {
				if side.Kind == track.Impassable {
					from, to := pt.m.grid.side(side.Edge)
					pt.Polyline([]Point{from, to}, pass.width, mesh.Round, pass.color)
				}
			}
		})
	}
}

// drawCostBorders draws the sides that cost money to cross: a row of dots with the price in the middle.
func (pt landPainter) drawCostBorders(list []seen) {
	if pt.level < Cased {
		return
	}
	pt.eachHex(list, func(h *seen) {
		for _, side := range pt.m.board.Hex(h.hex).Borders {
			if side.Kind == track.Water || side.Kind == track.Mountain {
				pt.drawCostBorder(&side)
			}
		}
	})
}

// drawCostBorder draws a river or mountain border as a row of dots with its cost.
func (pt landPainter) drawCostBorder(b *track.Border) {
	color := pt.style.Border.Water
	if b.Kind == track.Mountain {
		color = pt.style.Terrain.Mountain
	}
	from, to := pt.m.grid.side(b.Edge)
	const dots = 6
	for i := range dots + 1 {
		at := from.Add(to.Sub(from).Mul(float32(i) / dots))
		pt.Circle(at.X, at.Y, size.Border.Impassable/2, color)
	}
	if pt.level >= Labeled {
		at := from.Add(to).Mul(0.5)
		pt.drawPill(strconv.Itoa(int(b.Cost)), at, size.Border.CostBadge.Text, pt.style.Terrain.Badge, color, color)
	}
}

// drawDots draws the number of dots that encodes a colour of tiles, at the bottom of the hex.
func (pt landPainter) drawDots(c tile.Color, ground paint.Color) {
	const apart, radius, foot = 9, 2.6, 76
	n := float32(c-tile.Yellow) + 1
	if c == tile.White || n > 4 {
		return
	}
	for i := float32(0); i < n; i++ {
		pt.Circle((i-(n-1)/2)*apart, foot, radius, onTile(ground))
	}
}
