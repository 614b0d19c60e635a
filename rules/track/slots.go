package track

import (
	"slices"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// Hold is a slot kept free for a company whose home station is not placed yet (1830/R86). Package rules passes in the
// holds in force. City is an index on the printed face, or -1 for any city of the hex (1830/R88).
type Hold struct {
	Corp id.Corp
	Hex  id.Hex
	City int8
	// Place is the index of the kept slot within its city, from 0. If that slot is taken, the first free one is kept.
	Place uint8
}

// HexHold is the effect of a hold without a city on other companies.
type HexHold uint8

// The meanings of a hold without a city (1830, appendix A.1).
const (
	HexClosed     HexHold = iota + 1 // nobody else may place a token on the hex (1830/R88)
	HexOneLeft                       // others may while a slot remains
	HexClosedOnes                    // closed if all its cities have one slot, otherwise as HexOneLeft
)

// SlotFault is a reason why a token may not be placed in a city.
type SlotFault uint8

// The reasons against a token.
const (
	SlotFree    SlotFault = iota
	NotACity              // no such city
	AlreadyHere           // the company has a station on the hex (1830/R111)
	CityFull              // every slot is taken
	KeptFree              // the free slots are kept for home stations (1830/R112)
	HexKept               // the hex is closed until a company has chosen its home city (1830/R88)
)

// OpenSlot returns the index in Cell.Slots at which c would place a token in a city of h: the slot kept for it, or else
// the first one neither taken nor kept for another company. If there is none, it returns zero and the reason. rule
// applies to the holds without a city.
func (p Position) OpenSlot(h id.Hex, city int, c id.Corp, holds []Hold, rule HexHold) (int, SlotFault) {
	shown := p.shapeAt(h)
	if city < 0 || city >= len(shown.face.Stops) || !takesStations(&shown.face.Stops[city]) {
		return 0, NotACity
	}
	if _, here := p.TokenAt(h, c); here {
		return 0, AlreadyHere
	}
	if p.closedHex(h, c, holds, rule) {
		return 0, HexKept
	}
	return p.FreeSlot(h, city, c, holds)
}

// takesStations reports whether a stop is a city, or an off-board place with slots.
func takesStations(s *tile.Stop) bool { return s.Kind == tile.City || s.Slots > 0 }

// FreeSlot returns a slot like OpenSlot, but ignores stations of c on the hex and holds on the hex as a whole. The city
// must exist.
func (p Position) FreeSlot(h id.Hex, city int, c id.Corp, holds []Hold) (int, SlotFault) {
	from, to := p.shapeAt(h).slots(city)
	kept := p.keptFor(h, holds)
	free := -1
	for i := int(from); i < int(to); i++ {
		switch {
		case p.Cells[h].Slots[i] != 0:
		case kept[i] == c:
			return i, SlotFree
		case free < 0 && kept[i] == 0:
			free = i
		}
	}
	if free >= 0 {
		return free, SlotFree
	}
	for i := int(from); i < int(to); i++ {
		if p.Cells[h].Slots[i] == 0 {
			return 0, KeptFree
		}
	}
	return 0, CityFull
}

// keptFor returns, for each slot of h, the company it is kept for. Within a city, slots are kept in the order of holds.
func (p Position) keptFor(h id.Hex, holds []Hold) (by [MaxSlots]id.Corp) {
	for _, k := range holds {
		if k.Hex != h || k.City < 0 {
			continue
		}
		from, to := p.shapeAt(h).slots(p.HomeCity(h, int(k.City)))
		if i := from + k.Place; k.Place > 0 && i < to && by[i] == 0 && p.Cells[h].Slots[i] == 0 {
			by[i] = k.Corp
			continue
		}
		for i := from; i < to; i++ {
			if by[i] == 0 && p.Cells[h].Slots[i] == 0 {
				by[i] = k.Corp
				break
			}
		}
	}
	return by
}

// HomeCity returns the index on the visible face of city i of the printed face of h. Cities without printed track keep
// their index.
func (p Position) HomeCity(h id.Hex, i int) int {
	printed, shown := p.Printed(h), p.Face(h)
	if p.Cells[h].Tile == 0 {
		return i
	}
	if to := tile.CityMap(printed, shown)[i]; to >= 0 {
		return int(to)
	}
	return i
}

// closedHex reports whether holds without a city keep c off h.
func (p Position) closedHex(h id.Hex, c id.Corp, holds []Hold, rule HexHold) bool {
	others := 0
	for _, k := range holds {
		if k.Hex == h && k.City < 0 {
			if k.Corp == c {
				return false
			}
			others++
		}
	}
	if others == 0 {
		return false
	}
	free, single := p.freeSlots(h)
	switch rule {
	case HexClosed:
		return true
	case HexClosedOnes:
		return single || others >= free
	case HexOneLeft:
		return others >= free
	}
	return true
}

// freeSlots counts the free slots of all cities of h and reports whether each city has just one slot.
func (p Position) freeSlots(h id.Hex) (free int, single bool) {
	shown := p.shapeAt(h)
	single = true
	for i := range shown.face.Stops {
		from, to := shown.slots(i)
		single = single && to-from <= 1
		for _, owner := range p.Cells[h].Slots[from:to] {
			if owner == 0 {
				free++
			}
		}
	}
	return free, single
}

// Upgraded returns the cell of h with tile t on it. Tokens move to the corresponding cities, each to the slot kept for
// its company or the first free one, so that gaps close (1830/R104). A token for which no slot remains is kept outside
// the slots, and one that was outside stays there (18FL/R77).
func (p Position) Upgraded(h id.Hex, t id.Tile, rot uint8, holds []Hold) Cell {
	old, was := p.Cells[h], p.shapeAt(h)
	now := old
	now.Tile, now.Rot, now.Slots = t, rot, [MaxSlots]id.Corp{}
	now.Extra, now.Beside = [2]id.Corp{}, [2]uint8{}
	next := p.shape(t, rot)
	to := tile.CityMap(&was.face, &next.face)
	kept := carryKept(p.keptFor(h, holds), was, next, to)
	for i := range was.face.Stops {
		from, end := was.slots(i)
		for _, corp := range old.Slots[from:end] {
			if corp != 0 {
				now.place(corp, next, int(to[i]), &kept)
			}
		}
	}
	for i, corp := range old.Extra {
		if corp != 0 {
			now.placeBeside(corp, next, int(to[old.Beside[i]]))
		}
	}
	return now
}

// place puts a station into the first slot of a city that is free for the company, otherwise beside the slots.
func (c *Cell) place(corp id.Corp, s *shape, city int, kept *[MaxSlots]id.Corp) {
	if city >= 0 {
		from, to := s.slots(city)
		for i := from; i < to; i++ {
			if c.Slots[i] == 0 && (kept[i] == 0 || kept[i] == corp) {
				c.Slots[i] = corp
				return
			}
		}
	}
	c.placeBeside(corp, s, city)
}

// placeBeside adds a station outside the slots of a city, or of the first city if city is negative. If Extra is full,
// nothing changes.
func (c *Cell) placeBeside(corp id.Corp, s *shape, city int) {
	if city < 0 {
		city = first(s.cities)
	}
	if i := slices.Index(c.Extra[:], 0); i >= 0 {
		c.Extra[i], c.Beside[i] = corp, uint8(city)
	}
}

// WithBeside returns the cell of h with a station of c outside the slots of a city (18FL/R125). It returns false if
// there is no such city or no room.
func (p Position) WithBeside(h id.Hex, city int, c id.Corp) (Cell, bool) {
	shown, cell := p.shapeAt(h), p.Cells[h]
	if city < 0 || city >= len(shown.face.Stops) {
		return cell, false
	}
	if kind := shown.face.Stops[city].Kind; kind != tile.City && kind != tile.OffBoard {
		return cell, false
	}
	before := cell
	cell.placeBeside(c, shown, city)
	return cell, cell != before
}

// carryKept returns kept, which is by slot of the face was, by slot of the face next. A kept slot keeps its index
// within its city, and to maps the cities of was to those of next, or to -1.
func carryKept(kept [MaxSlots]id.Corp, was, next *shape, to [tile.MaxStops]int8) (by [MaxSlots]id.Corp) {
	for i := range was.face.Stops {
		if to[i] < 0 {
			continue
		}
		from, end := was.slots(i)
		start, limit := next.slots(int(to[i]))
		for k := from; k < end && start+k-from < limit; k++ {
			if kept[k] != 0 {
				by[start+k-from] = kept[k]
			}
		}
	}
	return by
}
