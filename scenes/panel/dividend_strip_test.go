package panel_test

import (
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/scenes/tabletest"
)

// TestDividendShowsTheMarket: below the choices is the part of the market around the company's price, lowest price
// first, with the present price and, under the price that each choice leads to, that choice (1830/R70, 1860/R61).
func TestDividendShowsTheMarket(t *testing.T) {
	for _, record := range []string{"1830/26855", "1860/19354"} {
		n := 0
		h, tab := tabletest.SeatWhere(t, record, func(v rules.View) bool {
			if v.InCharge().Name() == "dividend" && v.S.Turn.Revenue > 0 {
				n++
			}
			return n == 12
		}, 1280, 800)
		var names []string
		for _, x := range h.S.Nodes() {
			if x.Parent == "prices" {
				names = append(names, x.Name)
			}
		}
		v, say := tab.Desk().View(), tab.Desk().Speaker()
		c := v.Actor().Corp()
		item := func(price int32, words string) int {
			for i, name := range names {
				if strings.HasPrefix(name, say.Money(price)+", ") && strings.Contains(name, words) {
					return i
				}
			}
			t.Errorf("%s: no price %d says %q: %q", record, price, words, names)
			return 0
		}
		now := item(v.Price(c), "now")
		for _, o := range tab.Due().Draft().Options(draft.Main) {
			d, ok := o.Forms[0].(rules.Dividend)
			if !ok {
				continue
			}
			after := *v.S
			if rules.Do(v, d, &after).Refused() {
				t.Fatal("a choice is refused")
			}
			price := v.T.Market.Price(after.Corps[c].Price)
			if at := item(price, o.Text); price > v.Price(c) && at <= now || price < v.Price(c) && at >= now {
				t.Errorf("%s: %q stands on the wrong side of the price now", record, o.Text)
			}
		}
	}
}
