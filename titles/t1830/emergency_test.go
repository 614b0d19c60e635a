package t1830

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// inNeed puts the PRR at its train step with a route and without a train; p1 presides with 60 percent, p2 has 20.
func inNeed(t testing.TB, treasury, cash int32, settings ...string) *rulestest.Game {
	t.Helper()
	g := operate(t, "PRR", settings...)
	west(g)
	g.Give("PRR", 20, "initial", "p2").Cash("PRR", treasury).Cash("p1", cash)
	return g.Step("trains")
}

// forced is a sale by the president of the PRR.
func forced(g *rulestest.Game, corp string, percent uint8) rules.SellShares {
	return rules.SellShares{By: g.Owner("p1"), Corp: g.Corp(corp), Percent: percent}
}

// TestHelp has the purchases of a company in need (R137, R138, R141).
func TestHelp(t *testing.T) {
	type game = *rulestest.Game
	for _, c := range []struct {
		rule, name     string
		treasury, cash int32
		position       func(g game)
		action         func(g game) rules.Action
		want           rules.Reason
	}{
		{"R137", "passing", 50, 30, nil, func(g game) rules.Action { return rules.Pass{By: g.Owner("PRR")} },
			rules.MustBuyTrain},
		{"R138", "the cheapest train with help", 50, 30, nil,
			func(g game) rules.Action { return buyTrain(g, "2", "initial", 80) }, rules.Legal},
		{"R138", "too little even with help", 50, 29, nil,
			func(g game) rules.Action { return buyTrain(g, "2", "initial", 80) }, rules.HelpTooLittle},
		{"R138", "another company's above the printed price (T33)", 50, 31, func(g game) { g.Train("NYC", "2") },
			func(g game) rules.Action { return buyTrain(g, "2", "NYC", 81) }, rules.HelpAbovePrinted},
		{"R138", "another company's at the printed price (T33)", 50, 30, func(g game) { g.Train("NYC", "2") },
			func(g game) rules.Action { return buyTrain(g, "2", "NYC", 80) }, rules.Legal},
		{"R138", "a treasury that covers the printed price pays more", 100, 0, func(g game) { g.Train("NYC", "2") },
			func(g game) rules.Action { return buyTrain(g, "2", "NYC", 100) }, rules.Legal},
		{"X21", "help for another's train beside a cheaper one (T59)", 100, 500, func(g game) { g.Train("NYC", "4") },
			func(g game) rules.Action { return buyTrain(g, "4", "NYC", 300) }, rules.Legal},
		{"R138", "a diesel with help beside a 6 (trap 23)", 700, 900, func(g game) { g.Phase("6") },
			func(g game) rules.Action { return buyTrain(g, "D", "initial", 1100) }, rules.HelpCheapestOnly},
		{"R138", "a 6 with help (trap 23)", 500, 900, func(g game) { g.Phase("6") },
			func(g game) rules.Action { return buyTrain(g, "6", "initial", 630) }, rules.Legal},
		{"R138", "the dearer train without help", 1100, 0, func(g game) { g.Phase("6") },
			func(g game) rules.Action { return buyTrain(g, "D", "initial", 1100) }, rules.Legal},
		{"R141", "a trade-in", 700, 900, func(g game) { g.Phase("6") }, func(g game) rules.Action {
			a := buyTrain(g, "D", "initial", 800)
			a.TradeIn = g.Card("6", "initial")
			return a
		}, rules.NotOwnTrain},
		{"R138", "after a sale the price must use it up", 50, 130,
			func(g game) { g.Train("NYC", "4"); g.S.Turn.LastSale = 100 },
			func(g game) rules.Action { return buyTrain(g, "4", "NYC", 80) }, rules.HelpAfterSale},
		{"R138", "after a sale the price uses it up", 50, 130, func(g game) { g.Train("NYC", "4"); g.S.Turn.LastSale = 100 },
			func(g game) rules.Action { return buyTrain(g, "4", "NYC", 81) }, rules.Legal},
	} {
		g := inNeed(t, c.treasury, c.cash)
		if c.position != nil {
			c.position(g)
		}
		if r := g.Check(c.action(g)); r.Reason != c.want {
			t.Errorf("%s %s: %v, want %v", c.rule, c.name, r.Reason, c.want)
		}
	}
}

// TestHelpIsPaid: R138: the treasury first, then the president; the rest is his.
func TestHelpIsPaid(t *testing.T) {
	g := inNeed(t, 500, 900)
	g.Phase("6")
	g.Do(buyTrain(g, "6", "initial", 630))
	g.WantCash(map[string]int32{"PRR": 0, "p1": 770})
}

// TestNoDuty is T32: R137: without a route nobody must buy, and nobody helps (issues 8655, 12504 of 18xx.games).
func TestNoDuty(t *testing.T) {
	g := operate(t, "PRR")
	g.Cash("PRR", 0).Pass()
	if why := g.Skipped("trains"); why != rules.NothingAffordable {
		t.Errorf("R137: the train step is skipped for %v", why)
	}
}

// example143 is the position of R143.
func example143(t testing.TB, settings ...string) *rulestest.Game {
	g := inNeed(t, 5, 0, settings...)
	g.Phase("4").PriceAt("PRR", market.Pos{Row: 1, Col: 6})
	g.Found("NYC", 100, "p2", 30).Give("NYC", 10, "initial", "p1")
	g.Found("CPR", 100, "p2", 30).Give("CPR", 20, "initial", "p1")
	g.Found("B&O", 67, "p1", 40).Give("B&O", 30, "initial", "p3")
	return g.Cash("p1", 0)
}

// TestForcedSales is T34: the worked example of R143, which has R139 and R140 in one position.
func TestForcedSales(t *testing.T) {
	g := example143(t)
	for corp, most := range map[string]uint8{"PRR": 40, "NYC": 10, "CPR": 20, "B&O": 40} {
		for percent := uint8(10); percent <= 60; percent += 10 {
			if r := g.Check(forced(g, corp, percent)); r.Refused() != (percent > most) {
				t.Errorf("R139: %d percent of %s: %v", percent, corp, r.Reason)
			}
		}
	}
	g.Refuses(rules.SellShares{By: g.Owner("p2"), Corp: g.Corp("NYC"), Percent: 10}, rules.NotYourTurn)
	g.Do(forced(g, "B&O", 20))
	g.WantPresident("B&O", 3) // issue 585 of 18xx.games
	g.Do(forced(g, "NYC", 10), forced(g, "CPR", 10))
	g.WantCash(map[string]int32{"p1": 334})
	g.Refuses(forced(g, "CPR", 10), rules.SaleNotNeeded)
	g.Refuses(rules.Pass{By: g.Owner("PRR")}, rules.MustBuyTrain)
	g.Do(buyTrain(g, "4", "initial", 300))
	g.WantCash(map[string]int32{"PRR": 0, "p1": 39})
}

// TestPresidencyIsKept: R139: the company in need keeps its president, down to a tie (issue 1672 of 18xx.games).
func TestPresidencyIsKept(t *testing.T) {
	g := inNeed(t, 5, 0)
	g.Phase("6").Give("PRR", 10, "initial", "p2") // p1 60, p2 30, cheapest 630
	g.Refuses(forced(g, "PRR", 30), rules.Legal)
	g.Refuses(forced(g, "PRR", 40), rules.KeepsPresidency)
}

// TestForcedSaleInFirstSet: R139: the ban of the first stock round does not hold.
func TestForcedSaleInFirstSet(t *testing.T) {
	g := inNeed(t, 5, 0)
	g.S.Set = 1
	g.Refuses(forced(g, "PRR", 10), rules.Legal)
}

// TestResort: R82, R139: companies that wait are sorted anew after a forced sale.
func TestResort(t *testing.T) {
	g := start(t, 3)
	g.Found("PRR", 100, "p1", 60).Found("NYC", 90, "p2", 60).Give("NYC", 20, "initial", "p1").Found("CPR", 90, "p3", 60)
	g.Operate(2).At("track", "PRR")
	west(g)
	g.Cash("PRR", 0).Cash("p1", 0).Step("trains")
	g.Do(forced(g, "NYC", 10))
	same(t, "R82: next", g.S.Order.Corps[1], g.Corp("CPR"))
}

// TestLaxSales has the liberties of recorded games (X11).
func TestLaxSales(t *testing.T) {
	for _, c := range []struct {
		settings []string
		lone     rules.Reason // 20 percent of a lone president's certificate where 10 would do (T60)
		free     rules.Reason // a sale by the president of a company that has a train (T35)
	}{
		{nil, rules.OnlyAsNeeded, rules.NoDuty},
		{[]string{"compat_free_or_sale"}, rules.Legal, rules.Legal},
	} {
		g := inNeed(t, 20, 20, c.settings...)
		g.Found("NYC", 100, "p1", 20).Give("NYC", 20, "initial", "p2").Give("NYC", 20, "initial", "p3").Cash("p1", 20)
		g.Refuses(forced(g, "NYC", 20), c.lone)
		g.Refuses(forced(g, "NYC", 10), rules.Legal)

		g = inNeed(t, 5, 0, c.settings...)
		g.Train("PRR", "2").Step("trains")
		g.Refuses(forced(g, "PRR", 10), c.free)
	}
}

// TestBankruptcy is T36: R142, R171, R174: only when everything together is not enough; then the game ends.
func TestBankruptcy(t *testing.T) {
	position := func(treasury int32, settings ...string) *rulestest.Game {
		g := inNeed(t, treasury, 0, settings...)
		// Four shares at 18 can be sold before p2 would preside: 72.
		return g.Phase("4").PriceAt("PRR", brownRow)
	}
	bankrupt := func(g *rulestest.Game) rules.Bankrupt { return rules.Bankrupt{By: g.Corp("PRR")} }
	g := position(228)
	g.Refuses(bankrupt(g), rules.StillSolvent)
	g = position(227)
	g.Do(bankrupt(g))
	if !g.S.End.Over || g.S.End.Reason != rules.PlayerBankrupt {
		t.Fatal("R171: the game goes on")
	}
	g.WantCash(map[string]int32{"p1": 0})
	g.WantShares("PRR", map[string]int{"p1": 20, "pool": 40})
	if worth, price := g.View().Worth(1), g.View().Price(g.Corp("PRR")); worth != 2*price {
		t.Errorf("R174: the bankrupt player scores %d, has two shares at %d", worth, price)
	}
	g.Refuses(rules.Pass{By: g.Owner("PRR")}, rules.GameOver)

	// X12: at any step, by option, and there without counting shares.
	for _, c := range []struct {
		settings []string
		want     rules.Reason
	}{{nil, rules.WrongStep}, {[]string{"compat_bankrupt_anytime"}, rules.Legal}} {
		g = position(228, c.settings...)
		g.Step("track")
		g.Refuses(bankrupt(g), c.want)
	}

	// A company with a train, or without duty, has no bankrupt president.
	g = position(0)
	g.Train("PRR", "4").Step("trains")
	g.Refuses(bankrupt(g), rules.NoDuty)
}

// TestBankruptcyWithUnpricedShares: certificates of a company without price count nothing (issue 502 of 18xx.games,
// R46).
func TestBankruptcyWithUnpricedShares(t *testing.T) {
	g := inNeed(t, 0, 0)
	g.Phase("6").Give("C&O", 10, "initial", "p1")
	g.Do(rules.Bankrupt{By: g.Corp("PRR")})
	g.WantShares("C&O", map[string]int{"p1": 10})
}
