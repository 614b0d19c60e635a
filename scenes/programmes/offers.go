package programmes

import (
	"slices"

	"github.com/hexrail/hexrail/game/programme"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// offers are the programmes that a player can give in a position.
type offers struct {
	deeds []programme.Deed
	corps []id.Corp    // whose shares can be bought in turns to come
	lots  []id.Private // that can be bid on
	least []int32      // lowest bids on the lots
	corp  id.Corp      // that operates, if its president decides
	boxes bool         // bids can be topped in this round
}

// offersIn returns the programmes that the player who decides in v can give. It has no deeds if there are none.
func offersIn(v rules.View) (o offers) {
	if v.S.End.Over || v.S.Depth > 1 || v.Sealed() {
		return o
	}
	actor := v.Actor()
	me := v.Decider(actor)
	switch c := actor.Corp(); {
	case me == 0:
	case c != 0 && v.President(c) == me:
		o.deeds, o.corp = []programme.Deed{programme.Operate}, c
	case c != 0:
		o.deeds = []programme.Deed{programme.Keep}
	default:
		o.deeds = []programme.Deed{programme.Pass}
		o.addShares(v)
		o.addBids(v)
	}
	return o
}

// addShares adds the companies of which the bank has shares.
func (o *offers) addShares(v rules.View) {
	if v.RoundOf(v.Base()).Name != rules.StockRound {
		return
	}
	for i := range v.T.Corps {
		if c := id.Corp(i + 1); v.Is(c, rules.Started) && !v.Is(c, rules.Closed) && v.T.CardOf(c) == 0 &&
			v.Held(c, id.Initial)+v.Held(c, id.Pool) > 0 {
			o.corps = append(o.corps, c)
		}
	}
	if len(o.corps) > 0 {
		o.deeds = append(o.deeds, programme.Buy)
	}
}

// addBids adds the privates that can be bid on, with the lowest bids.
func (o *offers) addBids(v rules.View) {
	for _, a := range rules.AppendLegal(nil, v) {
		b, ok := a.(rules.Bid)
		if !ok || b.Private == 0 {
			continue
		}
		i := slices.Index(o.lots, b.Private)
		if i < 0 {
			i = len(o.lots)
			o.lots, o.least = append(o.lots, b.Private), append(o.least, b.Price)
		}
		o.least[i] = min(o.least[i], b.Price)
	}
	o.boxes = v.T.BoxCount() > 0 || v.RoundOf(v.Base()).Name == rules.AuctionRound
	if len(o.lots) > 0 {
		o.deeds = append(o.deeds, programme.Bid)
	}
}

// usualProgramme returns a programme with a deed and its usual conditions, for the player who decides in v.
func (o *offers) usualProgramme(v rules.View, do programme.Deed) programme.Programme {
	p := programme.Programme{Player: v.Decider(v.Actor()), Do: do}
	u := &p.Until
	switch do {
	case programme.Pass:
		u.Sells, u.Outbid, u.Round = len(started(v)) > 0, o.boxes, true
	case programme.Buy:
		o.choose(v, &p, o.first(v))
	case programme.Bid:
		p.Lot, p.Most, u.Round = o.lots[0], o.least[0], true
	case programme.Operate:
		p.Corp = o.corp
	case programme.Keep:
	}
	return p
}

// started returns the companies that have a price.
func started(v rules.View) (list []id.Corp) {
	for i := range v.T.Corps {
		if c := id.Corp(i + 1); v.Price(c) > 0 && v.T.CardOf(c) == 0 && !v.Is(c, rules.Closed) {
			list = append(list, c)
		}
	}
	return list
}

// first returns the first company of which the player can buy now, or the first one at all.
func (o *offers) first(v rules.View) id.Corp {
	for _, a := range rules.AppendLegal(nil, v) {
		if c := rules.OperandsOf(a).Corp; a.Def().Deal == rules.Buys && slices.Contains(o.corps, c) {
			return c
		}
	}
	return o.corps[0]
}

// choose selects the company whose shares a programme buys, as usual until it floats or, once it has, until the player
// holds one share more.
func (o *offers) choose(v rules.View, p *programme.Programme, c id.Corp) {
	p.Corp, p.Pool = c, v.Held(c, id.Initial) == 0
	p.Until.Floated, p.Until.Holds = !v.Is(c, rules.Floated), 0
	if !p.Until.Floated {
		p.Until.Holds = uint8(min(v.Held(c, id.OfPlayer(p.Player))+int(v.Ordinary(c)), 100))
	}
}
