package t1870

import "github.com/hexrail/hexrail/rules/tile"

// box returns the tiles: those of the shared catalogue, then the title's own. The original game had fewer copies of
// some (1870/R164).
func box(original bool) (tile.Set, error) {
	set, err := tile.Box(
		[]tile.Copies{
			{Name: "1", Count: 1}, {Name: "2", Count: 1}, {Name: "3", Count: 3}, {Name: "4", Count: 6}, {Name: "5", Count: 2},
			{Name: "6", Count: 2}, {Name: "7", Count: 9}, {Name: "8", Count: 22}, {Name: "9", Count: 23},
			{Name: "55", Count: 1}, {Name: "56", Count: 1}, {Name: "57", Count: 5}, {Name: "58", Count: 4},
			{Name: "69", Count: 1},
			{Name: "14", Count: 4}, {Name: "15", Count: 4}, {Name: "16", Count: 2}, {Name: "17", Count: 2},
			{Name: "18", Count: 2}, {Name: "19", Count: 2}, {Name: "20", Count: 2},
			{Name: "23", Count: 4}, {Name: "24", Count: 4}, {Name: "25", Count: 3}, {Name: "26", Count: 2},
			{Name: "27", Count: 2}, {Name: "28", Count: 2}, {Name: "29", Count: 2},
			{Name: "39", Count: 1}, {Name: "40", Count: 2}, {Name: "41", Count: 3}, {Name: "42", Count: 3},
			{Name: "43", Count: 2},
			{Name: "44", Count: 1}, {Name: "45", Count: 2}, {Name: "46", Count: 2}, {Name: "47", Count: 2},
			{Name: "63", Count: 5}, {Name: "70", Count: 2},
		},
		[]tile.Kind{
			{Name: "141", Count: 2, Face: tile.Printed(tile.Green, "", tile.TownStop(10), 0, 3, 1)},
			{Name: "142", Count: 2, Face: tile.Printed(tile.Green, "", tile.TownStop(10), 0, 5, 3)},
			{Name: "143", Count: 1, Face: tile.Printed(tile.Green, "", tile.TownStop(10), 0, 1, 2)},
			{Name: "144", Count: 1, Face: tile.Printed(tile.Green, "", tile.TownStop(10), 0, 2, 4)},
			{Name: "145", Count: 2, Face: tile.Printed(tile.Brown, "", tile.TownStop(20), 0, 1, 3, 4)},
			{Name: "146", Count: 2, Face: tile.Printed(tile.Brown, "", tile.TownStop(20), 0, 1, 2, 3)},
			{Name: "147", Count: 2, Face: tile.Printed(tile.Brown, "", tile.TownStop(20), 0, 2, 3, 4)},
			{Name: "170", Count: 4, Face: tile.Printed(tile.Brown, "P", tile.CityStop(2, 50), 0, 1, 2, 3, 4)},
			{Name: "171K", Count: 1, Face: tile.Printed(tile.Gray, "K", tile.CityStop(3, 60), 0, 1, 2, 3, 4, 5)},
			{Name: "172L", Count: 1, Face: tile.Printed(tile.Gray, "L", tile.CityStop(2, 60), 0, 1, 2, 3, 4, 5)},
		}...,
	)
	if err != nil || !original {
		return set, err
	}
	for name, count := range originalCounts() {
		set.Kind(set.Find(name)).Count = count
	}
	return set, nil
}

// originalCounts returns the kinds of which the original game had fewer copies, with their number.
func originalCounts() map[string]uint8 {
	fewer := map[string]uint8{"4": 4, "7": 7, "8": 20, "9": 20}
	for _, single := range []string{
		"16", "17", "18", "19", "20", "25", "26", "27", "28", "29", "40", "70", "141", "142", "145", "146", "147",
	} {
		fewer[single] = 1
	}
	return fewer
}
