package t1830

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// buyTrain buys a train for the company that has the turn.
func buyTrain(g *rulestest.Game, kind, from string, price int32) rules.BuyTrain {
	return rules.BuyTrain{By: g.View().Actor().Corp(), Train: g.Card(kind, from), From: g.Owner(from), Price: price}
}

// tradeIn buys a diesel for 800 and a train.
func tradeIn(g *rulestest.Game, old string) rules.BuyTrain {
	a := buyTrain(g, "D", "initial", 800)
	a.TradeIn = g.View().FirstCard(g.Kind(old), g.View().Actor())
	return a
}

// dividend decides for the company that has the turn.
func dividend(g *rulestest.Game, kind rules.DividendKind) rules.Dividend {
	return rules.Dividend{By: g.View().Actor().Corp(), Kind: kind}
}

// TestOrder: R81, R82: by price, then farther right, then higher, then earlier in the cell.
func TestOrder(t *testing.T) {
	g := start(t, 3)
	for i, corp := range []string{"PRR", "NYC", "CPR", "B&O", "C&O"} {
		g.Found(corp, 67, []string{"p1", "p2", "p3"}[i%3], 60)
	}
	g.PriceAt("PRR", market.Pos{Row: 3, Col: 8})  // 90
	g.PriceAt("NYC", market.Pos{Row: 2, Col: 7})  // 90
	g.PriceAt("CPR", market.Pos{Row: 0, Col: 18}) // 350
	g.PriceAt("B&O", market.Pos{Row: 3, Col: 8})  // 90, after the PRR
	g.PriceAt("C&O", market.Pos{Row: 4, Col: 9})  // 90
	g.Operate(2)
	order := &g.S.Order
	var names []string
	for _, c := range order.Corps[:order.Len] {
		names = append(names, g.Title.Corp(c).ID)
	}
	same(t, "R81: order", names, []string{"CPR", "C&O", "PRR", "B&O", "NYC"})
}

// TestIncome: R80, R84: privates pay players and companies when a round begins, even if nothing floats.
func TestIncome(t *testing.T) {
	g := start(t, 3)
	g.Own("SV", "p1").Own("BO", "p2").Own("DH", "PRR")
	g.Operate(2)
	g.WantCash(map[string]int32{"p1": 805, "p2": 830, "PRR": 15})
	g.At("stock", "p1") // R84: the round is over
	if g.S.Set != 3 {
		t.Errorf("R84: set %d follows", g.S.Set)
	}
}

// TestNumberOfRounds: trap 16: a set has as many operating rounds as the phase says when it begins.
func TestNumberOfRounds(t *testing.T) {
	g := operate(t, "PRR")
	west(g)
	if g.S.RoundsLeft != 0 {
		t.Fatalf("%d rounds are left in phase 2", g.S.RoundsLeft)
	}
	g.Phase("3")
	g.Train("PRR", "3").Step("trains").Pass()
	g.At("stock", "p1")

	g = start(t, 3)
	g.Found("PRR", 100, "p1", 60).Phase("5").Operate(2)
	if g.S.Round != 1 || g.S.RoundsLeft != 2 {
		t.Errorf("round %d of phase 5 with %d to come", g.S.Round, g.S.RoundsLeft)
	}
}

// TestHomes: R85: the home station is free and not the station of the turn.
func TestHomes(t *testing.T) {
	for _, c := range []struct {
		corp, hex string
		city      int
	}{{"PRR", "H12", 0}, {"NYC", "E19", 0}, {"NYNH", "G19", 0}, {"B&O", "I15", 0}, {"ERIE", "E11", 0}} {
		g := operate(t, c.corp)
		city, ok := g.View().Position().TokenAt(g.Hex(c.hex), g.Corp(c.corp))
		if !ok || city != c.city || g.S.Turn.Stations != 0 {
			t.Errorf("R85 %s: city %d (%v) of %s, %d stations", c.corp, city, ok, c.hex, g.S.Turn.Stations)
		}
		g.WantCash(map[string]int32{c.corp: 1000})
	}
	// R85, R112: the NYNH finds its city where its printed track has gone.
	g := start(t, 3)
	g.Lay("G19", "54", 0).Found("NYNH", 100, "p1", 60).Operate(2)
	if city, _ := g.View().Position().TokenAt(g.Hex("G19"), g.Corp("NYNH")); city != 1 {
		t.Errorf("R85: the NYNH is in city %d of tile 54, its track in city 1", city)
	}
}

// TestDividends has R125 to R128: who is paid and where the marker goes.
func TestDividends(t *testing.T) {
	position := func() *rulestest.Game {
		g := start(t, 4)
		g.Found("B&O", 100, "p1", 40).Give("B&O", 10, "initial", "p2").Give("B&O", 10, "initial", "p3").Float("B&O")
		g.Operate(2)
		g.Give("B&O", 10, "initial", "p4").Give("B&O", 10, "initial", "pool").PriceAt("B&O", market.Pos{Row: 0, Col: 6})
		for _, p := range []string{"p1", "p2", "p3", "p4", "B&O"} {
			g.Cash(p, 0)
		}
		g.Step("dividend")
		g.S.Turn.Revenue = 50
		return g
	}
	g := position()
	g.Do(dividend(g, rules.Payout))
	g.WantCash(map[string]int32{"p1": 20, "p2": 5, "p3": 5, "p4": 5, "B&O": 5})
	if p := g.View().Price(g.Corp("B&O")); p != 112 {
		t.Errorf("R72: price %d, want 112", p)
	}
	g = position()
	g.Do(dividend(g, rules.Withhold))
	g.WantCash(map[string]int32{"p1": 0, "B&O": 50})
	if p := g.View().Price(g.Corp("B&O")); p != 90 {
		t.Errorf("R71, R126: price %d, want 90", p)
	}
	g = position()
	g.Refuses(dividend(g, 0), rules.NoSuchDividend)
}

// TestTrains has the rules of buying trains for the PRR with a treasury of $1000 and a train of its own.
func TestTrains(t *testing.T) {
	type game = *rulestest.Game
	for _, c := range []struct {
		rule, name string
		position   func(g game)
		action     func(g game) rules.Action
		want       rules.Reason
	}{
		{"R130", "the first of the depot", nil, func(g game) rules.Action { return buyTrain(g, "2", "initial", 80) },
			rules.Legal},
		{"R130", "at another price", nil, func(g game) rules.Action { return buyTrain(g, "2", "initial", 70) },
			rules.TrainPrice},
		{"R130", "a later kind", nil, func(g game) rules.Action { return buyTrain(g, "3", "initial", 180) },
			rules.TrainLater},
		{"R130", "without the money", func(g game) { g.Cash("PRR", 79) },
			func(g game) rules.Action { return buyTrain(g, "2", "initial", 80) }, rules.NoMoneyForTrain},
		{"R130", "from the open market", func(g game) { g.Phase("4").Train("pool", "4") },
			func(g game) rules.Action { return buyTrain(g, "4", "pool", 300) }, rules.Legal},
		{"R133", "another company's for a dollar", func(g game) { g.Train("NYC", "3") },
			func(g game) rules.Action { return buyTrain(g, "3", "NYC", 1) }, rules.Legal},
		{"R133", "another company's for nothing", func(g game) { g.Train("NYC", "3") },
			func(g game) rules.Action { return buyTrain(g, "3", "NYC", 0) }, rules.TrainTooLow},
		{"R133", "above the treasury", func(g game) { g.Train("NYC", "3") },
			func(g game) rules.Action { return buyTrain(g, "3", "NYC", 1001) }, rules.NoMoneyForTrain},
		{"R134", "at the limit", func(g game) { g.Train("PRR", "2", "2", "2") },
			func(g game) rules.Action { return buyTrain(g, "2", "initial", 80) }, rules.TrainLimit},
		{"R131", "a diesel in phase 5", func(g game) { g.Phase("5").Cash("PRR", 3000) },
			func(g game) rules.Action { return buyTrain(g, "D", "initial", 1100) }, rules.TrainLater},
		{"R131", "a diesel in phase 6", func(g game) { g.Phase("6").Cash("PRR", 3000) },
			func(g game) rules.Action { return buyTrain(g, "D", "initial", 1100) }, rules.Legal},
		{"R134", "a 6 at the limit (T31)", func(g game) { g.Phase("6").Train("PRR", "4").Cash("PRR", 3000) },
			func(g game) rules.Action { return buyTrain(g, "6", "initial", 630) }, rules.TrainLimit},
		{"R132", "trade in at the limit (T31)", func(g game) { g.Phase("6").Train("PRR", "4").Cash("PRR", 3000) },
			func(g game) rules.Action { return tradeIn(g, "4") }, rules.Legal},
		{"R132", "trade in a train it has not", func(g game) { g.Phase("6").Cash("PRR", 3000) },
			func(g game) rules.Action { a := tradeIn(g, "4"); a.TradeIn = g.Card("6", "initial"); return a }, rules.NotOwnTrain},
		{"R132", "trade in for a 6", func(g game) { g.Phase("6").Train("PRR", "4").Cash("PRR", 3000) },
			func(g game) rules.Action {
				a := buyTrain(g, "6", "initial", 630)
				a.TradeIn = g.Card("4", "PRR")
				return a
			}, rules.NoTradeIn},
		{"R137", "passing with a train", nil, func(g game) rules.Action { return rules.Pass{By: g.Owner("PRR")} },
			rules.Legal},
		{"R138", "selling shares with a train (T35)", func(g game) { g.Cash("PRR", 5).Cash("p1", 0) },
			func(g game) rules.Action {
				return rules.SellShares{By: g.Owner("p1"), Corp: g.Corp("PRR"), Percent: 10}
			}, rules.NoDuty},
	} {
		g := operate(t, "PRR")
		west(g)
		g.Train("PRR", "5")
		if c.position != nil {
			c.position(g)
		}
		g.Step("trains")
		if r := g.Check(c.action(g)); r.Reason != c.want {
			t.Errorf("%s %s: %v, want %v", c.rule, c.name, r.Reason, c.want)
		}
	}
}

// TestTrainsAhead counts the trains that must be sold before a later kind comes: those of all kinds before it, for a
// diesel those up to the first 6 (1830/R130, R131).
func TestTrainsAhead(t *testing.T) {
	for _, c := range []struct {
		phase, kind string
		need        func(g *rulestest.Game) int
	}{
		{"2", "4", func(g *rulestest.Game) int { return inDepot(g, "2", "3") }},
		{"3", "5", func(g *rulestest.Game) int { return inDepot(g, "2", "3", "4") }},
		{"5", "D", func(g *rulestest.Game) int { return inDepot(g, "2", "3", "4", "5") + 1 }},
	} {
		g := operate(t, "PRR").Phase(c.phase).Cash("PRR", 3000)
		west(g)
		g.Train("PRR", "5").Step("trains")
		r := g.Check(buyTrain(g, c.kind, "initial", 1))
		if r.Reason != rules.TrainLater || int(r.Need) != c.need(g) {
			t.Errorf("a %s in phase %s: %v, %d more, want %d", c.kind, c.phase, r.Reason, r.Need, c.need(g))
		}
	}
}

// inDepot counts the trains of these kinds that were never sold.
func inDepot(g *rulestest.Game, kinds ...string) (n int) {
	for i := 1; i <= g.Title.Cards(); i++ {
		if card := id.Train(i); g.S.Trains[card] == id.Initial &&
			slices.Contains(kinds, g.Title.Train(g.Title.FrontOf(card)).Name) {
			n++
		}
	}
	return n
}

// TestRusting: R132, R135: the trains that a new kind removes go at once, the one traded in as well; other trains stay.
func TestRusting(t *testing.T) {
	g := operate(t, "PRR")
	west(g)
	g.Phase("6").Train("PRR", "4", "5").Train("NYC", "4").Train("pool", "4").Cash("PRR", 3000).Step("trains")
	old := g.Card("4", "PRR")
	g.Do(tradeIn(g, "4"))
	g.WantCash(map[string]int32{"PRR": 2200})
	if g.S.Trains[old] != id.Nobody || g.View().FirstCard(g.Kind("4"), g.Owner("NYC")) != 0 ||
		g.View().FirstCard(g.Kind("4"), id.Pool) != 0 {
		t.Error("R135: a 4-train survives the first diesel")
	}
	if g.Title.Phases[g.S.Phase].Name != "D" {
		t.Errorf("R135: phase %s", g.Title.Phases[g.S.Phase].Name)
	}

	// Trap 19: a train traded in later is in the open market.
	g = operate(t, "PRR")
	west(g)
	g.Phase("D").Train("PRR", "5").Cash("PRR", 3000).Step("trains")
	a := tradeIn(g, "5")
	g.Do(a)
	if g.S.Trains[a.TradeIn] != id.Pool {
		t.Error("R132: the train traded in is not in the open market")
	}

	// Trap 17: a 2-train bought this turn rusts with the first 4-train.
	g = operate(t, "PRR")
	west(g)
	g.Phase("3").Train("NYC", "2").Train("C&O", "3", "3", "3").Train("B&M", "3", "3").Step("trains")
	g.Do(buyTrain(g, "2", "NYC", 181))
	g.Do(buyTrain(g, "4", "initial", 300))
	if g.View().TrainCount(g.Owner("PRR")) != 1 {
		t.Error("R135: the 2-train survives the first 4-train")
	}
}

// TestDiscards: R136: after a new limit companies discard in table order before the buyer goes on.
func TestDiscards(t *testing.T) {
	g := start(t, 3)
	g.Found("CPR", 100, "p1", 60).Found("PRR", 90, "p2", 60).Found("NYC", 82, "p3", 60)
	g.Operate(2)
	g.Home("PRR", "H12", 0)
	g.Phase("4").Train("C&O", "4").Train("PRR", "3", "3", "4").Train("NYC", "3", "3", "4").Train("CPR", "3", "4")
	g.Cash("CPR", 1000).Step("trains")
	g.Do(buyTrain(g, "5", "initial", 450)).At("discard", "PRR")
	discard := func(corp, kind string) rules.DiscardTrain {
		return rules.DiscardTrain{By: g.Corp(corp), Train: g.Card(kind, corp)}
	}
	g.Refuses(discard("NYC", "3"), rules.OtherDiscards)
	g.Refuses(discard("C&O", "4"), rules.NotOverLimit)
	g.Refuses(rules.DiscardTrain{By: g.Corp("PRR"), Train: g.Card("3", "NYC")}, rules.NotOwnTrain)
	g.Do(discard("PRR", "4")).At("discard", "NYC")
	g.Do(discard("NYC", "3")).At("discard", "CPR")
	g.Do(discard("CPR", "3")).At("track", "PRR") // the CPR is at its limit and done
}

// TestTwoTrainsOfOneKind: a company without trains may buy two in one turn (issue 3934 of 18xx.games, R130).
func TestTwoTrainsOfOneKind(t *testing.T) {
	g := operate(t, "PRR")
	west(g)
	g.Phase("5").Cash("PRR", 900).Step("trains")
	g.Do(buyTrain(g, "5", "initial", 450))
	g.Do(buyTrain(g, "5", "initial", 450))
	g.WantCash(map[string]int32{"PRR": 0})
}

// TestClosing: R135, R151: the first 5-train closes all privates. R152: BO closes with the first train of the B&O, from
// anywhere and whoever owns it.
func TestClosing(t *testing.T) {
	g := operate(t, "PRR")
	west(g)
	g.Phase("4").Own("SV", "p1").Own("CS", "PRR").Own("MH", "p2").Train("C&O", "4", "4", "4", "4").Step("trains")
	g.Do(buyTrain(g, "5", "initial", 450))
	for _, p := range []string{"SV", "CS", "MH"} {
		if g.S.Privates[g.Private(p)].Owner != id.Nobody {
			t.Errorf("R151: %s is open in phase 5", p)
		}
	}
	g.Refuses(exchange(g, 2, id.Initial), rules.NoPower)

	g = operate(t, "B&O")
	g.Own("BO", "p3").Train("NYC", "2").Step("trains")
	g.Do(buyTrain(g, "2", "NYC", 10))
	if g.S.Privates[g.Private("BO")].Owner != id.Nobody {
		t.Error("R152: BO is open after the B&O bought a train")
	}
}

// TestCompanyBuysPrivates is T30 and R90 to R93.
func TestCompanyBuysPrivates(t *testing.T) {
	type game = *rulestest.Game
	for _, c := range []struct {
		rule, name string
		position   func(g game)
		private    string
		price      int32
		want       rules.Reason
	}{
		{"R90", "below half (T30)", nil, "SV", 9, rules.PriceTooLow},
		{"R90", "above twice (T30)", nil, "SV", 41, rules.PriceTooHigh},
		{"R90", "twice the face value (T30)", nil, "SV", 40, rules.Legal},
		{"R90", "half the face value", nil, "SV", 10, rules.Legal},
		{"R90", "BO (T30)", nil, "BO", 220, rules.NotTradable},
		{"R90", "in phase 2", func(g game) { g.S.Phase = 0 }, "SV", 20, rules.PhaseForPrivates},
		{"R90", "in phase 4", func(g game) { g.S.Phase = 2 }, "SV", 20, rules.Legal},
		{"R90", "without the money", func(g game) { g.Cash("PRR", 19) }, "SV", 20, rules.NoMoneyForPrivate},
		{"R60", "from another company", func(g game) { g.Own("SV", "NYC") }, "SV", 20, rules.OwnedByCompany},
		{"R90", "its own", func(g game) { g.Own("SV", "PRR") }, "SV", 20, rules.OwnPrivate},
	} {
		g := operate(t, "PRR")
		g.Phase("3").Own("SV", "p2").Own("BO", "p2")
		if c.position != nil {
			c.position(g)
		}
		if r := g.Check(trade(g, c.private, c.price)); r.Reason != c.want {
			t.Errorf("%s %s: %v, want %v", c.rule, c.name, r.Reason, c.want)
		}
	}
	// R91, R92, R93: from any player, at any moment; the power works at once.
	g := operate(t, "PRR")
	g.Phase("3").Own("CS", "p3").Pass() // past the track
	g.Do(trade(g, "CS", 80), layVia(g, "CS", "B20", "3", 0))
	g.WantCash(map[string]int32{"p3": 880, "PRR": 920})
}

// TestExchangeFloats is T8: R40, R58: MH in an operating round floats the NYC, which does not operate in it (trap 15).
func TestExchangeFloats(t *testing.T) {
	g := start(t, 3)
	g.Found("PRR", 100, "p1", 60).Found("NYC", 100, "p2", 50).Own("MH", "p3")
	g.Operate(2).At("track", "PRR")
	g.Do(exchange(g, 3, id.Initial)).At("track", "PRR")
	g.WantCash(map[string]int32{"NYC": 1000})
	west(g)
	g.Train("PRR", "2").Step("trains").Pass()
	g.At("stock", "p1")
}

// TestBoughtTrainsRest: R121: a train bought in this turn has not run; the order of the steps sees to it.
func TestBoughtTrainsRest(t *testing.T) {
	g := operate(t, "PRR")
	west(g)
	g.Step("trains").Do(buyTrain(g, "2", "initial", 80))
	g.Refuses(run(g, g.Route(pittsburgh...)), rules.WrongStep)
}

// TestRecordedLiberties is X13: actions that records hold although no screen offers it. New games refuse each of these
// elsewhere in these tests.
func TestRecordedLiberties(t *testing.T) {
	position := func() *rulestest.Game {
		g := startRecorded(t, 3)
		g.Found("PRR", 100, "p1", 60).Operate(2)
		west(g)
		return g
	}
	g := position()
	g.Phase("3").Own("BO", "p2")
	g.Refuses(trade(g, "BO", 220), rules.Legal)

	g = position()
	g.Phase("5").Train("PRR", "3", "5").Step("trains")
	g.Refuses(buyTrain(g, "5", "initial", 450), rules.Legal) // above the limit
	g.Refuses(buyTrain(g, "5", "initial", 440), rules.Legal) // at another price

	g = position()
	g.Train("PRR", "2").Step("run")
	g.Do(rules.RunRoutes{By: g.Corp("PRR"), Stated: true, Revenue: 70}).At("dividend", "PRR")

	g = position()
	g.Phase("3").Own("BO", "p2")
	for _, a := range g.Legal() {
		if b, ok := a.(rules.BuyPrivate); ok && b.Private == g.Private("BO") {
			t.Error("X13: a screen would offer BO to a company")
		}
	}
}

// TestTradeInOpensTheStep: a company at its limit is asked whether it buys only if it can pay a diesel with one of its
// trains in part payment, to the last dollar (1830/R131, R132, R134).
func TestTradeInOpensTheStep(t *testing.T) {
	for _, c := range []struct {
		phase string
		cash  int32
		want  rules.Reason
	}{{"6", 799, rules.TrainLimit}, {"6", 800, rules.Legal}, {"5", 800, rules.TrainLimit}} {
		g := operate(t, "PRR").Phase(c.phase).Cash("PRR", c.cash)
		west(g)
		g.Train("PRR", "5", "5").Step("trains")
		if r := g.View().InCharge().Open(g.View()); r.Reason != c.want {
			t.Errorf("phase %s with $%d: %v, want %v", c.phase, c.cash, r.Reason, c.want)
		}
	}
}
