package mapview

import (
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/tile"
)

// shape is the appearance of a face in one rotation, without words and tokens, in tu from the middle of the hex.
type shape struct {
	face   *tile.Face
	stops  []stop
	pieces []piece
	solid  obstacles // track and stops, for placing words
}

// shapeOf computes the shape of a face. name is that of its tile, or empty for a printed hex; the face is already
// rotated by rot.
func (g grid) shapeOf(f *tile.Face, name string, rot uint8) *shape {
	s := &shape{face: f}
	s.stops = g.stopsOf(f, name, rot)
	s.pieces = g.piecesOf(f, s.stops)
	for i := range s.pieces {
		s.solid.addTrack(&s.pieces[i])
	}
	for i := range s.stops {
		s.solid.addStop(&s.stops[i])
	}
	return s
}

// corner returns the corner of the hex with the greatest clearance from the shape, for a token outside the slots. taken
// is the set of corners already used, one bit each.
func (g grid) corner(s *shape, taken uint8) (at Point, index int) {
	const out = 64 // tu from the middle, so that the token stays inside
	best := float32(buried)
	for i := range hex.Edge(6) {
		p := polar(out, g.direction(float64(i)-0.5))
		if taken>>i&1 != 0 {
			continue
		}
		const rounding = 0.01 // of places that are equally good the first is taken
		if c := s.solid.aroundDisc(p, size.Token.Radius, best, -buried); c > best+rounding {
			best, at, index = c, p, int(i)
		}
	}
	return at, index
}
