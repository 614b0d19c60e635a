package rulestest

import (
	"strings"

	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// Route returns a route of pieces of track. A piece is its hex and its two ends in the direction of travel, an edge by
// its number and stop i as Si: "H10:4,S0" enters by edge 4 and ends at the first stop. The route need not be legal.
func (g *Game) Route(pieces ...string) track.Route {
	g.T.Helper()
	var r track.Route
	for _, text := range pieces {
		name, ends, _ := strings.Cut(text, ":")
		a, b, _ := strings.Cut(ends, ",")
		r.Pieces = append(r.Pieces, g.piece(name, endOf(a), endOf(b)))
	}
	return r
}

// piece returns the piece of track between two ends on a hex. It fails the test if there is none.
func (g *Game) piece(name string, a, b tile.End) track.Piece {
	g.T.Helper()
	h := g.Hex(name)
	for i, p := range g.View().Position().Face(h).Paths {
		if p.A == a && p.B == b || p.A == b && p.B == a {
			return track.Piece{Hex: h, Path: uint8(i)}
		}
	}
	g.T.Fatalf("%s has no track between %d and %d", name, a, b)
	return track.Piece{}
}

// endOf returns the end written as "3" for an edge or "S0" for a stop.
func endOf(s string) tile.End {
	digit := s[len(s)-1] - '0'
	if s[0] == 'S' {
		return tile.StopEnd(int(digit))
	}
	return tile.EdgeEnd(hex.Edge(digit))
}
