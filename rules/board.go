package rules

import (
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/track"
)

// NewBoard returns a board of hexes in the order of the list, each located by its name, with reserved homes for corps.
// Majors get no homes, because they form from other companies. NewBoard fills in the rows of hexes and keeps the slice.
func NewBoard(o hex.Orientation, hexes []track.HexDef, corps []CorpDef) track.BoardDef {
	for i := range hexes {
		h := &hexes[i]
		h.At = o.At(h.Name)
		for _, c := range corps {
			if c.Home == h.Name && c.Kind != Major {
				h.HomeOf = append(h.HomeOf, track.Home{Corp: c.ID, City: c.HomeCity})
			}
		}
	}
	return track.BoardDef{Orientation: o, Hexes: hexes}
}
