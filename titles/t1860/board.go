package t1860

import (
	"strconv"

	"hexrail/rules"
	"hexrail/rules/hex"
	"hexrail/rules/tile"
	"hexrail/rules/track"
)

// boardOf returns the map with the homes of these companies kept free. The first edition's map lacks three hexes.
func boardOf(corps []rules.CorpDef, firstEdition bool) track.BoardDef {
	var hexes []track.HexDef
	for _, h := range hexTable() {
		if firstEdition && (h.Name == "A5" || h.Name == "A7" || h.Name == "E11") {
			continue
		}
		h.At = point(h.Name)
		for _, c := range corps {
			if c.Home == h.Name {
				h.HomeOf = append(h.HomeOf, track.Home{Corp: c.ID, City: c.HomeCity})
			}
		}
		hexes = append(hexes, h)
	}
	return track.BoardDef{Orientation: hex.Flat, Hexes: hexes}
}

// point returns where a coordinate lies: letters count the columns, numbers the half hexes down a column.
func point(name string) hex.Point {
	n, _ := strconv.Atoi(name[1:])
	return hex.Point{X: int8(name[0] - 'A'), Y: int8(n - 1)}
}

// hexTable returns the hexes of the full map, column by column. The side between two hexes is listed at the first of them.
// The sea and the rest of the island lie outside (sheet 1.8).
func hexTable() []track.HexDef {
	water, hill := []string{"water"}, []string{"mountain"}
	return []track.HexDef{
		{Name: "A5", Place: "Norton Green", Face: dots(1), Borders: []track.Border{wall(4)}},
		{Name: "A7", Place: "Totland", Face: city("")},

		{Name: "B4", Place: "Yarmouth", Face: city("")},
		{Name: "B6", Place: "Freshwater", Face: city("")},

		{Name: "C5", Place: "Ningwood", Face: dots(1)},
		{Name: "C7", Place: "Shalcombe", Face: dots(1), Cost: 60, Terrain: hill},

		{Name: "D4", Cost: 60, Terrain: water},
		{Name: "D6", Place: "Calbourne", Face: dots(1)},
		{Name: "D8"},

		{Name: "E3"},
		{Name: "E5", Place: "Watchingwell", Face: dots(1)},
		{Name: "E7", Cost: 60, Terrain: hill},
		{Name: "E9", Place: "Shorwell", Face: city("B")},
		{Name: "E11"},

		{Name: "F2", Place: "Cowes", Face: cowes(), Borders: []track.Border{wall(4), wall(5)}},
		{Name: "F4", Place: "Cement Mills", Face: dots(1), Borders: []track.Border{wall(4)}},
		{Name: "F6", Place: "Carisbrooke", Face: dots(1)},
		{Name: "F8", Cost: 60, Terrain: hill},
		{Name: "F10", Place: "Chale Green", Face: dots(1)},
		{Name: "F12", Place: "Chale", Face: city("")},

		{Name: "G1", Place: "East Cowes", Face: dots(1)},
		{Name: "G3", Place: "Whippingham", Face: dots(1)},
		{Name: "G5", Place: "Newport", Face: printed("N", 30, 2, 3)},
		{Name: "G7", Place: "Merstone", Face: merstone()},
		{Name: "G9", Place: "Godshill", Face: city("B")},
		{Name: "G11", Place: "Whitwell", Face: dots(1)},
		{Name: "G13", Cost: 60, Terrain: hill},

		{Name: "H2", Cost: 60, Terrain: water},
		{Name: "H4", Place: "Wooton & Havenstreet", Face: dots(2)},
		{Name: "H6", Cost: 60, Terrain: hill},
		{Name: "H8", Place: "Horringford", Face: dots(1)},
		{Name: "H10", Place: "Wroxall", Face: dots(1), Cost: 60, Terrain: hill},
		{Name: "H12", Place: "St. Lawrence", Face: dots(1), Cost: 60, Terrain: hill},

		{Name: "I3", Place: "Ryde Esplanade", Face: printed("R", 30, 5)},
		{Name: "I5", Place: "Ashey", Face: dots(1), Borders: []track.Border{wall(0)}},
		{Name: "I7", Place: "Newchurch & Alverstone", Face: dots(2)},
		{Name: "I9", Place: "Shanklin", Face: city(""), Borders: []track.Border{wall(0)}},
		{Name: "I11", Place: "Ventnor", Face: printed("V", 30, 2)},

		{Name: "J2", Place: "Ryde Pier", Face: rydePier()},
		{Name: "J4", Place: "Ryde", Face: city("")},
		{Name: "J6", Place: "Brading", Face: city("B")},
		{Name: "J8", Place: "Sandown", Face: city("")},

		{Name: "K5", Place: "St. Helens", Face: dots(1), Cost: 60, Terrain: water},
		{Name: "K7"},

		{Name: "L6", Place: "Bembridge", Face: city("")},
	}
}

// city is a place for a city tile with this label.
func city(label string) tile.Face {
	return tile.Face{Label: label, Stops: []tile.Stop{tile.CityStop(1, 0)}}
}

// dots is a place for a tile with n small stations or halts.
func dots(n int) tile.Face {
	return tile.Face{Stops: []tile.Stop{tile.TownStop(0), tile.TownStop(0)}[:n]}
}

// cowes has one large station, one small station and one halt.
func cowes() tile.Face {
	return tile.Face{
		Label: "C", Stops: []tile.Stop{tile.CityStop(1, 0).Towards(7), tile.TownStop(0).Towards(3), tile.TownStop(0).Towards(1)},
	}
}

// printed is a yellow city with track to these edges.
func printed(label string, pays int16, exits ...tile.End) tile.Face {
	return tile.Face{Color: tile.Yellow, Label: label, Stops: []tile.Stop{tile.CityStop(1, pays)}, Paths: spokes(exits)}
}

// merstone is a printed city beside a dot without track, Blackwater.
func merstone() tile.Face {
	f := printed("M", 10, 5)
	f.Stops = append(f.Stops, tile.TownStop(0))
	return f
}

// rydePier is a station at the end of a track to Ryde Esplanade. It pays by the colours of the phase.
func rydePier() tile.Face {
	pier := tile.Stop{Kind: tile.OffBoard, Value: tile.Values{0, 20, 40, 40}}
	return tile.Face{Color: tile.Blue, Stops: []tile.Stop{pier}, Paths: spokes([]tile.End{1})}
}

// spokes is track from each of the edges to the first stop.
func spokes(exits []tile.End) []tile.Path {
	paths := make([]tile.Path, len(exits))
	for i, e := range exits {
		paths[i] = tile.Path{A: e, B: tile.S0}
	}
	return paths
}

// wall is a side that track never crosses: the Medina, the hills of Ashey, the cliffs of Ventnor.
func wall(e hex.Edge) track.Border { return track.Border{Edge: e, Kind: track.Impassable} }
