package rules

import "github.com/hexrail/hexrail/rules/id"

// AppendTrains appends the cards that o holds, in card order.
func (v View) AppendTrains(dst []id.Train, o id.Owner) []id.Train {
	for i := 1; i < len(v.T.cards); i++ {
		if v.S.Trains[i] == o {
			dst = append(dst, id.Train(i))
		}
	}
	return dst
}

// KindOf returns the kind on the upper side of a train card.
func (v View) KindOf(n id.Train) id.TrainKind {
	k := v.T.cards[n].kind
	if v.S.Turned[n/64]>>(n%64)&1 != 0 {
		return v.T.kinds[k].back
	}
	return k
}

// TrainCount returns the number of trains that o holds.
func (v View) TrainCount(o id.Owner) (n int) {
	for i := 1; i < len(v.T.cards); i++ {
		if v.S.Trains[i] == o {
			n++
		}
	}
	return n
}

// FirstCard returns the first card of kind k that o holds, whichever side is up, or zero.
func (v View) FirstCard(k id.TrainKind, o id.Owner) id.Train {
	for n := v.T.kinds[k].first; n < v.T.kinds[k].after; n++ {
		if v.S.Trains[n] == o {
			return n
		}
	}
	return 0
}

// InDepot reports whether the depot sells kind k now, because the kinds before it are gone or its phase has begun
// (1830/R130, R131).
func (v View) InDepot(k id.TrainKind) bool {
	return v.FirstCard(k, id.Initial) != 0 && v.AheadInDepot(k) == 0
}

// AheadInDepot returns the number of trains to be sold before the depot sells kind k: all of the kinds before it, or
// those up to the first one that begins its phase (1830/R130, R131).
func (v View) AheadInDepot(k id.TrainKind) int {
	from := v.T.kinds[k].from
	if from >= 0 && int8(v.S.Phase) >= from {
		return 0
	}
	ahead := 0
	for i := id.TrainKind(1); i < k; i++ {
		cards := v.CardsIn(i, id.Initial)
		if from >= 0 && cards > 0 && v.T.Train(i).StartsPhase == v.T.Phases[from].Name {
			return ahead + 1
		}
		ahead += cards
	}
	return ahead
}

// CardsIn returns the number of cards of kind k that o holds. A card with two sides counts for its front.
func (v View) CardsIn(k id.TrainKind, o id.Owner) (n int) {
	for c := v.T.kinds[k].first; c < v.T.kinds[k].after; c++ {
		if v.S.Trains[c] == o {
			n++
		}
	}
	return n
}

// AppendForSale appends one card of each kind that the bank sells now, from the depot and the open market, except kinds
// whose allowance for this turn is used up.
func (v View) AppendForSale(dst []id.Train) []id.Train {
	for i := range v.T.Trains {
		k := id.TrainKind(i + 1)
		if v.PhaseDef().OneOfKind && v.S.Turn.Kinds>>k&1 != 0 {
			continue
		}
		if v.InDepot(k) {
			dst = append(dst, v.FirstCard(k, id.Initial))
		}
		if n := v.FirstCard(k, id.Pool); n != 0 {
			dst = append(dst, n)
		}
	}
	return dst
}

// TrainPrice returns the printed price of a card's upper side.
func (v View) TrainPrice(n id.Train) int32 { return v.T.Train(v.KindOf(n)).Price }

// CheapestForSale returns the first card of the lowest printed price in depot and open market, or zero.
func (v View) CheapestForSale() (cheapest id.Train) {
	var buf [MaxTrains]id.Train
	for _, n := range v.AppendForSale(buf[:0]) {
		if cheapest == 0 || v.TrainPrice(n) < v.TrainPrice(cheapest) {
			cheapest = n
		}
	}
	return cheapest
}

// CheapestTrain returns the lowest printed price in depot and open market and reports whether the bank has a train.
func (v View) CheapestTrain() (int32, bool) {
	n := v.CheapestForSale()
	if n == 0 {
		return 0, false
	}
	return v.TrainPrice(n), true
}

// TrainLimit returns the number of trains that c may keep, or Endless. It depends on the phase and on the kind and form
// of the company.
func (v View) TrainLimit(c id.Corp) int {
	d := v.PhaseDef()
	switch {
	case v.Small(c):
		return int(d.SmallLimit)
	case d.MinorLimit != 0 && v.T.Corp(c).Kind == Minor:
		return int(d.MinorLimit)
	}
	return int(d.TrainLimit)
}

// TrainRoom returns how many more trains c may keep; negative if it has too many. Special trains need no room.
func (v View) TrainRoom(c id.Corp) int {
	limit := v.TrainLimit(c)
	if limit == Endless {
		limit = MaxTrains
	}
	return limit - v.OrdinaryTrains(c)
}

// OrdinaryTrains returns the number of c's trains that count toward its limit and its duty to own one: all but special
// ones (1822PNW/R80).
func (v View) OrdinaryTrains(c id.Corp) (n int) {
	o := id.OfCorp(c)
	for i := 1; i < len(v.T.cards); i++ {
		if v.S.Trains[i] == o && v.Special(id.Train(i)) == 0 {
			n++
		}
	}
	return n
}

// Special returns the class of a special train, or zero.
func (v View) Special(n id.Train) uint8 { return v.T.Train(v.KindOf(n)).Special }

// MustDiscard reports whether c must discard a train and may choose card n, because it is above the train limit or has
// two special trains of one class (1830/R136, 1822PNW/R80).
func (v View) MustDiscard(c id.Corp, n id.Train) bool {
	o := id.OfCorp(c)
	if v.S.Trains[n] != o {
		return false
	}
	class, same := v.Special(n), 0
	if class == 0 {
		return v.TrainRoom(c) < 0
	}
	for i := 1; i < len(v.T.cards); i++ {
		if v.S.Trains[i] == o && v.Special(id.Train(i)) == class {
			same++
		}
	}
	return same > 1
}

// Crowded reports whether c must discard a train.
func (v View) Crowded(c id.Corp) bool {
	if v.TrainRoom(c) < 0 {
		return true
	}
	o := id.OfCorp(c)
	for i := 1; i < len(v.T.cards); i++ {
		if v.S.Trains[i] == o && v.Special(id.Train(i)) != 0 && v.MustDiscard(c, id.Train(i)) {
			return true
		}
	}
	return false
}

// FirstCrowded returns the first company that must discard a train, or zero. All trains are counted once, because most
// actions ask this and few companies come near the limit.
func (v View) FirstCrowded() id.Corp {
	var ordinary, special [id.MaxCorps + 1]uint8
	for i := 1; i < len(v.T.cards); i++ {
		if c := v.S.Trains[i].Corp(); v.Special(id.Train(i)) == 0 {
			ordinary[c]++
		} else {
			special[c]++
		}
	}
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		crowd := special[c] > 1 || ordinary[c] > 0 && int(ordinary[c]) > v.TrainLimit(c)
		if crowd && v.Crowded(c) {
			return c
		}
	}
	return 0
}

// TakesTradeIn reports whether a train of kind old may be given in part payment for one of kind k (1830/R132).
func (v View) TakesTradeIn(k, old id.TrainKind) bool {
	for _, t := range v.T.kinds[k].tradeIn {
		if t == old && old != 0 {
			return true
		}
	}
	return false
}

// BorrowsForTrains reports whether a president takes a loan if his cash and shares do not pay for a compulsory train
// (1822PNW/R89).
func (v View) BorrowsForTrains() bool {
	switch v.T.Policy.TrainHelp {
	case PresidentBorrows:
		return true
	case PresidentHelps, PresidentHelpsBank, HelpsWithAny, SellsForAny, NobodyHelps:
	}
	return false
}

// HelpsWithTrains reports whether presidents pay for trains that their companies must buy (1830/R138, 1860/R110).
func (v View) HelpsWithTrains() bool {
	switch v.T.Policy.TrainHelp {
	case PresidentHelps, PresidentHelpsBank, HelpsWithAny, SellsForAny, PresidentBorrows:
		return true
	case NobodyHelps:
	}
	return false
}
