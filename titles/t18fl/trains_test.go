package t18fl

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/titles/words"
)

// soldOut takes the trains of these kinds that are left out of the bank.
func soldOut(g *rulestest.Game, kinds ...string) *rulestest.Game {
	for _, kind := range kinds {
		for i := 1; i <= g.Title.Cards(); i++ {
			if n := id.Train(i); g.Title.Train(g.Title.FrontOf(n)).Name == kind && g.S.Trains[n] == id.Initial {
				g.S.Trains[n] = id.Nobody
			}
		}
	}
	return g
}

// operated says that these companies have operated before.
func operated(g *rulestest.Game, corps ...string) *rulestest.Game {
	for _, c := range corps {
		g.S.Corps[g.Corp(c)].Flags |= rules.Operated
	}
	return g
}

// buy is the purchase of the next train of a kind from the bank.
func buy(g *rulestest.Game, corp, kind string, price int32) rules.BuyTrain {
	return rules.BuyTrain{By: g.Corp(corp), Train: g.Card(kind, "initial"), From: id.Initial, Price: price}
}

// TestDiscards: a first 4-train stops play until companies above the new limit have given up trains, in the order of
// the charters; those are on sale at their price, and the buyer goes on (R93; scenarios 9, 48; traps 17, 18).
func TestDiscards(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 110, "p1", 60).Found("LN", 100, "p2",
		60).Found("Plant", 90, "p3", 60)
	g.Phase("3")
	g.Train("LN", "3", "3").Train("Plant", "3", "3")
	operated(soldOut(g, "3"), "SAL", "LN", "Plant").Cash("SAL", 1000)
	g.Operate(2).Step(step.TrainsKey).At(step.TrainsKey, "SAL")
	g.Do(buy(g, "SAL", "4", 400)).At(step.DiscardKey, "LN")
	g.Refuses(rules.Pass{By: g.Owner("SAL")}, rules.WrongStep)
	g.Do(rules.DiscardTrain{By: g.Corp("LN"), Train: g.Card("3", "LN")}).At(step.DiscardKey, "Plant")
	g.Do(rules.DiscardTrain{By: g.Corp("Plant"), Train: g.Card("3", "Plant")})
	if n := g.Card("3", "pool"); g.View().TrainPrice(n) != 200 {
		t.Errorf("a train of the pool costs %d", g.View().TrainPrice(n))
	}
	if v := g.View(); v.TrainCount(g.Owner("LN")) != 1 || v.TrainCount(g.Owner("Plant")) != 1 ||
		v.TrainLimit(g.Corp("LN")) != 1 {
		t.Error("a company is above its limit")
	}
}

// TestBuyerDiscards: a five-share company with a 3-train that buys the first 4 keeps one of them (R93; scenario 49,
// trap 50).
func TestBuyerDiscards(t *testing.T) {
	for _, kept := range []string{"3", "4"} {
		g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 110, "p1", 60).Phase("3").Cash("SAL", 1000)
		g.Train("SAL", "3")
		operated(soldOut(g, "3"), "SAL").Operate(2).Step(step.TrainsKey).Do(buy(g, "SAL", "4", 400)).At(step.DiscardKey,
			"SAL")
		given := map[string]string{"3": "4", "4": "3"}[kept]
		g.Do(rules.DiscardTrain{By: g.Corp("SAL"), Train: g.Card(given, "SAL")})
		if g.View().FirstCard(g.Kind(kept), g.Owner("SAL")) == 0 || g.S.Trains[g.Card(given, "pool")] != id.Pool {
			t.Errorf("SAL does not keep the %s", kept)
		}
	}
}

// TestOneOfAKind: a second train of a kind comes from another company, not from the bank (R88, R89; scenario 10).
func TestOneOfAKind(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 110, "p1", 60).Found("LN", 100, "p1", 60).Cash("SAL",
		1000)
	g.Train("LN", "2")
	operated(g, "SAL", "LN").Operate(2).Step(step.TrainsKey).Do(buy(g, "SAL", "2", 100))
	g.Refuses(buy(g, "SAL", "2", 100), rules.OneOfKind)
	g.Do(rules.BuyTrain{By: g.Corp("SAL"), Train: g.Card("2", "LN"), From: g.Owner("LN"), Price: 1})
	if g.View().TrainCount(g.Owner("SAL")) != 2 {
		t.Error("SAL has no second train")
	}
}

// TestNothingInTheTreasury: with exactly $0 the president pays another company's train, up to the printed price; with
// $1 he does not (R100; scenario 11, trap 20).
func TestNothingInTheTreasury(t *testing.T) {
	for treasury, refused := range map[int32]int32{0: 101, 1: 2} {
		g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SR", 110, "p1", 60).Found("LN", 100, "p2", 60).Cash("p1",
			150)
		g.Train("LN", "2", "2")
		operated(g, "SR", "LN").Cash("SR", treasury).Operate(2).Step(step.TrainsKey)
		deal := rules.BuyTrain{By: g.Corp("SR"), Train: g.Card("2", "LN"), From: g.Owner("LN"), Price: refused}
		if r := g.Check(deal); !r.Refused() {
			t.Errorf("with %d the train costs %d", treasury, refused)
		}
		deal.Price = refused - 1
		before := g.S.Cash[g.Owner("p1")]
		g.Do(deal)
		if paid := before - g.S.Cash[g.Owner("p1")]; paid != max(0, deal.Price-treasury) {
			t.Errorf("with %d the president pays %d", treasury, paid)
		}
	}
}

// TestHelp: the president helps a trainless company with any train, but only if the treasury is below the cheapest
// (R95, R96; scenario 12, trap 49).
func TestHelp(t *testing.T) {
	for treasury, helped := range map[int32]bool{199: true, 200: false} {
		g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SR", 110, "p1", 60).Phase("4").Cash("p1", 500)
		g.Train("pool", "3")
		operated(g, "SR").Cash("SR", treasury).Operate(2).Step(step.TrainsKey)
		if r := g.Check(buy(g, "SR", "4", 400)); r.Refused() == helped {
			t.Errorf("with %d: %v", treasury, r.Reason)
		}
	}
}

// TestMeans: the treasury pays first and then the president's cash; he sells only while both are too little. In place
// of all that the company may buy a train of another (R102b).
func TestMeans(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SR", 110, "p1", 60).Found("LN", 100, "p2", 60).Give("LN", 20,
		"initial", "p1")
	operated(soldOut(g.Phase("4"), "2", "3"), "SR", "LN").Train("LN", "4")
	g.Cash("SR", 100).Cash("p1", 299).Operate(2).Step(step.TrainsKey).At(step.TrainsKey, "SR")
	sale := rules.SellShares{By: id.OfPlayer(1), Corp: g.Corp("LN"), Percent: 20}
	if r := g.Check(sale); r.Refused() {
		t.Errorf("$1 is missing, and the sale is refused: %v", r.Reason)
	}
	if r := g.Check(rules.BuyTrain{By: g.Corp("SR"), Train: g.Card("4", "LN"), From: g.Owner("LN"),
		Price: 100}); r.Refused() {
		t.Errorf("the train of LN: %v", r.Reason)
	}
	g.Cash("p1", 300)
	if r := g.Check(sale); !r.Refused() {
		t.Error("nothing is missing, and shares may be sold")
	}
	g.Do(buy(g, "SR", "4", 400))
	g.WantCash(map[string]int32{"SR": 0, "p1": 0})
}

// TestFirstTurnSale: the own shares of a company are not sold for its train in its first turn, which recorded games
// allow (R98; scenario 13).
func TestFirstTurnSale(t *testing.T) {
	for _, profile := range []rules.Profile{rules.Rulebook, rules.Recorded} {
		g := rulestest.New(t, build(t, profile), 3).Found("SR", 70, "p1", 60).Cash("SR", 30).Cash("p1", 20)
		g.Operate(2).Step(step.TrainsKey)
		g.S.Corps[g.Corp("SR")].Flags |= rules.Operated
		g.S.Turn.First = true
		sale := rules.SellShares{By: id.OfPlayer(1), Corp: g.Corp("SR"), Percent: 20}
		if profile == rules.Rulebook {
			g.Refuses(sale, rules.NotOperated)
			continue
		}
		price := g.View().Price(g.Corp("SR"))
		if g.Do(sale); g.S.Cash[id.OfPlayer(1)] != 20+price || g.View().Price(g.Corp("SR")) >= price {
			t.Errorf("p1 has %d", g.S.Cash[id.OfPlayer(1)])
		}
		g.Do(buy(g, "SR", "2", 100))
	}
}

// TestPresidencyProtected: a sale for a train leaves the company that buys with its president; of another company the
// presidency goes to the nearest (R97; scenario 14, trap 22).
func TestPresidencyProtected(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SR", 110, "p1", 40).Found("LN", 100, "p1", 40)
	g.Give("SR", 40, "initial", "p2").Float("SR").Give("LN", 40, "initial", "p2").Float("LN")
	operated(g, "SR", "LN").Cash("SR", 0).Cash("p1", 0).Operate(2).Step(step.TrainsKey).At(step.TrainsKey, "SR")
	if r := g.Check(rules.SellShares{By: id.OfPlayer(1), Corp: g.Corp("SR"), Percent: 20}); !r.Refused() {
		t.Error("SR changes its president by a sale for its train")
	}
	g.Do(rules.SellShares{By: id.OfPlayer(1), Corp: g.Corp("LN"), Percent: 20})
	g.WantPresident("LN", 2)
	g.WantPresident("SR", 1)
}

// TestTrainlessWithoutRoute: every company must own a train; in recorded games one that never had a route need not
// (R94; scenario 15, trap 2).
func TestTrainlessWithoutRoute(t *testing.T) {
	for _, c := range []struct {
		corp    string
		profile rules.Profile
		must    bool
	}{{"LN", rules.Rulebook, true}, {"LN", rules.Recorded, false}, {"SR", rules.Recorded, true}} {
		g := rulestest.New(t, build(t, c.profile), 3).Found(c.corp, 110, "p1", 60)
		g.Operate(2)
		for g.InCharge() != step.TrainsKey {
			g.Pass()
		}
		if r := g.Check(rules.Pass{By: g.Owner(c.corp)}); (r.Reason == rules.MustBuyTrain) != c.must {
			t.Errorf("%s, %v: %v", c.corp, c.profile, r.Reason)
		}
	}
}

// TestEmergencyBlocks: while money is short any block may be sold, in recorded games none larger than needed, and of
// each company one (R99; scenario 42, traps 23, 49).
func TestEmergencyBlocks(t *testing.T) {
	for _, profile := range []rules.Profile{rules.Rulebook, rules.Recorded} {
		g := rulestest.New(t, build(t, profile), 4).Found("Plant", 100, "p1", 60).Found("FECR", 110, "p1", 60).Found("SAL",
			110, "p2", 60)
		soldOut(g.Phase("3"), "4", "5", "6").Give("SAL", 40, "initial", "p1").Float("SAL")
		g.S.Corps[g.Corp("Plant")].Price, g.S.Corps[g.Corp("FECR")].Price = g.ParCell(110), g.ParCell(110)
		operated(g, "Plant", "FECR", "SAL").Cash("Plant", 30).Cash("p1", 20)
		g.Operate(2)
		base := g.View().Base()
		base.Actor = g.Owner("Plant")
		g.Step(step.TrainsKey)
		sale := func(corp string, percent uint8) rules.Refusal {
			return g.Check(rules.SellShares{By: id.OfPlayer(1), Corp: g.Corp(corp), Percent: percent})
		}
		if r := sale("SAL", 20); r.Refused() {
			t.Errorf("%v: one share of SAL: %v", profile, r.Reason)
		}
		if r := sale("SAL", 40); r.Refused() { // 30 and 20 and 110 are 160, so one share does not do
			t.Errorf("%v: two shares of SAL: %v", profile, r.Reason)
		}
		g.Cash("p1", 120)
		if r := sale("SAL", 40); r.Refused() != (profile == rules.Recorded) {
			t.Errorf("%v: two shares of SAL where one does: %v", profile, r.Reason)
		}
		g.Cash("p1", 20).Do(rules.SellShares{By: id.OfPlayer(1), Corp: g.Corp("SAL"), Percent: 20})
		if r := sale("SAL", 20); !r.Refused() {
			t.Errorf("%v: a second block of SAL", profile)
		}
		g.Cash("p1", 170)
		if r := sale("FECR", 20); !r.Refused() {
			t.Errorf("%v: a sale though the money suffices", profile)
		}
	}
}

// TestSaleWithoutNeed: a company with a train sells nobody's shares; recorded games let its president do so while money
// would be short (R102a; scenario 43).
func TestSaleWithoutNeed(t *testing.T) {
	for _, profile := range []rules.Profile{rules.Rulebook, rules.Recorded} {
		g := rulestest.New(t, build(t, profile), 3).Found("SAL", 75, "p1", 60).Cash("SAL", 10).Cash("p1", 0).Train("SAL", "2")
		operated(g, "SAL").Operate(2).Step(step.TrainsKey)
		if g.InCharge() != step.TrainsKey {
			continue
		}
		r := g.Check(rules.SellShares{By: id.OfPlayer(1), Corp: g.Corp("SAL"), Percent: 20})
		if r.Refused() != (profile == rules.Rulebook) {
			t.Errorf("%v: %v", profile, r.Reason)
		}
	}
}

// TestCanalCompanyCloses: FECCTC closes when FECR gets a train, from whomever (R129; scenario 40).
func TestCanalCompanyCloses(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 4).Found("FECR", 110, "p1", 60).Found("LN", 100, "p1",
		60).Own("FECCTC", "p2")
	g.Train("LN", "2")
	operated(g, "FECR", "LN").Operate(2).Step(step.TrainsKey).At(step.TrainsKey, "FECR")
	g.Do(rules.BuyTrain{By: g.Corp("FECR"), Train: g.Card("2", "LN"), From: g.Owner("LN"), Price: 1})
	if usable(g.View(), canal) {
		t.Error("FECCTC is open")
	}
}

// TestTwoFacesInOneTurn: once the first six is bought a second may follow, of either kind, and each keeps its kind
// (R88, R90; scenario 50).
func TestTwoFacesInOneTurn(t *testing.T) {
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 110, "p1", 60).Phase("5").Cash("SAL", 1200)
	tx := rules.Tx{View: g.View()}
	tx.Convert(g.Corp("SAL"))
	operated(soldOut(g, "5"), "SAL").Operate(2).Step(step.TrainsKey)
	first := buy(g, "SAL", "6", 600)
	g.Do(first)
	second := buy(g, "SAL", "6", 600)
	second.As = g.Kind(express)
	g.Do(second)
	if v := g.View(); isExpress(v, first.Train) || !isExpress(v, second.Train) {
		t.Error("a train has the other kind")
	}
}

// TestNothingAfterASale: with nothing in the treasury no train of another company is bought once shares were sold for
// one, which a record may yet say (R100; scenario 44).
func TestNothingAfterASale(t *testing.T) {
	for _, profile := range []rules.Profile{rules.Rulebook, rules.Recorded} {
		g := rulestest.New(t, build(t, profile), 3).Found("SR", 110, "p1", 60).Found("LN", 100, "p1", 60).Train("LN", "2",
			"2")
		operated(g, "SR", "LN").Cash("SR", 0).Cash("p1", 20).Operate(2).Step(step.TrainsKey).At(step.TrainsKey, "SR")
		g.Do(sale(g, "p1", "LN", 20))
		v := g.View()
		if profile == rules.Recorded {
			v.For = rules.Stored
		}
		r := rules.Check(v, rules.BuyTrain{By: g.Corp("SR"), Train: g.Card("2", "LN"), From: g.Owner("LN"), Price: 50})
		if r.Refused() != (profile == rules.Rulebook) {
			t.Errorf("%v: %v", profile, r.Reason)
		}
	}
}

// TestTold: a conversion names the things that stay and those that it ends (R61-R64, R83); before the first 5-train is
// bought it is shown which companies it converts, and before the first six the track that the storm takes, where there
// is anything to take (R62, R70f, R92); a share of a company without president, how it gets one (R108b).
func TestTold(t *testing.T) {
	told := func(g *rulestest.Game, a rules.Action) []words.Notice {
		t.Helper()
		v := g.View()
		before := *v.S
		v.S = &before
		g.Do(a)
		list := ahead(v, g.View(), a)
		for _, n := range list {
			if n.Text[words.En] == "" || n.Text[words.Ja] == "" {
				t.Errorf("a language is missing: %q", n.Text)
			}
		}
		return list
	}
	for ln, want := range map[int][]string{0: {"SAL"}, 40: {"LN", "SAL"}, 60: {"LN", "SAL"}} { // what LN has sold
		g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 110, "p1", 60).Phase("4").Cash("SAL", 1500)
		if ln > 0 {
			g.Found("LN", 100, "p2", ln)
		}
		operated(soldOut(g, "4"), "SAL").Operate(2)
		for g.View().Actor() != g.Owner("SAL") {
			g.Pass()
		}
		var corps []id.Corp
		for _, name := range want {
			corps = append(corps, g.Corp(name))
		}
		list := told(g.Step(step.TrainsKey), buy(g, "SAL", "5", 500))
		if len(list) != 1 || list[0].Text != conversions || !slices.Equal(list[0].Corps, corps) {
			t.Errorf("the first 5, with %d percent of LN sold: %v", ln, list)
		}
	}
	g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 110, "p1", 60).Phase("3")
	operated(g, "SAL").Operate(2).At(convertKey, "SAL")
	if list := told(g.Copy(), rules.Pass{By: g.Owner("SAL")}); len(list) != 0 {
		t.Errorf("no conversion: %v", list)
	}
	if list := told(g, Convert{By: g.Corp("SAL")}); len(list) != 1 || list[0].Text != converting {
		t.Errorf("a conversion: %v", list)
	}
	for player, want := range map[string]int{"p2": 0, "p3": 1} { // who has a share already takes the company over
		g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 100, "p1", 60).Give("SAL", 20, "initial", "p2")
		operated(g, "SAL").Stock(2, player).Cash(player, 500)
		tx := rules.Tx{View: g.View()}
		tx.Leave(1)
		list := told(g, rules.BuyShares{By: g.Owner(player), Corp: g.Corp("SAL"), From: id.Pool, Percent: 20})
		if len(list) != want || want > 0 && (list[0].Text != noPresident || list[0].Corp != g.Corp("SAL")) {
			t.Errorf("%s buys a share of a company without president: %v", player, list)
		}
	}
	for corp, want := range map[string]words.Pair{"": stormComes, "lower": stormComes, "LN": hotelGoes, "none": {}} {
		g := rulestest.New(t, build(t, rules.Rulebook), 3).Found("SAL", 110, "p1", 60).Found("LN", 100, "p2",
			60).Phase("5").Cash("SAL", 1500)
		operated(soldOut(g, "5"), "SAL", "LN").Operate(2).Step(step.TrainsKey)
		tx := rules.Tx{View: g.View()}
		if corp == "lower" {
			tx.LayTile(g.Corp("LN"), g.Hex(lowerKeys), g.Tile("8"), 1, 0)
		} else if corp != "none" {
			tx.LayTile(g.Corp("LN"), g.Hex(keyWest), g.Tile("58"), 4, 0)
		}
		if corp == "LN" {
			tx.PlaceHexToken(g.Corp("LN"), g.Hex(keyWest), 0)
		}
		switch list := told(g, buy(g, "SAL", "6", 600)); {
		case corp == "none" && len(list) == 0:
		case len(list) != 1 || list[0].Text != want || corp == "LN" && list[0].Corp != g.Corp("LN"):
			t.Errorf("the storm with a hotel of %q: %v", corp, list)
		}
	}
}
