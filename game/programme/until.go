package programme

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// endIn returns how the programme ends in the present of a game, or nil if it runs on.
func (p *Programme) endIn(g Game) *End {
	v := g.ViewAt(g.Now())
	if v.S.End.Over {
		return &End{Why: RoundOver, At: g.Now()}
	}
	if e := p.ended(g); e != nil {
		return e
	}
	if v.Decider(v.Actor()) == p.Player && !p.covers(v) && p.about(v) {
		return &End{Why: Asked, At: g.Now()}
	}
	return nil
}

// ended returns the first condition that has come true since the programme began, with its position, or nil if none
// has.
func (p *Programme) ended(g Game) *End {
	for i := p.From; i <= g.Now(); i++ {
		if e := p.endedAt(g, i); e != nil {
			e.At = i
			return e
		}
	}
	return nil
}

// endedAt returns the condition that is true in position i, or came true by the action before it; nil if none is. The
// caller sets its position.
func (p *Programme) endedAt(g Game, i int) *End {
	v, u := g.ViewAt(i), &p.Until
	switch {
	case u.Round && (v.S.Rounds != g.ViewAt(p.From).S.Rounds || v.S.End.Over):
		return &End{Why: RoundOver}
	case u.Floated && v.Is(p.Corp, rules.Floated):
		return &End{Why: Floated, Corp: p.Corp}
	case u.Holds > 0 && v.Held(p.Corp, id.OfPlayer(p.Player)) >= int(u.Holds):
		return &End{Why: Holds, Corp: p.Corp}
	case u.Below > 0 && v.Is(u.PriceOf, rules.Started) && v.Price(u.PriceOf) < u.Below:
		return &End{Why: Cheaper, Corp: u.PriceOf}
	case i > p.From:
		return p.endedBy(g, i-1)
	}
	return nil
}

// endedBy returns the condition that came true because another player played action i; nil if none did, or the player
// of the programme played it.
func (p *Programme) endedBy(g Game, i int) *End {
	before, a := g.ViewAt(i), g.Action(i)
	who := before.Decider(rules.Actor(a))
	if who == 0 || who == p.Player {
		return nil
	}
	u, x := &p.Until, rules.OperandsOf(a)
	_, passed := a.(rules.Pass)
	switch {
	case u.Acts && !passed:
		return &End{Why: Acted, Who: who, Corp: x.Corp}
	case u.deals(x):
		return &End{Why: Dealt, Who: who, Corp: x.Corp}
	case u.Outbid && x.Bids && outbid(before, g.ViewAt(i+1), p.Player, x.Private):
		return &End{Why: Outbid, Who: who}
	}
	return nil
}

// deals reports whether an action is a sale or purchase that the conditions are about.
func (u *Until) deals(x rules.Operands) bool {
	return x.Corp != 0 && (u.Of == 0 || u.Of == x.Corp) &&
		(x.Deal == rules.Sells && u.Sells || x.Deal == rules.Buys && u.Buys)
}

// outbid reports whether a bid on a private took the lead in its lot from a player.
func outbid(before, after rules.View, p id.Player, on id.Private) bool {
	lot := lotOf(before, on)
	if lot == 0 {
		return false
	}
	_, led := before.HighBid(lot)
	_, leads := after.HighBid(lot)
	return led == p && leads != p && leads != 0
}

// lotOf returns the lot of a private that can be bid on, or zero: its box, or its place in an auction.
func lotOf(v rules.View, p id.Private) id.Lot {
	if v.T.BoxCount() > 0 {
		return v.LotOf(p)
	}
	if int(p) > rules.MaxLots {
		return 0
	}
	return id.Lot(p)
}
