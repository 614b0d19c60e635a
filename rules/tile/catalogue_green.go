package tile

// greenTiles returns the green rows of the catalogue, by number.
func greenTiles() []numbered {
	return []numbered{
		{"12", []Stop{CityStop(1, 30)}, []Line{{0, S0}, {1, S0}, {2, S0}}, ""},
		{"14", []Stop{CityStop(2, 30)}, []Line{{0, S0}, {1, S0}, {3, S0}, {4, S0}}, ""},
		{"15", []Stop{CityStop(2, 30)}, []Line{{0, S0}, {1, S0}, {2, S0}, {3, S0}}, ""},
		{"16", nil, []Line{{0, 2}, {1, 3}}, ""},
		{"17", nil, []Line{{1, 3}, {0, 4}}, ""},
		{"18", nil, []Line{{0, 3}, {1, 2}}, ""},
		{"19", nil, []Line{{0, 3}, {2, 4}}, ""},
		{"20", nil, []Line{{0, 3}, {1, 4}}, ""},
		{"21", nil, []Line{{0, 2}, {3, 4}}, ""},
		{"22", nil, []Line{{0, 4}, {2, 3}}, ""},
		{"23", nil, []Line{{0, 3}, {0, 4}}, ""},
		{"24", nil, []Line{{0, 3}, {0, 2}}, ""},
		{"25", nil, []Line{{0, 2}, {0, 4}}, ""},
		{"26", nil, []Line{{0, 3}, {0, 5}}, ""},
		{"27", nil, []Line{{0, 3}, {0, 1}}, ""},
		{"28", nil, []Line{{0, 4}, {0, 5}}, ""},
		{"29", nil, []Line{{0, 2}, {0, 1}}, ""},
		{"53", []Stop{CityStop(1, 50)}, []Line{{0, S0}, {2, S0}, {4, S0}}, "B"},
		{
			"54", []Stop{CityStop(1, 60).Towards(2), CityStop(1, 60).Towards(6)},
			[]Line{{0, S0}, {S0, 1}, {2, S1}, {S1, 3}}, "NY",
		},
		{"59", []Stop{CityStop(1, 40), CityStop(1, 40)}, []Line{{0, S0}, {2, S1}}, "OO"},
		{"205", []Stop{CityStop(1, 30)}, []Line{{0, S0}, {1, S0}, {3, S0}}, ""},
		{"206", []Stop{CityStop(1, 30)}, []Line{{0, S0}, {5, S0}, {3, S0}}, ""},
		{"625", nil, []Line{{0, 1}, {2, 3}}, ""},
		{"626", nil, []Line{{0, 1}, {3, 4}}, ""},
	}
}
