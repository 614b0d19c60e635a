package t1860

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// boardOf returns the map with the homes of the companies reserved. The map of the first edition lacks three hexes.
func boardOf(corps []rules.CorpDef, firstEdition bool) track.BoardDef {
	hexes := hexTable()
	if firstEdition {
		hexes = slices.DeleteFunc(hexes,
			func(h track.HexDef) bool { return h.Name == "A5" || h.Name == "A7" || h.Name == "E11" })
	}
	return rules.NewBoard(hex.Flat, hexes, corps)
}

// hexTable returns the hexes of the full map, column by column. A hex side without a crossing (the Western Yar, the
// Medina, the hills of Ashey, the cliffs of Ventnor) is listed at the first of its two hexes. Hexes of the sea and the
// rest of the island are not part of the map.
func hexTable() []track.HexDef {
	water, hill := []string{"water"}, []string{"mountain"}
	return []track.HexDef{
		{Name: "A5", Place: "Norton Green", Face: tile.TownSite(1), Borders: []track.Border{track.Wall(4)}},
		{Name: "A7", Place: "Totland", Face: tile.CitySite("")},

		{Name: "B4", Place: "Yarmouth", Face: tile.CitySite("")},
		{Name: "B6", Place: "Freshwater", Face: tile.CitySite("")},

		{Name: "C5", Place: "Ningwood", Face: tile.TownSite(1)},
		{Name: "C7", Place: "Shalcombe", Face: tile.TownSite(1), Cost: 60, Terrain: hill},

		{Name: "D4", Cost: 60, Terrain: water},
		{Name: "D6", Place: "Calbourne", Face: tile.TownSite(1)},
		{Name: "D8"},

		{Name: "E3"},
		{Name: "E5", Place: "Watchingwell", Face: tile.TownSite(1)},
		{Name: "E7", Cost: 60, Terrain: hill},
		{Name: "E9", Place: "Shorwell", Face: tile.CitySite("B")},
		{Name: "E11"},

		{Name: "F2", Place: "Cowes", Face: cowes(), Borders: []track.Border{track.Wall(4), track.Wall(5)}},
		{Name: "F4", Place: "Cement Mills", Face: tile.TownSite(1), Borders: []track.Border{track.Wall(4)}},
		{Name: "F6", Place: "Carisbrooke", Face: tile.TownSite(1)},
		{Name: "F8", Cost: 60, Terrain: hill},
		{Name: "F10", Place: "Chale Green", Face: tile.TownSite(1)},
		{Name: "F12", Place: "Chale", Face: tile.CitySite("")},

		{Name: "G1", Place: "East Cowes", Face: tile.TownSite(1)},
		{Name: "G3", Place: "Whippingham", Face: tile.TownSite(1)},
		{Name: "G5", Place: "Newport", Face: printed("N", 30, 2, 3)},
		{Name: "G7", Place: "Merstone", Face: merstone()},
		{Name: "G9", Place: "Godshill", Face: tile.CitySite("B")},
		{Name: "G11", Place: "Whitwell", Face: tile.TownSite(1)},
		{Name: "G13", Cost: 60, Terrain: hill},

		{Name: "H2", Cost: 60, Terrain: water},
		{Name: "H4", Place: "Wooton & Havenstreet", Face: tile.TownSite(2)},
		{Name: "H6", Cost: 60, Terrain: hill},
		{Name: "H8", Place: "Horringford", Face: tile.TownSite(1)},
		{Name: "H10", Place: "Wroxall", Face: tile.TownSite(1), Cost: 60, Terrain: hill},
		{Name: "H12", Place: "St. Lawrence", Face: tile.TownSite(1), Cost: 60, Terrain: hill},

		{Name: "I3", Place: "Ryde Esplanade", Face: printed("R", 30, 5)},
		{Name: "I5", Place: "Ashey", Face: tile.TownSite(1), Borders: []track.Border{track.Wall(0)}},
		{Name: "I7", Place: "Newchurch & Alverstone", Face: tile.TownSite(2)},
		{Name: "I9", Place: "Shanklin", Face: tile.CitySite(""), Borders: []track.Border{track.Wall(0)}},
		{Name: "I11", Place: "Ventnor", Face: printed("V", 30, 2)},

		{Name: "J2", Place: "Ryde Pier", Face: rydePier()},
		{Name: "J4", Place: "Ryde", Face: tile.CitySite("")},
		{Name: "J6", Place: "Brading", Face: tile.CitySite("B")},
		{Name: "J8", Place: "Sandown", Face: tile.CitySite("")},

		{Name: "K5", Place: "St. Helens", Face: tile.TownSite(1), Cost: 60, Terrain: water},
		{Name: "K7"},

		{Name: "L6", Place: "Bembridge", Face: tile.CitySite("")},
	}
}

// cowes returns the face of Cowes, which has one large station, one small station and one halt.
func cowes() tile.Face {
	return tile.Face{
		Label: "C", Stops: []tile.Stop{tile.CityStop(1, 0).Towards(7), tile.TownStop(0).Towards(3),
			tile.TownStop(0).Towards(1)},
	}
}

// printed returns a yellow city with track to the given edges.
func printed(label string, pays int16, exits ...tile.End) tile.Face {
	return tile.Printed(tile.Yellow, label, tile.CityStop(1, pays), exits...)
}

// merstone returns the face of a printed city with a separate dot without track, Blackwater.
func merstone() tile.Face {
	f := printed("M", 10, 5)
	f.Stops = append(f.Stops, tile.TownStop(0))
	return f
}

// rydePier returns the face of a station at the end of track to Ryde Esplanade. Its value depends on the colour of the
// phase.
func rydePier() tile.Face {
	return tile.Printed(tile.Blue, "", tile.Stop{Kind: tile.OffBoard, Value: tile.Values{0, 20, 40, 40}}, 1)
}
