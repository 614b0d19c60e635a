package mapview

import (
	"math"

	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/theme"
	"github.com/hexrail/hexrail/rules/id"
)

// Measures of the companies' last runs in tu. They are thinner than routes being drawn, so that several fit side by
// side.
const (
	lastWidth = 9
	lastEdge  = 1.5 // of the dark line on both sides
	laneWidth = lastWidth + lastEdge
)

// side identifies the crossing of the edge between two hexes by a lane, seen in the direction from the lower hex.
type side struct {
	low, high id.Hex
	lane      int
}

// shareOut assigns lanes to last runs that share track: the first one runs on the track itself, the others on the
// nearest free lane beside it. A route keeps its lane all the way, so that its line does not jump.
func shareOut(list []traced) {
	taken := map[side]bool{}
	for i := range list {
		t := &list[i]
		if t.route.Corp == 0 {
			continue
		}
		for t.blocked(taken) { // 0, 1, -1, 2, -2 ...
			if t.lane > 0 {
				t.lane = -t.lane
			} else {
				t.lane = 1 - t.lane
			}
		}
		for _, s := range t.sides() {
			taken[s] = true
		}
	}
}

// blocked reports whether a side of the route is taken.
func (t *traced) blocked(taken map[side]bool) bool {
	for _, s := range t.sides() {
		if taken[s] {
			return true
		}
	}
	return false
}

// sides returns the edge crossings of a route.
func (t *traced) sides() (list []side) {
	for i, x := range t.route.Pieces {
		if i == 0 {
			continue
		}
		switch before := t.route.Pieces[i-1].Hex; {
		case before < x.Hex:
			list = append(list, side{before, x.Hex, t.lane})
		case before > x.Hex: // right and left change places
			list = append(list, side{x.Hex, before, -t.lane})
		}
	}
	return list
}

// shifted returns the curve shifted to the right of its direction. At a sharp bend, as in a city, it keeps its distance
// from both segments.
func (c curve) shifted(d float32) (moved curve) {
	if d == 0 {
		return c
	}
	const sharp = 0.5 // cosine
	var last Point
	for i := 1; i < len(c); i++ {
		along := c[i].Sub(c[i-1])
		aside := Point{X: -along.Y, Y: along.X}.Mul(1 / max(along.Len(), 1e-6))
		switch {
		case i == 1:
			moved = append(moved, c[0].Add(aside.Mul(d)))
		case last.X*aside.X+last.Y*aside.Y > sharp:
			both := last.Add(aside)
			moved = append(moved, c[i-1].Add(both.Mul(d/both.Len())))
		default:
			moved = append(moved, c[i-1].Add(last.Mul(d)), c[i-1].Add(aside.Mul(d)))
		}
		last = aside
	}
	return append(moved, c[len(c)-1].Add(last.Mul(d)))
}

// drawLastRun draws a last run in the colour of its company, with one of the patterns of routes.
func (pt routePainter) drawLastRun(s *Scene, t *traced) {
	color := s.corp(t.route.Corp).Color
	line := curve(t.line).shifted(float32(t.lane) * laneWidth)
	pt.Polyline(line, lastWidth+2*lastEdge, mesh.Butt, pt.style.Track.Ink)
	pt.Polyline(line, lastWidth, mesh.Butt, color)
	pt.drawPattern(line, int(t.route.Corp), lastWidth, theme.On(color))
}

// sign is the name of a company on its last run, or an area to be avoided by such names: its centre and half its width
// and height.
type sign struct {
	at   Point
	w, h float32
}

// drawSigns writes the names of the companies on their last runs, above everything else.
func (pt routePainter) drawSigns(s *Scene, routes []traced) {
	if pt.level < Cased {
		return
	}
	const minimum, letters = 8, 15 // dp, tu
	tu := max(letters, inTU(minimum, pt.r))
	placed := pt.m.stopAreas(routes)
	for i := range routes {
		t := &routes[i]
		if t.route.Corp == 0 {
			continue
		}
		look := s.corp(t.route.Corp)
		n := sign{w: pt.pillWidth(look.ID, tu), h: tu * pillHeight}
		n.at = pt.m.signPlace(t, n, placed)
		placed = append(placed, n)
		pt.drawPill(look.ID, n.at, tu, look.Color, theme.On(look.Color), pt.style.Track.Ink)
	}
}

// stopAreas returns the areas of the stops of last runs, which the names of companies must avoid.
func (m *Map) stopAreas(routes []traced) (list []sign) {
	for i := range routes {
		if routes[i].route.Corp == 0 {
			continue
		}
		for _, c := range routes[i].calls {
			at, r := m.centre[c.hex], size.Town.Dot
			if len(c.stop.slots) == 0 {
				list = append(list, sign{at.Add(c.stop.at), r, r})
			}
			for _, slot := range c.stop.slots {
				list = append(list, sign{at.Add(slot), size.Token.Radius, size.Token.Radius})
			}
		}
	}
	return list
}

// signPlace returns the best position for the name of a last run: on the longest leg between two stops where it does
// not overlap anything placed before, otherwise at the greatest distance from it.
func (m *Map) signPlace(t *traced, n sign, placed []sign) (best Point) {
	const clear = 6
	longest, room := float32(0), float32(math.Inf(-1))
	for _, way := range m.legs(t) {
		l := way.total()
		for _, share := range [...]float32{0.5, 0.25, 0.75} {
			p, direction := way.pointAt(l * share)
			p = p.Add(polar(float32(t.lane)*laneWidth, direction+math.Pi/2))
			gap := float32(clear)
			for _, q := range placed {
				gap = min(gap, max(abs(p.X-q.at.X)-n.w-q.w, abs(p.Y-q.at.Y)-n.h-q.h))
			}
			if gap > room || gap == room && l > longest {
				best, room, longest = p, gap, l
			}
		}
	}
	return best
}
