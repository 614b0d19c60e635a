package share

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
)

// markets predicts trades and their prices from earlier ones.
type markets struct {
	bids     [256]int32    // last bid by private
	lot      id.Private    // last private bid for
	bought   [256]id.Corp  // by owner: last company whose shares it bought
	corp     id.Corp       // last company whose shares anybody bought
	from     [256]id.Owner // by company: last source of a share
	dividend [256]rules.DividendKind
	deals    [256]int8           // by company: trains bought minus sold since its last run
	next     [1 << kindWidth]int // number of the next card of a kind in the depot
	paid     map[[2]uint32]int32 // last price of a kind of train, from the depot or from others
	sold     [256]id.Corp        // by owner: last company whose shares it sold
}

func newMarkets() markets { return markets{paid: map[[2]uint32]int32{}} }

// bid codes a bid and returns it. The price is written as a raise over the last bid on the lot, which is usually small.
func (c *codec) bid(by id.Player, a rules.Bid) rules.Bid {
	m := &c.market
	a.By = by
	a.Private = c.private(a.Private,
		context{lotTopic, 1 + uint32(m.lot), uint32(c.turns.kinds[0])}, context{topic: lotTopic})
	last := m.bids[a.Private]
	if c.flag(a.Price < last, context{topic: priceTopic}) {
		a.Price = c.sum(a.Price, context{topic: priceTopic, a: 1})
	} else {
		known := uint32(min(last, 1))
		a.Price = last + c.sum(a.Price-last, context{priceTopic, 2, known})
	}
	if a.Price > maxAmount {
		c.fail("bid of %d", a.Price)
		a.Price = 0
	}
	m.bids[a.Private], m.lot = a.Price, a.Private
	return a
}

// buyShares codes a purchase and returns it. Company and source are predicted from the buyer's last purchase.
func (c *codec) buyShares(by id.Owner, a rules.BuyShares) rules.BuyShares {
	m := &c.market
	a.By = by
	a.Corp = c.corp(a.Corp,
		context{buyTopic, 1 + uint32(by), uint32(m.bought[by])},
		context{buyTopic, 400, uint32(m.corp)},
		context{topic: buyTopic})
	a.From = c.owner(a.From,
		context{fromTopic, uint32(a.Corp), 1 + uint32(m.from[a.Corp])}, context{fromTopic, 0, 1 + uint32(m.from[a.Corp])})
	a.Percent = c.byte(a.Percent, context{percentTopic, uint32(a.Corp), 0}, context{topic: percentTopic, b: 1})
	m.bought[by], m.corp, m.from[a.Corp] = a.Corp, a.Corp, a.From
	return a
}

// sellShares codes a sale and returns it. The company is predicted from the seller's last sale and purchase.
func (c *codec) sellShares(by id.Owner, a rules.SellShares) rules.SellShares {
	m := &c.market
	a.By = by
	a.Corp = c.corp(a.Corp,
		context{sellTopic, 1 + uint32(by), uint32(m.sold[by])},
		context{sellTopic, 400, uint32(m.bought[by])},
		context{topic: sellTopic})
	a.Percent = c.byte(a.Percent, context{percentTopic, uint32(a.Corp), 2}, context{topic: percentTopic, b: 3})
	m.sold[by] = a.Corp
	return a
}

// side codes the side on which a card of the depot is bought, if it has two, and returns it.
func (c *codec) side(as, front id.TrainKind, source uint32) id.TrainKind {
	back := c.title.BackOf(front)
	if back != 0 && source == 1 && c.flag(as != 0, context{topic: tradeTopic, a: uint32(front), b: 65}) {
		return back
	}
	return 0
}

// buyTrain codes the purchase of a train and returns it. The price is predicted as the last one paid for this kind from
// the same kind of source.
func (c *codec) buyTrain(by id.Corp, a rules.BuyTrain) rules.BuyTrain {
	m := &c.market
	a.By = by
	a.From = c.owner(a.From, context{topic: trainTopic})
	source := uint32(0)
	if a.From == id.Initial {
		source = 1
	}
	a.Train = c.train(a.Train, context{topic: trainTopic, a: 1 + source})
	kind := c.title.FrontOf(a.Train)
	m.deals[by]++
	if seller := a.From.Corp(); seller != 0 {
		m.deals[seller]--
	}
	if a.From == id.Initial {
		m.next[kind] = c.title.CardNumber(a.Train) + 1
	}
	deal := [2]uint32{uint32(kind), source}
	if c.flag(a.Price == m.paid[deal], context{trainTopic, 10, source}) {
		a.Price = m.paid[deal]
	} else {
		a.Price = c.sum(a.Price, context{trainTopic, 11, source})
	}
	m.paid[deal] = a.Price
	if c.flag(a.TradeIn != 0, context{topic: tradeTopic, a: uint32(kind)}) {
		a.TradeIn = c.train(a.TradeIn, context{topic: tradeTopic, a: 64})
	}
	if a.TradeIn == a.Train && a.Train != 0 {
		a.As = c.title.BackOf(kind) // a card of the company is turned over
		return a
	}
	a.As = c.side(a.As, kind, source)
	return a
}
