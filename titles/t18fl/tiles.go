package t18fl

import "github.com/hexrail/hexrail/rules/tile"

// box returns the tiles. Tiles of plain track above yellow have a junction: a train that enters by any exit may leave
// by any other. Labelled tiles have the orientation from which records of 18xx.games count rotations (18FL, section
// 1.7).
func box() (tile.Set, error) {
	return tile.Box([]tile.Copies{
		{Name: "3", Count: 6}, {Name: "4", Count: 8}, {Name: "58", Count: 8}, {Name: "8", Count: 10}, {Name: "9", Count: 14},
	},
		own("6o", 1, tile.Yellow, "O", cities(1, 1, 20), tile.Line{1, tile.S0}, tile.Line{3, tile.S0}),
		own("6fl", 1, tile.Yellow, "FL", cities(1, 1, 20), tile.Line{1, tile.S0}, tile.Line{3, tile.S0}),
		own("15", 2, tile.Green, "K", cities(1, 2, 30), tile.Line{1, tile.S0}, tile.Line{2, tile.S0}, tile.Line{3, tile.S0},
			tile.Line{4, tile.S0}),
		own("80", 4, tile.Green, "", nil, tile.Line{0, tile.J}, tile.Line{1, tile.J}, tile.Line{2, tile.J}),
		own("81", 4, tile.Green, "", nil, tile.Line{0, tile.J}, tile.Line{2, tile.J}, tile.Line{4, tile.J}),
		own("82", 6, tile.Green, "", nil, tile.Line{0, tile.J}, tile.Line{1, tile.J}, tile.Line{3, tile.J}),
		own("83", 6, tile.Green, "", nil, tile.Line{0, tile.J}, tile.Line{5, tile.J}, tile.Line{3, tile.J}),
		own("141", 5, tile.Green, "", town(10), tile.Line{0, tile.S0}, tile.Line{3, tile.S0}, tile.Line{1, tile.S0}),
		own("142", 5, tile.Green, "", town(10), tile.Line{0, tile.S0}, tile.Line{5, tile.S0}, tile.Line{3, tile.S0}),
		own("143", 5, tile.Green, "", town(10), tile.Line{0, tile.S0}, tile.Line{1, tile.S0}, tile.Line{2, tile.S0}),
		own("405", 2, tile.Green, "T", cities(1, 2, 40), tile.Line{1, tile.S0}, tile.Line{5, tile.S0}, tile.Line{0, tile.S0}),
		own("443o", 1, tile.Green, "O", cities(1, 2, 30), tile.Line{1, tile.S0}, tile.Line{3, tile.S0},
			tile.Line{5, tile.S0}),
		own("443fl", 1, tile.Green, "FL", cities(1, 2, 30), tile.Line{1, tile.S0}, tile.Line{3, tile.S0},
			tile.Line{5, tile.S0}),
		own("487", 1, tile.Green, "Jax", cities(2, 1, 40), tile.Line{1, tile.S0}, tile.Line{2, tile.S0},
			tile.Line{3, tile.S1}, tile.Line{4, tile.S1}),
		own("63", 1, tile.Brown, "O", cities(1, 2, 40), tile.Line{1, tile.S0}, tile.Line{2, tile.S0}, tile.Line{3, tile.S0},
			tile.Line{4, tile.S0}, tile.Line{5, tile.S0}, tile.Line{0, tile.S0}),
		own("146", 8, tile.Brown, "", town(20), tile.Line{0, tile.S0}, tile.Line{1, tile.S0}, tile.Line{2, tile.S0},
			tile.Line{3, tile.S0}),
		own("431", 2, tile.Brown, "T", cities(1, 2, 60), tile.Line{1, tile.S0}, tile.Line{5, tile.S0}, tile.Line{0, tile.S0}),
		own("488", 1, tile.Brown, "Jax", cities(2, 1, 50), tile.Line{1, tile.S0}, tile.Line{2, tile.S0},
			tile.Line{3, tile.S1}, tile.Line{4, tile.S1}),
		own("544", 2, tile.Brown, "", nil, tile.Line{0, tile.J}, tile.Line{1, tile.J}, tile.Line{3, tile.J},
			tile.Line{4, tile.J}),
		own("545", 2, tile.Brown, "", nil, tile.Line{0, tile.J}, tile.Line{1, tile.J}, tile.Line{2, tile.J},
			tile.Line{3, tile.J}),
		own("546", 2, tile.Brown, "", nil, tile.Line{0, tile.J}, tile.Line{2, tile.J}, tile.Line{3, tile.J},
			tile.Line{4, tile.J}),
		own("611", 1, tile.Brown, "FL", cities(1, 2, 40), tile.Line{1, tile.S0}, tile.Line{2, tile.S0}, tile.Line{3, tile.S0},
			tile.Line{4, tile.S0}, tile.Line{5, tile.S0}),
		own("489", 1, tile.Gray, "Jax", cities(1, 3, 70), tile.Line{1, tile.S0}, tile.Line{2, tile.S0}, tile.Line{3, tile.S0},
			tile.Line{4, tile.S0}),
	)
}

// own returns a tile that only this title has.
func own(name string, count uint8, color tile.Color, label string, stops []tile.Stop, lines ...tile.Line) tile.Kind {
	return tile.Kind{Name: name, Count: count,
		Face: tile.Face{Color: color, Label: label, Stops: stops, Paths: tile.Lines(lines...)}}
}

// cities returns n equal cities.
func cities(n int, slots uint8, pays int16) []tile.Stop {
	stops := make([]tile.Stop, n)
	for i := range stops {
		stops[i] = tile.CityStop(slots, pays)
	}
	return stops
}

func town(pays int16) []tile.Stop { return []tile.Stop{tile.TownStop(pays)} }

// terms returns the terms of replacing tiles: only the exits of the old track count, since junctions join them all
// (18FL/R70).
func terms() tile.Terms { return tile.Terms{ByExits: true} }
