package share

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// passKind is the number of a pass.
const passKind = 1

// kindOf returns the number of an action's kind, or zero.
func kindOf(a rules.Action) int {
	if a == nil {
		return 0
	}
	return int(a.Def().Link)
}

// action codes one action and returns it, or nil after an error.
func (c *codec) action(a rules.Action) rules.Action {
	by, kind := c.actor(rules.Actor(a), kindOf(a))
	if a == nil {
		a = c.title.ActionWithLink(kind)
	}
	if a == nil {
		c.fail("no kind of action %d", kind)
		return nil
	}
	a = c.operands(by, kind, a)
	c.turns.recordAction(by, kind)
	return a
}

// operands codes the operands of an action except its actor; a receiver passes an action of the kind with zero
// operands. The kinds listed here have contexts of their own, and the order of their operands must never change. The
// operands of all other kinds are coded by walk.
func (c *codec) operands(by id.Owner, kind int, a rules.Action) rules.Action {
	switch a := a.(type) {
	case rules.Pass:
		return rules.Pass{By: by}
	case rules.Bid:
		return c.bid(c.player(by), a)
	case rules.Par:
		return rules.Par{By: c.player(by), Corp: c.corp(a.Corp, context{topic: parTopic}), At: c.cell(a.At)}
	case rules.BuyShares:
		return c.buyShares(by, a)
	case rules.SellShares:
		return c.sellShares(by, a)
	case rules.BuyPrivate:
		return rules.BuyPrivate{
			By: by, Private: c.lot(a.Private, context{topic: dealTopic}),
			Price: c.sum(a.Price, context{dealTopic, 1, isCorp(by)}),
		}
	case rules.ExchangePrivate:
		return rules.ExchangePrivate{
			By: c.player(by), Private: c.lot(a.Private, context{topic: dealTopic, a: 2}),
			From: c.owner(a.From, context{topic: dealTopic, a: 3}),
		}
	case rules.LayTile:
		return c.layTile(c.company(by), a)
	case rules.PlaceToken:
		return c.placeToken(c.company(by), a)
	case rules.RunRoutes:
		return runCodec{c, c.company(by)}.runRoutes(a)
	case rules.Dividend:
		return c.dividend(c.company(by), a)
	case rules.BuyTrain:
		return c.buyTrain(c.company(by), a)
	case rules.DiscardTrain:
		return rules.DiscardTrain{By: c.company(by), Train: c.train(a.Train, context{topic: trainTopic, a: 3})}
	case rules.Bankrupt:
		return rules.Bankrupt{By: c.company(by)}
	case rules.EndGame:
		return rules.EndGame{By: by}
	}
	return rules.Walk(a, &walk{codec: c, by: by, kind: kind})
}

// player returns the player who acts. It fails for a company.
func (c *codec) player(by id.Owner) id.Player {
	p := by.Player()
	if p == 0 {
		c.fail("not done by players only")
		return 1
	}
	return p
}

// company returns the company that acts. It fails for a player.
func (c *codec) company(by id.Owner) id.Corp {
	n := by.Corp()
	if n == 0 {
		c.fail("not done by companies only")
		return 1
	}
	return n
}

// dividend codes a dividend and returns it. It is predicted from the last one of the company.
func (c *codec) dividend(by id.Corp, a rules.Dividend) rules.Dividend {
	kind := c.number(2, int(a.Kind),
		context{dividendTopic, uint32(by), uint32(c.market.dividend[by])},
		context{dividendTopic, 0, uint32(c.market.dividend[by])},
		context{topic: dividendTopic})
	a = rules.Dividend{By: by, Kind: rules.DividendKind(kind)}
	c.market.dividend[by] = a.Kind
	return a
}

// layTile codes a lay, puts the tile on the board of the model and returns the lay.
func (c *codec) layTile(by id.Corp, a rules.LayTile) rules.LayTile {
	a.By = by
	a.Via = c.private(a.Via, context{topic: viaTopic})
	a.Hex = c.hexNear(by, a.Hex, context{topic: nearTopic})
	a.Tile = c.tile(a.Tile, a.Hex)
	a.Rot = c.rotation(a.Hex, a.Tile, a.Rot)
	if c.err == nil {
		c.board.cells[a.Hex] = track.Cell{Tile: a.Tile, Rot: a.Rot}
	}
	return a
}

// placeToken codes a station and returns it: the company only if it is not the one that decides, and the hex relative
// to recent ones.
func (c *codec) placeToken(by id.Corp, a rules.PlaceToken) rules.PlaceToken {
	a.By = by
	a.Via = c.private(a.Via, context{topic: viaTopic, a: 1})
	if c.flag(a.Of != by, context{topic: ofTopic}) {
		a.Of = c.corp(a.Of, context{topic: ofTopic, a: 1})
	} else {
		a.Of = by
	}
	a.Hex = c.hexNear(by, a.Hex, context{topic: nearTopic, a: 1})
	a.City = c.byte(a.City, context{cityTopic, uint32(a.Hex), 1}, context{topic: cityTopic})
	return a
}
