package t1860

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// TestBankBreaks: the players hold £10,000 after a payment; in recorded games, with the switch and before the
// correction they hold more after a sale or dividend (R180, R182; S50, T29).
func TestBankBreaks(t *testing.T) {
	for _, c := range []struct {
		name  string
		start func() *rulestest.Game
		gone  int32 // what the players hold when the bank is gone
	}{
		{"rulebook", func() *rulestest.Game { return game(t, 2) }, 10_000},
		{"switched", func() *rulestest.Game { return game(t, 2, "bank_gone=sales_dividends") }, 10_001},
		{"before", func() *rulestest.Game { return without(t, "1860/R180", 2) }, 10_001},
		{"recorded", func() *rulestest.Game { return rulestest.New(t, recordedGame(t), 2) }, 10_001},
		{"recorded, switched", func() *rulestest.Game {
			return rulestest.New(t, recordedGame(t, "bank_gone=any_payment"),
				2)
		}, 10_000},
	} {
		for _, held := range []int32{c.gone - 1, c.gone} {
			g := operated(c.start().Found("C&N", 100, "p1", 80).Train("C&N", "2+1").Home("C&N", "F2", 0).Stock(3, "p1"), "C&N")
			g.Cash("C&N", 0).Cash("p1", 0).Cash("p2", held-100).Do(sell(g, 1, "C&N", 10))
			if broken := g.S.End.Reason == rules.BankBroken; broken != (held == c.gone) || g.S.End.Over {
				t.Errorf("%s, %d: %+v", c.name, held, g.S.End)
			}
			if held < c.gone {
				continue
			}
			for !g.S.End.Over && g.S.Set == 3 && g.S.Round < 2 {
				g.Pass()
			}
			if !g.S.End.Over || g.S.Round != 1 {
				t.Errorf("%s: over %v after round %d", c.name, g.S.End.Over, g.S.Round)
			}
		}
		g := c.start().Own("RPSC", "p1").Cash("p1", 5_000).Cash("p2", 4_999).Found("C&N", 100, "p1", 50).Home("C&N", "F2", 0)
		g.Operate(2)
		if broken := g.S.End.Reason == rules.BankBroken; broken != (c.gone == 10_000) {
			t.Errorf("%s: revenue of privates breaks the bank: %v", c.name, broken)
		}
	}
}

// TestMarketEnds: a price of 340 ends the game after the operating round and goes before a broken bank (R64, R152,
// R181, R182; #8711).
func TestMarketEnds(t *testing.T) {
	g := price(game(t, 2).Found("C&N", 100, "p1", 80).Home("C&N", "F2", 0).Train("C&N", "6+3"), "C&N", 330)
	turn(g, "dividend", "C&N").Cash("C&N", 0).Cash("p2", 9_900)
	g.S.Turn.Revenue, g.S.RoundsLeft = 400, 2
	g.Do(rules.Dividend{By: g.Corp("C&N"), Kind: rules.Payout})
	for !g.S.End.Over {
		g.Pass()
	}
	if g.S.End.Reason != rules.MarketEnd || g.S.Round != 1 {
		t.Errorf("%+v in round %d", g.S.End, g.S.Round)
	}
}

// TestWorth: cash, privates at face value, shares; half for a company without train, where the president's certificate
// is two shares, and one half of the double price in recorded games and before the correction (R183, R184, R185; T32).
func TestWorth(t *testing.T) {
	for _, c := range []struct {
		game      *rulestest.Game
		president int32
	}{
		{game(t, 2), 46},
		{game(t, 2, "half_president=half_of_double"), 47},
		{without(t, "1860/R184", 2), 47},
		{rulestest.New(t, recordedGame(t), 2), 47},
		{rulestest.New(t, recordedGame(t, "half_president=two_halves"), 2), 46},
	} {
		g := c.game.Own("CMH", "p1").Found("C&N", 100, "p1", 40).Cash("p1", 500)
		price(g, "C&N", 47)
		if got := g.View().Worth(1); got != 500+90+c.president+23+23 {
			t.Errorf("worth %d, with %d for the president's certificate", got, c.president)
		}
		g.Train("C&N", "2+1")
		if got := g.View().Worth(1); got != 500+90+4*47 {
			t.Errorf("worth %d with a train", got)
		}
	}
}

// TestNobodyCanPay: a game in which nobody can ever do anything again comes to a standstill (R186).
func TestNobodyCanPay(t *testing.T) {
	g := game(t, 2).Cash("p1", 0).Cash("p2", 0)
	for _, p := range []string{"BHC", "YHC", "CMH", "RPSC"} {
		g.Own(p, "closed")
	}
	g.Found("IOW", 74, "p1", 20).Stock(2, "p1").Cash("p1", 0)
	g.Do(sell(g, 1, "IOW", 20))
	price(g, "IOW", 7)
	g.Cash("p1", 0).Pass()
	for n := 0; !g.S.End.Over && n < 20; n++ {
		g.Pass()
	}
	if g.S.End.Reason != rules.Standstill {
		t.Errorf("%+v", g.S.End)
	}
}

// TestStandstill: ten sets in a row without a company's turn and a private's payment end the game; in recorded games
// and before the correction it goes on (R186).
func TestStandstill(t *testing.T) {
	for _, c := range []struct {
		name    string
		start   func() *rulestest.Game
		private bool
		corp    bool
		last    uint8 // the set in which the game ends; zero: none of the first 20
	}{
		{"rulebook", func() *rulestest.Game { return game(t, 2) }, false, false, 12},
		{"a company has turns", func() *rulestest.Game { return game(t, 2) }, false, true, 0},
		{"a private pays", func() *rulestest.Game { return game(t, 2) }, true, false, 0},
		{"before", func() *rulestest.Game { return without(t, "1860/R186", 2) }, false, false, 0},
		{"recorded", func() *rulestest.Game { return rulestest.New(t, recordedGame(t), 2) }, false, false, 0},
	} {
		g := c.start()
		for _, p := range []string{"BHC", "YHC", "CMH", "RPSC"} {
			g.Own(p, "closed")
		}
		if c.private {
			g.Own("BHC", "p1")
		}
		if c.corp {
			g.Found("IOW", 74, "p1", 50).Home("IOW", "I3", 0).Train("IOW", "2+1")
		}
		g.Stock(3, "p1")
		lastActive.Set(&g.S, 2)
		for !g.S.End.Over && g.S.Set <= 20 {
			g.Pass()
		}
		if over := g.S.End.Over; over != (c.last != 0) || over && (g.S.Set != c.last || g.S.End.Reason != rules.Standstill) {
			t.Errorf("%s: over %v in set %d: %v", c.name, over, g.S.Set, g.S.End.Reason)
		}
	}
}

// TestPrivateBreaksTheBank: the sale of a private to the bank is tested too (R180).
func TestPrivateBreaksTheBank(t *testing.T) {
	g := game(t, 2).Own("RPSC", "p1").Stock(3, "p1").Cash("p1", 0).Cash("p2", 9_950)
	if g.Do(sellPrivate(g, 1, "RPSC")); g.S.End.Reason != rules.BankBroken {
		t.Errorf("%+v", g.S.End)
	}
}

// TestBankEndsTheRound: money that runs out in an operating round ends the game with that round, not with the set
// (R182).
func TestBankEndsTheRound(t *testing.T) {
	g := game(t, 2).Found("C&N", 100, "p1", 80).Home("C&N", "F2", 0).Train("C&N", "6+3").Phase("5")
	turn(g, "dividend", "C&N").Cash("C&N", 0).Cash("p2", 9_990)
	g.S.Turn.Revenue, g.S.RoundsLeft = 50, 2
	g.Do(rules.Dividend{By: g.Corp("C&N"), Kind: rules.Payout})
	endTurn(g, "C&N")
	if !g.S.End.Over || g.S.End.Reason != rules.BankBroken || g.S.Round != 1 {
		t.Errorf("%+v in round %d", g.S.End, g.S.Round)
	}
}
