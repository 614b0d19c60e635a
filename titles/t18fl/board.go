package t18fl

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// The hexes of the Keys, whose track the storm removes (18FL/R70f), the hex with two cities, and costs in dollars.
const (
	keyWest     = "M24"
	lowerKeys   = "M26"
	doubleHome  = "B23"
	costOfSwamp = 40
	costOfKeys  = 80
)

// board returns the map. No home is reserved, because all home stations are placed at the start (18FL/R8).
func board() track.BoardDef { return rules.NewBoard(hex.Pointy, hexTable(), nil) }

// hexTable returns the 63 hexes, row by row.
func hexTable() []track.HexDef {
	swamp, keys := []string{"swamp"}, []string{"water"}
	return []track.HexDef{
		{Name: "A2", Face: closed()},
		{Name: "A4", Face: stub(5)},
		{Name: "A6", Face: stub(0)},
		{Name: "A8", Face: closed()},
		{Name: "A10", Face: closed()},
		{Name: "A12", Face: closed()},
		{Name: "A14", Face: closed()},
		{Name: "A16", Face: closed()},
		{Name: "A18", Face: closed()},
		{Name: "A20", Face: closed()},
		{Name: "A22", Place: "Savannah", Face: area(30, 80, 5)},

		{Name: "B1", Place: "New Orleans", Face: area(40, 70, 4)},
		{Name: "B3"},
		{Name: "B5", Place: "Mobile", Face: tile.Printed(tile.Yellow, "K", tile.CityStop(1, 20), 1, 4)},
		{Name: "B7", Place: "Pensacola", Face: tile.TownSite(1)},
		{Name: "B9"},
		{Name: "B11"},
		{Name: "B13", Place: "Chattahoochee", Face: tile.TownSite(1)},
		{Name: "B15", Place: "Tallahassee", Face: tile.Printed(tile.Yellow, "K", tile.CityStop(1, 20), 1, 4, 0)},
		{Name: "B17"},
		{Name: "B19", Place: "Lake City", Face: tile.TownSite(1)},
		{Name: "B21"},
		{Name: "B23", Place: "Jacksonville", Face: jacksonville()},

		{Name: "C12"},
		{Name: "C14", Place: "St. Marks", Face: tile.TownSite(1)},
		{Name: "C16"},
		{Name: "C18"},
		{Name: "C20"},
		{Name: "C22"},
		{Name: "C24", Place: "St. Augustine", Face: tile.TownSite(1)},

		{Name: "D19", Place: "Cedar Key", Face: tile.TownSite(1)},
		{Name: "D21"},
		{Name: "D23", Place: "Palatka", Face: tile.TownSite(1)},
		{Name: "D25", Place: "Daytona", Face: tile.TownSite(1)},

		{Name: "E20"},
		{Name: "E22"},
		{Name: "E24"},
		{Name: "E26", Place: "Titusville", Face: tile.TownSite(1)},

		{Name: "F21"},
		{Name: "F23", Place: "Orlando", Face: tile.CitySite("O")},
		{Name: "F25"},

		{Name: "G20", Place: "Tampa", Face: tile.Printed(tile.Yellow, "T", tile.CityStop(1, 30), 5, 3)},
		{Name: "G22"},
		{Name: "G24", Cost: costOfSwamp, Terrain: swamp},
		{Name: "G26"},

		{Name: "H21"},
		{Name: "H23", Cost: costOfSwamp, Terrain: swamp},
		{Name: "H25", Cost: costOfSwamp, Terrain: swamp, Borders: []track.Border{track.Wall(5), track.Wall(4)}},
		{Name: "H27", Borders: []track.Border{track.Wall(0), track.Wall(1)}},

		{Name: "I22", Place: "Punta Gorda", Face: tile.TownSite(1)},
		{Name: "I24", Cost: costOfSwamp, Terrain: swamp},
		{Name: "I26", Cost: costOfSwamp, Terrain: swamp, Borders: []track.Border{track.Wall(2), track.Wall(3)}},
		{Name: "I28", Place: "West Palm Beach", Face: tile.TownSite(1)},

		{Name: "J23", Cost: costOfSwamp, Terrain: swamp},
		{Name: "J25", Cost: costOfSwamp, Terrain: swamp},
		{Name: "J27", Place: "Fort Lauderdale", Face: tile.CitySite("FL")},

		{Name: "K24", Cost: costOfSwamp, Terrain: swamp},
		{Name: "K26", Cost: costOfSwamp, Terrain: swamp, Borders: []track.Border{track.Wall(5)}},
		{Name: "K28", Place: "Miami", Face: tile.Printed(tile.Yellow, "T", tile.CityStop(1, 30), 0, 2)},

		{Name: "L27", Cost: costOfSwamp, Terrain: swamp, Borders: []track.Border{track.Wall(2)}},

		{Name: "M24", Place: "Key West", Face: tile.TownSite(1), Cost: costOfKeys, Terrain: keys},
		{Name: "M26", Cost: costOfKeys, Terrain: keys},

		{Name: "N23", Place: "Havana", Face: area(60, 100, 3)},
	}
}

// The faces printed on this map. A white hex without stops has the zero Face.

// jacksonville returns the face of Jacksonville, which has two cities: the southern one, home of the SAL, and the
// northern one, home of the SR.
func jacksonville() tile.Face {
	return tile.Face{
		Color: tile.Yellow, Label: "Jax",
		Stops: []tile.Stop{tile.CityStop(1, 30), tile.CityStop(1, 30)},
		Paths: tile.Lines(tile.Line{5, tile.S0}, tile.Line{0, tile.S0}, tile.Line{1, tile.S1}, tile.Line{2, tile.S1}),
	}
}

// area returns an off-board area with two values: until brown tiles may be laid, and after that (18FL/T10).
func area(low, high int16, exit tile.End) tile.Face {
	return tile.Printed(tile.Red, "", tile.AreaStop("", low, high), exit)
}

// closed returns a hex that never takes track (18FL/R70a).
func closed() tile.Face { return tile.Face{Color: tile.Gray} }

// stub returns a closed hex with a dead end. It only makes upgrades of Mobile possible; no train runs there
// (18FL/R70b).
func stub(exit tile.End) tile.Face {
	return tile.Printed(tile.Gray, "", tile.AreaStop("", 0, 0), exit)
}
