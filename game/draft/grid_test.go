package draft_test

import (
	"strconv"
	"testing"

	"github.com/hexrail/hexrail/game/bot"
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/titles"
)

// starts plays a game of the short scenario of 1822PNW and calls f where a company may start, with the start at each
// price, until f returns false.
func starts(t *testing.T, seed uint64, f func(v rules.View, cols []rules.Action) bool) {
	t.Helper()
	e, _ := titles.Find("1822pnw-short")
	title, err := e.Build(rules.Rulebook, nil)
	if err != nil {
		t.Fatal(err)
	}
	x := &rules.Scratch{}
	s := rules.Start(title, 5, seed, x)
	v := rules.View{T: title, S: &s, X: x}
	for player := bot.NewSensible(seed); !s.End.Over; rules.Do(v, player.Choose(v), &s) {
		list := map[id.Corp][]rules.Action{}
		for _, a := range rules.AppendLegal(nil, v) {
			if par, ok := a.(rules.Par); ok {
				list[par.Corp] = append(list[par.Corp], a)
			}
		}
		for _, cols := range list {
			if !f(v, cols) {
				return
			}
		}
	}
}

// TestConversionPaysNothingOfTheNextRound checks that a cell names the owner's payment for the shares, or the sum that
// he gets (1822PNW/R96), without the revenue of his privates where the answer ends the stock round.
func TestConversionPaysNothingOfTheNextRound(t *testing.T) {
	ends := 0
	starts(t, 16, func(v rules.View, cols []rules.Action) bool {
		price := func(a rules.Action) string { return strconv.Itoa(int(v.T.Market.Price(a.(rules.Par).At))) }
		g := draft.NewGrid(v, &text.Speaker{Title: v.T}, cols, price)
		if g == nil {
			return true
		}
		owner := id.OfPlayer(v.Decider(v.Actor()))
		for row := range g.Rows {
			for col := range g.Cols {
				c := g.Cell(row, col)
				if c == nil || c.Barred {
					continue
				}
				sum, began, s := int32(0), false, *v.S
				for _, a := range c.Actions(-1) {
					was, x := s, &rules.Scratch{}
					if r := rules.Do(rules.View{T: v.T, S: &was, X: x}, a, &s); r.Refused() {
						t.Fatal(r)
					}
					for _, e := range x.Events {
						began = began || e.Kind == rules.RoundBegan
						if e.Kind == rules.Paid && !began && e.Who == owner {
							sum -= e.Amount
						}
						if e.Kind == rules.Paid && !began && e.To == owner {
							sum += e.Amount
						}
					}
				}
				if c.Sum != sum {
					t.Errorf("%s shares at %s are told for %d, paid with %d", g.Rows[row], g.Cols[col].Text, c.Sum, sum)
				}
				if began && s.Cash[owner] != v.Cash(owner)+sum {
					ends++
				}
			}
		}
		return ends == 0
	})
	if ends == 0 {
		t.Error("no conversion ended a round that paid its owner")
	}
}
