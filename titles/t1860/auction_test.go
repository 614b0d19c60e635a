package t1860

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
)

func bid(p id.Player, price int32) rules.Bid { return rules.Bid{By: p, Price: price} }

// take is the choice of a private at face value.
func take(g *rulestest.Game, p id.Player, private string) rules.Bid {
	n := g.Private(private)
	return rules.Bid{By: p, Private: n, Price: g.Title.Private(n).Value}
}

func pars(g *rulestest.Game, p id.Player, corp string, price int32) rules.Par {
	return rules.Par{By: p, Corp: g.Corp(corp), At: g.ParCell(price)}
}

// TestAllPass: who passed first chooses without a premium, and the player to his left begins the next auction (R1, R4,
// R10, R11, R16, R18; S1).
func TestAllPass(t *testing.T) {
	g := game(t, 3).At("auction", "p1")
	g.Pass().Pass().Pass().At("auction", "p1")
	g.Do(take(g, 1, "BHC")).At("auction", "p2")
	g.WantCash(map[string]int32{"p1": 640, "p2": 670})
}

// TestLastInTurn: who is last in turn may still bid (R16; S2).
func TestLastInTurn(t *testing.T) {
	g := rulestest.New(t, recordedGame(t), 3)
	g.Pass().Pass().Pass().Do(take(g, 1, "BHC")).At("auction", "p2")
	g.Pass().Pass().At("auction", "p1").Do(bid(1, 12)).At("auction", "p1")
	g.WantCash(map[string]int32{"p1": 628})
	g.Refuses(rules.Pass{By: player(1)}, rules.WrongStep)
}

// TestReentry: whether who passed may bid again (R13; S3).
func TestReentry(t *testing.T) {
	moves := []rules.Action{bid(1, 5), rules.Pass{By: player(2)}, bid(3, 10), rules.Pass{By: player(1)}}
	g := rulestest.New(t, recordedGame(t), 3).Do(moves...)
	g.WantCash(map[string]int32{"p3": 660})
	g.At("auction", "p3").Do(take(g, 3, "RPSC"))
	g = game(t, 3).Do(moves...).At("auction", "p2")
	g.Do(bid(2, 15)).At("auction", "p3")
}

// TestMinimumBid: the opening bid and the raises (R12; S4).
func TestMinimumBid(t *testing.T) {
	game(t, 2).Refuses(bid(1, 0), rules.Legal)
	g := rulestest.New(t, recordedGame(t), 2)
	g.Refuses(bid(1, 0), rules.BidTooLow)
	g.Refuses(bid(1, 5), rules.Legal)
	g.Do(bid(1, 7)).Refuses(bid(2, 11), rules.BidTooLow)
	g.Refuses(bid(2, 12), rules.Legal)
}

// TestGreatestBid: a bid leaves money for the cheapest thing left (R14, R15; S5).
func TestGreatestBid(t *testing.T) {
	g := game(t, 2)
	g.Refuses(bid(1, 970), rules.Legal)
	g.Refuses(bid(1, 971), rules.BidTooHigh)
	for _, p := range []string{"BHC", "YHC", "CMH", "RPSC"} {
		g.Own(p, "p2")
	}
	g.Cash("p1", 100).Refuses(bid(1, 0), rules.BidTooHigh)
	if r := g.Check(bid(1, 0)); r.Have != 100 || r.Need != 148 {
		t.Errorf("has %d and must leave %d", r.Have, r.Need)
	}
	if legal := g.Legal(); len(legal) != 1 {
		t.Errorf("%d choices, want the pass only", len(legal))
	}
}

// TestMercy: after an auction without bids the cheapest thing may be taken for all one has (R17; S6).
func TestMercy(t *testing.T) {
	g := game(t, 2)
	for _, p := range []string{"BHC", "YHC", "CMH", "RPSC"} {
		g.Own(p, "p2")
	}
	g.Found("IOW", 100, "p2", 20).Cash("p1", 100).Cash("p2", 100)
	g.Pass().Pass()
	g.Refuses(pars(g, 1, "C&N", 82), rules.NoMoney)
	g.Do(pars(g, 1, "C&N", 74))
	g.WantCash(map[string]int32{"p1": 0})
	g.WantShares("C&N", map[string]int{"p1": 20})
}

// TestChoice: the lots that the winner may take (R15).
func TestChoice(t *testing.T) {
	g := game(t, 2).Do(bid(1, 5)).Pass()
	g.Refuses(take(g, 1, "FFC"), lotLater)
	g.Refuses(rules.Bid{By: 1, Private: g.Private("BHC"), Price: 31}, rules.PriceFixed)
	g.Refuses(pars(g, 1, "IWNJ", 74), rules.LayerClosed)
	g.Refuses(pars(g, 1, "C&N", 68), rules.NotParPrice)
	g.Do(pars(g, 1, "C&N", 90))
	g.WantCash(map[string]int32{"p1": 815})
}

// TestPriority: the richest player begins the first stock round; ties go to the lowest value of privates (R19; S7, S7b,
// S8).
func TestPriority(t *testing.T) {
	for _, c := range []struct {
		cash         []int32
		privates     map[string]string
		document, as id.Player
	}{
		{[]int32{400, 400, 65}, map[string]string{"CMH": "p1", "YHC": "p2", "BHC": "p3", "RPSC": "p3"}, 2, 2},
		{[]int32{400, 400, 100}, map[string]string{"RPSC": "p1", "CMH": "p1", "YHC": "p2", "BHC": "p3"}, 2, 3},
		{[]int32{400, 400}, map[string]string{"RPSC": "p2", "CMH": "p2", "YHC": "p2", "BHC": "p2"}, 1, 2},
		{[]int32{400, 390}, map[string]string{"RPSC": "p1", "CMH": "p1", "YHC": "p1", "BHC": "p1"}, 1, 1},
	} {
		g := game(t, len(c.cash))
		for i, cash := range c.cash {
			g.Cash(string([]byte{'p', byte('1' + i)}), cash)
		}
		for private, owner := range c.privates {
			g.Own(private, owner)
		}
		if got := richest(g.View()); got != c.document {
			t.Errorf("%v: by the document %d, want %d", c.cash, got, c.document)
		}
		if got := richestAsRecorded(g.View()); got != c.as {
			t.Errorf("%v: as recorded %d, want %d", c.cash, got, c.as)
		}
	}
}

// TestChoiceAndMoney: the winner takes a remaining lot that he can pay to the last pound (R15). After an auction
// without bids only the cheapest thing is had for less, a presidency of equal price like the other (R17). The bank is
// paid.
func TestChoiceAndMoney(t *testing.T) {
	g := game(t, 2)
	g.Refuses(bid(2, 5), rules.NotYourTurn)
	g.Do(bid(1, 5)).Pass().At("auction", "p1")
	g.Own("YHC", "p2").Found("IOW", 100, "p2", 20)
	g.Refuses(take(g, 1, "YHC"), rules.LotGone)
	g.Refuses(pars(g, 1, "IOW", 74), rules.AlreadyStarted)
	for cash, want := range map[int32]rules.Reason{89: rules.NoMoney, 90: rules.Legal} {
		g.Cash("p1", cash).Refuses(take(g, 1, "CMH"), want)
	}
	for cash, want := range map[int32]rules.Reason{163: rules.NoMoney, 164: rules.Legal} {
		g.Cash("p1", cash).Refuses(pars(g, 1, "C&N", 82), want)
	}
	for cash, choices := range map[int32]int{29: 0, 30: 1, 90: 2, 148: 4} {
		if n := len(g.Cash("p1", cash).Legal()); n != choices {
			t.Errorf("£%d: %d choices, want %d", cash, n, choices)
		}
	}
	bank := g.Cash("p1", 148).S.Cash[id.Bank]
	g.Do(pars(g, 1, "C&N", 74)).At("auction", "p2")
	if g.S.Cash[id.Bank] != bank+148 {
		t.Errorf("the bank receives %d", g.S.Cash[id.Bank]-bank)
	}

	g = game(t, 2).Cash("p1", 40)
	g.Pass().Pass().Refuses(take(g, 1, "CMH"), rules.NoMoney)
	g.Own("BHC", "p2").Refuses(take(g, 1, "YHC"), rules.Legal)
	g.Refuses(pars(g, 1, "C&N", 74), rules.NoMoney)
	for _, p := range []string{"YHC", "CMH", "RPSC"} {
		g.Own(p, "p2")
	}
	g.Refuses(pars(g, 1, "C&N", 74), rules.Legal)
	g.Refuses(pars(g, 1, "IOW", 74), rules.Legal)
	g.Refuses(pars(g, 1, "IOW", 82), rules.NoMoney)
}

// TestBidsOffered: the minimum and the maximum bid are offered, one where they are the same, none where nothing can be
// bid (R12, R14).
func TestBidsOffered(t *testing.T) {
	for cash, choices := range map[int32]int{29: 1, 30: 2, 31: 3} { // with the pass
		if n := len(game(t, 2).Cash("p1", cash).Legal()); n != choices {
			t.Errorf("£%d: %d choices, want %d", cash, n, choices)
		}
	}
	g := game(t, 3).Do(bid(1, 5)).Pass().At("auction", "p3") // one of two others has passed
	bank := g.S.Cash[id.Bank]
	if g.Pass().At("auction", "p1"); g.S.Cash[id.Bank] != bank+5 {
		t.Errorf("the premium brings the bank %d", g.S.Cash[id.Bank]-bank)
	}
}

// TestFirstOfEquals: a tie of cash and privates goes to the first seat; as recorded, a single richest player begins
// whether he owns a private or not, and so does the first seat where nobody does (R19).
func TestFirstOfEquals(t *testing.T) {
	g := game(t, 3).Cash("p1", 100).Own("BHC", "p1")
	if p := richest(g.View()); p != 2 {
		t.Errorf("player %d begins", p)
	}
	if p := richestAsRecorded(g.Cash("p3", 700).View()); p != 3 {
		t.Errorf("player %d begins as recorded", p)
	}
	if p := richestAsRecorded(game(t, 3).View()); p != 1 {
		t.Errorf("player %d begins where nobody owns a private", p)
	}
}
