package t1830

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// start begins a game of new-game rules.
func start(t testing.TB, players int, settings ...string) *rulestest.Game {
	t.Helper()
	return rulestest.New(t, build(t, settings...), players)
}

// startRecorded begins a game by the reading of recorded games.
func startRecorded(t testing.TB, players int) *rulestest.Game {
	t.Helper()
	title, err := rules.Build(rules.Recorded, nil, SwitchesFor, New)
	if err != nil {
		t.Fatal(err)
	}
	return rulestest.New(t, title, players)
}

// bid is an offer of whoever has the turn.
func bid(g *rulestest.Game, private string, price int32) rules.Bid {
	return rules.Bid{By: g.View().Actor().Player(), Private: g.Private(private), Price: price}
}

// TestEverybodyPasses is T1 and T2: R16 makes SV cheaper until somebody must take it, R17 pays revenue afterwards.
func TestEverybodyPasses(t *testing.T) {
	g := start(t, 3)
	for round, price := range []int32{15, 10, 5} {
		g.Pass().Pass().Pass()
		if r := g.Check(bid(g, "SV", price)); r.Refused() {
			t.Fatalf("R16: after %d rounds of passes SV costs %d, not %d", round+1, r.Need, price)
		}
	}
	g.Pass().Pass().Pass().At("auction", "p2")
	if !g.View().PrivateOf(g.Private("SV"), g.Owner("p1")) {
		t.Error("R16: the first player must take SV for nothing")
	}
	g.WantCash(map[string]int32{"p1": 800, "p2": 800, "p3": 800})
	g.Pass().Pass().Pass().At("auction", "p2")
	g.WantCash(map[string]int32{"p1": 805, "p2": 800, "p3": 800})
}

// TestBids has single offers on a bid of 45 for CS by the first of four players, who have 600 each.
func TestBids(t *testing.T) {
	g := start(t, 4)
	g.Do(bid(g, "CS", 45))
	for _, c := range []struct {
		rule, name string
		private    string
		price      int32
		want       rules.Reason
	}{
		{"R11", "less than 5 more (T3)", "CS", 49, rules.BidTooLow},
		{"R11", "5 more", "CS", 50, rules.Legal},
		{"R11", "no multiple of 5 (T3)", "CS", 51, rules.Legal},
		{"R11", "face value only", "DH", 70, rules.BidTooLow},
		{"R11", "first bid", "DH", 75, rules.Legal},
		{"R10", "the cheapest at its price", "SV", 20, rules.Legal},
		{"R10", "the cheapest for more", "SV", 25, rules.PriceFixed},
		{"R12", "more than the cash", "BO", 601, rules.NoMoneyForBid},
		{"R12", "all the cash", "BO", 600, rules.Legal},
	} {
		if r := g.Check(bid(g, c.private, c.price)); r.Reason != c.want {
			t.Errorf("%s %s: %d for %s: %v, want %v", c.rule, c.name, c.price, c.private, r.Reason, c.want)
		}
	}
	if r := g.Check(rules.Bid{By: 3, Private: g.Private("DH"), Price: 75}); r.Reason != rules.NotYourTurn {
		t.Errorf("R10: a bid out of turn: %v", r.Reason)
	}
}

// TestCommittedMoney: R12 keeps standing bids from paying for anything else, also for the cheapest private (issue 2302
// of 18xx.games); a raise frees the old bid.
func TestCommittedMoney(t *testing.T) {
	g := start(t, 2)
	g.Do(bid(g, "BO", 1190))
	g.Do(bid(g, "CS", 45))
	g.Refuses(bid(g, "SV", 20), rules.MoneyCommitted)
	g.Refuses(bid(g, "DH", 75), rules.MoneyCommitted)
	g.Refuses(bid(g, "BO", 1200), rules.Legal)
}

// TestContest is T4: R14 lets the lowest bidder act, R15 gives the turn to the left of the buyer of the cheapest.
func TestContest(t *testing.T) {
	g := start(t, 3)
	g.Do(bid(g, "CS", 45)) // p1
	g.Do(bid(g, "CS", 51)) // p2
	g.Do(bid(g, "CS", 60)) // p3
	g.Do(bid(g, "CS", 66)) // p1
	g.Do(bid(g, "DH", 80)) // p2
	g.Do(bid(g, "SV", 20)) // p3 buys it
	g.At("auction", "p2")
	g.Refuses(rules.Bid{By: 1, Private: g.Private("CS"), Price: 80}, rules.NotYourTurn)
	g.Refuses(bid(g, "DH", 100), rules.NotBidding)
	g.Refuses(bid(g, "CS", 70), rules.BidTooLow)
	g.Do(bid(g, "CS", 71)).At("auction", "p3")
	g.Do(bid(g, "CS", 76)).At("auction", "p1")
	g.Pass().At("auction", "p2")
	g.Pass().At("auction", "p1")
	g.WantCash(map[string]int32{"p1": 800, "p2": 720, "p3": 704})
	for private, owner := range map[string]string{"SV": "p3", "CS": "p3", "DH": "p2"} {
		if !g.View().PrivateOf(g.Private(private), g.Owner(owner)) {
			t.Errorf("R13: %s does not belong to %s", private, owner)
		}
	}
}

// TestGrants: R18 gives a PRR share with CA, R19 the B&O presidency with BO, whose par is chosen before all else; R21
// and R22 begin the stock round with the player after the buyer of the last private.
func TestGrants(t *testing.T) {
	g := start(t, 2)
	for _, p := range []string{"SV", "CS", "DH", "MH", "CA"} {
		g.Do(bid(g, p, g.View().T.Private(g.Private(p)).Value))
	}
	g.WantShares("PRR", map[string]int{"p1": 10, "initial": 90})
	if g.View().Is(g.Corp("PRR"), rules.Started) {
		t.Error("R18: CA starts the PRR")
	}
	g.Do(bid(g, "BO", 220)).At("par", "p2")
	g.Refuses(rules.Pass{By: g.Owner("p2")}, rules.WrongStep)
	g.Refuses(rules.Par{By: 1, Corp: g.Corp("B&O"), At: g.ParCell(67)}, rules.NotYourTurn)
	before := g.S.Cash[g.Owner("p2")]
	g.Do(rules.Par{By: 2, Corp: g.Corp("B&O"), At: g.ParCell(100)}).At("stock", "p1")
	if g.S.Cash[g.Owner("p2")] != before {
		t.Error("R19: fixing the par costs money")
	}
	g.WantPresident("B&O", 2)
	if p := g.View().Price(g.Corp("B&O")); p != 100 {
		t.Errorf("R19: B&O stands at %d", p)
	}
}

// TestNoExchangeInAuction: R20.
func TestNoExchangeInAuction(t *testing.T) {
	g := start(t, 2)
	g.Own("MH", "p1")
	g.Refuses(rules.ExchangePrivate{By: 1, Private: g.Private("MH"), From: id.Initial}, rules.WrongStep)
	g.Refuses(rules.BuyShares{By: g.Owner("p1"), Corp: g.Corp("PRR"), From: id.Initial, Percent: 10}, rules.WrongStep)
}

// TestAuctionLastTurnSetsPriority: only buying decides who begins the first stock round, not a settled bid (issue 3797
// of 18xx.games, R22).
func TestAuctionLastTurnSetsPriority(t *testing.T) {
	g := start(t, 3)
	g.Do(bid(g, "BO", 225)) // p1
	for _, p := range []string{"SV", "CS", "DH", "MH", "CA"} {
		g.Do(bid(g, p, g.View().T.Private(g.Private(p)).Value))
	}
	// p2 SV, p3 CS, p1 DH, p2 MH, p3 CA; BO falls to p1 at once.
	g.At("par", "p1").Do(rules.Par{By: 1, Corp: g.Corp("B&O"), At: g.ParCell(67)})
	g.At("stock", "p1") // to the left of p3, who bought the cheapest last
	if g.S.Priority != 1 {
		t.Errorf("R22: player %d has the priority", g.S.Priority)
	}
}
