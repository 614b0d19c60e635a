package t1822pnw

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// paved lays a tile in the first turn in which it has exits on these edges.
func (g table) paved(name, kind string, edges ...uint8) table {
	g.T.Helper()
	want := uint8(0)
	for _, e := range edges {
		want |= 1 << e
	}
	for rot := range uint8(6) {
		if g.View().Position().Turned(g.Tile(kind), rot).Exits()&want == want {
			g.Lay(name, kind, rot)
			return g
		}
	}
	g.T.Fatalf("tile %s has no exits %v together", kind, edges)
	return g
}

// timber puts timber markers on hexes.
func (g table) timber(names ...string) {
	g.T.Helper()
	for _, name := range names {
		g.S.Cells[g.Hex(name)].Marks |= 1 << timberMark
	}
	g.S.Board = g.S.Cells.Hash(len(g.Title.Board.Hexes))
}

// earned fails unless the trains of a company earn these sums, in the order in which they stand.
func (g table) earned(corp string, routes []track.Route, want ...int32) rules.RunRoutes {
	g.T.Helper()
	run := rules.RunRoutes{By: g.Corp(corp), Routes: routes}
	_, parts := runEarns(g.View(), run)
	for i, sum := range want {
		if parts[i] != sum {
			g.T.Errorf("train %d of %s earns %d, want %d", i+1, corp, parts[i], sum)
		}
	}
	return run
}

// TestFirstRuns: an L-train in Portland alone and one from Port Townsend to a town; a minor keeps half, pays half and
// rises (R79, R82, R85, R121, R125; examples 1, 2).
func TestFirstRuns(t *testing.T) {
	g := begin(t, build(t, Key)).minor("17", "p1", 50, 0)
	g.Lay("O8", "X24", 0).Train("17", trainL).Cash("p1", 0)
	run := g.earned("17", []track.Route{{Only: track.StopAt{Hex: g.Hex("O8")}}}, 40)
	g.turn("17", "run").Do(run)
	g.WantCash(map[string]int32{"17": 20, "p1": 20})
	if have := g.View().Price(g.Corp("17")); have != 55 {
		t.Errorf("the price is %d", have)
	}
	g = begin(t, build(t, Key)).minor("6", "p1", 50, 0)
	g.paved("G8", "58", 3).Train("6", trainL)
	g.turn("6", "run").Do(g.earned("6", []track.Route{g.Route("F9:S0,0", "G8:3,S0")}, 40))
	g.Refuses(rules.RunRoutes{By: g.Corp("6")}, rules.WrongStep) // all trains run once
}

// TestNorthernRun: two cities, the boom town, four timber hexes and the mill (R122, R129, R131; example 3).
func TestNorthernRun(t *testing.T) {
	g := begin(t, build(t, Key)).minor("2", "p1", 100, 0).minor("9", "p2", 100, 0)
	g.Phase("3")
	g.paved("B19", "57", 1).paved("B17", "8", 4, 0).paved("C16", "8", 3, 5).paved("D17", "8", 2, 4).paved("D19", "14", 1,
		0)
	g.paved("E18", "8", 3, 5).paved("F19", "8", 2, 4).paved("F21", boomTown, 1)
	g.timber("C16", "D17", "E18", "F19")
	g.card("P15", "9").turn("9", "track").Do(rules.Assign{By: g.Corp("9"), Private: g.Private("P15"), Hex: g.Hex("D19")})
	g.Train("2", train3)
	way := g.Route("B19:S0,1", "B17:4,0", "C16:3,5", "D17:2,4", "D19:1,S0", "D19:S0,0", "E18:3,5", "F19:2,4", "F21:1,S0")
	run := g.earned("2", []track.Route{way}, 130)
	g.turn("2", "run").Refuses(run, rules.Legal)
}

// TestPortageFees: each of two portage hexes takes $10 off, which the owner of P16 receives with the dividend; who owns
// it pays nothing, and the fee does not move the price (R86, R133, P16; example 6).
func TestPortageFees(t *testing.T) {
	for owner, c := range map[string]struct{ earned, fees int32 }{"ORNC": {110, 20}, "SPS": {130, 0}, "p3": {110, 0}} {
		g := begin(t, build(t, Key)).major("SPS", "p1", 100, 20, 0).major("ORNC", "p2", 100, 20, 0).card("P16", owner)
		g.Phase("3")
		g.Lay("O8", "X25", 0).Lay("J9", "207", 0)
		g.paved("N7", "9", 5, 2).paved("M6", straight, 5, 2).paved("L5", "8", 5, 3).paved("K6", "8", 0, 4).paved("K8", "8", 1,
			3).paved("I10", curve, 0, 4)
		g.Train("SPS", train3)
		way := g.Route("O8:S0,2", "N7:5,2", "M6:5,2", "L5:5,3", "K6:0,4", "K8:1,3", "J9:0,S0", "J9:S0,3", "I10:0,4",
			"I12:1,S0")
		run := g.earned("SPS", []track.Route{way}, c.earned)
		g.turn("SPS", "run").Do(run, rules.Dividend{By: g.Corp("SPS"), Kind: rules.Payout})
		g.WantCash(map[string]int32{"SPS": c.earned / 10 * 8, "ORNC": c.fees})
		if have := g.View().Price(g.Corp("SPS")); have != 110 {
			t.Errorf("P16 of %s: the price is %d", owner, have)
		}
	}
	// A minor halves its earnings without being asked, and pays the fee all the same.
	g := begin(t, build(t, Key)).minor("17", "p1", 100, 0).major("ORNC", "p2", 100, 20, 0).card("P16", "ORNC")
	g.Phase("3").Lay("J9", "207", 0)
	g.paved("N7", "9", 5, 2).paved("M6", straight, 5, 2).paved("L5", "8", 5, 3).paved("K6", "8", 0, 4).paved("K8", "8", 1,
		3)
	g.Train("17", train3)
	best, _ := g.turn("17", "run").View().BestRun(g.Corp("17"), searchWork)
	trips, _ := tripsOf(g.View(), best)
	if g.Do(best); trips[0].fees != 10 {
		t.Fatalf("the best run of the minor pays a fee of $%d", trips[0].fees)
	}
	g.WantCash(map[string]int32{"ORNC": 10})
}

// TestLumberBaron: the timber money of one train, that with most of it, is paid twice (R129, R130, P14).
func TestLumberBaron(t *testing.T) {
	g := seattleTacoma(t, "3")
	g.paved("H13", "8", 1, 5).Lay("I14", boomTown, 0)
	g.timber("H13")
	g.Train("SWW", train3, train3)
	ways := []track.Route{g.Route("H11:S0,4", "H13:1,5", "I14:2,S0"), g.Route("H11:S0,5", "I12:2,S0")}
	g.earned("SWW", ways, 20+30+10, 20+30)
	g.card("P14", "SWW")
	g.earned("SWW", ways, 20+30+20, 20+30)
	list := extras(g.View(), rules.RunRoutes{By: g.Corp("SWW"), Routes: ways}, 0)
	if len(list) != 2 || list[0].Sums["sum"] != 10 || list[1].Sums["sum"] != 10 || list[1].Text[1] != "P14 +{$sum}" {
		t.Errorf("the route of the lumber baron says %v", list)
	}
}

// TestPullman: the train that carries it counts cities only; before, the same route is too long (R79, R127, P5, P6).
func TestPullman(t *testing.T) {
	for _, card := range []string{"P5", "P6"} {
		g := seattleTacoma(t, "3")
		g.Lay("G12", "58", 0).Lay("H11", "X21", 0).Train("SWW", trainL)
		n := g.Card(trainL, "SWW")
		g.S.Turned[n/64] |= 1 << (n % 64) // a 2
		way := g.Route("G12:S0,0", "H11:3,S0", "H11:S0,5", "I12:2,S0")
		run := rules.RunRoutes{By: g.Corp("SWW"), Routes: []track.Route{way}}
		g.turn("SWW", "run").Refuses(run, rules.RouteTooLong)
		g.card(card, "p1").turn("SWW", acquireKey).Do(Acquire{By: g.Corp("SWW"), Private: g.Private(card)})
		g.turn("SWW", "run").Refuses(run, rules.RouteTooLong)
		g.Do(rules.Decide{By: g.Owner("SWW")})
		g.Refuses(rules.Decide{By: g.Owner("SWW")}, noCarrier) // one train in a turn
		g.Do(run)
		if g.S.Turn.Revenue != 10+60+30 {
			t.Errorf("%s: the run earns %d", card, g.S.Turn.Revenue)
		}
		if g.S.Turn.Carrier != 0 {
			t.Errorf("%s: after the run it is attached to train %d", card, g.S.Turn.Carrier)
		}
	}
}

// TestTrainsOfPrivates: the trains that P1 to P6 become; the 5P is sold like any train and never rusts, the others are
// never sold (R6, R59, R87, P1-P6).
func TestTrainsOfPrivates(t *testing.T) {
	seen := map[id.Train]bool{}
	for card, kind := range map[string]string{"P1": train5P, "P2": train2P, "P3": trainLP, "P4": trainLP, "P5": trainPP,
		"P6": trainPP} {
		g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 500).major("NP", "p2", 100, 20, 0).card(card, "p2")
		g.Phase("5")
		g.turn("SWW", acquireKey).Do(Acquire{By: g.Corp("SWW"), Private: g.Private(card)})
		n := g.Card(kind, "SWW")
		if seen[n] || g.S.Privates[g.Private(card)].Owner != id.Nobody || g.Title.Train(g.Kind(kind)).RustsOn != "" {
			t.Errorf("%s becomes train %d, which another card is too or which rusts; its owner is %d", card, n,
				g.S.Privates[g.Private(card)].Owner)
		}
		seen[n] = true
		want := rules.TrainNotForSale
		if card == "P1" {
			want = rules.Legal
		}
		g.Cash("NP", 100)
		g.turn("NP", "trains").Refuses(rules.BuyTrain{By: g.Corp("NP"), Train: n, From: g.Owner("SWW"), Price: 1}, want)
	}
}

// TestMineIsNoStation: the mine is a stop and no station, so an E-train with one more city of its own has but one
// (R126, R135; trap 47).
func TestMineIsNoStation(t *testing.T) {
	g := leavenworthMine(t)
	g.Phase("7").Lay("G18", mineTile, 2)
	cell := &g.S.Cells[g.Hex("G18")]
	cell.Slots[0] = g.Corp("NP")
	g.S.Board = g.S.Cells.Hash(len(g.Title.Board.Hexes))
	g.Train("NP", train7)
	n := g.Card(train7, "NP")
	run := rules.RunRoutes{By: g.Corp("NP"), Routes: []track.Route{g.Route("H19:S0,2", "G18:5,S0")}}
	g.turn("NP", "run").Refuses(run, rules.Legal) // a 7-train may
	g.S.Turned[n/64] |= 1 << (n % 64)
	g.turn("NP", "run").Refuses(run, eRun)
}

// TestWhomP20Replaces: a coloured minor that has left the game from the first box will do; one whose major has started
// will not (R115; trap 32).
func TestWhomP20Replaces(t *testing.T) {
	g := begin(t, build(t, Key)).minor("12", "p1", 50, 100).major("SWW", "p2", 100, 20, 0).card("P20", "p1")
	g.closed("7")
	g.turn("12", acquireKey).Do(Acquire{By: g.Corp("12"), Private: g.Private("P20")}).At(replaceKey, "12")
	choose := func(minor string) rules.Decide {
		return rules.Decide{By: g.Owner("12"), Choice: uint8(g.Corp(minor))}
	}
	g.Refuses(choose("8"), notReplaceable)
	g.Refuses(choose("9"), notReplaceable)
	g.Do(choose("7"))
	if g.S.Corps[g.Corp("CMPS")].Partner != g.Corp("12") {
		t.Error("12 is not the coloured minor of CMPS")
	}
}

// TestMailOnARoute: the mail of a route between Tacoma and Olympia is half of both, beside the earnings of the route
// (R134; example 12).
func TestMailOnARoute(t *testing.T) {
	g := begin(t, build(t, Key)).major("NP", "p1", 100, 20, 0).card("P9", "NP")
	g.Phase("3")
	g.paved("J11", "8", 1, 3).Lay("J9", "207", 3).Station("NP", "I12", 0)
	g.Train("NP", train3)
	run := g.earned("NP", []track.Route{g.Route("I12:S0,0", "J11:3,1", "J9:4,S0")}, 70)
	if sum, _ := runEarns(g.View(), run); sum.Subsidy != 35 {
		t.Errorf("the mail is %d, want 35", sum.Subsidy)
	}
	g.turn("NP", "run").Do(run, rules.Dividend{By: g.Corp("NP"), Kind: rules.Payout})
	g.WantCash(map[string]int32{"NP": 35 + 7*8})
	if have := g.View().Price(g.Corp("NP")); have != 100 {
		t.Errorf("the price is %d", have)
	}
}

// TestEastAndWest: an E-train over five cities of its own, from home to destination, which count twice, and one portage
// hex (R126, R128, R129, R133; example 10). Neither the town nor the timber on its way pays.
func TestEastAndWest(t *testing.T) {
	g := begin(t, build(t, Key)).major("CMPS", "p1", 100, 20, 0)
	g.Phase("7").Lay("H11", "X20", 0)
	g.paved("F21", "8", 4, 2).paved("E20", "9", 5, 2).paved("D19", "14", 5, 0).paved("E18", "8", 3, 5).paved("F19", "9", 2,
		5)
	g.paved("G20", "8", 2, 0).paved("H19", "5", 3, 2).paved("G18", "8", 5, 1).paved("G16", "6", 4, 2).paved("F15", "9", 5,
		2)
	g.paved("E14", "8", 5, 1).paved("E12", "8", 4, 0).paved("F11", curve, 3, 5).paved("G12", "58", 2, 0)
	g.timber("E18", "F19", "F15", "E14")
	for _, name := range []string{"D19", "H19", "G16", "H11"} {
		g.Station("CMPS", name, 0)
	}
	g.S.Corps[g.Corp("CMPS")].Flags |= rules.Arrived
	g.Train("CMPS", train7)
	n := g.Card(train7, "CMPS")
	g.S.Turned[n/64] |= 1 << (n % 64)
	way := g.Route("F23:S0,1", "F21:4,2", "E20:5,2", "D19:5,S0", "D19:S0,0", "E18:3,5", "F19:2,5", "G20:2,0", "H19:3,S0",
		"H19:S0,2",
		"G18:5,1", "G16:4,S0", "G16:S0,2", "F15:5,2", "E14:5,1", "E12:4,0", "F11:3,5", "G12:2,S0", "G12:S0,0", "H11:3,S0")
	run := g.earned("CMPS", []track.Route{way}, 100+60+40+40+80+80-10)
	g.turn("CMPS", "run").Refuses(run, rules.Legal)
}

// TestTwoETrains: where a company has two E-trains they run over separate track (R124, R126; trap 67).
func TestTwoETrains(t *testing.T) {
	g := seattleTacoma(t, "7").arrive()
	g.Lay("H11", "X23", 0).Train("SWW", train7, train7)
	var buf [rules.MaxTrains]id.Train
	for _, n := range g.View().AppendTrains(buf[:0], g.Owner("SWW")) {
		g.S.Turned[n/64] |= 1 << (n % 64)
	}
	way := g.Route("H11:S0,5", "I12:2,S0")
	g.paved("H13", "8", 1, 5).paved("I14", "7", 1, 2)
	other := g.Route("H11:S0,4", "H13:1,5", "I14:2,1", "I12:4,S0")
	run := func(routes ...track.Route) rules.RunRoutes { return rules.RunRoutes{By: g.Corp("SWW"), Routes: routes} }
	g.turn("SWW", "run").Refuses(run(way, way), rules.RouteTrackTwice)
	g.Refuses(run(way, other), rules.Legal)
}

// TestMergerRound: the minors have their chances in operating order; a passed one may still be the partner of a later
// one. After the last the next operating round of the set follows, or the stock round of the next set (R92, R93).
func TestMergerRound(t *testing.T) {
	begun := pair(t, 75, 80).minor("9", "p2", 90, 0)
	begun.Train("10", train3)
	begun.turn("10", "trains").Pass().At(joinKey, "10") // 9 has no partner, 10 stands above 8

	g := pair(t, 80, 75)
	g.At(joinKey, "8")
	g.Refuses(rules.Pass{By: g.Owner("10")}, rules.NotYourTurn)
	g.Refuses(Merge{By: g.Corp("10"), With: g.Corp("8")}, rules.NotYourTurn)
	g.Pass().At(joinKey, "10")
	merged := table{g.Copy()}
	merged.Do(Merge{By: g.Corp("10"), With: g.Corp("8")}).At(parKey, "10")
	g.Pass()
	if v := g.View(); v.Base().Round != operatingRound || g.S.Set != 2 || g.S.Round != 2 {
		t.Errorf("round %d of set %d, kind %d", g.S.Round, g.S.Set, v.Base().Round)
	}
	last := pair(t, 80, 75)
	last.S.RoundsLeft = 0
	last.Pass().Pass()
	if v := last.View(); v.Base().Round != stockRound || last.S.Set != 3 || last.S.Round != 0 {
		t.Errorf("round %d of set %d, kind %d", last.S.Round, last.S.Set, v.Base().Round)
	}
}

// TestLanes: two trains leave Portland side by side over its double track, each in a lane of its own (R124; trap 63).
func TestLanes(t *testing.T) {
	g := begin(t, build(t, Key)).major("SPS", "p1", 100, 20, 0)
	g.Phase("3")
	g.paved("P7", "4", 4).paved("P11", boomTown, 1).Lay("O8", "X25", 0).Train("SPS", train3, train3)
	lane := func(beyond tile.End, town string) track.Route {
		r := g.Route(town)
		h := g.Hex("P9")
		for i, p := range g.View().Position().Face(h).Paths {
			if p.A != beyond {
				continue
			}
			for k, q := range g.View().Position().Face(g.Hex("O8")).Paths {
				if q.A == tile.EdgeEnd(5) && q.LaneA == 3-p.LaneB { // the lanes of a side are counted from both hexes
					return track.Route{Pieces: append([]track.Piece{{Hex: g.Hex("O8"), Path: uint8(k)}, {Hex: h, Path: uint8(i)}},
						r.Pieces...)}
				}
			}
		}
		t.Fatal("no lane")
		return r
	}
	west, east := lane(tile.EdgeEnd(1), "P7:4,S0"), lane(tile.EdgeEnd(4), "P11:1,S0")
	run := func(routes ...track.Route) rules.RunRoutes { return rules.RunRoutes{By: g.Corp("SPS"), Routes: routes} }
	g.turn("SPS", "run").Refuses(run(west, west), rules.RouteTrackTwice)
	g.Refuses(run(west, east), rules.Legal)
	g.earned("SPS", []track.Route{west, east}, 60+10, 60+30)
}
