package t1860

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/notation"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/track"
)

// TestPassesOneFullCity: a run past two full cities is refused; without the pier it ends at one of them (R160; X6).
func TestPassesOneFullCity(t *testing.T) {
	g, _ := before(t, "19354", 235)
	g.At("track", "C&N").Pass().At("run", "C&N")
	long := []string{"J2:1,S0", "I3:4,S0", "I3:5,S0", "J4:2,S0", "J4:1,S0", "I5:4,S0", "I5:2,S0", "H4:5,S0", "H4:S0,S1",
		"H4:2,S1", "G3:5,S0", "G3:S0,0", "G5:3,S0"}
	trains := trainsOf(g, g.Corp("C&N"))
	n := -1
	for i, card := range trains {
		if g.Title.Train(g.Title.FrontOf(card)).Name == "4+2" {
			n = i
		}
	}
	run := func(pieces []string) rules.RunRoutes {
		a := rules.RunRoutes{By: g.Corp("C&N"), Routes: make([]track.Route, len(trains))}
		a.Routes[n] = g.Route(pieces...)
		a.Routes[n].Halts = 2 // one halt
		return a
	}
	judge := func(pieces []string) rules.Reason {
		return terms(rules.Recorded, func(r *runTerms) { r.home = false }).checkRun(g.View(), g.Corp("C&N"),
			run(pieces).Routes, trains).Reason
	}
	if r := judge(long); r != routeFullTwice {
		t.Errorf("from the pier: %v", r)
	}
	if r := judge(long[2:]); r != rules.Legal {
		t.Errorf("from Ryde Esplanade: %v", r)
	}
	if e := g.View().RouteEarnings(g.Corp("C&N"), trains[n],
		run(long[2:]).Routes[n]); e != (rules.Earnings{Revenue: 150, Subsidy: 10}) {
		t.Errorf("earns %+v", e)
	}
}

// TestLongRun: a 9+5 over four large stations has room for four small ones and six halts (R156, R157, R159; X11).
func TestLongRun(t *testing.T) {
	g := rulestest.New(t, recordedGame(t), 2).Phase("9").Found("VYSC", 62, "p1", 50).Train("VYSC", "9+5")
	for _, l := range []struct {
		hex, tile string
		rot       uint8
	}{
		{"J4", "776", 0}, {"I5", "742", 2}, {"H4", "785", 5}, {"G3", "747", 5}, {"G5", "773", 0}, {"F6", "747", 3},
		{"F4", "741", 0},
		{"E5", "743", 1}, {"D6", "748", 4}, {"D8", "8", 3}, {"E9", "762", 2}, {"F10", "743", 2}, {"G11", "741", 2},
		{"G9", "770", 0},
	} {
		g.Lay(l.hex, l.tile, l.rot)
	}
	g.Home("VYSC", "E9", 0).Station("C&N", "J4", 0).Station("IOW", "J4", 0)
	turn(g, "run", "VYSC")
	r := g.Route("J4:1,S0", "I5:4,S0", "I5:2,S0", "H4:5,S1", "H4:S0,S1", "H4:2,S0", "G3:5,S0", "G3:0,S0", "G5:3,S0",
		"G5:1,S0",
		"F6:4,S0", "F6:3,S0", "F4:0,S0", "F4:1,S0", "E5:4,S0", "E5:1,S0", "D6:4,S0", "D6:0,S0", "D8:3,5", "E9:2,S0",
		"E9:5,S0",
		"F10:2,S0", "F10:5,S0", "G11:2,S0", "G11:3,S0", "G9:0,S0")
	for halts, subsidy := range map[uint8]int32{6: 60, 0: 0} {
		r.Halts = halts + 1
		run := rules.RunRoutes{By: g.Corp("VYSC"), Routes: []track.Route{r}}
		g.Refuses(run, rules.Legal)
		if e := g.View().RunEarnings(run); e != (rules.Earnings{Revenue: 200, Subsidy: subsidy}) {
			t.Errorf("%d halts: %+v", halts, e)
		}
	}
}

// TestDocumentRun: a 3+2 over 20, 20, 10, a halt and 30 counts all of them (R156, R157; X12).
func TestDocumentRun(t *testing.T) {
	g := game(t, 2).Phase("5").Found("IOW", 100, "p1", 50).Train("IOW", "3+2")
	g.Lay("L6", "115", 2).Lay("K5", "743", 2).Lay("J4", "6", 5).Lay("I5", "747", 4).Lay("J6", "770", 0)
	g.Home("IOW", "I3", 0).Station("IOW", "J4", 0)
	turn(g, "run", "IOW")
	run := rules.RunRoutes{By: g.Corp("IOW"), Routes: []track.Route{
		g.Route("L6:2,S0", "K5:5,S0", "K5:2,S0", "J4:5,S0", "J4:1,S0", "I5:4,S0", "I5:5,S0", "J6:2,S0"),
	}}
	g.Refuses(run, rules.Legal)
	if e := g.View().RunEarnings(run); e != (rules.Earnings{Revenue: 80, Subsidy: 10}) {
		t.Errorf("%+v", e)
	}
}

// TestInsolvencyOutlastsBankruptcy: a company that was insolvent when it went bankrupt still is when it starts again.
// It builds nothing that costs, and finds before its run that it can pay a train: it runs nothing and must buy (R92,
// R99, R133, R134; S38, #4455).
func TestInsolvencyOutlastsBankruptcy(t *testing.T) {
	g := operated(linked(t, build(t)).Stock(4, "p1"), "IOW", "C&N")
	g.S.Corps[g.Corp("IOW")].Flags |= rules.Insolvent
	price(g, "IOW", 7)
	g.Do(sell(g, 1, "IOW", 50))
	if !is(g, "IOW", rules.Unlisted) || !is(g, "IOW", rules.Insolvent) {
		t.Fatal("not bankrupt, or insolvent no more")
	}
	p := g.View().Actor().Player()
	g.Do(relists(g, p, "IOW", 95))
	for !is(g, "IOW", rules.Floated) {
		if q := g.View().Actor().Player(); q != p {
			g.Pass()
			continue
		}
		g.Do(buy(g, int(p), "IOW", "initial", 10))
	}
	g.WantCash(map[string]int32{"IOW": 970})
	turn(g, "track", "IOW", "IOW")
	if !is(g, "IOW", rules.Insolvent) {
		t.Error("solvent before its run")
	}
	g.Refuses(lay(g, "IOW", "K5", "742", 0), isInsolvent)
	g.Pass().At("trains", "IOW")
	if g.Skipped("token") != isInsolvent || g.Skipped("run") != rules.NoTrain || is(g, "IOW", rules.Insolvent) {
		t.Errorf("token %v, run %v", g.Skipped("token"), g.Skipped("run"))
	}
	wantPrice(g, "IOW", 86)
	g.Refuses(passOf(g, "IOW"), rules.MustBuyTrain)
}

// TestBoughtAfterRun: a train is bought when its buyer has run, so it never runs twice in a round (R77; T17).
func TestBoughtAfterRun(t *testing.T) {
	g := linked(t, build(t), "6+3").Cash("IOW", 500).Found("C&N", 90, "p2", 50).Home("C&N", "F2", 0).Train("C&N", "6+3",
		"8+4")
	turn(g, "run", "IOW")
	bought := train(g, "IOW", "6+3", "C&N", 100)
	g.Refuses(bought, rules.WrongStep)
	g.Do(rules.RunRoutes{By: g.Corp("IOW"), Routes: []track.Route{g.Route("I3:S0,5", "J4:2,S0")}})
	g.Do(rules.Dividend{By: g.Corp("IOW"), Kind: rules.Withhold}, bought)
	if g.InCharge() == "run" && g.View().Actor() == g.Owner("IOW") {
		t.Error("the company runs again")
	}
}

// TestSecondSlot: Merstone's second slot comes with the brown tile; the one kept for its company stays kept (R86, R97;
// T25).
func TestSecondSlot(t *testing.T) {
	g := game(t, 2).Phase("5").Found("C&N", 100, "p1", 50).Found("FYN", 82, "p2", 50).Lay("G5", "773", 0).Lay("G7", "761",
		0)
	g.Station("C&N", "G5", 1).Station("FYN", "G5", 0).Train("C&N", "5+3").Train("FYN", "5+3").Cash("C&N", 500).Cash("FYN",
		500)
	place := func(corp string) rules.PlaceToken {
		return rules.PlaceToken{By: g.Corp(corp), Of: g.Corp(corp), Hex: g.Hex("G7"), City: 0}
	}
	turn(g, "token", "C&N").Refuses(place("C&N"), rules.SlotReserved)
	g.Lay("G7", "775", 0)
	turn(g, "token", "C&N").Do(place("C&N"))
	turn(g, "token", "FYN").Refuses(place("FYN"), rules.SlotReserved)
}

// TestTwoPlayers: two players have other cash and another limit, and nothing else is different (R1; T31).
func TestTwoPlayers(t *testing.T) {
	two, three := game(t, 2), game(t, 3)
	if two.View().CertLimit() != 32 || two.S.Cash[two.Owner("p1")] != 1000 {
		t.Errorf("limit %d, cash %d", two.View().CertLimit(), two.S.Cash[two.Owner("p1")])
	}
	if three.View().CertLimit() != 21 || three.S.Cash[three.Owner("p1")] != 670 {
		t.Errorf("limit %d, cash %d", three.View().CertLimit(), three.S.Cash[three.Owner("p1")])
	}
	if two.S.Trains != three.S.Trains || two.S.Cells != three.S.Cells || two.S.Privates != three.S.Privates ||
		two.S.Corps != three.S.Corps {
		t.Error("another game")
	}
}

// TestNothingAffordable: a company that can pay no train is not asked, with 10 cc only if another one may sell (R120;
// T33).
func TestNothingAffordable(t *testing.T) {
	for cash, asked := range map[int32]bool{9: false, 10: true} {
		g := game(t, 2).Phase("3").Found("C&N", 100, "p1", 50).Cash("C&N", cash).Found("IOW", 90, "p2", 50).Train("IOW",
			"3+2", "3+2")
		turn(g, "token", "C&N").Pass()
		if got := g.InCharge() == "trains" && g.View().Actor() == g.Owner("C&N"); got != asked {
			t.Errorf("%d cc: asked %v", cash, got)
		}
		if !asked && g.Skipped("trains") != rules.NothingAffordable {
			t.Errorf("%d cc: %v", cash, g.Skipped("trains"))
		}
	}
}

// TestStateIsPublic: a position says which company has no president and which stations lie face down (R191).
func TestStateIsPublic(t *testing.T) {
	g := linked(t, build(t))
	tell := func(key string) string {
		for _, p := range notation.Position(g.View()) {
			if p.Key == key {
				return p.Value
			}
		}
		return ""
	}
	if who, face := tell("president.IOW"), tell("tokens.I3"); who != "p0" || face != "0:IOW" {
		t.Errorf("president %s, stations %s", who, face)
	}
	g.S.Holder[g.Title.PresidentCert(g.Corp("IOW"))] = id.Pool
	g.S.Corps[g.Corp("IOW")].Flags |= rules.Unlisted
	if who, face := tell("president.IOW"), tell("tokens.I3"); who != "pool" || face != "0:IOW!" {
		t.Errorf("president %s, stations %s", who, face)
	}
}

// TestLeftToTheScreen: actions that 18xx.games leaves to its screen are accepted in recorded games and refused by the
// rulebook (R32, R33, R43, R45, R81, R111, R117; T1). Starts below 40 are refused everywhere.
func TestLeftToTheScreen(t *testing.T) {
	stock := func(title *rules.Title) *rulestest.Game {
		return rulestest.New(t, title, 2).Own("BHC", "pool").Own("CMH", "p2").Found("C&N", 100, "p2", 20).Stock(2, "p1")
	}
	running := func(title *rules.Title) *rulestest.Game {
		g := rulestest.New(t, title, 2).Phase("3").Found("IOW", 100, "p1", 50).Home("IOW", "I3", 0).Train("IOW", "3+2")
		return turn(g.Found("C&N", 90, "p2", 50).Train("C&N", "3+2").Cash("IOW", 900), "trains", "IOW")
	}
	for _, c := range []struct {
		name     string
		position func(*rules.Title) *rulestest.Game
		action   func(*rulestest.Game) rules.Action
		rulebook rules.Reason
		recorded rules.Reason
	}{
		{"closed layer", stock, func(g *rulestest.Game) rules.Action { return start(g, "S&C", 58) }, rules.LayerClosed,
			rules.Legal},
		{"outside the range", stock, func(g *rulestest.Game) rules.Action { return start(g, "IOW", 54) }, rules.NotParPrice,
			rules.Legal},
		{"a price to start again", stock, func(g *rulestest.Game) rules.Action { return start(g, "IOW", 40) },
			rules.NotParPrice, rules.Legal},
		{"below 40", stock, func(g *rulestest.Game) rules.Action { return start(g, "IOW", 36) }, rules.NotParPrice,
			rules.NotParPrice},
		{"above 100", stock, func(g *rulestest.Game) rules.Action { return start(g, "IOW", 105) }, rules.NotParPrice,
			rules.NotParPrice},
		{"in the auction", func(title *rules.Title) *rulestest.Game {
			return rulestest.New(t, title, 2).Do(bid(1, 5)).Pass()
		}, func(g *rulestest.Game) rules.Action { return start(g, "C&N", 68) }, rules.NotParPrice, rules.Legal},
		{"a private at another price", stock, func(g *rulestest.Game) rules.Action {
			return rules.BuyPrivate{By: g.Owner("p1"), Private: g.Private("BHC"), Price: 1}
		}, rules.PriceFixed, rules.Legal},
		{"an exchange out of turn", stock, func(g *rulestest.Game) rules.Action { return exchange(g, 2, "CMH") },
			rules.OwnTurnOnly, rules.Legal},
		{"a train at another price", running, func(g *rulestest.Game) rules.Action {
			return train(g, "IOW", "3+2", "initial", 1)
		}, rules.TrainPrice, rules.Legal},
		{"the last train", running, func(g *rulestest.Game) rules.Action {
			return train(g, "IOW", "3+2", "C&N", 10)
		}, lastTrain, rules.Legal},
		{"a tile of a later phase", func(title *rules.Title) *rulestest.Game {
			g := rulestest.New(t, title, 2).Found("IOW", 100, "p1", 50).Home("IOW", "I3", 0).Train("IOW", "2+1")
			return turn(g, "track", "IOW")
		}, func(g *rulestest.Game) rules.Action { return lay(g, "IOW", "I3", "758", 0) }, rules.ColorLater, rules.Legal},
	} {
		for title, want := range map[*rules.Title]rules.Reason{build(t): c.rulebook, recordedGame(t): c.recorded} {
			g := c.position(title)
			if r := g.Check(c.action(g)); r.Reason != want {
				t.Errorf("%s, %v: %v, want %v", c.name, title.Profile, r.Reason, want)
			}
		}
	}
}

// start is the start of a company by seat 1 at any cell of the chart.
func start(g *rulestest.Game, corp string, price int16) rules.Par { return relists(g, 1, corp, price) }

// relists is the start of a company by a player at any cell of the chart.
func relists(g *rulestest.Game, p id.Player, corp string, price int16) rules.Par {
	k := slices.IndexFunc(g.Title.Market.Rows[0], func(c market.Cell) bool { return c.Price == price })
	return rules.Par{By: p, Corp: g.Corp(corp), At: at(k)}
}

// TestBankruptWithoutPresident: a company without president, train and route asks nobody anything; its price falls, and
// from 14 or 7 it goes bankrupt at once. The others operate, and the next stock round begins with the player who has
// the fewest shares (R136, R140, R142, R143; T18, #3685).
func TestBankruptWithoutPresident(t *testing.T) {
	for _, c := range []struct {
		name   string
		others bool // a company with a president operates before
		prices map[string]int32
		next   string // who has the priority then
	}{
		{"alone", false, map[string]int32{"FYN": 7}, "p1"},
		{"last", true, map[string]int32{"FYN": 7}, "p2"},
		{"two in a row", true, map[string]int32{"FYN": 7, "S&C": 14}, "p3"}, // p2 has shares when the first of them goes
	} {
		g := game(t, 3).Phase("2")
		if c.others {
			g.Found("IOW", 100, "p1", 50).Home("IOW", "I3", 0).Cash("IOW", 0)
		}
		for corp, at := range c.prices {
			def := g.Title.Corp(g.Corp(corp))
			g.Found(corp, int32(def.ParHigh), "p2", 60).Home(corp, def.Home, 0)
			g.S.Holder[g.Title.PresidentCert(g.Corp(corp))] = id.Pool
			price(g, corp, at)
		}
		g.Operate(2)
		if c.others {
			endTurn(g, "IOW")
		}
		for corp := range c.prices {
			if !is(g, corp, rules.Unlisted) || is(g, corp, rules.Floated) {
				t.Errorf("%s: %s is not bankrupt", c.name, corp)
			}
		}
		if g.At("stock", c.next); g.S.Set != 3 {
			t.Errorf("%s: set %d", c.name, g.S.Set)
		}
	}
}
