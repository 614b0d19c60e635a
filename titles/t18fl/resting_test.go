package t18fl

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
)

// game begins a game by the rulebook.
func game(t testing.TB, players int) *rulestest.Game {
	t.Helper()
	return rulestest.New(t, build(t, rules.Rulebook), players)
}

// TestBankruptBarsNobody: the new president sells his shares of a company that the bankrupt sold before him in the same
// turn, and is not bankrupt while they suffice; it was so until the rule was corrected (R37, R108).
func TestBankruptBarsNobody(t *testing.T) {
	for _, corrected := range []bool{true, false} {
		g := game(t, 4)
		if !corrected {
			g = without(t, "18FL/R108", 4)
		}
		g.Found("LN", 110, "p1", 40).Give("LN", 40, "initial", "p2").Float("LN")
		g.Found("ACL", 100, "p3", 40).Give("ACL", 20, "initial", "p1").Give("ACL", 20, "initial", "p2").Float("ACL")
		soldOut(g.Phase("3"), "2")
		g.Train("ACL", "3")
		operated(g, "LN", "ACL").Cash("LN", 20).Cash("p1", 0).Cash("p2", 0).Operate(3).Step(step.TrainsKey)
		g.Do(rules.Bankrupt{By: g.Corp("LN")}).At(step.TrainsKey, "LN")
		g.WantPresident("LN", 2)
		g.WantCash(map[string]int32{"LN": 120})
		sold := sale(g, "p2", "ACL", 20)
		if !corrected {
			g.Refuses(sold, rules.SoldThisTurn)
			g.Do(rules.Bankrupt{By: g.Corp("LN")})
			continue
		}
		g.Refuses(rules.Bankrupt{By: g.Corp("LN")}, rules.StillSolvent)
		g.Do(sold, buy(g, "LN", "3", 200))
		g.WantCash(map[string]int32{"LN": 0, "p2": 10})
	}
}

// TestRestingSellsNoTrain: nobody buys a train from a company without president, which anybody could until the rule was
// corrected; a company that is led sells its trains as ever (R86, R108a).
func TestRestingSellsNoTrain(t *testing.T) {
	for _, corrected := range []bool{true, false} {
		g := game(t, 4)
		if !corrected {
			g = without(t, "18FL/R108a", 4)
		}
		g.Found("LN", 100, "p1", 60).Found("ACL", 110, "p2", 60).Train("LN", "2", "2")
		operated(g, "LN", "ACL").Cash("ACL", 50).Cash("p2", 500).Operate(2).Step(step.TrainsKey).At(step.TrainsKey, "ACL")
		a := rules.BuyTrain{By: g.Corp("ACL"), Train: g.Card("2", "LN"), From: g.Owner("LN"), Price: 1}
		if r := g.Check(a); r.Refused() {
			t.Errorf("LN has a president, and its train is refused: %v", r.Reason)
		}
		tx := rules.Tx{View: g.View()}
		tx.Leave(1)
		if !corrected {
			g.Do(a)
			continue
		}
		g.Refuses(a, restingSeller)
		for _, offered := range g.Legal() {
			if b, ok := offered.(rules.BuyTrain); ok && b.From == g.Owner("LN") {
				t.Errorf("%v is offered", b)
			}
		}
	}
}

// TestNoSaleWithoutHelp: while the treasury pays the cheapest train the president neither helps nor sells for a dearer
// one, and no presidency passes by such a sale. It did until the rule was corrected, and does in recorded games (R96,
// R99).
func TestNoSaleWithoutHelp(t *testing.T) {
	corrected := func() *rulestest.Game { return game(t, 3) }
	for _, c := range []struct {
		name     string
		game     func() *rulestest.Game
		treasury int32
		want     rules.Reason
	}{
		{"the treasury pays the 3", corrected, 200, rules.SaleNotNeeded},
		{"it pays more than that", corrected, 250, rules.SaleNotNeeded},
		{"$1 is missing", corrected, 199, rules.Legal},
		{"before", func() *rulestest.Game { return without(t, "18FL/R96", 3) }, 250, rules.Legal},
		{"recorded", func() *rulestest.Game { return rulestest.New(t, build(t, rules.Recorded), 3) }, 250, rules.Legal},
	} {
		g := c.game().Found("SR", 110, "p1", 60).Found("LN", 100, "p2", 60).Give("LN", 20, "initial", "p1")
		g.Phase("4").Train("pool", "3")
		operated(g, "SR", "LN").Cash("SR", c.treasury).Cash("p1", 50).Operate(3).Step(step.TrainsKey).At(step.TrainsKey, "SR")
		r := g.Check(sale(g, "p1", "LN", 20))
		if r.Reason != c.want {
			t.Errorf("%s: %v, want %v", c.name, r.Reason, c.want)
		}
		if c.want == rules.SaleNotNeeded && (r.Rule != "18FL/R99" || r.Have != c.treasury || r.Need != 200) {
			t.Errorf("%s: refused by %s with %d of %d", c.name, r.Rule, r.Have, r.Need)
		}
	}
}

// TestTerminalBesideHome: TC goes to the city of Jacksonville in which the company has no station, though its home is
// the other, and it runs from both; they stay two where the gray tile joins the cities. It was refused until the rule
// was corrected (R77, R127).
func TestTerminalBesideHome(t *testing.T) {
	place := func(g *rulestest.Game, corp string, city uint8) rules.PlaceToken {
		g.Found(corp, 110, "p1", 60).Own("TC", "p1").Operate(2).Step(bonusKey)
		return rules.PlaceToken{By: g.Corp(corp), Of: g.Corp(corp), Via: g.Private("TC"), Hex: g.Hex(doubleHome), City: city}
	}
	for _, corp := range []string{"SR", "SAL"} {
		g := game(t, 3)
		home := uint8(g.Title.Corp(g.Corp(corp)).HomeCity)
		old := without(t, "18FL/R127", 3)
		old.Refuses(place(old, corp, 1-home), rules.HasStation)
		other := place(g, corp, 1-home)
		same := other
		same.City = home
		g.Refuses(same, rules.HasStation)
		g.Do(other)
		if set := g.View().Position().Stations(g.Hex(doubleHome), g.Corp(corp)); set != 3 {
			t.Errorf("%s has stations in the cities %02b", corp, set)
		}
		tx := rules.Tx{View: g.View()}
		for _, name := range []string{"487", "488", "489"} {
			tx.LayTile(g.Corp(corp), g.Hex(doubleHome), g.Tile(name), 4, 0)
		}
		cell := g.S.Cells[g.Hex(doubleHome)]
		if free := g.View().Position().Slots(g.Hex(doubleHome), 0); len(free) != 3 || free[2] != 0 ||
			cell.Extra[0] != g.Corp(corp) {
			t.Errorf("%s: the slots of 489 hold %v, beside them %v", corp, free, cell.Extra)
		}
	}
}

// TestRestingGivesUpTrains: a company without president gives up its lowest trains by itself when its limit falls, and
// nobody is asked; somebody chose until the rule was corrected (R93).
func TestRestingGivesUpTrains(t *testing.T) {
	for _, corrected := range []bool{true, false} {
		g := game(t, 3)
		if !corrected {
			g = without(t, "18FL/R93", 3)
		}
		g.Found("SAL", 110, "p1", 60).Found("LN", 100, "p2", 60).Phase("4")
		tx := rules.Tx{View: g.View()}
		tx.Convert(g.Corp("LN"))
		g.Train("LN", "3", "3", "4")
		operated(soldOut(g, "4"), "SAL", "LN").Cash("SAL", 1000)
		g.Operate(2).Step(step.TrainsKey)
		tx.Leave(2)
		g.Do(buy(g, "SAL", "5", 500))
		if !corrected {
			g.At(step.DiscardKey, "LN")
			continue
		}
		if g.InCharge() == step.DiscardKey {
			t.Fatal("somebody is asked for a train of LN")
		}
		v := g.View()
		if v.TrainCount(g.Owner("LN")) != 2 || v.FirstCard(g.Kind("4"), g.Owner("LN")) == 0 ||
			v.FirstCard(g.Kind("3"), g.Owner("pool")) == 0 {
			t.Errorf("LN has %d trains", v.TrainCount(g.Owner("LN")))
		}
	}
}
