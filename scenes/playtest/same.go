package playtest

import (
	"github.com/hexrail/hexrail/game/draft"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/titles/t1822pnw"
)

// SameDecision reports whether two actions decide the same: equal trains, turns of a tile that look alike and routes of
// the same revenue make no difference.
func SameDecision(t *rules.Title, a, b rules.Action) bool {
	switch b := b.(type) {
	case rules.Bid: // records name no price for a private that is chosen
		got, ok := a.(rules.Bid)
		return ok && got.By == b.By && got.Private == b.Private && (got.Price == b.Price || b.Price == 0)
	case rules.RunRoutes:
		_, run := a.(rules.RunRoutes)
		return run
	case rules.LayTile:
		got, ok := a.(rules.LayTile)
		return ok && got.Hex == b.Hex && got.Tile == b.Tile && draft.DescribeLay(t, got) == draft.DescribeLay(t, b)
	case t1822pnw.LayCombined:
		got, ok := a.(t1822pnw.LayCombined)
		lay, _ := draft.LayOf(a)
		want, _ := draft.LayOf(b)
		return ok && got.Via == b.Via && got.With == b.With && lay.Hex == want.Hex && lay.Tile == want.Tile &&
			draft.DescribeLay(t, lay) == draft.DescribeLay(t, want)
	case rules.BuyTrain:
		got, ok := a.(rules.BuyTrain)
		return ok && t.FrontOf(got.Train) == t.FrontOf(b.Train) && got.Price == b.Price && got.From == b.From &&
			got.As == b.As
	case t1822pnw.Issue:
		got, ok := a.(t1822pnw.Issue)
		return ok && got.Percent == b.Percent // a record names the price too
	case rules.DiscardTrain:
		got, ok := a.(rules.DiscardTrain)
		return ok && t.FrontOf(got.Train) == t.FrontOf(b.Train)
	}
	return a == b
}
