package mapview

import (
	"math"
	"slices"

	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
)

// rimNames are names without room inside their hexes, which are placed across the rim, clear of the content of the
// hexes around. A position depends on those hexes and on the nearby names placed before, in the order of hexes.
type rimNames struct {
	keys []wordKey // by id.Hex: the board they were placed on
	list []rimName // by id.Hex
}

// rimName is a name across the rim of its hex, with half its width and height, in map coordinates. It is empty if it
// has no lines.
type rimName struct {
	word word
	w, h float32
}

// rimNames returns, by id.Hex, the names without room in their hexes. After a change of the board, only nearby names
// are placed again.
func (pt *painter) rimNames(s *Scene, layer Layers) []rimName {
	if pt.level < Named || layer&NoNames != 0 {
		return nil
	}
	m, zoom := pt.m, zoomClass(pt.r)
	var changed []Point
	for h := id.Hex(1); int(h) <= m.board.Len(); h++ {
		if k := m.wordKey(s, h, zoom, layer); m.names.keys[h] != k {
			m.names.keys[h] = k
			changed = append(changed, m.centre[h])
		}
	}
	if len(changed) == 0 {
		return m.names.list
	}
	for h := id.Hex(1); int(h) <= m.board.Len(); h++ {
		if !slices.ContainsFunc(changed, func(p Point) bool { return p.Sub(m.centre[h]).Len() < rimReach }) {
			continue
		}
		before := m.names.list[h].word.at
		m.names.list[h] = rimName{}
		if m.writtenOn(pt.Fonts, m.names.keys[h]).homeless {
			m.names.list[h] = m.nameAcrossRim(pt.Fonts, h)
		}
		if m.names.list[h].word.at != before { // later names nearby must avoid it where it is now
			changed = append(changed, m.centre[h])
		}
	}
	return m.names.list
}

// nameAcrossRim finds a position for the name of a hex as near to its middle as possible: across its rim, or just
// outside it.
func (m *Map) nameAcrossRim(fonts *paint.Fonts, h id.Hex) rimName {
	solid := m.obstaclesFor(fonts, h)
	for i := range rimSearches {
		if name := rimSearches[i].place(m, fonts, h, &solid); name.word.lines != nil {
			return name
		}
	}
	return rimName{}
}

// place returns the name of h at the best position that the attempt finds, or an empty name.
func (try *rimSearch) place(m *Map, fonts *paint.Fonts, h id.Hex, solid *obstacles) (best rimName) {
	letters := sizesAt(zooms[m.names.keys[h].zoom]).name
	score := float32(math.Inf(-1))
	for _, lines := range breaks(m.board.Hex(h).Place) {
		halfWide, halfHigh := nameBox(fonts, lines, letters)
		for _, at := range try.places {
			loss := rimPerTu * at.Len()
			if perClear*rimWant-loss <= score {
				break // places further out lose more
			}
			if !m.grid.reaches(at, halfWide, halfHigh, try.within) {
				continue
			}
			clear := solid.around(at, halfWide, halfHigh, max(try.minimum, (score+loss)/perClear), rimWant)
			if v := perClear*clear - loss; clear >= try.minimum && v > score {
				score = v
				best = rimName{word{kind: nameWord, at: m.centre[h].Add(at), lines: lines}, halfWide, halfHigh}
			}
		}
	}
	return best
}

// rimSearch is one attempt to find a position.
type rimSearch struct {
	places  []Point
	within  float32 // tu by which the name must extend into its hex; negative allows such a gap
	minimum float32 // clearance in tu
}

// rimSearches are the attempts in order. As a last resort, the casing of track and the edge of a slot may be covered.
var rimSearches = [...]rimSearch{
	{places: rimPlaces, within: 6},
	{places: rimPlaces, within: -14},
	{places: manyRimPlaces, within: -40, minimum: -4},
}

// The parameters of the search for positions across the rim, in tu: the clearance beyond which a position is no better,
// the loss per tu of distance from the middle of the hex, the greatest distance tried, and the greatest distance of
// anything that matters.
const (
	rimWant  = 4
	rimPerTu = 0.2
	rimFar   = 140
	rimReach = 420
)

// Positions to try around a hex, from its middle outwards: few, and many for the rare board where none of those is
// free.
var (
	rimPlaces     = placesAround(8, 36)
	manyRimPlaces = placesAround(4, 120)
)

// placesAround returns places in rings around the middle of a hex, from the inside out.
func placesAround(apart float32, directions int) (ps []Point) {
	for r := float32(0); r <= rimFar; r += apart {
		for i := range directions {
			ps = append(ps, polar(r, float64(i)*2*math.Pi/float64(directions)))
		}
	}
	return ps
}

// obstaclesFor returns the obstacles that the name of h must avoid, relative to its middle: words and track on h and
// its neighbours, names already placed across rims, and the coordinates at the rim of the board.
func (m *Map) obstaclesFor(fonts *paint.Fonts, h id.Hex) (o obstacles) {
	o.add(&m.writtenOn(fonts, m.names.keys[h]).solid, Point{})
	for e := range hex.Edge(6) {
		if n := m.neighbor(h, e); n != 0 {
			o.add(&m.writtenOn(fonts, m.names.keys[n]).solid, m.centre[n].Sub(m.centre[h]))
		}
	}
	for _, n := range m.names.list[:h] {
		if n.word.lines != nil {
			o.boxes = append(o.boxes, box{at: n.word.at.Sub(m.centre[h]), w: n.w, h: n.h, cos: 1})
		}
	}
	for _, l := range m.rim {
		o.boxes = append(o.boxes, box{at: l.at.Sub(m.centre[h]), w: rimHalfWide, h: rimHalfHigh, cos: 1})
	}
	return o
}

// add adds the obstacles of a hex with its middle at a point, unless they are out of reach of a name.
func (o *obstacles) add(other *obstacles, at Point) {
	const far = rimFar + 70
	for _, d := range other.discs {
		d.at = d.at.Add(at)
		if abs(d.at.X) < far && abs(d.at.Y) < far {
			o.discs = append(o.discs, d)
		}
	}
	for _, b := range other.boxes {
		b.at = b.at.Add(at)
		o.boxes = append(o.boxes, b)
	}
}

// reaches reports whether a rectangle around p with half the width and height extends at least within tu into the hex,
// or is near it if within is negative.
func (g grid) reaches(p Point, w, h, within float32) bool {
	for _, n := range g.normals() {
		if p.X*n.X+p.Y*n.Y-w*abs(n.X)-h*abs(n.Y) > apothem-within {
			return false
		}
	}
	return true
}

// drawRimNames writes the names across the rims of their hexes, each on a plate in the colour of its hex.
func (pt *painter) drawRimNames(names []rimName) {
	const pad = 3
	for h := range names {
		n := &names[h]
		if n.word.lines == nil {
			continue
		}
		k, at := pt.m.names.keys[h], n.word.at
		ground := pt.ground(k.shape, pt.m.shape(k.shape).face)
		pt.RoundRect(paint.R(at.X-n.w-pad, at.Y-n.h-pad, 2*(n.w+pad), 2*(n.h+pad)), 5, ground)
		pt.drawName(&n.word, ground)
	}
}
