package t1870

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// bid is a bid of a seat on a private.
func bid(g *rulestest.Game, seat id.Player, private string, price int32) rules.Bid {
	return rules.Bid{By: seat, Private: g.Private(private), Price: price}
}

// TestAllPass: the first private costs 5 less after every round of passes, and at nothing the next player gets it
// (R16-R18; S1). Once one is sold the privates pay, and no price falls (R17; S2).
func TestAllPass(t *testing.T) {
	g := begin(t, rules.Rulebook)
	for _, price := range []int32{20, 15, 10, 5} {
		g.Refuses(bid(g, 1, "GRSC", price+5), rules.PriceFixed)
		g.Refuses(bid(g, 1, "GRSC", price), rules.Legal)
		g.Pass().Pass().Pass()
	}
	g.At("auction", "p2")
	if !g.View().PrivateOf(g.Private("GRSC"), id.OfPlayer(1)) {
		t.Error("nobody has GRSC")
	}
	g.WantCash(map[string]int32{"p1": 700})
	g.Pass().Pass().Pass().At("auction", "p2")
	g.WantCash(map[string]int32{"p1": 705})
	g.Do(bid(g, 2, "MRBC", 40)).At("auction", "p3")
}

// TestBids: at least 5 above the highest bid or the price, any sum beyond, and never more than the money that is free
// (R11-R13; S3, S4). The lower of two bidders raises or drops out; play goes on left of who bought the first private
// (R14, R15).
func TestBids(t *testing.T) {
	g := begin(t, rules.Rulebook)
	g.Refuses(bid(g, 1, "MRBC", 44), rules.BidTooLow)
	g.Refuses(bid(g, 1, "GSC", 84), rules.BidTooLow)
	g.Do(bid(g, 1, "GSC", 85))
	g.Refuses(bid(g, 2, "GSC", 88), rules.BidTooLow)
	g.Refuses(bid(g, 2, "GSC", 701), rules.NoMoneyForBid)
	g.Do(bid(g, 2, "GSC", 90), bid(g, 3, "GRSC", 20), bid(g, 1, "MRBC", 40))
	g.Do(bid(g, 2, "SCC", 50)).At("auction", "p1")
	g.Refuses(bid(g, 1, "GSC", 94), rules.BidTooLow)
	g.Refuses(bid(g, 1, "SLSF", 145), rules.NotBidding)
	g.Do(bid(g, 1, "GSC", 95)).At("auction", "p2").Pass().At("auction", "p3")
	g.WantCash(map[string]int32{"p1": 700 - 40 - 95, "p2": 650, "p3": 680})
}

// TestParOfFrisco: the buyer of the SLSF private gets the president's certificate and says the par; it floats at once
// and the private closes. A single bidder has the MKT private before that, of two the auction comes after it (R19-R21,
// R37; traps 1, 2, 56).
func TestParOfFrisco(t *testing.T) {
	for _, bidders := range []int{1, 2} {
		g := begin(t, rules.Rulebook)
		g.Do(bid(g, 1, "MKT", 165))
		if bidders == 2 {
			g.Do(bid(g, 2, "MKT", 170))
		} else {
			g.Pass()
		}
		g.Do(bid(g, 3, "GRSC", 20), bid(g, 1, "MRBC", 40), bid(g, 2, "SCC", 50), bid(g, 3, "GSC", 80),
			bid(g, 1, "SLSF", 140)).At("par", "p1")
		_, mkt := g.View(), g.View().PrivateOf(g.Private("MKT"), id.OfPlayer(1))
		if mkt != (bidders == 1) {
			t.Errorf("%d bidders: MKT is sold before the par: %v", bidders, mkt)
		}
		g.Refuses(rules.Pass{By: id.OfPlayer(1)}, rules.WrongStep)
		g.Refuses(rules.Par{By: 1, Corp: g.Corp("SLSF"), At: g.Title.Market.Left(g.ParCell(100))}, rules.NotParPrice)
		g.Do(rules.Par{By: 1, Corp: g.Corp("SLSF"), At: g.ParCell(100)})
		g.WantCash(map[string]int32{"SLSF": 1000})
		if !g.View().PrivateOf(g.Private("SLSF"), id.Nobody) {
			t.Error("the private SLSF is open")
		}
		if bidders == 2 {
			g.At("auction", "p1").Pass()
		}
		g.At("stock", "p2")
		winner := map[int]string{1: "p1", 2: "p2"}[bidders]
		g.WantShares("MKT", map[string]int{winner: 10})
		g.WantPresident("SLSF", 1)
	}
}

// TestSharesOfMKTAlone: the share of the MKT that came with the private cannot be sold before the company is started,
// but counts for the limit (R2, R41; P6).
func TestSharesOfMKTAlone(t *testing.T) {
	g := begin(t, rules.Rulebook).Own("MKT", "p1").Give("MKT", 10, "initial", "p1")
	inStock(g, 1)
	if got := g.View().CertsCounted(1); got != 2 {
		t.Errorf("%d certificates", got)
	}
	g.Refuses(rules.SellShares{By: id.OfPlayer(1), Corp: g.Corp("MKT"), Percent: 10}, rules.NotStarted)
	if got := g.View().Worth(1); got != 700+160 {
		t.Errorf("worth %d: a share without a price counts (R153)", got)
	}
}
