package step

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// Operating configures an operating round.
type Operating struct {
	Steps   []rules.Step  // of a company's turn, in order (1830/R83)
	Anytime []rules.Step  // powers and deals at any moment of the turn
	Home    rules.RoundID // interruption ChooseHome, for the city of a home station (1830/R88)
	Alone   bool          // each round is a set of its own, because there are no stock rounds (1830/RS6)
	// Interrupted is called at the end of a turn before its consequences. It may push an interruption and reports
	// whether it did; nil never does (1870/R57, R131).
	Interrupted func(tx *rules.Tx) bool
	// TurnBegan is called at the beginning of a company's turn, before its home station is placed; may be nil.
	TurnBegan func(tx *rules.Tx, c id.Corp)
	// PlaceHome places the home station in a company's first turn; nil places it in a free slot, or asks for the city.
	PlaceHome func(tx *rules.Tx, c id.Corp)
	// Opened is called at the beginning of a company's turn, after its home station was placed; may be nil (1870/R81).
	Opened func(tx *rules.Tx, c id.Corp)
	// TurnOver is called at the end of a company's turn; may be nil.
	TurnOver func(tx *rules.Tx, c id.Corp)
	// InSet reports whether another round of the same set follows, so that the set is not over; nil never does.
	InSet func(v rules.View) bool
	// RoundOver is called after the last turn unless the game ends there; may be nil.
	RoundOver func(tx *rules.Tx)
}

// OperatingRound returns the round in which floated companies operate once each, in the order at its beginning
// (1830/R80-R84).
func OperatingRound(o Operating) rules.Round {
	return rules.Round{
		Name: rules.OperatingRound, Steps: o.Steps, Anytime: o.Anytime, Begin: o.begin, Turn: o.beginNextTurn,
	}
}

// Alternate returns an order of rounds for Title.Next: a stock round and the operating rounds of its set, repeated. Any
// other round, such as an opening auction, is followed by a stock round (1830/R21).
func Alternate(stock, operating rules.RoundID) func(rules.View, rules.RoundID) rules.RoundID {
	return func(v rules.View, r rules.RoundID) rules.RoundID {
		switch {
		case r == stock, r == operating && v.S.RoundsLeft > 0:
			return operating
		}
		return stock
	}
}

// begin pays the revenue of privates (1830/R80) and determines the order (1830/R81, R82).
func (o Operating) begin(tx *rules.Tx) {
	if o.Alone {
		tx.S.RoundsLeft = 1
	}
	tx.CountRound()
	tx.PayPrivateRevenues()
	order := &tx.S.Order
	*order = rules.Order{}
	order.Len = uint8(len(tx.AppendFloated(order.Corps[:0])))
	o.giveTurn(tx)
}

// beginNextTurn ends the turn of a company and begins the next one, unless the game is over or the round is
// interrupted.
func (o Operating) beginNextTurn(tx *rules.Tx) {
	if o.Interrupted != nil && o.Interrupted(tx) || tx.S.End.Over {
		return
	}
	if o.TurnOver != nil {
		o.TurnOver(tx, tx.Actor().Corp())
	}
	tx.S.Order.At++
	o.giveTurn(tx)
}

// giveTurn gives the turn to the next company, or ends the round (1830/R84).
func (o Operating) giveTurn(tx *rules.Tx) {
	order := &tx.S.Order
	for order.At < order.Len && (tx.Is(order.Corps[order.At], rules.Closed) || tx.Rests(order.Corps[order.At])) {
		order.At++
	}
	if order.At == order.Len {
		o.end(tx)
		return
	}
	c := order.Corps[order.At]
	tx.BeginTurn(id.OfCorp(c))
	if o.TurnBegan != nil {
		o.TurnBegan(tx, c)
	}
	switch tx.T.Policy.HomeStation {
	case rules.FirstTurn:
		switch {
		case tx.Is(c, rules.HomeDone):
		case o.PlaceHome != nil:
			o.PlaceHome(tx, c)
		default:
			o.placeHome(tx, c)
		}
	case rules.WhenFloated, rules.AtSetUp:
	}
	if o.Opened != nil {
		o.Opened(tx, c)
	}
}

// placeHome places the home station of c, or asks for its city if there is a choice. On a hex without track all cities
// are alike until a tile is laid, so the station is provisional (1830/R85, R87, R88).
func (o Operating) placeHome(tx *rules.Tx, c id.Corp) {
	h, city := tx.T.HomeHex(c), tx.T.Corp(c).HomeCity
	face := tx.Position().Face(h)
	switch {
	case city >= 0:
		tx.PlaceHome(c, tx.Position().HomeCity(h, int(city)))
	case face.Count(tile.City) == 1:
		tx.PlaceHome(c, 0)
	case len(face.Paths) == 0:
		tx.PlaceProvisional(c)
	default:
		tx.Push(rules.Frame{Round: o.Home, Actor: id.OfCorp(c), Corp: c, Hex: h})
	}
}

// end ends the round, its set if the round was the last one, and the game if its end is due.
func (o Operating) end(tx *rules.Tx) {
	if _, last := LastRound(tx.View); last != 0 && last == int(tx.S.Round) {
		tx.EndGame(tx.S.End.Reason)
		return
	}
	if o.RoundOver != nil {
		o.RoundOver(tx)
	}
	if tx.S.End.Over {
		return
	}
	if tx.S.RoundsLeft == 0 && (o.InSet == nil || !o.InSet(tx.View)) {
		tx.CountSet()
	}
	tx.EndRound()
}

// LastRound returns the set and the number within it of the operating round after which the game ends, the current or a
// coming one, or 0, 0 while no end is due. After a broken bank the set may be played to its end (1830/R170), but not
// after the end of the price chart (1860/R182).
func LastRound(v rules.View) (set, round int) {
	if v.S.End.Reason == rules.NotOver {
		return 0, 0
	}
	set, round = int(v.S.Set), int(v.S.Round)
	left := int(v.S.RoundsLeft)
	switch v.RoundOf(v.Base()).Name {
	case rules.OperatingRound:
	case rules.AuctionRound, rules.StockRound: // the set is to come
		round, left = 1, int(v.PhaseDef().Rounds)-1
	default: // between two operating rounds
		if left == 0 {
			return set + 1, 1 // the next one is the last (1822PNW/R152)
		}
		round, left = round+1, left-1
	}
	if v.S.End.Reason != rules.BankBroken {
		return set, round
	}
	switch v.T.Policy.BankBreak {
	case rules.FullSet:
		return set, round + left
	case rules.FullSetOrNext:
		if !v.S.End.Next {
			return set, round + left
		}
	case rules.NextRound, rules.AtOnce:
	}
	return set, round
}
