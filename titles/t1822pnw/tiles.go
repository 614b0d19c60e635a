package t1822pnw

import "github.com/hexrail/hexrail/rules/tile"

// box returns the tiles: those of the shared catalogue, then the title's own by colour, and those of privates (R67).
func box() (tile.Set, error) {
	var own []tile.Kind
	for _, kinds := range [...][]tile.Kind{greenKinds(), brownKinds(), grayKinds(), cityKinds(), privateKinds()} {
		own = append(own, kinds...)
	}
	return tile.Box([]tile.Copies{
		{Name: "3", Count: 6}, {Name: "4", Count: 11}, {Name: "5", Count: 6}, {Name: "6", Count: 8},
		{Name: "7", Count: tile.Unlimited}, {Name: "8", Count: tile.Unlimited}, {Name: "9", Count: tile.Unlimited},
		{Name: "57", Count: 6}, {Name: "58", Count: 6}, {Name: "14", Count: 4}, {Name: "15", Count: 6},
		{Name: "63", Count: 3},
	}, own...)
}

// meetAtCentre returns track from the given edges to the centre of the tile.
func meetAtCentre(color tile.Color, exits ...tile.End) tile.Face {
	return stubs(color, noStub, exits...)
}

// mine returns a tile of the coal mine, in which only its owner's token is placed (R135).
func mine(pays int16, lines []tile.Line, loc uint8) tile.Face {
	stop := tile.CityStop(1, pays).Towards(loc)
	stop.Owned = true
	return tile.Face{Color: tile.Gray, Stops: []tile.Stop{stop}, Paths: tile.Lines(lines...)}
}

// greenKinds returns plain green track, towns and cities.
func greenKinds() []tile.Kind {
	return []tile.Kind{
		{Name: "80", Count: 4, Face: meetAtCentre(tile.Green, 0, 1, 2)},
		{Name: "81", Count: 6, Face: meetAtCentre(tile.Green, 0, 2, 4)},
		{Name: "82", Count: 7, Face: meetAtCentre(tile.Green, 0, 1, 3)},
		{Name: "83", Count: 7, Face: meetAtCentre(tile.Green, 0, 5, 3)},
		{Name: "141", Count: 3, Face: tile.Printed(tile.Green, "", tile.TownStop(10), 0, 3, 1)},
		{Name: "142", Count: 3, Face: tile.Printed(tile.Green, "", tile.TownStop(10), 0, 5, 3)},
		{Name: "143", Count: 2, Face: tile.Printed(tile.Green, "", tile.TownStop(10), 0, 1, 2)},
		{Name: "144", Count: 3, Face: tile.Printed(tile.Green, "", tile.TownStop(10), 0, 2, 4)},
		{Name: "207", Count: 3, Face: tile.Printed(tile.Green, "Y", tile.CityStop(2, 40), 0, 1, 2, 3)},
		{Name: "208", Count: 2, Face: tile.Printed(tile.Green, "Y", tile.CityStop(2, 40), 0, 1, 3, 4)},
		{Name: "619", Count: 5, Face: tile.Printed(tile.Green, "", tile.CityStop(2, 30), 0, 2, 3, 4)},
		{Name: "622", Count: 2, Face: tile.Printed(tile.Green, "Y", tile.CityStop(2, 40), 0, 2, 3, 4)},
	}
}

// brownKinds returns plain brown track, towns and cities.
func brownKinds() []tile.Kind {
	return []tile.Kind{
		{Name: "544", Count: 4, Face: meetAtCentre(tile.Brown, 0, 1, 3, 4)},
		{Name: "545", Count: 4, Face: meetAtCentre(tile.Brown, 0, 1, 2, 3)},
		{Name: "546", Count: 4, Face: meetAtCentre(tile.Brown, 0, 2, 3, 4)},
		{Name: "611", Count: 7, Face: tile.Printed(tile.Brown, "", tile.CityStop(2, 40), 0, 1, 2, 3, 4)},
		{Name: "768", Count: 4, Face: tile.Printed(tile.Brown, "", tile.TownStop(10), 0, 2, 3, 5)},
		{Name: "767", Count: 4, Face: tile.Printed(tile.Brown, "", tile.TownStop(10), 0, 1, 2, 3)},
		{Name: "769", Count: 4, Face: tile.Printed(tile.Brown, "", tile.TownStop(10), 0, 2, 3, 4)},
	}
}

// grayKinds returns plain gray track, towns and cities.
func grayKinds() []tile.Kind {
	return []tile.Kind{
		{Name: "60", Count: 2, Face: meetAtCentre(tile.Gray, 0, 1, 2, 3, 4, 5)},
		{Name: "895", Count: 2, Face: tile.Printed(tile.Gray, "", tile.CityStop(2, 50), 0, 1, 2, 3, 4, 5)},
		{Name: "51", Count: 2, Face: tile.Printed(tile.Gray, "", tile.CityStop(2, 50), 0, 1, 2, 3, 4)},
		{Name: "169", Count: 2, Face: meetAtCentre(tile.Gray, 0, 1, 2, 3, 4)},
		{Name: "X17", Count: 2, Face: tile.Printed(tile.Gray, "", tile.TownStop(10), 0, 1, 2, 3, 4, 5)},
	}
}

// cityKinds returns the tiles of labelled cities: Y and T, and the series of Seattle and Portland (R72).
func cityKinds() []tile.Kind {
	return []tile.Kind{
		{Name: "X20", Count: 1, Face: tile.Printed(tile.Yellow, seattleLabel, tile.CityStop(2, 40), 3, 4, 5)},
		{Name: "X24", Count: 1, Face: portland(tile.Yellow, 40)},
		{Name: "405", Count: 1, Face: tile.Printed(tile.Green, "T", tile.CityStop(2, 40), 0, 1, 5)},
		{Name: "X21", Count: 1, Face: tile.Printed(tile.Green, seattleLabel, tile.CityStop(2, 60), 3, 4, 5)},
		{Name: "X25", Count: 1, Face: portland(tile.Green, 60)},
		{Name: "X5", Count: 3, Face: tile.Printed(tile.Brown, "Y", tile.CityStop(3, 50), 0, 1, 2, 3, 4)},
		{Name: "X22", Count: 1, Face: tile.Printed(tile.Brown, seattleLabel, tile.CityStop(2, 80), 3, 4, 5)},
		{Name: "X26", Count: 1, Face: portland(tile.Brown, 80)},
		{Name: "X10", Count: 1, Face: tile.Printed(tile.Brown, "T", tile.CityStop(2, 50), 0, 1, 5)},
		{Name: "X11", Count: 3, Face: tile.Printed(tile.Gray, "Y", tile.CityStop(3, 60), 0, 1, 2, 3, 4)},
		{Name: "X16", Count: 1, Face: tile.Printed(tile.Gray, "T", tile.CityStop(3, 60), 0, 1, 5)},
		{Name: "X23", Count: 1, Face: tile.Printed(tile.Gray, seattleLabel, tile.CityStop(2, 100), 3, 4, 5)},
		{Name: "X27", Count: 1, Face: portland(tile.Gray, 100)},
	}
}

// privateKinds returns the tiles of the privates: boom town, coal mine, ports, portage, and the builder cube, which is
// a tile in records.
func privateKinds() []tile.Kind {
	return []tile.Kind{
		{Name: boomTown, Count: 1, Face: tile.Printed(tile.Gray, "", tile.TownStop(30), 0, 1, 2, 3, 4, 5)},
		{Name: mineTile, Count: 1, Face: mine(30, []tile.Line{{0, tile.S0}, {3, tile.S0}}, 0)},
		{Name: mineByPass, Count: 1, Face: mine(50, []tile.Line{{1, tile.S0}, {4, tile.S0}, {1, 4}}, 6)},
		{Name: smallPort, Count: 1, Face: tile.Face{Color: tile.Blue, Stops: []tile.Stop{risingCity(0, 30, 40, 40, 40)},
			Paths: []tile.Path{{A: 0, B: tile.S0, Terminal: 1}}}},
		{Name: largePort, Count: 1, Face: tile.Face{Color: tile.Blue, Stops: []tile.Stop{risingCity(0, 0, 40, 50, 60)},
			Paths: []tile.Path{{A: 0, B: tile.S0, Terminal: 1}}}},
		{Name: straight, Count: 1, Face: tile.Face{Color: tile.Blue, Paths: []tile.Path{{A: 0, B: 3}}}},
		{Name: curve, Count: 1, Face: tile.Face{Color: tile.Blue, Paths: []tile.Path{{A: 0, B: 2}}}},
		{Name: cubeTile, Count: 1, Face: tile.Face{}, Hidden: true},
	}
}
