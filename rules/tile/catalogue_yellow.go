package tile

// yellowTiles returns the yellow rows of the catalogue, by number.
func yellowTiles() []numbered {
	return []numbered{
		{"1", []Stop{TownStop(10), TownStop(10)}, []Line{{1, S0}, {S0, 3}, {0, S1}, {S1, 4}}, ""},
		{"2", []Stop{TownStop(10), TownStop(10)}, []Line{{0, S0}, {S0, 3}, {1, S1}, {S1, 2}}, ""},
		{"3", []Stop{TownStop(10)}, []Line{{0, S0}, {S0, 1}}, ""},
		{"4", []Stop{TownStop(10)}, []Line{{0, S0}, {S0, 3}}, ""},
		{"5", []Stop{CityStop(1, 20)}, []Line{{0, S0}, {1, S0}}, ""},
		{"6", []Stop{CityStop(1, 20)}, []Line{{0, S0}, {2, S0}}, ""},
		{"7", nil, []Line{{0, 1}}, ""},
		{"8", nil, []Line{{0, 2}}, ""},
		{"9", nil, []Line{{0, 3}}, ""},
		{"55", []Stop{TownStop(10), TownStop(10)}, []Line{{0, S0}, {S0, 3}, {1, S1}, {S1, 4}}, ""},
		{"56", []Stop{TownStop(10), TownStop(10)}, []Line{{0, S0}, {S0, 2}, {1, S1}, {S1, 3}}, ""},
		{"57", []Stop{CityStop(1, 20)}, []Line{{0, S0}, {S0, 3}}, ""},
		{"58", []Stop{TownStop(10)}, []Line{{0, S0}, {S0, 2}}, ""},
		{"69", []Stop{TownStop(10), TownStop(10)}, []Line{{0, S0}, {S0, 3}, {2, S1}, {S1, 4}}, ""},
		{"115", []Stop{CityStop(1, 20)}, []Line{{0, S0}}, ""},
	}
}
