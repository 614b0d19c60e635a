package step

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// AppendListed returns can, the legal kinds of actions, changed in place to those that 18xx.games lists as possible in
// a recorded game: also bankruptcy, lays and the purchase of a train while their steps are open, and the president's
// sales exactly while a train must be bought.
func AppendListed(can []string, v rules.View) []string {
	can = slices.DeleteFunc(can, func(kind string) bool { return kind == "sell_shares" })
	can = append(can, "bankrupt")
	switch v.InCharge().Name() {
	case TrackKey:
		can = append(can, "lay_tile")
	case TrainsKey:
		can = append(can, "buy_train")
		if rules.Check(v, rules.Pass{By: v.Actor()}).Reason == rules.MustBuyTrain {
			can = append(can, "sell_shares")
		}
	}
	return can
}

// BarredPrivate reports whether only the share that comes with some private keeps the player in turn from buying it.
// 18xx.games counts that as possible (1830/X6).
func BarredPrivate(v rules.View) bool {
	p := v.Actor().Player()
	if MustSell(v, p).Refused() {
		return false
	}
	for i := range v.T.Privates {
		a := rules.BuyPrivate{By: v.Actor(), Private: id.Private(i + 1), Price: 1}
		if !checkPrivatePrice(v, p, a).Refused() && checkPrivateTrade(v, p, a).Refused() {
			return true
		}
	}
	return false
}

// BarredPurchase reports whether only the sales since his last purchase keep the player in turn from buying another
// share of a company. 18xx.games counts that as possible (1870/X16).
func BarredPurchase(v rules.View) bool {
	if v.S.Turn.Bought == 0 || !boughtTooLate(v).Refused() {
		return false
	}
	p := v.Actor().Player()
	v.For |= rules.Stored
	return !MustSell(v, p).Refused() && canBuy(v, p)
}
