package t1860

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/track"
)

// linked is the Isle of Wight with a route to Ryde, short of money, while the bank sells trains from 8+4 on.
func linked(t testing.TB, title *rules.Title, trains ...string) *rulestest.Game {
	g := rulestest.New(t, title, 2).Phase("7").Train("closed", "7+4").Found("IOW", 100, "p1", 50).Home("IOW", "I3", 0)
	return g.Lay("J4", "57", 2).Train("IOW", trains...).Cash("IOW", 20)
}

func is(g *rulestest.Game, corp string, f rules.CorpFlags) bool { return g.View().Is(g.Corp(corp), f) }

// endTurn declines the rest of a company's turn.
func endTurn(g *rulestest.Game, corp string) *rulestest.Game {
	for !g.S.End.Over && g.View().Actor() == g.Owner(corp) {
		g.Pass()
	}
	return g
}

// TestInsolvency: without a train and with a route a company is insolvent at the end of its turn, and leases in the
// next (R125, R126, R128, R129, R133; T11, T13, #5821).
func TestInsolvency(t *testing.T) {
	g := turn(linked(t, build(t)), "track", "IOW")
	endTurn(g, "IOW")
	if !is(g, "IOW", rules.Insolvent) {
		t.Fatal("not insolvent")
	}
	g = turn(g, "track", "IOW")
	g.Pass().At("run", "IOW")
	if n := g.View().Leased(g.Corp("IOW")); g.Title.Train(g.Title.FrontOf(n)).Name != "8+4" {
		t.Errorf("leases card %d", n)
	}
	before := g.S.Cash[g.Owner("IOW")]
	g.Do(g.Legal()[0]) // Ryde Esplanade to Ryde: two stops
	if got := g.S.Cash[g.Owner("IOW")] - before; got != 80 {
		t.Errorf("the lease brings %d, want 80", got)
	}
	g = turn(linked(t, build(t)), "track", "IOW", "IOW").Cash("IOW", 750)
	g.S.Corps[g.Corp("IOW")].Flags |= rules.Insolvent
	g.Pass()
	if g.Skipped("run") != rules.NoTrain || is(g, "IOW", rules.Insolvent) {
		t.Error("a company that can pay a train leases one")
	}
	g.At("trains", "IOW").Refuses(passOf(g, "IOW"), rules.MustBuyTrain)

	g = turn(linked(t, build(t)), "track", "IOW")
	g.S.Cells[g.Hex("J4")].Tile = 0
	g.Lay("K5", "742", 0) // no route: the printed track ends at Ryde's border
	endTurn(g, "IOW")
	if is(g, "IOW", rules.Insolvent) {
		t.Error("insolvent without a route")
	}
}

// TestLeases: the use of a leased train's revenue by the options (R129, R130, R131, R132, R168; S36, S37, #12684).
func TestLeases(t *testing.T) {
	route := []string{"I3:S0,5", "J4:2,S0"}
	for _, c := range []struct {
		title   *rules.Title
		receive bool
		want    int32
	}{
		{build(t), false, 80},
		{build(t), true, 40},
		{recordedGame(t), true, 80},
		{build(t, "original_insolvency"), false, 25},
		{build(t, "simplified_insolvency"), false, 200},
		{recordedGame(t, "simplified_insolvency"), false, 80},
	} {
		g := linked(t, c.title)
		g.S.Corps[g.Corp("IOW")].Flags |= rules.Insolvent
		if c.receive {
			g.S.Holder[g.Title.PresidentCert(g.Corp("IOW"))] = id.Pool
		}
		turn(g, "run", "IOW")
		e := g.View().RouteEarnings(g.Corp("IOW"), g.View().Leased(g.Corp("IOW")), g.Route(route...))
		if e.Revenue != c.want || e.Subsidy != 0 {
			t.Errorf("%v %v, receivership %v: %+v, want %d", c.title.Profile, c.title.Options, c.receive, e, c.want)
		}
	}
}

// TestReceivership: nobody builds; the run is kept; a train ends the purchases (R107, R135-R137, R139; S34, S35).
func TestReceivership(t *testing.T) {
	vacant := func(cash int32, trains ...string) *rulestest.Game {
		g := linked(t, build(t), trains...).Cash("IOW", cash)
		g.S.Holder[g.Title.PresidentCert(g.Corp("IOW"))] = id.Pool
		return turn(g, "discard", "IOW", "IOW")
	}
	g := vacant(2000, "6+3")
	g.S.Frames[0].Done = 0
	g.At("discard", "IOW") // not settled yet: the next action finds the run
	run := rules.RunRoutes{By: g.Corp("IOW")}
	run.Routes = append(run.Routes, g.Route("I3:S0,5", "J4:2,S0"))
	g.Step("run").Do(run)
	if got := g.S.Corps[g.Corp("IOW")].LastRun; got != 50 {
		t.Errorf("earns %d", got)
	}
	g.WantCash(map[string]int32{"IOW": 2050})
	wantPrice(g, "IOW", 90)

	g = vacant(100)
	g.Train("IOW", "9+5").Step("discard")
	g = vacant(750)
	g.S.Trains[g.View().FirstCard(g.Kind("9+5"), id.Initial)] = id.Initial
	g.Step("trains").Refuses(passOf(g, "IOW"), rules.MustBuyTrain)
	g.Do(train(g, "IOW", "8+4", "initial", 700))
	if g.InCharge() == "trains" && g.View().Actor() == g.Owner("IOW") {
		t.Error("a company in receivership buys a second train")
	}
}

// TestReceivershipLeases: without a train, and unable to pay one, it is insolvent at once (R136).
func TestReceivershipLeases(t *testing.T) {
	for _, c := range []struct {
		cash int32
		want string
	}{{100, "run"}, {750, "trains"}} {
		g := linked(t, build(t)).Cash("IOW", c.cash).Found("C&N", 100, "p2", 50).Home("C&N", "F2", 0).Cash("C&N", 0)
		g.S.Holder[g.Title.PresidentCert(g.Corp("IOW"))] = id.Pool
		price(g, "IOW", 90)
		g.Operate(3).At("track", "C&N")
		endTurn(g, "C&N")
		g.At(c.want, "IOW")
		if is(g, "IOW", rules.Insolvent) != (c.want == "run") {
			t.Error("wrong mark of insolvency")
		}
	}
}

// TestBankruptcyInOperatingRound: at price 0 the turn ends, the shares are void and the others go on (R30, R61, R134,
// R140, R142, R143; S39, S40, S49, T18, T34, #4514, #5217, #3685).
func TestBankruptcyInOperatingRound(t *testing.T) {
	g := game(t, 3).Found("C&N", 100, "p1", 50).Home("C&N", "F2", 0).Found("IOW", 100, "p2", 60).Home("IOW", "I3",
		0).Train("C&N", "2+1")
	g.Give("IOW", 10, "initial", "p3")
	price(g, "C&N", 14)
	g.S.Corps[g.Corp("C&N")].Flags |= rules.Insolvent
	turn(g, "dividend", "C&N", "IOW")
	g.S.Priority, g.S.Turn.Revenue = 2, 40
	g.S.Corps[g.Corp("C&N")].Flags &^= rules.Insolvent
	g.Do(rules.Dividend{By: g.Corp("C&N"), Kind: rules.Withhold}).At("track", "IOW")
	g.WantShares("C&N", map[string]int{"initial": 100})
	if g.S.Priority != 1 || is(g, "C&N", rules.Floated) || g.View().TrainCount(g.Owner("C&N")) != 1 {
		t.Errorf("priority %d", g.S.Priority)
	}
	if c := g.Corp("C&N"); g.S.Corps[c].Par != 0 || !g.View().FaceDown().Has(c) {
		t.Error("par or stations are as before")
	}
	g.S.Corps[g.Corp("C&N")].Flags |= rules.Insolvent // R134: the mark stays
	tie := game(t, 3).Found("IOW", 100, "p1", 20)
	if p := fewestShares(tie.View(), 3); p != 3 {
		t.Errorf("player %d has priority, want the holder", p)
	}
	if p := fewestShares(tie.View(), 1); p != 2 {
		t.Errorf("player %d has priority, want the first to the left", p)
	}
}

// TestBankruptcyInStockRound: the round begins anew with the poorest in shares, bans forgotten (R142, R143; T19, #5170,
// #6320).
func TestBankruptcyInStockRound(t *testing.T) {
	g := operated(game(t, 2).Found("C&N", 100, "p1", 80).Found("IOW", 100, "p2", 50).Stock(4, "p1"), "C&N", "IOW")
	g.S.Opener = 1
	price(g, "C&N", 14)
	g.Do(sell(g, 1, "C&N", 50)).At("stock", "p1")
	if g.S.Set != 4 || g.S.Seats[1].Sold != 0 || is(g, "C&N", rules.Started) {
		t.Errorf("set %d, sales %b", g.S.Set, g.S.Seats[1].Sold)
	}
	g.Refuses(relists(g, 1, "C&N", 95), rules.Legal)
}

// TestRelistingPrices: a bankrupt company starts again at a grey price up to the highest par of its layer; in recorded
// games, with the switch and before the correction at a par price too (R144; S42).
func TestRelistingPrices(t *testing.T) {
	for _, c := range []struct {
		game *rulestest.Game
		want rules.Reason // at a par price
	}{
		{game(t, 2), rules.NotParPrice},
		{game(t, 2, "relist_par=all"), rules.Legal},
		{without(t, "1860/R144", 2), rules.Legal},
		{rulestest.New(t, recordedGame(t), 2), rules.Legal},
	} {
		g := operated(c.game.Stock(4, "p1"), "C&N", "FYN", "IOW")
		g.S.Corps[g.Corp("FYN")].Flags |= rules.Unlisted
		g.S.Corps[g.Corp("IOW")].Flags |= rules.Unlisted
		for _, price := range []int16{54, 62, 68, 74, 82} {
			g.Refuses(start(g, "FYN", price), c.want)
		}
		g.Refuses(start(g, "IOW", 100), c.want)
		for _, price := range []int16{40, 44, 47, 50, 52, 56, 60, 65, 71, 78} {
			g.Refuses(start(g, "FYN", price), rules.Legal)
		}
		if n := len(g.View().AppendPars(nil, g.Corp("FYN"))); (n == 10) != (c.want != rules.Legal) {
			t.Errorf("%d prices are offered", n)
		}
	}
}

// TestRelisting: a bankrupt company starts again from 40 to the highest par of its layer, keeps its property and needs
// no home (R71, R144; S42, T20, #4433).
func TestRelisting(t *testing.T) {
	g := operated(game(t, 2).Found("FYN", 82, "p1", 50).Home("FYN", "B4", 0).Lay("B4", "115", 5).Stock(4, "p1"), "FYN",
		"C&N")
	price(g, "FYN", 7).Cash("FYN", 20)
	g.Train("FYN", "6+3") // half price does not matter
	g.Do(sell(g, 1, "FYN", 50))
	p := g.View().Actor().Player()
	for price, want := range map[int32]rules.Reason{78: rules.Legal, 82: rules.NotParPrice, 86: rules.NotParPrice,
		40: rules.Legal, 36: rules.NotParPrice} {
		for k, cell := range g.Title.Market.Rows[0] {
			if int32(cell.Price) == price {
				g.Refuses(rules.Par{By: p, Corp: g.Corp("FYN"), At: at(k)}, want)
			}
		}
	}
	g.Do(relists(g, p, "FYN", 71))
	for g.View().Held(g.Corp("FYN"), id.OfPlayer(p)) < 50 {
		q := g.View().Actor().Player()
		if q != p {
			g.Pass()
			continue
		}
		g.Do(buy(g, int(p), "FYN", "initial", 10))
	}
	g.WantCash(map[string]int32{"FYN": 730})
	if g.InCharge() != "stock" || is(g, "FYN", rules.Unlisted) || g.S.Corps[g.Corp("FYN")].Used != 1 {
		t.Errorf("step %s", g.InCharge())
	}
}

// TestFloatsOnPar: a company that floats again has its marker on its par, under the others; in recorded games, with the
// switch off and before the correction where a sale has moved it (R71, R144).
func TestFloatsOnPar(t *testing.T) {
	for _, c := range []struct {
		game *rulestest.Game
		want int32
	}{
		{game(t, 2), 71},
		{game(t, 2, "float_on_par=off"), 65},
		{without(t, "1860/R71", 2), 65},
		{rulestest.New(t, recordedGame(t), 2), 65},
		{rulestest.New(t, recordedGame(t, "float_on_par"), 2), 71},
	} {
		g := operated(c.game.Found("FYN", 82, "p2", 40).Give("FYN", 20, "initial", "p1").Stock(4, "p1"), "FYN", "C&N")
		s := &g.S.Corps[g.Corp("FYN")]
		s.Flags |= rules.Unlisted | rules.HomeDone
		s.Par = 71
		price(g, "FYN", 71).Found("IOW", 74, "p2", 20)
		price(g, "IOW", 71).Do(sell(g, 1, "FYN", 20))
		wantPrice(g, "FYN", 65)
		g.Pass().Do(buy(g, 2, "FYN", "initial", 10))
		if !is(g, "FYN", rules.Floated) {
			t.Fatal("not floated")
		}
		wantPrice(g, "FYN", c.want)
		if place := g.View().StackPlace(g.Corp("FYN")); c.want == 71 && place != 1 {
			t.Errorf("%d markers lie above", place)
		}
	}
}

// TestFaceDown: face down stations stop tracing, not running, and use up no passage (R84, R141, R160; S41, #6315).
func TestFaceDown(t *testing.T) {
	g := linked(t, build(t), "6+3").Lay("J4", "6", 0).Lay("J6", "746", 0).Station("FYN", "J4", 0)
	trace := func() bool { return g.View().Reach(g.Corp("IOW")).Reaches(g.Hex("J6"), 0) }
	line := []string{"I3:S0,5", "J4:2,S0", "J4:S0,0", "J6:3,S0"}
	turn(g, "run", "IOW")
	passes := func() int {
		j := judge{t: runTerms{}, v: g.View(), corp: g.Corp("IOW"), through: g.View().FaceDown()}
		if r := j.judgeRoute(g.Route(line...), g.Card("6+3", "IOW")); r.Refused() {
			t.Fatal(r.Reason)
		}
		return j.passed
	}
	if trace() || passes() != 1 {
		t.Error("a full city is no obstacle")
	}
	g.S.Corps[g.Corp("FYN")].Flags |= rules.Unlisted
	if trace() {
		t.Error("traced through a face down station")
	}
	if passes() != 0 {
		t.Error("a face down station counts as a full city")
	}
}

// TestSolventByPurchase: a company is solvent from the purchase of a train on; in recorded games and before the
// correction from the end of its turn on (R133).
func TestSolventByPurchase(t *testing.T) {
	for _, c := range []struct {
		name  string
		title *rules.Title
		at    bool // solvent at once
	}{
		{"rulebook", build(t), true},
		{"before", without(t, "1860/R133", 2).Title, false},
		{"recorded", recordedGame(t), false},
	} {
		g := turn(linked(t, c.title).Found("C&N", 90, "p1", 50).Train("C&N", "6+3", "6+3", "8+4"), "trains", "IOW",
			"C&N").Cash("IOW", 690)
		g.S.Corps[g.Corp("IOW")].Flags |= rules.Insolvent
		g.Do(train(g, "IOW", "6+3", "C&N", 10))
		if is(g, "IOW", rules.Insolvent) == c.at {
			t.Errorf("%s: insolvent %v after the purchase", c.name, !c.at)
		}
		if endTurn(g, "IOW"); is(g, "IOW", rules.Insolvent) {
			t.Errorf("%s: insolvent after the turn", c.name)
		}
	}
}

// TestExactMoneyBeforeTheRun: exactly the price of the cheapest train makes a company solvent before its run (R133).
func TestExactMoneyBeforeTheRun(t *testing.T) {
	for cash, solvent := range map[int32]bool{699: false, 700: true} {
		g := turn(linked(t, build(t)), "track", "IOW", "IOW").Cash("IOW", cash)
		g.S.Corps[g.Corp("IOW")].Flags |= rules.Insolvent
		g.Pass()
		if is(g, "IOW", rules.Insolvent) == solvent || (g.Skipped("run") == rules.NoTrain) != solvent {
			t.Errorf("%d cc: insolvent %v", cash, is(g, "IOW", rules.Insolvent))
		}
	}
}

// TestReceivershipNeedsARoute: without a train a company in receivership is insolvent at once if it has a route (R136).
func TestReceivershipNeedsARoute(t *testing.T) {
	for _, route := range []bool{false, true} {
		g := linked(t, build(t))
		if !route {
			g.Lay("K5", "742", 0)
			g.S.Cells[g.Hex("J4")] = track.Cell{}
			g.S.Board = g.S.Cells.Hash(len(g.Title.Board.Hexes))
		}
		g.S.Holder[g.Title.PresidentCert(g.Corp("IOW"))] = id.Pool
		turn(g, "solvency", "IOW", "IOW")
		tx := rules.Tx{View: g.View()}
		solvency{}.Skip(&tx)
		if is(g, "IOW", rules.Insolvent) != route {
			t.Errorf("route %v: insolvent %v", route, is(g, "IOW", rules.Insolvent))
		}
	}
}

// TestMarkOutlastsBankruptcy: a company that goes bankrupt in an operating round keeps the mark that it had (R134).
func TestMarkOutlastsBankruptcy(t *testing.T) {
	for _, marked := range []bool{false, true} {
		g := price(linked(t, build(t)).Found("C&N", 100, "p2", 50).Home("C&N", "F2", 0), "IOW", 14)
		turn(g, "dividend", "IOW", "C&N")
		if g.S.Turn.Revenue = 40; marked {
			g.S.Corps[g.Corp("IOW")].Flags |= rules.Insolvent
		}
		g.Do(rules.Dividend{By: g.Corp("IOW"), Kind: rules.Withhold})
		if !is(g, "IOW", rules.Unlisted) || is(g, "IOW", rules.Insolvent) != marked {
			t.Errorf("marked %v before, %v after", marked, is(g, "IOW", rules.Insolvent))
		}
	}
}

// TestTieAfterBankruptcy: in a stock round a tie goes to the first clockwise from the player with whom it opened
// (R142).
func TestTieAfterBankruptcy(t *testing.T) {
	g := operated(game(t, 3).Found("C&N", 100, "p1", 80).Stock(4, "p1"), "C&N")
	g.S.Opener, g.S.Priority = 3, 2
	price(g, "C&N", 14).Do(sell(g, 1, "C&N", 50)).At("stock", "p3")
}
