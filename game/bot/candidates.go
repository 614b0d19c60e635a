package bot

import (
	"cmp"
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// candidates appends the choices worth a playout: the one given and that of the rules of thumb first, then passes and
// answers, then by turns the best of each other kind, so that no kind falls off the end. It appends only the first one
// for a decision that the level does not search.
func (s *Search) candidates(list []candidate, choice rules.Action) []candidate {
	list = append(list, candidate{action: choice})
	legal, v := s.thumb.legal, s.thumb.v
	if len(legal) < 2 || s.level.Kinds&kindOfDecision(v, legal) == 0 {
		return list
	}
	if b, bids := choice.(rules.Bid); bids && b.Price == 0 {
		return list // nothing is better than a private for nothing
	}
	list = s.addCandidate(list, s.thumb.Move())
	for _, a := range legal {
		if s.isPlain(a) {
			list = s.addCandidate(list, a)
		}
	}
	if v.Actor().Player() == 0 {
		return list
	}
	groups := [...][]rules.Action{s.purchases(), s.sales(), s.starts(), s.boxBids()}
	for at, more := 0, true; more; at++ {
		more = false
		for _, group := range groups {
			if at < len(group) {
				list, more = s.addCandidate(list, group[at]), true
			}
		}
	}
	return list
}

// addCandidate appends an action unless it is there already, needs consent, or the list is full.
func (s *Search) addCandidate(list []candidate, a rules.Action) []candidate {
	most := s.level.Choices
	if s.thumb.v.T.BoxCount() > 0 {
		most -= s.level.Fewer
	}
	if len(list) >= most || s.thumb.v.Consent(a) != 0 ||
		slices.ContainsFunc(list, func(c candidate) bool { return rules.SameAction(c.action, a) }) {
		return list
	}
	return append(list, candidate{action: a})
}

// isPlain reports whether an action is of a kind of which few are possible at once: anything but trades of players in
// shares, bids on cards in boxes, and lays and stations.
func (s *Search) isPlain(a rules.Action) bool {
	v := s.thumb.v
	switch a := a.(type) {
	case rules.Bid:
		return v.T.BoxCount() == 0
	case rules.BuyShares:
		return v.Actor().Player() == 0
	case rules.SellShares:
		return v.Actor().Player() == 0 && (a.By.Player() == 0 || !s.thumb.mayPass())
	case rules.Pass, rules.ExchangePrivate, rules.Decide, rules.Dividend, rules.BuyTrain, rules.DiscardTrain,
		rules.BuyPrivate:
		return true
	}
	return isOwn(v, a)
}

// kindOfDecision returns the kinds of decisions that the legal actions offer, or zero if they cannot be searched.
func kindOfDecision(v rules.View, legal []rules.Action) (k Kinds) {
	player := v.Actor().Player() != 0
	for _, a := range legal {
		switch a.(type) {
		case rules.LayTile, rules.PlaceToken:
			if v.Operands(a).Via == 0 {
				return 0
			}
		case rules.RunRoutes:
			return 0
		case rules.Bid:
			k |= Bids
		case rules.Dividend:
			k |= Dividends
		case rules.BuyTrain, rules.DiscardTrain, rules.BuyPrivate:
			if !player {
				k |= Trains
			}
		case rules.Par, rules.ExchangePrivate, rules.Decide:
			if player {
				k |= Shares
			}
		case rules.BuyShares, rules.SellShares:
			if player {
				k |= Shares
			} else {
				k |= Deals
			}
		default:
			if isOwn(v, a) {
				k |= Deals
			}
		}
	}
	return k
}

// rated is an action with its merit.
type rated struct {
	action rules.Action
	merit  int32
}

// ranked returns the actions, best first.
func ranked(list []rated) (actions []rules.Action) {
	slices.SortStableFunc(list, func(a, b rated) int { return cmp.Compare(b.merit, a.merit) })
	for _, r := range list {
		actions = append(actions, r.action)
	}
	return actions
}

// mostPurchases is the number of shares that are tried.
const mostPurchases = 4

// purchases returns the shares that are worth most for their prices.
func (s *Search) purchases() []rules.Action {
	t, list := s.thumb, []rated(nil)
	for _, a := range t.legal {
		if a, ok := a.(rules.BuyShares); ok {
			list = append(list, rated{a, 1000 * t.worth(t.v, a.Corp, 4) / max(1, t.v.SharePrice(a.Corp, a.From))})
		}
	}
	actions := ranked(list)
	return actions[:min(mostPurchases, len(actions))]
}

// boxBids returns the bids on cards in boxes that the rules of thumb like, best first.
func (s *Search) boxBids() []rules.Action {
	t, list := s.thumb, []rated(nil)
	for _, a := range t.legal {
		if _, bids := a.(rules.Bid); bids && t.v.T.BoxCount() > 0 {
			list = append(list, rated{a, t.rate(&t.judge, a)})
		}
	}
	return ranked(list)
}

// mostStarts is the number of companies of which starts are tried.
const mostStarts = 2

// starts returns all pars of the companies that the rules of thumb like best.
func (s *Search) starts() (actions []rules.Action) {
	t, list := s.thumb, []rated(nil)
	for _, a := range t.legal {
		if a, ok := a.(rules.Par); ok {
			list = append(list, rated{a, t.ratePar(a)})
		}
	}
	var corps []id.Corp
	for _, a := range ranked(list) {
		c := a.(rules.Par).Corp
		if !slices.Contains(corps, c) {
			if len(corps) == mostStarts {
				continue
			}
			corps = append(corps, c)
		}
		actions = append(actions, a)
	}
	return actions
}

// sales returns for each company the sale of one share, of all that may be sold, and of as many as give the presidency
// away. Sales that give a presidency away come first.
func (s *Search) sales() []rules.Action {
	var least, most, dump [id.MaxCorps + 1]rules.SellShares
	v := s.thumb.v
	for _, a := range s.thumb.legal {
		a, ok := a.(rules.SellShares)
		if !ok || a.By.Player() == 0 {
			continue
		}
		c := a.Corp
		if least[c].Percent == 0 || a.Percent < least[c].Percent {
			least[c] = a
		}
		if a.Percent > most[c].Percent {
			most[c] = a
		}
		if v.President(c) == a.By.Player() && v.LosesPresidency(a.By.Player(), c, int(a.Percent)) &&
			(dump[c].Percent == 0 || a.Percent < dump[c].Percent) {
			dump[c] = a
		}
	}
	var list []rated
	for c := range least {
		for i, a := range [...]rules.SellShares{dump[c], least[c], most[c]} {
			if a.Percent > 0 && (i < 2 || dump[c].Percent == 0) {
				list = append(list, rated{a, -int32(i)})
			}
		}
	}
	return ranked(list)
}
