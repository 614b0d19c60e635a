package t1860

import (
	"reflect"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/track"
)

// TestRouteEndsAtHalt: a route does not end at a halt, and a halt alone is no route (R126, R155; S25, #2674, #2960).
func TestRouteEndsAtHalt(t *testing.T) {
	g := linked(t, build(t), "6+3")
	g.Lay("I3", "758", 0).Lay("J4", "57", 2).Lay("K5", "743", 2)
	turn(g, "run", "IOW")
	r := terms(rules.Rulebook, nil).checkRun(g.View(), g.Corp("IOW"),
		[]track.Route{g.Route("I3:S0,5", "J4:2,S0", "J4:S0,5", "K5:2,S0")}, trainsOf(g, g.Corp("IOW")))
	if r.Reason != rules.RouteEndsAtHalt {
		t.Errorf("%v", r.Reason)
	}
	g = rulestest.New(t, build(t), 2).Found("BHI&R", 58, "p1", 50).Home("BHI&R", "L6", 0).Lay("L6", "115", 2).Lay("K5",
		"743", 2)
	if g.View().HasRoute(g.Corp("BHI&R")) {
		t.Error("a halt makes a route")
	}
}

// TestRydePier: the pier is the end of a route and pays by phase; two trains count Ryde Esplanade (R164, R165, T37).
func TestRydePier(t *testing.T) {
	g := linked(t, build(t), "6+3", "7+4").Lay("I3", "758", 0)
	turn(g, "run", "IOW")
	run := rules.RunRoutes{By: g.Corp("IOW"),
		Routes: []track.Route{g.Route("J2:S0,1", "I3:4,S0"), g.Route("I3:S0,5", "J4:2,S0")}}
	g.Refuses(run, rules.Legal)
	if e := g.View().RunEarnings(run); e.Revenue != 40+50+50+20 {
		t.Errorf("%+v", e)
	}
	run.Routes = []track.Route{g.Route("J2:S0,1", "I3:4,S0", "I3:S0,5", "J4:2,S0")}
	g.Refuses(run, rules.Legal)
}

// TestHomeOnRoute: by the way recorded games are played one route visits the home station (R154; T21, T22).
func TestHomeOnRoute(t *testing.T) {
	for _, c := range []struct {
		title *rules.Title
		want  rules.Reason
	}{{build(t), rules.Legal}, {recordedGame(t), routeNoHome}} {
		shut := map[rules.Reason]rules.Reason{routeNoHome: noLegalRun}[c.want]
		g := linked(t, c.title, "6+3").Lay("J6", "746", 0).Lay("J8", "115", 3).Station("IOW", "J6", 0)
		turn(g, "run", "IOW")
		run := rules.RunRoutes{By: g.Corp("IOW"), Routes: []track.Route{g.Route("J6:S0,0", "J8:3,S0")}}
		g.Refuses(run, c.want)
		g.S.Cells[g.Hex("J4")] = track.Cell{}
		g.S.Board = g.S.Cells.Hash(len(g.Title.Board.Hexes)) // the home is cut off: no legal run is owed
		open := runTrains{terms: terms(c.title.Profile, nil)}.Open(g.View())
		if open.Reason != shut {
			t.Errorf("%v: the run is open: %v", c.title.Profile, open.Reason)
		}
	}
}

// TestTwoFloats: two companies that float in one stock round both get their home tile (R72; history 2022-04).
func TestTwoFloats(t *testing.T) {
	g := operated(game(t, 2).Found("C&N", 100, "p1", 40).Found("S&C", 54, "p2", 40).Stock(2, "p1"), "C&N")
	g.Do(buy(g, 1, "C&N", "initial", 10)).At("hometile", "C&N").Do(lay(g, "C&N", "F2", "787", 0)).At("stock", "p2")
	g.Do(buy(g, 2, "S&C", "initial", 10)).At("hometile", "S&C").Do(g.Legal()[0]).At("stock", "p1")
}

// TestNoTrainAfterBankruptcy: a company that has just gone bankrupt buys no train in that turn; two in a row both go
// (R30, R143; #4514, #3685).
func TestNoTrainAfterBankruptcy(t *testing.T) {
	g := game(t, 2).Found("C&N", 100, "p1", 50).Home("C&N", "F2", 0).Found("FYN", 82, "p2", 50).Home("FYN", "B4", 0)
	price(g, "C&N", 14)
	price(g, "FYN", 7)
	turn(g, "track", "C&N", "FYN").Pass() // no train: the price falls at once
	g.At("track", "FYN").Pass()
	for _, c := range []string{"C&N", "FYN"} {
		if !is(g, c, rules.Unlisted) || g.View().TrainCount(g.Owner(c)) != 0 {
			t.Errorf("%s is not bankrupt, or bought a train", c)
		}
	}
	if g.S.Set != 3 {
		t.Errorf("set %d", g.S.Set)
	}
}

// TestPlayersDoNotTrade: neither privates nor trains change hands outside the rules (R118, R190).
func TestPlayersDoNotTrade(t *testing.T) {
	g := game(t, 2).Own("CMH", "p2").Stock(2, "p1")
	g.Refuses(buyPrivate(g, 1, "CMH"), rules.LotGone)
	g.Refuses(sellPrivate(g, 1, "CMH"), notOwned)
}

// TestUpgradeMovesStations: a station of printed Ventnor goes to the city with its old track (R86, R97, R98; T24).
func TestUpgradeMovesStations(t *testing.T) {
	g := game(t, 2).Phase("3").Found("IWNJ", 82, "p1", 50).Home("IWNJ", "G7", 0).Station("IWNJ", "I11", 0)
	cell := g.View().Position().Upgraded(g.Hex("I11"), g.Tile("760"), 0, nil)
	if cell.Slots[0] != g.Corp("IWNJ") {
		t.Errorf("%v", cell.Slots)
	}
}

// TestLateRankings: equal prices operate in the order of arrival, and the order of a round is fixed (R62, R63, R76;
// T6).
func TestLateRankings(t *testing.T) {
	g := game(t, 2).Found("IOW", 100, "p1", 20).Found("C&N", 100, "p2", 40).Stock(1, "p2")
	g.Do(buy(g, 2, "C&N", "initial", 10)).Do(g.Legal()[0])
	g.Give("IOW", 20, "initial", "p1")
	for g.View().Actor() != player(1) {
		g.Pass()
	}
	g.Do(buy(g, 1, "IOW", "initial", 10))
	if order := g.View().AppendFloated(nil); len(order) != 2 || order[0] != g.Corp("C&N") {
		t.Errorf("order %v: the one that floated first operates first", order)
	}
}

// TestActionsAsText: bids for the right to choose, sales of privates, halts and subsidies survive their text (R159,
// R170).
func TestActionsAsText(t *testing.T) {
	g := linked(t, build(t), "6+3").Own("BHC", "p1").Lay("I5", "743", 1)
	route := g.Route("I3:S0,5", "J4:2,S0")
	route.Halts = 3
	for _, a := range []rules.Action{
		bid(1, 0), take(g, 1, "BHC"), sellPrivate(g, 1, "BHC"), buy(g, 1, "IOW", "pool", 20),
		rules.RunRoutes{By: g.Corp("IOW"), Routes: []track.Route{route}},
		rules.RunRoutes{By: g.Corp("IOW"), Stated: true, Revenue: 90, Subsidy: 20, Routes: []track.Route{{}}},
	} {
		text := notation.Action(g.Title, a)
		back, err := notation.ParseAction(g.Title, text)
		if err != nil || !reflect.DeepEqual(back, a) {
			t.Errorf("%q: %+v, %v", text, back, err)
		}
	}
}
