package t1830

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// broke puts the PRR, wholly held by players, at its dividend of 100 in the first of three operating rounds. The NYC
// waits.
func broke(t testing.TB, bank int32, settings ...string) *rulestest.Game {
	t.Helper()
	g := start(t, 3, settings...)
	g.Found("PRR", 100, "p1", 60).Give("PRR", 20, "initial", "p2").Give("PRR", 20, "initial", "p3").Phase("5")
	g.Found("NYC", 67, "p2", 60)
	g.Operate(2)
	west(g)
	g.Train("PRR", "5", "5").Cash("bank", bank).Step("dividend")
	g.S.Turn.Revenue = 100
	return g
}

// finish plays on, passing wherever that is possible, until a stock round begins or the game is over.
func finish(t testing.TB, g *rulestest.Game) {
	t.Helper()
	for range 100 {
		if name := g.InCharge(); name == "stock" || name == "over" {
			return
		}
		legal := g.Legal()
		next := legal[0]
		for _, a := range legal {
			if _, ok := a.(rules.Pass); ok {
				next = a
			}
		}
		g.Do(next)
	}
	t.Fatal("the round does not end")
}

// TestBankBreaks is T40 and T42: R170, R172 with the values of X3.
func TestBankBreaks(t *testing.T) {
	for _, c := range []struct {
		rule, name string
		settings   []string
		bank       int32
		over       bool
		round      uint8 // operating round in which the game ends
	}{
		{"R170", "the set is completed (T40)", nil, 50, true, 3},
		{"X3", "the round is completed", []string{"bank_break_end=next_or"}, 50, true, 1},
		{"X3", "at once", []string{"bank_break_end=immediate"}, 50, true, 1},
		{"R172", "nothing left is not broken (T42)", nil, 12_000, false, 3},
	} {
		g := broke(t, c.bank, c.settings...)
		g.Do(dividend(g, rules.Payout))
		if c.rule == "R170" {
			g.WantCash(map[string]int32{"bank": -50})
		}
		if atOnce := len(c.settings) > 0 && c.settings[0] == "bank_break_end=immediate"; g.S.End.Over != atOnce {
			t.Errorf("%s %s: over %v after the payment", c.rule, c.name, g.S.End.Over)
		}
		finish(t, g)
		if g.S.End.Over != c.over || c.over && g.S.Round != c.round {
			t.Errorf("%s %s: over %v in round %d", c.rule, c.name, g.S.End.Over, g.S.Round)
		}
	}
	g := broke(t, 100)
	g.Do(dividend(g, rules.Payout))
	if g.S.End.Reason != rules.NotOver {
		t.Error("R172: a bank with 0 counts as broken")
	}
}

// TestBankBreaksInStockRound is T41: R170: the whole following set is played.
func TestBankBreaksInStockRound(t *testing.T) {
	g := start(t, 3)
	g.Found("PRR", 100, "p1", 60).Phase("5").Stock(2, "p1").Cash("bank", 50)
	g.Do(sell(g, "PRR", 10)) // brings 100
	if g.S.End.Reason != rules.BankBroken || g.S.End.Over {
		t.Fatalf("R170: %v", g.S.End)
	}
	for !g.S.End.Over && g.InCharge() == "stock" {
		g.Pass()
	}
	west(g)
	g.Train("PRR", "5", "5")
	finish(t, g)
	if !g.S.End.Over || g.S.Round != 3 {
		t.Errorf("R170: over %v in round %d", g.S.End.Over, g.S.Round)
	}
}

// TestEverybodyIsPaid: trap 33: a dividend that breaks the bank is paid in full.
func TestEverybodyIsPaid(t *testing.T) {
	g := broke(t, 10)
	before := g.S.Cash
	g.Do(dividend(g, rules.Payout))
	for p, gets := range map[string]int32{"p1": 60, "p2": 20, "p3": 20} {
		if have := g.S.Cash[g.Owner(p)] - before[g.Owner(p)]; have != gets {
			t.Errorf("R170: %s is paid %d, want %d", p, have, gets)
		}
	}
}

// TestScore: R173, X14: cash, shares at the present price, open privates at face value.
func TestScore(t *testing.T) {
	g := start(t, 3)
	g.Found("PRR", 67, "p1", 30).PriceAt("PRR", white71).Give("NYC", 10, "initial", "p1")
	g.Own("CA", "p1").Own("BO", "closed").Cash("p1", 7)
	if worth := g.View().Worth(1); worth != 7+3*71+160 {
		t.Errorf("R173: scores %d", worth)
	}
	g.Cash("p2", 500).Cash("p3", 500)
	places := g.View().Ranking()
	if places[0].Rank != 1 || places[1].Rank != 1 || places[2].Player != 1 || places[2].Rank != 3 {
		t.Errorf("R173: equal scores share a place: %+v", places)
	}
}

// TestSetUp: R5, R6, R7: money, first player, the shares for sale.
func TestSetUp(t *testing.T) {
	for players := MinPlayers; players <= MaxPlayers; players++ {
		g := start(t, players)
		cash := int32(2400 / players)
		for p := range players {
			if have := g.S.Cash[id.OfPlayer(id.Player(p+1))]; have != cash {
				t.Errorf("R5: %d players: player %d has %d", players, p+1, have)
			}
		}
		g.WantCash(map[string]int32{"bank": 12_000 - 2400}) // 2400 can be shared by all numbers of players
		g.At("auction", "p1")
		if g.S.Priority != 1 {
			t.Errorf("R6: player %d has the priority", g.S.Priority)
		}
	}
}

// TestThirdSix: R180: the option adds a card and nothing else.
func TestThirdSix(t *testing.T) {
	for settings, want := range map[string]uint8{"optional_6_train=off": 2, "optional_6_train": 3} {
		title := build(t, settings)
		if have := title.Train(title.FindTrain("6")).Count; have != want {
			t.Errorf("R180: %s: %d 6-trains, want %d", settings, have, want)
		}
	}
}

// TestNoOtherEnd is R175: a hundred sets do not end a game, but one that has come to nothing is over in the end.
func TestNoOtherEnd(t *testing.T) {
	for _, c := range []struct {
		set  uint8
		over bool
	}{{100, false}, {254, false}, {255, true}} {
		g := start(t, 3).Stock(c.set, "p1")
		for range 3 {
			g.Pass()
		}
		if got := g.S.End.Over; got != c.over {
			t.Errorf("R175: after set %d over is %v", c.set, got)
		}
		if c.over && g.S.End.Reason != rules.Stalled {
			t.Errorf("R175: the game ends by %v", g.S.End.Reason)
		}
	}
}
