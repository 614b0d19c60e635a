package track

import (
	"fmt"
	"math/bits"

	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// Board is a compiled board: a title's hexes and tiles with everything derived from them that never changes. All states
// share it, so it must not be written after NewBoard.
type Board struct {
	def   *BoardDef
	tiles tile.Set
	next  [MaxHexes + 1][6]id.Hex // across an edge; zero at the rim and at impassable sides
	open  [MaxHexes + 1]uint8     // edges at which a tile may have track (1830/R101)

	shapes []shape // by printed hex, then by tile and rotation
	turned int     // index of tile 1 in rotation 0
	groups []string
}

// rotations is the number of ways to turn a tile.
const rotations = 6

// shape is a face with precomputed answers for walks. Sets of paths and stops are bit masks.
type shape struct {
	face     tile.Face
	at       [sidesOfHex]uint16    // paths that end at a side; see endingAt
	edges    [tile.MaxPaths]uint8  // edges at which a path ends
	of       [tile.MaxStops]uint16 // paths that end at a stop
	middle   uint16                // paths that end at the junction
	terminal uint16
	exits    uint8
	cities   uint8
	slot     [tile.MaxStops + 1]uint8 // slots of city i: slot[i] to slot[i+1]
	group    [tile.MaxStops]uint8     // number of the off-board group, or zero
}

// NewBoard returns a board compiled together with the box of tiles laid on it. It fails if one of them exceeds the
// limits of this package or is inconsistent.
func NewBoard(def *BoardDef, tiles tile.Set) (*Board, error) {
	if len(def.Hexes) > MaxHexes {
		return nil, fmt.Errorf("board of %d hexes, room for %d", len(def.Hexes), MaxHexes)
	}
	b := &Board{def: def, tiles: tiles, turned: len(def.Hexes)}
	if err := b.compileFaces(); err != nil {
		return nil, err
	}
	if err := b.compileNeighbors(); err != nil {
		return nil, err
	}
	b.compileOpen()
	return b, nil
}

// compileFaces compiles the printed faces and all rotations of all tiles. It returns an error for a face that is
// inconsistent.
func (b *Board) compileFaces() error {
	for i := range b.def.Hexes {
		if err := b.addShape(b.def.Hexes[i].Name, b.def.Hexes[i].Face); err != nil {
			return err
		}
	}
	for i := range b.tiles {
		for r := range uint8(rotations) {
			if err := b.addShape(b.tiles[i].Name, b.tiles[i].Face.Turned(r)); err != nil {
				return err
			}
		}
	}
	return nil
}

// addShape compiles a face: slots by city, groups of stops, and the paths at each edge and stop.
func (b *Board) addShape(name string, f tile.Face) error {
	if len(f.Stops) > tile.MaxStops || len(f.Paths) > tile.MaxPaths {
		return fmt.Errorf("%s: %d stops and %d paths, room for %d and %d",
			name, len(f.Stops), len(f.Paths), tile.MaxStops, tile.MaxPaths)
	}
	s := shape{face: f, exits: f.Exits()}
	for i := range f.Stops {
		stop := &f.Stops[i]
		s.slot[i+1] = s.slot[i]
		if stop.Kind == tile.City {
			s.cities |= 1 << i
		}
		s.slot[i+1] += stop.Slots
		s.group[i] = b.groupNumber(stop.Group)
	}
	if n := int(s.slot[len(f.Stops)]); n > MaxSlots {
		return fmt.Errorf("%s: %d token places, room for %d", name, n, MaxSlots)
	}
	for i := range f.Paths {
		if err := s.addPath(i, &f.Paths[i]); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	b.shapes = append(b.shapes, s)
	return nil
}

// addPath adds path i to the sets of paths by edge and stop.
func (s *shape) addPath(i int, p *tile.Path) error {
	if lane := max(p.LaneA, p.LaneB); lane > maxLane {
		return fmt.Errorf("path %d on lane %d, at most %d", i, lane, maxLane)
	}
	bit := uint16(1) << i
	for _, end := range [...]tile.End{p.A, p.B} {
		if e, ok := end.Edge(); ok {
			s.at[sideOf(0, e, p.Lane(end))] |= bit
			s.edges[i] |= 1 << e
		} else if k, ok := end.Stop(); !ok {
			s.middle |= bit
		} else if k < len(s.face.Stops) {
			s.of[k] |= bit
		} else {
			return fmt.Errorf("path %d ends at stop %d of %d", i, k, len(s.face.Stops))
		}
	}
	if p.Terminal != 0 {
		s.terminal |= bit
	}
	return nil
}

// endingAt returns the paths that end at a side of a hex with this face.
func (s *shape) endingAt(at side) uint16 { return s.at[at%sidesOfHex] }

// groupNumber returns the number of a group of stops, zero for none. Unknown groups get the next number.
func (b *Board) groupNumber(name string) uint8 {
	if name == "" {
		return 0
	}
	for i, g := range b.groups {
		if g == name {
			return uint8(i + 1)
		}
	}
	b.groups = append(b.groups, name)
	return uint8(len(b.groups))
}

// compileNeighbors finds the neighbours of each hex and the borders between them.
func (b *Board) compileNeighbors() error {
	at := make(map[hex.Point]id.Hex, len(b.def.Hexes))
	for i := range b.def.Hexes {
		h := &b.def.Hexes[i]
		if at[h.At] != 0 {
			return fmt.Errorf("hex %s lies on another", h.Name)
		}
		at[h.At] = id.Hex(i + 1)
	}
	for i := range b.def.Hexes {
		for e := range hex.Edge(6) {
			b.next[i+1][e] = at[b.def.Orientation.Step(b.def.Hexes[i].At, e)]
		}
	}
	for i := range b.def.Hexes {
		for _, border := range b.def.Hexes[i].Borders {
			if border.Kind == Impassable {
				b.closeSide(id.Hex(i+1), border.Edge)
			}
		}
	}
	return nil
}

// closeSide closes a side for both its hexes.
func (b *Board) closeSide(h id.Hex, e hex.Edge) {
	if n := b.next[h][e]; n != 0 {
		b.next[n][e.Opposite()] = 0
		b.next[h][e] = 0
	}
}

// compileOpen marks the edges at which track may end: not at the rim, at an impassable side, or against a printed hex
// that is never changed and has no track there (1830/R101).
func (b *Board) compileOpen() {
	for h := 1; h <= len(b.def.Hexes); h++ {
		for e := range hex.Edge(6) {
			n := b.next[h][e]
			if n == 0 {
				continue
			}
			facing := &b.shapes[n-1]
			if facing.face.Color < tile.Gray || facing.exits>>e.Opposite()&1 != 0 {
				b.open[h] |= 1 << e
			}
		}
	}
}

// Len returns the number of hexes; they are numbered from 1.
func (b *Board) Len() int { return len(b.def.Hexes) }

// Orientation returns the orientation of the hexes.
func (b *Board) Orientation() hex.Orientation { return b.def.Orientation }

// Hex returns the printed hex h.
func (b *Board) Hex(h id.Hex) *HexDef { return &b.def.Hexes[h-1] }

// Tiles returns the box of tiles.
func (b *Board) Tiles() tile.Set { return b.tiles }

// Find returns the hex with this name, or zero.
func (b *Board) Find(name string) id.Hex {
	for i := range b.def.Hexes {
		if b.def.Hexes[i].Name == name {
			return id.Hex(i + 1)
		}
	}
	return 0
}

// Next returns the hex across edge e of h, or zero at the rim and at impassable sides.
func (b *Board) Next(h id.Hex, e hex.Edge) id.Hex { return b.next[h][e] }

// OpenEdges returns the edges of h at which a tile may have track, one bit per edge (1830/R101).
func (b *Board) OpenEdges(h id.Hex) uint8 { return b.open[h] }

// Printed returns the printed face of h.
func (b *Board) Printed(h id.Hex) *tile.Face { return &b.shapes[h-1].face }

// Turned returns the face of tile t in rotation rot.
func (b *Board) Turned(t id.Tile, rot uint8) *tile.Face { return &b.shape(t, rot).face }

// shape returns the compiled face of a tile in a rotation.
func (b *Board) shape(t id.Tile, rot uint8) *shape {
	return &b.shapes[b.turned+(int(t)-1)*rotations+int(rot)]
}

// slots returns the slots of stop i as a range of Cell.Slots.
func (s *shape) slots(i int) (from, to uint8) { return s.slot[i], s.slot[i+1] }

// first returns the lowest member of a set, which must not be empty.
func first[M uint8 | uint16](m M) int { return bits.TrailingZeros16(uint16(m)) }
