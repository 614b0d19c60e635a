package t1860

import (
	"encoding/json"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"hexrail/rules"
	"hexrail/rules/hex"
	"hexrail/rules/market"
	"hexrail/rules/tile"
)

// facts is the part of the reference data that the tables are compared with.
type facts struct {
	Bank         int32
	StartingCash map[string]int32 `json:"starting_cash_by_players"`
	CertLimit    map[string]uint8 `json:"cert_limit_by_players"`
	Market       [][]struct {
		Price int16
		Zones []string
	}
	Phases []struct {
		Name   string
		Limit  uint8 `json:"train_limit"`
		Tiles  []string
		Rounds uint8 `json:"operating_rounds"`
	}
	Trains []struct {
		Name     string
		Count    uint8
		Price    int32
		Distance []struct{ Pay uint8 }
		RustsOn  string `json:"rusts_on"`
	}
	Corporations []struct {
		ID, Name, Home string
		TokenCosts     []int16 `json:"token_costs"`
		Float          uint8   `json:"float_percent"`
		Shares         []struct{ Buyable *bool }
	}
	Privates []struct {
		ID             string
		Value, Revenue int32
	}
	Tiles []factFace
	Hexes []struct {
		ID        string
		Neighbors map[string]string
		Tile      factFace
	}
}

type factFace struct {
	Name, Color string
	Count       uint8
	Cities      []struct {
		Slots   uint8
		Revenue int16
	}
	Towns []struct {
		Revenue int16
		Halt    string
	}
	Offboards []struct{}
	Paths     [][2]string
	Labels    []string
	Costs     []struct{ Cost int16 } `json:"upgrade_costs"`
}

func readFacts(t *testing.T) (f facts) {
	t.Helper()
	data, err := os.ReadFile("../../../shared/facts/1860.json")
	if err != nil {
		t.Skipf("NOT CHECKED against the facts: %v", err)
	}
	if err := json.Unmarshal(data, &f); err != nil {
		t.Fatal(err)
	}
	return f
}

// TestNumbersAgree: money, limits, phases and trains (sheet 1.1, 1.3, 1.4).
func TestNumbersAgree(t *testing.T) {
	f, title := readFacts(t), build(t)
	if title.Bank != f.Bank {
		t.Errorf("bank of %d", title.Bank)
	}
	for players, cash := range f.StartingCash {
		n, _ := strconv.Atoi(players)
		if title.StartingCash[n] != cash || title.CertLimit[n] != f.CertLimit[players] {
			t.Errorf("%d players: %d, %d certificates", n, title.StartingCash[n], title.CertLimit[n])
		}
	}
	colors := []tile.Color{0, tile.Yellow, tile.Green, tile.Brown}
	for i, p := range f.Phases {
		if q := title.Phases[i]; q.Name != p.Name || q.TrainLimit != p.Limit || q.Rounds != p.Rounds || q.Colors != colors[len(p.Tiles)] {
			t.Errorf("phase %s: %+v", p.Name, q)
		}
	}
	for i, tr := range f.Trains {
		d := title.Trains[i]
		if d.Name != tr.Name || d.Price != tr.Price || d.RustsOn != tr.RustsOn || d.Reach != tr.Distance[0].Pay || d.More != tr.Distance[1].Pay ||
			!d.Unlimited && d.Count != tr.Count {
			t.Errorf("train %s: %+v", tr.Name, d)
		}
	}
}

// TestMarketAgrees: 55 prices and their zones (sheet 1.7).
func TestMarketAgrees(t *testing.T) {
	row := build(t).Market.Rows[0]
	zones := map[string]market.Zone{"close": market.Closes, "ignore_one_sale": market.FirstSaleFree, "repar": market.ParAgain, "end_game": market.EndsGame}
	for i, want := range readFacts(t).Market[0] {
		have := row[i]
		zone, par := market.Zone(0), false
		for _, z := range want.Zones {
			zone |= zones[z]
			par = par || z == "par"
		}
		if i == len(row)-1 {
			zone = market.EndsGame
		}
		if have.Price != want.Price || have.Zone != zone || have.Par != par {
			t.Errorf("cell %d: %+v, want %+v", i, have, want)
		}
	}
}

// TestChartersAgree: companies and privates (sheet 1.5, 1.6; R2).
func TestChartersAgree(t *testing.T) {
	f, title := readFacts(t), build(t)
	for i, want := range f.Corporations {
		c := title.Corps[i]
		aside := slices.ContainsFunc(want.Shares, func(s struct{ Buyable *bool }) bool { return s.Buyable != nil && !*s.Buyable })
		name := strings.Replace(want.Name, "Ventor", "Ventnor", 1)
		if c.ID != want.ID || c.Name != name || c.Home != want.Home || c.FloatAt != want.Float || !slices.Equal(c.TokenCosts, want.TokenCosts) ||
			(c.Reserved != "") != aside || len(c.Certs) != len(want.Shares) {
			t.Errorf("%s: %+v", want.ID, c)
		}
	}
	for i, want := range f.Privates {
		if p := title.Privates[i]; p.ID != want.ID || p.Value != want.Value || p.Revenue != want.Revenue {
			t.Errorf("%s: %+v", want.ID, p)
		}
	}
}

// TestTilesAgree: every tile, its copies, stops and track; the smaller box (sheet 1.9).
func TestTilesAgree(t *testing.T) {
	f, title := readFacts(t), build(t)
	for _, want := range f.Tiles {
		n := title.Tiles.Find(want.Name)
		if n == 0 {
			t.Errorf("no tile %s", want.Name)
			continue
		}
		k := title.Tiles.Kind(n)
		if k.Count != want.Count {
			t.Errorf("%d copies of %s", k.Count, want.Name)
		}
		sameFace(t, want.Name, &k.Face, &want)
	}
	small := build(t, "two_player_map")
	for name, want := range map[string]uint8{"776": 2, "770": 1, "57": 2} {
		if have := small.Tiles.Kind(small.Tiles.Find(name)).Count; have != want {
			t.Errorf("%d copies of %s in the first edition", have, name)
		}
	}
}

// TestMapAgrees: every hex, its neighbours and its face; the smaller map (sheet 1.8; R83).
func TestMapAgrees(t *testing.T) {
	f, title := readFacts(t), build(t)
	for i := range f.Hexes {
		want := &f.Hexes[i]
		h := title.FindHex(want.ID)
		if h == 0 {
			t.Errorf("no hex %s", want.ID)
			continue
		}
		def := &title.Board.Hexes[h-1]
		cost := int16(0)
		if len(want.Tile.Costs) > 0 {
			cost = want.Tile.Costs[0].Cost
		}
		if def.Cost != cost {
			t.Errorf("%s costs %d", want.ID, def.Cost)
		}
		for e := range hex.Edge(6) {
			have := ""
			if n := title.Track().Next(h, e); n != 0 {
				have = title.HexName(n)
			}
			if w := want.Neighbors[strconv.Itoa(int(e))]; have != w && !(want.ID == "J2" || have == "J2") {
				t.Errorf("%s, edge %d: %q, want %q", want.ID, e, have, w)
			}
		}
		sameFace(t, want.ID, &def.Face, &want.Tile)
	}
	if len(f.Hexes) != len(title.Board.Hexes) {
		t.Errorf("%d hexes", len(title.Board.Hexes))
	}
	small := build(t, "original_game")
	for _, name := range []string{"A5", "A7", "E11"} {
		if small.FindHex(name) != 0 {
			t.Errorf("%s is on the smaller map", name)
		}
	}
}

func sameFace(t *testing.T, name string, f *tile.Face, want *factFace) {
	t.Helper()
	label := strings.Join(want.Labels, " ")
	if f.Label != label || len(f.Stops) != len(want.Cities)+len(want.Towns)+len(want.Offboards) {
		t.Errorf("%s: label %q, %d stops", name, f.Label, len(f.Stops))
		return
	}
	for i, c := range want.Cities {
		if s := f.Stops[i]; s.Kind != tile.City || s.Slots != c.Slots || s.Value.At(tile.Yellow) != c.Revenue {
			t.Errorf("%s: city %d is %+v", name, i, s)
		}
	}
	for i, c := range want.Towns {
		kind := tile.Town
		if c.Halt != "" {
			kind = tile.Halt
		}
		if s := f.Stops[len(want.Cities)+i]; s.Kind != kind || s.Value.At(tile.Yellow) != c.Revenue {
			t.Errorf("%s: town %d is %+v", name, i, s)
		}
	}
	end := func(s string) tile.End {
		what, digits, _ := strings.Cut(s, ":")
		n, _ := strconv.Atoi(digits)
		switch what {
		case "edge":
			return tile.EdgeEnd(hex.Edge(n))
		case "town":
			n += len(want.Cities)
		}
		return tile.StopEnd(n)
	}
	var lines []tile.Line
	for _, p := range want.Paths {
		lines = append(lines, tile.Line{end(p[0]), end(p[1])})
	}
	if !slices.Equal(f.Paths, tile.Lines(lines...)) && len(lines)+len(f.Paths) > 0 {
		t.Errorf("%s: track %v, want %v", name, f.Paths, lines)
	}
}

// upgradeList is what replaces what (sheet 1.9; R86, T24, T26). The sheet lists 784 after 754 and 783 after 755 too, but no
// rotation of them keeps the old track with its halt, and recorded lists of legal lays lack them.
const upgradeList = `5: 12 205 206 756; 6: 12 205 206; 57: 205 206; 115: 12 205 206 756 759; 7: 18 21 22 625 626; 8: 16 17 19 21 22;
9: 18 19 20; 741: 747 750 751 752; 742: 748 750 751 752 753; 743: 749 751 752; 744: 754 755; 745: 754 755; 746: 757 762; 787: 788;
788: 789; 12: 771 776; 205: 776; 206: 776; 756: 771 772 776; 759: 771 772 776 777; 757: 770; 762: 770; 758: 786; 760: 774; 761: 775;
763: 773; 16: 779; 21: 779; 22: 779; 17: 778; 19: 778; 18: 780; 626: 780; 625: 781; 20:; 747: 764 767 768 769; 748: 766 767 768 769;
749: 765 767 768 769; 750: 767 769; 751: 767 768 769; 752: 767 768 769; 753: 769; 754: 782 783 785; 755: 782 784 785`

func TestUpgradeList(t *testing.T) {
	title := build(t)
	for _, line := range strings.Split(upgradeList, ";") {
		old, list, _ := strings.Cut(strings.TrimSpace(line), ":")
		var have []string
		from := &title.Tiles.Kind(title.Tiles.Find(old)).Face
		for i := range title.Tiles {
			for rot := range uint8(6) {
				if f := title.Tiles[i].Face.Turned(rot); tile.Replaces(from, &f, tile.Terms{}) == tile.Fits {
					have = append(have, title.Tiles[i].Name)
					break
				}
			}
		}
		want := strings.Fields(list)
		slices.Sort(have)
		slices.Sort(want)
		if !slices.Equal(have, want) {
			t.Errorf("%s becomes %v, want %v", old, have, want)
		}
	}
}

// TestProfilesDiffer: what the two profiles say (section 0 of the sheet).
func TestProfilesDiffer(t *testing.T) {
	document, site := SwitchesFor(rules.Rulebook), SwitchesFor(rules.Recorded)
	on := func(s *Switches) (names []string) {
		for _, c := range s.Choices() {
			if c.Value() == "on" {
				names = append(names, c.Name())
			}
		}
		return names
	}
	if got := on(&site); !slices.Equal(got, []string{"home_on_route"}) {
		t.Errorf("as recorded: %v", got)
	}
	if got := on(&document); len(got) != 12 || slices.Contains(got, "home_on_route") {
		t.Errorf("by the document: %v", got)
	}
}
