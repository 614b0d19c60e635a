package t18fl

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

// enter puts a game into a phase and lets it begin.
func enter(g *rulestest.Game, phase string) *rulestest.Game {
	g.S.Phase = uint8(g.Title.FindPhase(phase))
	tx := rules.Tx{View: g.View()}
	g.Title.Hooks.PhaseBegan(&tx)
	return g
}

// TestForcedConversion: a started company that does not float changes its form for nothing and gets ten times its price
// when it floats with five shares; one that floats gets five times its price; one that never started changes too (R51,
// R52, R52a, R62; scenario 6, traps 11, 12, 51).
func TestForcedConversion(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 100, "p1", 40).Found("LN", 90, "p2", 60).Cash("LN", 10)
	enter(g, phaseFive)
	g.WantShares("SAL", map[string]int{"p1": 20, "initial": 80})
	g.WantCash(map[string]int32{"SAL": 0, "LN": 460})
	if g.View().Small(g.Corp("SR")) || g.View().Small(g.Corp("SAL")) {
		t.Error("a company has five shares in phase 5")
	}
	g.Stock(4, "p2").Cash("p2", 500).Cash("p3", 500).Cash("p1", 500)
	for i, p := range []string{"p2", "p3", "p1"} {
		if g.View().Is(g.Corp("SAL"), rules.Floated) {
			t.Errorf("SAL floats with %d shares", i+2)
		}
		g.Do(rules.BuyShares{By: g.Owner(p), Corp: g.Corp("SAL"), From: id.Initial, Percent: 10})
	}
	g.WantCash(map[string]int32{"SAL": 1000})
}

// TestPoolHalf: half of a company may lie in the pool in recorded games, less by the document (R41; scenario 41).
func TestPoolHalf(t *testing.T) {
	for profile, refused := range map[rules.Profile]bool{rules.Rulebook: true, rules.Recorded: false} {
		g := rulestest.New(t, build(t, profile), 3).Phase("5")
		tx := rules.Tx{View: g.View()}
		tx.Convert(g.Corp("SAL"))
		g.Found("SAL", 100, "p1", 60).Give("SAL", 40, "initial", "pool")
		operated(g, "SAL").Stock(4, "p1")
		r := g.Check(rules.SellShares{By: id.OfPlayer(1), Corp: g.Corp("SAL"), Percent: 10})
		if r.Refused() != refused {
			t.Errorf("%v: a fifth share of ten in the pool: %v", profile, r.Reason)
		}
		g = rulestest.New(t, build(t, profile), 3).Found("LN", 100, "p1", 60).Give("LN", 40, "initial", "pool")
		operated(g, "LN").Stock(2, "p1")
		g.Refuses(rules.SellShares{By: id.OfPlayer(1), Corp: g.Corp("LN"), Percent: 20}, rules.PoolFull)
	}
}

// TestPrivatesAndTheLimit: privates count toward the certificate limit in recorded games only (R45; scenario 21).
func TestPrivatesAndTheLimit(t *testing.T) {
	for profile, refused := range map[rules.Profile]bool{rules.Rulebook: false, rules.Recorded: true} {
		g := rulestest.New(t, build(t, profile), 4).Own("TR", "p1").Cash("p1", 900)
		for i, c := range []string{"LN", "Plant", "SR", "SAL"} {
			if i < 3 {
				g.Found(c, 70, "p2", 40).Give(c, 60, "initial", "p1")
			} else {
				g.Found(c, 70, "p2", 40).Give(c, 40, "initial", "p1")
			}
		}
		if n := g.View().CertsCounted(1); n != map[bool]int{false: 11, true: 12}[refused] {
			t.Errorf("%v: %d certificates", profile, n)
		}
		g.Found("ACL", 70, "p3", 40).Stock(2, "p1")
		r := g.Check(rules.BuyShares{By: id.OfPlayer(1), Corp: g.Corp("ACL"), From: id.Initial, Percent: 20})
		if (r.Reason == rules.CertLimit) != refused {
			t.Errorf("%v: the twelfth certificate: %v", profile, r.Reason)
		}
	}
}

// TestOverTheLimit: who is above the certificate limit can only sell (R40; scenario 22, trap 24).
func TestOverTheLimit(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Recorded), 4).Cash("p1", 900).Own("TR", "p1")
	for _, c := range []string{"LN", "Plant", "SR", "SAL", "ACL", "FECR"} {
		g.Found(c, 70, "p2", 40).Give(c, 40, "initial", "p1").Float(c)
	}
	operated(g, "LN", "ACL").Stock(2, "p1")
	g.Refuses(rules.BuyShares{By: id.OfPlayer(1), Corp: g.Corp("ACL"), From: id.Initial, Percent: 20}, rules.MustSell)
	g.Refuses(rules.Pass{By: id.OfPlayer(1)}, rules.MustSell)
	g.Do(rules.SellShares{By: id.OfPlayer(1), Corp: g.Corp("ACL"), Percent: 20})
}

// TestHalfAPresidency: a president sells half of his certificate where another has two shares, and keeps a single one
// (R39; scenario 24).
func TestHalfAPresidency(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("LN", 100, "p1", 40).Give("LN", 40, "initial",
		"p2").Float("LN")
	operated(g, "LN").Stock(2, "p1").Do(rules.SellShares{By: id.OfPlayer(1), Corp: g.Corp("LN"), Percent: 20})
	g.WantShares("LN", map[string]int{"p1": 20, "p2": 40, "pool": 20, "initial": 20})
	g.WantPresident("LN", 2)
	g = rulestest.New(t, build(t, rules.Rulebook), 3).Found("LN", 100, "p1", 40).Give("LN", 20, "initial",
		"p2").Float("LN")
	operated(g, "LN").Stock(2, "p1").Refuses(rules.SellShares{By: id.OfPlayer(1), Corp: g.Corp("LN"), Percent: 20},
		rules.NoSuccessor)
}

// TestSeventyPercent: with the option one of two players may hold seven shares of ten, not eight; without it six (R118;
// scenario 23).
func TestSeventyPercent(t *testing.T) {
	for _, on := range []bool{false, true} {
		g := rulestest.New(t, build(t, rules.Rulebook, func(s *Switches) { s.TwoPlayers70 = on }), 2).Phase("5").Cash("p1",
			900)
		tx := rules.Tx{View: g.View()}
		tx.Convert(g.Corp("SAL"))
		g.Found("SAL", 100, "p1", 60)
		seventh := rules.BuyShares{By: id.OfPlayer(1), Corp: g.Corp("SAL"), From: id.Initial, Percent: 10}
		if g.Stock(4, "p1"); !on {
			g.Refuses(seventh, rules.HoldingLimit)
			continue
		}
		g.Do(seventh).Stock(5, "p1").Refuses(seventh, rules.HoldingLimit)
	}
}

// TestBankAtZero: a bank with exactly nothing is broken by the document only (R112; scenario 20, trap 41). Once broken
// it stays so, and the set is played to its end (R111, R113; scenario 54).
func TestBankAtZero(t *testing.T) {
	for profile, broken := range map[rules.Profile]bool{rules.Rulebook: true, rules.Recorded: false} {
		g := rulestest.New(t, build(t, profile), 3).Phase("5")
		tx := rules.Tx{View: g.View()}
		tx.Convert(g.Corp("SAL"))
		g.Found("SAL", 100, "p1", 50).Train("SAL", "5").Cash("p1", 900)
		g.Cash("bank", 100).Stock(4, "p1")
		tx = rules.Tx{View: g.View()}
		tx.Pay(id.Bank, id.OfPlayer(2), 100)
		if got := g.S.End.Reason != rules.NotOver; got != broken {
			t.Errorf("%v: a bank of $0 is broken: %v", profile, got)
		}
		if !broken {
			continue
		}
		rounds := 0
		for !g.S.End.Over {
			if g.View().RoundOf(g.View().Base()).Name == rules.OperatingRound && rounds < int(g.S.Round) {
				rounds = int(g.S.Round)
			}
			g.Pass()
		}
		if rounds != 3 {
			t.Errorf("%d operating rounds are played after the bank is broken", rounds)
		}
	}
}

// TestUnfloatedShares: shares of a company that does not float count at the end in recorded games only (R115; scenario
// 37).
func TestUnfloatedShares(t *testing.T) {
	for profile, want := range map[rules.Profile]int32{rules.Rulebook: 300, rules.Recorded: 500} {
		g := rulestest.New(t, build(t, profile), 3).Found("SAL", 100, "p1", 40)
		g.S.End.Over = true
		if got := g.View().Ranking()[0]; profile == rules.Recorded && (got.Player != 1 || got.Worth != want) ||
			profile == rules.Rulebook && got.Worth != want {
			t.Errorf("%v: %+v", profile, g.View().Ranking())
		}
	}
}

// TestTieAtTheEnd: equal worth shares the rank (R117a; scenario 55).
func TestTieAtTheEnd(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Cash("p1", 500).Cash("p2", 700).Cash("p3", 700)
	list := g.View().Ranking()
	if list[0].Rank != 1 || list[1].Rank != 1 || list[2].Rank != 3 || list[2].Player != 1 {
		t.Errorf("%+v", list)
	}
}

// TestBankruptcy: all that can be sold is sold and the cash goes to the company; the rest goes to the pool, companies
// without a successor rest, and the others play on (R103-R108a; scenario 16). In recorded games the game ends at once,
// and shares that could not be sold count (trap 42). Nothing but these and the bank ends a game (R117b).
func TestBankruptcy(t *testing.T) {
	for _, profile := range []rules.Profile{rules.Rulebook, rules.Recorded} {
		g := rulestest.New(t, build(t, profile), 4).Found("LN", 110, "p2", 60).Found("Plant", 80, "p2", 60).Found("ACL", 100,
			"p1", 40)
		g.Give("ACL", 20, "initial", "p2").Float("ACL")
		soldOut(g.Phase("4"), "3")
		operated(g, "LN", "Plant", "ACL").Cash("LN", 20).Cash("p2", 40).Operate(3).Step(step.TrainsKey).At(step.TrainsKey,
			"LN")
		price := g.View().Price(g.Corp("ACL"))
		g.S.Corps[g.Corp("LN")].Flags |= rules.HadRoute
		g.Do(rules.Bankrupt{By: g.Corp("LN")})
		if profile == rules.Recorded {
			if !g.S.End.Over || g.S.Cash[g.Owner("p2")] != 0 {
				t.Errorf("over: %v, p2 has %d", g.S.End.Over, g.S.Cash[g.Owner("p2")])
			}
			if worth := g.View().Worth(2); worth == 0 {
				t.Error("the shares that are left count nothing")
			}
			continue
		}
		v := g.View()
		if g.S.End.Over || v.PlayersLeft() != 3 {
			t.Errorf("over: %v, %d players", g.S.End.Over, v.PlayersLeft())
		}
		if !v.Rests(g.Corp("LN")) || !v.Rests(g.Corp("Plant")) || g.View().Actor() == g.Owner("LN") {
			t.Error("a company without president operates")
		}
		if v.Price(g.Corp("ACL")) >= price || g.S.Cash[g.Owner("LN")] < 20+40+price {
			t.Errorf("ACL at %d, LN has %d", v.Price(g.Corp("ACL")), g.S.Cash[g.Owner("LN")])
		}
		g.WantShares("LN", map[string]int{"pool": 60, "initial": 40})
		if g.S.Cash[g.Owner("p2")] != 0 {
			t.Errorf("p2 keeps %d", g.S.Cash[g.Owner("p2")])
		}
	}
}

// TestNoNeedNoBankruptcy: nobody is bankrupt while the money or the shares suffice (R103).
func TestNoNeedNoBankruptcy(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("LN", 110, "p2", 60).Cash("LN", 0).Cash("p2", 100)
	operated(g, "LN").Operate(2).Step(step.TrainsKey)
	if r := g.Check(rules.Bankrupt{By: g.Corp("LN")}); !r.Refused() {
		t.Error("p2 pays the 2-train and is bankrupt")
	}
}

// TestBankruptOwner: the private of a bankrupt player pays nobody, and is bought for its price as the purchase of a
// turn (R109; scenario 19). The free share of FECCTC goes to the pool, and FECR floats with its president's certificate
// alone (R106a; scenario 53).
func TestBankruptOwner(t *testing.T) {
	g := bids(rulestest.New(t, build(t, rules.Rulebook), 4), 10, 5, 5, 0)
	owner := g.S.Privates[g.Private(canal)].Owner.Player()
	tx := rules.Tx{View: g.View()}
	tx.Leave(owner)
	g.WantShares("FECR", map[string]int{"pool": 20, "initial": 80})
	other := id.Player(1)
	g.Stock(2, "p1").Cash("p1", 500).Cash("p2", 500)
	buys := rules.BuyPrivate{By: id.OfPlayer(other), Private: g.Private(canal), Price: 110}
	wrong := buys
	wrong.Price = 100
	g.Refuses(wrong, rules.PriceFixed)
	g.Do(buys)
	if g.S.Privates[g.Private(canal)].Owner != id.OfPlayer(other) {
		t.Error("FECCTC is not sold")
	}
	g.WantShares("FECR", map[string]int{"pool": 20, "initial": 80})
	g.Do(rules.Par{By: 2, Corp: g.Corp("FECR"), At: g.ParCell(70)})
	g.WantCash(map[string]int32{"FECR": 350})
}

// TestVacantPresidency: a company without president sells no shares, and who holds one share and buys a second takes it
// over (R108a, R108b; scenario 17).
func TestVacantPresidency(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 100, "p1", 60).Give("SAL", 20, "initial", "p2")
	operated(g, "SAL").Stock(2, "p2").Cash("p2", 500)
	tx := rules.Tx{View: g.View()}
	if got := signs(g.View(), g.Corp("SAL")); len(got) != 0 {
		t.Errorf("the president is there, and the sign says %v", got)
	}
	tx.Leave(1)
	if got := signs(g.View(), g.Corp("SAL")); len(got) != 1 || got[0] != vacant || vacant.Name[words.En] == "" ||
		vacant.Name[words.Ja] == "" {
		t.Errorf("nobody presides, and the signs are %v", got)
	}
	g.Refuses(rules.SellShares{By: id.OfPlayer(2), Corp: g.Corp("SAL"), Percent: 20}, rules.Vacant)
	g.Do(rules.BuyShares{By: id.OfPlayer(2), Corp: g.Corp("SAL"), From: id.Pool, Percent: 20})
	g.WantPresident("SAL", 2)
}

// TestOrderAfterASale: a company that has not operated falls below another by an emergency sale and operates after it
// (R57; scenario 38, trap 21).
func TestOrderAfterASale(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SR", 110, "p1", 60).Found("LN", 100, "p2", 60).Found("Plant",
		90, "p3", 60)
	g.Give("LN", 20, "initial", "p1")
	operated(g, "SR", "LN", "Plant").Cash("SR", 0).Cash("p1", 20).Operate(2).Step(step.TrainsKey).At(step.TrainsKey, "SR")
	g.Do(rules.SellShares{By: id.OfPlayer(1), Corp: g.Corp("LN"), Percent: 20}, buy(g, "SR", "2", 100))
	for g.View().Actor() == g.Owner("SR") {
		g.Pass()
	}
	if got := g.View().Actor(); got != g.Owner("Plant") {
		t.Errorf("the next company is %v", got)
	}
}
