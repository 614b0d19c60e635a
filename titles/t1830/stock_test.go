package t1830

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// Cells of the chart by colour, for positions.
var (
	white71   = market.Pos{Row: 3, Col: 5}
	yellowRow = market.Pos{Row: 2, Col: 0} // 46
	orangeRow = market.Pos{Row: 4, Col: 0} // 32
	brownRow  = market.Pos{Row: 6, Col: 0} // 18
)

// buy is a purchase of one share by whoever has the turn.
func buy(g *rulestest.Game, corp, from string) rules.BuyShares {
	return rules.BuyShares{By: g.View().Actor(), Corp: g.Corp(corp), From: g.Owner(from), Percent: 10}
}

// sell is a sale by whoever has the turn.
func sell(g *rulestest.Game, corp string, percent uint8) rules.SellShares {
	return rules.SellShares{By: g.View().Actor(), Corp: g.Corp(corp), Percent: percent}
}

// par starts a company for whoever has the turn.
func par(g *rulestest.Game, corp string, price int32) rules.Par {
	return rules.Par{By: g.View().Actor().Player(), Corp: g.Corp(corp), At: g.ParCell(price)}
}

// trade buys a private for whoever has the turn.
func trade(g *rulestest.Game, private string, price int32) rules.BuyPrivate {
	return rules.BuyPrivate{By: g.View().Actor(), Private: g.Private(private), Price: price}
}

// exchange gives MH for a share of the NYC.
func exchange(g *rulestest.Game, player id.Player, from id.Owner) rules.ExchangePrivate {
	return rules.ExchangePrivate{By: player, Private: g.Private("MH"), From: from}
}

// TestPurchases has the rules of buying shares, one case per line. Every position begins with 4 players at $600 in the
// turn of p1 and the PRR at par 100, 20 percent of it with p2.
func TestPurchases(t *testing.T) {
	type game = *rulestest.Game
	for _, c := range []struct {
		rule, name string
		set        uint8
		position   func(g game)
		action     func(g game) rules.Action
		want       rules.Reason
	}{
		{"R34", "from the initial offering", 1, nil, func(g game) rules.Action { return buy(g, "PRR", "initial") },
			rules.Legal},
		{"R39", "from an empty pool", 1, nil, func(g game) rules.Action { return buy(g, "PRR", "pool") }, rules.NotForSale},
		{"R39", "two at once", 2, nil, func(g game) rules.Action {
			return rules.BuyShares{By: g.Owner("p1"), Corp: g.Corp("PRR"), From: id.Initial, Percent: 20}
		}, rules.NotForSale},
		{"R35", "a company that has not started", 1, nil, func(g game) rules.Action { return buy(g, "NYC", "initial") },
			rules.NotStarted},
		{"R34", "without the money", 1, func(g game) { g.Cash("p1", 99) },
			func(g game) rules.Action { return buy(g, "PRR", "initial") }, rules.NoMoney},
		{"R34", "pool at the present price", 2, func(g game) {
			g.Give("PRR", 10, "initial", "pool").PriceAt("PRR", white71).Cash("p1", 71)
		}, func(g game) rules.Action { return buy(g, "PRR", "pool") }, rules.Legal},
		{"R35", "start at 100", 1, nil, func(g game) rules.Action { return par(g, "NYC", 100) }, rules.Legal},
		{"R35", "start with less than twice the par", 1, func(g game) { g.Cash("p1", 199) },
			func(g game) rules.Action { return par(g, "NYC", 100) }, rules.NoMoney},
		{"R35", "start twice", 1, nil, func(g game) rules.Action { return par(g, "PRR", 67) }, rules.AlreadyStarted},
		{"R35", "start beside the par cells", 1, nil, func(g game) rules.Action {
			return rules.Par{By: 1, Corp: g.Corp("NYC"), At: white71}
		}, rules.NotParPrice},
		{"R36", "after a sale in an earlier turn of the round", 2, func(g game) {
			g.S.Seats[1].Sold.Add(g.Corp("PRR"))
		}, func(g game) rules.Action { return buy(g, "PRR", "initial") }, rules.SoldThisRound},
		{"R37", "a seventh share on white (T16)", 2, func(g game) {
			g.Give("PRR", 60, "initial", "p1")
		}, func(g game) rules.Action { return buy(g, "PRR", "initial") }, rules.HoldingLimit},
		{"R37", "a seventh share on yellow", 2, func(g game) {
			g.Give("PRR", 60, "initial", "p1").PriceAt("PRR", yellowRow)
		}, func(g game) rules.Action { return buy(g, "PRR", "initial") }, rules.HoldingLimit},
		{"R37", "a seventh share on orange (T16)", 2, func(g game) {
			g.Give("PRR", 60, "initial", "p1").PriceAt("PRR", orangeRow)
		}, func(g game) rules.Action { return buy(g, "PRR", "initial") }, rules.Legal},
		{"R38", "at the certificate limit", 2, func(g game) { manyCerts(g, 16) },
			func(g game) rules.Action { return buy(g, "PRR", "initial") }, rules.CertLimit},
		{"R38", "one below the limit", 2, func(g game) { manyCerts(g, 15) },
			func(g game) rules.Action { return buy(g, "PRR", "initial") }, rules.Legal},
		{"R38", "yellow shares at the limit", 2, func(g game) { manyCerts(g, 16); g.PriceAt("PRR", yellowRow) },
			func(g game) rules.Action { return buy(g, "PRR", "initial") }, rules.Legal},
		{"R38", "starting a company at the limit", 2, func(g game) { manyCerts(g, 16) },
			func(g game) rules.Action { return par(g, "NYC", 67) }, rules.CertLimit},
		{"R31", "two purchases", 2, func(g game) {
			g.Do(buy(g, "PRR", "initial")).Stock(2,
				"p1")
			g.S.Turn.Bought = rules.BoughtInitial
		},
			func(g game) rules.Action { return buy(g, "PRR", "initial") }, rules.OnePurchase},
		{"R30", "out of turn", 2, nil, func(g game) rules.Action {
			return rules.BuyShares{By: g.Owner("p2"), Corp: g.Corp("PRR"), From: id.Initial, Percent: 10}
		}, rules.NotYourTurn},
	} {
		g := start(t, 4)
		g.Stock(c.set, "p1").Found("PRR", 100, "p2", 20)
		if c.position != nil {
			c.position(g)
		}
		if r := g.Check(c.action(g)); r.Reason != c.want {
			t.Errorf("%s %s: %v, want %v", c.rule, c.name, r.Reason, c.want)
		}
	}
}

// manyCerts gives p1 n certificates that count: of companies at 100 that p3 and p4 preside over.
func manyCerts(g *rulestest.Game, n int) {
	for _, corp := range []string{"CPR", "B&O", "C&O", "ERIE"} {
		g.Found(corp, 100, "p3", 50)
		for percent := 0; percent < 50 && n > 0; percent += 10 {
			g.Give(corp, 10, "initial", "p1")
			n--
		}
	}
	g.Cash("p1", 600)
}

// TestSales has the rules of selling. The position: second stock round, turn of p1, the PRR at 100 with p1 presiding.
func TestSales(t *testing.T) {
	type game = *rulestest.Game
	for _, c := range []struct {
		rule, name string
		position   func(g game)
		percent    uint8
		want       rules.Reason
	}{
		{"R44", "in the first stock round (T6)", func(g game) { g.Stock(1, "p1") }, 10, rules.FirstRound},
		{"R45", "several at once", nil, 40, rules.Legal},
		{"R48", "more than is held", nil, 70, rules.NotHeld},
		{"R48", "half a share", nil, 5, rules.NotHeld},
		{"R46", "pool beyond half (T18)", func(g game) { g.Give("PRR", 40, "initial", "pool") }, 20, rules.PoolFull},
		{"R46", "pool to half (T18)", func(g game) { g.Give("PRR", 40, "initial", "pool") }, 10, rules.Legal},
		{"R47", "the president's certificate without a successor", nil, 50, rules.NoSuccessor},
		{"R47", "holder of 10 percent is no successor", func(g game) { g.Give("PRR", 10, "initial", "p2") }, 50,
			rules.NoSuccessor},
		{"R47", "holder of 20 percent is one", func(g game) { g.Give("PRR", 20, "initial", "p2") }, 50, rules.Legal},
		{"R47", "but the pool takes only half", func(g game) { g.Give("PRR", 20, "initial", "p2") }, 60, rules.PoolFull},
	} {
		g := start(t, 3)
		g.Stock(2, "p1").Found("PRR", 100, "p1", 60)
		if c.position != nil {
			c.position(g)
		}
		if r := g.Check(sell(g, "PRR", c.percent)); r.Reason != c.want {
			t.Errorf("%s %s: %d percent: %v, want %v", c.rule, c.name, c.percent, r.Reason, c.want)
		}
	}
}

// TestRefusedActionsChangeNothing: R3.
func TestRefusedActionsChangeNothing(t *testing.T) {
	g := start(t, 3)
	g.Stock(2, "p1").Found("PRR", 100, "p1", 60)
	before := g.S
	for _, a := range []rules.Action{sell(g, "PRR", 60), buy(g, "PRR", "pool"), par(g, "PRR", 67), trade(g, "SV", 1)} {
		if r := g.Try(a); !r.Refused() || g.S != before {
			t.Errorf("R3: %T: %v, state changed: %v", a, r.Reason, g.S != before)
		}
	}
}

// TestSaleOfUnstarted is T62: R46 has no price for a PRR share that came with CA.
func TestSaleOfUnstarted(t *testing.T) {
	g := start(t, 3)
	g.Stock(2, "p1").Give("PRR", 10, "initial", "p1")
	g.Refuses(sell(g, "PRR", 10), rules.NotStarted)
}

// TestPriceFallsAfterTheSale: R45 pays the whole block before R70 moves the marker; a second sale gives less.
func TestPriceFallsAfterTheSale(t *testing.T) {
	g := start(t, 3)
	g.Stock(2, "p1").Found("PRR", 100, "p1", 60).Cash("p1", 0)
	g.Do(sell(g, "PRR", 20))
	g.WantCash(map[string]int32{"p1": 200})
	g.Do(sell(g, "PRR", 10))
	g.WantCash(map[string]int32{"p1": 282})
	if p := g.View().Price(g.Corp("PRR")); p != 76 {
		t.Errorf("R70: price %d after three shares, want 76", p)
	}
	g.Refuses(buy(g, "PRR", "pool"), rules.SoldThisRound) // R36
}

// TestHalfAPresidency is T14: the worked example of R64.
func TestHalfAPresidency(t *testing.T) {
	g := start(t, 2)
	g.Stock(2, "p1").Found("PRR", 100, "p1", 20).Give("PRR", 20, "initial", "p2").Give("PRR", 30, "initial", "pool")
	g.PriceAt("PRR", white71).Cash("p1", 0)
	g.Do(sell(g, "PRR", 10))
	g.WantCash(map[string]int32{"p1": 71})
	g.WantShares("PRR", map[string]int{"p1": 10, "p2": 20, "pool": 40})
	g.WantPresident("PRR", 2)
	if p := g.View().Price(g.Corp("PRR")); p != 67 {
		t.Errorf("a sale that changes the presidency moves the price to %d, want 67 (issue 9659 of 18xx.games)", p)
	}
}

// TestSuccessor has R61 and R62: who takes over after a sale or a purchase.
func TestSuccessor(t *testing.T) {
	for _, c := range []struct {
		name      string
		holdings  map[string]int // beside p1, who presides with 30 percent
		sells     uint8
		president id.Player
		after     map[string]int
	}{
		{"the next one clockwise of two (T15)", map[string]int{"p2": 30, "p3": 30}, 10, 2,
			map[string]int{"p1": 20, "p2": 30, "p3": 30}},
		{"the greatest, not the next", map[string]int{"p2": 30, "p4": 40}, 10, 4,
			map[string]int{"p1": 20, "p2": 30, "p4": 40}},
		{"a tie keeps the president", map[string]int{"p2": 20}, 10, 1, map[string]int{"p1": 20, "p2": 20}},
		{"the whole certificate", map[string]int{"p3": 20}, 30, 3, map[string]int{"p1": 0, "p3": 20, "pool": 30}},
	} {
		g := start(t, 4)
		g.Stock(2, "p1").Found("PRR", 100, "p1", 30)
		for p, percent := range c.holdings {
			g.Give("PRR", percent, "initial", p)
		}
		g.Do(sell(g, "PRR", c.sells))
		if have := g.View().President(g.Corp("PRR")); have != c.president {
			t.Errorf("R61 %s: player %d, want %d", c.name, have, c.president)
		}
		g.WantShares("PRR", c.after)
	}
}

// TestTakeoverByPurchase: R61, R62, R63: whoever has more is president at once; the company keeps its property.
func TestTakeoverByPurchase(t *testing.T) {
	g := start(t, 3)
	g.Stock(2, "p1").Found("PRR", 100, "p2", 30).Give("PRR", 30, "initial", "p1").Float("PRR")
	g.Do(buy(g, "PRR", "initial"))
	g.WantPresident("PRR", 1)
	g.WantShares("PRR", map[string]int{"p1": 40, "p2": 30})
	g.WantCash(map[string]int32{"PRR": 1000})
}

// TestFirstPresident: R65 adds the shares held before, here the one of CA.
func TestFirstPresident(t *testing.T) {
	g := start(t, 3)
	g.Stock(1, "p1").Give("PRR", 10, "initial", "p1")
	g.Do(par(g, "PRR", 82))
	g.WantPresident("PRR", 1)
	g.WantShares("PRR", map[string]int{"p1": 30})
	g.WantCash(map[string]int32{"p1": 800 - 164})
}

// TestFloating: R2, R40: capital with the sixth share, from the bank.
func TestFloating(t *testing.T) {
	g := start(t, 3)
	g.Stock(1, "p1").Found("PRR", 76, "p2", 50)
	g.Do(buy(g, "PRR", "initial"))
	g.WantCash(map[string]int32{"PRR": 760, "p1": 724})
	if !g.View().Is(g.Corp("PRR"), rules.Floated) {
		t.Error("R2: 60 percent are sold and the PRR has not floated")
	}

	// Shares count that have left the initial offering, in the pool too.
	g = start(t, 3)
	g.Stock(2, "p1").Found("PRR", 76, "p2", 20).Give("PRR", 30, "initial", "pool")
	g.Do(buy(g, "PRR", "initial"))
	g.WantCash(map[string]int32{"PRR": 760})
}

// TestTurnsEndByThemselves is T5 and R32: in the first stock round nothing can follow a purchase.
func TestTurnsEndByThemselves(t *testing.T) {
	g := start(t, 3)
	g.Stock(1, "p1")
	g.Do(par(g, "NYC", 67)).At("stock", "p2")
	g = start(t, 3)
	g.Stock(2, "p1").Found("PRR", 67, "p1", 20)
	g.Do(buy(g, "PRR", "initial")).At("stock", "p1") // R31: he may sell
	g.Refuses(buy(g, "PRR", "initial"), rules.OnePurchase)
	g.Do(sell(g, "PRR", 10)).At("stock", "p2") // his last two are the president's certificate
}

// TestOverTheLimits is T17 and R43: who is above a limit may only sell.
func TestOverTheLimits(t *testing.T) {
	g := start(t, 4)
	g.Stock(2, "p1").Found("PRR", 100, "p2", 20)
	manyCerts(g, 17)
	g.Refuses(rules.Pass{By: g.Owner("p1")}, rules.MustSell)
	g.Refuses(buy(g, "PRR", "initial"), rules.MustSell)
	g.Refuses(par(g, "NYC", 67), rules.MustSell)
	g.Do(sell(g, "CPR", 10))
	g.Refuses(rules.Pass{By: g.Owner("p1")}, rules.Legal)
	g.Refuses(buy(g, "PRR", "initial"), rules.CertLimit)
	g.Do(sell(g, "B&O", 10))
	g.Refuses(buy(g, "PRR", "initial"), rules.Legal)

	// Above 60 percent outside orange and brown: a rise out of orange forces a sale (issue 830 of 18xx.games).
	g = start(t, 4)
	g.Stock(2, "p1").Found("PRR", 67, "p1", 70).PriceAt("PRR", orangeRow)
	g.Refuses(rules.Pass{By: g.Owner("p1")}, rules.Legal)
	g.PriceAt("PRR", yellowRow)
	g.Refuses(rules.Pass{By: g.Owner("p1")}, rules.MustSellOf)
	g.Do(sell(g, "PRR", 10))

	// Nobody gets stuck: with a full pool the turn may end (issue 4138 of 18xx.games).
	g = start(t, 4)
	g.Stock(2, "p1").Own("SV", "p1")
	for _, c := range g.Title.Corps {
		g.Found(c.ID, 100, "p3", 30).Give(c.ID, 20, "initial", "p1").Give(c.ID, 50, "initial", "pool")
	}
	g.Refuses(rules.Pass{By: g.Owner("p1")}, rules.Legal)
}

// TestCounting: R41, R42: certificates that count toward the limit.
func TestCounting(t *testing.T) {
	g := start(t, 4)
	g.Stock(2, "p1").Found("PRR", 100, "p1", 30).Found("NYC", 100, "p1", 40).PriceAt("NYC", yellowRow)
	g.Own("SV", "p1").Own("CS", "PRR").Give("CPR", 10, "initial", "p1")
	// The president's certificate and one share of the PRR, SV, and the share of the CPR, which is not started.
	if n := g.View().CertsCounted(1); n != 4 {
		t.Errorf("R41, R42: %d certificates count, want 4", n)
	}
}

// TestBrown is T19, R49: several brown shares a turn, from the pool only.
func TestBrown(t *testing.T) {
	position := func(settings ...string) *rulestest.Game {
		g := start(t, 3, settings...)
		return g.Stock(3, "p1").Found("PRR", 67, "p2", 20).Found("NYC", 67, "p3", 20).
			Give("PRR", 40, "initial", "pool").PriceAt("PRR", brownRow).
			Give("NYC", 40, "initial", "pool").PriceAt("NYC", brownRow)
	}
	g := position()
	g.Do(buy(g, "PRR", "pool"), buy(g, "PRR", "pool"))
	g.Refuses(buy(g, "PRR", "initial"), rules.OnePurchase)
	g.Refuses(buy(g, "NYC", "pool"), rules.OnePurchase)
	g.Refuses(par(g, "CPR", 67), rules.OnePurchase)

	g = position()
	g.Do(buy(g, "PRR", "initial")).At("stock", "p1")
	g.Refuses(buy(g, "PRR", "pool"), rules.OnePurchase)

	g = position("multiple_brown_from_ipo")
	g.Do(buy(g, "PRR", "initial"), buy(g, "PRR", "pool"), buy(g, "PRR", "initial"))
	g.WantCash(map[string]int32{"p1": 800 - 67 - 18 - 67})

	// T58, X20: after a private only recorded games go on.
	for _, c := range []struct {
		settings []string
		want     rules.Reason
	}{{nil, rules.OnePurchase}, {[]string{"compat_brown_after_private"}, rules.Legal}} {
		g = position(c.settings...)
		g.Own("CS", "p2").Give("NYC", 10, "pool", "p1") // something left to sell, so the turn stays open
		g.Do(trade(g, "CS", 1))
		g.Refuses(buy(g, "PRR", "pool"), c.want)
	}
}

// TestTrades has R59 and R60: privates between players.
func TestTrades(t *testing.T) {
	type game = *rulestest.Game
	for _, c := range []struct {
		rule, name string
		settings   []string
		position   func(g game)
		private    string
		price      int32
		want       rules.Reason
	}{
		{"R59", "for a dollar (T10)", nil, nil, "CS", 1, rules.Legal},
		{"R59", "for nothing", nil, nil, "CS", 0, rules.TradeTooLow},
		{"R59", "for more than the cash", nil, nil, "CS", 801, rules.NoMoney},
		{"R59", "in the first stock round (T11)", nil, func(g game) { g.Stock(1, "p1") }, "CS", 1, rules.TooEarlyForPrivates},
		{"R59", "in phase 4", nil, func(g game) { g.S.Phase = 2 }, "CS", 1, rules.Legal},
		{"R59", "in phase 5", nil, func(g game) { g.S.Phase = 3 }, "CS", 1, rules.PhaseForPrivates},
		{"R59", "his own", nil, func(g game) { g.Own("CS", "p1") }, "CS", 1, rules.OwnPrivate},
		{"R59", "after another purchase", nil, func(g game) { g.S.Turn.Bought = rules.BoughtPool }, "CS", 1,
			rules.OnePurchase},
		{"R60", "from a company", nil, func(g game) { g.Own("CS", "PRR") }, "CS", 1, rules.OwnedByCompany},
		{"X5", "the B&O private (T12)", nil, nil, "BO", 1, rules.Legal},
		{"X5", "the B&O private, by option (T12)", []string{"bo_private_tradable=off"}, nil, "BO", 1, rules.NotTradable},
		{"X6", "CA (T13)", nil, nil, "CA", 1, rules.Legal},
		{"X6", "CA while its share is held, by option (T13)", []string{"compat_ca_regrant"}, nil, "CA", 1, rules.NotTradable},
		{"X7", "at the certificate limit", nil, func(g game) { atLimit(g) }, "CS", 1, rules.CertLimit},
		{"X7", "at the limit, by option", []string{"compat_private_trade_no_cert_check"}, func(g game) { atLimit(g) }, "CS",
			1, rules.Legal},
	} {
		g := start(t, 3, c.settings...)
		g.Stock(2, "p1").Own("CS", "p2").Own("CA", "p2").Own("BO", "p2").Give("PRR", 10, "initial", "p2")
		if c.position != nil {
			c.position(g)
		}
		if r := g.Check(trade(g, c.private, c.price)); r.Reason != c.want {
			t.Errorf("%s %s: %v, want %v", c.rule, c.name, r.Reason, c.want)
		}
	}
}

// atLimit gives p1 the 20 certificates that three players may hold.
func atLimit(g *rulestest.Game) {
	for _, corp := range []string{"NYC", "CPR", "B&O", "C&O"} {
		g.Found(corp, 100, "p3", 50).Give(corp, 50, "initial", "p1")
	}
	g.Cash("p1", 800)
}

// TestTradeMoves: T10, T12, T13: the things that a trade moves and those that it leaves.
func TestTradeMoves(t *testing.T) {
	g := start(t, 3)
	g.Stock(2, "p1").Own("BO", "p2").Found("B&O", 100, "p2", 20)
	g.Found("PRR", 67, "p1", 30) // so that p1 may sell afterwards
	g.Do(trade(g, "BO", 5)).At("stock", "p1")
	g.WantPresident("B&O", 2)
	g.WantCash(map[string]int32{"p1": 805 - 10, "p2": 805})
	g.Refuses(buy(g, "PRR", "initial"), rules.OnePurchase)
	g.Refuses(sell(g, "PRR", 10), rules.Legal)

	g = start(t, 3, "compat_ca_regrant")
	g.Stock(2, "p1").Own("CA", "p2").Found("PRR", 67, "p3", 20)
	g.Give("PRR", 10, "initial", "pool") // the first ordinary certificate, the one that came with CA
	g.Do(trade(g, "CA", 1))
	g.WantShares("PRR", map[string]int{"p1": 10, "pool": 0})
}

// TestExchange has R58: the M&H in stock rounds.
func TestExchange(t *testing.T) {
	type game = *rulestest.Game
	for _, c := range []struct {
		rule, name string
		settings   []string
		position   func(g game)
		from       id.Owner
		want       rules.Reason
	}{
		{"R58", "out of turn, NYC not started (T7)", nil, func(g game) { g.Stock(1, "p3") }, id.Initial, rules.Legal},
		{"R58", "from the pool", nil, func(g game) { g.Found("NYC", 67, "p2", 20).Give("NYC", 10, "initial", "pool") },
			id.Pool, rules.Legal},
		{"R58", "from an empty pool", nil, nil, id.Pool, rules.NotForSale},
		{"R37", "above 60 percent", nil, func(g game) { g.Found("NYC", 67, "p1", 60) }, id.Initial, rules.HoldingLimit},
		{"R58", "after a sale in this round (T9)", nil, func(g game) { g.S.Seats[1].Sold.Add(g.Corp("NYC")) }, id.Initial,
			rules.SoldThisRound},
		{"X8", "after a sale, by option (T9)", []string{"mh_exchange_lenient"},
			func(g game) { g.S.Seats[1].Sold.Add(g.Corp("NYC")) }, id.Initial, rules.Legal},
		{"R150", "after it closed", nil, func(g game) { g.Own("MH", "closed") }, id.Initial, rules.NoPower},
		{"R150", "by a company's president", nil, func(g game) { g.Own("MH", "PRR") }, id.Initial, rules.NoPower},
	} {
		g := start(t, 3, c.settings...)
		g.Stock(2, "p1").Own("MH", "p1")
		if c.position != nil {
			c.position(g)
		}
		if r := g.Check(exchange(g, 1, c.from)); r.Reason != c.want {
			t.Errorf("%s %s: %v, want %v", c.rule, c.name, r.Reason, c.want)
		}
	}

	// T7: it neither ends the turn of another nor counts as doing something.
	g := start(t, 3)
	g.Stock(1, "p3").Own("MH", "p1")
	g.S.Turn.Passes = 2
	g.Do(exchange(g, 1, id.Initial)).At("stock", "p3")
	g.WantShares("NYC", map[string]int{"p1": 10})
	if g.S.Privates[g.Private("MH")].Owner != id.Nobody || g.S.Turn.Passes != 2 || g.S.Turn.Acted {
		t.Error("R58: MH is open, or the exchange changed the count of passes")
	}
}

// TestSoldOut is T21, R73: at the end of a stock round; the order of rises decides who is in front (R74).
func TestSoldOut(t *testing.T) {
	g := start(t, 2)
	g.Stock(2, "p1")
	for _, corp := range []string{"PRR", "NYC", "CPR", "B&O"} {
		g.Found(corp, 67, "p1", 60).Give(corp, 30, "initial", "p2")
	}
	g.Give("PRR", 10, "initial", "p2").PriceAt("PRR", market.Pos{Row: 1, Col: 7}) // 100 → 112
	g.Give("NYC", 10, "initial", "p2").PriceAt("NYC", market.Pos{Row: 0, Col: 5}) // top row
	g.Give("CPR", 10, "initial", "pool").PriceAt("CPR", white71)                  // one share in the pool
	g.PriceAt("B&O", white71)                                                     // one share in the initial offering
	g.S.Turn.Passes = 1
	g.Pass()
	for corp, price := range map[string]int32{"PRR": 112, "NYC": 90, "CPR": 71, "B&O": 71} {
		if have := g.View().Price(g.Corp(corp)); have != price {
			t.Errorf("R73: %s stands at %d, want %d", corp, have, price)
		}
	}
}

// TestPriority is T57, R33: who begins the next stock round.
func TestPriority(t *testing.T) {
	g := start(t, 3)
	g.Stock(2, "p1").Own("CS", "p1")
	g.Pass()
	g.Do(trade(g, "CS", 1)) // p2, who owns nothing to sell; his turn ends by itself
	g.At("stock", "p3").Pass().Pass()
	g.At("stock", "p2").Pass()
	if g.S.Priority != 3 {
		t.Errorf("R33: player %d has the priority, want 3", g.S.Priority)
	}

	g = start(t, 3)
	g.Stock(2, "p2")
	g.S.Priority = 2
	g.Pass().Pass().Pass()
	if g.S.Priority != 2 {
		t.Errorf("R33: nobody did anything and the priority moved to player %d", g.S.Priority)
	}
}

// TestExchangeAboveTheLimit is T85: R58: above the certificate limit MH is exchanged if shares of the NYC do not count,
// but not in games that began before that was corrected (X28).
func TestExchangeAboveTheLimit(t *testing.T) {
	for _, c := range []struct {
		name  string
		at    market.Pos
		since bool // the game began since the correction
		want  rules.Reason
	}{
		{"yellow", yellowRow, true, rules.Legal}, {"white", white71, true, rules.CertLimit},
		{"yellow, before", yellowRow, false, rules.CertLimit},
	} {
		s := SwitchesFor(rules.Rulebook)
		if !c.since {
			Corrections()[0].Before(&s)
		}
		title, err := New(s)
		if err != nil {
			t.Fatal(err)
		}
		g := rulestest.New(t, title, 4)
		g.Stock(2, "p1").Found("NYC", 71, "p2", 20).PriceAt("NYC", c.at)
		manyCerts(g, 17)
		g.Own("MH", "p1")
		if r := g.Check(exchange(g, 1, id.Initial)); r.Reason != c.want {
			t.Errorf("R58, %s: %v, want %v", c.name, r.Reason, c.want)
		}
	}
}
