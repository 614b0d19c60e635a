package t1860

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/tile"
)

func facts(t *testing.T) *rulestest.Facts { return rulestest.ReadFacts(t, "1860") }

// TestNumbersAgree: money, limits, phases and trains.
func TestNumbersAgree(t *testing.T) {
	f, title := facts(t), build(t)
	f.SameMoney(t, title)
	f.SamePhases(t, title)
	f.SameTrains(t, title)
	for i, want := range f.Trains {
		var stops []struct{ Pay uint8 }
		if err := json.Unmarshal(want.Distance, &stops); err != nil {
			t.Fatal(err)
		}
		got := title.Trains[i]
		rulestest.Same(t, got.Name+": reach", []uint8{got.Reach, got.More}, []uint8{stops[0].Pay, stops[1].Pay})
	}
}

// TestMarketAgrees: 55 prices and their zones.
func TestMarketAgrees(t *testing.T) {
	facts(t).SameMarket(t, &build(t).Market, map[string]market.Zone{
		"close": market.Closes, "ignore_one_sale": market.FirstSaleFree, "repar": market.ParAgain, "endgame": market.EndsGame,
	})
}

// TestChartersAgree: companies and privates (R2).
func TestChartersAgree(t *testing.T) {
	f, title := facts(t), build(t)
	for i, want := range f.Corporations {
		c := title.Corps[i]
		aside := false
		for _, s := range want.Shares {
			aside = aside || s.Buyable != nil && !*s.Buyable
		}
		name := strings.Replace(want.Name, "Ventor", "Ventnor", 1)
		if c.ID != want.ID || c.Name != name || c.Home != want.Home || c.FloatAt != want.FloatPercent ||
			!slices.Equal(c.TokenCosts, want.TokenCosts) ||
			(c.Reserved != "") != aside || !slices.Equal(c.Certs, want.Certs()) {
			t.Errorf("%s: %+v", want.ID, c)
		}
	}
	for i, want := range f.Privates {
		if p := title.Privates[i]; p.ID != want.ID || p.Value != want.Value || p.Revenue != want.Revenue {
			t.Errorf("%s: %+v", want.ID, p)
		}
	}
}

// TestTilesAgree: every tile, its copies, stops and track; the smaller box.
func TestTilesAgree(t *testing.T) {
	facts(t).SameTiles(t, build(t))
	small := build(t, "two_player_map")
	for name, want := range map[string]uint8{"776": 2, "770": 1, "57": 2} {
		if have := small.Tiles.Kind(small.Tiles.Find(name)).Count; have != want {
			t.Errorf("%d copies of %s in the first edition", have, name)
		}
	}
}

// TestMapAgrees: every hex, its neighbours and its face; the smaller map (R83).
func TestMapAgrees(t *testing.T) {
	f := facts(t)
	for i := range f.Hexes {
		if f.Hexes[i].Name == "Ryde Esp" { // our place is written out
			f.Hexes[i].Name = "Ryde Esplanade"
		}
	}
	f.SameHexes(t, build(t))
	small := build(t, "original_game")
	for _, name := range []string{"A5", "A7", "E11"} {
		if small.FindHex(name) != 0 {
			t.Errorf("%s is on the smaller map", name)
		}
	}
}

// upgradeList is the list of replacements. The document lists 784 after 754 and 783 after 755 too, but no rotation of
// them keeps the old track with its halt, and recorded lists of legal lays lack them.
const upgradeList = `5: 12 205 206 756; 6: 12 205 206; 57: 205 206; 115: 12 205 206 756 759; 7: 18 21 22 625 626; 8: 16 17 19 21 22;
9: 18 19 20; 741: 747 750 751 752; 742: 748 750 751 752 753; 743: 749 751 752; 744: 754 755; 745: 754 755; 746: 757 762; 787: 788;
788: 789; 12: 771 776; 205: 776; 206: 776; 756: 771 772 776; 759: 771 772 776 777; 757: 770; 762: 770; 758: 786; 760: 774; 761: 775;
763: 773; 16: 779; 21: 779; 22: 779; 17: 778; 19: 778; 18: 780; 626: 780; 625: 781; 20:; 747: 764 767 768 769; 748: 766 767 768 769;
749: 765 767 768 769; 750: 767 769; 751: 767 768 769; 752: 767 768 769; 753: 769; 754: 782 783 785; 755: 782 784 785`

// TestUpgradeList: a halt that becomes a town among them (R86, T24, T26).
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

// TestProfilesDiffer: the differences between the two profiles.
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
	if got := on(&site); !slices.Equal(got, []string{"home_on_route", "priority_privates"}) {
		t.Errorf("as recorded: %v", got)
	}
	if got := on(&document); len(got) != 14 || slices.Contains(got, "home_on_route") ||
		slices.Contains(got, "priority_privates") {
		t.Errorf("by the document: %v", got)
	}
}

// TestTables: hexes, tiles, prices, trains, phases, companies and privates, written out.
func TestTables(t *testing.T) { rulestest.SameTables(t, build(t), "testdata/tables.txt") }

// TestChartZones: the price track has these prices and zones: the red ones, in which the first sale of a turn costs no
// step, those of a first and of a second start, and its two ends (R29, R30, R144, R152).
func TestChartZones(t *testing.T) {
	got := map[string][]int16{}
	for _, cell := range build(t).Market.Rows[0] {
		got[cell.Color] = append(got[cell.Color], cell.Price)
	}
	for color, want := range map[string][]int16{
		"close": {0}, "end": {340},
		"par":   {54, 58, 62, 68, 74, 82, 90, 100},
		"repar": {40, 44, 47, 50, 52, 56, 60, 65, 71, 78, 86, 95},
		"":      {105, 110, 116, 122, 128, 134, 142, 150},
		"red": {7, 14, 20, 26, 31, 36, 158, 166, 174, 182, 191, 200, 210, 220, 230, 240, 250, 260, 270, 280, 290, 300, 310,
			320, 330},
	} {
		if !slices.Equal(got[color], want) {
			t.Errorf("%q: %v, want %v", color, got[color], want)
		}
		delete(got, color)
	}
	if len(got) > 0 {
		t.Errorf("more: %v", got)
	}
}
