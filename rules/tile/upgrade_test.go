package tile

import (
	"slices"
	"strconv"
	"testing"
)

// The box of 1830.
var box1830 = []string{
	"1", "2", "3", "4", "7", "8", "9", "14", "15", "16", "18", "19", "20", "23", "24", "25", "26", "27", "28", "29", "39",
	"40", "41", "42", "43", "44", "45", "46", "47", "53", "54", "55", "56", "57", "58", "59", "61", "62", "63", "64", "65",
	"66", "67", "68", "69", "70",
}

func printed(color Color, label string, stops []Stop, lines ...Line) Face {
	return Face{Color: color, Label: label, Stops: stops, Paths: Lines(lines...)}
}

func faceOf(t *testing.T, name string) Face {
	t.Helper()
	f, ok := Numbered(name)
	if !ok {
		t.Fatalf("no tile %s", name)
	}
	return f
}

// The whole upgrade table of 1830 (1830/R96, R99, R100): a tile is in the list if it fits in some rotation.
func TestUpgradeTable1830(t *testing.T) {
	town, city := TownStop(0), CityStop(1, 0)
	for _, c := range []struct {
		name string
		face Face
		want []string
	}{
		{"plain white", printed(White, "", nil), []string{"7", "8", "9"}},
		{"white with a town", printed(White, "", []Stop{town}), []string{"3", "4", "58"}},
		{"white with two towns", printed(White, "", []Stop{town, town}), []string{"1", "2", "55", "56", "69"}},
		{"white with a city", printed(White, "", []Stop{city}), []string{"57"}},
		{"Boston", printed(Yellow, "B", []Stop{CityStop(1, 30)}, Line{3, S0}, Line{5, S0}), []string{"53"}},
		{"Baltimore", printed(Yellow, "B", []Stop{CityStop(1, 30)}, Line{4, S0}, Line{0, S0}), []string{"53"}},
		{"yellow OO", printed(Yellow, "OO", []Stop{city, city}), []string{"59"}},
		{"New York", printed(Yellow, "NY", []Stop{city, city}, Line{3, S0}, Line{0, S1}), []string{"54"}},
		{"gray", printed(Gray, "", []Stop{city}, Line{3, S0}), nil},
		{"red", printed(Red, "", []Stop{AreaStop("Gulf", 30, 60)}, Line{3, S0}), nil},
	} {
		checkUpgrades(t, c.name, c.face, c.want)
	}
	table := map[string][]string{
		"7":  {"18", "26", "27", "28", "29"},
		"8":  {"16", "19", "23", "24", "25", "28", "29"},
		"9":  {"18", "19", "20", "23", "24", "26", "27"},
		"57": {"14", "15"}, "14": {"63"}, "15": {"63"},
		"16": {"43", "70"}, "18": {"43"}, "19": {"45", "46"}, "20": {"44", "47"}, "23": {"41", "43", "45", "47"},
		"24": {"42", "43", "46", "47"}, "25": {"40", "45", "46"}, "26": {"42", "44", "45"}, "27": {"41", "44", "46"},
		"28": {"39", "43", "46", "70"}, "29": {"39", "43", "45", "70"},
		"53": {"61"}, "54": {"62"}, "59": {"64", "65", "66", "67", "68"},
	}
	for _, name := range box1830 {
		checkUpgrades(t, "tile "+name, faceOf(t, name), table[name])
	}
}

func checkUpgrades(t *testing.T, name string, old Face, want []string) {
	t.Helper()
	var got []string
	for _, n := range box1830 {
		kind, fits := faceOf(t, n), false
		for r := range uint8(6) {
			now := kind.Turned(r)
			fits = fits || Replaces(&old, &now, Terms{}) == Fits
		}
		if fits {
			got = append(got, n)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("%s: may be replaced by %v, want %v", name, got, want)
	}
}

// 1830/R96, R99, R100: the faults of a tile.
func TestMisfits(t *testing.T) {
	plain, oneCity := printed(White, "", nil), printed(White, "", []Stop{CityStop(1, 0)})
	oo := printed(Yellow, "OO", []Stop{CityStop(1, 0), CityStop(1, 0)})
	for _, c := range []struct {
		rule, what string
		old        Face
		tile       string
		rot        uint8
		want       Misfit
	}{
		{"R96", "green on white", plain, "23", 0, WrongColor},
		{"R96", "yellow on yellow", faceOf(t, "7"), "8", 0, WrongColor},
		{"R96", "a gray hex is never covered", printed(Gray, "", nil), "7", 0, NeverChanged},
		{"R99", "a city tile on plain land", plain, "57", 0, WrongCities},
		{"R99", "plain track on a city", oneCity, "7", 0, WrongCities},
		{"R99", "a town tile on plain land", plain, "4", 0, WrongTowns},
		{"R99", "an unlabelled city tile on OO", oo, "14", 0, WrongLabel},
		{"R99", "a B tile on a plain city", faceOf(t, "57"), "53", 0, WrongLabel},
		{"R100", "the straight is kept", faceOf(t, "9"), "23", 0, Fits},
		{"R100", "the straight would be cut", faceOf(t, "9"), "23", 1, CutsTrack},
		{"R100", "both cities in place", faceOf(t, "59"), "67", 0, Fits},
		{"R100", "both cities in place, turned", faceOf(t, "59"), "68", 1, CutsTrack},
	} {
		kind := faceOf(t, c.tile)
		now := kind.Turned(c.rot)
		if got := Replaces(&c.old, &now, Terms{}); got != c.want {
			t.Errorf("%s: %s: tile %s turned by %s: got %d, want %d", c.rule, c.what, c.tile, strconv.Itoa(int(c.rot)), got,
				c.want)
		}
	}
}

// Two cities may not grow into one where each must keep its own (1830/R100).
func TestCitiesAreNotMixed(t *testing.T) {
	old := printed(Green, "OO", []Stop{CityStop(1, 40), CityStop(1, 40)}, Line{0, S0}, Line{2, S1})
	both := printed(Brown, "OO", []Stop{CityStop(1, 50), CityStop(1, 50)}, Line{0, S0}, Line{2, S0}, Line{4, S1})
	if got := Replaces(&old, &both, Terms{}); got != MixesCities {
		t.Errorf("a tile that joins both cities: %d, want MixesCities", got)
	}
	apart := printed(Brown, "OO", []Stop{CityStop(1, 50), CityStop(1, 50)}, Line{0, S1}, Line{2, S0}, Line{4, S1})
	if got := Replaces(&old, &apart, Terms{}); got != Fits {
		t.Errorf("a tile whose cities have changed numbers: %d, want Fits", got)
	}
	if to := CityMap(&old, &apart); to[0] != 1 || to[1] != 0 {
		t.Errorf("cities go to %v, want 1 and 0 (1830/R104)", to)
	}
}

// 1830/R104: where the cities of a replaced face go.
func TestCityMap(t *testing.T) {
	city := CityStop(1, 0)
	ny := printed(Yellow, "NY", []Stop{city, city}, Line{3, S0}, Line{0, S1})
	oo := printed(Yellow, "OO", []Stop{city, city})
	half := printed(Yellow, "", []Stop{city, city}, Line{1, S1})
	for _, c := range []struct {
		what string
		old  Face
		tile string
		rot  uint8
		want [2]int8
	}{
		{"no track: city by city", oo, "59", 2, [2]int8{0, 1}},
		{"New York crossed over", ny, "54", 0, [2]int8{1, 0}},
		{"New York straight", ny, "54", 3, [2]int8{0, 1}},
		{"a city without track takes the free one", half, "54", 0, [2]int8{1, 0}},
		{"towns have no tokens", faceOf(t, "58"), "57", 0, [2]int8{-1, -1}},
	} {
		kind := faceOf(t, c.tile)
		now := kind.Turned(c.rot)
		if to := CityMap(&c.old, &now); [2]int8{to[0], to[1]} != c.want {
			t.Errorf("%s: cities go to %v, want %v", c.what, to, c.want)
		}
	}
}

// A title with junction tiles compares the edges of the old track only (18FL, 1822PNW).
func TestReplacesByExits(t *testing.T) {
	straight := faceOf(t, "9")
	star := printed(Green, "", nil, Line{0, J}, Line{1, J}, Line{3, J})
	if got := Replaces(&straight, &star, Terms{}); got != CutsTrack {
		t.Errorf("piece by piece: %d, want CutsTrack", got)
	}
	if got := Replaces(&straight, &star, Terms{ByExits: true}); got != Fits {
		t.Errorf("by edges: %d, want Fits", got)
	}
}
