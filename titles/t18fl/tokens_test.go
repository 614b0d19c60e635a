package t18fl

import (
	"testing"

	"hexrail/rules"
	"hexrail/rules/rulestest"
	"hexrail/rules/step"
	"hexrail/rules/track"
)

// coast is the FECR in its turn, with track from its home to a city and on to a town.
func coast(t *testing.T, p rules.Profile) *rulestest.Game {
	t.Helper()
	g := rulestest.New(t, build(t, p), 3).Found("FECR", 110, "p1", 60).Found("SR", 100, "p2", 60).Phase("3").Lay("K28", "405", 1)
	joining(g, "J27", []string{"6fl"}, "K28", "I28")
	return joining(g, "I28", towns, "J27").Operate(2)
}

// TestTokensNeedTheirPrice: a token is placed for the last dollar and not for one more, in a city or town that the company reaches, and
// once in a turn (R71-R73, R79).
func TestTokensNeedTheirPrice(t *testing.T) {
	g := coast(t, rules.Rulebook)
	fecr := g.Corp("FECR")
	station, hotel := rules.PlaceToken{By: fecr, Of: fecr, Hex: g.Hex("J27")}, rules.PlaceHexToken{By: fecr, Hex: g.Hex("I28")}
	g.Cash("FECR", 40).Step(step.StationKey)
	g.Refuses(station, rules.Legal)
	g.Refuses(hotel, rules.Legal)
	g.Cash("FECR", 39)
	g.Refuses(station, rules.Legal)
	g.Refuses(hotel, rules.NoMoneyForStation)
	g.Cash("FECR", 20)
	g.Refuses(station, rules.Legal)
	g.Cash("FECR", 19)
	g.Refuses(station, rules.NoMoneyForStation)
	g.Cash("FECR", 500)
	g.Refuses(rules.PlaceToken{By: fecr, Of: fecr, Hex: g.Hex("F23")}, rules.CityNotReached)
	g.Refuses(rules.PlaceToken{By: g.Corp("SR"), Of: g.Corp("SR"), Hex: g.Hex("J27")}, rules.NotYourTurn)
	g.Refuses(rules.PlaceHexToken{By: g.Corp("SR"), Hex: g.Hex("I28")}, rules.NotYourTurn)
	g.Refuses(rules.PlaceToken{By: fecr, Of: g.Corp("SR"), Hex: g.Hex("J27")}, rules.Unknown)
	g.Refuses(rules.Pass{By: g.Owner("SR")}, rules.NotYourTurn)
	g.S.Turn.Stations = 1
	g.Refuses(station, rules.StationUsed)
	g.Refuses(hotel, rules.StationUsed)
}

// TestStatedCosts: in recorded games the cost that a record states is paid for the next token, whatever the company has; it is the
// company's whose turn it is, and not negative (R79).
func TestStatedCosts(t *testing.T) {
	g := coast(t, rules.Recorded).Cash("FECR", 60).Step(step.StationKey)
	fecr := g.Corp("FECR")
	g.Refuses(rules.StateCost{By: g.Corp("SR"), Cost: 20}, rules.NotYourTurn)
	g.Refuses(rules.StateCost{By: fecr, Cost: -1}, rules.RevenueStated)
	g.Do(rules.StateCost{By: fecr, Cost: 0}).Do(rules.PlaceHexToken{By: fecr, Hex: g.Hex("I28")})
	g.WantCash(map[string]int32{"FECR": 60})
	g = coast(t, rules.Recorded).Cash("FECR", 60).Step(step.StationKey)
	g.Do(rules.StateCost{By: fecr, Cost: 60}).Do(rules.PlaceToken{By: fecr, Of: fecr, Hex: g.Hex("J27")})
	g.WantCash(map[string]int32{"FECR": 0})
}

// TestRoutesAreNoted: in recorded games the turn of a company with a route notes that for good, and that of one without does not (R94).
func TestRoutesAreNoted(t *testing.T) {
	lonely := rulestest.New(t, build(t, rules.Recorded), 3).Found("LN", 110, "p1", 60).Phase("3").Operate(2)
	for corp, g := range map[string]*rulestest.Game{"FECR": coast(t, rules.Recorded), "LN": lonely} {
		for n := 0; n < 20 && !(g.InCharge() == step.TrainsKey && g.View().Actor() == g.Owner(corp)); n++ {
			g.Pass()
		}
		if got, want := g.View().Is(g.Corp(corp), rules.HadRoute), corp == "FECR"; got != want {
			t.Errorf("%s: noted %v, want %v", corp, got, want)
		}
	}
}

// TestRunsAreJudged: a run has a route for each train at most and is the company's whose turn it is; a stated revenue is for recorded games
// and not negative (R80, T1).
func TestRunsAreJudged(t *testing.T) {
	for _, profile := range []rules.Profile{rules.Rulebook, rules.Recorded} {
		g := coast(t, profile).Train("FECR", "3").Step(step.RunKey)
		fecr := g.Corp("FECR")
		best, proven := g.View().BestRun(fecr, searchWork)
		earns := g.View().RunRevenue(best)
		if !proven || earns == 0 {
			t.Fatalf("%v: the best run earns %d (%v)", profile, earns, proven)
		}
		g.Refuses(best, rules.Legal)
		twice := best
		twice.Routes = append(append([]track.Route{}, best.Routes...), track.Route{})
		g.Refuses(twice, rules.NotOwnTrain)
		others := best
		others.By = g.Corp("SR")
		g.Refuses(others, rules.NotYourTurn)
		g.Refuses(rules.Pass{By: g.Owner("FECR")}, rules.WrongStep)
		none, negative, stated := rules.RunRoutes{By: fecr}, rules.RunRoutes{By: fecr, Stated: true, Revenue: -10}, rules.RunRoutes{By: fecr, Stated: true}
		g.Refuses(negative, rules.RevenueStated)
		if profile == rules.Rulebook {
			g.Refuses(stated, rules.RevenueStated)
			if !g.Check(none).Refused() {
				t.Error("less than the best run is taken")
			}
			continue
		}
		g.Refuses(stated, rules.Legal)
		g.Refuses(none, rules.Legal)
		stated.Revenue = 70
		if g.Do(stated); g.S.Turn.Revenue != 70 {
			t.Errorf("a stated revenue of 70 is %d", g.S.Turn.Revenue)
		}
	}
}

// TestTerminalEndsTheStep: in recorded games the terminal is the station of its turn (R125).
func TestTerminalEndsTheStep(t *testing.T) {
	g := coast(t, rules.Recorded).Own("TC", "p1").Train("FECR", "3").Step(step.StationKey)
	g.Do(rules.PlaceToken{By: g.Corp("FECR"), Of: g.Corp("FECR"), Via: g.Private("TC"), Hex: g.Hex("J27")})
	if g.InCharge() == step.StationKey || g.S.Turn.Stations != 1 {
		t.Errorf("in charge is %s after %d stations", g.InCharge(), g.S.Turn.Stations)
	}
	g = coast(t, rules.Recorded).Own("TC", "p1").Train("FECR", "3").Step(step.RunKey)
	g.Do(rules.PlaceToken{By: g.Corp("FECR"), Of: g.Corp("FECR"), Via: g.Private("TC"), Hex: g.Hex("J27")}).At(step.RunKey, "FECR")
	g = coast(t, rules.Recorded).Own("TC", "closed").Step(step.StationKey)
	g.Refuses(rules.PlaceToken{By: g.Corp("FECR"), Of: g.Corp("FECR"), Via: g.Private("TC"), Hex: g.Hex("J27")}, rules.NoPower)
}
