package mapview

import (
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// painter draws one picture of a map. Current units are tu.
type painter struct {
	*paint.Painter
	m     *Map
	style *theme.Palette
	level Level
	r     float32 // dp per hex edge
	sizes wordSizes
	phase tile.Color
	wider float32 // tu added to the lines of highlights

	top, bottom float32 // vertical range in which nothing covers the map; equal if unknown
}

// painter returns a painter for hexes with edges of length r.
func (m *Map) painter(p *paint.Painter, style *theme.Palette, r float32, phase tile.Color) painter {
	return painter{Painter: p, m: m, style: style, level: levelOf(r), r: r, sizes: sizesAt(r), phase: phase}
}

// seen is a visible hex with its content.
type seen struct {
	hex    id.Hex
	at     Point
	cell   *track.Cell
	key    shapeKey
	shape  *shape
	ground paint.Color
	state  State
}

// Draw paints the scene through the camera into a rectangle of the screen, in dp.
func (m *Map) Draw(p *paint.Painter, view paint.Rect, cam Camera, s *Scene) {
	m.DrawKept(p, view, cam, s, nil)
}

// DrawKept is Draw for a scene that is drawn again and again, often unchanged though the camera has moved. k keeps its
// triangles, so that a picture of the dragged map takes a quarter of the time.
func (m *Map) DrawKept(p *paint.Painter, view paint.Rect, cam Camera, s *Scene, k *Kept) {
	if p.Blind {
		return
	}
	pt := m.painter(p, s.Style, cam.R, s.Phase)
	if s.Strong {
		pt.wider = 2
	}
	p.Clip(view)
	x, y := view.Center()
	scale := cam.R / edge
	if !s.Clear.Empty() {
		pt.top, pt.bottom = cam.At.Y+(s.Clear.Y-y)/scale, cam.At.Y+(s.Clear.Bottom()-y)/scale
	}
	p.Enter(x-cam.At.X*scale, y-cam.At.Y*scale, scale, 0)
	draw := func() {
		m.seen = pt.appendSeen(m.seen[:0], s)
		pt.drawLayers(s, m.seen)
	}
	if whole := m.bounds.Grown(rimRoom + spill).rect(); k != nil && k.keeps(p, view, cam.R, whole, s) {
		k.part.DrawWhole(p, whole, draw)
	} else {
		draw()
	}
	pt.drawTags(s.Tags, s.Tagged) // not kept, because their places depend on what is in view
	p.Leave()
	p.Unclip()
}

// spill is how far the content of a hex may extend beyond it, in tu.
const spill = 20

// appendSeen appends the hexes that can be seen.
func (pt *painter) appendSeen(list []seen, s *Scene) []seen {
	m := pt.m
	for h := id.Hex(1); int(h) <= m.board.Len(); h++ {
		at := m.centre[h]
		if !pt.Visible(paint.R(at.X-edge-spill, at.Y-edge-spill, 2*(edge+spill), 2*(edge+spill))) {
			continue
		}
		cell := s.cell(h)
		k := key(h, cell)
		shape := m.shape(k)
		list = append(list, seen{h, at, cell, k, shape, pt.ground(k, shape.face), s.state(h)})
	}
	return list
}

// drawLayers paints everything but the tags from bottom to top.
func (pt *painter) drawLayers(s *Scene, list []seen) {
	land, runs := landPainter{pt}, routePainter{pt}
	land.drawGrounds(list)
	land.drawOutlines(list)
	pt.eachHex(list, func(h *seen) { land.drawRiver(h.hex, s.Divided) })
	land.drawBorders(list)
	pt.drawFerries()
	pt.eachHex(list, func(h *seen) { pt.drawState(h.state, h.shape.face, h.ground) })
	pt.eachHex(list, func(h *seen) { pt.drawTrack(h.shape.pieces, pt.level > Plain) })
	routes := pt.m.trace(s)
	runs.drawRoutes(s, routes)
	pt.eachHex(list, func(h *seen) { pt.drawStops(s, h) })
	pt.drawAllWords(s, list)
	land.drawCostBorders(list)
	if s.Chosen != 0 {
		pt.drawChosen(s.Chosen)
	}
	runs.drawBadges(routes)
	runs.drawSigns(s, routes)
	if s.Layers&NoRim == 0 {
		pt.drawRim()
	}
}

// eachHex calls draw for every visible hex, with the origin in its middle.
func (pt *painter) eachHex(list []seen, draw func(h *seen)) {
	for i := range list {
		h := &list[i]
		pt.Enter(h.at.X, h.at.Y, 1, 0)
		draw(h)
		pt.Leave()
	}
}

// drawAllWords draws names, values, costs and labels of the visible hexes, and the names at the rim.
func (pt *painter) drawAllWords(s *Scene, list []seen) {
	if pt.level < Cased {
		return
	}
	layer, zoom := s.Layers&(NoNames|NoNumbers|Coordinates), zoomClass(pt.r)
	pt.eachHex(list, func(h *seen) {
		pt.drawWords(pt.m.writtenOn(pt.Fonts, pt.m.wordKey(s, h.hex, zoom, layer)).words, h.ground)
		if s.Layers&Dots != 0 && h.cell.Tile != 0 {
			landPainter{pt}.drawDots(h.shape.face.Color, h.ground)
		}
	})
	pt.drawRimNames(pt.rimNames(s, layer))
}

// DrawTile paints a single tile around (x, y), with edges r dp long: for trays, lists and the rules.
func (m *Map) DrawTile(p *paint.Painter, style *theme.Palette, t id.Tile, rot uint8, x, y, r float32) {
	k := shapeKey{tile: t, rot: rot}
	pt := m.painter(p, style, r, tile.Yellow)
	p.Enter(x, y, r/edge, 0)
	defer p.Leave()
	s := m.shape(k)
	ground := pt.ground(k, s.face)
	land := landPainter{&pt}
	land.drawGround(ground)
	land.drawOutline(s.face)
	pt.drawTrack(s.pieces, pt.level > Plain)
	for i := range s.stops {
		pt.drawStop(&s.stops[i])
	}
	if pt.level >= Labeled {
		pt.drawWords(m.writtenOn(p.Fonts, wordKey{shape: k, zoom: zoomClass(r), layer: NoNumbers}).words, ground)
	}
}

// extras returns the number of tokens outside the slots.
func extras(c *track.Cell) (n uint8) {
	for _, corp := range c.Extra {
		if corp != 0 {
			n++
		}
	}
	return n
}

// polygon returns the corners of a hex around the origin, grown by d tu.
func (pt *painter) polygon(d float32) []mesh.Point {
	ps := pt.m.grid.corners(d)
	return ps[:]
}
