package t1860

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/track"
)

// TestWhyNot: actions that players most often report as a bug of 1860 are refused for the right reason, by the right
// rule (#2674, #2920, #2921, #2960, #3765, #3814, #4514, #5512, #5821, #6304, #6315).
func TestWhyNot(t *testing.T) {
	toRyde := func(phase string, trains ...string) *rulestest.Game {
		return turn(iow(t, phase, trains...).Lay("J4", "6", 0).Lay("J6", "746", 0), "track", "IOW")
	}
	running := func() *rulestest.Game {
		g := linked(t, build(t), "6+3", "7+4").Lay("I3", "758", 0).Lay("J4", "6", 0).Lay("J6", "757", 0).Lay("J8", "6", 1)
		return turn(g.Station("FYN", "J4", 0).Station("S&C", "J6", 0), "run", "IOW")
	}
	runs := func(g *rulestest.Game, pieces ...string) rules.Action {
		return rules.RunRoutes{By: g.Corp("IOW"), Routes: []track.Route{g.Route(pieces...)}}
	}
	for _, c := range []struct {
		name   string
		g      *rulestest.Game
		action func(*rulestest.Game) rules.Action
		reason rules.Reason
		rule   string
	}{
		{"upgrade without a train", toRyde("3"),
			func(g *rulestest.Game) rules.Action { return lay(g, "IOW", "I3", "758", 0) }, upgradeNeedsTrain, "R88"},
		{"upgrade out of the train's reach", toRyde("3", "2+1"),
			func(g *rulestest.Game) rules.Action { return lay(g, "IOW", "J6", "757", 0) }, beyondTrain, "R89"},
		{"a third lay", turn(iow(t, "2").Lay("J4", "57", 2), "track", "IOW").Do(),
			func(g *rulestest.Game) rules.Action {
				return lay(g.Do(lay(g, "IOW", "K5", "742", 0)), "IOW", "L6", "115", 1)
			}, rules.LayUsed, "R80"},
		{"building past a face down station", func() *rulestest.Game {
			g := toRyde("5", "6+3").Station("FYN", "J4", 0)
			g.S.Corps[g.Corp("FYN")].Flags |= rules.Unlisted
			return g
		}(), func(g *rulestest.Game) rules.Action { return lay(g, "IOW", "J8", "115", 3) }, rules.NotReached, "R84"},
		{"an insolvent company on hard ground", func() *rulestest.Game {
			g := turn(iow(t, "4").Lay("J4", "57", 2), "track", "IOW")
			g.S.Corps[g.Corp("IOW")].Flags |= rules.Insolvent
			return g
		}(), func(g *rulestest.Game) rules.Action { return lay(g, "IOW", "K5", "742", 0) }, isInsolvent, "R92"},
		{"a route that ends at a halt", running().Lay("J4", "57", 2).Lay("K5", "743", 2),
			func(g *rulestest.Game) rules.Action {
				return runs(g, "I3:S0,5", "J4:2,S0", "J4:S0,5", "K5:2,S0")
			}, rules.RouteEndsAtHalt, "R155"},
		{"past two full cities", running(),
			func(g *rulestest.Game) rules.Action {
				return runs(g, "I3:S0,5", "J4:2,S0", "J4:S0,0", "J6:3,S0", "J6:S0,0", "J8:3,S0")
			}, routeFullTwice, "R160"},
		{"no train bought though there is no route",
			turn(game(t, 2).Found("C&N", 100, "p1", 50).Cash("C&N", 500), "trains", "C&N"),
			func(g *rulestest.Game) rules.Action { return passOf(g, "C&N") }, rules.MustBuyTrain, "R119"},
		{"the only train of another company",
			turn(game(t, 2).Phase("4").Found("C&N", 100, "p1", 50).Found("IWNJ", 82, "p2", 50).
				Train("C&N", "3+2").Train("IWNJ", "4+2").Cash("C&N", 300), "trains", "C&N"),
			func(g *rulestest.Game) rules.Action { return train(g, "C&N", "4+2", "IWNJ", 100) }, lastTrain, "R117"},
		{"the ferry too early", game(t, 2).Phase("5").Stock(2, "p1"),
			func(g *rulestest.Game) rules.Action { return buyPrivate(g, 1, "FFC") }, lotLater, "R48"},
		{"an exchange out of turn", game(t, 2).Own("CMH", "p2").Found("C&N", 100, "p1", 20).Stock(2, "p1"),
			func(g *rulestest.Game) rules.Action { return exchange(g, 2, "CMH") }, rules.OwnTurnOnly, "R45"},
		{"a second block of one company",
			operated(game(t, 2, "split_sale=refused").Found("C&N", 100, "p1", 50).Stock(2, "p1"), "C&N"),
			func(g *rulestest.Game) rules.Action {
				return sell(g.Do(sell(g, 1, "C&N", 10)), 1, "C&N", 10)
			}, rules.SoldThisTurn, "R26"},
		{"a company of a closed layer", game(t, 2).Stock(1, "p1"),
			func(g *rulestest.Game) rules.Action { return start(g, "FYN", 82) }, rules.LayerClosed, "R33"},
		{"a train for a bankrupt company", func() *rulestest.Game {
			g := price(game(t, 2).Found("C&N", 100, "p1", 50).Found("IOW", 90, "p2", 50), "C&N", 7).Cash("C&N", 900)
			return turn(g, "dividend", "C&N", "IOW").Step("run").Step("dividend")
		}(), func(g *rulestest.Game) rules.Action {
			g.S.Turn.Revenue = 10
			return train(g.Do(rules.Dividend{By: g.Corp("C&N"), Kind: rules.Withhold}), "C&N", "2+1", "initial", 250)
		}, rules.WrongStep, "R77"},
		{"the second share of a president's certificate without a first", func() *rulestest.Game {
			g := operated(game(t, 2).Found("C&N", 100, "p1", 20).Stock(2, "p2"), "C&N")
			g.S.Holder[g.Title.PresidentCert(g.Corp("C&N"))] = id.Pool
			return g
		}(), func(g *rulestest.Game) rules.Action { return buy(g, 2, "C&N", "pool", 20) }, rules.NeedsOwnShare, "R41"},
	} {
		a := c.action(c.g)
		r := c.g.Check(a)
		if r.Reason != c.reason || r.Rule != "1860/"+c.rule {
			t.Errorf("%s: %v by %s, want %v by %s", c.name, r.Reason, r.Rule, c.reason, c.rule)
		}
	}
}

// TestWhyNoStation: the station step is passed over because the trains do not reach the free cities, which is not to
// say that no city is free (R96; R89).
func TestWhyNoStation(t *testing.T) {
	for train, want := range map[string]rules.Reason{"2+1": cityBeyondTrain, "3+2": rules.Legal} {
		g := iow(t, "2", train).Lay("J4", "57", 2).Station("IOW", "J4", 0).Lay("J6", "746", 1).Station("FYN", "J6", 0)
		g.Lay("K5", "743", 5).Lay("K7", "9", 1).Lay("L6", "5", 1).Lay("J8", "57", 1).Lay("I7", "744", 4).Lay("H8", "742", 2)
		if why := turn(g, "track", "IOW").Pass().Skipped("token"); why != want {
			t.Errorf("with a %s: %v, not %v", train, why, want)
		}
	}
	if why := turn(iow(t, "2", "2+1"), "track", "IOW").Pass().Skipped("token"); why != rules.NoCityOpen {
		t.Errorf("without track: %v", why)
	}
}
