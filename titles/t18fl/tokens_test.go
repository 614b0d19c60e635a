package t18fl

import (
	"testing"

	"hexrail/rules"
	"hexrail/rules/rulestest"
	"hexrail/rules/step"
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
