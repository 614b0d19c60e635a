package step_test

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// skipTurn passes until another company has the turn.
func skipTurn(g *rulestest.Game) {
	g.T.Helper()
	actor, round := g.View().Actor(), g.S.Round
	for g.View().Actor() == actor && g.S.Round == round {
		g.Pass()
	}
}

// TestRoundWithoutCompanies checks that without companies the privates pay and the round ends at once (1830/R80, R84).
func TestRoundWithoutCompanies(t *testing.T) {
	g := start(t, toy()).Own("MINE", "p2").Operate(1)
	g.At("stock", "p1")
	if g.S.Set != 2 || g.S.Round != 0 || g.S.RoundsLeft != 0 {
		t.Errorf("set %d, round %d, %d left", g.S.Set, g.S.Round, g.S.RoundsLeft)
	}
	g.WantCash(map[string]int32{"p2": 410}) // two rounds
}

// TestOrder checks that companies operate in the order of their prices at the start of the round, and place the home
// station first (1830/R81, R82, R85).
func TestOrder(t *testing.T) {
	g := start(t, toy())
	g.Found("RED", 100, "p1", 60).Found("BLUE", 100, "p2", 60).PriceAt("BLUE", market.Pos{Row: 0, Col: 4})
	g.Operate(2).At("track", "BLUE")
	if _, ok := g.View().Position().TokenAt(g.Hex("A7"), g.Corp("BLUE")); !ok {
		t.Error("BLUE has no home station")
	}
	g.PriceAt("RED", market.Pos{Row: 0, Col: 5}) // no effect on this round
	skipTurn(g)
	g.At("track", "RED")
	skipTurn(g)
	g.At("track", "RED") // round 2 has the new order
	if g.S.Set != 2 || g.S.Round != 2 {
		t.Errorf("round %d.%d, want 2.2", g.S.Set, g.S.Round)
	}
}

// TestBankBreak checks after how many rounds a broken bank ends the game (1830/R170, R172, X3).
func TestBankBreak(t *testing.T) {
	for _, c := range []struct {
		what   string
		policy rules.BankBreak
		bank   int32
		rounds int // operating rounds that are played to their end, zero when the payment itself ends the game
	}{
		{"the set is played out", rules.FullSet, 5, 2},
		{"the round is played out", rules.NextRound, 5, 1},
		{"the game is over at once", rules.AtOnce, 5, 0},
	} {
		def := toy()
		def.Policy.BankBreak = c.policy
		g := join(operate(t, def)).Train("RED", "2").Cash("RED", 0).Cash("BLUE", 0).Step("run")
		g.Cash("closed", g.S.Cash[id.Bank]-c.bank).Cash("bank", c.bank)
		g.Do(g.Legal()[0]).Do(rules.Dividend{By: g.Corp("RED"), Kind: rules.Withhold})
		g.WantCash(map[string]int32{"RED": 60, "bank": c.bank - 60})
		rounds := 0
		for !g.S.End.Over && g.View().Base().Round == operatingRound {
			round := g.S.Round
			g.Do(rulestestPass(g))
			if g.S.End.Over || g.S.Round != round {
				rounds++
			}
		}
		if rounds != c.rounds || !g.S.End.Over {
			t.Errorf("%s: %d rounds, over %v", c.what, rounds, g.S.End.Over)
		}
	}
	g := operate(t, toy())
	g.Cash("closed", g.S.Cash[id.Bank]).Cash("bank", 0)
	if g.Pass(); g.S.End != (rules.End{}) {
		t.Error("an empty bank is not broken")
	}
}

// rulestestPass returns a pass, or where passing is not allowed the first legal action other than paying a dividend
// out.
func rulestestPass(g *rulestest.Game) rules.Action {
	p := rules.Pass{By: g.View().Actor()}
	if !g.Check(p).Refused() {
		return p
	}
	for _, a := range g.Legal() {
		if d, ok := a.(rules.Dividend); !ok || d.Kind == rules.Withhold {
			return a
		}
	}
	return p
}

// TestHomeOfTwoCities checks that a provisional home station gets its city when the first tile is laid (1830/R87, R88).
func TestHomeOfTwoCities(t *testing.T) {
	g := start(t, toy())
	g.Found("GREEN", 100, "p3", 60).Found("RED", 100, "p1", 60)
	g.Operate(2).At("track", "GREEN")
	green, b4 := g.Corp("GREEN"), g.Hex("B4")
	if city, ok := g.View().Position().TokenAt(b4, green); !ok || city != 0 || !g.View().Is(green, rules.HomeOpen) {
		t.Error("the station is not provisional")
	}
	g.Do(rules.LayTile{By: green, Hex: b4, Tile: g.Tile("T2"), Rot: 0}).At("home", "GREEN")
	g.Refuses(rules.Pass{By: id.OfCorp(green)}, rules.WrongStep)
	g.Refuses(rules.PlaceToken{By: green, Of: green, Hex: b4, City: 2}, rules.NotACity)
	g.Do(rules.PlaceToken{By: green, Of: green, Hex: b4, City: 1}).At("trains", "GREEN")
	if city, _ := g.View().Position().TokenAt(b4, green); city != 1 || g.S.Corps[green].Used != 1 {
		t.Errorf("station in city %d, %d used", city, g.S.Corps[green].Used)
	}
}

// TestAllowances checks several lays a turn, each with its kinds (1830, appendix A.1).
func TestAllowances(t *testing.T) {
	def := toy()
	lay := step.LayTrack{
		Lays:        []step.LayKinds{step.NewTile | step.Upgrade, step.NewTile | step.UnlessUpgraded},
		Restriction: track.Permissive, Home: homeRound,
	}
	setTurn(&def, lay, step.PayOrKeep())
	g := operate(t, def).Cash("RED", 200)
	red := g.Corp("RED")
	g.Do(rules.LayTile{By: red, Hex: g.Hex("A3"), Tile: g.Tile("9"), Rot: 1}).At("track", "RED")
	g.WantCash(map[string]int32{"RED": 150}) // terrain
	g.Refuses(rules.LayTile{By: red, Hex: g.Hex("A3"), Tile: g.Tile("23"), Rot: 1}, rules.LayUsed)
	g.Do(rules.LayTile{By: red, Hex: g.Hex("A5"), Tile: g.Tile("9"), Rot: 1})
	if name := g.InCharge(); name == "track" {
		t.Error("a third lay")
	}

	g = join(operate(t, def)).Phase("3")
	g.Do(rules.LayTile{By: red, Hex: g.Hex("A3"), Tile: g.Tile("23"), Rot: 1})
	if name := g.InCharge(); name == "track" {
		t.Error("the second lay is open after an upgrade (1860/R80)")
	}
}

// TestBlockedHex checks that a private closes its hex only while a player owns it (1830/R92, R97).
func TestBlockedHex(t *testing.T) {
	g := operate(t, toy())
	lay := rules.LayTile{By: g.Corp("RED"), Hex: g.Hex("A3"), Tile: g.Tile("9"), Rot: 1}
	g.Own("MINE", "p1").Refuses(lay, rules.HexBlocked)
	g.Own("MINE", "RED").Refuses(lay, rules.Legal)
	g.Cash("RED", 49).Refuses(lay, rules.NoMoneyForTile)
	lay.Tile = g.Tile("23")
	g.Refuses(lay, rules.ColorOrder)
}

// TestDividends checks a dividend other than all or nothing, and other payees of unsold shares (1830/R125).
func TestDividends(t *testing.T) {
	half := rules.Payout + 1 // stands for a kind of another title
	def := toy()
	setTurn(&def, step.LayTrack{Lays: step.OneLay(), Restriction: track.Permissive, Home: homeRound}, step.PayDividend{
		Options: []step.DividendOption{{
			Kind: half,
			Kept: func(_ rules.View, _ id.Corp, revenue int32) int32 { return revenue / 2 },
			Move: func(v rules.View, c id.Corp, _ int32) market.Pos { return v.S.Corps[c].Price },
		}},
		Idle: step.MoveLeft, Initial: step.Company, Pool: step.Nobody,
	})
	g := join(operate(t, def)).Train("RED", "3", "3").Cash("RED", 0).Cash("p1", 0)
	g.Give("RED", 10, "p1", "pool").Step("run")
	g.Do(g.Legal()[0]).At("dividend", "RED")
	g.Refuses(rules.Dividend{By: g.Corp("RED"), Kind: rules.Payout}, rules.NoSuchDividend)
	before := g.S.Corps[g.Corp("RED")].Price
	g.Do(rules.Dividend{By: g.Corp("RED"), Kind: half})
	// RED earns 60. It keeps 30 and gets 3 for each of the four unsold shares. p1 gets 3 for each of five, the pool
	// nothing.
	g.WantCash(map[string]int32{"RED": 30 + 4*3, "p1": 5 * 3})
	if g.S.Corps[g.Corp("RED")].Price != before {
		t.Error("the marker moved")
	}
}

// TestRuns checks the legality of runs and their effects on money and price (1830/R120, R208, X9).
func TestRuns(t *testing.T) {
	def := toy()
	g := join(operate(t, def)).Train("RED", "2").Step("run")
	red := g.Corp("RED")
	best, proven := g.View().BestRun(red, 1000)
	if revenue := g.View().RunRevenue(best); revenue != 60 || !proven {
		t.Errorf("best run earns %d, proven %v", revenue, proven)
	}
	g.Refuses(rules.RunRoutes{By: red}, rules.MustRun)
	g.Refuses(rules.RunRoutes{By: red, Stated: true, Revenue: 60}, rules.RevenueStated)
	g.Refuses(rules.RunRoutes{By: red, Routes: append(best.Routes, best.Routes...)}, rules.TrainTwice)
	short := track.Route{Pieces: best.Routes[0].Pieces[:2]}
	g.Refuses(rules.RunRoutes{By: red, Routes: []track.Route{short}}, rules.RouteTooShort)
	g.Do(best).Do(rules.Dividend{By: red, Kind: rules.Payout})
	g.WantCash(map[string]int32{"p1": 400 + 36})

	def.Policy.RunDuty, def.Policy.StatedRevenue = rules.AnyRun, rules.On
	g = join(operate(t, def)).Train("RED", "2").Step("run")
	g.Refuses(rules.RunRoutes{By: red, Stated: true, Revenue: 60}, rules.Legal)
	before := g.S.Corps[red].Price
	g.Do(rules.RunRoutes{By: red})
	if want := g.Title.Market.Left(before); g.S.Corps[red].Price != want {
		t.Error("no earnings, but the price did not fall (R127)")
	}
}

// TestColors checks that the phase limits the colors of tiles (1830/R96).
func TestColors(t *testing.T) {
	g := join(operate(t, toy()))
	lay := rules.LayTile{By: g.Corp("RED"), Hex: g.Hex("A3"), Tile: g.Tile("23"), Rot: 1}
	g.Refuses(lay, rules.ColorLater)
	g.Phase("3").Refuses(lay, rules.Legal)
	if g.View().PhaseDef().Colors != tile.Green {
		t.Error("wrong phase")
	}
}
