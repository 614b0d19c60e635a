package tile

// brownTiles returns the brown rows of the catalogue, by number.
func brownTiles() []numbered {
	return []numbered{
		{"39", nil, []Line{{0, 2}, {0, 1}, {1, 2}}, ""},
		{"40", nil, []Line{{0, 2}, {2, 4}, {0, 4}}, ""},
		{"41", nil, []Line{{0, 3}, {0, 1}, {1, 3}}, ""},
		{"42", nil, []Line{{0, 3}, {3, 5}, {0, 5}}, ""},
		{"43", nil, []Line{{0, 3}, {0, 2}, {1, 3}, {1, 2}}, ""},
		{"44", nil, []Line{{0, 3}, {1, 4}, {0, 1}, {3, 4}}, ""},
		{"45", nil, []Line{{0, 3}, {2, 4}, {0, 4}, {2, 3}}, ""},
		{"46", nil, []Line{{0, 3}, {2, 4}, {3, 4}, {0, 2}}, ""},
		{"47", nil, []Line{{0, 3}, {1, 4}, {1, 3}, {0, 4}}, ""},
		{"61", []Stop{CityStop(1, 60)}, []Line{{0, S0}, {2, S0}, {3, S0}, {4, S0}}, "B"},
		{"62", []Stop{CityStop(2, 80), CityStop(2, 80)}, []Line{{0, S0}, {S0, 1}, {2, S1}, {S1, 3}}, "NY"},
		{"63", []Stop{CityStop(2, 40)}, []Line{{0, S0}, {1, S0}, {2, S0}, {3, S0}, {4, S0}, {5, S0}}, ""},
		{"64", []Stop{CityStop(1, 50), CityStop(1, 50).Towards(8)}, []Line{{0, S0}, {S0, 2}, {3, S1}, {S1, 4}}, "OO"},
		{"65", []Stop{CityStop(1, 50), CityStop(1, 50).Towards(6)}, []Line{{0, S0}, {S0, 4}, {2, S1}, {S1, 3}}, "OO"},
		{"66", []Stop{CityStop(1, 50), CityStop(1, 50).Towards(4)}, []Line{{0, S0}, {S0, 3}, {1, S1}, {S1, 2}}, "OO"},
		{"67", []Stop{CityStop(1, 50), CityStop(1, 50)}, []Line{{0, S0}, {S0, 3}, {2, S1}, {S1, 4}}, "OO"},
		{"68", []Stop{CityStop(1, 50), CityStop(1, 50)}, []Line{{0, S0}, {S0, 3}, {1, S1}, {S1, 4}}, "OO"},
		{"70", nil, []Line{{0, 1}, {0, 2}, {1, 3}, {2, 3}}, ""},
	}
}
