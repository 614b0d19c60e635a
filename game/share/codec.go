package share

import (
	"fmt"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
)

// codec describes the log of a game, once for both directions: every method takes the value to write and returns the
// value written or read. A receiver passes zero values. After the first error the results are meaningless.
//
// The remembered history of the log only improves the predictions.
type codec struct {
	model
	title *rules.Title
	seats int
	rows  rows
	err   error

	turns  turns
	board  board
	trips  trips
	market markets
}

func newCodec(l line) *codec { return &codec{model: newModel(l), rows: rowsBegin} }

// begin prepares for the log of a game.
func (c *codec) begin(t *rules.Title, seats int) {
	c.title, c.seats = t, seats
	c.board = newBoard(t)
	c.trips = newTrips()
	c.market = newMarkets()
}

// fail records the first error; later ones follow from it.
func (c *codec) fail(format string, args ...any) {
	if c.err == nil {
		c.err = fmt.Errorf(format, args...)
	}
}

// The topics. The values are part of the format: new topics must be added at the end.
const (
	headerTopic topic = iota
	textTopic
	kindTopic
	actorTopic
	actorKindTopic
	ownerTopic
	seatTopic
	lotTopic
	priceTopic
	parTopic
	buyTopic
	fromTopic
	percentTopic
	sellTopic
	dealTopic
	viaTopic
	nearTopic
	tileTopic
	turnTopic
	cityTopic
	ofTopic
	dividendTopic
	trainTopic
	cardTopic
	tradeTopic
	runTopic
	routeTopic
	startTopic
	exitTopic
	moreTopic
	pieceTopic
	statedTopic
	revenueTopic
	subsidyTopic
	haltsTopic
	operandTopic
)

// Widths in bits of the numbers of things, with room for larger titles.
const (
	ownerWidth   = 3
	seatWidth    = 4
	corpWidth    = 6
	privateWidth = 6
	actionWidth  = 6
	kindWidth    = 5
	cardWidth    = 7
	byteWidth    = 8
)

// corp codes a company, which must exist, and returns it.
func (c *codec) corp(n id.Corp, contexts ...context) id.Corp {
	n = id.Corp(c.number(corpWidth, int(n), contexts...))
	if n == 0 || int(n) > len(c.title.Corps) {
		c.fail("no company %d", n)
		return 1
	}
	c.rows.use(corpRow, int(n), c.title.Corp(n).ID)
	return n
}

// private codes a private, or none, and returns it.
func (c *codec) private(n id.Private, contexts ...context) id.Private {
	n = id.Private(c.number(privateWidth, int(n), contexts...))
	switch {
	case int(n) > len(c.title.Privates):
		c.fail("no private %d", n)
		return 0
	case n != 0:
		c.rows.use(privateRow, int(n), c.title.Private(n).ID)
	}
	return n
}

// lot codes a private that is for sale, which must exist, and returns it.
func (c *codec) lot(n id.Private, contexts ...context) id.Private {
	n = c.private(n, contexts...)
	if n == 0 {
		c.fail("no private")
		return 1
	}
	return n
}

// The classes of owners.
const (
	noOwner = iota
	bankOwner
	initialOwner
	poolOwner
	seatOwner
	corpOwner
)

// owner codes any owner and returns it.
func (c *codec) owner(o id.Owner, contexts ...context) id.Owner {
	class := int(o)
	switch {
	case o.Corp() != 0:
		class = corpOwner
	case o.Player() != 0:
		class = seatOwner
	}
	switch c.number(ownerWidth, class, contexts...) {
	case noOwner:
		return id.Nobody
	case bankOwner:
		return id.Bank
	case initialOwner:
		return id.Initial
	case poolOwner:
		return id.Pool
	case seatOwner:
		return id.OfPlayer(c.seat(o.Player()))
	case corpOwner:
		return id.OfCorp(c.corp(o.Corp(),
			context{ownerTopic, 1 << 16, uint32(c.turns.last)}, context{topic: ownerTopic, a: 1 << 17}))
	}
	c.fail("no such owner")
	return id.Bank
}

// seat codes a player, who must exist, and returns the seat.
func (c *codec) seat(p id.Player) id.Player {
	p = id.Player(c.number(seatWidth, int(p), context{topic: seatTopic}))
	if p == 0 || int(p) > c.seats {
		c.fail("no player %d", p)
		return 1
	}
	return p
}

// useHex returns h, which must exist, and counts it as used by the link.
func (c *codec) useHex(h id.Hex) id.Hex {
	if h == 0 || int(h) > len(c.title.Board.Hexes) {
		c.fail("no hex %d", h)
		return 1
	}
	c.rows.use(hexRow, int(h), c.title.HexName(h))
	return h
}

// byte codes a number up to 255 and returns it.
func (c *codec) byte(n uint8, contexts ...context) uint8 {
	return uint8(c.number(byteWidth, int(n), contexts...))
}

// sum codes an amount of money and returns it. Amounts out of range are clamped; Encode then detects that the link does
// not read back.
func (c *codec) sum(n int32, contexts ...context) int32 {
	return int32(c.amount(int(min(max(n, 0), maxAmount)), contexts...))
}

// cell codes a cell of the price chart, which must exist, and returns it.
func (c *codec) cell(at market.Pos) market.Pos {
	at.Row = c.byte(at.Row, context{topic: parTopic, a: 1})
	at.Col = c.byte(at.Col, context{parTopic, 2, uint32(at.Row)}, context{topic: parTopic, a: 2})
	cell, ok := c.title.Market.At(at)
	if !ok {
		c.fail("no market cell %d,%d", at.Row, at.Col)
		return market.Pos{}
	}
	c.rows.use(cellRow, int(at.Row), fmt.Sprint(at.Col, cell.Price))
	return at
}

// train codes a train card by its kind and its number within the kind, and returns it.
func (c *codec) train(n id.Train, contexts ...context) id.Train {
	var kind id.TrainKind
	number := 0
	if n != 0 {
		kind, number = c.title.FrontOf(n), c.title.CardNumber(n)
	}
	kind = id.TrainKind(c.number(kindWidth, int(kind), contexts...))
	if kind == 0 || int(kind) > len(c.title.Trains) {
		c.fail("no kind of train %d", kind)
		return 1
	}
	next := c.market.next[kind]
	number = c.number(cardWidth, (number-next)&(1<<cardWidth-1),
		context{topic: cardTopic, a: contexts[0].a, b: uint32(kind)}, context{topic: cardTopic, a: contexts[0].a})
	number = (number + next) & (1<<cardWidth - 1)
	n = c.title.Card(kind, number)
	if n == 0 {
		c.fail("no train %d of kind %d", number, kind)
		return 1
	}
	c.rows.use(trainRow, int(kind), c.title.Train(kind).Name)
	return n
}
