package t1870

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// boardOf returns the map with the homes of the companies reserved.
func boardOf(corps []rules.CorpDef) track.BoardDef {
	hexes, ports := hexTable(), portHexes()
	for i := range hexes {
		hexes[i].Port = slices.Contains(ports, hexes[i].Name)
	}
	return rules.NewBoard(hex.Pointy, hexes, corps)
}

// The labels required of tiles, by colour: P when brown, and in two cities K or L when gray.
var (
	labelP  = [tile.Gray + 1]string{tile.Brown: "P"}
	labelPK = [tile.Gray + 1]string{tile.Brown: "P", tile.Gray: "K"}
	labelPL = [tile.Gray + 1]string{tile.Brown: "P", tile.Gray: "L"}
)

// edges returns a set of edges as bits.
func edges(list ...hex.Edge) (set uint8) {
	for _, e := range list {
		set |= 1 << e
	}
	return set
}

// area returns an off-board area with three values: until the first 5-train, until the first 8-train, and after it.
func area(slots uint8, low, middle, high int16, exits ...tile.End) tile.Face {
	stop := tile.Stop{Kind: tile.OffBoard, Slots: slots, Value: tile.Values{low, low, middle, high}}
	return tile.Printed(tile.Red, "", stop, exits...)
}

// hexTable returns the 154 hexes, row by row. An impassable hex side is listed at the first of its two hexes.
func hexTable() []track.HexDef {
	water, river, lake, mountain := []string{"water"}, []string{"river"}, []string{"lake"}, []string{"mountain"}
	return []track.HexDef{
		{Name: "A2", Place: "Denver", Face: area(0, 30, 40, 50, 4, 5)},
		{Name: "A4"},
		{Name: "A6"},
		{Name: "A8"},
		{Name: "A10", Face: tile.TownSite(1), Cost: 40, Terrain: water},
		{Name: "A12"},
		{Name: "A14"},
		{Name: "A16", Face: tile.TownSite(2), Cost: 40, Terrain: river, Banks: [2]uint8{edges(0, 1, 2), edges(3, 4, 5)}},
		{Name: "A18"},
		{Name: "A20"},
		{Name: "A22", Place: "Chicago", Face: area(0, 40, 50, 60, 0, 1)},

		{Name: "B3"},
		{Name: "B5"},
		{Name: "B7", Face: tile.TownSite(1)},
		{Name: "B9", Place: "Topeka", Face: tile.CitySite("")},
		{Name: "B11", Place: "Kansas City", Face: tile.CitySite(""), Cost: 40, Terrain: water, Labels: labelPK},
		{Name: "B13", Face: tile.TownSite(1), Cost: 40, Terrain: water},
		{Name: "B15"},
		{Name: "B17", Cost: 40, Terrain: river, Banks: [2]uint8{edges(0, 1), edges(2, 3, 4, 5)}},
		{Name: "B19", Place: "Springfield, IL", Face: tile.CitySite("")},
		{Name: "B21"},

		{Name: "C2"},
		{Name: "C4"},
		{Name: "C6"},
		{Name: "C8"},
		{Name: "C10"},
		{Name: "C12"},
		{Name: "C14", Cost: 40, Terrain: water},
		{Name: "C16", Cost: 40, Terrain: water},
		{Name: "C18", Place: "St. Louis", Face: tile.CitySite(""), Cost: 40, Terrain: river, Labels: labelPL,
			Banks: [2]uint8{edges(0, 1), edges(2, 3, 4, 5)}},
		{Name: "C20"},

		{Name: "D1"},
		{Name: "D3"},
		{Name: "D5", Place: "Wichita", Face: tile.CitySite("")},
		{Name: "D7"},
		{Name: "D9", Face: tile.TownSite(1)},
		{Name: "D11"},
		{Name: "D13", Cost: 60, Terrain: mountain},
		{Name: "D15", Cost: 60, Terrain: mountain},
		{Name: "D17", Face: tile.TownSite(1), Cost: 40, Terrain: river,
			Banks: [2]uint8{edges(4), edges(0, 1, 2, 3, 5)}, StopBank: 1},
		{Name: "D19"},
		{Name: "D21", Face: tile.TownSite(1)},

		{Name: "E2"},
		{Name: "E4"},
		{Name: "E6"},
		{Name: "E8", Face: tile.TownSite(1)},
		{Name: "E10"},
		{Name: "E12", Place: "Springfield, MO", Face: tile.CitySite(""), Cost: 60, Terrain: mountain},
		{Name: "E14", Cost: 60, Terrain: mountain},
		{Name: "E16", Cost: 60, Terrain: mountain},
		{Name: "E18", Cost: 60, Terrain: river, Banks: [2]uint8{edges(3, 4), edges(0, 1, 2, 5)}},
		{Name: "E20", Face: tile.TownSite(2), Cost: 60, Terrain: water},

		{Name: "F1"},
		{Name: "F3"},
		{Name: "F5", Place: "Oklahoma City", Face: tile.CitySite("")},
		{Name: "F7"},
		{Name: "F9", Face: tile.TownSite(1)},
		{Name: "F11", Cost: 60, Terrain: mountain},
		{Name: "F13", Cost: 60, Terrain: mountain},
		{Name: "F15", Cost: 60, Terrain: mountain},
		{Name: "F17"},
		{Name: "F19", Cost: 60, Terrain: river, Banks: [2]uint8{edges(1, 2), edges(0, 3, 4, 5)}},
		{Name: "F21"},

		{Name: "G2", Cost: 40, Terrain: water},
		{Name: "G4"},
		{Name: "G6"},
		{Name: "G8"},
		{Name: "G10", Face: tile.TownSite(1)},
		{Name: "G12"},
		{Name: "G14"},
		{Name: "G16"},
		{Name: "G18", Cost: 60, Terrain: river, Banks: [2]uint8{edges(1, 2), edges(0, 3, 4, 5)}},
		{Name: "G20", Face: tile.TownSite(1)},

		{Name: "H1"},
		{Name: "H3", Face: tile.TownSite(1), Cost: 40, Terrain: water},
		{Name: "H5", Cost: 40, Terrain: water},
		{Name: "H7", Cost: 60, Terrain: water},
		{Name: "H9"},
		{Name: "H11"},
		{Name: "H13", Place: "Little Rock", Face: tile.CitySite("")},
		{Name: "H15"},
		{Name: "H17", Place: "Memphis", Face: tile.CitySite(""), Cost: 60, Terrain: river,
			Banks: [2]uint8{edges(1, 2), edges(0, 3, 4, 5)}, StopBank: 1},
		{Name: "H19"},
		{Name: "H21", Face: tile.TownSite(1)},

		{Name: "I2"},
		{Name: "I4"},
		{Name: "I6"},
		{Name: "I8", Cost: 60, Terrain: water},
		{Name: "I10", Face: tile.TownSite(2), Cost: 60, Terrain: water},
		{Name: "I12"},
		{Name: "I14", Face: tile.TownSite(1)},
		{Name: "I16", Cost: 60, Terrain: river, Banks: [2]uint8{edges(1, 2), edges(0, 3, 4, 5)}},
		{Name: "I18"},
		{Name: "I20"},

		{Name: "J1"},
		{Name: "J3", Place: "Fort Worth", Face: tile.CitySite(""), Labels: labelP},
		{Name: "J5", Place: "Dallas", Face: tile.CitySite(""), Labels: labelP},
		{Name: "J7"},
		{Name: "J9", Face: tile.TownSite(1)},
		{Name: "J11", Cost: 60, Terrain: water},
		{Name: "J13"},
		{Name: "J15", Cost: 60, Terrain: river, Banks: [2]uint8{edges(0, 1, 2), edges(3, 4, 5)}},
		{Name: "J17"},
		{Name: "J19"},
		{Name: "J21"},

		{Name: "K2"},
		{Name: "K4", Face: tile.TownSite(1)},
		{Name: "K6"},
		{Name: "K8"},
		{Name: "K10", Cost: 60, Terrain: water},
		{Name: "K12"},
		{Name: "K14", Face: tile.TownSite(1), Cost: 80, Terrain: river,
			Banks: [2]uint8{edges(0, 1, 2, 3), edges(4, 5)}, StopBank: 1},
		{Name: "K16", Place: "Jackson", Face: tile.CitySite("")},
		{Name: "K18"},
		{Name: "K20", Face: tile.TownSite(1)},

		{Name: "L1"},
		{Name: "L3"},
		{Name: "L5"},
		{Name: "L7"},
		{Name: "L9"},
		{Name: "L11", Place: "Alexandria", Face: tile.CitySite(""), Cost: 60, Terrain: water},
		{Name: "L13", Cost: 80, Terrain: river, Banks: [2]uint8{edges(0, 1, 2, 3), edges(4, 5)}},
		{Name: "L15"},
		{Name: "L17"},
		{Name: "L19"},
		{Name: "L21"},

		{Name: "M2", Place: "Austin", Face: tile.CitySite("")},
		{Name: "M4"},
		{Name: "M6", Place: "Houston", Face: tile.CitySite("")},
		{Name: "M8", Face: tile.TownSite(1)},
		{Name: "M10", Face: tile.TownSite(1)},
		{Name: "M12"},
		{Name: "M14", Place: "Baton Rouge", Face: tile.CitySite(""), Cost: 80, Terrain: river,
			Banks: [2]uint8{edges(0, 1), edges(2, 3, 4, 5)}, StopBank: 1},
		{Name: "M16"},
		{Name: "M18"},
		{Name: "M20", Place: "Mobile", Face: tile.CitySite("")},
		{Name: "M22", Place: "Southeast", Face: area(0, 20, 30, 50, 0, 1, 2)},

		{Name: "N1", Place: "Southwest", Face: area(1, 20, 40, 50, 3, 4, 5)},
		{Name: "N3"},
		{Name: "N5"},
		{Name: "N7", Place: "Galveston", Face: tile.CitySite(""), Cost: 80, Terrain: lake},
		{Name: "N9", Cost: 80, Terrain: lake},
		{Name: "N11", Cost: 80, Terrain: lake},
		{Name: "N13", Cost: 80, Terrain: lake},
		{Name: "N15", Cost: 80, Terrain: river, Banks: [2]uint8{edges(2, 3, 4), edges(0, 1, 5)}},
		{Name: "N17", Place: "New Orleans", Face: tile.CitySite(""), Cost: 80, Terrain: lake,
			Borders: []track.Border{track.Wall(4)}, Labels: labelP},
		{Name: "N19", Cost: 80, Terrain: lake, Borders: []track.Border{track.Wall(0)}},
		{Name: "N21", Face: tile.TownSite(1), Cost: 80, Terrain: lake},

		{Name: "O2", Cost: 60, Terrain: lake},
		{Name: "O4", Cost: 80, Terrain: lake},
		{Name: "O6", Cost: 80, Terrain: lake},
		{Name: "O14", Cost: 100, Terrain: lake},
		{Name: "O16", Cost: 100, Terrain: river, Banks: [2]uint8{edges(3), edges(0, 1, 2, 4, 5)}},
		{Name: "O18", Cost: 100, Terrain: river, Banks: [2]uint8{edges(0, 1), edges(2, 3, 4, 5)}},
	}
}
