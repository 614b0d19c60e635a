package rules

import "hexrail/rules/id"

// BuyBack lets c buy an ordinary share of itself at the present price from the pool or a player. It keeps the share, which is not for
// sale; the price does not move (1870/R60-R63c).
func (tx *Tx) BuyBack(c id.Corp, from id.Owner) {
	price, to := tx.Price(c), from
	if from == id.Pool {
		to = id.Bank
	}
	tx.Pay(id.OfCorp(c), to, price)
	tx.Note(Event{Kind: ShareRedeemed, Corp: c, Who: from, Amount: price})
	tx.TakeShare(c, from, id.OfCorp(c))
	tx.S.Corps[c].Flags |= Redeemed
}

// Reissue puts all shares that c holds of itself into the initial offering at a new par. The bank pays for all of them now, or
// whoever buys one pays the company (1870/R65-R68).
func (tx *Tx) Reissue(c id.Corp, par int32, paidNow bool) {
	o, s := id.OfCorp(c), &tx.S.Corps[c]
	s.Par = int16(par)
	s.Flags &^= PaidForShares
	tx.Note(Event{Kind: SharesReissued, Corp: c, Amount: par})
	if paidNow {
		sum := par * int32(tx.Held(c, o)) / int32(tx.Ordinary(c))
		tx.Pay(id.Bank, o, sum)
		s.Offered += sum
	} else {
		s.Flags |= PaidForShares
	}
	for tx.Held(c, o) > 0 {
		tx.TakeShare(c, o, id.Initial)
	}
}
