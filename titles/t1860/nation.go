package t1860

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// nation is the nationalisation of all companies. It begins when the Southern has formed and every company with a
// president has a train. From then on only operating rounds follow, and after each of them the companies that paid the
// least cease to operate (1860/R147-R151).
type nation struct {
	floatedOnly bool // only floated companies count (R147)
	endsTrack   bool // it ends building by itself (R149)
	closing     Closing
	survivor    bool // with LowestPayment, not all companies cease at once while there are three or more (R151)
}

// roundsToEnd is the number of operating rounds left after nationalisation. It only has to be large enough; about four
// are played.
const roundsToEnd = 200

// beginIfDue begins the nationalisation unless it has begun or its conditions are not met (1860/R147). A round tests
// them at its end.
func (n nation) beginIfDue(tx *rules.Tx) {
	if nationalised.Is(tx.S) || !southernFormed(tx.View) || !n.allHaveTrains(tx.View) {
		return
	}
	nationalised.Set(tx.S, 1)
	tx.S.RoundsLeft = roundsToEnd
	tx.Note(rules.Event{Kind: rules.NationBegan})
	if n.endsTrack {
		endBuilding(tx)
	}
}

// allHaveTrains reports whether every company with a president has a train (1860/R147).
func (n nation) allHaveTrains(v rules.View) bool {
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if v.President(c) == 0 || n.floatedOnly && !v.Is(c, rules.Floated) {
			continue
		}
		if v.TrainCount(id.OfCorp(c)) == 0 {
			return false
		}
	}
	return true
}

// notePaid remembers the payout of a nationalised company whose turn ends.
func notePaid(tx *rules.Tx, c id.Corp) {
	paid := int32(0)
	if forcedDividend(tx.View, c) == rules.Payout {
		paid = tx.S.Turn.Revenue
	}
	paidOut.At(int(c)).Set(tx.S, paid)
}

// closeRound ends an operating round of nationalised companies. The last two companies cease together, which ends the
// game; before that, the companies selected by closing cease (1860/R151).
func (n nation) closeRound(tx *rules.Tx) {
	var buf, space [id.MaxCorps]id.Corp
	corps := tx.AppendFloated(buf[:0])
	ceasing := corps
	if len(corps) > 2 {
		ceasing = n.pickCeasing(space[:], tx.View, corps)
	}
	for _, c := range ceasing {
		tx.Mark(c, rules.Ceased)
		tx.Note(rules.Event{Kind: rules.CorpCeased, Corp: c})
	}
	if len(ceasing) == len(corps) {
		tx.EndGame(rules.Nationalised)
	}
}

// pickCeasing returns which of three or more companies, given in operating order, cease. The result is in space.
func (n nation) pickCeasing(space []id.Corp, v rules.View, corps []id.Corp) []id.Corp {
	if n.closing == TwoOrMore {
		return twoOrMore(space, v, corps)
	}
	return n.lowest(space, v, corps)
}

// twoOrMore returns the first two companies by this order: those without a president, then by payment from the lowest,
// ties in reverse operating order. Companies that tie with the second cease too, if any company remains.
func twoOrMore(space []id.Corp, v rules.View, corps []id.Corp) []id.Corp {
	paid := payments(v.S)
	for _, c := range corps {
		if v.Receivership(c) {
			paid[c] = -1 // before those that paid nothing
		}
	}
	first := space[:0]
	for i := len(corps) - 1; i >= 0; i-- {
		first = insertByPay(first, corps[i], &paid)
	}
	if all := 1 + tieLength(first[1:], &paid); all < len(first) {
		return first[:all]
	}
	return first[:2]
}

// lowest returns those of three or more companies that paid the least and, if that is a single one, those with the next
// lowest payment too. If all would cease and one has to survive, it returns only the first group or else the two that
// operated last.
func (n nation) lowest(space []id.Corp, v rules.View, corps []id.Corp) []id.Corp {
	paid := payments(v.S)
	byPay := space[:0]
	for i := len(corps) - 1; i >= 0; i-- {
		byPay = insertByPay(byPay, corps[i], &paid)
	}
	least := tieLength(byPay, &paid)
	ceasing := least
	if least == 1 {
		ceasing += tieLength(byPay[1:], &paid)
	}
	switch {
	case ceasing < len(byPay) || !n.survivor:
		return byPay[:ceasing]
	case least < len(byPay):
		return byPay[:least]
	}
	return byPay[:2]
}

// insertByPay returns corps with c inserted after the companies that paid no more.
func insertByPay(corps []id.Corp, c id.Corp, paid *payList) []id.Corp {
	corps = append(corps, c)
	for i := len(corps) - 1; i > 0 && paid[corps[i-1]] > paid[c]; i-- {
		corps[i-1], corps[i] = corps[i], corps[i-1]
	}
	return corps
}

// tieLength returns how many companies at the start of corps paid the same as the first.
func tieLength(corps []id.Corp, paid *payList) (n int) {
	for n < len(corps) && paid[corps[n]] == paid[corps[0]] {
		n++
	}
	return n
}
