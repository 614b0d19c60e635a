package t18fl

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// read replays a recorded game up to an action.
func read(t *testing.T, name string, before int) *rulestest.Game {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "..", "shared", "games", "18fl", name+".json"))
	if err != nil {
		t.Skipf("NO RECORDED GAME: %v", err)
	}
	in, err := record.Read(data, func(string, rules.Profile, []string) (*rules.Title, *record.Names, error) {
		return build(t, rules.Recorded), RecordNames(), nil
	})
	if err != nil || in.Stop != nil {
		t.Fatal(err, in.Stop)
	}
	g := rulestest.New(t, in.Title, len(in.Game.Players))
	for _, move := range in.Moves {
		if move.ID >= before {
			break
		}
		g.Do(move.Actions...)
	}
	return g
}

// TestTokenPrices: every station and hotel for the money of the company, with its price (R71-R73; X14).
func TestTokenPrices(t *testing.T) {
	for _, c := range []struct {
		before           int
		stations, hotels string
	}{
		{22, "J27 20", "I28 40"},
		{27, "", "C24 20, D23 40"},
		{33, "", "B7 20"},
		{42, "", "I28 20, M24 60"},
		{49, "", "D23 40, D25 60, E26 80"},
		{67, "", "I28 20"},
		{72, "F23 120", "D23 40, D25 60, E26 80"},
		{79, "", "B13 80, C14 100, M24 60"},
		{89, "", "I28 20"},
		{95, "", "B13 80, C14 100, M24 60"},
		{103, "", "D23 40, D25 60, E26 40"},
		{110, "", "I28 20"},
		{116, "J27 20", "B13 80, C14 100, I28 40, M24 60"},
		{121, "", "D23 40, D25 60, E26 40"},
		{138, "", "I28 20"},
		{144, "J27 20", "B13 80, C14 100, D19 160, M24 60"},
		{150, "F23 60", "D23 140, D25 120, E26 100"},
		{157, "", "B19 40"},
		{163, "", "B13 40, C14 20, D19 80"},
		{186, "G20 60", "B13 140, C14 120, D19 60, D23 40, D25 60, E26 40"},
		{193, "", "M24 60"},
		{197, "J27 20", "B13 80, C14 100, D19 160, D23 160, D25 140, E26 120, M24 60"},
		{209, "J27 100, K28 120", "D23 80, D25 60, E26 40, I22 40, M24 180"},
		{218, "B5 120", "B13 40, C14 20, D19 80"},
		{232, "", "B13 80, C14 100, D19 160, M24 60"},
		{239, "", "D23 140, D25 120, E26 100, M24 60"},
		{245, "K28 20", "D23 80, D25 60, E26 40, I22 40, M24 80"},
		{260, "B23 140, B5 120", "B13 40, C14 20, D19 80, D23 180, D25 200, E26 220"},
		{271, "", "B13 120, D19 60, D23 40, D25 60, E26 80"},
		{278, "B23 200", "D19 160"},
		{290, "", "D23 140, D25 120, E26 100, I22 60, M24 60"},
		{299, "B23 120, B5 100", "D19 80, D23 160, D25 180, E26 200"},
		{314, "", "D19 60, D23 40, D25 60"},
		{328, "B15 100", "D19 160"},
		{344, "B23 120, B5 100", "D19 80, D23 160, D25 180, E26 200"},
		{349, "", "D19 60, D23 40, D25 60"},
		{389, "B15 100", "D19 160, I22 80"},
		{414, "B15 100", "D19 160, D25 180, E26 160, I22 80"},
		{437, "B15 100, B23 200", "D19 160, D25 180, E26 160, I22 80"},
		{474, "B15 100", "D19 60, D25 40, E26 60, I22 80"},
		{514, "B5 100", "D19 80"},
		{537, "B5 100", "E26 160"},
	} {
		g := read(t, "18fl-game-end-bank", c.before)
		stations, hotels := targets(t, g)
		if stations != c.stations || hotels != c.hotels {
			t.Errorf("before %d: stations %q, hotels %q, want %q and %q", c.before, stations, hotels, c.stations, c.hotels)
		}
	}
}

// targets lists the stations and hotels that are legal, with their prices.
func targets(t *testing.T, g *rulestest.Game) (stations, hotels string) {
	t.Helper()
	v := g.View()
	var cities []string
	for _, a := range g.Legal() {
		if place, ok := a.(rules.PlaceToken); ok && place.Via == 0 {
			cities = append(cities, g.Title.HexName(place.Hex)+" "+strconv.Itoa(int(v.TokenCost(place.Of, place.Hex, 0))))
		}
	}
	towns, err := notation.Choices(v, "hex_token")
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(cities)
	return strings.Join(slices.Compact(cities), ", "), strings.Join(towns, ", ")
}
