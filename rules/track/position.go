package track

import (
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// Position is a board with its tiles and tokens.
type Position struct {
	*Board
	Cells *Cells
}

// Corps is a set of companies, one bit each. Bit 0 is unused, since companies are numbered from 1.
type Corps uint64

var _ [64 - 1 - id.MaxCorps]struct{} // every company has its bit

// Of returns the set of the given companies.
func Of(corps ...id.Corp) (set Corps) {
	for _, c := range corps {
		set |= 1 << c
	}
	return set
}

// Add adds c to the set.
func (s *Corps) Add(c id.Corp) { *s |= Of(c) }

// Has reports whether c is in the set.
func (s Corps) Has(c id.Corp) bool { return s>>c&1 != 0 }

// Face returns the visible face of h: its tile, or else the printed hex.
func (p Position) Face(h id.Hex) *tile.Face { return &p.shapeAt(h).face }

// shapeAt returns the compiled face that shows on a hex.
func (p Position) shapeAt(h id.Hex) *shape {
	c := &p.Cells[h]
	if c.Tile == 0 {
		return &p.shapes[h-1]
	}
	return p.shape(c.Tile, c.Rot)
}

// Slots returns the slots of stop i of h. Only cities, and off-board places that are homes, have any.
func (p Position) Slots(h id.Hex, stop int) []id.Corp {
	from, to := p.shapeAt(h).slots(stop)
	return p.Cells[h].Slots[from:to]
}

// TokenAt reports whether c has a station on h, in or outside the slots, and in which city, the first if there are
// several.
func (p Position) TokenAt(h id.Hex, c id.Corp) (city int, ok bool) {
	set := p.Stations(h, c)
	if set == 0 {
		return 0, false
	}
	return first(set), true
}

// Stations returns the stops of h with a station of c, one bit each.
func (p Position) Stations(h id.Hex, c id.Corp) (set uint8) {
	cell := &p.Cells[h]
	if !cell.hasStationOf(c) {
		return 0
	}
	s := p.shapeAt(h)
	for i := range s.face.Stops {
		if s.face.Stops[i].Owned {
			continue
		}
		from, to := s.slots(i)
		for _, owner := range cell.Slots[from:to] {
			if owner == c {
				set |= 1 << i
			}
		}
	}
	for i, owner := range cell.Extra {
		if owner == c && owner != 0 {
			set |= 1 << cell.Beside[i]
		}
	}
	return set
}

// blocked reports whether c may not run or build through stop i: it is an off-board place, or a city whose slots are
// all taken by other companies not in through (1830/R105, R205).
func (p Position) blocked(h id.Hex, s *shape, i int, c id.Corp, through Corps) bool {
	switch s.face.Stops[i].Kind {
	case tile.OffBoard:
		return true
	case tile.City:
		return p.full(h, s, i, through|Of(c)) && p.Stations(h, c)>>i&1 == 0
	case tile.Town, tile.Halt:
		return false
	}
	return false
}

// full reports whether every slot of city i is taken by a company that is not in through.
func (p Position) full(h id.Hex, s *shape, i int, through Corps) bool {
	from, to := s.slots(i)
	for _, owner := range p.Cells[h].Slots[from:to] {
		if owner == 0 || through.Has(owner) {
			return false
		}
	}
	return from != to
}
