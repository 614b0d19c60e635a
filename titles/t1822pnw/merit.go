package t1822pnw

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// cardFigures are those by which computer players bid (R29, R30). A minor needs a train, for which nobody else pays.
var cardFigures = rules.CardFigures{Whim: 40, Rounds: 8, Power: 20, Minors: 3, Weight: 10}

// merit returns the merit of acquisitions, mergers and repayments for a computer player. It is the title's hook.
func merit(v rules.View, a rules.Action, keep int32) int32 {
	switch a := a.(type) {
	case Acquire: // of its own president, who can do nothing with it
		if v.S.Privates[a.Private].Owner == id.OfPlayer(v.President(a.By)) {
			return rules.Urgent
		}
	case Merge:
		return meritOfMerger(v, a, keep)
	case Repay:
		return rules.Urgent + a.Sum
	}
	return 0
}

// meritOfMerger returns a positive merit if both companies have the same president, because his shares earn more in a
// larger company, unless the buyer needs its money for a train.
func meritOfMerger(v rules.View, a Merge, keep int32) int32 {
	if v.President(a.With) != v.President(a.By) {
		return 0
	}
	if v.T.Corp(a.By).Kind == rules.Major && v.Cash(id.OfCorp(a.By))-2*v.Price(a.With) < keep {
		return 0
	}
	return 1000 + v.Price(a.With)
}
