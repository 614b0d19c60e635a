package rules

import (
	"slices"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// AppendHolds appends the slots reserved for home stations that are not on the board yet, in the order of the charters
// (1830/R86).
func (v View) AppendHolds(dst []track.Hold) []track.Hold {
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if s := &v.S.Corps[c]; s.Flags&(HomeDone|Closed) == 0 && v.T.Corps[i].Kind != Major && !v.CardClosed(c) {
			dst = append(dst, track.Hold{Corp: c, Hex: v.T.HomeHex(c), City: v.T.Corps[i].HomeCity, Place: v.reservedPlace(c)})
		}
	}
	return dst
}

// reservedPlace returns the index of the slot of its home city that is reserved for c: after those of earlier companies
// with the same home, except companies that left the game before they had a station. It is zero if no city is reserved.
func (v View) reservedPlace(c id.Corp) (n uint8) {
	d := v.T.Corp(c)
	if d.HomeCity < 0 || v.T.places[c] == 0 {
		return 0
	}
	for i, other := range v.T.Corps[:c-1] {
		if other.Home == d.Home && other.HomeCity == d.HomeCity && other.Kind != Major &&
			v.S.Corps[i+1].Flags&(Closed|HomeDone) != Closed {
			n++
		}
	}
	return n
}

// OpenSlot returns the reason why c may not place a station in a city, be it reachable or not, or track.SlotFree. It
// ignores money and the stations left on the charter.
func (v View) OpenSlot(c id.Corp, h id.Hex, city int) track.SlotFault {
	var buf [id.MaxCorps]track.Hold
	_, fault := v.Position().OpenSlot(h, city, c, v.AppendHolds(buf[:0]), v.T.Policy.HomeHexes)
	return fault
}

// OpenHome returns the company that must choose a city of h for its home station, because its provisional station was
// lifted when the hex got its first tile (1830/R87). It returns zero if there is none.
func (v View) OpenHome(h id.Hex) id.Corp {
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if s := &v.S.Corps[c]; s.Flags&(HomeOpen|HomeDone) == HomeOpen && v.T.HomeHex(c) == h {
			return c
		}
	}
	return 0
}

// StationsLeft returns the number of stations left on c's charter.
func (v View) StationsLeft(c id.Corp) int {
	return len(v.T.Corp(c).TokenCosts) + int(v.S.Corps[c].Gained) - int(v.S.Corps[c].Used)
}

// GainStation adds a station to c's charter: one of its exchange stations if it has any, otherwise a new one.
func (tx *Tx) GainStation(c id.Corp) {
	s := &tx.S.Corps[c]
	s.Gained++
	s.Exchange = max(s.Exchange, 1) - 1
}

// StationCost returns the price of the next station of c, which must exist. An earned station comes after those of the
// charter.
func (v View) StationCost(c id.Corp) int32 {
	def, used := v.T.Corp(c), int(v.S.Corps[c].Used)
	if def.Exchange > 0 { // all but home and destination cost the same (1822PNW/R76)
		return int32(def.TokenCosts[1])
	}
	if used == len(def.TokenCosts) {
		return int32(def.ExtraCost)
	}
	return int32(def.TokenCosts[used])
}

// PaysByHex reports whether the price of a token depends on the distance (18FL/R71).
func (v View) PaysByHex() bool {
	switch v.T.Policy.TokenPrice {
	case PerHex:
		return true
	case PerToken:
	}
	return false
}

// TokenCost returns the price of the next token of c on a hex that its track reaches. Tokens placed by the power of a
// private are free. Without a way the distance counts as track.Far.
func (v View) TokenCost(c id.Corp, h id.Hex, via id.Private) int32 {
	switch cost, stated := v.StatedCost(); {
	case via != 0:
		return 0
	case stated:
		return cost
	case !v.PaysByHex():
		return v.StationCost(c)
	}
	return v.StationCost(c) * int32(v.HexesTo(c, h))
}

// StatedCost returns the price of the next token that a record states, against the rules, and reports whether it states
// one.
func (v View) StatedCost() (cost int32, ok bool) {
	if v.T.Hooks.TokenCost == nil {
		return 0, false
	}
	return v.T.Hooks.TokenCost(v)
}

// HexesTo returns the number of hexes on the track from the nearest station of c to a stop of h, h included, or
// track.Far if there is no way.
func (v View) HexesTo(c id.Corp, h id.Hex) int {
	d := v.distances(c)
	nearest := uint8(track.Far)
	for i := range v.Position().Face(h).Stops {
		nearest = min(nearest, d[h].Stop[i])
	}
	return int(nearest)
}

// TokenWay returns the way that HexesTo measures. If only full cities block a shorter one, it also returns these cities
// (18FL/R71, R76).
func (v View) TokenWay(c id.Corp, h id.Hex) (w track.Way, full []track.StopAt) {
	p, far := v.Position(), v.distances(c)
	to := track.StopAt{Hex: h}
	for i := range p.Face(h).Stops {
		if far[h].Stop[i] < far[h].Stop[to.Stop] {
			to.Stop = uint8(i)
		}
	}
	const all = ^track.Corps(0)
	if open := v.X.ranger.HexDistances(p, c, all); open[h].Stop[to.Stop] < far[h].Stop[to.Stop] {
		full = p.HexWay(c, to, all, open).Full
	}
	return p.HexWay(c, to, 0, far), full
}

// LayTile lays a tile for by, who pays cost. Stations move to the corresponding cities (1830/R104). If the tile has
// several cities, a provisional home station is lifted, and its company must choose a city next (1830/R87).
func (tx *Tx) LayTile(by id.Corp, h id.Hex, t id.Tile, rot uint8, cost int32) {
	tx.Pay(id.OfCorp(by), id.Bank, cost)
	tx.settleProvisional(h, tx.Position().Turned(t, rot).Count(tile.City))
	var buf [id.MaxCorps]track.Hold
	tx.setCell(h, tx.Position().Upgraded(h, t, rot, tx.AppendHolds(buf[:0])))
	tx.Note(Event{Kind: TileLaid, Corp: by, Hex: h, Amount: cost})
}

// RemoveTile removes the tile from a hex without stations, so that the printed face shows again, and returns it. It
// goes back to the box, unless LoseTile follows. Without a tile nothing happens, and the result is zero.
func (tx *Tx) RemoveTile(h id.Hex) id.Tile {
	cell := tx.S.Cells[h]
	if cell.Tile == 0 {
		return 0
	}
	if cell.Slots != [track.MaxSlots]id.Corp{} || cell.Extra != [2]id.Corp{} {
		bug("stations on hex %d", h)
	}
	tx.setCell(h, track.Cell{Marks: cell.Marks})
	tx.Note(Event{Kind: TileGone, Hex: h})
	return cell.Tile
}

// LoseTile takes a tile that RemoveTile has removed out of the game (18FL/R70g).
func (tx *Tx) LoseTile(t id.Tile) {
	at := slices.Index(tx.S.Lost[:], 0)
	if at < 0 {
		bug("no room for a lost tile")
	}
	tx.S.Lost[at] = t
}

// PlaceBeside puts a station of c beside the slots of a city. It takes neither a slot nor a token of the charter
// (18FL/R125).
func (tx *Tx) PlaceBeside(c id.Corp, h id.Hex, city int) {
	cell, ok := tx.Position().WithBeside(h, city, c)
	if !ok {
		bug("no room beside city %d of hex %d", city, h)
	}
	tx.setCell(h, cell)
	tx.Note(Event{Kind: StationPlaced, Corp: c, Hex: h})
}

// settleProvisional ends a provisional station on a hex that is about to have this number of cities.
func (tx *Tx) settleProvisional(h id.Hex, cities int) {
	for i := range tx.T.Corps {
		s := &tx.S.Corps[i+1]
		if s.Flags&HomeOpen == 0 || tx.T.HomeHex(id.Corp(i+1)) != h {
			continue
		}
		if cities < 2 {
			s.Flags &^= HomeOpen
			continue
		}
		s.Flags &^= HomeDone
		s.Used--
		tx.lift(h, id.Corp(i+1))
	}
}

// lift removes the stations of c from a hex.
func (tx *Tx) lift(h id.Hex, c id.Corp) {
	cell := tx.S.Cells[h]
	for i := range cell.Slots {
		if cell.Slots[i] == c {
			cell.Slots[i] = 0
		}
	}
	for i := range cell.Extra {
		if cell.Extra[i] == c {
			cell.Extra[i], cell.Beside[i] = 0, 0
		}
	}
	if cell != tx.S.Cells[h] {
		tx.setCell(h, cell)
	}
}

// PlaceToken puts the next station of c in a city, which must be open to it; c pays cost.
func (tx *Tx) PlaceToken(c id.Corp, h id.Hex, city int, cost int32) {
	var buf [id.MaxCorps]track.Hold
	slot, fault := tx.Position().OpenSlot(h, city, c, tx.AppendHolds(buf[:0]), tx.T.Policy.HomeHexes)
	if fault != track.SlotFree {
		bug("company %d has no place in city %d of hex %d", c, city, h)
	}
	tx.Pay(id.OfCorp(c), id.Bank, cost)
	cell := tx.S.Cells[h]
	cell.Slots[slot] = c
	tx.setCell(h, cell)
	tx.S.Corps[c].Used++
	tx.Note(Event{Kind: StationPlaced, Corp: c, Hex: h, Amount: cost})
}

// FillSlot puts a station of c that is not from its charter in a free slot of a city (1870/R163).
func (tx *Tx) FillSlot(c id.Corp, h id.Hex, city int) {
	tx.PlaceToken(c, h, city, 0)
	tx.S.Corps[c].Used--
}

// CloseUp moves each station of h that is beside the slots of a city into the first free slot of that city that is not
// reserved, if there is one (1822PNW/R75).
func (tx *Tx) CloseUp(h id.Hex) {
	for i, c := range tx.S.Cells[h].Extra {
		if c == 0 {
			continue
		}
		cell := tx.S.Cells[h]
		city := int(cell.Beside[i])
		cell.Extra[i], cell.Beside[i] = 0, 0
		var buf [id.MaxCorps]track.Hold
		if slot, fault := tx.Position().FreeSlot(h, city, c, tx.AppendHolds(buf[:0])); fault == track.SlotFree {
			cell.Slots[slot] = c
			tx.setCell(h, cell)
		}
	}
}

// ReplaceStation replaces the stations of from on a hex by stations of to (1822PNW/R99), or the claim of from on a mine
// by one of to (1822PNW/R107). Neither charter changes.
func (tx *Tx) ReplaceStation(h id.Hex, from, to id.Corp) {
	cell := tx.S.Cells[h]
	for i := range cell.Slots {
		if cell.Slots[i] == from {
			cell.Slots[i] = to
		}
	}
	for i := range cell.Extra {
		if cell.Extra[i] == from {
			cell.Extra[i] = to
		}
	}
	tx.setCell(h, cell)
	tx.Note(Event{Kind: StationPlaced, Corp: to, Hex: h})
}

// PlaceExtra puts a station of c in a free slot of a city that is not reserved for another company, otherwise beside
// the slots (1822PNW/R56, R74). It comes from the charter.
func (tx *Tx) PlaceExtra(c id.Corp, h id.Hex, city int) {
	var buf [id.MaxCorps]track.Hold
	cell := tx.S.Cells[h]
	if slot, fault := tx.Position().FreeSlot(h, city, c, tx.AppendHolds(buf[:0])); fault == track.SlotFree {
		cell.Slots[slot] = c
	} else if i := slices.Index(cell.Extra[:], id.Corp(0)); i >= 0 {
		cell.Extra[i], cell.Beside[i] = c, uint8(city)
	}
	tx.setCell(h, cell)
	tx.S.Corps[c].Used++
	tx.Note(Event{Kind: StationPlaced, Corp: c, Hex: h})
}

// SetCubes sets the number of cubes on a hex, which are the upper bits of its markers (1822PNW/R69).
func (tx *Tx) SetCubes(h id.Hex, n int) {
	cell := tx.S.Cells[h]
	cell.SetCubes(n)
	tx.setCell(h, cell)
}

// ClaimStop puts the token of c into the first stop of h. It is a claim, not a station (1822PNW/R135).
func (tx *Tx) ClaimStop(c id.Corp, h id.Hex) {
	cell := tx.S.Cells[h]
	cell.Slots[0] = c
	tx.setCell(h, cell)
}

// ReturnStation returns the station in a slot of h to the charter of c (1822PNW/R75).
func (tx *Tx) ReturnStation(c id.Corp, h id.Hex, slot int) {
	cell := tx.S.Cells[h]
	cell.Slots[slot] = 0
	tx.setCell(h, cell)
	tx.S.Corps[c].Used--
	tx.Note(Event{Kind: StationReturned, Corp: c, Hex: h})
}

// MarkHex sets mark number mark of the title on a hex. S.Cells[h].Marked asks for it.
func (tx *Tx) MarkHex(h id.Hex, mark uint8) {
	cell := tx.S.Cells[h]
	cell.Marks |= 1 << mark
	tx.setCell(h, cell)
}

// UnmarkHex clears a mark that MarkHex sets.
func (tx *Tx) UnmarkHex(h id.Hex, mark uint8) {
	cell := tx.S.Cells[h]
	cell.Marks &^= 1 << mark
	tx.setCell(h, cell)
}

// PlaceHome puts the home station of c in a city of its home hex, free of charge (1830/R85).
func (tx *Tx) PlaceHome(c id.Corp, city int) {
	tx.PlaceToken(c, tx.T.HomeHex(c), city, 0)
	s := &tx.S.Corps[c]
	s.Flags = s.Flags&^HomeOpen | HomeDone
}

// PlaceProvisional puts the home station of c in the first city of its home hex until the hex has a tile (1830/R87).
func (tx *Tx) PlaceProvisional(c id.Corp) {
	tx.PlaceHome(c, 0)
	tx.S.Corps[c].Flags |= HomeOpen
}

// setCell sets the cell of a hex and updates the hash of the board.
func (tx *Tx) setCell(h id.Hex, c track.Cell) {
	tx.S.Board ^= track.CellHash(h, tx.S.Cells[h]) ^ track.CellHash(h, c)
	tx.S.Cells[h] = c
}
