package step_test

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// buy returns a purchase by the company whose turn it is.
func buy(g *rulestest.Game, kind, from string, price int32) rules.BuyTrain {
	return rules.BuyTrain{By: g.View().Actor().Corp(), Train: g.Card(kind, from), From: g.Owner(from), Price: price}
}

// TestDiscards checks that companies above a lowered train limit discard before the buyer goes on, in the order of the
// charters, or with loose actions in any order (1830/R134-R136, X13).
func TestDiscards(t *testing.T) {
	for _, loose := range []rules.Switch{rules.Off, rules.On} {
		def := toy()
		def.Policy.LooseActions = loose
		g := operate(t, def).Cash("RED", 1000)
		g.Train("BLUE", "2", "2").Train("RED", "2").Train("closed", "2", "2", "2")
		g.Step("trains").Do(buy(g, "3", "initial", 180)).At("discard", "RED")
		blue := rules.DiscardTrain{By: g.Corp("BLUE"), Train: g.Card("2", "BLUE")}
		if loose.On() {
			g.Do(blue).At("discard", "RED")
			g.Do(rules.DiscardTrain{By: g.Corp("RED"), Train: g.Card("2", "RED")})
		} else {
			g.Refuses(blue, rules.OtherDiscards)
			g.Refuses(rules.DiscardTrain{By: g.Corp("RED"), Train: g.Card("2", "BLUE")}, rules.NotOwnTrain)
			g.Do(rules.DiscardTrain{By: g.Corp("RED"), Train: g.Card("3", "RED")}).At("discard", "BLUE")
			g.Do(blue)
		}
		if g.InCharge() == "discard" {
			t.Error("the discards do not end")
		}
		if n := g.View().TrainCount(id.Pool); n != 2 {
			t.Errorf("%d trains in the open market", n)
		}
	}
}

// TestTrainStep checks when the train step is open, and the trains and prices it allows (1830/R130-R134).
func TestTrainStep(t *testing.T) {
	at := func(red int32) *rulestest.Game { return operate(t, toy()).Cash("RED", red).Step("trains") }
	g := at(80)
	g.Refuses(buy(g, "2", "initial", 79), rules.TrainPrice)
	g.Refuses(buy(g, "3", "initial", 180), rules.TrainLater)
	g.Refuses(rules.Pass{By: g.Owner("RED")}, rules.Legal)
	g.Do(buy(g, "2", "initial", 80))
	if g.View().Actor() == g.Owner("RED") {
		t.Error("the step stays open without money")
	}

	g = at(79)
	g.Refuses(buy(g, "2", "initial", 80), rules.NoMoneyForTrain)
	g.Refuses(rules.SellShares{By: g.Owner("p1"), Corp: g.Corp("RED"), Percent: 10}, rules.NoDuty)
	g.Train("BLUE", "2")
	g.Refuses(buy(g, "2", "BLUE", 0), rules.TrainTooLow)
	g.Refuses(buy(g, "2", "BLUE", 80), rules.NoMoneyForTrain)
	g.Do(buy(g, "2", "BLUE", 79))
	g.WantCash(map[string]int32{"RED": 0, "BLUE": 1079})

	g = at(1000).Train("RED", "2", "2")
	g.Refuses(buy(g, "2", "initial", 80), rules.TrainLimit)

	g = at(1000).Phase("4").Train("RED", "3")
	trade := buy(g, "4", "initial", 200)
	trade.TradeIn = g.Card("3", "RED")
	g.Refuses(buy(g, "4", "initial", 300), rules.TrainLimit)
	g.Do(trade)
	g.WantCash(map[string]int32{"RED": 800})
	if g.S.Trains[trade.TradeIn] != id.Pool {
		t.Error("the train in part payment is not in the open market")
	}
}

// TestEmergency checks the president's help and forced sales (1830/R137-R139).
func TestEmergency(t *testing.T) {
	g := join(operate(t, toy())).Cash("RED", 5).Cash("p1", 10).Give("BLUE", 30, "initial", "p1").Step("trains")
	sell := func(corp string, percent uint8) rules.SellShares {
		return rules.SellShares{By: g.Owner("p1"), Corp: g.Corp(corp), Percent: percent}
	}
	g.Refuses(rules.Pass{By: g.Owner("RED")}, rules.MustBuyTrain)
	g.Refuses(buy(g, "2", "initial", 80), rules.HelpTooLittle)
	g.Refuses(rules.Bankrupt{By: g.Corp("RED")}, rules.StillSolvent)
	g.Refuses(sell("BLUE", 20), rules.OnlyAsNeeded)
	g.Refuses(sell("GREEN", 10), rules.NotStarted)
	other := sell("BLUE", 10)
	other.By = g.Owner("p2")
	g.Refuses(other, rules.NotYourTurn)
	g.Do(sell("BLUE", 10))
	g.Refuses(sell("BLUE", 10), rules.SaleNotNeeded)
	g.Do(buy(g, "2", "initial", 80))
	g.WantCash(map[string]int32{"RED": 0, "p1": 35})
}

// TestHelpForAnotherCompanysTrain checks that with the president's help a company pays another at most the printed
// price, and after a forced sale more than it could have paid without the sale (1830/R138).
func TestHelpForAnotherCompanysTrain(t *testing.T) {
	g := join(operate(t, toy())).Train("BLUE", "3").Cash("RED", 50).Cash("p1", 400).Step("trains")
	g.Refuses(buy(g, "3", "BLUE", 181), rules.HelpAbovePrinted)
	g.Refuses(buy(g, "3", "BLUE", 1), rules.Legal)
	g.Refuses(buy(g, "3", "BLUE", 180), rules.Legal)

	g = join(operate(t, toy())).Train("BLUE", "3").Cash("RED", 5).Cash("p1", 10).Step("trains")
	g.Do(rules.SellShares{By: g.Owner("p1"), Corp: g.Corp("RED"), Percent: 10}) // at 100: 115 are at hand
	g.Refuses(buy(g, "3", "BLUE", 15), rules.HelpAfterSale)
	g.Do(buy(g, "3", "BLUE", 16))
}

// TestBankruptcy checks that a bankruptcy sells all it can and ends the game, and when it is legal (1830/R142, R171,
// X12).
func TestBankruptcy(t *testing.T) {
	poor := func(def rules.Title) *rulestest.Game {
		g := join(operate(t, def)).Cash("RED", 5).Cash("p1", 10)
		return g.Give("RED", 20, "p1", "p2").Give("RED", 20, "p1", "pool").Give("RED", 30, "initial", "pool")
	}
	g := poor(toy()).Step("trains")
	red := g.Corp("RED")
	g.Refuses(rules.SellShares{By: g.Owner("p1"), Corp: red, Percent: 10}, rules.PoolFull)
	g.Do(rules.Bankrupt{By: red})
	if !g.S.End.Over || g.S.End.Reason != rules.PlayerBankrupt || !g.S.Seats[1].Bankrupt {
		t.Errorf("end %+v", g.S.End)
	}
	g.WantCash(map[string]int32{"p1": 0})

	g = poor(toy()).Step("token")
	g.Refuses(rules.Bankrupt{By: red}, rules.WrongStep)
	def := toy()
	def.Policy.UndueBankruptcy = rules.OfferedUndue
	g = poor(def).Step("token")
	g.Refuses(rules.Bankrupt{By: red}, rules.Legal)
}

// TestPrivatesOfCompanies checks the time and the price at which a company buys privates (1830/R90, R92).
func TestPrivatesOfCompanies(t *testing.T) {
	g := operate(t, toy()).Own("MINE", "p3").Cash("RED", 30)
	offer := func(price int32) rules.BuyPrivate {
		return rules.BuyPrivate{By: g.Owner("RED"), Private: g.Private("MINE"), Price: price}
	}
	g.Refuses(offer(20), rules.PhaseForPrivates)
	g.Phase("3")
	g.Refuses(offer(9), rules.PriceTooLow)
	g.Refuses(offer(41), rules.PriceTooHigh)
	g.Refuses(offer(31), rules.NoMoneyForPrivate)
	g.Pass() // the track
	for g.InCharge() != "lastprivates" {
		g.Do(rulestestPass(g))
	}
	g.Do(offer(30))
	if g.View().Actor() == g.Owner("RED") {
		t.Error("the last step stays open")
	}
	g.WantCash(map[string]int32{"RED": 0, "p3": 430})
	g.Refuses(rules.BuyPrivate{By: g.Owner("BLUE"), Private: g.Private("MINE"), Price: 20}, rules.OwnedByCompany)
}
