package t1860

import (
	"os"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/record"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/track"
)

// before returns the position of a recorded game before an action, and that action as ours.
func before(t *testing.T, name string, action int) (*rulestest.Game, []rules.Action) {
	t.Helper()
	data, err := os.ReadFile("../../../shared/games/1860/" + name + ".json")
	if err != nil {
		t.Skipf("NO RECORDED GAME: %v", err)
	}
	in, err := record.Read(data, func(_ string, _ rules.Profile, options []string) (*rules.Title, *record.Names, error) {
		title, err := rules.Build(rules.Recorded, options, SwitchesFor, New)
		return title, RecordNames(), err
	})
	if err != nil {
		t.Fatal(err)
	}
	g := &rulestest.Game{Names: rulestest.Names{T: t, Title: in.Title}, S: in.Start}
	for _, m := range in.Moves {
		if m.ID == action {
			return g, m.Actions
		}
		for _, a := range m.Actions {
			rules.Do(g.View(), a, &g.S)
		}
	}
	t.Fatalf("%s has no action %d", name, action)
	return nil, nil
}

// replayed returns the position of a recorded game before a run, and that run.
func replayed(t *testing.T, name string, action int) (*rulestest.Game, rules.RunRoutes) {
	t.Helper()
	g, actions := before(t, name, action)
	run, ok := actions[len(actions)-1].(rules.RunRoutes)
	if !ok {
		t.Fatalf("action %d of %s is no run", action, name)
	}
	run.Stated = false
	return g, run
}

// terms returns the readings about runs with settings.
func terms(profile rules.Profile, change func(*runTerms)) runTerms {
	s := SwitchesFor(profile)
	lease, _ := s.lease()
	r := runTerms{skipTowns: !s.NoSkipTowns, reEnter: s.ReEnterHexes, home: s.HomeOnRoute, lease: lease,
		halfLease: s.ReceivershipHalf}
	if change != nil {
		change(&r)
	}
	return r
}

// trainsOf returns the trains that a company may run.
func trainsOf(g *rulestest.Game, c id.Corp) []id.Train { return g.View().AppendRunning(nil, c) }

// TestWorkedExamples: runs reckoned by hand at positions of recorded games; the president chooses the halts (R129,
// R131, R157, R158, R159, R161, R167, R169; X1-X5, X7-X10, S28, S29, #3199).
func TestWorkedExamples(t *testing.T) {
	asRecorded := terms(rules.Recorded, nil)
	reEntering := terms(rules.Recorded, func(r *runTerms) { r.reEnter = true })
	noSkip := terms(rules.Recorded, func(r *runTerms) { r.skipTowns = false })
	halved := terms(rules.Recorded, func(r *runTerms) { r.halfLease = true })
	original := terms(rules.Recorded, func(r *runTerms) { r.lease = HalfRun })
	type want struct{ revenue, subsidy int32 }
	for _, c := range []struct {
		name         string
		game         string
		action, from int // the train whose route it is
		terms        runTerms
		halts        int // chosen; -1 leaves it open, -2 as recorded
		want         want
		refused      rules.Reason
	}{
		{"X1: Cowes alone", "19354", 69, 0, asRecorded, -2, want{30, 0}, rules.Legal},
		{"X2: one halt", "19354", 69, 1, asRecorded, 1, want{40, 10}, rules.Legal},
		{"X2: no halt", "19354", 69, 1, asRecorded, 0, want{40, 0}, rules.Legal},
		{"X2: two halts displace the small station", "19354", 69, 1, asRecorded, 2, want{30, 20}, rules.Legal},
		{"X2: at most one where small stations count", "19354", 69, 1, noSkip, 2, want{40, 10}, rules.Legal},
		{"X3: past one full city", "19354", 135, 0, asRecorded, 1, want{100, 10}, rules.Legal},
		{"X3: two halts", "19354", 135, 0, asRecorded, 2, want{90, 20}, rules.Legal},
		{"X4: two halts", "19354", 199, 0, asRecorded, 2, want{110, 20}, rules.Legal},
		{"X4: one halt", "19354", 199, 0, asRecorded, 1, want{120, 10}, rules.Legal},
		{"X4: none given", "19354", 199, 0, asRecorded, -1, want{130, 0}, rules.Legal},
		{"X4, S28: three small stations, room for two", "19354", 199, 0, noSkip, 2, want{}, routeTooManyTowns},
		{"X5: two halts", "19354", 236, 1, asRecorded, -2, want{180, 20}, rules.Legal},
		{"X5: none given", "19354", 236, 1, asRecorded, -1, want{200, 0}, rules.Legal},
		{"X7: a lease of eight stops", "19354", 400, 0, asRecorded, -1, want{200, 0}, rules.Legal},
		{"X7, S36: half in receivership", "19354", 400, 0, halved, -1, want{100, 0}, rules.Legal},
		{"X7: half of the run", "19354", 400, 0, original, -1, want{180, 10}, rules.Legal},
		{"X8: nine stops", "1860-game-end-bank", 507, 0, reEntering, -1, want{220, 0}, rules.Legal},
		{"X8: halts are gone", "1860-game-end-bank", 547, 0, reEntering, -1, want{200, 0}, rules.Legal},
		{"X9: halts ignored", "19354", 468, 0, asRecorded, -1, want{400, 0}, rules.Legal},
		{"X9: nationalised", "19354", 480, 0, asRecorded, -1, want{320, 0}, rules.Legal},
		{"X10: back to Ventnor", "1860-game-end-bank", 289, 0, reEntering, 2, want{120, 20}, rules.Legal},
		{"X10, S29: without the option", "1860-game-end-bank", 289, 0, asRecorded, 2, want{}, routeHexAgain},
	} {
		g, run := replayed(t, c.game, c.action)
		trains := trainsOf(g, run.By)
		n := -1
		for i, r := range run.Routes { // idle trains do not count
			if rules.Idle(r) {
				continue
			}
			if c.from--; c.from < 0 {
				n = i
				break
			}
		}
		r := run.Routes[n]
		switch {
		case c.halts >= 0:
			r.Halts = uint8(c.halts) + 1
		case c.halts == -1:
			r.Halts = 0
		}
		routes := append([]track.Route(nil), run.Routes...)
		routes[n] = r
		if got := c.terms.checkRun(g.View(), run.By, routes, trains); got.Reason != c.refused {
			t.Errorf("%s: %v, want %v", c.name, got.Reason, c.refused)
		}
		if c.refused != rules.Legal {
			continue
		}
		if got := c.terms.earns(g.View(), run.By, trains[n],
			r); got != (rules.Earnings{Revenue: c.want.revenue, Subsidy: c.want.subsidy}) {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}

// TestRecordedRunsAreBest: no recorded run earns more than the best one found, which is legal and proven (R153).
func TestRecordedRunsAreBest(t *testing.T) {
	for _, action := range []int{69, 135, 199, 400, 468, 480} {
		g, run := replayed(t, "19354", action)
		best, proven := g.View().BestRun(run.By, searchWork)
		if r := g.Check(best); r.Refused() || !proven {
			t.Errorf("%d: the best run is refused: %v, proven: %v", action, r.Reason, proven)
		}
		if have, rec := g.View().RunRevenue(best), g.View().RunRevenue(run); have < rec {
			t.Errorf("%d: best run %d, recorded %d", action, have, rec)
		}
	}
}

// TestAllowances: examples of a 2+1 train (R156, R157, R159; #2673).
func TestAllowances(t *testing.T) {
	room := allowance{2, 3}
	for _, c := range []struct {
		large, small, halts, usedHalts, usedSmall int
	}{{2, 1, 0, 0, 1}, {2, 0, 1, 1, 0}, {1, 2, 0, 0, 2}, {1, 1, 1, 1, 1}, {1, 0, 2, 2, 0}, {2, 0, 3, 1, 0}} {
		calls := calls{n: c.large, small: make([]int16, c.small), halts: c.halts}
		free := room.all - c.large
		g := game(t, 2)
		used := (runTerms{skipTowns: true}).haltsUsed(g.View(), calls, track.Route{}, free)
		if used != c.usedHalts || min(c.small, free-used) != c.usedSmall {
			t.Errorf("%+v: %d halts", c, used)
		}
	}
}

// TestRouteFaults: ends, stations, full cities, links, home (R154, R155, R160, R162, R163; S25, S26, S27, #2674,
// #6304).
func TestRouteFaults(t *testing.T) {
	g := linked(t, build(t), "6+3", "7+4").Lay("J4", "6", 0).Lay("J6", "757", 0).Lay("J8", "6", 1).Lay("I5", "743",
		1).Lay("K5", "743", 1)
	turn(g, "run", "IOW")
	run := func(routes ...track.Route) rules.Reason {
		return terms(rules.Rulebook, nil).checkRun(g.View(), g.Corp("IOW"), routes, trainsOf(g, g.Corp("IOW"))).Reason
	}
	home := g.Route("I3:S0,5", "J4:2,S0")
	if r := run(home); r != rules.Legal {
		t.Errorf("the way to Ryde: %v", r)
	}
	if r := run(g.Route("J4:S0,0", "J6:3,S0")); r != rules.RouteNoStation {
		t.Errorf("without a station: %v", r)
	}
	if r := run(home, home); r != rules.RouteTrackTwice {
		t.Errorf("track twice: %v", r)
	}
	g.Station("FYN", "J4", 0).Station("S&C", "J6", 0)
	if r := run(g.Route("I3:S0,5", "J4:2,S0", "J4:S0,0", "J6:3,S0")); r != rules.Legal {
		t.Errorf("past one full city: %v", r)
	}
	if r := run(g.Route("I3:S0,5", "J4:2,S0", "J4:S0,0", "J6:3,S0", "J6:S0,0", "J8:3,S0")); r != routeFullTwice {
		t.Errorf("past two full cities: %v", r)
	}
	apart := []track.Route{g.Route("I3:S0,5", "J4:2,S0"), {}, g.Route("J6:S0,0", "J8:3,S0")}
	if hangTogether(g.View().Position(), apart) {
		t.Error("routes without a common station are linked")
	}
	if !hangTogether(g.View().Position(), append(apart, g.Route("J4:S0,0", "J6:3,S0"))) {
		t.Error("a third route does not link two")
	}
}

// coast is the Isle of Wight with trains on a line from Ryde Esplanade over Ryde, Brading and Sandown to Shanklin.
func coast(t testing.TB, trains ...string) *rulestest.Game {
	g := linked(t, build(t), trains...)
	g.Lay("J4", "6", 0).Lay("J6", "757", 0).Lay("J8", "6", 1).Lay("I9", "57", 1)
	return turn(g, "run", "IOW")
}

// The ways along it.
var (
	rydeToBrading    = []string{"I3:S0,5", "J4:2,S0", "J4:S0,0", "J6:3,S0"}
	bradingToSandown = []string{"J6:S0,0", "J8:3,S0"}
	sandownOn        = []string{"J8:S0,1", "I9:4,S0"}
)

// judged returns why the Isle of Wight may not run these ways, one a train, by the rulebook.
func judged(g *rulestest.Game, ways ...[]string) rules.Reason {
	g.T.Helper()
	var routes []track.Route
	for _, w := range ways {
		routes = append(routes, g.Route(w...))
	}
	c := g.Corp("IOW")
	return terms(rules.Rulebook, nil).checkRun(g.View(), c, routes, trainsOf(g, c)).Reason
}

// TestLargeStations: a train calls at N large stations and no more (R156, R157).
func TestLargeStations(t *testing.T) {
	for kind, want := range map[string]rules.Reason{"3+2": rules.RouteTooLong, "4+2": rules.Legal} {
		if r := judged(coast(t, kind), slices.Concat(rydeToBrading, bradingToSandown)); r != want {
			t.Errorf("four large stations with a %s: %v, want %v", kind, r, want)
		}
	}
}

// TestOneStation: a route has two stations at least (R155).
func TestOneStation(t *testing.T) {
	g := linked(t, build(t), "6+3").Lay("J4", "6", 5)
	turn(g.Station("IOW", "J4", 0), "run", "IOW")
	if r := judged(g, []string{"J4:S0,5"}); r == rules.Legal {
		t.Error("a route of one station is legal")
	}
	j := judge{v: g.View(), corp: g.Corp("IOW")}
	if r := j.judgeLine([]track.StopAt{{Hex: g.Hex("J4")}}, track.Route{}); r.Reason != rules.RouteTooShort {
		t.Errorf("one station: %v", r.Reason)
	}
}

// TestStationTwice: a route calls at a station once, also where it may come back to a hex (R155, R161).
func TestStationTwice(t *testing.T) {
	g := linked(t, build(t), "6+3")
	j := judge{v: g.View(), corp: g.Corp("IOW"), t: terms(rules.Rulebook, func(r *runTerms) { r.reEnter = true })}
	at := func(hex string) track.StopAt { return track.StopAt{Hex: g.Hex(hex)} }
	if r := j.judgeLine([]track.StopAt{at("I3"), at("J4"), at("I3")}, track.Route{}); r.Reason != rules.RouteStopTwice {
		t.Errorf("back to where the route began: %v", r.Reason)
	}
}

// TestNationalisedSmallStations: the trains of a nationalised company stop at N stations in all, so that where two
// large ones lie on the way of a 2+1 the small ones pay nothing (R167).
func TestNationalisedSmallStations(t *testing.T) {
	g := onMixed(t, recordedGame(t), "2+1")
	c, r := g.Corp("IOW"), g.Route(mixed...)
	readings := terms(rules.Recorded, nil)
	before := readings.earns(g.View(), c, trainsOf(g, c)[0], r).Revenue
	nationalised.Set(&g.S, 1)
	if got := readings.earns(g.View(), c, trainsOf(g, c)[0], r).Revenue; before != 90 || got != 70 {
		t.Errorf("%d before the nationalisation and %d after it, want 90 and 70", before, got)
	}
}

// TestOneFullCityInAll: of all routes one passes a full city (R160).
func TestOneFullCityInAll(t *testing.T) {
	g := coast(t, "6+3", "7+4").Station("IOW", "J6", 0).Station("FYN", "J4", 0).Station("S&C", "J8", 0)
	beyond := slices.Concat(bradingToSandown, sandownOn)
	for _, way := range [][]string{rydeToBrading, beyond} {
		if r := judged(g, way); r != rules.Legal {
			t.Errorf("one full city: %v", r)
		}
	}
	if r := judged(g, rydeToBrading, beyond); r != routeFullTwice {
		t.Errorf("one full city for each of two routes: %v", r)
	}
}

// TestRoutesApart: routes without a common station are refused together (R163).
func TestRoutesApart(t *testing.T) {
	g := coast(t, "6+3", "7+4").Station("IOW", "J8", 0)
	if r := judged(g, rydeToBrading[:2], sandownOn); r != routeApart {
		t.Errorf("two routes apart: %v", r)
	}
	if r := judged(g, slices.Concat(rydeToBrading, bradingToSandown), sandownOn); r != rules.Legal {
		t.Errorf("two routes with a common station: %v", r)
	}
}

// TestHexAgain: a route comes back to a hex with that option only (R161).
func TestHexAgain(t *testing.T) {
	for _, c := range []struct {
		title *rules.Title
		want  rules.Reason
	}{{build(t), routeHexAgain}, {build(t, "re_enter_hexes"), rules.Legal}} {
		g := rulestest.New(t, c.title, 2).Phase("7").Found("IOW", 100, "p1", 50).Train("IOW", "6+3")
		g.Lay("I11", "760", 0).Lay("H12", "741", 3).Lay("H10", "741", 5).Station("IOW", "I11", 0)
		turn(g, "run", "IOW").Refuses(rules.RunRoutes{By: g.Corp("IOW"), Routes: []track.Route{
			g.Route("I11:S1,1", "H12:4,S0", "H12:S0,3", "H10:0,S0", "H10:S0,5", "I11:2,S0"),
		}}, c.want)
	}
}

// TestSmallStationsAndHalts: on a way with two large and two small stations and two halts, the rulebook makes every
// small station a stop, and halts use the remaining stops; as recorded, halts may displace small stations (R156, R158,
// R159). Once building has ended halts do not exist (R166).
func TestSmallStationsAndHalts(t *testing.T) {
	for _, c := range []struct {
		title   *rules.Title
		train   string
		halts   int // chosen, or -1
		ended   bool
		refused rules.Reason
		want    rules.Earnings
	}{
		{build(t), "2+1", -1, false, routeTooManyTowns, rules.Earnings{}},
		{recordedGame(t), "2+1", -1, false, rules.Legal, rules.Earnings{Revenue: 90}},
		{build(t), "3+2", 0, false, rules.Legal, rules.Earnings{Revenue: 100}},
		{build(t), "3+2", 1, false, rules.Legal, rules.Earnings{Revenue: 100, Subsidy: 10}},
		{build(t), "3+2", -1, false, rules.Legal, rules.Earnings{Revenue: 100, Subsidy: 10}},
		{build(t), "4+2", 2, false, rules.Legal, rules.Earnings{Revenue: 100, Subsidy: 20}},
		{recordedGame(t), "3+2", 2, false, rules.Legal, rules.Earnings{Revenue: 90, Subsidy: 20}},
		{recordedGame(t), "3+2", -1, false, rules.Legal, rules.Earnings{Revenue: 100, Subsidy: 10}},
		{build(t), "4+2", -1, true, rules.Legal, rules.Earnings{Revenue: 100}},
	} {
		g := onMixed(t, c.title, c.train)
		set(g, trackEnded, c.ended)
		r := g.Route(mixed...)
		r.Halts = uint8(c.halts + 1)
		run := rules.RunRoutes{By: g.Corp("IOW"), Routes: []track.Route{r}}
		readings := terms(c.title.Profile, func(r *runTerms) { r.home = false })
		if got := readings.checkRun(g.View(), run.By, run.Routes, trainsOf(g, run.By)); got.Reason != c.refused {
			t.Errorf("%+v: %v", c, got.Reason)
		}
		if got := readings.earns(g.View(), run.By, trainsOf(g, run.By)[0], r); c.refused == rules.Legal && got != c.want {
			t.Errorf("%v %s, %d halts: %+v, want %+v", c.title.Profile, c.train, c.halts, got, c.want)
		}
	}
}

// mixed is a way with two large stations, two small ones and two halts.
var mixed = []string{"J4:1,S0", "I5:4,S0", "I5:2,S0", "H4:5,S1", "H4:S0,S1", "H4:2,S0", "G3:5,S0", "G3:0,S0", "G5:3,S0"}

// onMixed is the Isle of Wight with its station at an end of that way.
func onMixed(t testing.TB, title *rules.Title, trains ...string) *rulestest.Game {
	g := rulestest.New(t, title, 2).Phase("7").Found("IOW", 100, "p1", 50).Train("IOW", trains...).Cash("IOW", 0)
	g.Lay("J4", "776", 4).Lay("I5", "742", 2).Lay("H4", "785", 5).Lay("G3", "747", 5).Home("IOW", "J4", 0)
	return turn(g, "run", "IOW")
}

// TestBestRunKnowsTheRules: the proposed run is the best one by the rules about small stations, halts, leases and the
// end of building (R129, R131, R156, R158, R160, R166), and a lease counts every station (R129).
func TestBestRunKnowsTheRules(t *testing.T) {
	for _, c := range []struct {
		name   string
		title  *rules.Title
		train  string
		change func(*rulestest.Game)
		want   int32
	}{
		{"the whole way", build(t), "3+2", nil, 100},
		{"too many small stations", build(t), "2+1", nil, 40 + 20 + 10}, // to the second of them
		{"small stations passed", build(t, "no_skip_towns=off"), "2+1", nil, 90},
		{"a lease", build(t), "", nil, 40 + 6*20},
		{"a lease in receivership", build(t), "", func(g *rulestest.Game) {
			g.S.Holder[g.Title.PresidentCert(g.Corp("IOW"))] = id.Pool
		}, (40 + 6*20) / 2},
		{"a lease after building", build(t), "", func(g *rulestest.Game) { trackEnded.Set(&g.S, 1) }, 40 + 4*20},
		{"a lease by half of the run", build(t, "original_insolvency"), "", nil, 50},
	} {
		g := onMixed(t, c.title)
		if c.train == "" {
			g.S.Corps[g.Corp("IOW")].Flags |= rules.Insolvent
		} else {
			g.Train("IOW", c.train)
		}
		if c.change != nil {
			c.change(g)
		}
		run, proven := g.View().BestRun(g.Corp("IOW"), searchWork)
		if got := g.View().RunRevenue(run); got != c.want || !proven {
			t.Errorf("%s: %d, proven %v, want %d", c.name, got, proven, c.want)
		}
		g.Refuses(run, rules.Legal)
	}
	for full, want := range map[bool]int32{false: 30 + 20 + 20 + 20 + 20, true: 30 + 20 +
		20} { // past one full city to the next
		g := coast(t, "6+3").Station("FYN", "J4", 0)
		if full {
			g.Station("S&C", "J6", 0).Station("S&C", "J8", 0)
		}
		run, proven := g.View().BestRun(g.Corp("IOW"), searchWork)
		if got := g.View().RunRevenue(run); got != want || !proven {
			t.Errorf("full %v: %d, proven %v, want %d", full, got, proven, want)
		}
	}
}

// TestBestSmallStations: where small stations are passed those that pay best count, whichever comes first (R158); a
// broken way is refused.
func TestBestSmallStations(t *testing.T) {
	g := onMixed(t, recordedGame(t), "2+1")
	way := g.Route(mixed...)
	back := track.Route{Pieces: slices.Clone(way.Pieces)}
	slices.Reverse(back.Pieces)
	readings := terms(rules.Recorded, nil)
	for _, r := range []track.Route{way, back} {
		if e := readings.earns(g.View(), g.Corp("IOW"), g.Card("2+1", "IOW"), r); e.Revenue != 40+30+20 {
			t.Errorf("%+v", e)
		}
	}
	g = coast(t, "6+3")
	if r := judged(g, []string{"I3:S0,5", "J6:3,S0"}); r != rules.RouteBroken {
		t.Errorf("a broken way: %v", r)
	}
}

// TestRunsAsActions: subsidies go to the company (R100), no run has more routes than trains, and revenues are stated in
// recorded games only. The game of the first edition lets no small station be passed (R6, R158).
func TestRunsAsActions(t *testing.T) {
	g := onMixed(t, build(t), "3+2")
	run := rules.RunRoutes{By: g.Corp("IOW"), Routes: []track.Route{g.Route(mixed...)}}
	more := run
	more.Routes = append(slices.Clone(run.Routes), track.Route{})
	g.Refuses(more, rules.TrainTwice)
	g.Do(run, rules.Dividend{By: run.By, Kind: rules.Payout})
	g.WantCash(map[string]int32{"IOW": 10, "p1": 1050})

	for _, c := range []struct {
		title            *rules.Title
		revenue, subsidy int32
		want             rules.Reason
	}{
		{build(t), 100, 10, rules.RevenueStated},
		{recordedGame(t), 100, 10, rules.Legal},
		{recordedGame(t), 0, 0, rules.Legal},
		{recordedGame(t), -10, 10, rules.RevenueStated},
		{recordedGame(t), 100, -10, rules.RevenueStated},
	} {
		g := onMixed(t, c.title, "3+2")
		stated := rules.RunRoutes{By: g.Corp("IOW"), Stated: true, Revenue: c.revenue, Subsidy: c.subsidy, Routes: run.Routes}
		g.Refuses(stated, c.want)
	}
	for want, settings := range map[rules.Reason][]string{
		rules.Legal: {"no_skip_towns=off"}, routeTooManyTowns: {"no_skip_towns=off", "original_game"},
	} {
		g := onMixed(t, build(t, settings...), "2+1")
		g.Refuses(rules.RunRoutes{By: g.Corp("IOW"), Routes: []track.Route{g.Route(mixed...)}}, want)
	}
}

// TestNoRun: a company with a train and no route to run it on skips the step, and says so and that it earned nothing
// (R153, T22).
func TestNoRun(t *testing.T) {
	g := rulestest.New(t, build(t), 2).Phase("7").Found("IOW", 100, "p1", 50).Home("IOW", "I3", 0).Train("IOW",
		"2+1").Cash("IOW", 0)
	turn(g, "token", "IOW").Pass()
	if why := g.Skipped("run"); why != rules.NoRoute {
		t.Errorf("the run was skipped for %v", why)
	}
	if !slices.ContainsFunc(g.X.Events, func(e rules.Event) bool {
		return e.Kind == rules.TrainsRan && e.Corp == g.Corp("IOW") && e.Amount == 0
	}) {
		t.Error("nothing is said of what the company earned")
	}
}

// TestRunsOfOthers: only the company whose turn it is runs trains (R153).
func TestRunsOfOthers(t *testing.T) {
	g := onMixed(t, recordedGame(t), "3+2").Found("FYN", 100, "p2", 50)
	g.Refuses(rules.RunRoutes{By: g.Corp("FYN"), Stated: true, Revenue: 10}, rules.NotYourTurn)
}
