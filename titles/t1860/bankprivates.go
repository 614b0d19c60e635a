package t1860

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
)

// discount is the bank's deduction when it buys a private back, in pounds (1860/R42).
const discount = 30

// bankPrivates is the trade in privates between players and the bank, as part of the stock turn: from the second stock
// round on they are sold to the bank below face value, and the bank's privates are bought at face value (1860/R42, R43,
// R48).
type bankPrivates struct{}

// check judges a trade with the bank.
func (b bankPrivates) check(v rules.View, a rules.Action) rules.Refusal {
	if rules.Actor(a) != v.Actor() {
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	}
	if r := b.checkTrader(v); r.Refused() {
		return r
	}
	switch a := a.(type) {
	case SellPrivate:
		return b.checkSale(v, a)
	case rules.BuyPrivate:
		return b.checkPurchase(v, a)
	}
	return v.Refuse(rules.WrongStep)
}

// checkTrader judges whether the player whose turn it is may trade with the bank at all.
func (bankPrivates) checkTrader(v rules.View) rules.Refusal {
	if v.Actor().Player() == 0 {
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	}
	if r := step.MustSell(v, v.Actor().Player()); r.Refused() {
		return r
	}
	if v.S.Turn.Bought != 0 {
		return v.Refuse(rules.OnePurchase)
	}
	return rules.Refusal{}
}

// checkSale judges the sale of a private to the bank at its fixed price.
func (bankPrivates) checkSale(v rules.View, a SellPrivate) rules.Refusal {
	switch price := salePrice(v, a.Private); {
	case !v.PrivateOf(a.Private, v.Actor()):
		return v.Refuse(notOwned)
	case v.S.Set == 1:
		return v.Refuse(rules.TooEarlyForPrivates)
	case a.Price != price:
		return v.Refuse(rules.PriceFixed).Figures(a.Price, price).About(a.Private)
	}
	return rules.Refusal{}
}

// salePrice returns the bank's price for a private.
func salePrice(v rules.View, p id.Private) int32 { return max(v.T.Private(p).Value-discount, 0) }

// checkPurchase judges a purchase. Recorded games may contain one at another price (1860/T1).
func (bankPrivates) checkPurchase(v rules.View, a rules.BuyPrivate) rules.Refusal {
	value := v.T.Private(a.Private).Value
	switch owner := v.S.Privates[a.Private].Owner; {
	case owner == v.Actor():
		return v.Refuse(rules.OwnPrivate)
	case owner == id.Initial && !v.BankSells(a.Private):
		return v.Refuse(lotLater).About(a.Private)
	case !v.BankSells(a.Private):
		return v.Refuse(rules.LotGone).About(a.Private)
	case v.S.Seats[v.Actor().Player()].Gone>>a.Private&1 != 0:
		return v.Refuse(rules.SoldThisRound).Citing("1860/R24")
	case a.Price != value && (!v.T.Policy.LooseActions.On() || a.Price < 1):
		return v.Refuse(rules.PriceFixed).Figures(a.Price, value).About(a.Private)
	}
	if r := v.AtCertLimit(v.Actor().Player(), 0); r.Refused() {
		return r
	}
	if cash := v.Cash(v.Actor()); cash < a.Price {
		return v.Refuse(rules.NoMoney).Figures(cash, a.Price)
	}
	return rules.Refusal{}
}

// canTrade reports whether the player whose turn it is can sell the bank a private or buy one.
func (b bankPrivates) canTrade(v rules.View) bool {
	if b.checkTrader(v).Refused() {
		return false
	}
	for i := range v.T.Privates {
		sale, purchase := b.tradesOf(v, id.Private(i+1))
		if !b.checkSale(v, sale).Refused() || !b.checkPurchase(v, purchase).Refused() {
			return true
		}
	}
	return false
}

// tradesOf returns the sale and the purchase of a private at their prices, legal or not.
func (bankPrivates) tradesOf(v rules.View, p id.Private) (sale SellPrivate, purchase rules.BuyPrivate) {
	return SellPrivate{By: v.Actor().Player(), Private: p, Price: salePrice(v, p)},
		rules.BuyPrivate{By: v.Actor(), Private: p, Price: v.T.Private(p).Value}
}

// appendLegal appends the possible trades with the bank.
func (b bankPrivates) appendLegal(dst []rules.Action, v rules.View) []rules.Action {
	if b.checkTrader(v).Refused() {
		return dst
	}
	for i := range v.T.Privates {
		sale, purchase := b.tradesOf(v, id.Private(i+1))
		if !b.checkSale(v, sale).Refused() {
			dst = append(dst, sale)
		}
		if !b.checkPurchase(v, purchase).Refused() {
			dst = append(dst, purchase)
		}
	}
	return dst
}

// sell moves a private to the bank and pays its owner.
func (bankPrivates) sell(tx *rules.Tx, a SellPrivate) {
	tx.S.Turn.Acted = true
	tx.S.Seats[a.By].Gone |= 1 << a.Private
	tx.GivePrivate(a.Private, id.Pool)
	tx.Pay(id.Bank, id.OfPlayer(a.By), a.Price)
	tx.TestBank()
}

// buy pays the bank for a private and gives it to the buyer. The Fishbourne ferry closes all others, whoever owns them
// (1860/R48).
func (bankPrivates) buy(tx *rules.Tx, a rules.BuyPrivate) {
	t := &tx.S.Turn
	t.Acted, t.Private = true, a.Private
	t.Bought |= rules.BoughtPrivate
	tx.Pay(a.By, id.Bank, a.Price)
	tx.GivePrivate(a.Private, a.By)
	if _, ok := rules.PowerOf[rules.CloseOthers](tx.T, a.Private); !ok {
		return
	}
	for i := range tx.T.Privates {
		if p := id.Private(i + 1); p != a.Private {
			tx.ClosePrivate(p)
		}
	}
}
