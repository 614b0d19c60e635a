package t1860

import (
	"testing"

	"hexrail/rules"
	"hexrail/rules/rulestest"
)

// TestBankBreaks: the players hold more than £10,000 after a sale (R180, R182; S50, T29).
func TestBankBreaks(t *testing.T) {
	for cash, want := range map[int32]rules.EndReason{9_900: rules.NotOver, 9_901: rules.BankBroken} {
		g := operated(game(t, 2).Found("C&N", 100, "p1", 80).Train("C&N", "2+1").Home("C&N", "F2", 0).Stock(3, "p1"), "C&N")
		g.Cash("C&N", 0).Cash("p1", 0).Cash("p2", cash).Do(sell(g, 1, "C&N", 10))
		if g.S.End.Reason != want || g.S.End.Over {
			t.Errorf("%d: %+v", cash, g.S.End)
		}
		if want == rules.NotOver {
			continue
		}
		for !g.S.End.Over && g.S.Set == 3 && g.S.Round < 2 {
			g.Pass()
		}
		if !g.S.End.Over || g.S.Round != 1 {
			t.Errorf("over %v after round %d", g.S.End.Over, g.S.Round)
		}
	}
	g := game(t, 2).Own("RPSC", "p1").Cash("p1", 5_000).Cash("p2", 5_000).Found("C&N", 100, "p1", 50).Home("C&N", "F2", 0)
	g.Operate(2) // revenue of privates is not tested
	if g.S.End.Reason != rules.NotOver {
		t.Error("private revenue breaks the bank")
	}
}

// TestMarketEnds: a price of 340 ends the game after the operating round and goes before a broken bank (R64, R152, R181, R182;
// #8711).
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

// TestWorth: cash, privates at face value, shares; half for a company without train, where the president's certificate is two
// shares, and one half of the double price in recorded games and before the correction (R183, R184, R185; T32).
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

// TestStalled: a game in which nobody can ever do anything again is over.
func TestStalled(t *testing.T) {
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
	if g.S.End.Reason != rules.Stalled {
		t.Errorf("%+v", g.S.End)
	}
}

// TestPrivateBreaksTheBank: the sale of a private to the bank is tested too (R180).
func TestPrivateBreaksTheBank(t *testing.T) {
	g := game(t, 2).Own("RPSC", "p1").Stock(3, "p1").Cash("p1", 0).Cash("p2", 9_950)
	if g.Do(sellPrivate(g, 1, "RPSC")); g.S.End.Reason != rules.BankBroken {
		t.Errorf("%+v", g.S.End)
	}
}

// TestBankEndsTheRound: money that runs out in an operating round ends the game with that round, not with the set (R182).
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
