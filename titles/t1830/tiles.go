package t1830

import "github.com/hexrail/hexrail/rules/tile"

// box returns the tiles, which are all in the shared catalogue.
func box() (tile.Set, error) {
	return tile.Box([]tile.Copies{
		// Yellow: plain track, towns, double towns, cities.
		{Name: "7", Count: 4}, {Name: "8", Count: 8}, {Name: "9", Count: 7},
		{Name: "3", Count: 2}, {Name: "4", Count: 2}, {Name: "58", Count: 2},
		{Name: "1", Count: 1}, {Name: "2", Count: 1}, {Name: "55", Count: 1}, {Name: "56", Count: 1}, {Name: "69", Count: 1},
		{Name: "57", Count: 4},
		// Green: plain track, cities, the labelled cities B, NY and OO.
		{Name: "16", Count: 1}, {Name: "18", Count: 1}, {Name: "19", Count: 1}, {Name: "20", Count: 1},
		{Name: "23", Count: 3},
		{Name: "24", Count: 3}, {Name: "25", Count: 1}, {Name: "26", Count: 1}, {Name: "27", Count: 1},
		{Name: "28", Count: 1},
		{Name: "29", Count: 1},
		{Name: "14", Count: 3}, {Name: "15", Count: 2},
		{Name: "53", Count: 2}, {Name: "54", Count: 1}, {Name: "59", Count: 2},
		// Brown, in the same order.
		{Name: "39", Count: 1}, {Name: "40", Count: 1}, {Name: "41", Count: 2}, {Name: "42", Count: 2},
		{Name: "43", Count: 2},
		{Name: "44", Count: 1}, {Name: "45", Count: 2}, {Name: "46", Count: 2}, {Name: "47", Count: 1},
		{Name: "70", Count: 1},
		{Name: "63", Count: 3},
		{Name: "61", Count: 2}, {Name: "62", Count: 1},
		{Name: "64", Count: 1}, {Name: "65", Count: 1}, {Name: "66", Count: 1}, {Name: "67", Count: 1},
		{Name: "68", Count: 1},
	})
}
