package track

import (
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// Lay is a tile in a rotation.
type Lay struct {
	Tile id.Tile
	Rot  uint8
}

// Fits returns the reason, if any, why a tile may not be laid on h in this rotation, as far as board and faces decide.
// edges holds the edges of h at which the company may lay (Network.Lay); a power that needs no connection passes
// AnyEdge.
func (p Position) Fits(h id.Hex, l Lay, edges uint8, terms tile.Terms) tile.Misfit {
	next := p.shape(l.Tile, l.Rot)
	old := p.Face(h)
	switch m := tile.KindReplaces(old, &next.face, terms); {
	case m != tile.Fits:
		return m
	case terms.HexLabels && next.face.Label != p.Hex(h).Labels[next.face.Color]:
		return tile.WrongLabel
	case l.Rot != 0 && p.tiles.Kind(l.Tile).Fixed:
		return tile.WrongTurn
	case next.exits&^p.Open(h) != 0:
		return tile.RunsOff
	}
	if m := tile.Replaces(old, &next.face, terms); m != tile.Fits {
		return m
	}
	if edges != AnyEdge && next.exits&edges == 0 {
		return tile.NotReached
	}
	return tile.Fits
}

// Open returns the edges of h at which a tile may have track: those of Board.OpenEdges, and those to which track points
// from a tile laid on a printed sea hex (1822PNW/R65).
func (p Position) Open(h id.Hex) uint8 {
	set := p.open[h]
	for e := range hex.Edge(rotations) {
		n := p.next[h][e]
		if n != 0 && set>>e&1 == 0 && p.Cells[n].Tile != 0 && p.shapeAt(n).exits>>e.Opposite()&1 != 0 {
			set |= 1 << e
		}
	}
	return set
}

// AnyEdge as the edges of a lay means that the tile need not be connected.
const AnyEdge = 0xff

// AppendLays appends all lays on h that Fits accepts, by tile and rotation. The caller must check that a copy is left
// and that the phase allows the colour.
func (p Position) AppendLays(dst []Lay, h id.Hex, edges uint8, terms tile.Terms) []Lay {
	if edges == 0 {
		return dst
	}
	old := p.Face(h)
	for i := range p.tiles {
		if p.tiles[i].Hidden || tile.KindReplaces(old, &p.tiles[i].Face, terms) != tile.Fits {
			continue
		}
		for r := range uint8(rotations) {
			l := Lay{id.Tile(i + 1), r}
			if p.Fits(h, l, edges, terms) == tile.Fits {
				dst = append(dst, l)
			}
		}
	}
	return dst
}

// Upgradable reports whether any tile fits on the face that h shows, in any rotation and phase, ignoring networks and
// the number of copies.
func (p Position) Upgradable(h id.Hex, terms tile.Terms) bool {
	old := p.Face(h)
	for i := range p.tiles {
		if p.tiles[i].Hidden || tile.KindReplaces(old, &p.tiles[i].Face, terms) != tile.Fits {
			continue
		}
		for r := range uint8(rotations) {
			if p.Fits(h, Lay{id.Tile(i + 1), r}, AnyEdge, terms) == tile.Fits {
				return true
			}
		}
	}
	return false
}
