package t1822pnw

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// coast is Seattle between the towns of Mukilteo and I14 and Tacoma, behind which Eatonville is. SWW has stations in
// both cities.
func coast(t *testing.T, phase string) table {
	t.Helper()
	g := seattleTacoma(t, phase)
	g.Lay("G12", "58", 0).Lay("H11", "X21", 0).Station("SWW", "I12", 0)
	g.paved("H13", "8", 1, 5).Lay("I14", boomTown, 0)
	return g.paved("J11", "8", 3, 5).paved("K12", "58", 2)
}

// The ways of that coast, from north to south.
var (
	toMukilteo   = []string{"G12:S0,0", "H11:3,S0"}
	toTacoma     = []string{"H11:S0,5", "I12:2,S0"}
	toBoomTown   = []string{"H11:S0,4", "H13:1,5", "I14:2,S0"}
	toEatonville = []string{"I12:S0,0", "J11:3,5", "K12:2,S0"}
)

// way joins ways to a route.
func (g table) way(parts ...[]string) track.Route {
	g.T.Helper()
	var all []string
	for _, p := range parts {
		all = append(all, p...)
	}
	return g.Route(all...)
}

// TestRoutesRefused: routes that each kind of train may not run, and those that trains may not run together
// (R121-R127).
func TestRoutesRefused(t *testing.T) {
	for name, c := range map[string]struct {
		trains []string
		routes func(g table) []track.Route
		want   rules.Reason
	}{
		"an L between two cities": {[]string{trainL}, func(g table) []track.Route { return []track.Route{g.way(toTacoma)} },
			localRun},
		"an L over two towns": {[]string{trainL},
			func(g table) []track.Route { return []track.Route{g.way(toMukilteo, toBoomTown)} }, rules.RouteTooLong},
		"an L from a town": {[]string{trainL},
			func(g table) []track.Route { return []track.Route{g.way(toMukilteo)} }, rules.Legal},
		"an L without a city": {[]string{trainL},
			func(g table) []track.Route { return []track.Route{{Only: track.StopAt{Hex: g.Hex("G12")}}} }, rules.RouteNoStation},
		"an L in a city": {[]string{trainL},
			func(g table) []track.Route { return []track.Route{{Only: track.StopAt{Hex: g.Hex("H11")}}} }, rules.Legal},
		"an L and an LP in one": {[]string{trainL, trainLP}, oneCity, sameLocal},
		"an L and an LP in two": {[]string{trainL, trainLP}, twoCities, rules.Legal},
		"an E between own cities": {[]string{trainE}, func(g table) []track.Route { return []track.Route{g.way(toTacoma)} },
			rules.Legal},
		"an E from a town": {[]string{trainE},
			func(g table) []track.Route { return []track.Route{g.way(toMukilteo, toTacoma)} }, eRun},
		"an E to a town": {[]string{trainE},
			func(g table) []track.Route { return []track.Route{g.way(toTacoma, toEatonville)} }, eRun},
		"an E with one own city": {[]string{trainE},
			func(g table) []track.Route { return []track.Route{g.way(toMukilteo)} }, eRun},
		"a 3 over three stops": {[]string{train3},
			func(g table) []track.Route { return []track.Route{g.way(toMukilteo, toTacoma)} }, rules.Legal},
		"a 3 over four stops": {[]string{train3},
			func(g table) []track.Route { return []track.Route{g.way(toMukilteo, toTacoma, toEatonville)} }, rules.RouteTooLong},
		"the second train alone": {[]string{train3, "4"},
			func(g table) []track.Route { return []track.Route{{}, g.way(toTacoma)} }, rules.Legal},
		"the second with a fault": {[]string{train3, trainLP},
			func(g table) []track.Route { return []track.Route{{}, g.way(toTacoma)} }, localRun},
		"two on the same track":    {[]string{train3, "4"}, twice, rules.RouteTrackTwice},
		"an E on track of another": {[]string{train3, trainE}, twice, rules.Legal},
		"two Es on the same track": {[]string{trainE, trainE}, twice, rules.RouteTrackTwice},
		"more routes than trains":  {[]string{train3}, twice, rules.TrainTwice},
		"a Pullman by itself": {[]string{trainPP},
			func(g table) []track.Route { return []track.Route{g.way(toTacoma)} }, noCarrier},
		"a train over nothing else": {[]string{train3},
			func(g table) []track.Route { return []track.Route{g.way(toEatonville)} }, rules.Legal},
	} {
		g := coast(t, "7")
		for _, kind := range c.trains {
			if kind == trainE {
				g.Train("SWW", train7)
			} else {
				g.Train("SWW", kind)
			}
		}
		for i := range g.Title.Cards() {
			if n := i + 1; g.S.Trains[n] == g.Owner("SWW") && g.Title.Train(g.Title.FrontOf(id.Train(n))).Name == train7 {
				g.S.Turned[n/64] |= 1 << (n % 64)
			}
		}
		run := rules.RunRoutes{By: g.Corp("SWW"), Routes: c.routes(g)}
		if r := judgeRun(g.View(), run); r.Reason != c.want {
			t.Errorf("%s: %v, want %v", name, r.Reason, c.want)
		}
	}
}

// twice runs the first two trains over the same track.
func twice(g table) []track.Route { return []track.Route{g.way(toTacoma), g.way(toTacoma)} }

// oneCity runs two trains in Seattle, one of them from the town beside it.
func oneCity(g table) []track.Route {
	return []track.Route{g.way(toMukilteo), {Only: track.StopAt{Hex: g.Hex("H11")}}}
}

// twoCities runs two trains, each in a city of its own.
func twoCities(g table) []track.Route {
	return []track.Route{g.way(toMukilteo), {Only: track.StopAt{Hex: g.Hex("I12")}}}
}

// TestHexesStoppedAtTwice: no route stops twice in a hex, but for routes over Leavenworth and Ilwaco (R122).
func TestHexesStoppedAtTwice(t *testing.T) {
	g := begin(t, build(t, Key))
	stop := func(hex string, i uint8) track.StopAt { return track.StopAt{Hex: g.Hex(hex), Stop: i} }
	for _, c := range []struct {
		stops []track.StopAt
		want  bool
	}{
		{[]track.StopAt{stop("O14", 0), stop("O14", 1)}, true},
		{[]track.StopAt{stop("O14", 0), stop("O12", 0), stop("O14", 1)}, true},
		{[]track.StopAt{stop("O14", 0), stop("O14", 1), stop("O12", 0), stop("I12", 0)}, true},
		{[]track.StopAt{stop("O14", 0), stop("O12", 0), stop("I12", 0)}, false},
		{[]track.StopAt{stop("O14", 0), stop("O14", 1), stop(leavenworth, 0)}, false},
		{[]track.StopAt{stop(ilwaco, 0), stop("O14", 0), stop("O14", 1)}, false},
		{nil, false},
	} {
		if have := hexTwice(g.View(), c.stops); have != c.want {
			t.Errorf("%v: twice %t", c.stops, have)
		}
	}
}

// TestTwoCitiesOfCascadeLocks: a train that comes back to the other city of Stevenson Cascade Locks may not run so
// (R122).
func TestTwoCitiesOfCascadeLocks(t *testing.T) {
	g := begin(t, build(t, Key)).minor("19", "p1", 100, 0)
	g.Phase("5")
	g.paved("O10", "207", 4, 5).paved("P11", "8", 2, 4).paved("P13", "58", 1, 3)
	g.Train("19", "5")
	round := g.Route("O14:S1,1", "O12:4,S0", "O12:S0,1", "O10:4,S0", "O10:S0,5", "P11:2,4", "P13:1,S0", "P13:S0,3",
		"O14:0,S0")
	g.turn("19", "run").Refuses(rules.RunRoutes{By: g.Corp("19"), Routes: []track.Route{round}}, hexAgain)
	round.Pieces = round.Pieces[:len(round.Pieces)-1]
	g.Refuses(rules.RunRoutes{By: g.Corp("19"), Routes: []track.Route{{Pieces: round.Pieces[:7]}}}, rules.Legal)
}

// TestPullmanCountsCities: with a Pullman a 2-train calls at two cities and any number of towns, and not at three
// cities (R127).
func TestPullmanCountsCities(t *testing.T) {
	g := coast(t, "3").card("P5", "p1")
	g.Train("SWW", trainL, trainPP)
	n := g.Card(trainL, "SWW")
	g.S.Turned[n/64] |= 1 << (n % 64) // a 2
	towns := g.way(toMukilteo, toTacoma, toEatonville)
	g.turn("SWW", "run").Refuses(rules.RunRoutes{By: g.Corp("SWW"), Routes: []track.Route{towns}}, rules.RouteTooLong)
	g.Do(rules.Decide{By: g.Owner("SWW")})
	g.Refuses(rules.RunRoutes{By: g.Corp("SWW"), Routes: []track.Route{towns}}, rules.Legal)
	best, proven := g.View().BestRun(g.Corp("SWW"), searchWork) // from Mukilteo over Seattle, the boom town and Tacoma
	if have := g.View().RunRevenue(best); have != 10+60+30+30+10 || !proven {
		t.Errorf("the best run with a Pullman earns %d (proven %t)", have, proven)
	}
	g.Lay("J9", "207", 0)
	g.paved("I10", curve, 0, 4)
	three := g.way(toTacoma, []string{"I12:S0,1", "I10:4,0", "J9:3,S0"})
	if r := g.Check(rules.RunRoutes{By: g.Corp("SWW"), Routes: []track.Route{three}}); r.Reason != rules.RouteTooLong ||
		r.Have != 3 || r.Need != 2 {
		t.Errorf("three cities: %v, %d of %d", r.Reason, r.Have, r.Need)
	}
}

// TestSharedTrack: an E-train shares track with all trains but another E-train (R126).
func TestSharedTrack(t *testing.T) {
	g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 0)
	g.Train("SWW", train3, "4", train7)
	e, three, four := g.Card(train7, "SWW"), g.Card(train3, "SWW"), g.Card("4", "SWW")
	g.S.Turned[e/64] |= 1 << (e % 64)
	v := g.View()
	if !shareTrack(v, e, three) || !shareTrack(v, four, e) || shareTrack(v, three, four) || shareTrack(v, e, e) {
		t.Error("the wrong trains share track")
	}
}
