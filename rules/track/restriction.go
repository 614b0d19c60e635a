package track

import (
	"slices"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// Restriction is the gain to the company's network that a lay must achieve (1830/R107, appendix A.2). Only pieces of
// the new tile that the network reaches count. A first tile on a hex without track always passes.
type Restriction uint8

// The restrictions.
const (
	Permissive         Restriction = iota + 1 // none (1830)
	SemiRestrictive                           // new track, or a changed value of a stop on reached track
	Restrictive                               // new track
	CityPermissive                            // new track, unless the tile has a city
	StationRestrictive                        // new track, unless the tile has a stop
)

// Known holds optional facts about the network of a company before a lay. They save searches and never change the
// answer.
type Known struct {
	Entries Sides    // of the hex; none if unknown
	Network *Network // nil if unknown
}

// CheckGain returns tile.Fits if a lay of c on h satisfies restriction r, otherwise tile.NothingNew. It searches the
// board with the tile laid, unless a wanted piece begins at a known entry of the hex, or at no reached track.
func (w *Walker) CheckGain(
	p Position, c id.Corp, through Corps, h id.Hex, l Lay, r Restriction, known Known,
) tile.Misfit {
	old, now := p.Face(h), p.Turned(l.Tile, l.Rot)
	if r == Permissive || len(old.Paths) == 0 || excused(now, r) {
		return tile.Fits
	}
	wanted := uint16(0)
	for i := range now.Paths {
		path := &now.Paths[i]
		was := Carried(now, old, path)
		if was == nil || r == SemiRestrictive && values(now, path) != values(old, was) {
			wanted |= 1 << i
			if known.Entries.touches(path) {
				return tile.Fits
			}
		}
	}
	if wanted == 0 || known.Network != nil && !p.mayReach(known.Network, h, now, wanted) {
		return tile.NothingNew
	}
	w.cells = *p.Cells
	w.cells[h] = p.Upgraded(h, l.Tile, l.Rot, nil)
	if w.reaches(Position{p.Board, &w.cells}, c, through, h, wanted) {
		return tile.Fits
	}
	return tile.NothingNew
}

// mayReach reports whether a network may come to one of the wanted pieces of a face laid on h. The first such piece on
// a walk must be reached by existing track: over an edge at which the network ends, or from a stop or a junction of the
// hex. A reached stop of the hex always counts, because the tile may open a full city by adding a slot.
func (p Position) mayReach(n *Network, h id.Hex, face *tile.Face, wanted uint16) bool {
	if n.Stops[h] != 0 {
		return true
	}
	for ; wanted != 0; wanted &= wanted - 1 {
		path := &face.Paths[first(wanted)]
		for _, end := range [...]tile.End{path.A, path.B} {
			if e, ok := end.Edge(); ok {
				if n.Lay[h]>>e&1 != 0 {
					return true
				}
			} else if n.Paths[h] != 0 {
				return true
			}
		}
	}
	return false
}

// excused reports whether a restriction does not apply to a face because of its cities or stops.
func excused(f *tile.Face, r Restriction) bool {
	switch r {
	case CityPermissive:
		return f.Count(tile.City) > 0
	case StationRestrictive:
		return len(f.Stops) > 0
	case Permissive, SemiRestrictive, Restrictive:
		return false
	}
	return false
}

// Carried returns the piece of the old face that piece p of the new one continues, or nil for new track.
func Carried(now, old *tile.Face, p *tile.Path) *tile.Path {
	for i := range old.Paths {
		one := tile.Face{Stops: old.Stops, Paths: old.Paths[i : i+1]}
		if tile.Carries(now, &one, p) {
			return &old.Paths[i]
		}
	}
	return nil
}

// values returns the highest value of the stop at each end of a piece, zero for an end at no stop, the smaller first.
func values(f *tile.Face, p *tile.Path) [2]int16 {
	var v [2]int16
	for i, end := range [...]tile.End{p.A, p.B} {
		if stop, ok := end.Stop(); ok {
			top := f.Stops[stop].Value
			v[i] = slices.Max(top[:])
		}
	}
	return [2]int16{min(v[0], v[1]), max(v[0], v[1])}
}
