package track

import (
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// side is one side of one hex, one per lane if parallel tracks cross it. A walk is at a side when it has just crossed
// it into the hex. Zero is no side.
type side uint16

// Numbers of lanes and sides. Lane 0 is single track, and hex 0 no hex.
const (
	maxLane    = 2
	lanes      = maxLane + 1
	sidesOfHex = 6 * lanes
	maxSides   = (MaxHexes + 1) * sidesOfHex
)

// sideOf returns the side of h at edge e on the given lane: 0 is single track, 1 and 2 are the lanes of double track.
func sideOf(h id.Hex, e hex.Edge, lane uint8) side {
	return (side(h)*6+side(e))*lanes + side(lane)
}

func (s side) hex() id.Hex    { return id.Hex(s / sidesOfHex) }
func (s side) edge() hex.Edge { return hex.Edge(s / lanes % 6) }
func (s side) lane() uint8    { return uint8(s % lanes) }

// AcrossLane returns the number of a lane seen from the other side of the edge, where the two lanes of double track
// swap numbers.
func AcrossLane(lane uint8) uint8 {
	if lane == 0 {
		return 0
	}
	return lanes - lane
}

// sideAcross returns the side reached by leaving h over edge e, or zero at the edge of the board.
func (b *Board) sideAcross(h id.Hex, e hex.Edge, lane uint8) side {
	n := b.next[h][e]
	if n == 0 {
		return 0
	}
	return sideOf(n, e.Opposite(), AcrossLane(lane))
}

// behind returns the side of the other hex at the border crossed into s.
func (b *Board) behind(s side) side { return b.sideAcross(s.hex(), s.edge(), s.lane()) }

// Sides is a set of the sides of one hex: a bit for each edge and lane.
type Sides uint32

func (set *Sides) add(s side) { *set |= 1 << (s % sidesOfHex) }

// touches reports whether a piece of track has an end at a side of the set.
func (set Sides) touches(path *tile.Path) bool {
	for _, end := range [...]tile.End{path.A, path.B} {
		if e, ok := end.Edge(); ok && set>>(sideOf(0, e, path.Lane(end)))&1 != 0 {
			return true
		}
	}
	return false
}

// sideSet is a set of sides.
type sideSet [(maxSides + 63) / 64]uint64

func (s *sideSet) has(x side) bool { return s[x/64]>>(x%64)&1 != 0 }
func (s *sideSet) add(x side)      { s[x/64] |= 1 << (x % 64) }
func (s *sideSet) remove(x side)   { s[x/64] &^= 1 << (x % 64) }
