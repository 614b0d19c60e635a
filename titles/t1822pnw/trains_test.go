package t1822pnw

import (
	"testing"

	"hexrail/rules"
	"hexrail/rules/id"
)

// trains gives trains to an owner; a 2 is the back of an L.
func (g table) trains(owner string, kinds ...string) table {
	g.T.Helper()
	for _, kind := range kinds {
		if kind != train2 {
			g.Train(owner, kind)
			continue
		}
		n := g.View().FirstCard(g.Kind(trainL), id.Initial)
		g.S.Trains[n] = g.Owner(owner)
		g.S.Turned[n/64] |= 1 << (n % 64)
	}
	return g
}

// showing returns a train of an owner that shows this kind.
func (g table) showing(kind, owner string) id.Train {
	g.T.Helper()
	for i := range g.Title.Cards() {
		if n := id.Train(i + 1); g.S.Trains[n] == g.Owner(owner) && nameOf(g.View(), n) == kind {
			return n
		}
	}
	g.T.Fatalf("%s has no %s", owner, kind)
	return 0
}

// turnOver is the purchase that makes a 2 of an L-train.
func (g table) turnOver(corp string, price int32) rules.BuyTrain {
	g.T.Helper()
	l := g.showing(trainL, corp)
	return rules.BuyTrain{By: g.Corp(corp), Train: l, From: g.Owner(corp), Price: price, TradeIn: l, As: g.Kind(train2)}
}

// bankTrain is a purchase from supply or discarded trains at the printed price.
func (g table) bankTrain(corp, kind string, from id.Owner) rules.BuyTrain {
	g.T.Helper()
	place := "initial"
	if from == id.Pool {
		place = "pool"
	}
	return rules.BuyTrain{By: g.Corp(corp), Train: g.Card(kind, place), From: from, Price: g.Title.Train(g.Kind(kind)).Price}
}

// TestTurningOver: an L becomes a 2 for $80, at the limit too, in the scenarios for $70 from phase 2 on; the first 2 begins phase 2,
// while the running set keeps its one round (R88; trap 9).
func TestTurningOver(t *testing.T) {
	for key, prices := range map[string][2]int32{Key: {80, 80}, ShortKey: {80, 70}, SRSKey: {80, 70}} {
		g := begin(t, build(t, key)).minor("12", "p1", 100, prices[0]+prices[1])
		g.Train("12", trainL, trainL)
		g.turn("12", "trains").Refuses(g.turnOver("12", prices[0]-10), rules.TrainPrice)
		first := g.turnOver("12", prices[0])
		g.offers(first, true)
		other := first
		other.TradeIn = 0
		g.Refuses(other, rules.TrainLimit)
		g.Do(first)
		if g.View().PhaseDef().Name != "2" || g.S.RoundsLeft != 0 || nameOf(g.View(), first.Train) != train2 {
			t.Errorf("%s: phase %s, %d rounds are left", key, g.View().PhaseDef().Name, g.S.RoundsLeft)
		}
		g.Do(g.turnOver("12", prices[1]))
		g.WantCash(map[string]int32{"12": 0})
	}
	g := begin(t, build(t, Key)).minor("12", "p1", 100, 79)
	g.Train("12", trainL)
	g.turn("12", "trains").Refuses(g.turnOver("12", 80), rules.NoMoneyForTrain)
}

// TestAskedForTrains: with room and $1 a company is asked as soon as another one has an ordinary train; without room, money or such a
// train it is not (sheet 3.2, step 11; trap 11).
func TestAskedForTrains(t *testing.T) {
	for _, c := range []struct {
		cash   int32
		own    []string
		others []string
		want   rules.Reason
	}{
		{59, []string{train2}, nil, rules.NothingAffordable},
		{60, []string{train2}, nil, rules.Legal},
		{1, []string{train2}, []string{train2}, rules.Legal},
		{0, []string{train2}, []string{train2}, rules.NothingAffordable},
		{1, []string{train2}, []string{train2P}, rules.NothingAffordable},
		{500, []string{train2, train2}, []string{train2}, rules.TrainLimit},
		{79, []string{trainL, trainL}, []string{train2}, rules.TrainLimit},
		{80, []string{trainL, trainL}, []string{train2}, rules.Legal},
	} {
		g := begin(t, build(t, Key)).minor("12", "p1", 100, c.cash).minor("9", "p2", 100, 0)
		g.trains("12", c.own...).trains("9", c.others...)
		g.S.Phase = uint8(g.Title.FindPhase("2"))
		if have := (buyTrains{&game{sc: fullGame()}}).Open(g.turn("12", "trains").View()).Reason; have != c.want {
			t.Errorf("%v: %v, want %v", c, have, c.want)
		}
	}
}

// TestTrades: from phase 3 on a company buys ordinary trains of others for $1 and more of its own money, paid to the seller, never
// special ones (R87; trap 38).
func TestTrades(t *testing.T) {
	g := begin(t, build(t, Key)).minor("12", "p1", 100, 50).minor("9", "p2", 100, 0)
	g.S.Phase = uint8(g.Title.FindPhase("2"))
	g.trains("12", train2).trains("9", train2, train2P)
	buy := func(kind string, price int32) rules.BuyTrain {
		return rules.BuyTrain{By: g.Corp("12"), Train: g.showing(kind, "9"), From: g.Owner("9"), Price: price}
	}
	g.turn("12", "trains").Refuses(buy(train2, 1), tradeLater)
	g.Phase("3")
	g.turn("12", "trains").Refuses(buy(train2, 0), rules.PriceTooLow)
	g.Refuses(buy(train2, 51), rules.NoMoneyForTrain)
	g.Refuses(buy(train2P, 1), rules.TrainNotForSale)
	g.offers(buy(train2, 1), true)
	g.offers(buy(train2, 50), true)
	wrong := buy(train2, 1)
	wrong.From = id.Pool
	g.Refuses(wrong, rules.TrainNotForSale)
	g.Do(buy(train2, 50))
	g.WantCash(map[string]int32{"12": 0, "9": 50})
}

// TestDiscarded: a discarded train goes to the bank and costs its full price with the face that it has; one that rusts is gone (R80,
// R87; trap 37).
func TestDiscarded(t *testing.T) {
	g := begin(t, build(t, Key)).minor("12", "p1", 100, 60)
	g.S.Phase = uint8(g.Title.FindPhase("2"))
	g.Train("pool", trainL)
	l := g.bankTrain("12", trainL, id.Pool)
	as2 := l
	as2.Price, as2.As = 120, g.Kind(train2)
	g.turn("12", "trains").Refuses(as2, rules.TrainNotForSale)
	g.offers(l, true)
	g.Do(l)
	g.WantCash(map[string]int32{"12": 0})

	g = begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 500).trains("pool", train2)
	g.Phase("3")
	g.Train("SWW", train3)
	for n := g.View().FirstCard(g.Kind(train3), id.Initial); n != 0; n = g.View().FirstCard(g.Kind(train3), id.Initial) {
		g.S.Trains[n] = id.Nobody
	}
	pool := g.showing(train2, "pool")
	g.turn("SWW", "trains").Do(g.bankTrain("SWW", "4", id.Initial))
	if o := g.S.Trains[pool]; o != id.Nobody {
		t.Errorf("the discarded 2 is with owner %d", o)
	}
}

// TestPhaseDiscards: a phase that lowers limits makes the crowded companies discard at once, in the order of their numbers (R55, R80;
// trap 36).
func TestPhaseDiscards(t *testing.T) {
	g := begin(t, build(t, Key)).minor("12", "p1", 50, 0).minor("9", "p2", 100, 0).major("SWW", "p3", 100, 20, 500)
	g.Phase("3")
	g.Train("12", train3, train3).Train("9", train3, train3)
	for n := g.View().FirstCard(g.Kind(train3), id.Initial); n != 0; n = g.View().FirstCard(g.Kind(train3), id.Initial) {
		g.S.Trains[n] = id.Nobody
	}
	g.turn("SWW", "trains").Do(g.bankTrain("SWW", "4", id.Initial)).At("discard", "9")
	g.Refuses(rules.DiscardTrain{By: g.Corp("12"), Train: g.Card(train3, "12")}, rules.OtherDiscards)
	train := g.Card(train3, "9")
	g.Do(rules.DiscardTrain{By: g.Corp("9"), Train: train}).At("discard", "12")
	if o := g.S.Trains[train]; o != id.Pool {
		t.Errorf("the train is with owner %d", o)
	}
}

// TestHelpSales: in need the president sells before he borrows: only as much as is needed, each company once, never the presidency of
// the company in need; then the cheapest train is bought with the money of both (R89).
func TestHelpSales(t *testing.T) {
	g := begin(t, build(t, Key, "train_obligation=always"))
	g.Phase("4")
	g.major("SWW", "p1", 100, 40, 100).major("NP", "p1", 90, 40, 0)
	g.Cash("p1", 50).Give("SWW", 20, "initial", "p2")
	g.turn("SWW", "trains")
	train := g.bankTrain("SWW", "4", id.Initial) // $300; 150 are there
	g.Refuses(train, sellBeforeLoan)
	g.Refuses(rules.Pass{By: g.Owner("SWW")}, rules.MustBuyTrain)
	g.Refuses(g.sellShares("p2", "SWW", 10), rules.NotYourTurn)
	g.Refuses(g.sellShares("p1", "SWW", 30), rules.OnlyAsNeeded)
	g.Refuses(g.sellShares("p1", "SWW", 20), rules.Legal)
	g.Give("SWW", 10, "initial", "p2")
	g.Refuses(g.sellShares("p1", "SWW", 20), rules.KeepsPresidency)
	g.offers(g.sellShares("p1", "NP", 20), true)
	g.Do(g.sellShares("p1", "SWW", 10)).Refuses(g.sellShares("p1", "SWW", 10), rules.SoldThisTurn)
	g.Do(g.sellShares("p1", "NP", 10), train)
	g.WantCash(map[string]int32{"SWW": 0, "p1": 50 + 100 + 90 - 200})
	if g.S.Seats[1].Debt != 0 {
		t.Errorf("the debt is %d", g.S.Seats[1].Debt)
	}
	rich := begin(t, build(t, Key, "train_obligation=always"))
	rich.Phase("4")
	rich.major("SWW", "p1", 100, 40, 100)
	rich.Cash("p1", 200)
	rich.turn("SWW", "trains").Refuses(rich.sellShares("p1", "SWW", 10), rules.SaleNotNeeded)
	rich.Do(rich.bankTrain("SWW", "4", id.Initial))
	rich.WantCash(map[string]int32{"SWW": 0, "p1": 0})
	rich.Refuses(rich.sellShares("p1", "SWW", 10), rules.WrongStep)
}
