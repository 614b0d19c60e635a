package notation

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
)

// Choices returns the choices of the actor for one kind of action, sorted, each as words without the actor: hex, tile
// and rotation for "lay_tile"; hex and city for "place_token"; hex and cost for "hex_token"; company, source ("ipo",
// "pool", "treasury") and percent for "buy_shares" and "sell_shares"; company and price for "par". Any other kind is an
// error. After the end of the game the list is empty.
func Choices(v rules.View, kind string) ([]string, error) {
	if !slices.Contains([]string{"lay_tile", "place_token", "hex_token", "buy_shares", "sell_shares", "par"}, kind) {
		return nil, fmt.Errorf("no list of choices %q", kind)
	}
	list := []string{}
	if v.S.End.Over {
		return list, nil
	}
	for _, a := range candidates(v, kind) {
		if inCharge(v, a) && kindOf(v, a) == kind {
			list = append(list, choice(v, a))
		}
	}
	slices.Sort(list)
	return slices.Compact(list), nil
}

// candidates returns legal actions that include all of the given kind. A legality set contains everything that is
// accepted, so every way to start a company is tried: recorded games accept more than they offer (1860/T1).
func candidates(v rules.View, kind string) (legal []rules.Action) {
	if kind != "par" {
		return rules.AppendLegal(nil, v)
	}
	for i := range v.T.Corps {
		for row, cells := range v.T.Market.Rows {
			for col := range cells {
				at := market.Pos{Row: uint8(row), Col: uint8(col)}
				a := rules.Par{By: v.Actor().Player(), Corp: id.Corp(i + 1), At: at}
				if a.By != 0 && !rules.Check(v, a).Refused() {
					legal = append(legal, a)
				}
			}
		}
	}
	return legal
}

// choice returns the choice made by an action, without its actor, as an element of a legality set.
func choice(v rules.View, a rules.Action) string {
	t, o := v.T, rules.OperandsOf(a)
	var words []string
	if o.Hex != 0 {
		words = append(words, t.HexName(o.Hex))
	}
	if o.Tile != 0 {
		words = append(words, Tile(t, o.Tile, o.Rot))
	}
	if o.Placed {
		return strings.Join(append(words, num(o.City)), " ")
	}
	if token, ok := a.(rules.TokenPlacement); ok {
		return strings.Join(append(words, num(v.TokenCost(token.Token()))), " ")
	}
	corp := o.Corp
	if corp == 0 && o.Percent != 0 {
		corp = o.By.Corp() // it trades in its own shares (1822PNW/R90)
	}
	if corp != 0 {
		words = append(words, t.Corp(corp).ID)
	}
	if o.From != id.Nobody {
		words = append(words, holder(t, o.Corp, o.From))
	}
	if o.Percent != 0 {
		words = append(words, num(o.Percent))
	}
	if o.Pars {
		words = append(words, num(t.Market.Price(o.At)))
	}
	return strings.Join(words, " ")
}
