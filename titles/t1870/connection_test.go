package t1870

import (
	"maps"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/track"
)

// central lays the line of the IC from Jackson (K16) by G20 to Chicago (A22): three stops (S20).
func central(g *rulestest.Game) *rulestest.Game {
	g.Lay("K16", "57", 0).Lay("G20", "58", 0).Lay("F19", "9", 2).Lay("E18", "8", 3)
	for _, hex := range []string{"J17", "I18", "H19", "D19", "C20", "B21"} {
		g.Lay(hex, "9", 0)
	}
	return g
}

// The pieces of that line.
var (
	toTown    = []string{"K16:S0,3", "J17:0,3", "I18:0,3", "H19:0,3", "G20:0,S0"}
	toChicago = []string{"G20:S0,2", "F19:5,2", "E18:5,3", "D19:0,3", "C20:0,3", "B21:0,3", "A22:0,S0"}
)

// illinois is a game in which the IC has its line and a train, and the round is to open.
func illinois(t *testing.T, p rules.Profile, train string, settings ...string) *rulestest.Game {
	t.Helper()
	g := central(begin(t, p, settings...)).Found("IC", 100, "p1", 60).Home("IC", "K16", 0).Phase("2")
	return g.Train("IC", train).Found("GMO", 100, "p2", 60).PriceAt("GMO", at(0, 9)).Own("GSC", "p3")
}

// choose is an answer about the station of a destination.
func choose(g *rulestest.Game, corp string, answer uint8) rules.Decide {
	return rules.Decide{By: id.OfCorp(g.Corp(corp)), Choice: answer}
}

// best makes the run that earns most.
func best(g *rulestest.Game) *rulestest.Game {
	g.T.Helper()
	a, proven := g.View().BestRun(g.View().Actor().Corp(), linkWork)
	if !proven {
		g.T.Error("the best run is not proven")
	}
	return g.Do(a)
}

// TestConnectionAtAnOpening: after the incomes, and the home station of the first company, a company that is connected
// runs before that company does anything; its run earns with the destination once more, and pays or is kept with the
// price as it was; its station there is one of its own in every way (R81, R130-R132, R135-R141; S20-S24, S26; traps 14,
// 19, 48, 49; pitfall #5068).
func TestConnectionAtAnOpening(t *testing.T) {
	for _, kind := range []rules.DividendKind{rules.Payout, rules.Withhold} {
		g := illinois(t, rules.Recorded, "3").Operate(3).At(destinationKey, "IC")
		g.WantCash(map[string]int32{"p3": 715})
		if !g.View().Is(g.Corp("GMO"), rules.HomeDone) {
			t.Error("the first company is not at home before the connections")
		}
		g.Refuses(rules.Pass{By: g.View().Actor()}, rules.WrongStep)
		g.Do(choose(g, "IC", ontoMap)).At(linkRunKey, "IC")
		g.Refuses(rules.RunRoutes{By: g.Corp("IC"), Routes: []track.Route{g.Route(toTown...)}}, linkMissing) // S21
		g.Refuses(rules.RunRoutes{By: g.Corp("IC")}, linkMissing)
		best(g).At(linkDividendKey, "IC")
		if g.S.Turn.Revenue != 20+10+40+40 {
			t.Errorf("earned %d", g.S.Turn.Revenue)
		}
		g.Refuses(rules.Dividend{By: g.Corp("IC"), Kind: rules.Half}, rules.NoSuchDividend) // S24
		before, cash := g.S.Corps[g.Corp("IC")], g.View().Cash(id.OfCorp(g.Corp("IC")))
		g.Do(rules.Dividend{By: g.Corp("IC"), Kind: kind}).At("track", "GMO")
		after := g.S.Corps[g.Corp("IC")]
		moved, kept := after.Price != before.Price, g.View().Cash(id.OfCorp(g.Corp("IC")))-cash
		if moved != (kind == rules.Payout) ||
			kept != map[rules.DividendKind]int32{rules.Payout: 44, rules.Withhold: 110}[kind] {
			t.Errorf("%v: the marker moves %v, the company has %d more", kind, moved, kept)
		}
		if after.LastRun != before.LastRun { // R140; trap 48
			t.Errorf("its last run is told as %d", after.LastRun)
		}
		// The station is a base of its own: a train may run without the home (R141; S26; trap 19).
		g.Cash("GMO", 0)
		v := g.View()
		r := g.Route(toChicago...)
		if got := v.T.Hooks.Earns(v, g.Corp("IC"), 0, r).Revenue; got != 10+40+40 {
			t.Errorf("from the town to Chicago: %d", got)
		}
	}
}

// TestConnectionsAreCounted: the connections counted in random games are those that happen: at an opening, of the
// company whose turn has ended, and of another (R131, R133). Of 13,600 games 82 had a connection at an opening, so that
// a few games seldom have one.
func TestConnectionsAreCounted(t *testing.T) {
	pass := func(g *rulestest.Game) tally {
		was, seen := g.S, tally{}
		g.Pass()
		seen.connections(rules.View{T: g.Title, S: &was, X: &rules.Scratch{}}, g.View())
		return seen
	}
	g := illinois(t, rules.Rulebook, "3").Stock(3, "p1")
	g.S.Turn.Passes = g.S.Players - 1
	if seen := pass(g); !maps.Equal(seen, tally{"connection": 1, "connection at an opening": 1}) {
		t.Errorf("at an opening: %v", seen)
	}
	for corp, name := range map[string]string{"GMO": "connection of a bystander", "IC": "connection by itself"} {
		g := illinois(t, rules.Rulebook, "2").Operate(3).At("track", "GMO").Train("GMO", "2")
		g.S.Order.At = uint8(slices.Index(g.S.Order.Corps[:], g.Corp(corp)))
		g.S.Frames[0].Actor = id.OfCorp(g.Corp(corp))
		g.Own(cattleID, corp).Step("lastprivates").Train("IC", "3")
		if seen := pass(g.At("lastprivates", corp)); !maps.Equal(seen, tally{"connection": 1, name: 1}) {
			t.Errorf("after the turn of %s: %v", corp, seen)
		}
	}
}

// TestTooShortATrain: towns count, so that a 2-train does not connect three stops (R130; S23; trap 18; pitfalls #4589,
// #4748, #4860); without a train nothing is tested.
func TestTooShortATrain(t *testing.T) {
	for train, connects := range map[string]bool{"2": false, "3": true, "4": true} {
		g := illinois(t, rules.Rulebook, train)
		if got := connected(g.View(), g.Corp("IC")); got != connects {
			t.Errorf("a %s-train connects: %v", train, got)
		}
	}
	g := central(begin(t, rules.Rulebook)).Found("IC", 100, "p1", 60).Home("IC", "K16", 0)
	if connected(g.View(), g.Corp("IC")) {
		t.Error("connected without a train")
	}
	g = central(begin(t, rules.Rulebook)).Found("IC", 100, "p1", 60).Train("IC", "3")
	if connected(g.View(), g.Corp("IC")) {
		t.Error("connected without a home (R131)")
	}
}

// TestMapOrCharter: in recorded games the president chooses; on the charter it is one more station for 100, without the
// bonus for ever, and with a station at the destination there is no other way. By the rulebook the map if it can (R137;
// X9; S22, S25, S62; traps 20, 21).
func TestMapOrCharter(t *testing.T) {
	for setting, asks := range map[string]bool{"destination_to_charter": true, "destination_to_charter=off": false} {
		g := illinois(t, rules.Rulebook, "3", setting).Operate(3)
		if !asks {
			g.At(linkRunKey, "IC")
			if !doubled(g.View(), g.Corp("IC"), g.Hex("A22")) {
				t.Error("the station does not lie on the map")
			}
			continue
		}
		g.At(destinationKey, "IC")
		before := g.View().StationsLeft(g.Corp("IC"))
		g.Do(choose(g, "IC", ontoCharter)).At(linkRunKey, "IC")
		if got := g.View().StationsLeft(g.Corp("IC")); got != before+1 {
			t.Errorf("%d stations left, before %d", got, before)
		}
		best(g)
		if g.S.Turn.Revenue != 70 {
			t.Errorf("earned %d", g.S.Turn.Revenue)
		}
	}
	for setting, asks := range map[string]bool{"destination_to_charter": true, "destination_to_charter=off": false} {
		g := begin(t, rules.Rulebook, setting).Lay("J3", "57", 1).Lay("J5", "57", 1).Found("FW", 100, "p1", 60).Found("MP",
			90, "p2", 60)
		g.Home("MP", "C18", 0).Station("MP", "J5", 0)
		tx := rules.Tx{View: g.View()}
		g.S.Frames[0], g.S.Depth = rules.Frame{Round: connectionRound, Actor: id.OfCorp(g.Corp("MP")), Corp: g.Corp("MP")}, 1
		if asks {
			s := connection{choice: true}.destination()
			if r := s.Check(g.View(), choose(g, "MP", ontoMap)); r.Reason != rules.HasStation || r.Rule != "1870/R137" ||
				r.Hex != g.Hex("J5") {
				t.Errorf("a second station at the destination: %v", r)
			}
			if left := s.AppendLegal(nil, g.View()); len(left) != 1 || left[0] != choose(g, "MP", ontoCharter) {
				t.Errorf("offered is %v", left)
			}
			continue
		}
		before := g.View().StationsLeft(g.Corp("MP"))
		connection{}.destination().Skip(&tx)
		if got := g.View().StationsLeft(g.Corp("MP")); got != before+1 {
			t.Errorf("%d stations left, before %d: the charter is the only way", got, before)
		}
	}
}

// TestBonusOfDestination: by the rulebook wherever the destination is on the route, in recorded games as the first or
// last stop; each train has it, and no marker is doubled (R138; X8; V3-V6; S61; traps 22, 23; worked example 10).
func TestBonusOfDestination(t *testing.T) {
	for setting, bonus := range map[string]int32{"destination_bonus=anywhere": 20, "destination_bonus=route_end": 0} {
		g := begin(t, rules.Rulebook, setting).Lay("J3", "57", 1).Lay("J5", "57", 1).Lay("J7", "9", 1).Lay("J9", "58",
			1).Found("MP", 90, "p2", 60)
		tx := rules.Tx{View: g.View()}
		tx.Mark(g.Corp("MP"), rules.Arrived)
		tx.PlaceBeside(g.Corp("MP"), g.Hex("J5"), 0)
		earns := func(pieces ...string) int32 {
			return g.Title.Hooks.Earns(g.View(), g.Corp("MP"), 0, g.Route(pieces...)).Revenue
		}
		if got := earns("J3:S0,4", "J5:1,S0", "J5:S0,4", "J7:1,4", "J9:1,S0"); got != 20+20+10+bonus {
			t.Errorf("%s: %d in the middle", setting, got)
		}
		if got := earns("J3:S0,4", "J5:1,S0"); got != 20+20+20 {
			t.Errorf("%s: %d at the end", setting, got)
		}
		g.Train("MP", "3").Station("MP", "J3", 0).Operate(3).Step("run")
		run, _ := g.View().BestRun(g.Corp("MP"), linkWork)
		if got, want := g.View().RunRevenue(run),
			max(20+20+10+bonus, 20+20+20); got != want { // it knows where the destination counts
			t.Errorf("%s: the best run earns %d, want %d", setting, got, want)
		}
	}
}

// TestOrderOfConnections: the company whose turn has ended first, then the others in the order of the round, those that
// operated before as they did; whoever ran its connection is not tested again, and the rest is sorted after each run
// (R131, R133-R135; S72; trap 16; pitfalls 7158, 9723).
func TestOrderOfConnections(t *testing.T) {
	g := illinois(t, rules.Rulebook, "3").Operate(3).At(linkRunKey, "IC")
	best(g).Do(rules.Dividend{By: g.Corp("IC"), Kind: rules.Payout})
	if connected(g.View(), g.Corp("IC")) {
		t.Error("it is connected twice")
	}
	if got := g.S.Order.Corps[:g.S.Order.Len]; !slices.Equal(got, []id.Corp{g.Corp("GMO"), g.Corp("IC")}) {
		t.Errorf("the order is %v", got)
	}
	h := illinois(t, rules.Rulebook, "3").Found("TP", 76, "p3", 60).Home("TP", "J5", 0)
	h.S.Corps[h.Corp("IC")].Flags |= rules.Arrived
	h.Operate(3).At("track", "GMO")
	h.S.Corps[h.Corp("IC")].Flags &^= rules.Arrived
	tx := rules.Tx{View: h.View()}
	if !beginRuns(&tx, h.Corp("IC")) || runCorps.Of(&h.S) != h.Corp("IC") || runCount.Of(&h.S) != 1 {
		t.Errorf("runs: %v", h.S.Own)
	}
}

// TestNoConnectionAfterClosing: after the turn of a company that closed in it the next one has its turn; connections
// are looked for after that (R72; S19; pitfall 4987).
func TestNoConnectionAfterClosing(t *testing.T) {
	g := illinois(t, rules.Rulebook, "2").Operate(3).At("track", "GMO")
	g.PriceAt("GMO", at(8, 1)).Train("IC", "3").Train("GMO", "2")
	g.Step("run").Do(rules.RunRoutes{By: g.Corp("GMO")})
	if !g.View().Is(g.Corp("GMO"), rules.Closed) {
		t.Fatal("GMO has not closed")
	}
	g.At("track", "IC")
	if got := g.View().TrainCount(id.Pool); got != 1 {
		t.Errorf("%d trains in the pool", got)
	}
}

// TestRecordedConnections: records may state connections, which are believed where that is chosen (R130; X15; S69; trap
// 45).
func TestRecordedConnections(t *testing.T) {
	for setting, believed := range map[string]bool{"recorded_connections": true, "recorded_connections=off": false} {
		g := illinois(t, rules.Recorded, "2", setting).Operate(3).At("track", "GMO")
		a := Connect{By: g.Corp("IC")}
		if slices.ContainsFunc(g.Legal(), func(l rules.Action) bool { return rules.SameAction(l, a) }) {
			t.Error("it is offered")
		}
		if !believed {
			g.Refuses(a, notConnected)
			continue
		}
		g.Do(a).At(destinationKey, "IC")
		g.Refuses(a, notConnected)
	}
	g := begin(t, rules.Recorded).Found("IC", 100, "p1", 60).Found("GMO", 100, "p2", 60).PriceAt("GMO",
		at(0, 9)).Operate(1).At("track", "GMO")
	g.Refuses(Connect{By: g.Corp("IC")}, notConnected) // it has no home
	// A record may name several, which run in its order, each once in the game.
	g = illinois(t, rules.Recorded, "2").Found("SSW", 90, "p3", 60).Home("SSW", "H17", 0).Train("SSW",
		"2").Operate(3).At("track", "GMO")
	g.Do(Connect{By: g.Corp("SSW")}, Connect{By: g.Corp("IC")})
	for _, corp := range []string{"SSW", "IC"} {
		g.At(destinationKey, corp).Do(choose(g, corp, ontoCharter))
		if g.InCharge() == linkRunKey {
			r := rules.Do(stored(g), rules.RunRoutes{By: g.Corp(corp)}, &g.S)
			if r.Refused() {
				t.Errorf("%s runs nothing in a record: %v", corp, r.Reason)
			}
		}
	}
	g.At("track", "GMO")
	if g.S.Depth != 1 {
		t.Errorf("after the runs %d rounds lie above each other", g.S.Depth)
	}
	g.Refuses(Connect{By: g.Corp("IC")}, notConnected)
}

// TestOrderAfterConnectionRun: a connection run that raises the price may bring its company before another that has not
// operated yet (R83, R135; S72).
func TestOrderAfterConnectionRun(t *testing.T) {
	for kind, next := range map[rules.DividendKind]string{rules.Payout: "IC", rules.Withhold: "TP"} {
		g := illinois(t, rules.Rulebook, "2").Found("TP", 100, "p3", 60).Home("TP", "J5", 0)
		g.PriceAt("TP", at(0, 6)).PriceAt("IC", at(0, 6)).Operate(3).At("track", "GMO")
		if got := g.S.Order.Corps[:g.S.Order.Len]; !slices.Equal(got, []id.Corp{g.Corp("GMO"), g.Corp("TP"), g.Corp("IC")}) {
			t.Fatalf("the order is %v", got)
		}
		g.Train("IC", "3").Train("GMO", "2")
		for g.InCharge() != linkRunKey {
			g.Pass()
		}
		best(g.At(linkRunKey, "IC")).Do(rules.Dividend{By: g.Corp("IC"), Kind: kind}).At("track", next)
	}
}

// TestConnectionsOneAfterTheOther: when several companies are connected they run one after the other, in the order of
// the round at an opening and after a turn first the company whose turn it was; then the turns go on (R131-R135; S72).
func TestConnectionsOneAfterTheOther(t *testing.T) {
	ready := func(train string) *rulestest.Game {
		g := illinois(t, rules.Rulebook, train).Found("SSW", 90, "p3", 60).Home("SSW", "H17", 0)
		way(g, "H17 20", "J3 20")
		return g
	}
	run := func(g *rulestest.Game, corp string, want int32) {
		g.T.Helper()
		if g.At(linkRunKey, corp); g.S.Turn.Revenue != 0 {
			g.T.Errorf("%s has earned %d before its run", corp, g.S.Turn.Revenue)
		}
		best(g).At(linkDividendKey, corp)
		if g.S.Turn.Revenue != want {
			g.T.Errorf("%s earns %d, want %d", corp, g.S.Turn.Revenue, want)
		}
		g.Do(rules.Dividend{By: g.Corp(corp), Kind: rules.Withhold})
	}
	g := ready("3").Train("SSW", "2").Operate(3)
	run(g, "IC", 110)
	run(g, "SSW", 60)
	g.At("track", "GMO")
	if g.S.Own != (rules.State{}).Own || g.S.Turn.Revenue != 0 || sought.Is(&g.S) {
		t.Errorf("after the runs of an opening: %v, revenue %d, sought %t", g.S.Own, g.S.Turn.Revenue, sought.Is(&g.S))
	}
	g = ready("2").Operate(3).At("track", "GMO").Train("IC", "3").Train("SSW", "2").Own(cattleID,
		"SSW").Step("lastprivates")
	g.S.Order.At, g.S.Frames[0].Actor = 2, id.OfCorp(g.Corp("SSW"))
	g.At("lastprivates", "SSW").Pass()
	if !sought.Is(&g.S) {
		t.Error("the turn of SSW goes on while connections run")
	}
	run(g, "SSW", 60)
	run(g, "IC", 110)
	g.At("track", "GMO") // in the next round
}

// TestOneRouteJoins: one route must begin at the home and end at the destination, or the other way; another that ends
// at one of the two is not enough, nor a train that stays at home, and a route that no run may hold makes no connection
// run either (R97, R136; S21, S73).
func TestOneRouteJoins(t *testing.T) {
	g := illinois(t, rules.Rulebook, "3").Train("IC", "3", "4").Operate(3).At(linkRunKey, "IC")
	e, _ := endsOf(g.View(), g.Corp("IC"))
	town := track.StopAt{Hex: g.Hex("G20")}
	for _, c := range []struct {
		stops []track.StopAt
		joins bool
	}{
		{[]track.StopAt{e.home, town, e.destination}, true}, {[]track.StopAt{e.destination, town, e.home}, true},
		{[]track.StopAt{e.home, town}, false},
		{[]track.StopAt{town, e.home}, false}, {[]track.StopAt{e.destination, town}, false},
		{[]track.StopAt{town, e.destination}, false}, {nil, false},
	} {
		if _, ok := e.Pays([]route.Finished{{Stops: c.stops}}); ok != c.joins || e.join(c.stops) != c.joins {
			t.Errorf("%v joins: %t", c.stops, ok)
		}
	}
	link, part := g.Route(append(slices.Clone(toTown), toChicago...)...), g.Route(toTown...)
	run := func(routes ...track.Route) rules.RunRoutes { return rules.RunRoutes{By: g.Corp("IC"), Routes: routes} }
	g.Refuses(run(track.Route{}, part), linkMissing)
	g.Refuses(run(track.Route{}, g.Route(toChicago...)), linkMissing)
	g.Refuses(run(link, part), rules.RouteTrackTwice)
	g.Refuses(run(track.Route{}, link), rules.Legal)
}

// TestPlaceOfADestination: by station wars the station takes a free place of a city, but not one that is kept for a
// home, and none in an area; without the option it is beside them (R137, R163; S47, S48).
func TestPlaceOfADestination(t *testing.T) {
	for _, c := range []struct {
		corp, hex, tile string
		wars, inCity    bool
	}{
		{"MP", "J5", "57", true, false}, {"MP", "J5", "15", true, true}, {"MP", "J5", "15", false, false},
		{"ATSF", "N1", "", true, false},
		{"SP", "N17", "57", true, true}, {"SP", "N17", "57", false, false},
	} {
		g := begin(t, rules.Rulebook).Found(c.corp, 100, "p1", 60)
		if c.tile != "" {
			g.Lay(c.hex, c.tile, 1)
		}
		who, h := g.Corp(c.corp), g.Hex(c.hex)
		g.S.Frames[0], g.S.Depth = rules.Frame{Round: connectionRound, Actor: id.OfCorp(who)}, 1
		tx := rules.Tx{View: g.View()}
		connection{wars: c.wars}.destination().Skip(&tx)
		if _, here := g.View().Position().TokenAt(h, who); !here || slices.Contains(g.S.Cells[h].Slots[:], who) != c.inCity {
			t.Errorf("%+v: in places %v, there %t", c, g.S.Cells[h].Slots, here)
		}
	}
}
