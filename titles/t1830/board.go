package t1830

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// boardOf returns the map with the homes of the companies reserved.
func boardOf(hexes []track.HexDef, corps []rules.CorpDef) track.BoardDef {
	return rules.NewBoard(hex.Pointy, hexes, corps)
}

// hexTable returns the 93 hexes, row by row. Borders between two hexes are listed at the first of them. oneGulf makes
// the two entries of the Gulf one area (1830/X10).
func hexTable(oneGulf bool) []track.HexDef {
	gulf := ""
	if oneGulf {
		gulf = "Gulf"
	}
	water, mountain := []string{"water"}, []string{"mountain"}
	return []track.HexDef{
		{Name: "A9", Face: area("Canadian West", 30, 50, 5), Borders: []track.Border{track.Join(4)}},
		{Name: "A11", Place: "Canadian West", Face: area("Canadian West", 30, 50, 5, 0)},
		{Name: "A17", Face: grayTrack(0, 5)},
		{Name: "A19", Place: "Montreal", Face: gray(tile.CityStop(1, 40), 5, 0)},

		{Name: "B10", Place: "Barrie", Face: tile.CitySite("")},
		{Name: "B12"},
		{Name: "B14"},
		{Name: "B16", Place: "Ottawa", Face: tile.CitySite(""), Borders: []track.Border{track.Wall(5)}},
		{Name: "B18", Cost: 80, Terrain: water},
		{Name: "B20", Place: "Burlington", Face: tile.TownSite(1)},
		{Name: "B22"},
		{Name: "B24", Place: "Maritime Provinces", Face: area("", 20, 30, 1, 0)},

		{Name: "C7"},
		{Name: "C9"},
		{Name: "C11", Borders: []track.Border{track.Wall(5)}},
		{Name: "C13", Borders: []track.Border{track.Wall(0)}},
		{Name: "C15", Place: "Kingston", Face: gray(tile.TownStop(10), 1, 3)},
		{Name: "C17", Cost: 120, Terrain: mountain},
		{Name: "C19", Cost: 80, Terrain: water},
		{Name: "C21", Cost: 120, Terrain: mountain},
		{Name: "C23"},

		{Name: "D2", Place: "Lansing", Face: gray(tile.CityStop(1, 20), 5, 4)},
		{Name: "D4", Place: "Flint", Face: tile.TownSite(1)},
		{Name: "D6", Cost: 80, Terrain: water},
		{Name: "D8"},
		{Name: "D10", Place: "Hamilton & Toronto", Face: doubleCity(), Cost: 80, Terrain: water},
		{Name: "D12"},
		{Name: "D14", Place: "Rochester", Face: gray(tile.CityStop(1, 20), 1, 4, 0)},
		{Name: "D16"},
		{Name: "D18"},
		{Name: "D20"},
		{Name: "D22", Cost: 120, Terrain: mountain},
		{Name: "D24", Face: grayTrack(1, 0)},

		{Name: "E3"},
		{Name: "E5", Place: "Detroit & Windsor", Face: doubleCity(), Cost: 80, Terrain: water},
		{Name: "E7", Place: "London", Face: tile.TownSite(1), Borders: []track.Border{track.Wall(5)}},
		{Name: "E9", Face: grayTrack(2, 3)},
		{Name: "E11", Place: "Dunkirk & Buffalo", Face: doubleCity()},
		{Name: "E13"},
		{Name: "E15"},
		{Name: "E17", Cost: 120, Terrain: mountain},
		{Name: "E19", Place: "Albany", Face: tile.CitySite("")},
		{Name: "E21", Cost: 120, Terrain: mountain},
		{Name: "E23", Place: "Boston", Face: boston(3, 5)},

		{Name: "F2", Place: "Chicago", Face: area("", 40, 70, 3, 4, 5)},
		{Name: "F4", Place: "Toledo", Face: tile.CitySite(""), Cost: 80, Terrain: water},
		{Name: "F6", Place: "Cleveland", Face: gray(tile.CityStop(1, 30), 5, 0)},
		{Name: "F8"},
		{Name: "F10", Place: "Erie", Face: tile.TownSite(1)},
		{Name: "F12"},
		{Name: "F14"},
		{Name: "F16", Place: "Scranton", Face: tile.CitySite(""), Cost: 120, Terrain: mountain},
		{Name: "F18"},
		{Name: "F20", Place: "New Haven & Hartford", Face: tile.TownSite(2)},
		{Name: "F22", Place: "Providence", Face: tile.CitySite(""), Cost: 80, Terrain: water},
		{Name: "F24", Place: "Mansfield", Face: gray(tile.TownStop(10), 1, 2)},

		{Name: "G3"},
		{Name: "G5"},
		{Name: "G7", Place: "Akron & Canton", Face: tile.TownSite(2)},
		{Name: "G9"},
		{Name: "G11"},
		{Name: "G13", Cost: 120, Terrain: mountain},
		{Name: "G15", Cost: 120, Terrain: mountain},
		{Name: "G17", Place: "Reading & Allentown", Face: tile.TownSite(2)},
		{Name: "G19", Place: "New York & Newark", Face: newYork(), Cost: 80, Terrain: water},

		{Name: "H2"},
		{Name: "H4", Place: "Columbus", Face: tile.CitySite("")},
		{Name: "H6"},
		{Name: "H8"},
		{Name: "H10", Place: "Pittsburgh", Face: tile.CitySite("")},
		{Name: "H12", Place: "Altoona", Face: altoona()},
		{Name: "H14"},
		{Name: "H16", Place: "Lancaster", Face: tile.CitySite("")},
		{Name: "H18", Place: "Philadelphia & Trenton", Face: doubleCity()},

		{Name: "I1", Face: area(gulf, 30, 60, 4), Borders: []track.Border{track.Join(5)}},
		{Name: "I3"},
		{Name: "I5"},
		{Name: "I7"},
		{Name: "I9"},
		{Name: "I11", Cost: 120, Terrain: mountain},
		{Name: "I13"},
		{Name: "I15", Place: "Baltimore", Face: boston(4, 0)},
		{Name: "I17", Cost: 80, Terrain: water},
		{Name: "I19", Place: "Atlantic City", Face: gray(tile.TownStop(10), 1, 2)},

		{Name: "J2", Place: "Gulf", Face: area(gulf, 30, 60, 3, 4)},
		{Name: "J4"},
		{Name: "J6"},
		{Name: "J8"},
		{Name: "J10", Cost: 120, Terrain: mountain},
		{Name: "J12", Cost: 120, Terrain: mountain},
		{Name: "J14", Place: "Washington", Face: tile.CitySite(""), Cost: 80, Terrain: water},

		{Name: "K13", Place: "Deep South", Face: area("", 30, 40, 2, 3)},
		{Name: "K15", Place: "Richmond", Face: gray(tile.CityStop(1, 20), 2)},
	}
}

// The faces printed on this map. A white hex without stops has the zero Face.

// doubleCity returns two cities without track, on which the first tile is green.
func doubleCity() tile.Face {
	return tile.Face{Color: tile.Yellow, Label: "OO", Stops: []tile.Stop{tile.CityStop(1, 0), tile.CityStop(1, 0)}}
}

// newYork returns two cities that are never joined. The first, on edge 3, is the home of the NYNH.
func newYork() tile.Face {
	return tile.Face{
		Color: tile.Yellow, Label: "NY",
		Stops: []tile.Stop{tile.CityStop(1, 40), tile.CityStop(1, 40)},
		Paths: tile.Lines(tile.Line{3, tile.S0}, tile.Line{0, tile.S1}),
	}
}

// boston returns the printed city of Boston and of Baltimore.
func boston(exits ...tile.End) tile.Face {
	return tile.Printed(tile.Yellow, "B", tile.CityStop(1, 30), exits...)
}

// altoona returns the face of Altoona, which has a track that bypasses the city (1830/R206).
func altoona() tile.Face {
	face := gray(tile.CityStop(1, 10).Towards(6), 1, 4)
	face.Paths = append(face.Paths, tile.Lines(tile.Line{1, 4})...)
	return face
}

// gray returns a city or town that never takes a tile.
func gray(stop tile.Stop, exits ...tile.End) tile.Face {
	return tile.Printed(tile.Gray, "", stop, exits...)
}

// grayTrack returns plain track that never changes.
func grayTrack(a, b tile.End) tile.Face {
	return tile.Face{Color: tile.Gray, Paths: tile.Lines(tile.Line{a, b})}
}

// area returns an off-board area with two values: until brown tiles may be laid, and after that (1830/R200).
func area(group string, low, high int16, exits ...tile.End) tile.Face {
	return tile.Printed(tile.Red, "", tile.AreaStop(group, low, high), exits...)
}
