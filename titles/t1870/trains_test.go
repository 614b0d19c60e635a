package t1870

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// buyTrain is the purchase of the first train of a kind from the depot or the pool, or of one of another company.
func buyTrain(g *rulestest.Game, corp, kind, owner string, price int32) rules.BuyTrain {
	return rules.BuyTrain{By: g.Corp(corp), Train: g.Card(kind, owner), From: g.Owner(owner), Price: price}
}

// inTrains is a game in which a company is about to buy trains: it is joined to another stop.
func inTrains(t *testing.T, p rules.Profile, phase string, settings ...string) *rulestest.Game {
	t.Helper()
	g := central(begin(t, p, settings...)).Found("IC", 68, "p1", 60).Home("IC", "K16", 0)
	if phase != g.Title.Phases[0].Name {
		g.Phase(phase)
	}
	g.S.Corps[g.Corp("IC")].Flags |= rules.Arrived
	return g.Operate(3).Step("trains")
}

// TestPurchases: the lowest train of the depot, any in the pool at its price, another company's at any price that its
// treasury has, never above the limit (R111-R113, R118; S32, S43; trap 26).
func TestPurchases(t *testing.T) {
	g := inTrains(t, rules.Rulebook, "1").Found("MP", 90, "p2", 60).Home("MP", "C18", 0).Train("MP", "2").Cash("IC", 500)
	g.Refuses(buyTrain(g, "IC", "3", "initial", 180), rules.TrainLater)
	g.Refuses(buyTrain(g, "IC", "2", "initial", 79), rules.TrainPrice)
	g.Do(buyTrain(g, "IC", "2", "initial", 80), buyTrain(g, "IC", "2", "MP", 1))
	g.Refuses(buyTrain(g, "IC", "2", "initial", 341), rules.TrainPrice)
	g.Train("pool", "2").Do(buyTrain(g, "IC", "2", "pool", 80), buyTrain(g, "IC", "2", "initial", 80))
	if g.InCharge() == "trains" {
		t.Error("a fifth train is offered")
	}
}

// TestPhaseInARow: phase, rust, closing privates and discards come with each purchase (R114, R115, R118; P7; S33; traps
// 25, 27).
func TestPhaseInARow(t *testing.T) {
	g := inTrains(t, rules.Rulebook, "3").Cash("IC", 3000).Own("GRSC", "p2").Own("SCC", "IC").Train("pool", "3")
	g.Found("SSW", 100, "p2", 60).Home("SSW", "H17", 0).Train("SSW", "3", "3", "4").Found("TP", 100, "p3", 60).Home("TP",
		"J5", 0).Train("TP", "3", "4", "4")
	for g.View().FirstCard(g.Kind("4"), id.Initial) != 0 {
		g.Train("closed", "4")
	}
	g.Do(buyTrain(g, "IC", "5", "initial", 450)).At("discard", "SSW")
	g.Refuses(rules.DiscardTrain{By: g.Corp("TP"), Train: g.Card("3", "TP")}, rules.OtherDiscards)
	g.Do(rules.DiscardTrain{By: g.Corp("SSW"), Train: g.Card("3", "SSW")}).At("discard", "TP")
	g.Do(rules.DiscardTrain{By: g.Corp("TP"), Train: g.Card("4", "TP")}).At("trains", "IC")
	if !g.View().PrivateOf(g.Private("GRSC"), id.Nobody) || !g.View().PrivateOf(g.Private("SCC"), id.Nobody) {
		t.Error("privates are open in phase 4")
	}
	if got := g.View().TrainCount(id.Pool); got != 3 {
		t.Errorf("%d trains in the pool", got)
	}
	for g.View().FirstCard(g.Kind("5"), id.Initial) != 0 {
		g.Train("closed", "5")
	}
	g.Do(buyTrain(g, "IC", "6", "initial", 630))
	if got := g.View().TrainCount(id.Pool); got != 1 {
		t.Errorf("%d trains in the pool after the 3-trains have rusted", got)
	}
}

// TestObligation: with a route, and only then, a company must have a train; the president helps with the cheapest of
// depot and pool, at its price, after all its money (R116, R117; S34; traps 35, 36).
func TestObligation(t *testing.T) {
	g := inTrains(t, rules.Rulebook, "1").Cash("IC", 30).Cash("p1", 60)
	g.Refuses(rules.Pass{By: id.OfCorp(g.Corp("IC"))}, rules.MustBuyTrain)
	g.Do(buyTrain(g, "IC", "2", "initial", 80))
	g.WantCash(map[string]int32{"IC": 0, "p1": 10})
	h := begin(t, rules.Rulebook).Found("IC", 68, "p1", 60).Home("IC", "K16", 0).Operate(3).Cash("IC", 30).Pass()
	if h.View().Actor() == id.OfCorp(h.Corp("IC")) && h.InCharge() == "trains" &&
		h.Check(rules.Pass{By: id.OfCorp(h.Corp("IC"))}).Refused() {
		t.Error("a company without a route must buy")
	}
	k := inTrains(t, rules.Rulebook, "4").Train("pool", "4").Cash("IC", 0).Cash("p1", 900)
	k.Refuses(buyTrain(k, "IC", "5", "initial", 450), rules.HelpCheapestOnly)
	k.Do(buyTrain(k, "IC", "4", "pool", 300))
	k.WantCash(map[string]int32{"p1": 600})
}

// TestEmergency: a president sells just enough, one block of each company, never the presidency of the buyer but that
// of others; afterwards he is asked about his own blocks, which he may protect with his remaining money (R57,
// R120-R122; S35, S36; trap 37).
func TestEmergency(t *testing.T) {
	g := inTrains(t, rules.Rulebook, "1").Found("GMO", 68, "p1", 60).Found("MP", 82, "p1", 20).Found("TP", 100, "p2",
		20).Home("GMO", "M20", 0)
	g.Give("MP", 20, "initial", "p1").Cash("IC", 0).Cash("p1", 20).PriceAt("GMO", at(7, 5))
	g.Refuses(sale(g, 2, "TP", 10), rules.NotYourTurn)
	g.Do(sale(g, 1, "GMO", 10))
	g.WantCash(map[string]int32{"p1": 75})
	g.Refuses(sale(g, 1, "GMO", 10), rules.SoldThisTurn)
	g.Refuses(sale(g, 1, "MP", 20), rules.OnlyAsNeeded)
	g.Do(sale(g, 1, "MP", 10))
	g.Refuses(sale(g, 1, "IC", 10), rules.SaleNotNeeded)
	g.WantCash(map[string]int32{"p1": 157})
	if g.S.Corps[g.Corp("GMO")].Price != at(7, 5) {
		t.Error("the price falls before the turn is over")
	}
	g.Do(buyTrain(g, "IC", "2", "initial", 80)).At("protect", "p1")
	g.WantCash(map[string]int32{"p1": 77})
	g.Do(rules.BuyShares{By: id.OfPlayer(1), Corp: g.Corp("GMO"), From: id.Pool, Percent: 10})
	g.WantCash(map[string]int32{"p1": 22})
	if g.S.Corps[g.Corp("GMO")].Price != at(7, 5) || g.S.Corps[g.Corp("MP")].Price != at(3, 6) {
		t.Errorf("GMO at %v, MP at %v", g.S.Corps[g.Corp("GMO")].Price, g.S.Corps[g.Corp("MP")].Price)
	}
}

// TestOwnBlockInAnEmergency: with the option the seller of a block does not protect it, in an emergency either (R57,
// R166).
func TestOwnBlockInAnEmergency(t *testing.T) {
	for settings, asked := range map[string]bool{"can_protect_if_sold": false, "station_wars": true} {
		g := inTrains(t, rules.Rulebook, "1", settings).Found("GMO", 68, "p1", 60).Home("GMO", "M20", 0).Cash("IC",
			0).Cash("p1", 80-68)
		g.Do(sale(g, 1, "GMO", 10)).Cash("p1", 200).Do(buyTrain(g, "IC", "2", "initial", 80))
		if got := g.View().Top().Round == protection; got != asked {
			t.Errorf("%s: asked %v", settings, got)
		}
	}
}

// TestHalfCertificateInAnEmergency: half of the president's certificate of another company is sold when somebody else
// presides after it; that of the buyer never (R7, R121).
func TestHalfCertificateInAnEmergency(t *testing.T) {
	g := inTrains(t, rules.Rulebook, "1").Found("GMO", 68, "p1", 20).Give("GMO", 20, "initial", "p2").Give("IC", 20,
		"initial", "p2")
	g.Cash("IC", 0).Cash("p1", 12)
	g.Do(sale(g, 1, "GMO", 10))
	g.WantPresident("GMO", 2)
	g.WantShares("GMO", map[string]int{"p1": 10, "p2": 20, "pool": 10})
	k := inTrains(t, rules.Rulebook, "1").Give("IC", 30, "initial", "p2").Cash("IC", 0).Cash("p1", 0)
	k.Give("IC", 30, "p1", "p3") // 30 each
	k.Refuses(sale(k, 1, "IC", 10), rules.KeepsPresidency)
}

// TestSellDownInAnEmergency: who holds more than 60 percent and sells comes down to it, even if less money would do
// (R5, R122; pitfall 4566).
func TestSellDownInAnEmergency(t *testing.T) {
	g := inTrains(t, rules.Rulebook, "1").Found("GMO", 68, "p1", 60).Give("GMO", 30, "initial", "p1").Cash("IC",
		0).Cash("p1", 20)
	g.Refuses(sale(g, 1, "GMO", 10), rules.SellsTooFew)
	g.Do(sale(g, 1, "GMO", 30))
	g.WantCash(map[string]int32{"p1": 20 + 3*68})
}

// TestBuyerClosesByItsOwnSale: the president sells shares of the buyer, which falls into a closed cell after its
// purchase: the new train is in the pool, and the limit falls (R57, R71, R72; S68; trap 53).
func TestBuyerClosesByItsOwnSale(t *testing.T) {
	g := inTrains(t, rules.Rulebook, "1").PriceAt("IC", at(8, 1)).Cash("IC", 61).Cash("p1", 0)
	limit := g.View().CertLimit()
	g.Do(sale(g, 1, "IC", 20), buyTrain(g, "IC", "2", "initial", 80))
	if !g.View().Is(g.Corp("IC"), rules.Closed) || g.View().TrainCount(id.Pool) != 1 || g.View().CertLimit() >= limit {
		t.Errorf("closed %v, %d trains in the pool, limit %d", g.View().Is(g.Corp("IC"), rules.Closed),
			g.View().TrainCount(id.Pool), g.View().CertLimit())
	}
}

// TestBankruptcy: of who cannot pay for a train that he owes, with all that he may sell; the game ends at once, and
// waiting prices stay (R123, R151, R152; S37, S38). Nobody else; a recorded game may hold it of whoever is as poor,
// though it is never offered (X16; trap 38).
func TestBankruptcy(t *testing.T) {
	g := inTrains(t, rules.Rulebook, "1").Cash("IC", 0).Cash("p1", 0).Give("IC", 40, "p1", "pool")
	g.Do(rules.Bankrupt{By: g.Corp("IC")})
	if !g.S.End.Over || g.S.End.Reason != rules.PlayerBankrupt {
		t.Errorf("the game goes on: %v", g.S.End)
	}
	for _, p := range both {
		for _, step := range []string{"track", "trains"} {
			h := begin(t, p).Found("IC", 68, "p1", 60).Home("IC", "K16", 0).Operate(3).Cash("IC", 0).Cash("p1", 0).Give("IC", 40,
				"p1", "pool").Step(step)
			why := rules.WrongStep
			if step == "trains" {
				why = rules.NoDuty
			}
			onlyStored(h, rules.Bankrupt{By: h.Corp("IC")}, why)
			if h.S.End.Over != (p == rules.Recorded) {
				t.Errorf("%v, %s: over is %v", p, step, h.S.End.Over)
			}
		}
	}
	rich := inTrains(t, rules.Recorded, "1").Cash("IC", 0).Cash("p1", 90)
	rich.Refuses(rules.Bankrupt{By: rich.Corp("IC")}, rules.StillSolvent)
}

// TestBankBreaks: the bank pays in full below nothing, and the game ends with the operating rounds of the set, of the
// one that follows if it breaks in a stock round (R150; S52; trap 40).
func TestBankBreaks(t *testing.T) {
	g := begin(t, rules.Rulebook).Found("MP", 100, "p1", 60).Give("MP", 10, "initial", "p2").Home("MP", "C18", 0)
	inStock(g, 2).Cash("p1", 0).Cash("bank", 50).Do(sale(g, 2, "MP", 10))
	if g.S.End.Reason != rules.BankBroken || g.S.End.Over || g.S.Cash[id.Bank] != -50 {
		t.Errorf("end %v with %d in the bank", g.S.End, g.S.Cash[id.Bank])
	}
	for n := 0; !g.S.End.Over && n < 40; n++ {
		if g.S.Set != 3 {
			t.Fatal("another stock round begins")
		}
		g.Do(g.Legal()[slices.IndexFunc(g.Legal(), func(a rules.Action) bool { _, pass := a.(rules.Pass); return pass })])
	}
	if !g.S.End.Over {
		t.Error("the game does not end")
	}
}

// TestFinishOn400: with the option the game ends on the spot when a marker comes to 400; without it it stays there
// (R161; S39; pitfall 12312).
func TestFinishOn400(t *testing.T) {
	for setting, ends := range map[string]bool{"finish_on_400": true, "diesels": false} {
		g := begin(t, rules.Recorded, setting).Found("MP", 100, "p1", 60).Home("MP", "C18", 0).Operate(3).PriceAt("MP",
			at(0, 19)).Step("dividend")
		g.S.Turn.Revenue = 100
		g.Do(rules.Dividend{By: g.Corp("MP"), Kind: rules.Payout})
		if g.S.End.Over != ends || ends && g.S.End.Reason != rules.MarketEnd {
			t.Errorf("%s: end %v", setting, g.S.End)
		}
		if g.S.Corps[g.Corp("MP")].Price != at(0, 20) {
			t.Error("the marker does not stand on 400")
		}
	}
}

// TestDiesels: on sale beside the 6-trains once one of those is sold, 800 with an old 4, 5 or 6, also at the limit; the
// 4-trains go with the first (R160).
func TestDiesels(t *testing.T) {
	g := inTrains(t, rules.Recorded, "4", "diesels").Cash("IC", 3000).Train("IC", "4", "5")
	for g.View().FirstCard(g.Kind("5"), id.Initial) != 0 {
		g.Train("closed", "5")
	}
	swap := rules.BuyTrain{By: g.Corp("IC"), Train: g.Card("D", "initial"), From: id.Initial, Price: 800,
		TradeIn: g.Card("4", "IC")}
	g.Refuses(swap, rules.TrainLater)
	g.Phase("5").Train("closed", "6").Step("trains").Do(swap)
	g.WantCash(map[string]int32{"IC": 2200})
	if got := g.View().TrainCount(id.Pool); got != 0 {
		t.Errorf("%d trains in the pool: the 4-train rusts with the first diesel", got)
	}
	if g.View().PhaseDef().Name != "D" {
		t.Errorf("phase %s", g.View().PhaseDef().Name)
	}
}

// TestRoundsAreFrozen: a set has as many operating rounds as the phase said when its stock round ended (trap 28).
func TestRoundsAreFrozen(t *testing.T) {
	for phase, want := range map[string]uint8{"1": 1, "2": 2, "3": 2, "4": 3, "8": 3} {
		g := begin(t, rules.Rulebook).Phase(phase).Found("IC", 68, "p1", 60).Operate(3)
		if got := g.S.RoundsLeft + 1; got != want {
			t.Errorf("phase %s: %d rounds", phase, got)
		}
		g.S.Phase = 0
		if got := g.S.RoundsLeft + 1; got != want {
			t.Errorf("phase %s, changed: %d rounds", phase, got)
		}
	}
}

// TestLastSet: 18xx.games stops with the stock round of set 100 (R155).
func TestLastSet(t *testing.T) {
	for set, ends := range map[uint8]bool{99: false, 100: true} {
		g := begin(t, rules.Rulebook)
		inStock(g, 1).S.Set = set
		g.S.Turn.Passes = 2
		g.Pass()
		if g.S.End.Over != ends || ends && g.S.End.Reason != rules.AllSetsPlayed {
			t.Errorf("set %d: %v", set, g.S.End)
		}
	}
}
