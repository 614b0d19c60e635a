package t1870

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
)

// redeem lets a president have the company buy one of its own shares as the only action of the turn (1870/R60-R63c).
// The treasury keeps the share. It is listed as a step for any time.
type redeem struct {
	step.NeverOpen
	consent bool // the player who owns the share must agree (X5)
	loose   bool // recorded games may redeem while the president must sell, though it is not offered (X16)
}

func (redeem) Name() string { return step.RedeemKey }

// Check implements rules.Step: one ordinary share of a company that has operated, has redeemed none this round, and
// keeps leastOutside percent with others (1870/R60-R63c).
func (r redeem) Check(v rules.View, a rules.Action) rules.Refusal {
	buy, ok := a.(rules.BuyShares)
	c := rules.Actor(a).Corp()
	if !ok || c == 0 {
		return v.Refuse(rules.WrongStep)
	}
	const alone = true
	if refusal := checkDealer(v, c, alone, r.loose); refusal.Refused() {
		return refusal
	}
	switch {
	case buy.Corp != c || buy.Percent != v.Ordinary(c):
		return v.Refuse(rules.NotForSale)
	case !v.Is(c, rules.Operated):
		return v.Refuse(notOperated)
	case v.Is(c, rules.Redeemed):
		return v.Refuse(redeemedAlready)
	}
	if outside := 100 - v.Held(c, id.Initial) - v.Held(c, id.OfCorp(c)); outside < leastOutside+int(buy.Percent) {
		return v.Refuse(sixOutside).Figures(int32(outside), leastOutside)
	}
	if refusal := checkSource(v, c, buy.From); refusal.Refused() {
		return refusal
	}
	return checkFunds(v, c)
}

// checkFunds judges whether c can pay for a share without the money for shares that it sold in this round. Stored games
// of other programs know no such rule (1870/R63b).
func checkFunds(v rules.View, c id.Corp) rules.Refusal {
	price, cash, fresh := v.Price(c), v.Cash(id.OfCorp(c)), v.S.Corps[c].Offered
	if v.For.Has(rules.Stored) && v.T.Profile != rules.Rulebook {
		fresh = 0
	}
	switch {
	case cash < price:
		return v.Refuse(rules.NoMoney).Figures(cash, price).Of(id.OfCorp(c)).Citing("1870/R63b")
	case cash-fresh < price:
		return v.Refuse(freshMoney).Figures(max(cash-fresh, 0), price)
	}
	return rules.Refusal{}
}

// leastOutside is the minimum percentage of a company held by players and pool after a redemption (R63a).
const leastOutside = 60

// checkDealer judges whether the president of c may have it redeem or reissue shares now: it is his turn, with alone he
// has done nothing in it yet, and he need not sell shares, which does not count in stored games with loose.
func checkDealer(v rules.View, c id.Corp, alone, loose bool) rules.Refusal {
	p := v.President(c)
	switch {
	case p == 0 || v.Actor() != id.OfPlayer(p):
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	case alone && v.S.Turn.Acted:
		return v.Refuse(wholeTurn)
	}
	if loose && v.For.Has(rules.Stored) {
		return rules.Refusal{}
	}
	return step.MustSell(v, p)
}

// checkSource judges whether a share may be bought back from its owner: the pool if that has one, otherwise a player
// with an ordinary certificate who has not declined, but the president only if he stays president (1870/R63).
func checkSource(v rules.View, c id.Corp, from id.Owner) rules.Refusal {
	share := v.Ordinary(c)
	inPool := v.FindCert(c, id.Pool, share) != 0
	q := from.Player()
	switch {
	case inPool && from != id.Pool:
		return v.Refuse(poolFirst)
	case !inPool && q == 0, v.FindCert(c, from, share) == 0:
		return v.Refuse(rules.NotForSale).Citing("1870/R63")
	case q == v.President(c) && q != 0 && v.LargestOther(c, q) >= v.Held(c, from):
		return v.Refuse(rules.KeepsPresidency).Citing("1870/R63")
	case q != 0 && kept.At(int(c)).Of(v.S)>>q&1 != 0:
		return v.Refuse(ownerRefused).Of(from)
	}
	return rules.Refusal{}
}

// AppendLegal implements rules.Step: a share of each company from the pool and from each player.
func (r redeem) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		for o := id.Pool; int(o) <= int(id.Pool)+int(v.S.Players); o++ { // owners: the pool, then the players
			a := rules.BuyShares{By: id.OfCorp(c), Corp: c, From: o, Percent: v.Ordinary(c)}
			if !r.Check(v, a).Refused() {
				dst = append(dst, a)
			}
		}
	}
	return dst
}

// Apply implements rules.Step. If the owner has to agree, he is asked first.
func (r redeem) Apply(tx *rules.Tx, a rules.Action) {
	buy := a.(rules.BuyShares)
	if r.consent && buy.From.Player() != 0 && buy.From != tx.Actor() {
		tx.Push(rules.Frame{Round: consent, Actor: buy.From, Corp: buy.Corp})
		return
	}
	buyBack(tx, buy.Corp, buy.From)
}

// buyBack carries out a redemption, which ends the president's turn.
func buyBack(tx *rules.Tx, c id.Corp, from id.Owner) {
	tx.BuyBack(c, from)
	tx.S.Turn.Acted = true
	tx.Base().Done = ^uint16(0)
}

// The answers about the share, and their words in notation.
const (
	shareGiven uint8 = iota + 1
	shareKept
)

var consentWords = [...]string{shareGiven: "yes", shareKept: "no"}

// askOwner returns the interruption in which the owner of a share decides whether the company may have it back
// (1870/X5). The frame names the company. With forAll a refusal in this turn counts for all companies, not only for the
// one that asks (R63).
func askOwner(forAll bool) step.Question {
	return step.Question{
		Key: step.ConsentKey, Words: consentWords[:],
		Answer: func(tx *rules.Tx, answer uint8) {
			owner, c := tx.Actor(), tx.Top().Corp
			if answer == shareGiven {
				buyBack(tx, c, owner)
				return
			}
			for i := range tx.T.Corps {
				if of := id.Corp(i + 1); of == c || forAll {
					by := kept.At(int(of))
					by.Set(tx.S, by.Of(tx.S)|1<<owner.Player())
				}
			}
		},
	}
}
