package t1822pnw

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// buyShare is the purchase of one share by a seat.
func (g table) buyShare(seat, corp string, from id.Owner) rules.BuyShares {
	g.T.Helper()
	return rules.BuyShares{By: g.Owner(seat), Corp: g.Corp(corp), From: from, Percent: 10}
}

// sellShares is a sale of a seat.
func (g table) sellShares(seat, corp string, percent uint8) rules.SellShares {
	g.T.Helper()
	return rules.SellShares{By: g.Owner(seat), Corp: g.Corp(corp), Percent: percent}
}

// offers fails unless an action is among the legal ones, or, with offered false, if it is.
func (g table) offers(a rules.Action, offered bool) {
	g.T.Helper()
	if have := slices.Contains(g.Legal(), a); have != offered {
		g.T.Errorf("%T%v is offered: %t, want %t", a, a, have, offered)
	}
}

// boxed puts the card of a company into a box of minors.
func (g table) boxed(corp string, lot id.Lot) {
	g.T.Helper()
	card := g.Private("M" + corp)
	g.uncover("M" + corp)
	list := g.S.Decks.Cards[minorDeck][:]
	copy(list[lot:], list[lot-1:len(list)-1])
	list[lot-1] = card
}

// closed takes the minor of a major out of the game.
func (g table) closed(minor string) {
	g.T.Helper()
	g.uncover("M" + minor)
	g.S.Corps[g.Corp(minor)].Flags |= rules.Closed
	g.S.Holder[g.Title.PresidentCert(g.Corp(minor))] = id.Nobody
}

// TestShares: a share of charter or pool costs the present price, paid to the company or to the bank, and ends the
// turn; nobody buys beyond 60 percent or a company that he has sold in the round (R13, R14, R24-R26; trap 12).
func TestShares(t *testing.T) {
	g := begin(t, build(t, Key)).major("SWW", "p1", 135, 20, 0)
	g.Give("SWW", 10, "initial", "pool").Cash("p1", 500)
	g.stock("p1")
	for _, from := range []id.Owner{id.Initial, id.Pool} {
		g.offers(g.buyShare("p1", "SWW", from), true)
	}
	g.Refuses(rules.BuyShares{By: g.Owner("p1"), Corp: g.Corp("SWW"), From: id.Initial, Percent: 20}, rules.NotForSale)
	g.Refuses(rules.BuyShares{By: g.Owner("p1"), Corp: g.Corp("SWW"), From: g.Owner("p2"), Percent: 10}, rules.NotForSale)
	g.Refuses(g.buyShare("p1", "NP", id.Initial), rules.NotStarted)
	g.Refuses(g.buyShare("p1", "12", id.Initial), rules.NotForSale)
	charter, pool := table{g.Copy()}, table{g.Copy()}
	charter.Do(g.buyShare("p1", "SWW", id.Initial)).At("stock", "p2")
	charter.WantCash(map[string]int32{"p1": 365, "SWW": 135})
	pool.Do(g.buyShare("p1", "SWW", id.Pool)).At("stock", "p2")
	pool.WantCash(map[string]int32{"p1": 365, "SWW": 0})
	pool.Pass().Pass().Refuses(g.buyShare("p1", "SWW", id.Pool), rules.NotForSale) // nothing is left in it
	g.Cash("p1", 134)
	g.Refuses(g.buyShare("p1", "SWW", id.Initial), rules.NoMoney)
	g.Cash("p1", 135)
	g.Refuses(g.buyShare("p1", "SWW", id.Initial), rules.Legal)

	g.Give("SWW", 30, "initial", "p1")
	g.Refuses(g.buyShare("p1", "SWW", id.Initial), rules.Legal) // up to 60 percent
	g.Give("SWW", 10, "initial", "p1")
	g.Refuses(g.buyShare("p1", "SWW", id.Initial), rules.HoldingLimit)
	g.offers(g.buyShare("p1", "SWW", id.Initial), false)

	g.Do(g.sellShares("p1", "SWW", 10)).Pass()
	g.Pass().Pass().At("stock", "p1")
	g.Refuses(g.buyShare("p1", "SWW", id.Initial), rules.SoldThisRound) // also in a later turn
}

// TestBoundMoney: money bound by the highest bids buys nothing, and the cards count as certificates (R27, R33, R35;
// trap 1).
func TestBoundMoney(t *testing.T) {
	g := begin(t, build(t, Key)).major("SWW", "p2", 100, 20, 0).stock("p1")
	g.Cash("p1", 299)
	g.Do(rules.Bid{By: 1, Private: g.View().CardIn(1), Price: 200})
	g.WantCash(map[string]int32{"p1": 299}) // nothing is paid before the end of the round
	g.Refuses(g.buyShare("p1", "SWW", id.Initial), bidsMade)
	g.Pass().Pass().Pass().At("stock", "p1")
	g.Refuses(g.buyShare("p1", "SWW", id.Initial), rules.MoneyCommitted)
	g.Refuses(rules.Bid{By: 1, Private: g.View().CardIn(2), Price: 100}, rules.MoneyCommitted)
	g.Cash("p1", 300)
	g.Refuses(g.buyShare("p1", "SWW", id.Initial), rules.Legal)

	g = begin(t, without(t, "1822PNW/R73", Key)).major("SWW", "p2", 100, 20, 0).stock("p1") // who can do no more is asked
	var held int
	for i := range g.Title.Privates {
		p := id.Private(i + 1)
		if g.Title.CorpOfCard(p) == 0 && !g.View().InBox(p) && held < g.View().CertLimit()-1 {
			g.card(g.Title.Private(p).ID, "p1")
			held++
		}
	}
	for _, name := range []string{"MA", "MB", "MC"} {
		if held < g.View().CertLimit()-1 && !g.View().InBox(g.Private(name)) {
			g.card(name, "p1")
			held++
		}
	}
	if have := g.View().CertsCounted(1); have != g.View().CertLimit()-1 {
		t.Fatalf("%d certificates", have)
	}
	g.Refuses(g.buyShare("p1", "SWW", id.Initial), rules.Legal)
	g.Do(rules.Bid{By: 1, Private: g.View().CardIn(5), Price: 0})
	g.Refuses(rules.Bid{By: 1, Private: g.View().CardIn(6), Price: 0}, rules.CertLimit)
	g.Pass().Pass().Pass().At("stock", "p1")
	g.Refuses(g.buyShare("p1", "SWW", id.Initial), rules.CertLimit)
}

// TestExcess: who is above the certificate limit may only sell while he can; at the limit he is free (R16; trap 60).
func TestExcess(t *testing.T) {
	for excess, want := range map[int]rules.Reason{0: rules.Legal, 1: rules.MustSell} {
		g := begin(t, build(t, Key)).major("SWW", "p1", 100, 60, 0).major("NP", "p1", 100, 60, 0).major("CPR", "p1", 100, 60,
			0)
		for i := range g.Title.Privates {
			p := id.Private(i + 1)
			if g.View().CertsCounted(1) < g.View().CertLimit()+excess && g.Title.CorpOfCard(p) == 0 && !g.View().InBox(p) {
				g.card(g.Title.Private(p).ID, "p1")
			}
		}
		g.stock("p1")
		g.Refuses(rules.Pass{By: g.Owner("p1")}, want)
		g.offers(rules.Pass{By: g.Owner("p1")}, want == rules.Legal)
		g.offers(g.sellShares("p1", "SWW", 10), true)
		for _, c := range []string{"SWW", "NP", "CPR"} {
			g.S.Corps[g.Corp(c)].Turns = 0 // nothing can be sold
		}
		g.Refuses(rules.Pass{By: g.Owner("p1")}, rules.Legal)
	}
}

// TestRepayments: any part of the debt up to cash and debt; while some is left he neither buys, starts nor bids, and
// with nothing of it he goes on (R28, R119; trap 53).
func TestRepayments(t *testing.T) {
	g := begin(t, build(t, Key)).major("SWW", "p2", 100, 20, 0).stock("p1")
	g.Refuses(Repay{By: 1, Sum: 10}, noDebt)
	g.Cash("p1", 150)
	g.S.Seats[1].Debt = 50
	g.Refuses(g.buyShare("p1", "SWW", id.Initial), inDebt)
	g.Refuses(Repay{By: 1, Sum: 0}, repaysDebt)
	g.Refuses(Repay{By: 1, Sum: 51}, repaysDebt)
	g.offers(Repay{By: 1, Sum: 50}, true)
	g.Do(Repay{By: 1, Sum: 1}).At("stock", "p1")
	g.Refuses(g.buyShare("p1", "SWW", id.Initial), inDebt)
	g.Do(Repay{By: 1, Sum: 49})
	g.WantCash(map[string]int32{"p1": 100})
	g.Do(g.buyShare("p1", "SWW", id.Initial)).At("stock", "p2")
	g.stock("p1")
	g.Cash("p1", 40)
	g.S.Seats[1].Debt = 50
	g.Refuses(Repay{By: 1, Sum: 41}, rules.NoMoney)
	g.offers(Repay{By: 1, Sum: 40}, true)
}

// TestOneDollar: a debt of one dollar keeps its player from buying and bidding, and with one dollar he repays it;
// without he can do nothing (R28, R119).
func TestOneDollar(t *testing.T) {
	for _, c := range []struct {
		debt, cash int32
		repays     bool
	}{{1, 0, false}, {1, 1, true}, {2, 1, true}, {1, 500, true}} {
		g := begin(t, build(t, Key)).major("SWW", "p2", 100, 20, 0).stock("p1")
		g.Cash("p1", c.cash)
		g.S.Seats[1].Debt = c.debt
		g.Refuses(g.buyShare("p1", "SWW", id.Initial), inDebt)
		g.Refuses(rules.Bid{By: 1, Private: g.View().CardIn(minorBoxes + 1), Price: 0}, inDebt)
		if have := canRepay(g.View(), 1); have != c.repays {
			t.Errorf("of a debt of $%d he can repay some with $%d: %t", c.debt, c.cash, have)
		}
	}
}

// TestFilledBoxes: a stock round begins with full boxes, and knows how many of the minors' have a card (R46; trap 73).
func TestFilledBoxes(t *testing.T) {
	for cards := range minorBoxes + 2 {
		g := begin(t, build(t, Key))
		deck := g.S.Decks.Cards[minorDeck][:]
		clear(deck[cards:])
		if cards > 1 {
			deck[0], deck[minorBoxes+1] = 0, deck[0] // it came to the boxes from the deck
		}
		tx := rules.Tx{View: g.View()}
		(&game{sc: fullGame(), sw: SwitchesFor(rules.Rulebook)}).stock().Begin(&tx)
		if have := int(g.S.Decks.Filled); have != min(cards, minorBoxes) {
			t.Errorf("of %d cards %d lie in boxes", cards, have)
		}
	}
}

// TestSales: the certificates of minors, regional railways and privates are not for sale, the pool holds half of a
// company, and the company that operates sells in its second turn (R19, R20, R22, R23).
func TestSales(t *testing.T) {
	g := begin(t, build(t, Key)).minor("12", "p1", 100, 0).major("SWW", "p1", 100, 60, 0).stock("p1")
	g.Refuses(rules.SellShares{By: g.Owner("p1"), Corp: g.Corp("12"), Percent: 100}, notSellable)
	g.Refuses(g.sellShares("p1", "NP", 10), rules.NotStarted)
	g.Give("SWW", 40, "initial", "pool")
	g.Refuses(g.sellShares("p1", "SWW", 20), rules.PoolFull)
	g.Do(g.sellShares("p1", "SWW", 10))
	for turns, want := range map[uint8]rules.Reason{1: notOperated, 2: rules.Legal} {
		g := begin(t, build(t, Key)).major("SWW", "p1", 100, 40, 0)
		g.turn("SWW", "trains")
		g.S.Corps[g.Corp("SWW")].Turns = turns
		if r := checkSale(g.View(), 1, g.sellShares("p1", "SWW", 10)); r.Reason != want {
			t.Errorf("in turn %d: %v, want %v", turns, r.Reason, want)
		}
		g.turn("SWW", "trains").stock("p1")
		if r := checkSale(g.View(), 1, g.sellShares("p1", "SWW", 10)); r.Refused() {
			t.Errorf("in the stock round after %d turns: %v", turns, r.Reason)
		}
	}
	g = begin(t, build(t, Key)).major("SWW", "p1", 100, 20, 0).stock("p3")
	g.Give("SWW", 20, "initial", "p2").Give("SWW", 10, "initial", "p3").Cash("p3", 500)
	g.Do(g.buyShare("p3", "SWW", id.Initial))
	g.WantPresident("SWW", 1) // a tie leaves him
	g.stock("p1").Do(g.sellShares("p1", "SWW", 10))
	g.WantPresident("SWW", 2) // the first after him
	g.WantShares("SWW", map[string]int{"p1": 10, "p2": 20, "p3": 20, "pool": 10})
}

// TestStarts: from phase 5 on, for twice a par of $55 to $100, while nobody owns or bids for the coloured minor, which
// leaves its box empty; the major operates when half is sold (R36-R39; trap 30).
func TestStarts(t *testing.T) {
	g := begin(t, build(t, Key))
	g.Phase("4")
	g.boxed("8", 2)
	start := rules.Par{By: 1, Corp: g.Corp("SWW"), At: g.ParCell(60)}
	g.stock("p1").Refuses(start, majorsLater)
	g.Phase("5")
	g.stock("p1").Refuses(rules.Par{By: 1, Corp: g.Corp("SWW"), At: priceCell(50)}, rules.NotParPrice)
	g.Refuses(rules.Par{By: 1, Corp: g.Corp("SWW"), At: priceCell(110)}, rules.NotParPrice)
	g.Refuses(rules.Par{By: 1, Corp: g.Corp("12"), At: g.ParCell(60)}, rules.NotForSale)
	g.offers(start, true)
	g.Cash("p1", 119)
	g.Refuses(start, rules.NoMoney)
	g.Cash("p1", 120)
	bid := table{g.Copy()}
	bid.Cash("p1", 500)
	bid.Do(rules.Bid{By: 1, Private: g.Private("M8"), Price: 100}).Pass()
	other := rules.Par{By: 2, Corp: g.Corp("SWW"), At: g.ParCell(60)}
	bid.Refuses(other, minorBidFor)
	owned := table{g.Copy()}
	owned.minor("8", "p2", 50, 0).Refuses(start, minorOwned)
	for _, r := range []rules.Refusal{bid.Check(other), owned.Check(start)} {
		if r.Corp != g.Corp("8") || r.Hex != 0 {
			t.Errorf("%v is about company %d and hex %d", r.Reason, r.Corp, r.Hex)
		}
	}
	late := table{g.Copy()}
	late.S.Corps[g.Corp("SWW")].Flags |= rules.AllAtFloat        // as with the first 6-train
	late.Do(start).WantCash(map[string]int32{"p1": 0, "SWW": 0}) // the bank has the money (R25, R41; S35)
	after := g.View().CardIn(3)
	g.Do(start).At("stock", "p2")
	g.WantCash(map[string]int32{"p1": 0, "SWW": 120})
	g.WantShares("SWW", map[string]int{"p1": 20, "initial": 80})
	v := g.View()
	if v.CardIn(2) != 0 || v.CardIn(3) != after || v.Is(g.Corp("SWW"), rules.Floated) ||
		v.Is(g.Corp("SWW"), rules.AllAtFloat) {
		t.Errorf("card %d in box 2, %d in box 3, want %d", v.CardIn(2), v.CardIn(3), after)
	}
	if have := signs(v, g.Corp("8")); len(have) != 1 || have[0] != goneSign {
		t.Errorf("minor 8 is told to be %v", have)
	}
}

// TestConversionEnds: with the shares chosen the turn ends; the station takes the minor's place, the goods go along,
// and no exchange station is used (R42, R43; trap 12).
func TestConversionEnds(t *testing.T) {
	g := begin(t, build(t, Key))
	g.Phase("5")
	g.minor("8", "p1", 100, 130).card("P10", "8").Train("8", "4")
	g.stock("p1").Do(rules.Par{By: 1, Corp: g.Corp("SWW"), At: g.ParCell(70)}).At(sharesKey, "p1")
	g.Refuses(rules.Pass{By: g.Owner("p1")}, rules.WrongStep)
	g.Do(rules.Decide{By: g.Owner("p1"), Choice: 2}).At("stock", "p2")
	v, c := g.View(), g.Corp("SWW")
	g.WantCash(map[string]int32{"SWW": 130 - 60, "p1": 560})
	if _, ok := v.Position().TokenAt(g.Hex("H11"), c); !ok || !v.Is(c, rules.Floated|rules.HomeDone) ||
		v.S.Corps[c].Exchange != exchangeStations {
		t.Error("no station at home, not floated, or an exchange station is used")
	}
	if !v.PrivateOf(g.Private("P10"), g.Owner("SWW")) || g.Card("4", "SWW") == 0 || alive(v, g.Corp("8")) ||
		v.StationsLeft(c) != 2 {
		t.Error("the goods stay behind")
	}
	g.Pass().Pass().At("stock", "p1") // a conversion is no pass (R14)
}

// TestChangeOfAConversion: each number of shares says what it brings or costs, at the par that was chosen; the major
// pays no more than it has (R42, R96).
func TestChangeOfAConversion(t *testing.T) {
	for _, c := range []struct{ price, money, par int32 }{{100, 130, 70}, {110, 360, 100}, {400, 50, 100}, {330, 0, 100}} {
		g := begin(t, build(t, Key))
		g.Phase("5")
		g.minor("8", "p1", c.price, c.money).stock("p1")
		g.Do(rules.Par{By: 1, Corp: g.Corp("SWW"), At: g.ParCell(c.par)}).At(sharesKey, "p1")
		v := g.View()
		before := *v.S
		for _, a := range rules.AppendLegal(nil, v) {
			var after rules.State
			if r := rules.Do(v, a, &after); r.Refused() {
				t.Fatal(r)
			}
			was, is := before.Cash[g.Owner("p1")], after.Cash[g.Owner("p1")]
			want := fmt.Sprintf("Brings $%d.", is-was)
			switch {
			case is < was:
				want = fmt.Sprintf("Costs $%d.", was-is)
			case is == was:
				want = unpaid[0]
			}
			if said := answerFacts(v, a.(rules.Decide))["deal"][0]; said != want {
				t.Errorf("%+v: %d shares say %q, but it is %q", c, a.(rules.Decide).Choice, said, want)
			}
		}
	}
}

// TestShareRange: the lowest number of shares pays the rest that the money of the company leaves, the highest is the
// one to which its owner can add for one share; above six shares of the highest par it is six (R96).
func TestShareRange(t *testing.T) {
	for _, c := range []struct{ value, money, cash, par, lowest, highest int32 }{
		{310, 150, 225, 100, 2, 4}, {200, 0, 0, 50, 4, 4}, {200, 1, 0, 50, 4, 4}, {200, 50, 0, 50, 3, 4},
		{201, 50, 0, 50, 4, 4},
		{200, 0, 49, 50, 4, 4}, {201, 0, 49, 50, 5, 5}, {202, 0, 48, 50, 5, 5}, {202, 0, 47, 50, 5, 4},
		{600, 0, 99, 100, 6, 6}, {650, 150, 0, 100, 6, 6}, {700, 150, 500, 100, 6, 6}, {590, 0, 500, 100, 6, 6},
		{500, 500, 500, 90, 2, 6},
	} {
		if lowest, highest := shareRange(c.value, c.money, c.cash, c.par); lowest != c.lowest || highest != c.highest {
			t.Errorf("worth %d with %d and %d at %d: %d to %d shares, want %d to %d", c.value, c.money, c.cash, c.par, lowest,
				highest, c.lowest, c.highest)
		}
	}
}

// TestBidsRefused: the reasons that keep a player from a bid, and the figures that he is shown (R13, R29-R34).
func TestBidsRefused(t *testing.T) {
	for name, c := range map[string]struct {
		build func(g table)
		price int32
		want  rules.Refusal
	}{
		"lowest":      {func(table) {}, 100, rules.Refusal{}},
		"five more":   {func(table) {}, 105, rules.Refusal{}},
		"below":       {func(table) {}, 95, rules.Refusal{Reason: rules.BidTooLow, Have: 95, Need: 100}},
		"no step":     {func(table) {}, 103, rules.Refusal{Reason: rules.PriceStep, Have: 103, Need: 5}},
		"two bids":    {func(g table) { g.S.Turn.Bids = 2 }, 100, rules.Refusal{}},
		"three bids":  {func(g table) { g.S.Turn.Bids = 3 }, 100, rules.Refusal{Reason: threeBids}},
		"one in debt": {func(g table) { g.S.Seats[1].Debt = 1 }, 100, rules.Refusal{Reason: inDebt, Have: 1}},
		"raised":      {func(g table) { g.bidFor(1, 1, 200) }, 205, rules.Refusal{Reason: leadsBox, Have: 200}},
		"outbid":      {func(g table) { g.bidFor(1, 1, 200); g.bidFor(1, 2, 205) }, 210, rules.Refusal{}},
		"too little": {func(g table) { g.bidFor(1, 2, 205) }, 205,
			rules.Refusal{Reason: rules.BidTooLow, Have: 205, Need: 210}},
		"bound": {func(g table) { g.bidFor(2, 1, 300) }, 205,
			rules.Refusal{Reason: rules.MoneyCommitted, Have: 200, Need: 205}},
	} {
		g := begin(t, build(t, Key)).stock("p1")
		g.Cash("p1", 500).Cash("p2", 500)
		c.build(g)
		have := g.Check(rules.Bid{By: 1, Private: g.View().CardIn(1), Price: c.price})
		if have.Reason != c.want.Reason || c.want.Refused() && (have.Have != c.want.Have || have.Need != c.want.Need) {
			t.Errorf("%s: %v, %d of %d; want %v, %d of %d", name, have.Reason, have.Have, have.Need, c.want.Reason, c.want.Have,
				c.want.Need)
		}
	}
}

// bidFor writes down a bid for a box.
func (g table) bidFor(lot id.Lot, p id.Player, price int32) {
	g.S.Auction.Bids[lot][p] = rules.Stand(price)
}

// TestBidsOffered: for every box the lowest bid and the highest that the money allows, in steps of five; one where they
// are the same, and none for a minor with less than its face value (R29-R31).
func TestBidsOffered(t *testing.T) {
	for cash, want := range map[int32][]int32{99: nil, 100: {100}, 104: {100}, 105: {100, 105}, 222: {100, 220}} {
		g := begin(t, build(t, Key)).stock("p1")
		g.Cash("p1", cash)
		offered := map[id.Private][]int32{}
		for _, a := range g.Legal() {
			if bid, ok := a.(rules.Bid); ok {
				offered[bid.Private] = append(offered[bid.Private], bid.Price)
			}
		}
		for lot := id.Lot(1); lot <= minorBoxes; lot++ {
			if have := offered[g.View().CardIn(lot)]; !slices.Equal(have, want) {
				t.Errorf("with $%d for box %d: %v, want %v", cash, lot, have, want)
			}
		}
		for lot := id.Lot(minorBoxes + 1); lot <= minorBoxes+privateBoxes; lot++ {
			if have := offered[g.View().CardIn(lot)]; !slices.Equal(have, []int32{0, cash / 5 * 5}) {
				t.Errorf("with $%d for box %d: %v", cash, lot, have)
			}
		}
	}
}

// TestRaisedInARecord: a record may hold a bid above an own highest one, for which that money counts (R34).
func TestRaisedInARecord(t *testing.T) {
	g := begin(t, buildAs(t, rules.Recorded, Key)).stock("p1")
	g.Cash("p1", 300)
	g.bidFor(1, 1, 200)
	raise := rules.Bid{By: 1, Private: g.View().CardIn(1), Price: 300}
	g.Refuses(raise, rules.Legal)
	g.offers(raise, false)
	raise.Price = 305
	if r := g.Check(raise); r.Reason != rules.NoMoneyForBid || r.Have != 300 {
		t.Errorf("%v, of %d", r.Reason, r.Have)
	}
}

// TestWonPrivate: the highest bid for a private is paid to the bank, and the card leaves its box for good (R45).
func TestWonPrivate(t *testing.T) {
	g := begin(t, build(t, Key)).stock("p1")
	card, cash := g.View().CardIn(minorBoxes+2), g.View().Cash(id.Bank)
	g.Do(rules.Bid{By: 1, Private: card, Price: 35})
	for g.S.Set == 2 && g.View().Base().Round == stockRound {
		g.Pass()
	}
	if v := g.View(); v.S.Privates[card].Owner != id.OfPlayer(1) || v.InBox(card) ||
		v.Cash(id.Bank) != cash+35-v.T.Private(card).Revenue {
		t.Errorf("the card is with owner %d, in a box %t; the bank has %d, had %d", v.S.Privates[card].Owner, v.InBox(card),
			v.Cash(id.Bank), cash)
	}
	if _, _, left := g.View().InDeck(card); left {
		t.Error("the card is still in its deck")
	}
}

// TestUnsoldBoxes: of every box of minors without a bid the end of a stock round shows the L-train that leaves, and
// nothing where none does (R46, S6).
func TestUnsoldBoxes(t *testing.T) {
	for bids, want := range []int32{4, 3, 2, 1, 0} {
		g := begin(t, build(t, Key)).stock("p1")
		g.Cash("p1", 1000)
		for lot := 1; lot <= bids; lot++ {
			g.bidFor(id.Lot(lot), 1, 100)
		}
		left := func() int { return len(g.View().AppendTrains(nil, id.Initial)) }
		before, told := left(), int32(0)
		g.S.Turn.Passes = g.S.Players - 1
		g.Pass()
		for _, e := range g.X.Events {
			if e.Kind == rules.BoxesUnsold {
				if told = e.Amount; told == 0 {
					t.Errorf("%d bids: told though nothing leaves", bids)
				}
			}
		}
		more := 0
		if bids == 0 {
			more = 1 // for the first box (R47)
		}
		if gone := before - left(); told != want || gone != int(want)+more {
			t.Errorf("%d bids: %d told, %d trains gone, want %d and %d", bids, told, gone, want, more)
		}
	}
}
