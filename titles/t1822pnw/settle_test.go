package t1822pnw

import (
	"slices"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/titles/words"
)

// TestSettlement: privates go to those who bid most, paid to the bank, then minors and regional railways start; the
// cards that are left move up in the boxes (R45, R46, R49, R50; trap 66).
func TestSettlement(t *testing.T) {
	g := begin(t, build(t, Key))
	g.boxed("B", 2)
	private, other := g.View().CardIn(5), g.View().CardIn(7)
	first, after := g.View().CardIn(1), g.S.Decks.Cards[minorDeck][minorBoxes]
	g.Cash("bank", 1000)
	g.Do(rules.Bid{By: 1, Private: private, Price: 0}, rules.Bid{By: 1, Private: g.Private("MB"), Price: 150},
		rules.Bid{By: 1, Private: first, Price: 200})
	g.Do(rules.Bid{By: 2, Private: other, Price: 15}, rules.Bid{By: 2, Private: first, Price: 205}).Pass().Pass()
	for g.View().Base().Round == stockRound {
		g.Pass()
	}
	v := g.View()
	if g.S.Privates[private].Owner != g.Owner("p1") || g.S.Privates[other].Owner != g.Owner("p2") ||
		g.S.Privates[g.Private("MB")].Owner != g.Owner("p1") {
		t.Error("a card is not with its highest bidder")
	}
	if _, ok := v.Position().TokenAt(g.Hex("I12"), g.Corp("B")); !ok {
		t.Error("the regional railway has no station")
	}
	minor := g.Title.CorpOfCard(first)
	if v.President(minor) != 2 || v.Price(minor) != minorStart || v.Cash(id.OfCorp(minor)) != 100 {
		t.Errorf("the minor starts at %d with %d", v.Price(minor), v.Cash(id.OfCorp(minor)))
	}
	if v.CardIn(3) != after {
		t.Errorf("card %d lies in box 3, want %d", v.CardIn(3), after)
	}
	p1 := 500 - 150 + g.Title.Private(private).Revenue + regionalRevenue
	if have := v.Cash(g.Owner("p1")); have != p1 {
		t.Errorf("player 1 has %d, want %d", have, p1)
	}
	if have, want := v.Cash(g.Owner("p2")), 500-15-205+g.Title.Private(other).Revenue; have != want {
		t.Errorf("player 2 has %d, want %d", have, want)
	}
}

// TestPair: the coloured card of the pair in box 1 of the Short Scenario costs $200 at least; who wins it starts its
// partner too, for nothing at $50 with $100 (R10, R30).
func TestPair(t *testing.T) {
	g := begin(t, build(t, ShortKey))
	lead := g.S.Decks.Lead
	var partner id.Private
	for _, pair := range minorPairs {
		if pair[0] == g.Title.Private(lead).ID {
			partner = g.Private(pair[1])
		}
	}
	told := func() (says bool) {
		for _, n := range notices(g.View()) {
			says = says || n.Names["partner"] == g.Title.Corp(g.Title.CorpOfCard(partner)).ID && n.Sums["cash"] == 100
		}
		return says
	}
	if !told() {
		t.Error("nothing says who comes with the coloured minor")
	}
	g.Refuses(rules.Bid{By: 1, Private: lead, Price: 195}, rules.BidTooLow)
	g.offers(rules.Bid{By: 1, Private: lead, Price: 200}, true)
	g.offers(rules.Bid{By: 1, Private: lead, Price: 500}, true)
	g.Do(rules.Bid{By: 1, Private: lead, Price: 200})
	for g.View().Base().Round == stockRound {
		g.Pass()
	}
	for _, card := range []id.Private{lead, partner} {
		if c := g.Title.CorpOfCard(card); g.View().President(c) != 1 || g.View().Price(c) != 50 ||
			g.View().Cash(id.OfCorp(c)) != 100 {
			t.Errorf("minor %s has president %d, price %d, %d", g.Title.Corp(c).ID, g.View().President(c), g.View().Price(c),
				g.View().Cash(id.OfCorp(c)))
		}
	}
	if _, _, ok := g.View().InDeck(partner); ok || g.S.Decks.Lead != 0 || told() {
		t.Error("the partner is still in the deck, or the pair goes on")
	}
}

// TestLessonOfBids: what the lesson on bids says of the start of a minor is true in its phase: $50 with $100, however
// much is bid (R48).
func TestLessonOfBids(t *testing.T) {
	i := slices.IndexFunc(shortLessons(), func(l words.Lesson) bool { return l.Key == "boxes" })
	if why := shortLessons()[i].Why; !strings.Contains(why[0], "at $50 with $100") || !strings.Contains(why[1], "株価 $50、資金 $100") {
		t.Errorf("the lesson says %q", why)
	}
	v := begin(t, build(t, Key)).View()
	for _, bid := range []int32{100, 145, 300} {
		if price, treasury := startTerms(v, bid); price != 50 || treasury != 100 {
			t.Errorf("for a bid of %d a minor starts at %d with %d", bid, price, treasury)
		}
	}
}

// TestSoldOut: a floated major whose ten shares are all with players rises at the end of a stock round, and debts grow
// by half, rounded up (R50, R118).
func TestSoldOut(t *testing.T) {
	g := begin(t, build(t, Key)).minor("12", "p3", 100, 0).major("SWW", "p1", 100, 60, 0).major("NP", "p2", 100, 60,
		0).stock("p1")
	g.Give("SWW", 40, "initial", "p2").Give("NP", 30, "initial", "p1").Give("NP", 10, "initial", "pool")
	g.S.Seats[3].Debt = 45
	g.Cash("p3", 0)
	for g.View().Base().Round == stockRound {
		g.Pass()
	}
	if a, b := g.View().Price(g.Corp("SWW")), g.View().Price(g.Corp("NP")); a != 110 || b != 100 ||
		g.S.Seats[3].Debt != 68 {
		t.Errorf("prices %d and %d, debt %d", a, b, g.S.Seats[3].Debt)
	}
}

// TestDebtHasAnEnd: a debt that nobody ever repays grows until figures end, and no further (R118).
func TestDebtHasAnEnd(t *testing.T) {
	g := begin(t, build(t, Key))
	g.S.Seats[1].Debt = 100
	for range 100 {
		tx := rules.Tx{View: g.View()}
		tx.GrowDebts()
	}
	if debt := g.S.Seats[1].Debt; debt != 1_000_000_000 {
		t.Errorf("the debt is %d", debt)
	}
}

// TestLastSet: the game is over with the stock round of set 100, after all that follows the round (R155).
func TestLastSet(t *testing.T) {
	for set, ends := range map[uint8]bool{99: false, 100: true} {
		g := begin(t, build(t, Key))
		g.stock("p1").S.Set = set
		card := g.View().CardIn(1)
		g.Do(rules.Bid{By: 1, Private: card, Price: 100}).Pass().Pass().Pass().Pass()
		if !g.View().Is(g.Title.CorpOfCard(card), rules.Floated) {
			t.Errorf("set %d: the minor has not started", set)
		}
		if g.S.End.Over != ends || ends && g.S.End.Reason != rules.AllSetsPlayed {
			t.Errorf("set %d: %v", set, g.S.End)
		}
	}
}

// TestWorth: cash, shares at their price, minors at twice it, regional railways at $200, less debt; privates count
// nothing (R120, R154).
func TestWorth(t *testing.T) {
	g := begin(t, build(t, Key)).minor("12", "p1", 90, 500).major("SWW", "p1", 135, 30, 500).card("MB", "p1").card("P9",
		"p1")
	g.S.Corps[g.Corp("SWW")].Flags &^= rules.Floated
	g.Cash("p1", 77)
	g.S.Seats[1].Debt = 30
	if have := g.View().Worth(1); have != 77+2*90+3*135+200-30 {
		t.Errorf("worth %d", have)
	}
	if a, b := g.View().Worth(2), g.View().Worth(3); a != b {
		t.Errorf("who has nothing but his money is worth %d, or %d", a, b)
	}
	for _, card := range []string{"MA", "MB", "MC"} {
		g := begin(t, build(t, Key)).card(card, "p1")
		if have := g.View().Worth(1) - g.View().Worth(2); have != 200 {
			t.Errorf("the regional railway %s is worth %d", card, have)
		}
	}
}

// TestSetUp: money, tokens, seats and the trains of privates (R1, R5, R6).
func TestSetUp(t *testing.T) {
	for players, c := range map[int][2]int32{3: {500, 5}, 4: {375, 4}, 5: {300, 4}} {
		g := rulestest.New(t, build(t, Key), players)
		if have := [2]int32{g.View().Cash(g.Owner("p1")), int32(fullGame().tokens[players])}; have != c ||
			g.View().Cash(id.Bank) != bank-int32(players)*c[0] {
			t.Errorf("%d players have %v, the bank %d", players, have, g.View().Cash(id.Bank))
		}
		for i := range players {
			if g.S.Seating[i] != id.Player(i+1) {
				t.Errorf("the order is %v", g.S.Seating)
			}
		}
		for i := range g.Title.Cards() {
			n := id.Train(i + 1)
			switch name := nameOf(g.View(), n); name {
			case train5P, train2P, trainLP, trainPP:
				if g.S.Trains[n] == id.Initial {
					t.Errorf("a %s is for sale", name)
				}
			}
		}
	}
}

// TestOrderOfTurns: passes count only if nothing was done, and the round ends when all have passed one after the other
// (R12, R14, R15).
func TestOrderOfTurns(t *testing.T) {
	g := begin(t, build(t, Key))
	g.Pass().Do(rules.Bid{By: 2, Private: g.View().CardIn(5), Price: 0}).Pass().At("stock", "p3")
	g.Pass().At("stock", "p1")
	g.Pass().At("stock", "p2") // his bid was no pass, and it is again his turn
	g.Do(rules.Bid{By: 2, Private: g.View().CardIn(6), Price: 0}).Pass().Pass().Pass().Pass()
	if g.S.Set != 2 {
		t.Error("the round goes on after three passes") // the operating round has no company
	}
}
