package share

import (
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/track"
)

// The kinds of actions. Their numbers and operands never change; a new kind, or one with another operand, takes the next
// number.
const (
	passKind = iota + 1
	bidKind
	parKind
	buySharesKind
	sellSharesKind
	buyPrivateKind
	exchangePrivateKind
	layTileKind
	placeTokenKind
	runRoutesKind
	dividendKind
	buyTrainKind
	discardTrainKind
	bankruptKind
	sellPrivateKind
	endGameKind
)

func kindOf(a rules.Action) int {
	switch a.(type) {
	case rules.Pass:
		return passKind
	case rules.Bid:
		return bidKind
	case rules.Par:
		return parKind
	case rules.BuyShares:
		return buySharesKind
	case rules.SellShares:
		return sellSharesKind
	case rules.BuyPrivate:
		return buyPrivateKind
	case rules.ExchangePrivate:
		return exchangePrivateKind
	case rules.LayTile:
		return layTileKind
	case rules.PlaceToken:
		return placeTokenKind
	case rules.RunRoutes:
		return runRoutesKind
	case rules.Dividend:
		return dividendKind
	case rules.BuyTrain:
		return buyTrainKind
	case rules.DiscardTrain:
		return discardTrainKind
	case rules.Bankrupt:
		return bankruptKind
	case rules.SellPrivate:
		return sellPrivateKind
	case rules.EndGame:
		return endGameKind
	}
	return 0
}

// action codes one action.
func (c *codec) action(a rules.Action) rules.Action {
	kind := kindOf(a)
	if a != nil && kind == 0 {
		c.fail("no kind of action: %T", a)
	}
	by, kind := c.actor(rules.Actor(a), kind)
	a = c.operands(by, kind, a)
	c.turns.acted(by, kind)
	return a
}

// of returns a as an action of kind A; a receiver has none and gets its zero value.
func of[A rules.Action](a rules.Action) A {
	v, _ := a.(A)
	return v
}

func (c *codec) operands(by id.Owner, kind int, a rules.Action) rules.Action {
	switch kind {
	case passKind:
		return rules.Pass{By: by}
	case bidKind:
		return c.bid(c.player(by), of[rules.Bid](a))
	case parKind:
		p := of[rules.Par](a)
		return rules.Par{By: c.player(by), Corp: c.corp(p.Corp, context{topic: parTopic}), At: c.cell(p.At)}
	case buySharesKind:
		return c.buyShares(by, of[rules.BuyShares](a))
	case sellSharesKind:
		return c.sellShares(by, of[rules.SellShares](a))
	case buyPrivateKind:
		p := of[rules.BuyPrivate](a)
		return rules.BuyPrivate{
			By: by, Private: c.lot(p.Private, context{topic: dealTopic}),
			Price: c.sum(p.Price, context{dealTopic, 1, isCorp(by)}),
		}
	case exchangePrivateKind:
		p := of[rules.ExchangePrivate](a)
		return rules.ExchangePrivate{
			By: c.player(by), Private: c.lot(p.Private, context{topic: dealTopic, a: 2}),
			From: c.owner(p.From, context{topic: dealTopic, a: 3}),
		}
	case layTileKind:
		return c.layTile(c.company(by), of[rules.LayTile](a))
	case placeTokenKind:
		return c.placeToken(c.company(by), of[rules.PlaceToken](a))
	case runRoutesKind:
		return c.runRoutes(c.company(by), of[rules.RunRoutes](a))
	case dividendKind:
		return c.dividend(c.company(by), of[rules.Dividend](a))
	case buyTrainKind:
		return c.buyTrain(c.company(by), of[rules.BuyTrain](a))
	case discardTrainKind:
		d := of[rules.DiscardTrain](a)
		return rules.DiscardTrain{By: c.company(by), Train: c.train(d.Train, context{topic: trainTopic, a: 3})}
	case bankruptKind:
		return rules.Bankrupt{By: c.company(by)}
	case endGameKind:
		return rules.EndGame{By: by}
	case sellPrivateKind:
		s := of[rules.SellPrivate](a)
		return rules.SellPrivate{
			By: c.player(by), Private: c.lot(s.Private, context{topic: dealTopic, a: 4}),
			Price: c.sum(s.Price, context{topic: dealTopic, a: 5}),
		}
	}
	c.fail("no kind of action %d", kind)
	return nil
}

func (c *codec) player(by id.Owner) id.Player {
	p := by.Player()
	if p == 0 {
		c.fail("not done by players only")
		return 1
	}
	return p
}

func (c *codec) company(by id.Owner) id.Corp {
	n := by.Corp()
	if n == 0 {
		c.fail("not done by companies only")
		return 1
	}
	return n
}

func (c *codec) dividend(by id.Corp, a rules.Dividend) rules.Dividend {
	kind := c.number(2, int(a.Kind),
		context{dividendTopic, uint32(by), uint32(c.market.dividend[by])},
		context{dividendTopic, 0, uint32(c.market.dividend[by])},
		context{topic: dividendTopic})
	a = rules.Dividend{By: by, Kind: rules.DividendKind(kind)}
	c.market.dividend[by] = a.Kind
	return a
}

func (c *codec) layTile(by id.Corp, a rules.LayTile) rules.LayTile {
	a.By = by
	a.Via = c.private(a.Via, context{topic: viaTopic})
	a.Hex = c.near(by, a.Hex, context{topic: nearTopic})
	a.Tile = c.tile(a.Tile, a.Hex)
	a.Rot = c.rotation(a.Hex, a.Tile, a.Rot)
	if c.err == nil {
		c.board.cells[a.Hex] = track.Cell{Tile: a.Tile, Rot: a.Rot}
	}
	return a
}

func (c *codec) placeToken(by id.Corp, a rules.PlaceToken) rules.PlaceToken {
	a.By = by
	a.Via = c.private(a.Via, context{topic: viaTopic, a: 1})
	if c.flag(a.Of != by, context{topic: ofTopic}) {
		a.Of = c.corp(a.Of, context{topic: ofTopic, a: 1})
	} else {
		a.Of = by
	}
	a.Hex = c.near(by, a.Hex, context{topic: nearTopic, a: 1})
	a.City = c.byte(a.City, context{cityTopic, uint32(a.Hex), 1}, context{topic: cityTopic})
	return a
}
