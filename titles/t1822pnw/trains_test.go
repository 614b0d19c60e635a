package t1822pnw

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
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

// soldOut takes the trains of a kind out of the depot.
func (g table) soldOut(kind string) table {
	g.T.Helper()
	for n := g.View().FirstCard(g.Kind(kind), id.Initial); n != 0; n = g.View().FirstCard(g.Kind(kind), id.Initial) {
		g.S.Trains[n] = id.Nobody
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
	return rules.BuyTrain{By: g.Corp(corp), Train: g.Card(kind, place), From: from,
		Price: g.Title.Train(g.Kind(kind)).Price}
}

// TestTurningOver: an L becomes a 2 for $80, at the limit too, in the scenarios for $70 from phase 2 on; the first 2
// begins phase 2, while the running set keeps its one round (R88; trap 9).
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

// TestAskedForTrains: with room and $1 a company is asked as soon as another one has an ordinary train, as 18xx.games
// has it, and in new games if it may be bought; without room, money or such a train it is not (R87; trap 11).
func TestAskedForTrains(t *testing.T) {
	for _, c := range []struct {
		phase    string
		cash     int32
		own      []string
		others   []string
		want, in rules.Reason // as 18xx.games has it, and in new games
	}{
		{"2", 59, []string{train2}, nil, rules.NothingAffordable, rules.NothingAffordable},
		{"2", 60, []string{train2}, nil, rules.Legal, rules.Legal},
		{"2", 1, []string{train2}, []string{train2}, rules.Legal, rules.NothingAffordable},
		{"3", 1, []string{train2}, []string{train2}, rules.Legal, rules.Legal},
		{"2", 0, []string{train2}, []string{train2}, rules.NothingAffordable, rules.NothingAffordable},
		{"2", 1, []string{train2}, []string{train2P}, rules.NothingAffordable, rules.NothingAffordable},
		{"2", 500, []string{train2, train2}, []string{train2}, rules.TrainLimit, rules.TrainLimit},
		{"2", 79, []string{trainL, trainL}, []string{train2}, rules.TrainLimit, rules.TrainLimit},
		{"2", 80, []string{trainL, trainL}, []string{train2}, rules.Legal, rules.Legal},
	} {
		g := begin(t, build(t, Key)).minor("12", "p1", 100, c.cash).minor("9", "p2", 100, 0)
		g.trains("12", c.own...).trains("9", c.others...)
		g.S.Phase = uint8(g.Title.FindPhase(c.phase))
		for asks, want := range map[bool]rules.Reason{true: c.want, false: c.in} {
			s := buyTrains{&game{sc: fullGame(), sw: Switches{AsksIdle: asks}}}
			if have := s.Open(g.turn("12", "trains").View()).Reason; have != want {
				t.Errorf("%v: asked in vain %t: %v, want %v", c, asks, have, want)
			}
		}
	}
}

// TestTrades: from phase 3 on a company buys ordinary trains of others for $1 and more of its own money, paid to the
// seller, never special ones (R87; trap 38).
func TestTrades(t *testing.T) {
	g := begin(t, build(t, Key)).minor("12", "p1", 100, 50).minor("9", "p2", 100, 0)
	g.S.Phase = uint8(g.Title.FindPhase("2"))
	g.trains("12", train2).trains("9", train2, train2P)
	buy := func(kind string, price int32) rules.BuyTrain {
		return rules.BuyTrain{By: g.Corp("12"), Train: g.showing(kind, "9"), From: g.Owner("9"), Price: price}
	}
	g.turn("12", "trains").Refuses(buy(train2, 1), tradeLater)
	g.Phase("3")
	g.turn("12", "trains").Refuses(buy(train2, 0), rules.TrainTooLow)
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

// TestDiscarded: a discarded train goes to the bank and costs its full price with the face that it has; one that rusts
// is gone (R80, R87; trap 37).
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
	g.soldOut(train3)
	pool := g.showing(train2, "pool")
	g.turn("SWW", "trains").Do(g.bankTrain("SWW", "4", id.Initial))
	if o := g.S.Trains[pool]; o != id.Nobody {
		t.Errorf("the discarded 2 is with owner %d", o)
	}
}

// TestPhaseDiscards: a phase that lowers limits makes the crowded companies discard at once, in the order of their
// numbers (R55, R80; trap 36).
func TestPhaseDiscards(t *testing.T) {
	g := begin(t, build(t, Key)).minor("12", "p1", 50, 0).minor("9", "p2", 100, 0).major("SWW", "p3", 100, 20, 500)
	g.Phase("3")
	g.Train("12", train3, train3).Train("9", train3, train3)
	g.soldOut(train3)
	g.turn("SWW", "trains").Do(g.bankTrain("SWW", "4", id.Initial)).At("discard", "9")
	g.Refuses(rules.DiscardTrain{By: g.Corp("12"), Train: g.Card(train3, "12")}, rules.OtherDiscards)
	train := g.Card(train3, "9")
	g.Do(rules.DiscardTrain{By: g.Corp("9"), Train: train}).At("discard", "12")
	if o := g.S.Trains[train]; o != id.Pool {
		t.Errorf("the train is with owner %d", o)
	}
}

// TestTrainsRefused: the trains that the supply sells, to whom and for how much (R87-R89).
func TestTrainsRefused(t *testing.T) {
	g := begin(t, build(t, Key, "train_obligation=always")).major("SWW", "p1", 100, 20, 1000).major("NP", "p2", 100, 20,
		1000)
	g.Phase("3")
	g.Cash("p1", 0).Train("SWW", train3).Train("NP", train3, train3)
	g.soldOut(trainL)
	g.turn("SWW", "trains")
	right := g.bankTrain("SWW", train3, id.Initial)
	for name, c := range map[string]struct {
		change func(a *rules.BuyTrain)
		want   rules.Refusal
	}{
		"legal":       {func(*rules.BuyTrain) {}, rules.Refusal{}},
		"out of turn": {func(a *rules.BuyTrain) { a.By = g.Corp("NP") }, rules.Refusal{Reason: rules.NotYourTurn}},
		"cheaper": {func(a *rules.BuyTrain) { a.Price = 199 },
			rules.Refusal{Reason: rules.TrainPrice, Have: 199, Need: 200}},
		"dearer": {func(a *rules.BuyTrain) { a.Price = 201 },
			rules.Refusal{Reason: rules.TrainPrice, Have: 201, Need: 200}},
		"later": {func(a *rules.BuyTrain) { a.Train, a.Price = g.Card("4", "initial"), 300 },
			rules.Refusal{Reason: rules.TrainLater, Need: 4}},
		"as what it isn't": {func(a *rules.BuyTrain) { a.As = g.Kind("4") }, rules.Refusal{Reason: rules.TrainNotForSale}},
		"not the next":     {func(a *rules.BuyTrain) { a.Train++ }, rules.Refusal{Reason: rules.TrainNotForSale}},
		"its own": {func(a *rules.BuyTrain) { a.Train, a.From = g.Card(train3, "SWW"), g.Owner("SWW") },
			rules.Refusal{Reason: rules.TrainNotForSale}},
		"its own turned": {func(a *rules.BuyTrain) {
			a.Train, a.From = g.Card(train3, "SWW"), g.Owner("SWW")
			a.TradeIn, a.As, a.Price = a.Train, g.Kind(train2), 80
		}, rules.Refusal{Reason: rules.NoTradeIn}},
		"another's turned": {func(a *rules.BuyTrain) {
			a.Train, a.From = g.Card(train3, "NP"), g.Owner("NP")
			a.TradeIn, a.As, a.Price = a.Train, g.Kind(train2), 80
		}, rules.Refusal{Reason: rules.NoTradeIn}},
	} {
		a := right
		c.change(&a)
		have := g.Check(a)
		if have.Reason != c.want.Reason || c.want.Refused() && (have.Have != c.want.Have || have.Need != c.want.Need) {
			t.Errorf("%s: %v, %d of %d; want %v, %d of %d", name, have.Reason, have.Have, have.Need, c.want.Reason, c.want.Have,
				c.want.Need)
		}
		g.offers(a, !c.want.Refused())
	}
	g.Refuses(rules.Pass{By: g.Owner("NP")}, rules.NotYourTurn)
	g.Cash("SWW", 199)
	g.turn("SWW", "trains").Refuses(right, rules.NoMoneyForTrain) // it owns a train, so nobody helps
	g.offers(rules.Pass{By: g.Owner("SWW")}, true)
}

// TestTurnedIsTheOwnCard: a company turns an L-train of its own over, and no other card than the one that it names
// (R88).
func TestTurnedIsTheOwnCard(t *testing.T) {
	g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 1000).major("NP", "p2", 100, 20, 1000)
	g.Train("SWW", trainL, trainL).Train("NP", trainL)
	g.turn("SWW", "trains")
	own, others := g.Card(trainL, "SWW"), g.Card(trainL, "NP")
	list := g.View().AppendTrains(nil, g.Owner("SWW"))
	right := g.turnOver("SWW", 80)
	right.Train, right.TradeIn, right.From = own, own, g.Owner("SWW")
	g.Refuses(right, rules.Legal)
	foreign := right
	foreign.Train, foreign.TradeIn, foreign.From = others, others, g.Owner("NP")
	g.Refuses(foreign, rules.NoTradeIn)
	other := right
	other.Train, other.TradeIn = list[0], list[1]
	g.Refuses(other, rules.NoTradeIn)
}

// TestHelpIsNotIdle: a recorded game does not pass for a company that can buy its train only after its president has
// sold (R89).
func TestHelpIsNotIdle(t *testing.T) {
	g := begin(t, buildAs(t, rules.Recorded, Key)).major("SWW", "p1", 100, 20, 0)
	g.Give("SWW", 20, "initial", "p1").Cash("p1", 0).Phase("3")
	g.turn("SWW", "trains")
	for _, a := range g.Legal() {
		if _, ok := a.(rules.SellShares); !ok {
			t.Errorf("%T%v is offered before the sale", a, a)
		}
	}
	if (buyTrains{&game{sc: fullGame(), sw: SwitchesFor(rules.Recorded)}}).Idle(g.View()) {
		t.Error("the step is idle")
	}
}

// TestSmallestLoan: the president pays the last dollar, borrows it if he has none, and must not borrow where
// he has it (R89, R118).
func TestSmallestLoan(t *testing.T) {
	for _, c := range []struct{ company, president, debt, left int32 }{{300, 0, 0, 0}, {299, 1, 0, 0}, {299, 0, 2, 0},
		{299, 5, 0, 4}} {
		g := begin(t, build(t, Key, "train_obligation=always"))
		g.Phase("4")
		g.major("SWW", "p1", 100, 20, c.company).Cash("p1", c.president)
		g.turn("SWW", "trains").Do(g.bankTrain("SWW", "4", id.Initial))
		g.WantCash(map[string]int32{"SWW": 0, "p1": c.left})
		told := slices.ContainsFunc(g.X.Events, func(e rules.Event) bool { return e.Kind == rules.Borrowed })
		if g.S.Seats[1].Debt != c.debt || told != (c.debt > 0) {
			t.Errorf("with $%d and $%d the debt is %d, told: %t", c.company, c.president, g.S.Seats[1].Debt, told)
		}
	}
}

// TestFirstFaceBeginsThePhase: phase 7 begins with the first card of its trains, on whichever face it is bought, phase
// 2 only with the face of a 2-train (R87).
func TestFirstFaceBeginsThePhase(t *testing.T) {
	for _, c := range []struct{ before, kind, face, want string }{
		{"6", train7, train7, "7"}, {"6", train7, trainE, "7"}, {"1", trainL, trainL, "1"}, {"1", trainL, train2, "2"},
	} {
		g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 1000)
		if c.before != "1" {
			g.Phase(c.before)
		}
		g.soldOut(train6).turn("SWW", "trains")
		a := g.bankTrain("SWW", c.kind, id.Initial)
		if c.face != c.kind {
			a.As, a.Price = g.Kind(c.face), g.Title.Train(g.Kind(c.face)).Price
		}
		if g.Do(a); g.View().PhaseDef().Name != c.want {
			t.Errorf("a %s bought as %s: phase %s", c.kind, c.face, g.View().PhaseDef().Name)
		}
	}
}

// TestFacesOnSale: of an L every first buyer chooses the face, and of a 7; of all others there is one (R87).
func TestFacesOnSale(t *testing.T) {
	for phase, want := range map[string][2]string{"1": {trainL, train2}, "7": {train7, trainE}} {
		g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 2000)
		if phase != "1" {
			g.Phase(phase)
		}
		g.turn("SWW", "trains")
		card := g.Card(want[0], "initial")
		faces := map[id.TrainKind]int32{}
		for _, a := range g.Legal() {
			if buy, ok := a.(rules.BuyTrain); ok && buy.From == id.Initial {
				if buy.Train != card {
					t.Errorf("phase %s: train %d is offered, the first card is %d", phase, buy.Train, card)
				}
				faces[buy.As] = buy.Price
			}
		}
		back := g.Kind(want[1])
		if len(faces) != 2 || faces[0] != g.Title.Train(g.Kind(want[0])).Price || faces[back] != g.Title.Train(back).Price {
			t.Errorf("phase %s: %v", phase, faces)
		}
	}
}

// TestCheapestWithHelp: only the cheapest train is bought with the president's money, and none if the company has
// enough for it; money that just suffices is no need to sell (R89).
func TestCheapestWithHelp(t *testing.T) {
	for _, c := range []struct {
		cash, president int32
		train           string
		want            rules.Reason
	}{
		{100, 50, "pool", sellBeforeLoan}, {100, 250, "initial", rules.HelpCheapestOnly},
		{200, 250, "initial", rules.HelpCheapestOnly},
		{300, 0, "initial", rules.Legal}, {100, 99, "pool", sellBeforeLoan}, {100, 100, "pool", rules.Legal},
		{0, 0, "pool", sellBeforeLoan},
	} {
		g := begin(t, build(t, Key, "train_obligation=always")).major("SWW", "p1", 100, 20, c.cash).major("NP", "p1", 60, 40,
			0)
		g.Phase("4")
		g.Train("pool", train3)
		g.Cash("p1", c.president)
		from := id.Initial
		kind := "4"
		if c.train == "pool" {
			from, kind = id.Pool, train3
		}
		g.turn("SWW", "trains").Refuses(g.bankTrain("SWW", kind, from), c.want)
	}
}

// TestHelpSales: in need the president sells before he borrows: only as much as is needed, each company once, never the
// presidency of the company in need; then the cheapest train is bought with the money of both (R89).
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
	exact := begin(t, build(t, Key, "train_obligation=always"))
	exact.Phase("4")
	exact.major("SWW", "p1", 100, 40, 100).Cash("p1", 100)
	exact.turn("SWW", "trains").Refuses(exact.sellShares("p1", "SWW", 20), rules.OnlyAsNeeded)
	if r := rules.Check(exact.View(), exact.sellShares("p1", "SWW", 20)); r.Have != 300 || r.Need != 300 {
		t.Errorf("a sale of less makes %d of %d", r.Have, r.Need)
	}
	exact.Refuses(exact.sellShares("p1", "SWW", 10), rules.Legal)
	rich := begin(t, build(t, Key, "train_obligation=always"))
	rich.Phase("4")
	rich.major("SWW", "p1", 100, 40, 100)
	rich.Cash("p1", 200)
	rich.turn("SWW", "trains").Refuses(rich.sellShares("p1", "SWW", 10), rules.SaleNotNeeded)
	rich.Do(rich.bankTrain("SWW", "4", id.Initial))
	rich.WantCash(map[string]int32{"SWW": 0, "p1": 0})
	rich.Refuses(rich.sellShares("p1", "SWW", 10), rules.WrongStep)
}

// TestRunning: a Pullman does not run, nor does an E-train of a minor; L- and LP-trains need but one city (R79, R85,
// R126, R127).
func TestRunning(t *testing.T) {
	for _, c := range []struct {
		corp       string
		kinds      []string
		any, local bool
	}{
		{"SWW", nil, false, false},
		{"SWW", []string{trainPP}, false, false},
		{"SWW", []string{trainE}, true, false},
		{"12", []string{trainE}, false, false},
		{"12", []string{trainPP, trainE}, false, false},
		{"12", []string{trainL}, true, true},
		{"12", []string{trainLP}, true, true},
		{"12", []string{train3}, true, false},
		{"12", []string{trainL, train3}, true, true},
	} {
		g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 0).minor("12", "p2", 100, 0)
		give(g.View(), g.Corp(c.corp), c.kinds...)
		if any, local := canRun(g.View(), g.Corp(c.corp)); any != c.any || local != c.local {
			t.Errorf("%s with %v: one runs: %t, needs but a city: %t", c.corp, c.kinds, any, local)
		}
	}
}

// TestCarriers: a Pullman joins an ordinary or a 2P-train, no L-, LP- or E-train (R127).
func TestCarriers(t *testing.T) {
	for _, c := range []struct {
		kinds []string
		want  int
	}{
		{[]string{train3, train2P}, 0},
		{[]string{trainPP, train3, train2P}, 2},
		{[]string{trainL, trainPP}, 0},
		{[]string{trainLP, trainPP}, 0},
		{[]string{trainE, trainPP, train3}, 1},
	} {
		g := begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 0)
		give(g.View(), g.Corp("SWW"), c.kinds...)
		if have := appendCarriers(nil, g.View(), g.Corp("SWW")); len(have) != c.want {
			t.Errorf("%v: %d trains may carry, want %d", c.kinds, len(have), c.want)
		}
	}
}

// TestOrderAfterAHelpSale: a sale for a train sorts the companies that have not operated yet, and nobody else (R53).
func TestOrderAfterAHelpSale(t *testing.T) {
	g := begin(t, build(t, Key, "train_obligation=always")).minor("15", "p2", 50, 0).minor("12", "p1", 70, 0).minor("9",
		"p3", 120, 0)
	g.major("SWW", "p2", 90, 20, 0).major("NP", "p3", 100, 30, 0).Give("NP", 20, "initial", "p1")
	g.Phase("3")
	g.Cash("p1", 0)
	g.turn("12", step.TrainsKey)
	g.S.Order = rules.Order{Len: 5, At: 1}
	for i, name := range []string{"15", "12", "9", "NP", "SWW"} {
		g.S.Order.Corps[i] = g.Corp(name)
	}
	g.Do(g.sellShares("p1", "NP", 20))
	var have []string
	for _, c := range g.S.Order.Corps[:g.S.Order.Len] {
		have = append(have, g.Title.Corp(c).ID)
	}
	if want := []string{"15", "12", "9", "SWW", "NP"}; !slices.Equal(have, want) {
		t.Errorf("the order is %v, want %v; NP is at %d", have, want, g.View().Price(g.Corp("NP")))
	}
}
