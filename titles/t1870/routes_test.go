package t1870

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/track"
)

// example is a run with the revenue reckoned by hand.
type example struct {
	number  string
	corp    string
	at      string // its home
	phase   string
	trains  []string
	routes  [][]string
	earns   int32
	setting string
	linked  bool // it is the run of a connection
	ready   func(g *rulestest.Game)
}

// examples of runs, with figures reckoned by hand.
func examples() []example {
	openPort := func(owner string) func(*rulestest.Game) {
		return func(g *rulestest.Game) { port(g, owner, "M20", false) }
	}
	longest := []string{
		"N1 50", "M6 40", "J5 50", "D5 40", "B11 60", "E12 40", "C18 60", "K16 30", "M14 30", "N17 50", "M20 30", "M22 50",
	}
	return []example{
		{number: "1 and 2", corp: "MKT", at: "B11", phase: "2", trains: []string{"3", "2"},
			routes: [][]string{{"B11 20", "E12 20"}, {"B9 30", "B11 20"}}, earns: 50 + 60,
			ready: func(g *rulestest.Game) { mark(g, "SCC", "MKT", "B11") }},
		{number: "3", corp: "SLSF", at: "E12", phase: "3", trains: []string{"4"},
			routes: [][]string{{"E12 30", "K16 30", "M14 20", "M20 20"}}, earns: 110, ready: openPort("GMO")},
		{number: "4", corp: "GMO", at: "M20", phase: "3", trains: []string{"3"},
			routes: [][]string{{"M20 30", "M14 20", "K16 30"}}, earns: 100, ready: openPort("GMO")},
		{number: "5", corp: "GMO", at: "M20", phase: "3", trains: []string{"4"},
			routes: [][]string{{"N17 20", "M20 30", "M22 20"}}, earns: 90,
			ready: func(g *rulestest.Game) { port(g, "GMO", "M20", true) }},
		{number: "6", corp: "TP", at: "J5", phase: "4", trains: []string{"5"},
			routes: [][]string{{"N17 50", "M20 30", "K20 10", "H17 30", "H13 40"}}, earns: 210,
			ready: func(g *rulestest.Game) { port(g, "GMO", "M20", true); arrive(g, "TP") }},
		{number: "7", corp: "FW", at: "J3", phase: "5", trains: []string{"4"}, linked: true,
			routes: [][]string{{"A2 40", "D5 20", "F5 30", "J3 30"}}, earns: 160},
		{number: "8", corp: "SSW", at: "H17", phase: "5", trains: []string{"5", "4"}, linked: true,
			routes: [][]string{{"J3 50", "F5 30"}, {"J3 50", "J5 30", "H13 30", "H17 20"}}, earns: 130 + 180},
		{number: "9", corp: "SLSF", at: "E12", phase: "3", trains: []string{"4", "3"}, linked: true,
			routes: [][]string{{"K16 30", "M14 20", "M20 30"}, {"E12 30", "M20 30", "M22 20"}}, earns: 90 + 110,
			ready: func(g *rulestest.Game) { port(g, "GMO", "M20", false); g.Station("SLSF", "K16", 0) }},
		{number: "10, at the end of the route only", corp: "MP", at: "C18", phase: "6", trains: []string{"6"},
			setting: "destination_bonus=route_end",
			routes:  [][]string{{"J3 50", "J5 50", "G10 10", "E12 40", "C18 60", "A22 60"}}, earns: 270,
			ready: func(g *rulestest.Game) { arrive(g, "MP") }},
		{number: "10, anywhere (X8; S61)", corp: "MP", at: "C18", phase: "6", trains: []string{"6"},
			setting: "destination_bonus=anywhere",
			routes:  [][]string{{"J3 50", "J5 50", "G10 10", "E12 40", "C18 60", "A22 60"}}, earns: 320,
			ready: func(g *rulestest.Game) { arrive(g, "MP") }},
		{number: "11", corp: "GMO", at: "M20", phase: "7", trains: []string{"10"}, linked: true,
			routes: [][]string{{"C18 60", "M20 30"}}, earns: 150},
		{number: "12", corp: "SLSF", at: "E12", phase: "4", trains: []string{"5"}, linked: true,
			routes: [][]string{{"E12 40", "H13 40", "H17 40", "K20 10", "M22 30"}}, earns: 200,
			ready: func(g *rulestest.Game) { mark(g, "SCC", "SLSF", "E12") }},
		{number: "13", corp: "SLSF", at: "E12", phase: "8", trains: []string{"12"}, routes: [][]string{longest}, earns: 580,
			ready: func(g *rulestest.Game) { arrive(g, "SLSF") }},
	}
}

// arrive puts the station of a destination on the map.
func arrive(g *rulestest.Game, corp string) {
	tx := rules.Tx{View: g.View()}
	tx.Mark(g.Corp(corp), rules.Arrived)
	tx.PlaceBeside(g.Corp(corp), g.Title.Destination(g.Corp(corp)), 0)
}

// mark puts the marker of a private on a hex for a company.
func mark(g *rulestest.Game, private, corp, hex string) {
	tx := rules.Tx{View: g.View()}
	tx.PlaceMarker(rules.Marker{Hex: g.Hex(hex), Corp: g.Corp(corp), Private: g.Private(private)}, 0)
}

// port puts a port on a hex for a company.
func port(g *rulestest.Game, corp, hex string, closed bool) {
	mark(g, portID, corp, hex)
	tx := rules.Tx{View: g.View()}
	if closed {
		tx.MarkHex(g.Hex(hex), closedPort)
	}
}

// position builds an example up to its run.
func (e *example) position(t *testing.T) (*rulestest.Game, rules.RunRoutes) {
	t.Helper()
	g := begin(t, rules.Rulebook, strings.Fields(e.setting)...).Phase(e.phase).Found(e.corp, 100, "p1", 60)
	run := rules.RunRoutes{By: g.Corp(e.corp)}
	for _, r := range e.routes {
		run.Routes = append(run.Routes, way(g, r...))
	}
	g.Home(e.corp, e.at, 0).Train(e.corp, e.trains...)
	if e.ready != nil {
		e.ready(g)
	}
	if g.Operate(3); e.linked {
		g.At(linkRunKey, e.corp)
	} else {
		g.Step("run")
	}
	return g, run
}

// TestWorkedExamples: the earnings of runs in the phases in which they were run, cattle and ports once for each train
// (T1, T2, V1-V7; R138; traps 15, 17, 22, 23, 41).
func TestWorkedExamples(t *testing.T) {
	for _, e := range examples() {
		t.Run(e.number, func(t *testing.T) {
			g, run := e.position(t)
			if g.Do(run); g.S.Turn.Revenue != e.earns {
				t.Errorf("%s earns %d, want %d", e.corp, g.S.Turn.Revenue, e.earns)
			}
		})
	}
}

// running returns a game in which a company is about to run trains from its home at B11, and the runs it sends.
func running(t *testing.T, phase string, trains ...string) (*rulestest.Game, func(...track.Route) rules.RunRoutes) {
	t.Helper()
	g := begin(t, rules.Rulebook).Phase(phase).Found("MKT", 100, "p1", 60).Home("MKT", "B11", 0).Train("MKT", trains...)
	g.S.Corps[g.Corp("MKT")].Flags |= rules.Arrived
	g.S.Corps[g.Corp("MKT")].Gained = 1 // the station of the destination is on the charter: no bonus
	return g, func(routes ...track.Route) rules.RunRoutes {
		if g.S.Set == 0 || g.View().Base().Round != operatingRound {
			g.Operate(3).Step("run")
		}
		return rules.RunRoutes{By: g.Corp("MKT"), Routes: routes}
	}
}

// cut divides a route at a stop on its way.
func cut(g *rulestest.Game, r track.Route, stop string) (to, from track.Route) {
	n := 1 + slices.IndexFunc(r.Pieces, func(p track.Piece) bool { return p.Hex == g.Hex(stop) })
	return track.Route{Pieces: r.Pieces[:n]}, track.Route{Pieces: r.Pieces[n:]}
}

// TestLengthOfRoutes: two stops at least, one of them with an own station; each stop on the way counts, towns too, and
// none is skipped; any legal run will do, even none (R100; T1, T2, T6).
func TestLengthOfRoutes(t *testing.T) {
	g, run := running(t, "2", "3", "2")
	long := way(g, "B9 20", "B11 20", "E12 20", "G10 10")
	other := way(g, "J3 20", "J5 20")
	g.Refuses(run(long), rules.RouteTooLong)
	short, alone := long, long
	short.Pieces = long.Pieces[:1]
	g.Refuses(run(short), rules.RouteTooShort)
	alone.Pieces = nil
	g.Refuses(run(alone), rules.Legal) // it stays at home
	g.Refuses(run(other), rules.RouteNoStation)
	g.Refuses(run(), rules.Legal)
	first, _ := cut(g, long, "B11")
	g.Do(run(first))
	if g.S.Turn.Revenue != 40 {
		t.Errorf("earned %d", g.S.Turn.Revenue)
	}
}

// TestBlockedCities: a city full of others' stations is the end of a route; an empty place, one kept for a home, an own
// station and a station beside the places leave it open; a town never blocks (T3; trap 30).
func TestBlockedCities(t *testing.T) {
	for _, c := range []struct {
		name  string
		ready func(g *rulestest.Game)
		want  rules.Reason
	}{
		{"an empty place", func(*rulestest.Game) {}, rules.Legal},
		{"full", func(g *rulestest.Game) { g.Station("IC", "E12", 0) }, rules.RouteBlocked},
		{"an own station", func(g *rulestest.Game) { g.Station("IC", "E12", 0); rest(g, "MKT", "E12") }, rules.Legal},
		{"beside the places", func(g *rulestest.Game) { rest(g, "IC", "E12") }, rules.Legal},
	} {
		g, run := running(t, "2", "3")
		g.Found("IC", 68, "p2", 60)
		r := way(g, "B11 20", "E12 20", "H13 20")
		c.ready(g)
		if got := g.Check(run(r)); got.Reason != c.want {
			t.Errorf("%s: %v, want %v", c.name, got.Reason, c.want)
		}
		end, _ := cut(g, r, "E12")
		if got := g.Check(run(end)); got.Refused() {
			t.Errorf("%s: as the end of a route: %v", c.name, got.Reason)
		}
	}
}

// rest lays a station beside the places of a city.
func rest(g *rulestest.Game, corp, hex string) {
	tx := rules.Tx{View: g.View()}
	tx.PlaceBeside(g.Corp(corp), g.Hex(hex), 0)
}

// TestAreasEndRoutes: an area is the end of a route, with the figure of the phase (T4; V2).
func TestAreasEndRoutes(t *testing.T) {
	for phase, pays := range map[string]int32{"1": 40, "3": 40, "4": 50, "5": 50, "6": 60, "8": 60} {
		g, run := running(t, phase, "6")
		r := way(g, "B11 20", map[string]string{"1": "A22 40", "3": "A22 40", "4": "A22 50", "5": "A22 50", "6": "A22 60",
			"8": "A22 60"}[phase])
		if g.Do(run(r)); g.S.Turn.Revenue != 20+pays {
			t.Errorf("phase %s: earned %d", phase, g.S.Turn.Revenue)
		}
	}
	g, run := running(t, "2", "6")
	g.Refuses(run(way(g, "B11 20", "A22 40", "C18 20")), rules.RouteThroughOffBoard)
}

// TestTrackIsUsedOnce: no turning back at a side, no stop twice, no side twice, even over other track; two trains share
// stops but neither track nor sides (T5-T8).
func TestTrackIsUsedOnce(t *testing.T) {
	g, run := running(t, "2", "6", "6")
	whole := way(g, "B9 30", "B11 30", "E12 30")
	one, other := cut(g, whole, "B11")
	g.Refuses(run(one, whole), rules.RouteTrackTwice)
	g.Refuses(run(one, one), rules.RouteTrackTwice)
	g.Refuses(run(one, other), rules.Legal) // they share the city
	// Two forks face each other between C10 and C8.
	g, run = running(t, "2", "6", "6")
	g.Lay("B11", "15", 3).Lay("C10", "24", 1).Lay("C8", "25", 4).Lay("C12", "7", 1).Lay("B7", "58", 5).Lay("D7", "8",
		1).Lay("D5", "57", 1)
	north := []string{"B11:S0,0", "C10:3,1", "C8:4,2", "B7:5,S0"}
	west := []string{"D5:S0,4", "D7:1,3", "C8:0,4", "C10:1,4", "C12:1,2", "B11:5,S0"}
	g.Refuses(run(g.Route(north...)), rules.Legal)
	g.Refuses(run(g.Route(west...)), rules.Legal)
	g.Refuses(run(g.Route(north...), g.Route(west...)), rules.RouteTrackTwice)
	g.Refuses(run(g.Route(slices.Concat(west, north)...)), rules.RouteTrackTwice)
	g.Refuses(run(g.Route("B11:S0,0", "C10:3,1", "C10:1,4", "C12:1,2", "B11:5,S0")), rules.RouteBroken)
	g.Lay("C10", "7", 3).Refuses(run(g.Route("B11:S0,0", "C10:3,4", "C12:1,2", "B11:5,S0")), rules.RouteStopTwice)
}

// TestTwoTownsOnATile: two trains may call at one town of a tile each, by its own track, and one train at both (T6;
// S54).
func TestTwoTownsOnATile(t *testing.T) {
	g := begin(t, rules.Rulebook).Phase("2").Found("MP", 100, "p1", 60).Home("MP", "C18", 0).Train("MP", "3", "4")
	g.Lay("C18", "15", 2).Lay("D19", "9", 2).Lay("C20", "8", 5).Lay("D21", "58", 0).Lay("E20", "55",
		2).Operate(3).Step("run")
	one, other := []string{"C18:S0,5", "D19:2,5", "E20:2,S0"},
		[]string{"C18:S0,4", "C20:1,5", "D21:2,S0", "D21:S0,0", "E20:3,S1"}
	g.Refuses(rules.RunRoutes{By: g.Corp("MP"),
		Routes: []track.Route{{}, g.Route("E20:S0,2", "D19:5,2", "C18:5,S0", "C18:S0,4", "C20:1,5", "D21:2,S0", "D21:S0,0",
			"E20:3,S1")}},
		rules.Legal)
	g.Do(rules.RunRoutes{By: g.Corp("MP"), Routes: []track.Route{g.Route(one...), g.Route(other...)}})
	if g.S.Turn.Revenue != 30+10+30+10+10 {
		t.Errorf("earned %d", g.S.Turn.Revenue)
	}
}

// TestBestConnectionRun: of a 4-train and a 3-train the longer one goes from home to destination, which counts once
// more in this very run, and the other one runs as well as possible beside it (R136, R138; S73; pitfall 7079).
func TestBestConnectionRun(t *testing.T) {
	g := begin(t, rules.Rulebook).Phase("3").Found("FW", 100, "p1", 60)
	way(g, "A2 30", "D5 20", "F5 20", "J3 30", "J5 30", "H13 30")
	g.Home("FW", "J3", 0).Train("FW", "3", "4").Operate(3).At(linkRunKey, "FW")
	if best(g); g.S.Turn.Revenue != 30+20+20+30+30+30+30+30 {
		t.Errorf("earned %d", g.S.Turn.Revenue)
	}
}

// TestLinkingTrain: the search knows which train goes from home to destination where only one kind reaches so far, and
// leaves it open where two do; the proposed run is the same as without that knowledge (R136).
func TestLinkingTrain(t *testing.T) {
	for _, c := range []struct {
		trains []string
		want   int
	}{{[]string{"3", "4"}, 1}, {[]string{"4", "4"}, 0}, {[]string{"3", "4", "4"}, 1}, {[]string{"4", "5"}, -1},
		{[]string{"3"}, -1}} {
		g := begin(t, rules.Rulebook).Phase("3").Found("FW", 100, "p1", 60)
		way(g, "A2 30", "D5 20", "F5 20", "J3 30", "J5 30", "H13 30")
		g.Home("FW", "J3", 0).Train("FW", c.trains...)
		g.S.Frames[0], g.S.Depth = rules.Frame{Round: connectionRound, Actor: id.OfCorp(g.Corp("FW"))}, 1
		v := g.View()
		ends, _ := endsOf(v, g.Corp("FW"))
		p := v.RunProblem(g.Corp("FW"), v.AppendRunning(nil, g.Corp("FW")))
		if got := ends.linkTrain(&p); got != c.want {
			t.Errorf("%v: train %d, want %d", c.trains, got, c.want)
		}
		for i, train := range p.Trains {
			for _, at := range []track.StopAt{ends.home, ends.destination, {Hex: g.Hex("F5")}} {
				away := at != ends.home && at != ends.destination
				if got := train.Terms(at, route.Terms{}).NoEnd; got != (away && i == c.want) {
					t.Errorf("%v: train %d may end at %v: %t", c.trains, i, at, !got)
				}
			}
		}
		var s route.Solver
		known := s.Solve(p)
		if earns := v.RunRevenue(rules.RunRoutes{By: g.Corp("FW"), Routes: known.Routes}); earns != known.Pays {
			t.Errorf("%v: the run pays %d, the search says %d", c.trains, earns, known.Pays)
		}
		for i := range p.Trains {
			p.Trains[i].Terms = nil
		}
		if open := s.Solve(p); open.Pays != known.Pays {
			t.Errorf("%v: %d, without that knowledge %d", c.trains, known.Pays, open.Pays)
		}
	}
}

// TestShortestConnectionRun: where the search is given up one train goes the way with the fewest stops (R136).
func TestShortestConnectionRun(t *testing.T) {
	g := begin(t, rules.Rulebook).Phase("3").Found("FW", 100, "p1", 60)
	way(g, "A2 30", "D5 20", "F5 20", "J3 30", "J5 30")
	g.Home("FW", "J3", 0).Train("FW", "3", "4").Operate(3).At(linkRunKey, "FW")
	run := shortestLink(g.View())
	if g.Do(run); len(run.Routes[0].Pieces) != 0 || g.S.Turn.Revenue != 30+20+20+30+30 {
		t.Errorf("earned %d by %v", g.S.Turn.Revenue, run.Routes)
	}
}
