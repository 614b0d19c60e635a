package t1870

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/tile"
)

func build(t testing.TB, p rules.Profile, settings ...string) *rules.Title {
	t.Helper()
	title, err := rules.Build(p, settings, SwitchesFor, New)
	if err != nil {
		t.Fatal(err)
	}
	return title
}

func facts(t *testing.T) *rulestest.Facts { return rulestest.ReadFacts(t, "1870") }

// TestNumbersAgree: money, limits, trains, phases and prices.
func TestNumbersAgree(t *testing.T) {
	f, title := facts(t), build(t, rules.Recorded)
	rulestest.Same(t, "bank", title.Bank, f.Bank)
	for n := MinPlayers; n <= mostRecords; n++ {
		key := fmt.Sprint(n)
		rulestest.Same(t, key+" players: cash", title.StartingCash[n], f.StartingCash[key])
		rulestest.Same(t, key+" players: limit", title.CertLimit[n], f.CertLimit[key]["10"])
		rulestest.Same(t, key+" players: limit with nine", title.CertLimitFewer[0].Limit[n], f.CertLimit[key]["9"])
	}
	for i := range f.Phases { // the reference has a colour of its own for the last figures of the areas
		f.Phases[i].Tiles = slices.DeleteFunc(f.Phases[i].Tiles, func(color string) bool { return color == "blue" })
	}
	f.SamePhases(t, title)
	f.SameTrains(t, title)
	for i, want := range f.Trains {
		rulestest.Same(t, want.Name+": reach", title.Trains[i].Reach, string(want.Distance))
	}
	zones := map[string]market.Zone{
		"no_cert_limit": yellow, "unlimited": green, "multiple_buy": brown, "close": market.Closes,
		"ignore_one_sale": market.BelowLedge,
	}
	f.SameMarket(t, &title.Market, zones)
}

// TestChartersAgree: companies with their destinations, and privates with their prices and sites (P2-P4).
func TestChartersAgree(t *testing.T) {
	f, title := facts(t), build(t, rules.Recorded)
	var extra struct {
		Corporations []struct{ Destination string }
		Privates     []struct {
			Later int32 `json:"max_price_from_phase_2"`
		}
	}
	read(t, &extra)
	for i, want := range f.Corporations {
		c := title.Corps[i]
		if c.ID != want.ID || c.Home != want.Home || c.Destination != extra.Corporations[i].Destination ||
			c.FloatAt != want.FloatPercent ||
			!slices.Equal(c.TokenCosts, want.TokenCosts) || !slices.Equal(c.Certs, want.Certs()) {
			t.Errorf("%s is %+v, want %+v", want.ID, c, want)
		}
	}
	for i, want := range f.Privates {
		p := title.Privates[i]
		most := want.Max
		if later := extra.Privates[i].Later; later > 0 {
			most = later
		}
		if p.ID != want.ID || p.Value != want.Value || p.Revenue != want.Revenue || p.Min != 0 &&
			(p.Min != want.Min || p.Max != most) {
			t.Errorf("%s is %+v, want %+v", want.ID, p, want)
		}
		for _, a := range want.Abilities {
			switch a.Kind {
			case "assign_hexes":
				list := portHexes()
				if want.ID == cattleID {
					list = cattleHexes()
				}
				rulestest.SameSet(t, want.ID+": sites", list, a.Hexes)
			case "tile_lay":
				var banks []string
				for _, h := range title.Board.Hexes {
					if h.Banks != [2]uint8{} {
						banks = append(banks, h.Name)
					}
				}
				rulestest.SameSet(t, "river hexes", banks, a.Hexes)
			}
		}
	}
}

// TestMapAgrees: hexes with their sides, banks of the river, labels to come and ports; the box (R91).
func TestMapAgrees(t *testing.T) {
	f, title := facts(t), build(t, rules.Recorded)
	f.SameTiles(t, title)
	for i := range f.Hexes { // the reference has areas as cities, with a colour of its own for their last figures
		h := &f.Hexes[i]
		if h.Tile.Color != "red" {
			continue
		}
		h.Tile.Offboards, h.Tile.Cities = h.Tile.Cities, nil
		h.Tile.Offboards[0].Revenue = bytes.Replace(h.Tile.Offboards[0].Revenue, []byte("blue"), []byte("gray"), 1)
		for k := range h.Tile.Paths {
			h.Tile.Paths[k][1] = "offboard:0"
		}
	}
	f.SameHexes(t, title)
	var extra struct {
		Hexes []struct {
			ID   string
			Tile struct {
				Partitions []struct {
					Banks  [2][]hex.Edge
					StopOn *int `json:"stop_on"`
				}
				Future  label   `json:"future_label"`
				Futures []label `json:"future_labels"`
				Icons   []string
			}
		}
	}
	read(t, &extra)
	for _, want := range extra.Hexes {
		h := title.Board.Hexes[title.FindHex(want.ID)-1]
		for _, river := range want.Tile.Partitions {
			rulestest.Same(t, want.ID+": banks", h.Banks, [2]uint8{edges(river.Banks[0]...), edges(river.Banks[1]...)})
			if river.StopOn != nil {
				rulestest.Same(t, want.ID+": bank of its stops", h.StopBank, *river.StopOn)
			}
		}
		var labels [tile.Gray + 1]string
		for _, l := range append(want.Tile.Futures, want.Tile.Future) {
			switch l.Color {
			case "brown":
				labels[tile.Brown] = l.Label
			case "gray":
				labels[tile.Gray] = l.Label
			}
		}
		rulestest.Same(t, want.ID+": labels to come", h.Labels, labels)
		rulestest.Same(t, want.ID+": port", slices.Contains(portHexes(), want.ID), slices.Contains(want.Tile.Icons, "port"))
	}
}

// label is the label that a tile of a colour must have on a hex.
type label struct{ Label, Color string }

// read reads the reference data that only this title has.
func read(t *testing.T, to any) {
	t.Helper()
	data, err := os.ReadFile(rulestest.FactsPath("1870"))
	if err != nil {
		t.Skipf("REFERENCE DATA ABSENT, TABLES NOT COMPARED: %v", err)
	}
	if err := json.Unmarshal(data, to); err != nil {
		t.Fatal(err)
	}
}

// TestTables: hexes, tiles, prices, trains, phases, companies and privates, written out.
func TestTables(t *testing.T) {
	rulestest.SameTables(t, build(t, rules.Rulebook), "testdata/tables.txt")
}

// TestCites: every reason that the title's steps give cites a rule of its own RULES.md.
func TestCites(t *testing.T) {
	for reason, rule := range cites() {
		if rule == "" { // nothing of this title is refused so
			continue
		}
		if !strings.HasPrefix(rule, "1870/") || len(rule) < len("1870/R1") {
			t.Errorf("%v cites %q", reason, rule)
		}
	}
}

// TestOptionsOfTables: the changes by options of the box, the chart, the trains and the limits (R160, R162, R164,
// R167).
func TestOptionsOfTables(t *testing.T) {
	copies := func(settings ...string) string {
		title := build(t, rules.Rulebook, settings...)
		var list []string
		for _, name := range []string{"4", "7", "8", "9", "16", "40", "147", "5", "170"} {
			list = append(list, fmt.Sprint(title.Tiles.Kind(title.Tiles.Find(name)).Count))
		}
		return strings.Join(list, " ")
	}
	usual, fewer := "6 9 22 23 2 2 2 2 4", "4 7 20 20 1 1 1 2 4"
	for settings, want := range map[string]string{"original_tiles": fewer, "original_rules": fewer,
		"original_market": usual} {
		rulestest.Same(t, settings+": copies", copies(settings), want)
	}
	for settings, want := range map[string][3]string{
		"": {"brown", "yellow", "yellow"}, "original_market": {"green", "", ""}, "original_rules": {"green", "", ""},
		"original_tiles": {"brown", "yellow", "yellow"},
	} {
		title := build(t, rules.Rulebook, strings.Fields(settings)...)
		rows := title.Market.Rows
		rulestest.Same(t, settings+": three cells", [3]string{rows[4][0].Color, rows[6][5].Color, rows[7][6].Color}, want)
		rulestest.Same(t, settings+": their prices", [3]int16{rows[4][0].Price, rows[6][5].Price, rows[7][6].Price},
			[3]int16{40, 60, 60})
	}
	diesels := build(t, rules.Rulebook, "diesels")
	d := diesels.Train(diesels.FindTrain("D"))
	if len(diesels.Trains) != 6 || d.Price != 1100 || d.TradeInValue != 300 || d.Reach != rules.Endless || !d.Unlimited ||
		d.StartsPhase != "D" || d.FromPhase != markerlessPhase || !slices.Equal(d.TradeIn, []string{"4", "5", "6"}) ||
		diesels.Train(diesels.FindTrain("4")).RustsOn != "D" || diesels.Train(diesels.FindTrain("5")).RustsOn != "" {
		t.Errorf("diesels: %+v", diesels.Trains)
	}
	if last := diesels.Phases[len(diesels.Phases)-1]; last.Name != "D" || last.TrainLimit != 2 || last.Rounds != 3 ||
		last.Colors != tile.Gray {
		t.Errorf("phase of diesels: %+v", last)
	}
}

// TestPortsArePrinted: the five harbours have their sign on the map (P4).
func TestPortsArePrinted(t *testing.T) {
	var have []string
	for _, h := range build(t, rules.Rulebook).Board.Hexes {
		if h.Port {
			have = append(have, h.Name)
		}
	}
	rulestest.SameSet(t, "harbours", have, []string{"H17", "M14", "M20", "N7", "N17"})
}

// TestFirstCopies: of a kind of which the original game has fewer, records number the copies from where 18xx.games
// begins; of all others, and without the option, from 0 (R164).
func TestFirstCopies(t *testing.T) {
	full := build(t, rules.Recorded)
	if first := firstCopies(full); len(first) != 0 {
		t.Errorf("without the option: %v", first)
	}
	for _, option := range []string{"original_tiles", "original_rules"} {
		title := build(t, rules.Recorded, option)
		first := firstCopies(title)
		for i := range title.Tiles {
			k := &title.Tiles[i]
			lacks := int(full.Tiles.Kind(full.Tiles.Find(k.Name)).Count) - int(k.Count)
			if got, listed := first[k.Name]; got != lacks || listed != (lacks > 0) {
				t.Errorf("%s, tile %s: the first copy is %d (listed: %t), want %d", option, k.Name, got, listed, lacks)
			}
		}
	}
}

// TestCertificateLimits: the limit of certificates by players and companies left; with the original rules there is a
// third one (R2, R162).
func TestCertificateLimits(t *testing.T) {
	corps := []string{"TP", "FW", "GMO", "IC"}
	for players, want := range map[int][3]int{
		2: {28, 24, 21}, 3: {20, 17, 15}, 4: {16, 14, 12}, 5: {13, 11, 9}, 6: {11, 9, 8}, 7: {9, 7, 6},
	} {
		for _, original := range []bool{false, true} {
			settings := []string{}
			if original {
				settings = append(settings, "original_rules")
			}
			g := rulestest.New(t, build(t, rules.Recorded, settings...), players)
			for closed := 0; ; closed++ {
				column := min(closed, 1)
				if original {
					column = min(closed, 2)
				}
				if got := g.View().CertLimit(); got != want[column] {
					t.Errorf("%d players, %d closed, original %t: %d, want %d", players, closed, original, got, want[column])
				}
				if closed == len(corps) {
					break
				}
				g.Found(corps[closed], 68, "p1", 60)
				tx := rules.Tx{View: g.View()}
				tx.CloseCorp(g.Corp(corps[closed]))
			}
		}
	}
}
