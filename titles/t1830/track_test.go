package t1830

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// operate begins an operating round of the second set of a game for three: corp was founded at 100 by p1, who holds 60
// percent, and has its first turn.
func operate(t testing.TB, corp string, settings ...string) *rulestest.Game {
	t.Helper()
	g := start(t, 3, settings...)
	g.Found(corp, 100, "p1", 60)
	return g.Operate(2)
}

// lay is a lay by the company that has the turn.
func lay(g *rulestest.Game, hex, tile string, rot uint8) rules.LayTile {
	return rules.LayTile{By: g.View().Actor().Corp(), Hex: g.Hex(hex), Tile: g.Tile(tile), Rot: rot}
}

// layVia is a lay by the power of a private.
func layVia(g *rulestest.Game, private, hex, tile string, rot uint8) rules.LayTile {
	a := lay(g, hex, tile, rot)
	a.Via = g.Private(private)
	return a
}

// station is a station of the company that has the turn.
func station(g *rulestest.Game, hex string, city uint8) rules.PlaceToken {
	c := g.View().Actor().Corp()
	return rules.PlaceToken{By: c, Of: c, Hex: g.Hex(hex), City: city}
}

// TestLays has the rules of track. The PRR has its first turn with its home station in H12 and $1000.
func TestLays(t *testing.T) {
	type game = *rulestest.Game
	for _, c := range []struct {
		rule, name string
		position   func(g game)
		hex, tile  string
		rot        uint8
		want       rules.Reason
	}{
		{"R106", "beside the home, towards it", nil, "H10", "57", 1, rules.Legal},
		{"R102", "beside the home, away from it", nil, "H10", "57", 0, rules.NotJoined},
		{"R106", "far away", nil, "B10", "57", 0, rules.NotReached},
		{"R96", "a gray hex", nil, "H12", "57", 1, rules.HexFixed},
		{"R96", "a red hex", nil, "K13", "57", 1, rules.OffBoard},
		{"R96", "a brown tile", func(g game) { g.Phase("6").Lay("H10", "63", 1) }, "H10", "57", 1, rules.NoUpgrade},
		{"R99", "a yellow town", func(g game) { g.Phase("3").Lay("G17", "58", 1) }, "G17", "9", 1, rules.NoUpgrade},
		{"R101", "a green city at the rim, where every brown one would run off",
			func(g game) { g.Phase("5").Lay("J14", "14", 1) }, "J14", "63", 0, rules.NoUpgrade},
		{"R96", "green on white", nil, "H10", "14", 1, rules.ColorOrder},
		{"R96", "green in phase 2", func(g game) { g.Lay("H10", "57", 1) }, "H10", "14", 0, rules.ColorLater},
		{"R96", "green in phase 3", func(g game) { g.Phase("3").Lay("H10", "57", 1) }, "H10", "14", 0, rules.Legal},
		{"R96", "brown on yellow", func(g game) { g.Phase("5").Lay("H10", "57", 1) }, "H10", "63", 0, rules.ColorOrder},
		{"R99", "plain track on a city", nil, "H10", "9", 1, rules.CityCount},
		{"R99", "a city on plain", nil, "H14", "57", 1, rules.CityCount},
		{"R99", "a town on plain", nil, "H14", "4", 1, rules.TownCount},
		{"R97", "a hex closed by a player's private", func(g game) { g.Own("SV", "p2").Lay("H14", "8", 1) }, "G15", "9", 0,
			rules.HexBlocked},
		{"R92", "a company's private closes nothing", func(g game) { g.Own("SV", "PRR").Lay("H14", "8", 1) }, "G15", "9", 0,
			rules.Legal},
		{"R98", "a mountain", func(g game) { g.Lay("H14", "8", 1) }, "G15", "9", 0, rules.Legal},
		{"R98", "a mountain without the money", func(g game) { g.Lay("H14", "8", 1).Cash("PRR", 119) }, "G15", "9", 0,
			rules.NoMoneyForTile},
		{"R98", "later tiles are free", func(g game) { g.Phase("3").Lay("H14", "8", 1).Lay("G15", "9", 0).Cash("PRR", 0) },
			"G15", "23", 0, rules.Legal},
		{"R100", "track must stay", func(g game) { g.Phase("3").Lay("H10", "57", 1) }, "H10", "14", 2, rules.CutsTrack},
		{"R103", "no copy left", func(g game) {
			g.Lay("H16", "57", 0).Lay("F4", "57", 0).Lay("B10", "57", 0).Lay("E19", "57", 0)
		}, "H10", "57", 1, rules.NoTileLeft},
	} {
		g := operate(t, "PRR")
		if c.position != nil {
			c.position(g)
		}
		a := lay(g, c.hex, c.tile, c.rot)
		r := g.Check(a)
		if r.Reason != c.want {
			t.Errorf("%s %s: %s on %s: %v, want %v", c.rule, c.name, c.tile, c.hex, r.Reason, c.want)
		}
	}
}

// TestEdgesOfTheMap: R101: track never ends at the rim, at a lake, or at a gray or red hex without track.
func TestEdgesOfTheMap(t *testing.T) {
	g := operate(t, "PRR")
	g.Station("PRR", "H4", 0) // R106: all edges of its own hex
	g.Refuses(lay(g, "H4", "57", 2), rules.Legal)
	for _, c := range []struct {
		station, name string
		legal         []uint8 // rotations of the straight city tile
	}{
		{"F4", "gray hex without track in the east, area in the west", []uint8{0, 2}},
		{"J14", "rim at edge 4; area at edge 0; gray city at edge 5", []uint8{0, 2}},
		{"B16", "lake at edge 5", []uint8{0, 1}},
		{"F22", "rim at edges 0 and 5", []uint8{1}},
	} {
		g := operate(t, "PRR")
		g.Station("PRR", c.station, 0)
		var legal []uint8
		for rot := range uint8(3) {
			switch r := g.Check(lay(g, c.station, "57", rot)); r.Reason {
			case rules.Legal:
				legal = append(legal, rot)
			case rules.OffMap:
			default:
				t.Errorf("R101 %s turned %d: %v", c.station, rot, r.Reason)
			}
		}
		same(t, "R101 "+c.station+" ("+c.name+"): rotations", legal, c.legal)
	}
}

// TestFirstLayOfTheNYC is T61, R106: its own hex and nothing else.
func TestFirstLayOfTheNYC(t *testing.T) {
	g := operate(t, "NYC")
	g.Refuses(lay(g, "E17", "9", 1), rules.NotReached)
	for rot := range uint8(6) {
		g.Refuses(lay(g, "E19", "57", rot), rules.Legal)
	}
	for _, a := range g.Legal() {
		if l, ok := a.(rules.LayTile); ok && l.Hex != g.Hex("E19") {
			t.Errorf("R106: the NYC may lay on %s", g.Title.HexName(l.Hex))
		}
	}
}

// TestOneLay: R95, R83: one lay a turn, which may be the first green tile of a yellow hex; R98 asks for its terrain.
func TestOneLay(t *testing.T) {
	g := operate(t, "NYNH")
	g.Phase("3")
	g.Refuses(lay(g, "G19", "57", 0), rules.ColorOrder)
	g.Do(lay(g, "G19", "54", 0))
	g.WantCash(map[string]int32{"NYNH": 1000 - 80})
	if g.InCharge() == "track" {
		t.Error("R95: a second lay is offered")
	}
	g.Refuses(lay(g, "F20", "1", 0), rules.WrongStep)
}

// TestUpgradesInTheTable checks that each upgrade in the table of the rules is possible in some rotation and all others
// are not.
func TestUpgradesInTheTable(t *testing.T) {
	upgrades := map[string][]string{
		"7": {"18", "26", "27", "28", "29"}, "8": {"16", "19", "23", "24", "25", "28", "29"},
		"9": {"18", "19", "20", "23", "24", "26", "27"}, "57": {"14", "15"},
		"14": {"63"}, "15": {"63"}, "16": {"43", "70"}, "18": {"43"}, "19": {"45", "46"}, "20": {"44", "47"},
		"23": {"41", "43", "45", "47"}, "24": {"42", "43", "46", "47"}, "25": {"40", "45", "46"}, "26": {"42", "44", "45"},
		"27": {"41", "44", "46"}, "28": {"39", "43", "46", "70"}, "29": {"39", "43", "45", "70"},
		"53": {"61"}, "54": {"62"}, "59": {"64", "65", "66", "67", "68"},
	}
	title := build(t)
	for i := range title.Tiles {
		from := title.Tiles[i].Name
		var possible []string
		for k := range title.Tiles {
			if replaces(title, id.Tile(i+1), id.Tile(k+1)) {
				possible = append(possible, title.Tiles[k].Name)
			}
		}
		rulestest.SameSet(t, "R96, R99, R100: on "+from, possible, upgrades[from])
	}
}

// TestStations has the rules of stations for the PRR, whose H12 is joined to H10 and on to G9.
func TestStations(t *testing.T) {
	type game = *rulestest.Game
	for _, c := range []struct {
		rule, name string
		position   func(g game)
		hex        string
		city       uint8
		want       rules.Reason
	}{
		{"R110", "a city that is reached", nil, "H10", 0, rules.Legal},
		{"R110", "a city that is not", func(g game) { g.Lay("H4", "57", 1) }, "H4", 0, rules.CityNotReached},
		{"R111", "beside its own", nil, "H12", 0, rules.HasStation},
		{"R110", "a full city", func(g game) { g.Station("NYC", "H10", 0) }, "H10", 0, rules.NoSlot},
		{"R110", "no such city", nil, "H10", 1, rules.NotACity},
		{"R112", "another company's home", nil, "I15", 0, rules.SlotReserved},
	} {
		g := operate(t, "PRR")
		g.Lay("H10", "57", 1)
		if c.position != nil {
			c.position(g)
		}
		g.Step("token")
		if r := g.Check(station(g, c.hex, c.city)); r.Reason != c.want {
			t.Errorf("%s %s: %v, want %v", c.rule, c.name, r.Reason, c.want)
		}
	}
}

// TestStationCosts: R110: 40, 100, 100, then R114.
func TestStationCosts(t *testing.T) {
	g := operate(t, "PRR")
	g.Lay("H10", "57", 1)
	g.Pass().At("token", "PRR").Do(station(g, "H10", 0))
	g.WantCash(map[string]int32{"PRR": 960})
	if g.InCharge() == "token" {
		t.Error("R110: a second station is offered")
	}
	if cost := g.View().StationCost(g.Corp("PRR")); cost != 100 {
		t.Errorf("R110: the third station costs %d", cost)
	}
}

// TestStationSkips: R114: no station left, no money, no city.
func TestStationSkips(t *testing.T) {
	for _, c := range []struct {
		name     string
		position func(g *rulestest.Game)
		want     rules.Reason
	}{
		{"no city", nil, rules.NoCityOpen},
		{"no money", func(g *rulestest.Game) { g.Lay("H10", "57", 1).Cash("PRR", 39) }, rules.NoMoneyForStation},
		{"no station", func(g *rulestest.Game) { g.Lay("H10", "57", 1); g.S.Corps[g.Corp("PRR")].Used = 4 },
			rules.NoStationLeft},
	} {
		g := operate(t, "PRR")
		if c.position != nil {
			c.position(g)
		}
		g.Pass()
		if why := g.Skipped("token"); why != c.want {
			t.Errorf("R114 %s: skipped for %v, want %v", c.name, why, c.want)
		}
	}
}

// TestReservedNewYork is T24, R112: the home city of the NYNH while it has not operated.
func TestReservedNewYork(t *testing.T) {
	g := operate(t, "PRR")
	for _, c := range []struct {
		tile string
		city uint8
		want rules.Reason
	}{
		{"", 1, rules.Legal}, {"54", 0, rules.Legal}, {"62", 1, rules.Legal}, {"62", 0, rules.Legal},
		{"", 0, rules.SlotReserved}, {"54", 1, rules.SlotReserved},
	} {
		if c.tile == "" {
			g.S.Cells[g.Hex("G19")].Tile = 0
		} else {
			g.Lay("G19", c.tile, 0)
		}
		// The printed home track leaves by edge 3, which belongs to city 1 of both tiles in this rotation.
		if r := g.View().OpenSlot(g.Corp("PRR"), g.Hex("G19"), int(c.city)); (r == 0) != (c.want == rules.Legal) {
			t.Errorf("R112: city %d on tile %q: fault %d, want %v", c.city, c.tile, r, c.want)
		}
	}
}

// TestReservedAlbany is T25, R86, R112: E19 while the NYC has not operated.
func TestReservedAlbany(t *testing.T) {
	g := operate(t, "PRR")
	for tile, open := range map[string]bool{"57": false, "15": true, "14": true, "63": true} {
		g.Lay("E19", tile, 0)
		if fault := g.View().OpenSlot(g.Corp("PRR"), g.Hex("E19"), 0); (fault == 0) != open {
			t.Errorf("R112: tile %s: fault %d, want open %v", tile, fault, open)
		}
	}
}

// TestErieProvisional is T22, R87: whoever lays the first tile on E11 chooses the city of the ERIE.
func TestErieProvisional(t *testing.T) {
	g := start(t, 3)
	g.Found("ERIE", 100, "p2", 60).Found("PRR", 90, "p1", 60)
	g.Operate(2).At("track", "ERIE")
	g.Phase("3")
	if city, ok := g.View().Position().TokenAt(g.Hex("E11"), g.Corp("ERIE")); !ok || city != 0 {
		t.Fatal("R87: the ERIE has no provisional station on the first city")
	}
	g.S.Order.At = 1
	g.S.Frames[0] = rules.Frame{Round: operatingRound, Actor: g.Owner("PRR")}
	g.Home("PRR", "H12", 0).Lay("D12", "8", 4).Station("PRR", "D14", 0)
	g.Do(lay(g, "E11", "59", 3)).At("home", "PRR")
	g.Refuses(rules.Pass{By: g.Owner("PRR")}, rules.WrongStep)
	g.Refuses(station(g, "E11", 0), rules.NotACity) // not its own station
	choose := rules.PlaceToken{By: g.Corp("PRR"), Of: g.Corp("ERIE"), Hex: g.Hex("E11"), City: 1}
	cash := g.S.Cash[g.Owner("PRR")]
	g.Do(choose)
	if city, ok := g.View().Position().TokenAt(g.Hex("E11"), g.Corp("ERIE")); !ok || city != 1 {
		t.Error("R87: the station of the ERIE is not where it was put")
	}
	if g.S.Cash[g.Owner("PRR")] != cash || g.S.Turn.Stations != 0 || g.S.Corps[g.Corp("ERIE")].Used != 1 {
		t.Error("R87: the choice costs money or a station")
	}
}

// TestErieChoosesItself: R87 by option (issue 12838 of 18xx.games): the ERIE is asked in another company's turn.
func TestErieChoosesItself(t *testing.T) {
	g := start(t, 3, "erie_chooses_city")
	g.Found("ERIE", 90, "p2", 60).Found("PRR", 100, "p1", 60)
	g.Home("ERIE", "E11", 0).S.Corps[g.Corp("ERIE")].Flags |= rules.HomeOpen
	g.Operate(2).At("track", "PRR")
	g.Phase("3").Own("CS", "p1").Station("PRR", "D14", 0).Lay("D12", "8", 4)
	g.Do(lay(g, "E11", "59", 3)).At("home", "ERIE")
	g.Refuses(trade(g, "CS", 40), rules.WrongStep) // it is not the ERIE's turn
	g.Do(station(g, "E11", 1))
	if g.View().Actor() != g.Owner("PRR") {
		t.Error("R87: the turn of the PRR does not go on")
	}
}

// TestErieChooses is T23, R88: the ERIE finds a tile on its home; until it has chosen nobody else enters (issue 5097 of
// 18xx.games).
func TestErieChooses(t *testing.T) {
	g := start(t, 3)
	g.Lay("E11", "59", 0)
	for city := range 2 {
		if g.View().OpenSlot(g.Corp("PRR"), g.Hex("E11"), city) == 0 {
			t.Errorf("R88: city %d of E11 is open to the PRR", city)
		}
	}
	g.Found("ERIE", 100, "p2", 60)
	g.Operate(2).At("home", "ERIE")
	g.Refuses(rules.Pass{By: g.Owner("ERIE")}, rules.WrongStep)
	g.Do(station(g, "E11", 1)).At("track", "ERIE")
	if g.View().OpenSlot(g.Corp("PRR"), g.Hex("E11"), 0) != 0 {
		t.Error("R88: the other city of E11 stays closed")
	}
}

// TestStationsStay: R104, R113: stations keep their places when a tile is replaced.
func TestStationsStay(t *testing.T) {
	g := operate(t, "NYC")
	g.Do(lay(g, "E19", "57", 0))
	g.Phase("3").S.Turn.Lays = 0
	g.Step("track").Do(lay(g, "E19", "14", 0))
	if slots := g.View().Position().Slots(g.Hex("E19"), 0); len(slots) != 2 || slots[0] != g.Corp("NYC") {
		t.Errorf("R104: slots %v", slots)
	}
}

// TestNoGainNeeded: R107: an upgrade that adds nothing to the company's network is legal.
func TestNoGainNeeded(t *testing.T) {
	g := operate(t, "PRR")
	// The PRR meets only the straight track of H14, from 1 to 4; tile 20 adds a track across it.
	g.Phase("3").Lay("H14", "9", 1)
	g.Refuses(lay(g, "H14", "20", 1), rules.Legal)
}

// TestExtraLay is T29: CS lays on B20 at any moment of its company's turn, free and in addition.
func TestExtraLay(t *testing.T) {
	g := operate(t, "PRR")
	g.Phase("3").Own("CS", "PRR").Cash("PRR", 0)
	g.Refuses(layVia(g, "CS", "B20", "9", 0), rules.WrongTile)
	g.Refuses(layVia(g, "CS", "B22", "3", 0), rules.WrongTile)
	g.Refuses(layVia(g, "CS", "B20", "4", 0), rules.OffMap) // R101
	g.Refuses(lay(g, "B20", "3", 0), rules.NotReached)
	g.Do(layVia(g, "CS", "B20", "3", 0)).At("track", "PRR")
	g.Refuses(layVia(g, "CS", "B20", "3", 0), rules.NoPower)
	if g.S.Privates[g.Private("CS")].Owner != g.Owner("PRR") {
		t.Error("R150: CS closes with its lay")
	}

	g = operate(t, "PRR")
	g.Own("CS", "p1")
	g.Refuses(layVia(g, "CS", "B20", "3", 0), rules.NoPower) // R150: only a company uses it
}

// TestTeleport is T26 to T28: DH lays on F16 for the terrain cost and may place the next station free.
func TestTeleport(t *testing.T) {
	position := func() *rulestest.Game {
		g := operate(t, "PRR")
		return g.Phase("3").Own("DH", "PRR").Cash("PRR", 1025)
	}
	g := position()
	g.Do(layVia(g, "DH", "F16", "57", 1)).At("teleport", "PRR")
	place := station(g, "F16", 0)
	place.Via = g.Private("DH")
	g.Do(place)
	g.WantCash(map[string]int32{"PRR": 905})
	if used := g.S.Corps[g.Corp("PRR")].Used; used != 2 {
		t.Errorf("R150: %d stations used, want 2", used)
	}
	if cost := g.View().StationCost(g.Corp("PRR")); cost != 100 {
		t.Errorf("R150: the next station costs %d, want 100", cost)
	}
	if name := g.InCharge(); name == "track" || name == "token" {
		t.Errorf("R150: step %q follows", name)
	}

	g = position()
	g.Do(layVia(g, "DH", "F16", "57", 1)).Pass() // declines
	if g.View().Reach(g.Corp("PRR")).Stops[g.Hex("F16")] != 0 || g.S.Privates[g.Private("DH")].Used != 1 {
		t.Error("R150: F16 is in the network, or the power is left, after declining")
	}

	g = position()
	g.Cash("PRR", 115)
	g.Refuses(layVia(g, "DH", "F16", "57", 1), rules.NoMoneyForTile)
	g = position()
	g.Lay("F16", "57", 0)
	g.Refuses(layVia(g, "DH", "F16", "57", 1), rules.NoPower)
	g = position()
	g.S.Corps[g.Corp("PRR")].Used = 4
	g.Do(layVia(g, "DH", "F16", "57", 1)) // the station lapses
	if g.InCharge() == "teleport" {
		t.Error("R150: a station is offered although none is left")
	}
}
