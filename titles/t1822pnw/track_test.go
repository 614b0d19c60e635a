package t1822pnw

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// TestColoursOfMinors: a minor upgrades to green and no further, in every later phase; a major goes with the phase
// (R62).
func TestColoursOfMinors(t *testing.T) {
	minors := map[string]rules.Reason{"4": rules.ColorLater, "5": minorsGreen, "7": minorsGreen}
	for phase, want := range map[string]rules.Reason{"4": rules.ColorLater, "5": rules.Legal, "7": rules.Legal} {
		g := begin(t, build(t, Key)).major("CMPS", "p1", 100, 20, 500).minor("12", "p2", 100, 500)
		g.Phase(phase).Lay("H21", "15", 0).Station("CMPS", "H21", 0).Station("12", "H21", 0)
		best := map[string]rules.Reason{}
		for _, c := range []string{"12", "CMPS"} {
			best[c] = minors[phase]
			g.turn(c, "track")
			for rot := range uint8(6) {
				if r := g.Check(g.lay(c, "H21", "63", rot)); !r.Refused() {
					best[c] = rules.Legal
				}
			}
			for rot := range uint8(6) {
				if best[c] != rules.Legal {
					g.Refuses(g.lay(c, "H21", "63", rot), minors[phase])
				}
			}
		}
		if best["12"] != minors[phase] || best["CMPS"] != want {
			t.Errorf("phase %s: brown is answered with %v, want %v for the major only", phase, best, want)
		}
	}
	g := begin(t, build(t, Key)).minor("12", "p2", 100, 500)
	g.Phase("7").Lay("J23", "57", 0)
	g.turn("12", "track")
	green := false
	for rot := range uint8(6) {
		green = green || !g.Check(g.lay("12", "J23", "15", rot)).Refused()
	}
	if !green {
		t.Error("a minor may not lay green in phase 7")
	}
}

// TestWhereATileMayLie: an exit is reached by the company's track, none leads off the map, over a wall, or to a gray or
// blue hex without track towards it; one to a brown mountain is allowed, and old track stays (R64, R65).
func TestWhereATileMayLie(t *testing.T) {
	g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 500)
	g.Phase("3")
	g.turn("SWW", "track").Refuses(g.lay("SWW", "H15", "9", 1), rules.NotReached)
	g.Refuses(g.lay("SWW", "G12", "58", 1), rules.NotJoined) // edges 1 and 3, none of them towards Seattle
	g.Refuses(g.lay("SWW", "G12", "4", 1), rules.NotJoined)  // edges 1 and 4
	g.Refuses(g.lay("SWW", "I10", "9", 1), onlyPorts)        // water
	g.Do(g.lay("SWW", "H13", "8", 5))                        // edges 5 and 1
	g.Lay("H13", "9", 1).Lay("H15", "9", 1)                  // on to H17, a brown mountain
	g.turn("SWW", "track").Refuses(g.lay("SWW", "H17", "9", 1), onlyMine)
	g.Refuses(g.lay("SWW", "H13", "83", 0), rules.CutsTrack)
	wall := begin(t, build(t, Key)).minor("17", "p1", 100, 100)
	wall.Lay("N7", "7", 5) // to Portland and to O6; between these two is a wall
	wall.turn("17", "track").Refuses(wall.lay("17", "O6", "7", 3), rules.OffMap)
	wall.Refuses(wall.lay("17", "O6", "8", 3), rules.Legal)
	coast := begin(t, build(t, Key)).minor("1", "p1", 100, 100)
	coast.turn("1", "track").Refuses(coast.lay("1", "B9", "7", 1), rules.OffMap) // no track of B7 leads there
	coast.Refuses(coast.lay("1", "B9", "9", 2), rules.Legal)
}

// TestForestIsFinal: the first tile on a forest hex costs $10 and gets a timber marker for good; it is never upgraded
// (R68, R70; trap 39).
func TestForestIsFinal(t *testing.T) {
	g := begin(t, build(t, Key)).minor("13", "p1", 100, 100)
	g.Phase("3").Lay("L19", "57", 1)
	h := g.Hex("L17")
	g.turn("13", "track").Do(g.lay("13", "L17", "9", 1))
	g.WantCash(map[string]int32{"13": 90})
	if g.S.Cells[h].Marks>>timberMark&1 == 0 {
		t.Error("no timber marker")
	}
	g.turn("13", "track")
	for _, tile := range []string{"82", "83"} {
		for rot := range uint8(6) {
			g.Refuses(g.lay("13", "L17", tile, rot), timberFinal)
		}
	}
}

// TestClosedGround: brown mountains take no tile but the mine, water none but ports and portage, and red areas none at
// all (R71).
func TestClosedGround(t *testing.T) {
	g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 500)
	g.Phase("7")
	g.turn("SWW", "track")
	for name, want := range map[string]rules.Reason{
		"H17": onlyMine, "E16": onlyMine, "I10": onlyPorts, "E2": rules.HexFixed, "F23": rules.OffBoard,
		"A22": rules.OffBoard,
	} {
		for _, tile := range []string{"7", "8", "9", "57", "X11"} {
			g.Refuses(g.lay("SWW", name, tile, 0), want)
		}
	}
	for _, a := range g.Legal() {
		if lay, ok := a.(rules.LayTile); ok {
			if d := &g.Title.Board.Hexes[lay.Hex-1]; isPeak(d) {
				t.Errorf("a tile on %s is offered", d.Name)
			}
		}
	}
}

// TestFamilies: towns, cities and labels stay, colours follow one another; of two tiles for a city the one with more
// exits is laid where it fits (R67).
func TestFamilies(t *testing.T) {
	g := begin(t, build(t, Key)).major("GNR", "p1", 100, 20, 500)
	g.Phase("7")
	g.turn("GNR", "track").Refuses(g.lay("GNR", "D23", "4", 0), rules.CityCount)
	g.Refuses(g.lay("GNR", "D23", "14", 0), rules.ColorOrder)
	g.Refuses(g.lay("GNR", "D23", "63", 0), rules.ColorOrder)
	g.Lay("D23", "57", 0).Lay("C22", "4", 0)
	g.turn("GNR", "track").Refuses(g.lay("GNR", "D23", "207", 0), rules.LabelDiffers)
	g.Refuses(g.lay("GNR", "D23", "405", 0), rules.LabelDiffers)
	g.Refuses(g.lay("GNR", "C22", "82", 0), rules.TownCount)

	g = begin(t, build(t, Key)).major("CMPS", "p1", 100, 20, 500)
	g.Phase("7").Lay("H21", "15", 0)
	g.Station("CMPS", "H21", 0)
	six, five := false, false
	g.turn("CMPS", "track")
	for rot := range uint8(6) {
		six = six || !g.Check(g.lay("CMPS", "H21", "63", rot)).Refused()
		five = five || !g.Check(g.lay("CMPS", "H21", "611", rot)).Refused()
	}
	if !six || five {
		t.Errorf("with six exits: %t, with five: %t", six, five)
	}
	for n := g.View().TilesLeft(g.Tile("63")); n > 0; n-- { // when none is left the other one follows
		for i := range g.Title.Board.Hexes {
			if cell := &g.S.Cells[i+1]; cell.Tile == 0 && id.Hex(i+1) != g.Hex("H21") {
				g.Lay(g.Title.HexName(id.Hex(i+1)), "63", 0)
				break
			}
		}
	}
	five = false
	for rot := range uint8(6) {
		g.Refuses(g.lay("CMPS", "H21", "63", rot), rules.NoTileLeft)
		five = five || !g.Check(g.lay("CMPS", "H21", "611", rot)).Refused()
	}
	if !five {
		t.Error("the tile with five exits does not follow")
	}
}

// TestTerrain: the price of the ground, once; nobody helps who cannot pay (R68).
func TestTerrain(t *testing.T) {
	costs := map[int16][]string{
		10: {
			"A14", "B13", "C12", "C16", "D17", "E14", "E18", "F1", "F3", "F7", "F15", "F19", "G6", "H7", "I4", "I16", "I20",
			"J15", "L13", "L17", "N15", "O4",
		},
		20:  {"L21", "M20", "M22", "N19", "N21"},
		75:  {"M14", "N13"},
		100: {"G4", "H5", "I6"},
		150: {"A16", "G18", "J17", "O10", "O14"},
	}
	g := begin(t, build(t, Key))
	priced := 0
	for cost, list := range costs {
		for _, name := range list {
			if have := groundCost(g.View(), g.Hex(name)); have != int32(cost) {
				t.Errorf("%s costs %d, want %d", name, have, cost)
			}
			g.Lay(name, "9", 0)
			if have := groundCost(g.View(), g.Hex(name)); have != 0 {
				t.Errorf("%s costs %d once more", name, have)
			}
			priced++
		}
	}
	for i := range g.Title.Board.Hexes {
		if groundCost(g.View(), id.Hex(i+1)) != 0 {
			t.Errorf("%s costs money", g.Title.HexName(id.Hex(i+1)))
		}
	}
	if priced == 0 {
		t.Fatal("no ground costs money")
	}
	poor := leavenworthMine(t)
	poor.Cash("9", 149)
	poor.turn("9", "track").Refuses(poor.lay("9", "G18", "9", 2), rules.NoMoneyForTile)
	poor.Cash("9", 150)
	poor.Do(poor.lay("9", "G18", "9", 2))
	poor.WantCash(map[string]int32{"9": 0})
}

// TestBesideTheSlotsInRecords: a station beside the slots of a city is written as one more slot.
func TestBesideTheSlotsInRecords(t *testing.T) {
	g := begin(t, build(t, Key)).minor("17", "p1", 50, 0)
	g.S.Cells[g.Hex("O8")].Extra[0] = g.Corp("SWW")
	if have := notation.Text(notation.Position(g.View())); !strings.Contains(have, "17|-|-|-|SWW") {
		t.Errorf("Portland is not among\n%s", have)
	}
}

// TestGain: every upgrade that is offered adds track or a value; of track a way that the company reaches (R66).
func TestGain(t *testing.T) {
	g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 500)
	g.Phase("3").Lay("G12", "58", 0).Lay("H13", "8", 5)
	g.turn("SWW", "track")
	value := func(f *tile.Face) (sum int16) {
		for i := range f.Stops {
			sum += f.Stops[i].Value.At(tile.Green)
		}
		return sum
	}
	upgrades := map[string]int{}
	for _, a := range g.Legal() {
		lay, ok := a.(rules.LayTile)
		if !ok || isCube(g.View(), lay.Tile) || g.View().Position().Face(lay.Hex).Color == tile.White &&
			!isSeries(g.View(), lay.Hex) {
			continue
		}
		old, now := g.View().Position().Face(lay.Hex), g.View().Position().Turned(lay.Tile, lay.Rot)
		if now.Exits() == old.Exits() && value(now) <= value(old) {
			t.Errorf("%v brings nothing", lay)
		}
		if now.Exits()&old.Exits() != old.Exits() {
			t.Errorf("%v takes track away", lay)
		}
		upgrades[g.Title.HexName(lay.Hex)]++
	}
	for _, name := range []string{"G12", "H11", "H13"} {
		if upgrades[name] == 0 {
			t.Errorf("no upgrade of %s is offered", name)
		}
	}
}

// TestPowersKeepTheStepOpen: after the last lay the track step stays open for a private with a power over track, and
// for no other: for 18xx.games for each that is not used up, in new games for one that can be used now (R73).
func TestPowersKeepTheStepOpen(t *testing.T) {
	holds := []string{"P7", "P8", "P10", "P11", "P12", "P13", "P16", "P18", "P19"}
	opens := []string{"P10", "P11", "P12", "P13"} // the lay is used, and no plain track lies on the board
	for title, names := range map[*rules.Title][]string{without(t, "1822PNW/R73", Key): holds, build(t, Key): opens} {
		for _, name := range fullGame().privates {
			g := begin(t, title).major("SWW", "p1", 100, 20, 500)
			g.Phase("2")
			g.card(name, "SWW").turn("SWW", "track").Do(g.lay("SWW", "G12", "58", 0))
			if have, want := g.InCharge() == "track", slices.Contains(names, name); have != want {
				t.Errorf("%s: the step is open: %t", name, have)
			} else if !have && slices.Contains(holds, name) && g.Skipped("track") != nothingToLay {
				t.Errorf("%s: the step is skipped for %v", name, g.Skipped("track"))
			}
		}
	}
}

// TestSeriesInOrder: Seattle and Portland are built step by step to their last tiles; records may leave one out without
// need (R72).
func TestSeriesInOrder(t *testing.T) {
	for hex, tiles := range map[string][]string{seattle: {"X20", "X21", "X22", "X23"},
		portlandHex: {"X24", "X25", "X26", "X27"}} {
		g, old := begin(t, build(t, Key)), begin(t, buildAs(t, rules.Recorded, Key))
		for i, want := range tiles {
			if have := seriesNext(g.View(), g.Hex(hex)); have != want {
				t.Errorf("%s: %q follows tile %d, want %s", hex, have, i, want)
			}
			for k, name := range tiles {
				r := checkFamily(old.View(), old.Hex(hex), track.Lay{Tile: old.Title.Tiles.Find(name)})
				if leap := k + 1 - i; r.Refused() != (leap < 1 || leap > 2) {
					t.Errorf("%s: a record lays %s on tile %d: %v", hex, name, i, r.Reason)
				}
			}
			g.Lay(hex, want, 0)
			old.Lay(hex, want, 0)
		}
		if have := seriesNext(g.View(), g.Hex(hex)); have != "" {
			t.Errorf("%s: %s follows the last", hex, have)
		}
	}
}

// TestUsedPowers: the two tiles of P16 and the mine of P19 are laid once each; then they keep no step open (R73, P16,
// P19).
func TestUsedPowers(t *testing.T) {
	g := begin(t, build(t, Key))
	for card, uses := range map[string]uint8{"P16": 2, "P19": 1} {
		for used := range uses + 2 {
			p := g.Private(card)
			g.S.Privates[p].Used = used
			if have := unspentPower(g.View(), p) != nil; have != (used < uses) {
				t.Errorf("%s has a power after %d uses: %t", card, used, have)
			}
		}
	}
}
