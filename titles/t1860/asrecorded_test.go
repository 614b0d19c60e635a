package t1860

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/rulestest"
)

// The tests of this file are about differences of recorded games, and about old actions that stored games may still
// hold.

func storedView(g *rulestest.Game) rules.View {
	v := g.View()
	v.For |= rules.Stored
	return v
}

// onlyPass checks that nothing but a pass is offered, and that a stored game may lack it.
func onlyPass(g *rulestest.Game, next rules.Action) {
	g.T.Helper()
	if legal := g.Legal(); len(legal) != 1 || legal[0] != (rules.Pass{By: g.View().Actor()}) {
		g.T.Errorf("offered are %v", legal)
	}
	if !g.Check(next).Refused() {
		g.T.Error("the next action is taken out of turn")
	}
	want := g.Copy()
	want.Pass().Do(next)
	if r := rules.Do(storedView(g), next, &g.S); r.Refused() || g.S != want.S {
		g.T.Errorf("a stored game goes another way: %v", r.Reason)
	}
}

// TestTurnWaitsForAPass is R21, R33, R43: recorded games count a start by money and certificates alone, and a private
// of the bank by neither, so that a turn in which nothing can be done waits for a pass.
func TestTurnWaitsForAPass(t *testing.T) {
	position := func(title *rules.Title) *rulestest.Game {
		g := rulestest.New(t, title, 3).Found("C&N", 100, "p1", 60).Found("IOW", 100, "p3", 60).Stock(2, "p1")
		return g.Give("C&N", 30, "initial", "p3").Give("IOW", 30, "initial", "p3")
	}
	for _, c := range []struct {
		name  string
		ready func(g *rulestest.Game)
		kind  string
	}{
		{"a company of a closed layer", func(g *rulestest.Game) { g.Cash("p2", 108) }, "par"},
		{"a private for which the money is short", func(g *rulestest.Game) { g.Own("RPSC", "pool").Cash("p2", 10) },
			"buy_company"},
	} {
		g := position(recordedGame(t))
		c.ready(g)
		g.Pass()
		if g.View().Actor() != player(2) {
			t.Errorf("%s: %v has the turn", c.name, g.View().Actor())
			continue
		}
		if can := notation.Can(g.View()); !slices.Equal(can, []string{c.kind, "pass"}) {
			t.Errorf("%s: listed are %v", c.name, can)
		}
		onlyPass(g, sell(g, 3, "C&N", 10))
		g = position(build(t))
		c.ready(g)
		g.Pass().At("stock", "p3")
	}
}

// TestNoHomeTileFits is R72: recorded games wait for a pass of the company that has floated when none of its tiles is
// left.
func TestNoHomeTileFits(t *testing.T) {
	position := func(title *rules.Title) *rulestest.Game {
		g := rulestest.New(t, title, 3).Found("C&N", 100, "p1", 40).Stock(1, "p2").Lay("J6", "787", 0)
		g.S.Corps[g.Corp("C&N")].Flags &^= rules.Floated
		return g.Do(buy(g, 2, "C&N", "initial", 10))
	}
	position(build(t)).At("stock", "p3")
	g := position(recordedGame(t)).At("hometile", "C&N")
	if can := notation.Can(g.View()); !slices.Equal(can, []string{"lay_tile", "pass"}) {
		t.Errorf("listed are %v", can)
	}
	onlyPass(g, buy(g, 3, "C&N", "initial", 10))
}

// TestCashForTheVacancy is R41: in recorded games who buys the president's certificate from the pool pays one share,
// but must have the money for two.
func TestCashForTheVacancy(t *testing.T) {
	position := func(title *rules.Title, cash int32) *rulestest.Game {
		g := rulestest.New(t, title, 2).Found("C&N", 100, "p1", 20).Give("C&N", 10, "initial", "p2").Stock(2, "p1")
		g.S.Holder[g.Title.PresidentCert(g.Corp("C&N"))] = id.Pool
		return g.Pass().Cash("p2", cash)
	}
	g := position(build(t), 100)
	g.Refuses(buy(g, 2, "C&N", "pool", 20), rules.Legal)
	g = position(recordedGame(t), 199)
	g.Refuses(buy(g, 2, "C&N", "pool", 20), rules.NoMoney)
	if r := rules.Check(storedView(g), buy(g, 2, "C&N", "pool", 20)); r.Refused() {
		t.Errorf("a stored game is refused: %v", r.Reason)
	}
	g.Cash("p2", 200).Do(buy(g, 2, "C&N", "pool", 20)).WantCash(map[string]int32{"p2": 100})
}

// TestCertificatesOfAVacancy is R40: all that the president has goes to the pool, ordinary certificates first, and the
// first one there comes back for the part that he keeps.
func TestCertificatesOfAVacancy(t *testing.T) {
	g := game(t, 2).Found("C&N", 100, "p1", 20).Give("C&N", 20, "initial", "p1").Stock(2, "p1")
	first := g.Title.PresidentCert(g.Corp("C&N"))
	g.Do(sell(g, 1, "C&N", 30))
	for n, want := range []id.Owner{id.Pool, player(1), id.Pool} {
		if have := g.S.Holder[first+id.Cert(n)]; have != want {
			t.Errorf("certificate %d is with %v, want %v", n, have, want)
		}
	}
}

// TestNoStartAtTheLimit: no start is listed to a player who may not take another certificate (R36).
func TestNoStartAtTheLimit(t *testing.T) {
	g := rulestest.New(t, recordedGame(t), 2).Found("C&N", 100, "p2", 20).Stock(1, "p1")
	crowd(g, "p1", 32)
	if can := notation.Can(g.View()); slices.Contains(can, "par") {
		t.Errorf("listed are %v", can)
	}
}
