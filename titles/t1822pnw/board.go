package t1822pnw

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// boardOf returns the map with the homes of the companies reserved. The scenarios use the whole map.
func boardOf(corps []rules.CorpDef) track.BoardDef {
	return rules.NewBoard(hex.Pointy, hexTable(), corps)
}

// riverCost is the cost of crossing a river in dollars.
const riverCost = 75

// river returns a side with a river. A tile on the hex that lists it pays for the bridge (R68).
func river(e hex.Edge) track.Border { return track.Border{Edge: e, Kind: track.Water, Cost: riverCost} }

// risingCity returns a city whose value depends on the colour of the phase (R136).
func risingCity(slots uint8, yellow, green, brown, gray int16) tile.Stop {
	return tile.Stop{Kind: tile.City, Slots: slots, Value: tile.Values{yellow, green, brown, gray}}
}

// The sizes of stubs. A port can be placed on a long one, and a train continues where there is none.
const (
	noStub uint8 = iota
	longStub
	shortStub
)

// stubs returns a hex whose printed track ends inside it, as at brown mountains and at sea. A tile may point there, but
// no train continues.
func stubs(color tile.Color, size uint8, exits ...tile.End) tile.Face {
	f := tile.Face{Color: color}
	for _, e := range exits {
		f.Paths = append(f.Paths, tile.Path{A: e, B: tile.J, Terminal: size})
	}
	return f
}

// harbor returns water with long and short stubs.
func harbor(long []tile.End, short ...tile.End) tile.Face {
	f := stubs(tile.Blue, longStub, long...)
	f.Paths = append(f.Paths, stubs(tile.Blue, shortStub, short...).Paths...)
	return f
}

// portland returns a face of Portland, from which two parallel tracks lead to Vancouver (R124).
func portland(color tile.Color, pays int16) tile.Face {
	f := tile.Printed(color, portlandLabel, tile.CityStop(4, pays), 0, 2, 3, 4)
	for lane := range uint8(2) {
		f.Paths = append(f.Paths, tile.Path{A: 5, B: tile.S0, LaneA: lane + 1, LaneB: lane + 1})
	}
	return f
}

// The labels of the two cities with tiles of their own (R72).
const (
	seattleLabel  = "Sea"
	portlandLabel = "Por"
)

// The hexes that rules name.
const (
	seattle     = "H11"
	portlandHex = "O8"
	leavenworth = "H19" // its yellow tile is an ordinary city; the town disappears
	ilwaco      = "M4"
)

// isForest reports whether tiles on the hex get a timber marker (R70).
func isForest(h *track.HexDef) bool { return slices.Contains(h.Terrain, "forest") }

// isPass reports whether the hex is a mountain pass.
func isPass(h *track.HexDef) bool { return slices.Contains(h.Terrain, "mountain") }

// isPeak reports whether the hex is a brown mountain, on which only the coal mine is laid (R71).
func isPeak(h *track.HexDef) bool { return h.Face.Color == tile.Brown }

// ferries returns the hexes between which the printed ferry runs (R98).
func ferries() []string { return []string{"D9", "E8"} }

// hexTable returns the hexes row by row.
func hexTable() []track.HexDef {
	forest, mountain, water := []string{"forest"}, []string{"mountain"}, []string{"water"}
	return []track.HexDef{
		{Name: "A8", Place: "Vancouver, BC", Face: tile.Printed(tile.Yellow, "T", tile.CityStop(1, 30), 4, 5)},
		{Name: "A10"},
		{Name: "A12"},
		{Name: "A14", Cost: 10, Terrain: forest},
		{Name: "A16", Cost: 150, Terrain: mountain},
		{Name: "A18"},
		{Name: "A20", Place: "Carson", Face: tile.TownSite(1)},
		{Name: "A22", Place: "Calgary",
			Face: tile.Face{Color: tile.Red, Stops: []tile.Stop{risingCity(2, 30, 40, 50, 60)},
				Paths: []tile.Path{{A: 0, B: tile.S0, Terminal: 1}, {A: 1, B: tile.S0, Terminal: 1},
					{A: 5, B: tile.S0, LaneA: 1, LaneB: 1, Terminal: 1}, {A: 5, B: tile.S0, LaneA: 2, LaneB: 2, Terminal: 1}}}},

		{Name: "B7", Face: stubs(tile.Blue, longStub, 3)},
		{Name: "B9"},
		{Name: "B11"},
		{Name: "B13", Cost: 10, Terrain: forest},
		{Name: "B15", Face: stubs(tile.Brown, shortStub, 1, 2, 3, 4, 5)},
		{Name: "B17"},
		{Name: "B19", Place: "Republic", Face: tile.CitySite("")},
		{Name: "B21"},
		{Name: "B23", Place: "Calgary",
			Face: tile.Face{Color: tile.Red, Paths: []tile.Path{{A: 0, B: 2, LaneB: 1}, {A: 1, B: 2, LaneB: 2}}}},

		{Name: "C10"},
		{Name: "C12", Cost: 10, Terrain: forest},
		{Name: "C14", Face: stubs(tile.Brown, shortStub, 0, 1, 2, 4)},
		{Name: "C16", Cost: 10, Terrain: forest},
		{Name: "C18"},
		{Name: "C20"},
		{Name: "C22", Place: "Colville", Face: tile.TownSite(1)},
		{Name: "C24", Face: stubs(tile.Gray, longStub, 0)},

		{Name: "D9", Face: stubs(tile.Blue, longStub, 4), Borders: []track.Border{{Edge: 0, Kind: track.Ferry}}},
		{Name: "D11", Place: "Bellingham", Face: tile.Printed(tile.Yellow, "Y", tile.CityStop(1, 30), 2, 3, 4)},
		{Name: "D13", Place: "Wickersham", Face: tile.TownSite(1)},
		{Name: "D15", Face: stubs(tile.Brown, shortStub, 0, 1, 3, 4)},
		{Name: "D17", Cost: 10, Terrain: forest},
		{Name: "D19", Place: "Brewster", Face: tile.CitySite("")},
		{Name: "D21"},
		{Name: "D23", Place: "Newport", Face: tile.CitySite("")},
		{Name: "D25", Face: stubs(tile.Gray, longStub, 1)},

		{Name: "E2", Place: "Neah", Face: tile.Printed(tile.Gray, "", tile.TownStop(20), 0, 5)},
		{Name: "E8", Face: stubs(tile.Blue, longStub, 5)},
		{Name: "E10", Face: stubs(tile.Blue, shortStub, 0, 3, 4)},
		{Name: "E12"},
		{Name: "E14", Cost: 10, Terrain: forest},
		{Name: "E16", Face: stubs(tile.Brown, shortStub, 0, 1, 3, 4)},
		{Name: "E18", Cost: 10, Terrain: forest},
		{Name: "E20", Place: "Davenport", Face: tile.TownSite(1)},
		{Name: "E22"},

		{Name: "F1", Cost: 10, Terrain: forest},
		{Name: "F3", Cost: 10, Terrain: forest},
		{Name: "F5", Place: "Port Angeles", Face: tile.TownSite(1)},
		{Name: "F7", Cost: 10, Terrain: forest},
		{Name: "F9", Place: "Port Townsend", Face: tile.Printed(tile.Yellow, "", tile.CityStop(1, 30), 0, 1)},
		{Name: "F11", Face: stubs(tile.Blue, shortStub, 1, 3, 4, 5)},
		{Name: "F13", Place: "Everett", Face: tile.CitySite("")},
		{Name: "F15", Cost: 10, Terrain: forest},
		{Name: "F17", Face: stubs(tile.Brown, shortStub, 0, 1, 3, 4, 5)},
		{Name: "F19", Cost: 10, Terrain: forest},
		{Name: "F21"},
		{Name: "F23", Place: "Spokane",
			Face: tile.Face{Color: tile.Red, Stops: []tile.Stop{risingCity(4, 20, 30, 40, 50)},
				Paths: []tile.Path{{A: 0, B: tile.S0, Terminal: 1}, {A: 1, B: tile.S0, Terminal: 1},
					{A: 2, B: tile.S0, Terminal: 1}}}},

		{Name: "G2", Place: "Clearwater", Face: tile.TownSite(1)},
		{Name: "G4", Cost: 100, Terrain: mountain},
		{Name: "G6", Cost: 10, Terrain: forest},
		{Name: "G8", Place: "Quilcene", Face: tile.TownSite(1)},
		{Name: "G10", Face: stubs(tile.Blue, shortStub, 1, 2, 4)},
		{Name: "G12", Place: "Mukilteo", Face: tile.TownSite(1)},
		{Name: "G14", Place: "Snohomish", Face: tile.CitySite("")},
		{Name: "G16", Place: "Park Place", Face: tile.CitySite("")},
		{Name: "G18", Cost: 150, Terrain: mountain},
		{Name: "G20"},
		{Name: "G22"},

		{Name: "H5", Cost: 100, Terrain: mountain},
		{Name: "H7", Cost: 10, Terrain: forest},
		{Name: "H9", Face: stubs(tile.Blue, shortStub, 0, 1, 2)},
		{Name: "H11", Place: "Seattle", Face: tile.Printed(tile.White, seattleLabel, tile.CityStop(2, 20), 3, 4, 5),
			Cost: 20},
		{Name: "H13", Borders: []track.Border{river(1)}},
		{Name: "H15"},
		{Name: "H17", Face: stubs(tile.Brown, shortStub, 0, 1, 2, 3, 4)},
		{Name: "H19", Place: "Leavenworth",
			Face: tile.Face{Color: tile.White,
				Stops: []tile.Stop{tile.CityStop(1, 20).Towards(13), tile.TownStop(10).Towards(7)},
				Paths: []tile.Path{{A: tile.S0, B: tile.S1}}}},
		{Name: "H21", Place: "Wenatchee", Face: tile.CitySite("")},
		{Name: "H23"},

		{Name: "I4", Cost: 10, Terrain: forest},
		{Name: "I6", Cost: 100, Terrain: mountain},
		{Name: "I8", Place: "Union", Face: tile.TownSite(1)},
		{Name: "I10", Face: harbor([]tile.End{0, 4}, 1, 5)},
		{Name: "I12", Place: "Tacoma", Face: tile.Printed(tile.Gray, "", risingCity(3, 20, 30, 40, 50), 0, 1, 2, 3, 4, 5)},
		{Name: "I14"},
		{Name: "I16", Cost: 10, Terrain: forest},
		{Name: "I18", Face: stubs(tile.Brown, shortStub, 0, 1, 3, 4, 5)},
		{Name: "I20", Cost: 10, Terrain: forest},
		{Name: "I22"},
		{Name: "I24", Face: stubs(tile.Gray, longStub, 0)},

		{Name: "J5", Place: "Aberdeen", Face: tile.CitySite("")},
		{Name: "J7", Place: "Oakville", Face: tile.TownSite(1)},
		{Name: "J9", Place: "Olympia", Face: tile.Printed(tile.Yellow, "Y", tile.CityStop(1, 30), 1, 4, 5)},
		{Name: "J11"},
		{Name: "J13", Place: "Sumner", Face: tile.TownSite(1)},
		{Name: "J15", Cost: 10, Terrain: forest},
		{Name: "J17", Cost: 150, Terrain: mountain},
		{Name: "J19", Place: "Ellensburg", Face: tile.TownSite(1)},
		{Name: "J21"},
		{Name: "J23", Place: "Sprague", Face: tile.CitySite("")},

		{Name: "K4"},
		{Name: "K6"},
		{Name: "K8"},
		{Name: "K10"},
		{Name: "K12", Place: "Eatonville", Face: tile.TownSite(1)},
		{Name: "K14"},
		{Name: "K16", Face: stubs(tile.Brown, shortStub, 1, 2, 3, 4, 5)},
		{Name: "K18"},
		{Name: "K20"},
		{Name: "K22", Place: "Lind", Face: tile.TownSite(1)},
		{Name: "K24", Face: stubs(tile.Gray, longStub, 0, 2)},

		{Name: "L3", Face: tile.Printed(tile.Gray, "", tile.TownStop(10), 5)},
		{Name: "L5"},
		{Name: "L7"},
		{Name: "L9", Place: "Chehalis", Face: tile.CitySite("")},
		{Name: "L11", Place: "Kosmos", Face: tile.CitySite("")},
		{Name: "L13", Cost: 10, Terrain: forest},
		{Name: "L15", Face: stubs(tile.Brown, shortStub, 0, 1, 2, 4, 5)},
		{Name: "L17", Cost: 10, Terrain: forest},
		{Name: "L19", Place: "Yakima", Face: tile.CitySite("")},
		{Name: "L21", Cost: 20, Terrain: water},
		{Name: "L23", Place: "Lewiston Junction", Face: tile.CitySite("")},

		{Name: "M2", Face: stubs(tile.Blue, shortStub, 4)},
		{Name: "M4", Place: "Ilwaco", Face: tile.Printed(tile.White, "", tile.CityStop(1, 20), 2),
			Borders: []track.Border{river(5)}},
		{Name: "M6", Face: stubs(tile.Blue, shortStub, 0, 1, 2, 3, 5)},
		{Name: "M8", Face: stubs(tile.Blue, shortStub, 0, 2, 3, 4)},
		{Name: "M10", Place: "Kalama", Face: tile.TownSite(1)},
		{Name: "M12"},
		{Name: "M14", Cost: 75, Terrain: mountain},
		{Name: "M16"},
		{Name: "M18"},
		{Name: "M20", Cost: 20, Terrain: water},
		{Name: "M22", Cost: 20, Terrain: water},
		{Name: "M24", Face: stubs(tile.Gray, longStub, 2)},

		{Name: "N5", Place: "Astoria", Face: tile.CitySite(""), Borders: []track.Border{river(2)}},
		{Name: "N7"},
		{Name: "N9", Face: harbor([]tile.End{0}, 1, 3, 4, 5)},
		{Name: "N11"},
		{Name: "N13", Cost: 75, Terrain: mountain},
		{Name: "N15", Cost: 10, Terrain: forest},
		{Name: "N17"},
		{Name: "N19", Cost: 20, Terrain: water},
		{Name: "N21", Cost: 20, Terrain: water},
		{Name: "N23", Place: "Walla Walla",
			Face: tile.Face{Color: tile.Red, Paths: []tile.Path{{A: 1, B: 0, LaneB: 1}, {A: 2, B: 0, LaneB: 2}}}},

		{Name: "O4", Cost: 10, Terrain: forest},
		{Name: "O6", Borders: []track.Border{track.Wall(4)}},
		{Name: "O8", Place: "Portland", Face: portland(tile.White, 20), Cost: 20, Borders: []track.Border{track.Wall(1)}},
		{Name: "O10", Place: "Vancouver, WA", Face: tile.Printed(tile.Yellow, "Y", tile.CityStop(1, 30), 3, 4), Cost: 150,
			Terrain: water},
		{Name: "O12", Face: tile.Printed(tile.Gray, "", tile.TownStop(10), 1, 4)},
		{Name: "O14", Place: "Stevenson Cascade Locks",
			Face: tile.Face{Color: tile.Yellow, Stops: []tile.Stop{tile.CityStop(1, 20), tile.CityStop(1, 20)},
				Paths: []tile.Path{{A: 0, B: tile.S0}, {A: 5, B: tile.S0}, {A: 1, B: tile.S1}}}, Cost: 150, Terrain: water},
		{Name: "O16", Face: stubs(tile.Blue, shortStub, 0, 1, 2, 3, 5)},
		{Name: "O18", Face: stubs(tile.Blue, shortStub, 0, 2, 3, 4, 5)},
		{Name: "O20", Place: "Wallula", Face: tile.CitySite("")},
		{Name: "O22", Place: "Walla Walla",
			Face: tile.Face{Color: tile.Red, Stops: []tile.Stop{risingCity(2, 20, 30, 40, 50)},
				Paths: []tile.Path{{A: 1, B: tile.S0, Terminal: 1}, {A: 2, B: tile.S0, Terminal: 1},
					{A: 3, B: tile.S0, LaneA: 1, LaneB: 1, Terminal: 1}, {A: 3, B: tile.S0, LaneA: 2, LaneB: 2, Terminal: 1}}}},

		{Name: "P5", Place: "Tillamook", Face: tile.TownSite(1)},
		{Name: "P7"},
		{Name: "P9", Face: tile.Face{Color: tile.Gray, Paths: []tile.Path{{A: 1, B: 2, LaneB: 2}, {A: 4, B: 2, LaneB: 1}}}},
		{Name: "P11"},
		{Name: "P13", Place: "Bonneville", Face: tile.TownSite(1)},
		{Name: "P15"},
		{Name: "P17", Place: "The Dalles", Face: tile.CitySite("")},
		{Name: "P19", Place: "Umatilla", Face: tile.TownSite(1)},

		{Name: "Q6", Face: stubs(tile.Gray, longStub, 3)},
		{Name: "Q8", Face: stubs(tile.Gray, longStub, 2)},
		{Name: "Q16", Face: stubs(tile.Gray, longStub, 3)},
		{Name: "Q18", Face: stubs(tile.Gray, longStub, 2)},
	}
}
