package bot

import "github.com/hexrail/hexrail/rules"

// NewOutsider returns a player with rules of thumb of its own, about as strong as Sensible. No playout contains them,
// so it measures what a search gains from players that it cannot foresee: it buys what pays most now for its price,
// starts companies at the highest par at which they float, sells shares that pay little, and keeps earnings at whim.
func NewOutsider(seed uint64) *Sensible {
	s := NewSensible(seed)
	s.rate, s.whim = otherwise, 2
	return s
}

// otherwise returns the merit of an action by the rules of thumb of an outsider.
func otherwise(s *judge, a rules.Action) int32 {
	v := s.v
	merit := s.merit(a)
	switch a := a.(type) {
	case rules.Par:
		if merit > 1 && s.floats(a) {
			return merit + v.T.Market.Price(a.At)
		}
		return 0
	case rules.BuyShares:
		if p := a.By.Player(); p != 0 && merit > 0 && v.S.Depth == 1 {
			pays := 20_000 * s.promise(v, a.Corp) / max(1, v.SharePrice(a.Corp, a.From))
			return merit/2 + pays + s.chance(outsiderWhim, int(v.S.Rounds), int(p), int(a.Corp))
		}
	case rules.SellShares:
		return max(merit, rateShedding(s, a))
	case rules.Dividend:
		c := v.Actor().Corp()
		if a.Kind == rules.Withhold && s.chance(outsiderKeeps, int(v.S.Rounds), int(c), 2) == 0 {
			return 10
		}
	}
	return merit
}

// Figures of an outsider.
const (
	outsiderWhim  = 500 // in the merit of shares
	outsiderKeeps = 12  // of so many dividends one is kept
)

// rateShedding returns the merit of the sale of one share of another player's company that pays less than half of the
// usual.
func rateShedding(s *judge, a rules.SellShares) int32 {
	v, p := s.v, a.By.Player()
	if p == 0 || v.Actor().Corp() != 0 || v.President(a.Corp) == p || a.Percent != v.Ordinary(a.Corp) ||
		!v.Is(a.Corp, rules.Operated) || 2*s.promise(v, a.Corp) >= s.common(v) {
		return 0
	}
	return urgent + v.Price(a.Corp)
}
