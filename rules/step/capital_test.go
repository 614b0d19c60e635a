package step_test

import (
	"testing"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
)

// TestCapital checks the price of shares of the initial offering, their payee and the capital of a company that floats.
// A president starts a company at 100 and buys one more share at the price of 120, by which the company floats.
func TestCapital(t *testing.T) {
	five, ten := rules.Shares(40, 3, 20), rules.Shares(20, 8, 10)
	for _, c := range []struct {
		name            string
		certs           []rules.Cert
		floatAt         uint8
		capital         rules.Capital
		unsold          rules.UnsoldPrice
		started         int32 // money of the company before it floats
		floated, player int32 // money of company and player in the end
	}{
		{"1830/R34, R40", ten, 30, rules.FullAtFloat, rules.AtPar, 0, 1000, 100},
		{"18FL/R30, R50: five shares", five, 60, rules.FullAtFloat, rules.AtPrice, 0, 500, 80},
		{"18FL/R30, R50: ten shares", ten, 30, rules.FullAtFloat, rules.AtPrice, 0, 1000, 80},
		{"1822PNW/R24, R25, R37", ten, 30, rules.AsSold, rules.AtPrice, 200, 320, 80},
	} {
		t.Run(c.name, func(t *testing.T) {
			def := toy()
			def.Corps[0].Certs, def.Corps[0].FloatAt = c.certs, c.floatAt
			def.Policy.Capital, def.Policy.UnsoldPrice = c.capital, c.unsold
			g := start(t, def).Stock(2, "p1")
			red := g.Corp("RED")
			g.Do(rules.Par{By: 1, Corp: red, At: g.ParCell(100)})
			g.WantCash(map[string]int32{"RED": c.started, "p1": 200})
			g.Pass().Pass().PriceAt("RED", market.Pos{Col: 4})
			g.Do(rules.BuyShares{By: g.Owner("p1"), Corp: red, From: id.Initial, Percent: g.View().Ordinary(red)})
			g.WantCash(map[string]int32{"RED": c.floated, "p1": c.player})
			if !g.View().Is(red, rules.Floated) {
				t.Error("the company does not float")
			}
		})
	}
}
