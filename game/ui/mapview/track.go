package mapview

import (
	"github.com/hexrail/hexrail/game/ui/mesh"
	"github.com/hexrail/hexrail/game/ui/paint"
	"github.com/hexrail/hexrail/rules/tile"
)

// pieceKind is the kind of a piece of track.
type pieceKind uint8

const (
	rails pieceKind = iota
	taper           // tapers to a point: off-board and terminal track
	stub            // an exit without continuation
)

// piece is one path of a face. Its line runs from end A of the path to end B.
type piece struct {
	kind  pieceKind
	group uint8
	line  curve
}

// piecesOf returns the track of a face with the given stops.
func (g grid) piecesOf(f *tile.Face, stops []stop) []piece {
	groups := groupsOf(f)
	pieces := make([]piece, len(f.Paths))
	for i := range f.Paths {
		p := &f.Paths[i]
		pieces[i] = piece{kind: kindOf(f, p), group: groups[i], line: g.lineOf(f, p, stops)}
	}
	return pieces
}

// kindOf returns the form of a piece: rails, or tapered or cut off where track ends.
func kindOf(f *tile.Face, p *tile.Path) pieceKind {
	switch {
	case p.Terminal >= 2:
		return stub
	case p.Terminal == 1:
		return taper
	}
	for _, end := range [2]tile.End{p.A, p.B} {
		if i, ok := end.Stop(); ok && f.Stops[i].Kind == tile.OffBoard {
			return taper
		}
	}
	return rails
}

// lineOf returns the curve of a piece between edges and stops.
func (g grid) lineOf(f *tile.Face, p *tile.Path, stops []stop) curve {
	a, fromEdge := p.A.Edge()
	b, toEdge := p.B.Edge()
	switch {
	case fromEdge && toEdge:
		return g.trackBetween(portOf(f, a, p.LaneA), portOf(f, b, p.LaneB))
	case fromEdge:
		return g.arc(portOf(f, a, p.LaneA), inner(p.B, stops))
	case toEdge:
		return g.arc(portOf(f, b, p.LaneB), inner(p.A, stops)).reversed()
	}
	return curve{inner(p.A, stops), inner(p.B, stops)}
}

// inner returns the position of an end inside the hex: a stop, or the junction in the centre.
func inner(end tile.End, stops []stop) Point {
	if i, ok := end.Stop(); ok {
		return stops[i].at
	}
	return Point{}
}

// groupsOf returns the number of each path's group; paths that share an edge or a stop are a group. Groups are drawn
// one above the other, so that switches look joined and crossings look like bridges.
func groupsOf(f *tile.Face) []uint8 {
	group := make([]uint8, len(f.Paths))
	for i := range group {
		group[i] = uint8(i)
	}
	for i := range f.Paths {
		for k := range i {
			if meet(&f.Paths[i], &f.Paths[k]) {
				merge(group, group[i], group[k])
			}
		}
	}
	return group
}

// merge puts two groups together under the lower of their numbers.
func merge(group []uint8, a, b uint8) {
	for i := range group {
		if group[i] == a || group[i] == b {
			group[i] = min(a, b)
		}
	}
}

// meet reports whether two paths share an edge and lane, or a point inside the hex.
func meet(p, q *tile.Path) bool {
	for _, end := range [2]tile.End{p.A, p.B} {
		if (end == q.A || end == q.B) && p.Lane(end) == q.Lane(end) {
			return true
		}
	}
	return false
}

// drawTrack draws the track of one hex around the current origin. Casings are omitted if the track is too thin to show
// them.
func (pt *painter) drawTrack(pieces []piece, casing bool) {
	for group := range uint8(len(pieces)) {
		if casing {
			pt.drawGroup(pieces, group, true)
		}
		pt.drawGroup(pieces, group, false)
	}
}

// drawGroup draws the pieces of one group, as casing or as track. The casings of a group come first, so that its
// crossings look joined.
func (pt *painter) drawGroup(pieces []piece, group uint8, casing bool) {
	width, color := size.Track.Width, pt.style.Track.Ink
	if casing {
		width, color = width+2*size.Track.Casing, pt.style.Track.Casing.Alpha(size.Track.CasingAlpha)
	}
	for i := range pieces {
		p := &pieces[i]
		if p.group != group {
			continue
		}
		switch p.kind {
		case rails:
			pt.Polyline(p.line, width, mesh.Butt, color)
		case taper:
			pt.drawTaper(p.outer(), width-size.Track.Width, color)
		case stub:
			if !casing {
				pt.drawStub(p.outer())
			}
		}
	}
}

// outer returns the line from the edge inwards.
func (p *piece) outer() curve {
	if p.line[0].Len() < p.line[len(p.line)-1].Len() {
		return p.line.reversed()
	}
	return p.line
}

// drawTaper draws track that tapers to a point inside the hex, widened by more in total.
func (pt *painter) drawTaper(line curve, more float32, c paint.Color) {
	taper := &size.Track.Taper
	start := line[0]
	inward := start.Mul(-1 / start.Len())
	across := Point{X: -inward.Y, Y: inward.X}
	at := func(d, half float32) Point { return start.Add(inward.Mul(d)).Add(across.Mul(half)) }
	half, full, tip := (taper.Width+more)/2, apothem-taper.FullWidthFrom, apothem-taper.Tip+more/2
	pt.Polygon([]Point{at(0, half), at(full, half), at(tip, more/4), at(tip, -more/4), at(full, -half), at(0, -half)}, c)
}

// drawStub draws an exit without continuation.
func (pt *painter) drawStub(line curve) {
	start := line[0]
	inward := start.Mul(-1 / start.Len())
	across := Point{X: -inward.Y, Y: inward.X}.Mul(size.Track.Stub.Width / 2)
	tip := start.Add(inward.Mul(size.Track.Stub.Length))
	pt.Polygon([]Point{start.Add(across), tip, start.Sub(across)}, pt.style.Track.Stub)
}
