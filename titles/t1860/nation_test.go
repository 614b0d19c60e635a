package t1860

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/track"
)

// set makes the title remember something, or nothing.
func set(g *rulestest.Game, m rules.Memory[uint8], on bool) {
	n := uint8(0)
	if on {
		n = 1
	}
	m.Set(&g.S, n)
}

// TestSouthern: the stock round after the first 9+5 train ends building; whether companies may be started then (R73,
// R145, R146, R166; S43, #3374).
func TestSouthern(t *testing.T) {
	for _, c := range []struct {
		title *rules.Title
		want  rules.Reason
	}{{build(t), noNewCompanies}, {recordedGame(t), rules.Legal}} {
		g := operated(rulestest.New(t, c.title, 2).Phase("9").Found("C&N", 100, "p1", 50), "C&N").Cash("p1", 2000)
		turn(g.Home("C&N", "F2", 0).Found("IWNJ", 82, "p2", 20), "trains", "C&N").Cash("C&N", 0)
		for g.View().RoundOf(g.View().Base()).Name != "stock" {
			g.Pass()
		}
		if !trackEnded.Is(&g.S) || nationalised.Is(&g.S) {
			t.Fatalf("%+v", trackEnded.Is(&g.S))
		}
		for g.View().Actor() != player(1) {
			g.Pass()
		}
		g.Refuses(pars(g, 1, "IOW", 74), c.want)
		g.Refuses(buy(g, 1, "IWNJ", "initial", 10), rules.Legal)
		if c.want != rules.Legal {
			continue
		}
		g.Do(pars(g, 1, "IOW", 74))
		g.Give("IOW", 30, "initial", "p1").Pass()
		g.Do(buy(g, 1, "IOW", "initial", 10))
		if is(g, "IOW", rules.HomeDone) || g.S.Cash[g.Owner("IOW")] != 740 || g.InCharge() == "hometile" {
			t.Error("a home station after the Southern stock round")
		}
	}
}

// TestBuildingOver: once the Southern has formed companies place neither tiles nor stations (R145).
func TestBuildingOver(t *testing.T) {
	for over, want := range map[bool]rules.Reason{true: buildingOver, false: rules.Legal} {
		g := iow(t, "9", "9+5").Lay("J4", "57", 2).Found("C&N", 90, "p2", 50).Home("C&N", "F2", 0).Train("C&N", "9+5")
		set(turn(g, "trains", "C&N", "IOW"), trackEnded, over)
		endTurn(g, "C&N")
		if track, station := g.Skipped("track"), g.Skipped("token"); g.View().Base().Actor != g.Owner("IOW") ||
			track != want || station != want {
			t.Errorf("building over %v: %v, %v", over, track, station)
		}
	}
}

// TestNationalisation: it begins when all companies with a president have trains (R147, R148, R149; S44, T27).
func TestNationalisation(t *testing.T) {
	for _, c := range []struct {
		title  *rules.Title
		merged bool
	}{{build(t), true}, {recordedGame(t), false}} {
		start := func() *rulestest.Game {
			g := rulestest.New(t, c.title, 2).Phase("9").Found("C&N", 100, "p1", 50).Home("C&N", "F2", 0).Train("C&N",
				"6+3").Cash("C&N", 0)
			return turn(g, "trains", "C&N")
		}
		g := start()
		n := nation{endsTrack: c.merged}
		tx := rules.Tx{View: g.View()}
		n.beginIfDue(&tx)
		if !nationalised.Is(&g.S) || trackEnded.Is(&g.S) != c.merged {
			t.Errorf("%v: %v %v", c.title.Profile, nationalised.Is(&g.S), trackEnded.Is(&g.S))
		}
	}
}

// TestWhoDelays: companies without president never delay it; unfloated ones do by one reading (R147).
func TestWhoDelays(t *testing.T) {
	g := game(t, 2).Phase("9").Found("C&N", 100, "p1", 50).Train("C&N", "6+3").Found("IWNJ", 82, "p2", 20)
	if (nation{}).allHaveTrains(g.View()) || !(nation{floatedOnly: true}).allHaveTrains(g.View()) {
		t.Error("an unfloated company counts wrongly")
	}
	g.Found("FYN", 82, "p1", 50)
	g.S.Holder[g.Title.PresidentCert(g.Corp("FYN"))] = id.Pool
	if !(nation{floatedOnly: true}).allHaveTrains(g.View()) {
		t.Error("a company in receivership delays")
	}
}

// TestTwoCease: two companies cease after a round, those without president first, the last to operate first; a company
// that ties with the second ceases too where that leaves a company (R151; S46).
func TestTwoCease(t *testing.T) {
	for _, c := range []struct {
		name    string
		vacant  []id.Corp
		paid    []int32
		ceasing []id.Corp
	}{
		{"two lowest", nil, []int32{270, 310, 260, 320, 330}, []id.Corp{3, 1}},
		{"ties with the second", nil, []int32{310, 320, 320, 330, 370}, []id.Corp{1, 3, 2}},
		{"three tie for the lowest", nil, []int32{90, 90, 200, 90}, []id.Corp{4, 2, 1}},
		{"one at 100 and seven times 200", nil, []int32{200, 200, 200, 100, 200, 200, 200, 200}, []id.Corp{4, 8}},
		{"two at 100 and six times 200", nil, []int32{200, 200, 200, 100, 100, 200, 200, 200}, []id.Corp{5, 4}},
		{"all equal", nil, []int32{100, 100, 100, 100, 100}, []id.Corp{5, 4}},
		{"receivership before those that paid nothing", []id.Corp{2}, []int32{0, 0, 0, 100}, []id.Corp{2, 3, 1}},
		{"two in receivership", []id.Corp{2, 4}, []int32{0, 0, 10, 0}, []id.Corp{4, 2}},
	} {
		g := game(t, 2)
		var corps []id.Corp
		for i, p := range c.paid {
			corps = append(corps, id.Corp(i+1))
			paidOut.At(i+1).Set(&g.S, p)
			if slices.Contains(c.vacant, id.Corp(i+1)) {
				g.S.Holder[g.Title.PresidentCert(id.Corp(i+1))] = id.Pool
			}
		}
		if have := (nation{closing: TwoOrMore}).pickCeasing(nil, g.View(), corps); !slices.Equal(have, c.ceasing) {
			t.Errorf("%s: %v cease, want %v", c.name, have, c.ceasing)
		}
	}
}

// TestClosingOfAGame: three companies paid the same and a fourth less: two cease by the rulebook, all in recorded games
// and but one before the correction (R151).
func TestClosingOfAGame(t *testing.T) {
	for _, c := range []struct {
		name string
		game *rulestest.Game
		want int
	}{
		{"rulebook", game(t, 2), 2},
		{"switched", game(t, 2, "nat_closing=lowest"), 1},
		{"before", without(t, "1860/R151", 2), 1},
		{"recorded", rulestest.New(t, recordedGame(t), 2), 4},
		{"recorded, switched", rulestest.New(t, recordedGame(t, "nat_closing=two"), 2), 2},
	} {
		g := c.game.Phase("9").Found("IOW", 100, "p1", 50).Home("IOW", "I3", 0).Train("IOW", "6+3").Cash("IOW", 0)
		set(g, nationalised, true)
		set(g, trackEnded, true)
		g.S.RoundsLeft = roundsToEnd
		for _, corp := range []string{"C&N", "FYN", "IWNJ"} {
			g.Found(corp, int32(g.Title.Corp(g.Corp(corp)).ParHigh), "p2", 50)
			paidOut.At(int(g.Corp(corp))).Set(&g.S, 60)
		}
		turn(g, "trains", "IOW")
		g.S.Order.Len = 1
		endTurn(g, "IOW")
		n := 0
		for i := range g.Title.Corps {
			if g.View().Is(id.Corp(i+1), rules.Ceased) {
				n++
			}
		}
		if n != c.want || g.S.End.Over != (c.want == 4) {
			t.Errorf("%s: %d cease, want %d; over %v", c.name, n, c.want, g.S.End.Over)
		}
	}
}

// TestClosing: who ceases after a round of nationalised companies by LowestPayment (R151; S46, T28, #2697).
func TestClosing(t *testing.T) {
	for _, c := range []struct {
		name       string
		paid       []int32
		as, docSay int // how many cease as recorded and with nat_survivor
	}{
		{"two lowest", []int32{270, 270, 310, 320, 320, 330, 370}, 2, 2},
		{"one lowest takes the next along", []int32{310, 320, 320, 330, 370}, 3, 3},
		{"one and one", []int32{270, 280, 290, 300}, 2, 2},
		{"receivership first", []int32{0, 300, 300, 400}, 3, 3},
		{"seven equal", []int32{100, 100, 100, 100, 100, 100, 100}, 7, 2},
		{"all by ties", []int32{100, 200, 200}, 3, 1},
	} {
		g := game(t, 2)
		var corps []id.Corp
		for i, p := range c.paid {
			corps = append(corps, id.Corp(i+1))
			paidOut.At(i+1).Set(&g.S, p)
		}
		if n := len((nation{}).lowest(nil, g.View(), slices.Clone(corps))); n != c.as {
			t.Errorf("%s: %d cease, want %d", c.name, n, c.as)
		}
		ceasing := (nation{survivor: true}).lowest(nil, g.View(), slices.Clone(corps))
		if len(ceasing) != c.docSay {
			t.Errorf("%s: %d cease with a survivor, want %d", c.name, len(ceasing), c.docSay)
		}
		if c.name == "seven equal" && !slices.Contains(ceasing, 7) {
			t.Error("the last to operate does not cease first")
		}
	}
}

// national puts a nationalised company in charge of its run.
func national(t testing.TB, kinds ...string) *rulestest.Game {
	g := linked(t, build(t), kinds...).Phase("9")
	set(g, nationalised, true)
	set(g, trackEnded, true)
	g.S.RoundsLeft = roundsToEnd
	return turn(g, "run", "IOW", "IOW")
}

// TestNationalRuns: N stations in all, no halts, all is paid (R107, R149, R150, R167; S45, #6961).
func TestNationalRuns(t *testing.T) {
	g := national(t, "6+3")
	run := rules.RunRoutes{By: g.Corp("IOW")}
	g.Refuses(run, rules.MustRun)
	run.Routes = append(run.Routes, g.Route("I3:S0,5", "J4:2,S0"))
	g.Do(run)
	g.WantCash(map[string]int32{"p1": 1025, "IOW": 20})
	g = national(t, "6+3")
	if a := (runTerms{}).allowanceOf(g.View(), g.Card("6+3", "IOW")); a != (allowance{6, 6}) {
		t.Errorf("allowance %+v", a)
	}
	g.S.Holder[g.Title.PresidentCert(g.Corp("IOW"))] = id.Pool
	g.Do(rules.RunRoutes{By: g.Corp("IOW")})
	wantPrice(g, "IOW", 90)
}

// TestLastTwo: the last two companies cease together, and the game is over (R151, R181).
func TestLastTwo(t *testing.T) {
	g := national(t, "6+3").Found("C&N", 100, "p2", 50)
	g.S.Order.Len = 1
	run := rules.RunRoutes{By: g.Corp("IOW")}
	run.Routes = append(run.Routes, g.Route("I3:S0,5", "J4:2,S0"))
	g.Do(run)
	if !g.S.End.Over || g.S.End.Reason != rules.Nationalised || !is(g, "C&N", rules.Ceased) {
		t.Errorf("%+v", g.S.End)
	}
}

// roundOver plays the last turn of an operating round of the set's only one.
func roundOver(g *rulestest.Game, corp string) *rulestest.Game {
	turn(g, "trains", corp)
	return endTurn(g, corp)
}

// TestNothingBeforeTheNines: the 8+4 train neither ends building nor gives nationalization (R145, R147).
func TestNothingBeforeTheNines(t *testing.T) {
	for phase, begun := range map[string]bool{"8": false, "9": true} {
		g := game(t, 2).Phase(phase).Found("C&N", 100, "p1", 50).Home("C&N", "F2", 0).Train("C&N", "6+3").Cash("C&N", 0)
		roundOver(g, "C&N")
		if nationalised.Is(&g.S) != begun {
			t.Errorf("phase %s: nationalized %v at the end of an operating round", phase, nationalised.Is(&g.S))
		}
		if !begun && trackEnded.Is(&g.S) {
			t.Errorf("phase %s: building has ended", phase)
		}
	}
}

// TestNationalisedAfterStockRound: it begins too at the end of a stock round in which the last company without a train
// lost its president (R147).
func TestNationalisedAfterStockRound(t *testing.T) {
	for _, sold := range []bool{false, true} {
		g := operated(game(t, 2).Phase("9").Found("C&N", 100, "p1", 50).Home("C&N", "F2", 0).Train("C&N", "6+3"), "C&N",
			"IWNJ")
		g.Found("IWNJ", 82, "p2", 20).Give("IWNJ", 30, "initial", "pool").Home("IWNJ", "G7", 0)
		g.S.Corps[g.Corp("IWNJ")].Flags |= rules.Floated
		g.Stock(5, "p2")
		if sold {
			g.Do(sell(g, 2, "IWNJ", 20))
		}
		for g.InCharge() == "stock" {
			g.Pass()
		}
		if nationalised.Is(&g.S) != sold {
			t.Errorf("sold %v: nationalized %v", sold, nationalised.Is(&g.S))
		}
	}
}

// TestBankAfterNationalisation: the bank has money without limit (R148).
func TestBankAfterNationalisation(t *testing.T) {
	for _, begun := range []bool{false, true} {
		g := national(t, "6+3").Found("C&N", 100, "p2", 50).Cash("p2", 11_000)
		set(g, nationalised, begun)
		g.Step("dividend")
		g.S.Turn.Revenue = 50
		g.Do(rules.Dividend{By: g.Corp("IOW"), Kind: rules.Payout})
		if broken := g.S.End.Reason == rules.BankBroken; broken == begun {
			t.Errorf("nationalized %v: the bank is gone %v", begun, broken)
		}
	}
}

// TestThirdSurvives: of three companies the two that paid the least cease, and the third goes on (R151). What a company
// in receivership earns is not paid, so it goes first (R150).
func TestThirdSurvives(t *testing.T) {
	for _, c := range []struct {
		name    string
		vacant  bool
		paid    map[string]int32
		ceasing []string
	}{
		{"least", false, map[string]int32{"C&N": 60, "FYN": 70}, []string{"C&N", "IOW"}},
		{"most", false, map[string]int32{"C&N": 10, "FYN": 40}, []string{"C&N", "FYN"}},
		{"receivership", true, map[string]int32{"C&N": 10, "FYN": 40}, []string{"C&N", "IOW"}},
	} {
		g := national(t, "6+3").Found("C&N", 100, "p2", 50).Found("FYN", 82, "p2", 50)
		for corp, paid := range c.paid {
			paidOut.At(int(g.Corp(corp))).Set(&g.S, paid)
		}
		if c.vacant {
			g.S.Holder[g.Title.PresidentCert(g.Corp("IOW"))] = id.Pool
		}
		g.S.Order.Len = 1
		g.Do(rules.RunRoutes{By: g.Corp("IOW"), Routes: []track.Route{g.Route("I3:S0,5", "J4:2,S0")}})
		var ceased []string
		for _, corp := range []string{"C&N", "FYN", "IOW"} {
			if is(g, corp, rules.Ceased) {
				ceased = append(ceased, corp)
			}
		}
		if g.S.End.Over || !slices.Equal(ceased, c.ceasing) {
			t.Errorf("%s: %v cease, over %v", c.name, ceased, g.S.End.Over)
		}
	}
}

// TestRelistedAfterSouthern: a bankrupt company may be started again when no new one is (R145).
func TestRelistedAfterSouthern(t *testing.T) {
	g := operated(game(t, 2).Phase("9").Stock(5, "p1"), "C&N").Cash("p1", 2000)
	trackEnded.Set(&g.S, 1)
	g.Refuses(pars(g, 1, "IOW", 90), noNewCompanies)
	g.S.Corps[g.Corp("IOW")].Flags |= rules.Unlisted | rules.Operated
	g.Refuses(start(g, "IOW", 78), rules.Legal)
}

// TestForcedBest: nationalised companies and those in receivership run for the most they can; before the correction,
// with the switch and in recorded games for anything (R135, R149, R150, R153). The refusal has both figures.
func TestForcedBest(t *testing.T) {
	games := map[string]func() *rulestest.Game{
		"rulebook": func() *rulestest.Game { return game(t, 2) },
		"switched": func() *rulestest.Game { return game(t, 2, "forced_best=off") },
		"before":   func() *rulestest.Game { return without(t, "1860/R135", 2) },
		"recorded": func() *rulestest.Game { return rulestest.New(t, recordedGame(t), 2) },
	}
	for name, begin := range games {
		for _, c := range []struct {
			nation, receivership bool
			worse, none          rules.Reason
		}{
			{false, false, rules.Legal, rules.MustRun},
			{false, true, rules.RunBelowBest, rules.MustRun},
			{true, false, rules.RunBelowBest, rules.MustRun},
			{true, true, rules.RunBelowBest, rules.Legal},
		} {
			g := begin().Phase("9").Found("IOW", 100, "p1", 50).Home("IOW", "I3", 0).Train("IOW", "6+3")
			g.Lay("J4", "6", 0).Lay("J6", "746", 0)
			set(g, nationalised, c.nation)
			set(g, trackEnded, c.nation)
			if c.receivership {
				g.S.Holder[g.Title.PresidentCert(g.Corp("IOW"))] = id.Pool
			}
			turn(g, "run", "IOW", "IOW")
			run := func(pieces ...string) rules.Refusal {
				return g.Check(rules.RunRoutes{By: g.Corp("IOW"), Routes: []track.Route{g.Route(pieces...)}})
			}
			if name != "rulebook" {
				c.worse = rules.Legal
			}
			if r := run("I3:S0,5", "J4:2,S0"); r.Reason != c.worse || r.Refused() &&
				(r.Have != 50 || r.Need != 60 || r.Rule != "1860/R135") {
				t.Errorf("%s, %+v: a worse run: %+v", name, c, r)
			}
			if r := run("I3:S0,5", "J4:2,S0", "J4:S0,0", "J6:3,S0"); r.Refused() {
				t.Errorf("%s, %+v: the best run: %+v", name, c, r)
			}
			if r := g.Check(rules.RunRoutes{By: g.Corp("IOW")}).Reason; r != c.none {
				t.Errorf("%s, %+v: no run: %v", name, c, r)
			}
		}
	}
}
