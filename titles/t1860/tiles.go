package t1860

import "github.com/hexrail/hexrail/rules/tile"

// box returns the tiles: those of the shared catalogue, then the halts, small stations and cities of this title. The
// first edition has one copy less of two cities.
func box(firstEdition bool) (tile.Set, error) {
	less := uint8(0)
	if firstEdition {
		less = 1
	}
	return tile.Box(
		[]tile.Copies{
			{Name: "5", Count: 2}, {Name: "6", Count: 2}, {Name: "7", Count: 2}, {Name: "8", Count: 4},
			{Name: "9", Count: 4}, {Name: "57", Count: 2}, {Name: "115", Count: 2},
			{Name: "12", Count: 2}, {Name: "16", Count: 2}, {Name: "17", Count: 2}, {Name: "18", Count: 2},
			{Name: "19", Count: 2}, {Name: "20", Count: 2}, {Name: "21", Count: 1}, {Name: "22", Count: 1},
			{Name: "205", Count: 1}, {Name: "206", Count: 1}, {Name: "625", Count: 1}, {Name: "626", Count: 1},
		},
		append(yellowKinds(), append(greenKinds(), brownKinds(less)...)...)...,
	)
}

// yellowKinds returns the title's own yellow tiles by number.
func yellowKinds() []tile.Kind {
	return []tile.Kind{
		{
			Name: "741", Count: 5,
			Face: face(tile.Yellow, "", stops{tile.HaltStop()}, lines{{0, tile.S0}, {1, tile.S0}}),
		},
		{
			Name: "742", Count: 10,
			Face: face(tile.Yellow, "", stops{tile.HaltStop()}, lines{{0, tile.S0}, {2, tile.S0}}),
		},
		{
			Name: "743", Count: 7,
			Face: face(tile.Yellow, "", stops{tile.HaltStop()}, lines{{0, tile.S0}, {3, tile.S0}}),
		},
		{
			Name: "744", Count: 2,
			Face: face(tile.Yellow, "", stops{tile.HaltStop().Towards(1), tile.HaltStop().Towards(7)},
				lines{{0, tile.S0}, {3, tile.S1}, {tile.S0, tile.S1}}),
		},
		{
			Name: "745", Count: 2,
			Face: face(tile.Yellow, "", stops{tile.HaltStop().Towards(1), tile.HaltStop().Towards(5)},
				lines{{0, tile.S0}, {2, tile.S1}, {tile.S0, tile.S1}}),
		},
		{
			Name: "746", Count: 2,
			Face: face(tile.Yellow, "B", stops{tile.CityStop(1, 10)}, lines{{0, tile.S0}, {tile.S0, 3}}),
		},
		{
			Name: "787", Count: 1,
			Face: face(tile.Yellow, "C",
				stops{tile.CityStop(1, 20).Towards(7), tile.TownStop(10).Towards(13), tile.HaltStop().Towards(1)},
				lines{{0, tile.S2}, {tile.S2, tile.S1}, {tile.S0, tile.S1}}),
		},
	}
}

// greenKinds returns the title's own green tiles by number.
func greenKinds() []tile.Kind {
	return []tile.Kind{
		{
			Name: "747", Count: 3,
			Face: face(tile.Green, "", stops{tile.TownStop(10)}, lines{{0, tile.S0}, {tile.S0, 1}}),
		},
		{
			Name: "748", Count: 3,
			Face: face(tile.Green, "", stops{tile.TownStop(10)}, lines{{0, tile.S0}, {tile.S0, 2}}),
		},
		{
			Name: "749", Count: 2,
			Face: face(tile.Green, "", stops{tile.TownStop(10)}, lines{{0, tile.S0}, {tile.S0, 3}}),
		},
		{
			Name: "750", Count: 3,
			Face: face(tile.Green, "", stops{tile.HaltStop()}, lines{{0, tile.S0}, {1, tile.S0}, {2, tile.S0}}),
		},
		{
			Name: "751", Count: 3,
			Face: face(tile.Green, "", stops{tile.HaltStop()}, lines{{0, tile.S0}, {5, tile.S0}, {3, tile.S0}}),
		},
		{
			Name: "752", Count: 3,
			Face: face(tile.Green, "", stops{tile.HaltStop()}, lines{{0, tile.S0}, {1, tile.S0}, {3, tile.S0}}),
		},
		{
			Name: "753", Count: 3,
			Face: face(tile.Green, "", stops{tile.HaltStop()}, lines{{0, tile.S0}, {2, tile.S0}, {4, tile.S0}}),
		},
		{
			Name: "754", Count: 2,
			Face: face(tile.Green, "", stops{tile.HaltStop().Towards(1), tile.TownStop(10).Towards(13)},
				lines{{0, tile.S0}, {2, tile.S1}, {3, tile.S1}, {tile.S0, tile.S1}}),
		},
		{
			Name: "755", Count: 2,
			Face: face(tile.Green, "", stops{tile.HaltStop().Towards(1), tile.TownStop(10).Towards(13)},
				lines{{0, tile.S0}, {4, tile.S1}, {3, tile.S1}, {tile.S0, tile.S1}}),
		},
		{
			Name: "756", Count: 2,
			Face: face(tile.Green, "", stops{tile.CityStop(1, 30)}, lines{{0, tile.S0}, {1, tile.S0}}),
		},
		{
			Name: "757", Count: 2,
			Face: face(tile.Green, "B", stops{tile.CityStop(1, 20)},
				lines{{0, tile.S0}, {1, tile.S0}, {3, tile.S0}, {4, tile.S0}}),
		},
		{
			Name: "758", Count: 1, Fixed: true,
			Face: face(tile.Green, "R", stops{tile.CityStop(1, 50)}, lines{{4, tile.S0}, {5, tile.S0}}),
		},
		{
			Name: "759", Count: 3,
			Face: face(tile.Green, "", stops{tile.CityStop(1, 30)}, lines{{0, tile.S0}}),
		},
		{
			Name: "760", Count: 1,
			Face: face(tile.Green, "V", stops{tile.CityStop(1, 40).Towards(9), tile.CityStop(1, 40).Towards(2)},
				lines{{1, tile.S1}, {2, tile.S0}}),
		},
		{
			Name: "761", Count: 1, Fixed: true,
			Face: face(tile.Green, "M", stops{tile.CityStop(1, 20).Towards(13), tile.HaltStop().Towards(7)},
				lines{{0, tile.S0}, {4, tile.S0}, {5, tile.S0}, {3, tile.S1}, {tile.S0, tile.S1}}),
		},
		{
			Name: "762", Count: 2,
			Face: face(tile.Green, "B", stops{tile.CityStop(1, 20)},
				lines{{0, tile.S0}, {1, tile.S0}, {2, tile.S0}, {3, tile.S0}}),
		},
		{
			Name: "763", Count: 1, Fixed: true,
			Face: face(tile.Green, "N", stops{tile.CityStop(1, 50).Towards(6), tile.CityStop(1, 30).Towards(12)},
				lines{{1, tile.S0}, {2, tile.S0}, {3, tile.S0}, {4, tile.S0}, {0, tile.S1}}),
		},
		{
			Name: "788", Count: 1,
			Face: face(tile.Green, "C",
				stops{tile.CityStop(1, 30).Towards(7), tile.TownStop(10).Towards(13), tile.HaltStop().Towards(1)},
				lines{{0, tile.S2}, {1, tile.S2}, {tile.S2, tile.S1}, {tile.S0, tile.S1}}),
		},
	}
}

// brownKinds returns the title's own brown tiles by number, two cities with so many copies less.
func brownKinds(less uint8) []tile.Kind {
	return []tile.Kind{
		{
			Name: "764", Count: 2,
			Face: face(tile.Brown, "", stops{tile.TownStop(20)}, lines{{0, tile.S0}, {tile.S0, 1}}),
		},
		{
			Name: "765", Count: 2,
			Face: face(tile.Brown, "", stops{tile.TownStop(20)}, lines{{0, tile.S0}, {tile.S0, 3}}),
		},
		{
			Name: "766", Count: 2,
			Face: face(tile.Brown, "", stops{tile.TownStop(20)}, lines{{0, tile.S0}, {tile.S0, 2}}),
		},
		{
			Name: "767", Count: 2,
			Face: face(tile.Brown, "", stops{tile.TownStop(10)}, lines{{0, tile.S0}, {1, tile.S0}, {2, tile.S0}, {3, tile.S0}}),
		},
		{
			Name: "768", Count: 2,
			Face: face(tile.Brown, "", stops{tile.TownStop(10)}, lines{{0, tile.S0}, {1, tile.S0}, {3, tile.S0}, {4, tile.S0}}),
		},
		{
			Name: "769", Count: 2,
			Face: face(tile.Brown, "", stops{tile.TownStop(10)}, lines{{0, tile.S0}, {2, tile.S0}, {3, tile.S0}, {4, tile.S0}}),
		},
		{
			Name: "770", Count: 2 - less,
			Face: face(tile.Brown, "B", stops{tile.CityStop(2, 30)},
				lines{{0, tile.S0}, {1, tile.S0}, {2, tile.S0}, {3, tile.S0}, {4, tile.S0}}),
		},
		{
			Name: "771", Count: 2,
			Face: face(tile.Brown, "", stops{tile.CityStop(1, 50)}, lines{{0, tile.S0}, {1, tile.S0}, {2, tile.S0}}),
		},
		{
			Name: "772", Count: 2,
			Face: face(tile.Brown, "", stops{tile.CityStop(1, 40)}, lines{{0, tile.S0}, {1, tile.S0}}),
		},
		{
			Name: "773", Count: 1, Fixed: true,
			Face: face(tile.Brown, "N", stops{tile.CityStop(2, 60).Towards(6), tile.CityStop(1, 20).Towards(12)},
				lines{{1, tile.S0}, {2, tile.S0}, {3, tile.S0}, {4, tile.S0}, {0, tile.S1}, {5, tile.S1}, {tile.S0, tile.S1}}),
		},
		{
			Name: "774", Count: 1,
			Face: face(tile.Brown, "V", stops{tile.CityStop(1, 50).Towards(9), tile.CityStop(1, 50).Towards(3)},
				lines{{2, tile.S0}, {1, tile.S1}}),
		},
		{
			Name: "775", Count: 1, Fixed: true,
			Face: face(tile.Brown, "M", stops{tile.CityStop(2, 20).Towards(13), tile.TownStop(10).Towards(7)},
				lines{{0, tile.S0}, {1, tile.S0}, {2, tile.S0}, {3, tile.S1}, {4, tile.S0}, {5, tile.S0}, {tile.S0, tile.S1}}),
		},
		{
			Name: "776", Count: 3 - less,
			Face: face(tile.Brown, "", stops{tile.CityStop(2, 40)},
				lines{{0, tile.S0}, {1, tile.S0}, {2, tile.S0}, {3, tile.S0}}),
		},
		{
			Name: "777", Count: 2,
			Face: face(tile.Brown, "", stops{tile.CityStop(1, 60)}, lines{{0, tile.S0}}),
		},
		{
			Name: "778", Count: 1,
			Face: face(tile.Brown, "", stops{}, lines{{0, 3}, {1, 5}, {2, 4}}),
		},
		{
			Name: "779", Count: 1,
			Face: face(tile.Brown, "", stops{}, lines{{4, 5}, {1, 3}, {0, 2}}),
		},
		{
			Name: "780", Count: 1,
			Face: face(tile.Brown, "", stops{}, lines{{1, 2}, {4, 5}, {0, 3}}),
		},
		{
			Name: "781", Count: 1,
			Face: face(tile.Brown, "", stops{}, lines{{0, 1}, {2, 3}, {4, 5}}),
		},
		{
			Name: "782", Count: 1,
			Face: face(tile.Brown, "", stops{tile.TownStop(20).Towards(13), tile.HaltStop().Towards(1)},
				lines{{0, tile.S1}, {2, tile.S0}, {3, tile.S0}, {4, tile.S0}, {5, tile.S0}, {tile.S0, tile.S1}}),
		},
		{
			Name: "783", Count: 1,
			Face: face(tile.Brown, "", stops{tile.TownStop(20).Towards(13), tile.HaltStop().Towards(1)},
				lines{{0, tile.S1}, {1, tile.S0}, {2, tile.S0}, {3, tile.S0}, {5, tile.S0}, {tile.S0, tile.S1}}),
		},
		{
			Name: "784", Count: 1,
			Face: face(tile.Brown, "", stops{tile.TownStop(20).Towards(13), tile.HaltStop().Towards(1)},
				lines{{0, tile.S1}, {1, tile.S0}, {3, tile.S0}, {4, tile.S0}, {5, tile.S0}, {tile.S0, tile.S1}}),
		},
		{
			Name: "785", Count: 1,
			Face: face(tile.Brown, "", stops{tile.TownStop(20).Towards(13), tile.HaltStop().Towards(1)},
				lines{{0, tile.S1}, {1, tile.S0}, {2, tile.S0}, {3, tile.S0}, {4, tile.S0}, {tile.S0, tile.S1}}),
		},
		{
			Name: "786", Count: 1,
			Face: face(tile.Brown, "R", stops{tile.CityStop(1, 60)}, lines{{4, tile.S0}, {5, tile.S0}}),
		},
		{
			Name: "789", Count: 1,
			Face: face(tile.Brown, "C",
				stops{tile.CityStop(1, 60).Towards(7), tile.TownStop(20).Towards(13), tile.HaltStop().Towards(1)},
				lines{{0, tile.S2}, {1, tile.S2}, {tile.S2, tile.S1}, {tile.S0, tile.S1}}),
		},
	}
}

type (
	stops = []tile.Stop
	lines = []tile.Line
)

// face returns a face with these stops and lines.
func face(color tile.Color, label string, s stops, l lines) tile.Face {
	return tile.Face{Color: color, Label: label, Stops: s, Paths: tile.Lines(l...)}
}
