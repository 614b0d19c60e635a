package tile

import (
	"encoding/json"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The catalogue has the tiles of the facts with the same ends in the same order, as records number stops by them.
func TestCatalogueAgreesWithFacts(t *testing.T) {
	data, err := os.ReadFile("../../../shared/facts/1830.json")
	if err != nil {
		t.Skipf("NOT CHECKED against the facts of 1830: %v", err)
	}
	type stop struct {
		Slots   uint8
		Revenue int16
	}
	var facts struct {
		Tiles []struct {
			Name, Color   string
			Cities, Towns []stop
			Paths         [][2]string
			Labels        []string
		}
	}
	if err := json.Unmarshal(data, &facts); err != nil {
		t.Fatal(err)
	}
	for _, f := range facts.Tiles {
		face, ok := Numbered(f.Name)
		if !ok {
			t.Errorf("tile %s is missing", f.Name)
			continue
		}
		if want := map[string]Color{"yellow": Yellow, "green": Green, "brown": Brown}[f.Color]; face.Color != want {
			t.Errorf("tile %s has colour %d, want %d", f.Name, face.Color, want)
		}
		if want := strings.Join(f.Labels, " "); face.Label != want {
			t.Errorf("tile %s has label %q, want %q", f.Name, face.Label, want)
		}
		var stops []Stop
		for _, s := range f.Cities {
			stops = append(stops, CityStop(s.Slots, s.Revenue))
		}
		for _, s := range f.Towns {
			stops = append(stops, TownStop(s.Revenue))
		}
		if !slices.EqualFunc(face.Stops, stops, func(a, b Stop) bool { return a.Towards(0) == b }) {
			t.Errorf("tile %s has stops %v, want %v", f.Name, face.Stops, stops)
		}
		var lines []Line
		for _, p := range f.Paths {
			lines = append(lines, Line{end(p[0]), end(p[1])})
		}
		if !slices.Equal(face.Paths, Lines(lines...)) {
			t.Errorf("tile %s has track %v, want %v", f.Name, face.Paths, lines)
		}
	}
}

// end reads "edge:3" and "city:0"; no tile has both cities and towns.
func end(text string) End {
	kind, number, _ := strings.Cut(text, ":")
	n, _ := strconv.Atoi(number)
	if kind == "edge" {
		return End(n)
	}
	return StopEnd(n)
}

func TestBox(t *testing.T) {
	own := Kind{Name: "X1", Count: 1}
	box, err := Box([]Copies{{"57", 4}, {"7", 2}}, own)
	if err != nil {
		t.Fatal(err)
	}
	if box.Find("57") != 1 || box.Find("7") != 2 || box.Find("X1") != 3 || box.Find("8") != 0 {
		t.Errorf("tiles are not numbered in order: %v", box)
	}
	if k := box.Kind(1); k.Count != 4 || k.Face.Exits() != 0b1001 {
		t.Errorf("tile 57 is %+v", k)
	}
	if _, err := Box([]Copies{{"1000", 1}}); err == nil {
		t.Error("a tile that is not in the catalogue was accepted")
	}
	if _, err := Box([]Copies{{"7", 1}, {"7", 2}}); err == nil {
		t.Error("a tile listed twice was accepted")
	}
}
