package t18fl

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
)

// share is the purchase of one ordinary share.
func share(g *rulestest.Game, seat, corp string, from id.Owner) rules.BuyShares {
	return rules.BuyShares{By: g.Owner(seat), Corp: g.Corp(corp), From: from, Percent: g.View().Ordinary(g.Corp(corp))}
}

// sale is the sale of shares in the name of a seat.
func sale(g *rulestest.Game, seat, corp string, percent uint8) rules.SellShares {
	return rules.SellShares{By: g.Owner(seat), Corp: g.Corp(corp), Percent: percent}
}

// TestStockTurns: a turn sells first and buys at most one certificate, which ends it; who only sold must end his turn
// himself, and has acted; who passed may act later; the round ends when all pass in succession, and the seat after the
// last who did something has the priority (R25-R28, R34; traps 25, 46).
func TestStockTurns(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 100, "p1", 60).Found("LN", 80, "p2", 60)
	operated(g, "SAL", "LN").Stock(2, "p1").Cash("p3", 300)
	g.Do(sale(g, "p1", "SAL", 20)).At("stock", "p1").Pass().At("stock", "p2")
	g.Pass().At("stock", "p3").Do(share(g, "p3", "LN", id.Initial)).At("stock", "p1")
	g.Pass().At("stock", "p2").Do(sale(g, "p2", "LN", 20)).At("stock", "p2").Pass().At("stock", "p3")
	g.Pass().At("stock", "p1").Pass().At("stock", "p2").Pass()
	if g.InCharge() == "stock" || g.S.Priority != 3 {
		t.Errorf("step %s, priority of player %d", g.InCharge(), g.S.Priority)
	}
}

// TestNobodyActs: the priority stays where it was if all pass at once (R27).
func TestNobodyActs(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 100, "p1", 60).Stock(2, "p2")
	g.S.Priority = 2
	g.Pass().Pass().Pass()
	if g.S.Priority != 2 || g.InCharge() == "stock" {
		t.Errorf("priority of player %d in step %s", g.S.Priority, g.InCharge())
	}
}

// TestPassedOver: a player who can neither buy, start nor sell is passed without an action (R29).
func TestPassedOver(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 100, "p1", 40).Stock(2, "p1").Cash("p1",
		200).Cash("p2", 50)
	g.Do(share(g, "p1", "SAL", id.Initial)).At("stock", "p3")
}

// TestBuying: every share costs the present price, whatever the start price was, and the money goes to the bank; the
// president's certificate is the first that is bought (R4, R30, R31).
func TestBuying(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 70, "p1", 60).PriceAt("SAL",
		rulestest.New(t, build(t, rules.Rulebook), 3).ParCell(110))
	g.Stock(2, "p2").Cash("p2", 300).Cash("SAL", 10)
	g.Refuses(share(g, "p2", "LN", id.Initial), rules.NotStarted)
	g.Do(share(g, "p2", "SAL", id.Initial))
	g.WantCash(map[string]int32{"p2": 190, "SAL": 10})
	if worth := g.View().Worth(2); worth != 300 {
		t.Errorf("a share at $110 and $190 are worth %d", worth)
	}
	if worth := g.View().Worth(1); worth != g.S.Cash[id.OfPlayer(1)]+330 {
		t.Errorf("the president's certificate and a share are worth %d", worth)
	}
}

// TestCanalShareAlone: the share of FECCTC does not start FECR, cannot be sold before FECR has operated, and counts as
// a certificate from the beginning (R31, R35, R130; trap 47).
func TestCanalShareAlone(t *testing.T) {
	g := bids(rulestest.New(t, build(t, rules.Rulebook), 4), 10, 5, 5, 0)
	if n := g.View().CertsCounted(4); n != 1 {
		t.Errorf("the share counts as %d certificates", n)
	}
	g.Refuses(share(g, "p1", "FECR", id.Initial), rules.NotStarted)
	g.Stock(1, "p4").Refuses(sale(g, "p4", "FECR", 20), rules.NotOperated)
	if worth := g.View().Worth(4); worth != g.S.Cash[id.OfPlayer(4)] {
		t.Errorf("the share is worth something before FECR has started: %d", worth)
	}
}

// TestHoldingLimit: the limit of 60 percent is tested with the holding, before anything is exchanged (R33).
func TestHoldingLimit(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 100, "p1", 60).Stock(2, "p1").Cash("p1", 500)
	g.Refuses(share(g, "p1", "SAL", id.Initial), rules.HoldingLimit)
}

// TestPrivatesStay: privates are sold neither to players nor to companies (R21, R42).
func TestPrivatesStay(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Own("TR", "p1").Found("SAL", 100, "p2", 60).Stock(2,
		"p2").Cash("p2", 500)
	g.Refuses(rules.BuyPrivate{By: g.Owner("p2"), Private: g.Private("TR"), Price: 20}, rules.NotTradable)
	g.Operate(2).At("track", "SAL")
	g.Refuses(rules.BuyPrivate{By: g.Owner("SAL"), Private: g.Private("TR"), Price: 20}, rules.WrongStep)
}

// TestPresidency: with as many shares the president stays, with more another follows at once and takes the certificate
// on the charter; shares of the pool and the bank make nobody president (R43, R44).
func TestPresidency(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 100, "p1", 40).Give("SAL", 20, "initial",
		"p2").Float("SAL").Train("SAL", "2")
	g.Stock(2, "p2").Cash("p2", 500).Cash("p3", 500)
	g.Do(share(g, "p2", "SAL", id.Initial)).WantPresident("SAL", 1)
	g.Stock(2, "p2").Do(share(g, "p2", "SAL", id.Initial)).WantPresident("SAL", 2)
	g.WantShares("SAL", map[string]int{"p1": 40, "p2": 60})
	if n := g.View().CertsCounted(1); n != 2 || g.View().TrainCount(g.Owner("SAL")) != 1 {
		t.Errorf("the old president has %d certificates, SAL %d trains", n, g.View().TrainCount(g.Owner("SAL")))
	}
}

// TestStarting: a start price of the list, twice the price to the bank, and the marker at the bottom of the stack
// (R46).
func TestStarting(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 80, "p2", 60).Stock(1, "p1")
	wrong := g.ParCell(110)
	wrong.Col++
	g.Refuses(rules.Par{By: 1, Corp: g.Corp("LN"), At: wrong}, rules.NotParPrice)
	g.Cash("p1", 219).Refuses(rules.Par{By: 1, Corp: g.Corp("LN"), At: g.ParCell(110)}, rules.NoMoney)
	g.Cash("p1", 160).Do(rules.Par{By: 1, Corp: g.Corp("LN"), At: g.ParCell(80)})
	g.WantCash(map[string]int32{"p1": 0, "LN": 0})
	if g.View().Before(g.Corp("LN"), g.Corp("SAL")) {
		t.Error("LN lies above SAL")
	}
}

// TestFormAtFloat: a company that is started in phase 3 and floats in phase 4 stays one of five shares: three of them,
// and five times its price, which is the start price since none of its shares could be sold (R51, R54; traps 13, 14).
func TestFormAtFloat(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("LN", 90, "p1", 40)
	enter(g, "4").Stock(3, "p2").Cash("p2", 300)
	g.Do(share(g, "p2", "LN", id.Initial))
	g.WantCash(map[string]int32{"LN": 450})
	if !g.View().Small(g.Corp("LN")) {
		t.Error("LN has ten shares")
	}
}

// TestFloatingFEC: without the share of FECCTC its president's certificate does not float FECR (R49; trap 15).
func TestFloatingFEC(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Stock(1, "p1").Cash("p1", 400).Cash("p2", 300)
	g.Do(rules.Par{By: 1, Corp: g.Corp("FECR"), At: g.ParCell(90)})
	if g.View().Is(g.Corp("FECR"), rules.Floated) {
		t.Error("40 percent float FECR")
	}
	g.Do(share(g, "p2", "FECR", id.Initial))
	g.WantCash(map[string]int32{"FECR": 450})
}

// TestStackOrder: of companies at one price the one that came first operates first; a marker that cannot move keeps its
// place (R36, R56; traps 5, 6, 26).
func TestStackOrder(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 80, "p1", 60).Found("LN", 80, "p2", 60)
	operated(g, "SAL", "LN").Stock(2, "p1").Cash("p1", 0)
	if !g.View().Before(g.Corp("SAL"), g.Corp("LN")) {
		t.Fatal("LN lies above SAL")
	}
	lowest := g.ParCell(70)
	lowest.Col = 0
	g.PriceAt("SAL", lowest).PriceAt("LN", lowest)
	g.Do(sale(g, "p1", "SAL", 20))
	if !g.View().Before(g.Corp("SAL"), g.Corp("LN")) || g.View().Price(g.Corp("SAL")) != 60 {
		t.Error("SAL cannot fall below $60 and has lost its place")
	}
	g.Pass()
	for g.View().Actor() != g.Owner("p1") {
		g.Pass()
	}
	g.Cash("p1", 100).Refuses(share(g, "p1", "SAL", id.Initial), rules.SoldThisRound)
}

// TestPrivateIncome: open privates pay at the start of each operating round, and the set has as many rounds as its
// phase says when it begins (R55, R59, R60, R113).
func TestPrivateIncome(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Own("TR", "p1").Own("TC", "p2").Phase("3").Cash("p1", 0).Cash("p2",
		0).Operate(2)
	g.WantCash(map[string]int32{"p1": 10, "p2": 30}) // two rounds in which nobody operates
	if g.InCharge() != "stock" || g.S.Set != 3 {
		t.Errorf("step %s of set %d", g.InCharge(), g.S.Set)
	}
	g = rulestest.New(t, build(t, rules.Rulebook), 3).Own("TR", "p1").Found("SAL", 110, "p2", 60).Phase("3").Cash("p1",
		0).Operate(2).At("track", "SAL")
	enter(g, phaseFive)
	if g.S.RoundsLeft != 1 {
		t.Errorf("%d rounds follow", g.S.RoundsLeft)
	}
}

// TestWorth: cash and shares at their price count at the end; privates and property of companies counts nothing (R114).
// Equal sums share a rank is tested with the endings. Players may agree to stop at any time (R117).
func TestWorth(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Own("TC", "p1").Found("SAL", 100, "p1", 60).Cash("SAL",
		900).Cash("p1", 7).Train("SAL", "2")
	if worth := g.View().Worth(1); worth != 307 {
		t.Errorf("p1 is worth %d", worth)
	}
	g.Operate(2).Step(step.TrackKey).Do(rules.EndGame{By: g.View().Actor()})
	if !g.S.End.Over || g.S.End.Reason != rules.EndedByHand {
		t.Errorf("%+v", g.S.End)
	}
}

// TestPriorityOfTheBankrupt: the priority card of a player who leaves goes to the next one (R110).
func TestPriorityOfTheBankrupt(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 100, "p2", 60).Operate(2)
	g.S.Priority = 1
	tx := rules.Tx{View: g.View()}
	tx.Leave(1)
	if g.S.Priority != 2 {
		t.Errorf("player %d has the priority", g.S.Priority)
	}
}

// TestPrivatesOfTheBank: the bank sells the private of a player who left the game, at face value, as the purchase of
// the turn, to who has the money and is below no other duty (R109).
func TestPrivatesOfTheBank(t *testing.T) {
	for profile, counts := range map[rules.Profile]bool{rules.Rulebook: false, rules.Recorded: true} {
		g := rulestest.New(t, build(t, profile), 3).Found("LN", 70, "p2", 60).Own("POSC", "pool").Stock(2, "p1")
		value := g.Title.Private(g.Private("POSC")).Value
		buy := rules.BuyPrivate{By: id.OfPlayer(1), Private: g.Private("POSC"), Price: value}
		g.Cash("p1", value-1).Refuses(buy, rules.NoMoney)
		for _, a := range g.Legal() {
			if _, offered := a.(rules.BuyPrivate); offered {
				t.Error("it is offered to who cannot pay")
			}
		}
		g.Cash("p1", value)
		if !slices.ContainsFunc(g.Legal(), func(a rules.Action) bool { return rules.SameAction(a, buy) }) {
			t.Errorf("%v: it is not offered", profile)
		}
		dearer, others := buy, buy
		dearer.Price++
		others.By = id.OfPlayer(2)
		g.Refuses(dearer, rules.PriceFixed)
		if !g.Check(others).Refused() {
			t.Error("another buys it in this turn")
		}
		g.S.Turn.Bought = rules.BoughtPool
		g.Refuses(buy, rules.OnePurchase)
		g.S.Turn.Bought = 0
		bank := g.S.Cash[id.Bank]
		g.Do(buy)
		if got := g.S.Privates[g.Private("POSC")].Owner; got != id.OfPlayer(1) || g.S.Cash[id.Bank] != bank+value ||
			g.S.Cash[id.OfPlayer(1)] != 0 {
			t.Errorf("%v: owned by %d, the bank has %d, the player %d", profile, got, g.S.Cash[id.Bank],
				g.S.Cash[id.OfPlayer(1)])
		}
		g.Cash("p1", 300).At("stock", "p2").Pass().Pass()
		if g.InCharge() != "stock" || g.View().Actor() != id.OfPlayer(1) {
			t.Errorf("%v: the round ends in step %s before its buyer has passed", profile, g.InCharge())
		}
		poor := rulestest.New(t, build(t, profile), 3).Own("POSC", "pool").Stock(2, "p3").Cash("p3", 300).Cash("p1",
			value).Cash("p2", 0)
		poor.Do(rules.Par{By: 3, Corp: g.Corp("SR"), At: g.ParCell(70)}).At("stock",
			"p1") // who can buy nothing else has a turn for it, who cannot is passed over
		poor.Pass().At("stock", "p3")
		g = rulestest.New(t, build(t, profile), 4).Own("POSC", "pool").Cash("p1", 900).Stock(2, "p1")
		for _, c := range []string{"LN", "Plant", "SR", "SAL", "ACL", "FECR"} {
			g.Found(c, 70, "p2", 40).Give(c, 40, "initial", "p1")
		}
		buy.By = id.OfPlayer(1)
		if r := g.Stock(2, "p1").Check(buy); (r.Reason == rules.CertLimit) != counts {
			t.Errorf("%v: a private above the limit: %v", profile, r.Reason)
		}
		operated(g, "LN").Give("LN", 20, "initial", "p1")
		g.Refuses(buy, rules.MustSell) // 60 percent of LN, and 13 certificates
	}
}

// TestFiveSharesFloat: a company whose president's certificate and the share of the FECCTC make 60 % floats with the
// form of five shares (R48, R53).
func TestFiveSharesFloat(t *testing.T) {
	for size, floats := range map[uint8]bool{fiveShares: true, tenShares: false} {
		g := bids(rulestest.New(t, build(t, rules.Rulebook), 4), 10, 5, 5, 0)
		g.Phase("4").Stock(2, "p1").Cash("p1", 600)
		g.Do(rules.Par{By: 1, Corp: g.Corp("FECR"), At: g.ParCell(80)})
		if g.View().Is(g.Corp("FECR"), rules.Floated) {
			t.Error("it floats before its form is chosen")
		}
		g.Do(rules.Decide{By: id.OfPlayer(1), Choice: size})
		if got := g.View().Is(g.Corp("FECR"), rules.Floated); got != floats {
			t.Errorf("with %d shares it floats: %v", size, got)
		}
	}
}
