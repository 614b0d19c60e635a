package t1870

import (
	"slices"
	"testing"

	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/market"
	"hexrail/rules/notation"
	"hexrail/rules/rulestest"
)

// The tests of this file are what recorded games hold though it is never offered (1870/X16), and what 18xx.games lists though it is not
// possible (sheet 3.2, 3.3).

// stored returns a position whose next action stands in a stored game.
func stored(g *rulestest.Game) rules.View {
	v := g.View()
	v.Stored = true
	return v
}

// onlyStored checks that an action is refused for a reason where it is made, and that by the rules of recorded games, and not by the
// rulebook, a stored game may hold it. It is carried out.
func onlyStored(g *rulestest.Game, a rules.Action, why rules.Reason) {
	g.T.Helper()
	g.Refuses(a, why)
	if slices.ContainsFunc(g.Legal(), func(legal rules.Action) bool { return rules.SameAction(legal, a) }) {
		g.T.Error("it is offered")
	}
	r := rules.Do(stored(g), a, &g.S)
	if recorded := g.Title.Profile == rules.Recorded; r.Refused() == recorded {
		g.T.Errorf("%v: in a stored game: %v", g.Title.Profile, r.Reason)
	}
}

// TestBidBesideAuction is X16, R15: while two raise their bids on one private, the lower one may bid on another in a recorded game. It is
// still his turn.
func TestBidBesideAuction(t *testing.T) {
	for _, profile := range both {
		g := begin(t, profile)
		for i, sum := range []int32{85, 90} {
			g.Do(rules.Bid{By: id.Player(i + 1), Private: g.Private("GSC"), Price: sum})
		}
		g.Do(rules.Bid{By: 3, Private: g.Private("GRSC"), Price: 20}, rules.Bid{By: 1, Private: g.Private("MRBC"), Price: 40})
		g.Do(rules.Bid{By: 2, Private: g.Private("SCC"), Price: 50})
		onlyStored(g, rules.Bid{By: 1, Private: g.Private("MKT"), Price: 165}, rules.NotBidding)
		g.At("auction", "p1").Do(rules.Bid{By: 1, Private: g.Private("GSC"), Price: 95}).At("auction", "p2")
	}
}

// TestPrivateBeforeItsPhase is X16, R126: in phase 1 only the bridge company is for sale, to MP and SSW; recorded games may hold the sale
// of another private to those two.
func TestPrivateBeforeItsPhase(t *testing.T) {
	for _, profile := range both {
		for _, corp := range []string{"MP", "TP"} {
			g := begin(t, profile).Found(corp, 100, "p1", 60).Own("GRSC", "p2").Own("MRBC", "p2").Operate(1).At("track", corp)
			buy := rules.BuyPrivate{By: id.OfCorp(g.Corp(corp)), Private: g.Private("GRSC"), Price: 10}
			if corp == "MP" {
				onlyStored(g, buy, rules.PhaseForPrivates)
				continue
			}
			g.Refuses(buy, rules.PhaseForPrivates)
			if r := rules.Check(stored(g), buy); r.Reason != rules.PhaseForPrivates {
				t.Errorf("%v: %s in a stored game: %v", profile, corp, r.Reason)
			}
		}
	}
}

// TestBrownAfterSales is X16, R34: a share of a brown company, a sale, then the next share of it. 18xx.games lists a purchase, so that
// the turn waits for a pass.
func TestBrownAfterSales(t *testing.T) {
	for _, profile := range both {
		g := begin(t, profile).Found("MP", 68, "p1", 20).Give("MP", 40, "initial", "pool").PriceAt("MP", market.Pos{Row: 7, Col: 1})
		g.Found("TP", 100, "p1", 60).Give("TP", 10, "initial", "p2").Cash("p1", 0)
		inStock(g, 2).Cash("p2", 500)
		buy := rules.BuyShares{By: id.OfPlayer(2), Corp: g.Corp("MP"), From: id.Pool, Percent: 10}
		g.Do(buy, rules.SellShares{By: id.OfPlayer(2), Corp: g.Corp("TP"), Percent: 10}).At("stock", "p2")
		if profile == rules.Recorded {
			if can := notation.Can(g.View()); !slices.Contains(can, "buy_shares") {
				t.Errorf("listed are %v", can)
			}
		}
		onlyStored(g, buy, rules.OnePurchase)
	}
}

// TestAnyPurchaseProtects is X16, R51: whatever is bought at a protection is the block, in a recorded game.
func TestAnyPurchaseProtects(t *testing.T) {
	for _, profile := range both {
		g := begin(t, profile).Found("MP", 100, "p1", 60).Give("MP", 30, "initial", "p2").Found("TP", 100, "p3", 60)
		inStock(g, 2).Cash("p1", 500).Cash("p2", 0)
		g.Do(rules.SellShares{By: id.OfPlayer(2), Corp: g.Corp("MP"), Percent: 30})
		if g.View().Actor() == id.OfPlayer(2) {
			g.Pass()
		}
		g.At("protect", "p1")
		onlyStored(g, rules.BuyShares{By: id.OfPlayer(1), Corp: g.Corp("TP"), From: id.Initial, Percent: 10}, rules.WholeBlock)
		if profile == rules.Recorded {
			g.WantShares("MP", map[string]int{"p1": 90, "pool": 0})
			g.WantShares("TP", map[string]int{"p1": 0})
			g.WantCash(map[string]int32{"p1": 200})
		}
	}
}

// TestRedeemThoughAboveLimit is X16, R31: who is above his limit only sells; recorded games may hold a redemption.
func TestRedeemThoughAboveLimit(t *testing.T) {
	for _, profile := range both {
		g := begin(t, profile).Found("MP", 100, "p1", 60).Give("MP", 20, "initial", "p2").Home("MP", "C18", 0)
		for _, corp := range []string{"ATSF", "SSW", "SP"} {
			g.Found(corp, 100, "p1", 60)
		}
		inStock(g, 1).Own("GRSC", "p1")
		redeem := rules.BuyShares{By: id.OfCorp(g.Corp("MP")), Corp: g.Corp("MP"), From: id.OfPlayer(2), Percent: 10}
		onlyStored(g, redeem, rules.MustSell)
	}
}

// TestRedeemWithMoneyOfTheRound is R63b: what a company has been paid in the same stock round does not redeem a share; recorded games may hold it.
func TestRedeemWithMoneyOfTheRound(t *testing.T) {
	for _, profile := range both {
		g := begin(t, profile).Found("MP", 100, "p1", 60).Give("MP", 20, "initial", "p2").Home("MP", "C18", 0)
		inStock(g, 1).Cash("MP", 150).S.Corps[g.Corp("MP")].Offered = 51
		onlyStored(g, redemption(g, "MP", id.OfPlayer(2)), rules.NoMoney)
	}
}

// TestSaleWithoutDuty is X16, R119: a president sells shares in the train step only for a train that his company owes; recorded games may
// hold a sale without that.
func TestSaleWithoutDuty(t *testing.T) {
	for _, profile := range both {
		g := begin(t, profile).Found("IC", 68, "p1", 60).Home("IC", "K16", 0).Found("GMO", 68, "p2", 40).Home("GMO", "M20", 0).Give("GMO", 20, "initial", "p1")
		g.Operate(3).Step("trains")
		g.S.Frames[0].Actor, g.S.Order.At = id.OfCorp(g.Corp("IC")), uint8(slices.Index(g.S.Order.Corps[:], g.Corp("IC")))
		g.Cash("IC", 0).Cash("p1", 0).At("trains", "IC")
		onlyStored(g, sale(g, 1, "GMO", 10), rules.NoDuty)
	}
}

// TestConnectionWithoutAWay is X15, X16: a connection that only a record tells has no way for a run; nothing runs, and the turns go on.
func TestConnectionWithoutAWay(t *testing.T) {
	g := illinois(t, rules.Recorded, "2").Operate(3).At("track", "GMO")
	g.S.Turn.Revenue = 70 // of a run before
	g.Do(rules.Connect{By: g.Corp("IC")}, choose(g, "IC", ontoMap)).At(linkRunKey, "IC")
	nothing := rules.RunRoutes{By: g.Corp("IC")}
	if legal := g.Legal(); len(legal) != 1 || !rules.SameAction(legal[0], nothing) {
		t.Errorf("offered are %v", legal)
	}
	cash, price := g.S.Cash, g.S.Corps[g.Corp("IC")].Price
	if r := rules.Do(stored(g), nothing, &g.S); r.Refused() {
		t.Fatal(r)
	}
	g.At("track", "GMO")
	if g.S.Cash != cash || g.S.Corps[g.Corp("IC")].Price != price {
		t.Error("a run of nothing pays or moves the marker")
	}
}
