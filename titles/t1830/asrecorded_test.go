package t1830

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// The tests of this file are about differences of recorded games, and about old actions that stored games may still
// hold.

// stored judges and plays an action of a stored game.
func stored(g *rulestest.Game, a rules.Action) rules.Refusal {
	v := g.View()
	v.For |= rules.Stored
	if r := rules.Check(v, a); r.Refused() && !rules.OnlyPass(v) {
		return r
	}
	return rules.Do(v, a, &g.S)
}

// TestShareGoesWithThePrivate is X6: the share that came with the Camden & Amboy moves, not the first one in the pool,
// and bars the trade while a player has it.
func TestShareGoesWithThePrivate(t *testing.T) {
	g := startRecorded(t, 3)
	g.Stock(2, "p1").Own("CA", "p2").Found("PRR", 100, "p3", 20)
	g.Give("PRR", 10, "initial", "p1").Give("PRR", 10, "initial", "pool").Give("PRR", 10, "p1", "pool")
	its := g.Title.PresidentCert(g.Corp("PRR")) + 1
	g.Do(trade(g, "CA", 1))
	if g.S.Holder[its] != g.Owner("p1") {
		t.Error("another share went with the private")
	}
	g.Pass().At("stock", "p2").Refuses(trade(g, "CA", 1), rules.NotTradable)
	if !slices.Contains(notation.Can(g.View()), "buy_company") {
		t.Error("the trade that the share bars is not listed")
	}
	if r := stored(g, trade(g, "CA", 1)); r.Refused() {
		t.Errorf("a stored game is refused: %v", r.Reason)
	}
	g.WantShares("PRR", map[string]int{"p1": 10, "p2": 10, "p3": 20})
}

// TestTurnWaitsForAPass is X6, R32: the turn of a player who could only buy the private that its share bars waits for a
// pass, which stored games lack.
func TestTurnWaitsForAPass(t *testing.T) {
	position := func() *rulestest.Game {
		g := startRecorded(t, 3)
		g.Stock(2, "p1").Own("CA", "p3").Found("PRR", 100, "p1", 20).Give("PRR", 10, "initial", "p3")
		return g.Cash("p2", 5).Pass().At("stock", "p2")
	}
	g := position()
	if legal := g.Legal(); len(legal) != 1 || legal[0] != (rules.Pass{By: g.Owner("p2")}) {
		t.Errorf("offered are %v", legal)
	}
	next := sell(g, "PRR", 10)
	next.By = g.Owner("p3")
	g.Refuses(next, rules.NotYourTurn)
	want := g.Copy()
	want.Pass().Do(next)
	if r := stored(g, next); r.Refused() || g.S != want.S {
		t.Errorf("a stored game goes another way: %v", r.Reason)
	}
}

// TestPriceAfterASale is X11, R138: recorded games ask the minimum price of a train from a company for the rest of the
// step, with or without a duty to buy.
func TestPriceAfterASale(t *testing.T) {
	position := func(g *rulestest.Game) *rulestest.Game {
		g.Found("PRR", 100, "p1", 60).Float("PRR").Found("NYC", 100, "p2", 60).Float("NYC").Operate(2).At("track", "PRR")
		g.Train("PRR", "2").Train("NYC", "4").Cash("PRR", 100).Cash("p1", 0).Step("trains")
		g.S.Turn.LastSale = 50
		return g
	}
	g := position(start(t, 3))
	g.Refuses(buyTrain(g, "4", "NYC", 1), rules.Legal)
	g = position(startRecorded(t, 3))
	g.Refuses(buyTrain(g, "4", "NYC", 50), rules.HelpAfterSale)
	g.Refuses(buyTrain(g, "4", "NYC", 51), rules.Legal)
	if r := stored(g, buyTrain(g, "4", "NYC", 50)); r.Refused() {
		t.Errorf("a stored game is refused: %v", r.Reason)
	}
}

// TestStationAtOnce: as recorded, a company does nothing else between the tile of the D&H and its station, and the
// private acts.
func TestStationAtOnce(t *testing.T) {
	position := func(g *rulestest.Game) *rulestest.Game {
		g.Found("PRR", 100, "p1", 60).Float("PRR").Operate(2).At("track", "PRR")
		g.Phase("3").Own("DH", "PRR").Own("SV", "p2").Cash("PRR", 1025)
		return g.Do(layVia(g, "DH", "F16", "57", 1)).At("teleport", "PRR")
	}
	purchase := func(g *rulestest.Game) rules.BuyPrivate {
		return rules.BuyPrivate{By: g.Owner("PRR"), Private: g.Private("SV"), Price: 20}
	}
	g := position(start(t, 3))
	g.Refuses(purchase(g), rules.Legal) // R90
	g = position(startRecorded(t, 3))
	g.Refuses(purchase(g), rules.WrongStep)
	g.Refuses(rules.Bankrupt{By: g.Corp("PRR")}, rules.WrongStep)
	if active, can := notation.Acting(g.View()), strings.Join(notation.Can(g.View()), ","); active != "DH" ||
		can != "pass,place_token" {
		t.Errorf("%s to act, %s", active, can)
	}
	if r := stored(g, purchase(g)); r.Refused() {
		t.Errorf("a stored game is refused: %v", r.Reason)
	}
}

// TestListed has actions that recorded games list though they are illegal, and legal ones that they do not list.
func TestListed(t *testing.T) {
	g := startRecorded(t, 3).Cash("p1", 0)
	if can := strings.Join(notation.Can(g.View()), ","); can != "bid,pass" {
		t.Errorf("the auction lists %s to a player without money", can)
	}
	for _, c := range []struct {
		corp   string
		trains []string
		want   string
	}{
		{"PRR", []string{"3", "3", "3"}, "bankrupt,discard_train"},
		{"NYC", []string{"3", "3", "3", "3"}, "discard_train"}, // not its turn
	} {
		g = startRecorded(t, 3)
		g.Found("PRR", 100, "p1", 60).Float("PRR").Found("NYC", 100, "p2", 60).Float("NYC").Operate(2).At("track", "PRR")
		g.Phase("3").Train(c.corp, c.trains...).Cash("PRR", 1000).Step("trains")
		for n := g.Card("3", "initial"); n != 0; n = g.View().FirstCard(g.Kind("3"), id.Initial) {
			g.S.Trains[n] = id.Nobody
		}
		g.Do(buyTrain(g, "4", "initial", 300)).At("discard", c.corp)
		if can := strings.Join(notation.Can(g.View()), ","); can != c.want {
			t.Errorf("%s above the limit lists %s, want %s", c.corp, can, c.want)
		}
	}
}

// TestDealsDuringDiscards is R90, R136: as recorded, the company in turn buys privates and uses them while trains above
// the limit are given up, its own or those of another company. By the rulebook discards come first.
func TestDealsDuringDiscards(t *testing.T) {
	position := func(g *rulestest.Game, corp string, trains ...string) *rulestest.Game {
		g.Found("PRR", 100, "p1", 60).Float("PRR").Found("NYC", 100, "p2", 60).Float("NYC").Operate(2).At("track", "PRR")
		g.Phase("3").Own("CS", "p2").Train(corp, trains...).Cash("PRR", 1000).Cash("NYC", 1000).Step("trains")
		for n := g.Card("3", "initial"); n != 0; n = g.View().FirstCard(g.Kind("3"), id.Initial) {
			g.S.Trains[n] = id.Nobody
		}
		return g.Do(buyTrain(g, "4", "initial", 300)).At("discard", corp)
	}
	purchase := func(g *rulestest.Game, corp string) rules.BuyPrivate {
		return rules.BuyPrivate{By: g.Owner(corp), Private: g.Private("CS"), Price: 20}
	}
	lay := func(g *rulestest.Game) rules.LayTile {
		a := layVia(g, "CS", "B20", "58", 0)
		a.By = g.Corp("PRR")
		return a
	}
	for _, c := range []struct {
		corp   string
		trains []string
		can    string
	}{
		{"PRR", []string{"3", "3", "3"}, "bankrupt,buy_company,discard_train"},
		{"NYC", []string{"3", "3", "3", "3"}, "discard_train"},
	} {
		g := position(startRecorded(t, 3), c.corp, c.trains...)
		if can := strings.Join(notation.Can(g.View()), ","); can != c.can {
			t.Errorf("%s above the limit lists %s, want %s", c.corp, can, c.can)
		}
		g.Refuses(purchase(g, "NYC"), rules.NotYourTurn)
		g.Do(purchase(g, "PRR")).At("discard", c.corp)
		g.Do(lay(g)).At("discard", c.corp)

		g = position(start(t, 3), c.corp, c.trains...)
		g.Refuses(purchase(g, "PRR"), rules.WrongStep)
	}
}

// TestEarlyBankruptcySellsNothing is X12: before the train step shares neither count nor are they sold.
func TestEarlyBankruptcySellsNothing(t *testing.T) {
	g := startRecorded(t, 3)
	g.Found("PRR", 100, "p1", 60).Float("PRR").Found("NYC", 100, "p2", 60).Give("NYC", 20, "initial", "p1").Float("NYC")
	west(g.Operate(2).At("track", "PRR"))
	g.Cash("PRR", 0).Cash("p1", 50)
	bankrupt := rules.Bankrupt{By: g.Corp("PRR")}
	late := g.Copy()
	g.Do(bankrupt).WantCash(map[string]int32{"p1": 0})
	g.WantShares("NYC", map[string]int{"p1": 20, "p2": 60})
	if !g.S.End.Over {
		t.Error("the game goes on")
	}
	late.Step("trains").Refuses(bankrupt, rules.StillSolvent)
}
