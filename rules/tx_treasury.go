package rules

import "github.com/hexrail/hexrail/rules/id"

// BuyBack buys an ordinary share of c for its treasury at the market price, from the pool or a player. The share is not
// for sale, and the price does not move (1870/R60-R63c).
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

// ReissueFunding is who pays a company for reissued shares, and when (1870/R67, X3).
type ReissueFunding uint8

// The values of ReissueFunding.
const (
	PaidAtOnce ReissueFunding = iota + 1 // the bank, for all of them when they are reissued
	PaidOnSale                           // the buyer, for each share when it is bought
)

// Reissue moves all shares in c's treasury to the initial offering at a new par (1870/R65-R68).
func (tx *Tx) Reissue(c id.Corp, par int32, funding ReissueFunding) {
	o, s := id.OfCorp(c), &tx.S.Corps[c]
	s.Par = int16(par)
	s.Flags &^= PaidForShares
	tx.Note(Event{Kind: SharesReissued, Corp: c, Amount: par})
	switch funding {
	case PaidAtOnce:
		sum := par * int32(tx.Held(c, o)) / int32(tx.Ordinary(c))
		tx.Pay(id.Bank, o, sum)
		s.Offered += sum
	case PaidOnSale:
		s.Flags |= PaidForShares
	}
	for tx.Held(c, o) > 0 {
		tx.TakeShare(c, o, id.Initial)
	}
}
