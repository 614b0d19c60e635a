package draft_test

import (
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
)

func draftOf(g *rulestest.Game) *draft.Draft {
	return draft.New(g.View(), &text.Speaker{Title: g.Title, Names: []string{"Aiko", "Ben", "Chiara"}})
}

// TestSealedBids checks the sums that a player may bid in secret and the cash that each leaves (18FL/R16, R17), and who
// bids last.
func TestSealedBids(t *testing.T) {
	g := florida(t)
	d := draftOf(g)
	if d.SealsLast() || d.RevealedBids() != nil {
		t.Error("the first of three players bids last, or sees bids")
	}
	d.Choose("bid:choice:10")
	chosen := 0
	for _, b := range draft.SealedBids(d) {
		if b.Left != 300-b.Sum {
			t.Errorf("a bid of $%d leaves $%d of $300", b.Sum, b.Left)
		}
		if b.Chosen {
			chosen += int(b.Sum)
		}
	}
	if chosen != 10 {
		t.Errorf("$%d are chosen, want 10", chosen)
	}
	g.Do(rules.Bid{By: 1, Price: 5}, rules.Bid{By: 2, Price: 10})
	if !draftOf(g).SealsLast() {
		t.Error("the third player does not bid last")
	}
}

// TestRevealedBids checks the order of choice, highest bid first and equal bids by seat, and the privates taken
// (18FL/R22-R24).
func TestRevealedBids(t *testing.T) {
	g := florida(t).Do(rules.Bid{By: 1, Price: 5}, rules.Bid{By: 2, Price: 10}, rules.Bid{By: 3, Price: 10})
	g.Do(rules.Bid{By: 2, Price: 20, Private: 1})
	want := []draft.RevealedBid{
		{Player: 2, Sum: 10, Taken: 1, Left: 270},
		{Player: 3, Sum: 10, Tied: true, Chooses: true, Left: 290},
		{Player: 1, Sum: 5, Left: 295},
	}
	got := draftOf(g).RevealedBids()
	if len(got) != len(want) {
		t.Fatalf("%d bids, want %d", len(got), len(want))
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("bid %d is %+v, want %+v", i+1, got[i], want[i])
		}
	}
}

// TestPurse checks the means of a player with a chosen bid for a box: a bid that leads binds money and counts as a
// certificate, and takes a bidding token (1822PNW/R31-R34).
func TestPurse(t *testing.T) {
	g := pacific(t)
	key := "bid:" + (&text.Speaker{Title: g.Title}).Private(g.View().CardIn(1))
	before := draft.NewBoxBid(draftOf(g)).Purse()
	d := draftOf(g)
	d.Choose(key)
	a, ok := d.Action()
	if !ok {
		t.Fatal("no bid can be chosen")
	}
	price := rules.OperandsOf(a).Price
	got := draft.NewBoxBid(d).Purse()
	if got.Bid != price || got.Free() != before.Cash-price || got.Certs != before.Certs+1 ||
		got.Tokens != before.Tokens-1 {
		t.Errorf("with a bid of $%d the purse is %+v, before %+v", price, got, before)
	}
	g.Do(a)
	if g.View().Actor() == id.OfPlayer(1) {
		g.Pass()
	}
	other := draftOf(g)
	other.Choose(key)
	x := draft.NewBoxBid(other).Outbid()
	if x.Player != 1 || x.Freed != price || x.Free != before.Cash || !x.Answers {
		t.Errorf("a higher bid outbids %+v", x)
	}
}
