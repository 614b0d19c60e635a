package step

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
)

// Protect is the interruption in which the president of a company may buy a sold block of its shares to keep its price
// from falling: all or nothing, at the price before the fall (1870/R50-R58). It follows the seller's turn.
type Protect struct {
	// Round is the number of the interruption.
	Round rules.RoundID
	// AfterOwnSale bars only the seller of this very block, rather than everybody who sold shares of the company in the
	// round (1870/R166).
	AfterOwnSale rules.Switch
}

func (Protect) Name() string { return ProtectKey }

// Open returns a refusal unless the president can buy the first waiting block.
func (s Protect) Open(v rules.View) rules.Refusal {
	b, waits := v.FirstBlock()
	if !waits {
		return v.Refuse(rules.NothingLeft)
	}
	return s.MayProtect(v, b)
}

// MayProtect returns a refusal if the president before the sale cannot buy block b (1870/R52, R56, R57). With
// AfterOwnSale he is refused for his own sales only if he sold this block, in every kind of round (1870/R166).
func (s Protect) MayProtect(v rules.View, b rules.Block) rules.Refusal {
	if b.President == 0 {
		return v.Refuse(rules.NobodyProtects)
	}
	stock, afterOwn := inStockRound(v), s.AfterOwnSale.On()
	switch {
	case b.President == b.Seller && (stock || afterOwn):
		return v.Refuse(rules.SellerProtects).Of(id.OfPlayer(b.Seller))
	case stock && !afterOwn && v.S.Seats[b.President].Sold.Has(b.Corp):
		return v.Refuse(rules.SoldThisRound).Of(id.OfPlayer(b.President))
	}
	shares := int32(b.Percent) / int32(v.Ordinary(b.Corp))
	if r := checkCash(v, id.OfPlayer(b.President), v.Price(b.Corp)*shares); r.Refused() {
		return r
	}
	n, limit := int32(v.CertsAtPresent(b.President)), int32(v.CertLimit())
	if v.Zone(b.Corp)&market.NoCertLimit == 0 && n+shares > limit {
		return v.Refuse(rules.CertLimit).Figures(n+shares, limit)
	}
	return rules.Refusal{}
}

// inStockRound reports whether the turn that was interrupted, or has just ended, is a player's.
func inStockRound(v rules.View) bool { return v.Base().Actor.Player() != 0 }

// Settle lets prices fall for blocks that nobody can protect, up to the first one that somebody can. It reports whether
// it asked somebody.
func (s Protect) Settle(tx *rules.Tx) bool {
	for {
		b, waits := tx.FirstBlock()
		if !waits || tx.S.End.Over {
			return false
		}
		why := s.MayProtect(tx.View, b)
		if !why.Refused() {
			tx.Push(rules.Frame{Round: s.Round, Actor: id.OfPlayer(b.President), Corp: b.Corp})
			return true
		}
		s.drop(tx, why)
	}
}

// drop lets the price fall for the first waiting block; see rules.Tx.DropBlock for why. Between turns of companies it
// sorts the waiting ones again (1870/R83).
func (Protect) drop(tx *rules.Tx, why rules.Refusal) {
	tx.DropBlock(why)
	if !inStockRound(tx.View) {
		tx.SortRest()
	}
}

// Between returns next, the end of a player's turn, wrapped so that it waits until all blocks sold in it are settled.
func (s Protect) Between(next func(*rules.Tx)) func(*rules.Tx) {
	return func(tx *rules.Tx) {
		if s.Settle(tx) || tx.S.End.Over {
			return
		}
		next(tx)
	}
}

// Check judges a pass or the purchase of the first waiting block as a whole.
func (s Protect) Check(v rules.View, a rules.Action) rules.Refusal {
	switch a := a.(type) {
	case rules.Pass:
		return v.CheckActor(a.By)
	case rules.BuyShares:
		if a.By != v.Actor() {
			return v.Refuse(rules.NotYourTurn).Of(v.Actor())
		}
		b, _ := v.FirstBlock()
		block := a.Corp == b.Corp && a.From == id.Pool && a.Percent == b.Percent
		if !block && !v.Tolerant() { // any purchase means the block (1870/X16)
			return v.Refuse(rules.WholeBlock).Figures(int32(a.Percent), int32(b.Percent))
		}
		return s.MayProtect(v, b)
	}
	return v.Refuse(rules.WrongStep)
}

// AppendLegal appends the purchase of the first waiting block, if it is legal, and the pass.
func (s Protect) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	b, _ := v.FirstBlock()
	a := rules.BuyShares{By: v.Actor(), Corp: b.Corp, From: id.Pool, Percent: b.Percent}
	if !s.Check(v, a).Refused() {
		dst = append(dst, a)
	}
	return append(dst, rules.Pass{By: v.Actor()})
}

// Apply buys the block, or lets its price fall.
func (s Protect) Apply(tx *rules.Tx, a rules.Action) {
	if _, declined := a.(rules.Pass); declined {
		pass(tx)
		s.drop(tx, rules.Refusal{})
		return
	}
	tx.FinishStep()
	tx.ProtectBlock()
}
