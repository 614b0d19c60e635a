package bot

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// Parts of a value, in ten thousandths of the worth of all players.
const (
	allWorth  = 10_000
	leadBonus = 1_500 // for who leads
	leadWorth = 3_000 // for a lead as large as the worth of both together
)

// sums returns the expected worth of all players, of the player of a search, and of the best other one.
func (s *Search) sums(v rules.View) (sum, mine, other int) {
	s.quick.setPosition(v)
	for i := range v.S.Players {
		p := id.Player(i + 1)
		w := int(s.quick.outlook(v, p))
		sum += w
		if p == s.me {
			mine = w
		} else {
			other = max(other, w)
		}
	}
	return sum, mine, other
}

// value rates a position for the player of a search: the player's part of the worth of all, and a premium for a lead,
// because victory counts. Before the end a lead smaller than the level's narrow one may still change hands, so its
// premium grows with it, from nothing for who is as much behind.
func (s *Search) value(v rules.View) int {
	sum, mine, other := s.sums(v)
	n := allWorth*mine/max(1, sum) + leadWorth*(mine-other)/max(1, mine+other)
	switch narrow := s.level.Narrow; {
	case narrow > 0 && !v.S.End.Over:
		lead := 1000 * (mine - other) / max(1, mine+other)
		return n + leadBonus*(min(max(lead, -narrow), narrow)+narrow)/(2*narrow)
	case mine > other:
		return n + leadBonus
	}
	return n
}

// Outlook returns the worth of a player that is expected in the end: what it is now, and the prospects.
func (q *Quick) Outlook(v rules.View, p id.Player) int32 {
	q.setPosition(v)
	return q.outlook(v, p)
}

// outlook returns the worth of a player with the prospects of the player's companies, at least zero.
func (q *Quick) outlook(v rules.View, p id.Player) int32 {
	w := v.Worth(p)
	if !v.S.End.Over {
		w += q.prospects(v, p)
	}
	return max(0, w)
}

// prospects returns the expected dividends of a player's shares, less half of the money that the player may have to add
// for trains of the player's companies.
func (q *Quick) prospects(v rules.View, p id.Player) (sum int32) {
	n := q.rounds(v)
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if held := int32(v.Held(c, id.OfPlayer(p))); held > 0 && v.Is(c, rules.Floated) {
			sum += held * q.promise(v, c) / max(1, int32(v.Ordinary(c))) * n
		}
	}
	if v.HelpsWithTrains() {
		sum -= q.reserve(v, p) / 2
	}
	return sum
}
