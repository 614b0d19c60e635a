package t1830

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/track"
)

// run runs routes, one for each train of the company that has the turn.
func run(g *rulestest.Game, routes ...track.Route) rules.RunRoutes {
	return rules.RunRoutes{By: g.View().Actor().Corp(), Routes: routes}
}

// west joins Altoona (H12) with Pittsburgh (H10) and Columbus (H4).
func west(g *rulestest.Game) {
	g.Lay("H10", "57", 1).Lay("H8", "9", 1).Lay("H6", "9", 1).Lay("H4", "57", 1)
}

var (
	pittsburgh = []string{"H12:S0,1", "H10:4,S0"}
	columbus   = []string{"H12:S0,1", "H10:4,S0", "H10:S0,1", "H8:4,1", "H6:4,1", "H4:4,S0"}
)

// east joins Altoona with Lancaster (H16) and Baltimore (I15) by a fork at H14.
func east(g *rulestest.Game) { g.Lay("H14", "23", 1).Lay("H16", "57", 1).Lay("I15", "53", 0) }

// gulf joins both entries of the Gulf through Columbus (H4), where the PRR has a station.
func gulf(g *rulestest.Game) {
	g.Lay("H4", "15", 5).Lay("I3", "8", 1).Lay("I5", "8", 0).Lay("J4", "8", 1).Station("PRR", "H4", 0)
}

// TestRoutes has the rules of routes for the PRR, at home in H12.
func TestRoutes(t *testing.T) {
	type game = *rulestest.Game
	through := []string{"I1:4,S0", "I3:1,3", "H4:0,S0", "H4:S0,5", "I5:2,0", "J4:3,1", "J2:4,S0"}
	for _, c := range []struct {
		rule, name string
		settings   []string
		position   func(g game)
		trains     []string
		routes     [][]string
		want       rules.Reason
		pays       int32
	}{
		{"R201", "two stops", nil, west, []string{"2"}, [][]string{pittsburgh}, rules.Legal, 30},
		{"R207", "three stops with a 2-train", nil, west, []string{"2"}, [][]string{columbus}, rules.RouteTooLong, 0},
		{"R207", "three stops with a 3-train", nil, west, []string{"3"}, [][]string{columbus}, rules.Legal, 50},
		{"R207", "fewer stops than the reach", nil, west, []string{"D"}, [][]string{pittsburgh}, rules.Legal, 30},
		{"R201", "track that ends nowhere", nil, west, []string{"3"},
			[][]string{{"H12:S0,1", "H10:4,S0", "H10:S0,1", "H8:4,1"}}, rules.RouteTooShort, 0},
		{"R201", "a gap", nil, west, []string{"3"}, [][]string{{"H12:S0,1", "H4:4,S0"}}, rules.RouteBroken, 0},
		{"R202", "no station of its own", nil, west, []string{"3"},
			[][]string{{"H10:S0,1", "H8:4,1", "H6:4,1", "H4:4,S0"}}, rules.RouteNoStation, 0},
		{"R205", "through a full city (T38)", nil, func(g game) { west(g); g.Station("NYC", "H10", 0) }, []string{"3"},
			[][]string{columbus}, rules.RouteBlocked, 0},
		{"R205", "to a full city (T38)", nil, func(g game) { west(g); g.Station("NYC", "H10", 0) }, []string{"3"},
			[][]string{pittsburgh}, rules.Legal, 30},
		{"R205", "through its own full city", nil, func(g game) { west(g); g.Station("PRR", "H10", 0) }, []string{"3"},
			[][]string{columbus}, rules.Legal, 50},
		{"R203", "a stop twice (issue 202 of 18xx.games)", nil, func(g game) {
			g.Lay("H10", "15", 1).Lay("G11", "7", 0).Lay("G9", "7", 4)
		}, []string{"D"}, [][]string{{"H12:S0,1", "H10:4,S0", "H10:S0,3", "G11:0,1", "G9:4,5", "H10:2,S0"}},
			rules.RouteStopTwice, 0},
		{"R201", "turning back", nil, west, []string{"D"}, [][]string{{"H12:S0,1", "H10:4,S0", "H10:S0,4", "H12:1,S0"}},
			rules.RouteBroken, 0},
		{"R204", "two trains on one piece", nil, west, []string{"2", "3"}, [][]string{pittsburgh, columbus},
			rules.RouteTrackTwice, 0},
		{"R204", "two trains through one side (T39)", nil, func(g game) { west(g); east(g); g.Station("PRR", "H10", 0) },
			[]string{"2", "2"}, [][]string{
				{"H12:S0,4", "H14:1,4", "H16:1,S0"},
				{"H10:S0,4", "H12:1,4", "H14:1,5", "I15:2,S0"},
			}, rules.RouteTrackTwice, 0},
		{"R204", "two trains that share a stop only", nil, func(g game) { west(g); east(g) }, []string{"2", "2"}, [][]string{
			{"H12:S0,4", "H14:1,4", "H16:1,S0"}, pittsburgh,
		}, rules.Legal, 60},
		{"R206", "through Altoona", nil, func(g game) { west(g); east(g) }, []string{"3"},
			[][]string{{"H10:S0,4", "H12:1,S0", "H12:S0,4", "H14:1,5", "I15:2,S0"}}, rules.Legal, 80},
		{"R206", "past Altoona", nil, func(g game) { west(g); east(g); g.Station("PRR", "H10", 0) }, []string{"2"},
			[][]string{{"H10:S0,4", "H12:1,4", "H14:1,5", "I15:2,S0"}}, rules.Legal, 70},
		{"R205", "through an area", nil, func(g game) {
			g.Lay("E3", "8", 0).Lay("F4", "15", 5).Station("PRR", "F4", 0)
		}, []string{"3"}, [][]string{{"D2:S0,5", "E3:2,0", "F2:3,S0", "F2:S0,4", "F4:1,S0"}}, rules.RouteThroughOffBoard, 0},
		{"R205", "Canadian West twice", nil, func(g game) { g.Lay("B10", "15", 2).Station("PRR", "B10", 0) }, []string{"3"},
			[][]string{{"A9:5,S0", "B10:2,S0", "B10:S0,3", "A11:0,S0"}}, rules.RouteAreaTwice, 0},
		{"X10", "Gulf to Gulf (T37)", nil, gulf, []string{"5"}, [][]string{through}, rules.RouteAreaTwice, 0},
		{"X10", "Gulf to Gulf, by option (T37)", []string{"gulf_split"}, gulf, []string{"5"}, [][]string{through},
			rules.Legal, 90},
		{"R208", "more routes than trains", nil, func(g game) { west(g); east(g) }, []string{"3"},
			[][]string{pittsburgh, {"H12:S0,4", "H14:1,4", "H16:1,S0"}}, rules.TrainTwice, 0},
		{"X9", "nothing, though there is a route (T43)", nil, west, []string{"2"}, nil, rules.MustRun, 0},
		{"X9", "nothing, by option (T43)", []string{"free_route_choice"}, west, []string{"2"}, nil, rules.Legal, 0},
	} {
		g := operate(t, "PRR", c.settings...)
		c.position(g)
		g.Train("PRR", c.trains...).Step("run")
		var routes []track.Route
		for _, pieces := range c.routes {
			routes = append(routes, g.Route(pieces...))
		}
		a := run(g, routes...)
		r := g.Check(a)
		if r.Reason != c.want {
			t.Errorf("%s %s: %v, want %v", c.rule, c.name, r.Reason, c.want)
		} else if pays := g.View().RunRevenue(a); c.want == rules.Legal && pays != c.pays {
			t.Errorf("%s %s: pays %d, want %d", c.rule, c.name, pays, c.pays)
		}
	}
}

// TestAreaValues: R200: off-board areas pay more from phase 5 on; the runs of the B&O to the Deep South.
func TestAreaValues(t *testing.T) {
	south := []string{"I15:S0,0", "J14:3,S0", "J14:S0,0", "K13:3,S0"}
	for _, c := range []struct {
		phase, baltimore, washington string
		pays                         int32
	}{{"4", "53", "57", 100}, {"5", "61", "14", 130}, {"D", "61", "14", 130}} {
		g := operate(t, "B&O")
		g.Phase(c.phase).Lay("I15", c.baltimore, 0).Lay("J14", c.washington, 0).Train("B&O", "D").Step("run")
		a := run(g, g.Route(south...))
		g.Refuses(a, rules.Legal)
		if pays := g.View().RunRevenue(a); pays != c.pays {
			t.Errorf("R200: phase %s pays %d, want %d", c.phase, pays, c.pays)
		}
	}
}

// TestTwoCitiesOfOneHex: R203: a recorded run of the PRR that calls at both cities of H18.
func TestTwoCitiesOfOneHex(t *testing.T) {
	g := operate(t, "PRR")
	g.Phase("6").Train("PRR", "6")
	g.Lay("H18", "67", 5).Lay("G17", "2", 3).Lay("G19", "62", 0).Lay("H16", "63", 0).Lay("I15", "61", 0)
	g.Station("PRR", "H16", 0).Step("run")
	a := run(g, g.Route("H18:S0,2", "G17:5,S1", "G17:S1,4", "G19:1,S0", "G19:S0,0",
		"H18:3,S1", "H18:S1,1", "H16:4,S0", "H16:S0,0", "I15:3,S0"))
	g.Do(a).At("dividend", "PRR")
	if g.S.Turn.Revenue != 290 {
		t.Errorf("R203: pays %d, want 290", g.S.Turn.Revenue)
	}
}

// TestNoRun: R122, R127: without train or route the marker moves left and nothing is asked.
func TestNoRun(t *testing.T) {
	g := operate(t, "PRR")
	west(g)
	g.Step("token").Pass()
	if why := g.Skipped("run"); why != rules.NoTrain {
		t.Errorf("R122: skipped for %v", why)
	}
	if p := g.View().Price(g.Corp("PRR")); p != 90 {
		t.Errorf("R127: price %d, want 90", p)
	}

	g = operate(t, "PRR")
	g.Train("PRR", "2").Pass()
	if why := g.Skipped("run"); why != rules.NoRoute {
		t.Errorf("R122: skipped for %v", why)
	}

	// Running nothing, where it is allowed, has the same end.
	g = operate(t, "PRR", "free_route_choice")
	west(g)
	g.Train("PRR", "2").Step("run").Do(run(g))
	if p := g.View().Price(g.Corp("PRR")); p != 90 || g.InCharge() == "dividend" {
		t.Errorf("X9: price %d, step %s", p, g.InCharge())
	}
}

// TestStatedRevenue: records may state the earnings of a run; games that are played may not.
func TestStatedRevenue(t *testing.T) {
	g := operate(t, "PRR")
	west(g)
	g.Train("PRR", "2").Step("run")
	a := rules.RunRoutes{By: g.Corp("PRR"), Stated: true, Revenue: 500}
	g.Refuses(a, rules.RevenueStated)
}
