package step

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
)

// Exchange lets the owner of a private with that power close it for a share at any moment of the round that lists it,
// even in others' turns. It is not the purchase of the turn, and does not affect turn order or passes (1830/R58).
type Exchange struct {
	NeverOpen
	// Lenient checks only the limit per company, but neither sales of this round nor the certificate limit (1830/X8).
	Lenient rules.Switch
	// CountedOnly applies the certificate limit only if the certificates of the company count toward it (1830/X28).
	CountedOnly rules.Switch
	// Listed requires that the company has its par, and offers only shares of the initial offering, including the one set
	// aside (1860/R44, R46).
	Listed rules.Switch
	// OwnTurn restricts the exchange to the owner's turn (1860/R45).
	OwnTurn rules.Switch
}

func (Exchange) Name() string { return ExchangeKey }

// Check judges an exchange: the power, the turn, the share on offer and, unless Lenient is set, the limits of a
// purchase (1830/R58).
func (e Exchange) Check(v rules.View, a rules.Action) rules.Refusal {
	x, ok := a.(rules.ExchangePrivate)
	if !ok {
		return v.Refuse(rules.WrongStep)
	}
	power, ok := rules.PowerOf[rules.Exchange](v.T, x.Private)
	if !ok || !v.PrivateOf(x.Private, id.OfPlayer(x.By)) {
		return v.Refuse(rules.NoPower).About(x.Private)
	}
	if e.OwnTurn.On() && v.Actor() != id.OfPlayer(x.By) {
		return v.Refuse(rules.OwnTurnOnly).About(x.Private)
	}
	c := v.T.FindCorp(power.Corp)
	share := v.Ordinary(c)
	if r := e.checkOffer(v, c, x.From); r.Refused() {
		return r
	}
	if r := v.AboveHolding(x.By, c, int(share)); r.Refused() {
		return r
	}
	if e.Lenient.On() {
		return rules.Refusal{}
	}
	if v.S.Seats[x.By].Sold.Has(c) {
		return v.Refuse(rules.SoldThisRound)
	}
	// The private itself leaves, so a player at the limit is not refused.
	if e.CountedOnly.On() && v.Zone(c)&market.NoCertLimit != 0 {
		return rules.Refusal{}
	}
	if n := v.CertsCounted(x.By); n > v.CertLimit() {
		return v.Refuse(rules.CertLimit).Figures(int32(n), int32(v.CertLimit()))
	}
	return rules.Refusal{}
}

// checkOffer returns a refusal if from, the initial offering or the pool, has no share of c to give.
func (e Exchange) checkOffer(v rules.View, c id.Corp, from id.Owner) rules.Refusal {
	listed := e.Listed.On()
	switch {
	case listed && !v.Is(c, rules.Started):
		return v.Refuse(rules.NotStarted)
	case from == id.Initial && (v.FindCert(c, from, v.Ordinary(c)) != 0 || listed && v.CertAside(c) != 0):
		return rules.Refusal{}
	case from == id.Pool && !listed && v.FindCert(c, from, v.Ordinary(c)) != 0:
		return rules.Refusal{}
	}
	return v.Refuse(rules.NotForSale)
}

// Possible reports whether the player in turn may exchange a private.
func (e Exchange) Possible(v rules.View) bool {
	for i := range v.T.Privates {
		for _, from := range [...]id.Owner{id.Initial, id.Pool} {
			a := rules.ExchangePrivate{By: v.Actor().Player(), Private: id.Private(i + 1), From: from}
			if !e.Check(v, a).Refused() {
				return true
			}
		}
	}
	return false
}

// AppendLegal appends every exchange that Check accepts, of any player.
func (e Exchange) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	for i := range v.T.Privates {
		p := id.Private(i + 1)
		owner := v.S.Privates[p].Owner.Player()
		if owner == 0 {
			continue
		}
		for _, from := range [...]id.Owner{id.Initial, id.Pool} {
			a := rules.ExchangePrivate{By: owner, Private: p, From: from}
			if !e.Check(v, a).Refused() {
				dst = append(dst, a)
			}
		}
	}
	return dst
}

// Apply closes the private and gives its owner the share.
func (Exchange) Apply(tx *rules.Tx, a rules.Action) {
	x := a.(rules.ExchangePrivate)
	power, _ := rules.PowerOf[rules.Exchange](tx.T, x.Private)
	tx.ClosePrivate(x.Private)
	tx.TakeShare(tx.T.FindCorp(power.Corp), x.From, id.OfPlayer(x.By))
}
