package rules

import (
	"hexrail/rules/id"
	"hexrail/rules/market"
	"hexrail/rules/track"
)

// Action is one decision: a closed family of small structs. It names who acts and carries every choice.
//
//sumtype:decl
type Action interface{ action() }

type (
	// Pass declines: it ends the step, or a player's turn.
	Pass struct{ By id.Owner }

	// Bid offers Price for Private in an auction. On the first unsold private of a waterfall auction it is the purchase.
	// Where the right to choose is auctioned a bid for it names no private, and one with a private is the purchase.
	Bid struct {
		By      id.Player
		Private id.Private
		Price   int32
	}

	// Par starts a company: By takes the president's certificate and fixes its price at At. Where the certificate came
	// with a private only the price is fixed.
	Par struct {
		By   id.Player
		Corp id.Corp
		At   market.Pos
	}

	// BuyShares buys Percent of Corp from Initial, Pool or another holder.
	BuyShares struct {
		By      id.Owner
		Corp    id.Corp
		From    id.Owner
		Percent uint8
	}

	// SellShares sells Percent of Corp to the pool in one block, ordinary certificates first.
	SellShares struct {
		By      id.Owner
		Corp    id.Corp
		Percent uint8
	}

	// BuyPrivate buys a private from its owner.
	BuyPrivate struct {
		By      id.Owner
		Private id.Private
		Price   int32
	}

	// SellPrivate sells a private to the bank.
	SellPrivate struct {
		By      id.Player
		Private id.Private
		Price   int32
	}

	// ExchangePrivate closes a private for an ordinary share from Initial or Pool.
	ExchangePrivate struct {
		By      id.Player
		Private id.Private
		From    id.Owner
	}

	// LayTile lays or upgrades. Via is the private whose power is used, zero for a normal lay.
	LayTile struct {
		By   id.Corp
		Via  id.Private
		Hex  id.Hex
		Tile id.Tile
		Rot  uint8
	}

	// PlaceToken puts a station of company Of on a city. By is who decides, usually the same company. Via is the private
	// whose power is used.
	PlaceToken struct {
		By   id.Corp
		Of   id.Corp
		Via  id.Private
		Hex  id.Hex
		City uint8
	}

	// RunRoutes runs trains: Routes[i] is the route of the company's train number i in card order, empty for one that stays
	// at home; trains beyond the last route stay at home too. With Stated set, Revenue is believed and the routes are not judged; only titles with the
	// policy StatedRevenue take that. Subsidy is stated with it: what the run brings the company itself (1860/R100).
	RunRoutes struct {
		By      id.Corp
		Routes  []track.Route
		Stated  bool
		Revenue int32
		Subsidy int32
	}

	// Dividend decides about the earnings.
	Dividend struct {
		By   id.Corp
		Kind DividendKind
	}

	// BuyTrain buys a train card from the depot (Initial), the open market (Pool) or another company. Price is what is
	// paid in all, the president's help included. TradeIn is a train given in part payment, or zero.
	BuyTrain struct {
		By      id.Corp
		Train   id.Train
		From    id.Owner
		Price   int32
		TradeIn id.Train
	}

	// DiscardTrain gives a surplus train to the open market.
	DiscardTrain struct {
		By    id.Corp
		Train id.Train
	}

	// EndGame ends the game at once by agreement of the players.
	EndGame struct{ By id.Owner }

	// Bankrupt declares the president of By bankrupt.
	Bankrupt struct{ By id.Corp }
)

// DividendKind is a way to use the earnings.
type DividendKind uint8

// The kinds of dividends.
const (
	Payout DividendKind = iota + 1
	Withhold
)

func (Pass) action()            {}
func (Bid) action()             {}
func (Par) action()             {}
func (BuyShares) action()       {}
func (SellShares) action()      {}
func (BuyPrivate) action()      {}
func (SellPrivate) action()     {}
func (ExchangePrivate) action() {}
func (LayTile) action()         {}
func (PlaceToken) action()      {}
func (RunRoutes) action()       {}
func (Dividend) action()        {}
func (BuyTrain) action()        {}
func (DiscardTrain) action()    {}
func (EndGame) action()         {}
func (Bankrupt) action()        {}

// Actor returns who acts.
func Actor(a Action) id.Owner {
	switch a := a.(type) {
	case Pass:
		return a.By
	case Bid:
		return id.OfPlayer(a.By)
	case Par:
		return id.OfPlayer(a.By)
	case BuyShares:
		return a.By
	case SellShares:
		return a.By
	case BuyPrivate:
		return a.By
	case SellPrivate:
		return id.OfPlayer(a.By)
	case ExchangePrivate:
		return id.OfPlayer(a.By)
	case LayTile:
		return id.OfCorp(a.By)
	case PlaceToken:
		return id.OfCorp(a.By)
	case RunRoutes:
		return id.OfCorp(a.By)
	case Dividend:
		return id.OfCorp(a.By)
	case BuyTrain:
		return id.OfCorp(a.By)
	case DiscardTrain:
		return id.OfCorp(a.By)
	case Bankrupt:
		return id.OfCorp(a.By)
	case EndGame:
		return a.By
	}
	return id.Nobody
}
