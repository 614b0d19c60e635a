package notation

import (
	"fmt"
	"slices"

	"hexrail/rules"
)

// Choices returns what the one in charge may choose for one kind of action, sorted, as legality sets write it. The kinds
// are "lay_tile", "place_token", "buy_shares", "sell_shares" and "par".
func Choices(v rules.View, kind string) ([]string, error) {
	if !slices.Contains([]string{"lay_tile", "place_token", "buy_shares", "sell_shares", "par"}, kind) {
		return nil, fmt.Errorf("no list of choices %q", kind)
	}
	list := []string{}
	if v.S.End.Over {
		return list, nil
	}
	for _, a := range rules.AppendLegal(nil, v) {
		if inCharge(v, a) && kindOf(a) == kind {
			list = append(list, choice(v.T, a))
		}
	}
	slices.Sort(list)
	return slices.Compact(list), nil
}

func choice(t *rules.Title, a rules.Action) string {
	switch a := a.(type) {
	case rules.LayTile:
		return t.HexName(a.Hex) + " " + Tile(t, a.Tile, a.Rot)
	case rules.PlaceToken:
		return fmt.Sprintf("%s %d", t.HexName(a.Hex), a.City)
	case rules.BuyShares:
		from := Owner(t, a.From)
		if a.From.Corp() == a.Corp {
			from = "treasury"
		}
		return fmt.Sprintf("%s %s %d", t.Corp(a.Corp).ID, from, a.Percent)
	case rules.SellShares:
		return fmt.Sprintf("%s %d", t.Corp(a.Corp).ID, a.Percent)
	case rules.Par:
		return fmt.Sprintf("%s %d", t.Corp(a.Corp).ID, t.Market.Price(a.At))
	}
	return ""
}
