package t1830

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/tile"
)

func facts(t *testing.T) *rulestest.Facts { return rulestest.ReadFacts(t, "1830") }

func same(t *testing.T, what string, got, want any) {
	t.Helper()
	rulestest.Same(t, what, got, want)
}

func TestMoneyAgrees(t *testing.T) { facts(t).SameMoney(t, build(t)) }

func TestMarketAgrees(t *testing.T) {
	c := chart()
	facts(t).SameMarket(t, &c, map[string]market.Zone{"no_cert_limit": yellow, "unlimited": orange, "multiple_buy": brown})
}

func TestTrainsAgree(t *testing.T) {
	f, title := facts(t), build(t)
	f.SameTrains(t, title)
	for i, want := range f.Trains {
		reach, _ := strconv.Atoi(string(want.Distance))
		same(t, "train "+want.Name+": reach", title.Trains[i].Reach, min(reach, rules.Endless))
	}
}

func TestPhasesAgree(t *testing.T) {
	f, title := facts(t), build(t)
	f.SamePhases(t, title)
	for i, want := range f.Phases {
		got := title.Phases[i]
		same(t, want.Name+": companies buy privates", got.CompaniesBuyPrivates,
			slices.Contains(want.Status, "can_buy_companies"))
		same(t, want.Name+": players trade privates", got.PlayersTradePrivates,
			slices.Contains(want.Status, "can_buy_companies_from_other_players"))
	}
}

func TestTilesAgree(t *testing.T) {
	title := build(t)
	facts(t).SameTiles(t, title)
	copies := 0
	for _, k := range title.Tiles {
		copies += int(k.Count)
	}
	same(t, "copies in all", copies, 85)
}

func TestMapAgrees(t *testing.T) {
	title := build(t)
	facts(t).SameHexes(t, title)
	same(t, "hexes", len(title.Board.Hexes), 93)
}

func TestCompaniesAgree(t *testing.T) {
	f, title := facts(t), build(t)
	same(t, "companies", len(title.Corps), len(f.Corporations))
	for i, want := range f.Corporations {
		got := title.Corps[i]
		city := want.HomeCity
		if want.ID == "ERIE" {
			city = rules.AnyCity
		}
		same(t, want.ID, []any{got.ID, got.Name, got.Home, got.HomeCity, got.TokenCosts, got.FloatAt, got.Certs},
			[]any{want.ID, want.Name, want.Home, city, want.TokenCosts, want.FloatPercent, want.Certs()})
		same(t, want.ID+": colour", fmt.Sprintf("#%06x", got.Color), strings.ToLower(want.Color))
	}
}

func TestPrivatesAgree(t *testing.T) {
	f, title := facts(t), build(t)
	same(t, "privates", len(title.Privates), len(f.Privates))
	for i, want := range f.Privates {
		got := title.Privates[i]
		same(t, want.ID, []any{got.ID, got.Value, got.Revenue, got.Min, got.Max},
			[]any{want.ID, want.Value, want.Revenue, want.Min, want.Max})
		same(t, want.ID+": name", strings.ReplaceAll(got.Name, ". ", "."), want.Name)
		for _, a := range want.Abilities {
			if !slices.ContainsFunc(got.Powers, func(p rules.Power) bool { return agrees(p, a.Kind, a.Hexes, a.Tiles) }) {
				t.Errorf("%s: no power for %s %v %v", want.ID, a.Kind, a.Hexes, a.Tiles)
			}
		}
		same(t, want.ID+": powers", len(got.Powers), len(want.Abilities))
	}
}

// agrees reports whether a power is the one that the reference describes.
func agrees(p rules.Power, kind string, hexes, tiles []string) bool {
	switch p := p.(type) {
	case rules.BlockHexes:
		return kind == "blocks_hexes" && slices.Equal(p.Hexes, hexes)
	case rules.ExtraLay:
		return kind == "tile_lay" && slices.Equal([]string{p.Hex}, hexes) && slices.Equal(p.Tiles, tiles)
	case rules.Teleport:
		return kind == "teleport" && slices.Equal([]string{p.Hex}, hexes) && slices.Equal([]string{p.Tile}, tiles)
	case rules.Exchange:
		return kind == "exchange"
	case rules.GrantShare, rules.GrantPresidency:
		return kind == "shares"
	case rules.CloseOnTrain:
		return kind == "close"
	case rules.NotForCompanies:
		return kind == "no_buy"
	}
	return false
}

func TestAreas(t *testing.T) {
	groups := func(split bool) (gulf, canada []string) {
		for _, h := range hexTable(!split) {
			switch h.Name {
			case "I1", "J2":
				gulf = append(gulf, h.Face.Stops[0].Group)
			case "A9", "A11":
				canada = append(canada, h.Face.Stops[0].Group)
			}
		}
		return gulf, canada
	}
	gulf, canada := groups(false)
	same(t, "Gulf (R205)", gulf, []string{"Gulf", "Gulf"})
	same(t, "Canadian West (R205)", canada, []string{"Canadian West", "Canadian West"})
	gulf, _ = groups(true)
	same(t, "Gulf with gulf_split (X10)", gulf, []string{"", ""})
}

// replaces reports whether one tile may lie on another in some rotation.
func replaces(title *rules.Title, old, by id.Tile) bool {
	for rot := range uint8(6) {
		face := title.Track().Turned(by, rot)
		if tile.Replaces(&title.Tiles.Kind(old).Face, face, tile.Terms{}) == tile.Fits {
			return true
		}
	}
	return false
}

// TestTables: hexes, tiles, prices, trains, phases, companies and privates, written out.
func TestTables(t *testing.T) { rulestest.SameTables(t, build(t), "testdata/tables.txt") }
