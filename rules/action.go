package rules

import (
	"slices"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/track"
)

// Action is one decision. Each kind is a small struct that holds the actor and every choice. Kinds of a single title
// are defined in its folder and listed in Title.Own; all others are listed by Actions.
type Action interface {
	// Actor returns the player or company that acts.
	Actor() id.Owner
	// Def describes this kind of action.
	Def() *ActionDef
}

// ActionDef describes a kind of action. Define completes it.
type ActionDef struct {
	Verb   string // word in notation, saves and storage: "lay". It never changes
	Record string // type in game records of 18xx.games and legality sets: "lay_tile"; empty if the next action implies it
	Link   uint8  // number in links, which never changes; a title's own kinds begin at FirstOwnLink
	Deal   Deal
	Runs   bool // it can change the best run of the acting company, as a token does
	Unites bool // it merges the acting company with the one that it names

	walk func(a Action, f Fields) Action    // see Walk
	look func(c *cells, a Action, f Fields) // calls f for each operand like walk, on a copy in c that it reuses
}

// FirstOwnLink is the lowest link number of a title's own kinds of actions. Titles may share numbers. Some older kinds
// of single titles have lower ones.
const FirstOwnLink = 29

// Define completes the description of a kind of action and returns it. walk calls f for each operand in order, the
// actor first.
func Define[A Action](d ActionDef, walk func(a *A, f Fields)) *ActionDef {
	d.walk = func(a Action, f Fields) Action {
		x := a.(A)
		walk(&x, f)
		return x
	}
	def := &d
	d.look = func(c *cells, a Action, f Fields) {
		x := cellOf[A](c, def)
		*x = a.(A)
		walk(x, f)
	}
	return def
}

// Walk calls f for each operand of an action in order, the actor first, and returns the action with f's changes.
func Walk(a Action, f Fields) Action { return a.Def().walk(a, f) }

// TokenPlacement is an action that puts a token of a charter on the board: a station, or another kind that a title
// defines.
type TokenPlacement interface {
	Action
	// Token returns the company whose charter supplies the token, the hex, and the private whose power places it, or zero.
	// For the price see View.TokenCost.
	Token() (of id.Corp, at id.Hex, via id.Private)
}

// Deal classifies an action of a stock round.
type Deal uint8

// The deals.
const (
	NoDeal Deal = iota
	Buys
	Sells
	Repays // a debt to the bank
)

// Actions returns a zero action of each kind that all titles have. See Title.Actions.
func Actions() []Action {
	return []Action{
		Pass{}, Bid{}, Par{}, BuyShares{}, SellShares{}, BuyPrivate{}, ExchangePrivate{}, LayTile{}, PlaceToken{},
		RunRoutes{}, Dividend{}, BuyTrain{}, DiscardTrain{}, Bankrupt{}, EndGame{}, Decide{}, Assign{},
	}
}

// Fields visits the operands of an action: a writer reads them, a reader fills them in, a judge compares them. Notation
// writes them in the order of the calls. A new kind of operand is a new method, so that the compiler finds every
// visitor that must handle it.
type Fields interface {
	Owner(*id.Owner)
	Player(*id.Player)
	Corp(*id.Corp)
	Private(*id.Private)
	Power(*id.Private) // a private that acts by its power, for its owner
	Lot(*id.Private)   // zero is the right to choose and is not written
	Cell(*market.Pos)
	Percent(*uint8)
	Price(*int32)
	Hex(*id.Hex)
	Aim(*id.Hex)           // zero is none and is not written
	Tile(*id.Tile, *uint8) // with its rotation
	City(*uint8)
	Train(*id.Train)
	DividendKind(*DividendKind)

	Of(c *id.Corp, by id.Corp)                // not written if it equals by, which is usual
	Via(*id.Private)                          // zero is none and is not written
	TradeIn(*id.Train)                        // zero is none and is not written
	As(*id.TrainKind)                         // zero is none and is not written
	Choice(*uint8)                            // number of an answer; see Decide
	Stated(on *bool, revenue, subsidy *int32) // the sums are written only if on
	Routes(*[]track.Route)                    // always last
}

type (
	// Pass declines. It ends the step, or a player's turn.
	Pass struct{ By id.Owner }

	// Bid offers Price for Private in an auction. For the first unsold private of a waterfall auction it is the purchase.
	// If the right to choose is auctioned, a bid for it has no Private, and one with a Private takes the lot.
	Bid struct {
		By      id.Player
		Private id.Private
		Price   int32
	}

	// Par starts a company: By takes the president's certificate and sets the par price at At. If the certificate came
	// with a private, only the price is set.
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

	// ExchangePrivate closes a private for an ordinary share from Initial or Pool.
	ExchangePrivate struct {
		By      id.Player
		Private id.Private
		From    id.Owner
	}

	// LayTile lays or upgrades a tile. Via is the private whose power is used, zero for a normal lay.
	LayTile struct {
		By   id.Corp
		Via  id.Private
		Hex  id.Hex
		Tile id.Tile
		Rot  uint8
	}

	// PlaceToken puts a station of company Of in a city. By is the company that decides, usually the same one. Via is the
	// private whose power is used, or zero.
	PlaceToken struct {
		By   id.Corp
		Of   id.Corp
		Via  id.Private
		Hex  id.Hex
		City uint8
	}

	// RunRoutes runs trains: Routes[i] is the route of the company's train i in card order, empty for a train that does
	// not run, as are those beyond the last route. If Stated is set, Revenue and Subsidy are accepted without judging the
	// routes, which needs the policy StatedRevenue. The subsidy goes to the company itself (1860/R100).
	RunRoutes struct {
		By      id.Corp
		Routes  []track.Route
		Stated  bool
		Revenue int32
		Subsidy int32
	}

	// Dividend decides how the earnings are used.
	Dividend struct {
		By   id.Corp
		Kind DividendKind
	}

	// BuyTrain buys a train card from the depot (Initial), the open market (Pool) or another company. Price is the whole
	// price, including the president's contribution. TradeIn is a train given in part payment, or zero.
	BuyTrain struct {
		By      id.Corp
		Train   id.Train
		From    id.Owner
		Price   int32
		TradeIn id.Train
		As      id.TrainKind // the kind on the back of a depot card, to be turned up; zero leaves the card as it is
	}

	// DiscardTrain gives a surplus train to the open market.
	DiscardTrain struct {
		By    id.Corp
		Train id.Train
	}

	// Decide answers the question of the step in charge, which is a Chooser and defines the numbers.
	Decide struct {
		By     id.Owner
		Choice uint8
	}

	// Assign puts the marker of a private on a hex, or turns it over there, by the power of the private. Without a hex,
	// which only recorded games have, the power is used up and the marker is lost.
	Assign struct {
		By      id.Corp
		Private id.Private
		Hex     id.Hex
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
	Half
)

// String returns the word for k in notation and records.
func (k DividendKind) String() string { return dividendKinds[k] }

// ParseDividendKind returns the kind whose String is word, or zero for an unknown word.
func ParseDividendKind(word string) DividendKind {
	return DividendKind(max(0, slices.Index(dividendKinds[:], word)))
}

var dividendKinds = [...]string{"none", Payout: "payout", Withhold: "withhold", Half: "half"}

func (a Pass) Actor() id.Owner { return a.By }
func (Pass) Def() *ActionDef   { return passDef }

var passDef = Define(ActionDef{Verb: "pass", Record: "pass", Link: 1}, func(a *Pass, f Fields) {
	f.Owner(&a.By)
})

func (a Bid) Actor() id.Owner { return id.OfPlayer(a.By) }
func (Bid) Def() *ActionDef   { return bidDef }

var bidDef = Define(ActionDef{Verb: "bid", Record: "bid", Link: 2}, func(a *Bid, f Fields) {
	f.Player(&a.By)
	f.Lot(&a.Private)
	f.Price(&a.Price)
})

func (a Par) Actor() id.Owner { return id.OfPlayer(a.By) }
func (Par) Def() *ActionDef   { return parDef }

var parDef = Define(ActionDef{Verb: "par", Record: "par", Link: 3, Deal: Buys}, func(a *Par, f Fields) {
	f.Player(&a.By)
	f.Corp(&a.Corp)
	f.Cell(&a.At)
})

func (a BuyShares) Actor() id.Owner { return a.By }
func (BuyShares) Def() *ActionDef   { return buySharesDef }

var buySharesDef = Define(ActionDef{
	Verb: "buy", Record: "buy_shares", Link: 4, Deal: Buys,
}, func(a *BuyShares, f Fields) {
	f.Owner(&a.By)
	f.Corp(&a.Corp)
	f.Owner(&a.From)
	f.Percent(&a.Percent)
})

func (a SellShares) Actor() id.Owner { return a.By }
func (SellShares) Def() *ActionDef   { return sellSharesDef }

var sellSharesDef = Define(ActionDef{
	Verb: "sell", Record: "sell_shares", Link: 5, Deal: Sells,
}, func(a *SellShares, f Fields) {
	f.Owner(&a.By)
	f.Corp(&a.Corp)
	f.Percent(&a.Percent)
})

func (a BuyPrivate) Actor() id.Owner { return a.By }
func (BuyPrivate) Def() *ActionDef   { return buyPrivateDef }

var buyPrivateDef = Define(ActionDef{
	Verb: "private", Record: "buy_company", Link: 6, Deal: Buys,
}, func(a *BuyPrivate, f Fields) {
	f.Owner(&a.By)
	f.Private(&a.Private)
	f.Price(&a.Price)
})

func (a ExchangePrivate) Actor() id.Owner { return id.OfPlayer(a.By) }
func (ExchangePrivate) Def() *ActionDef   { return exchangePrivateDef }

var exchangePrivateDef = Define(ActionDef{
	Verb: "exchange", Record: "buy_shares", Link: 7,
}, func(a *ExchangePrivate, f Fields) {
	f.Player(&a.By)
	f.Power(&a.Private)
	f.Owner(&a.From)
})

func (a LayTile) Actor() id.Owner { return id.OfCorp(a.By) }
func (LayTile) Def() *ActionDef   { return layTileDef }

var layTileDef = Define(ActionDef{Verb: "lay", Record: "lay_tile", Link: 8}, func(a *LayTile, f Fields) {
	f.Corp(&a.By)
	f.Hex(&a.Hex)
	f.Tile(&a.Tile, &a.Rot)
	f.Via(&a.Via)
})

func (a PlaceToken) Actor() id.Owner { return id.OfCorp(a.By) }
func (PlaceToken) Def() *ActionDef   { return placeTokenDef }

// Token implements TokenPlacement.
func (a PlaceToken) Token() (of id.Corp, at id.Hex, via id.Private) { return a.Of, a.Hex, a.Via }

var placeTokenDef = Define(ActionDef{
	Verb: "token", Record: "place_token", Link: 9, Runs: true,
}, func(a *PlaceToken, f Fields) {
	f.Corp(&a.By)
	f.Hex(&a.Hex)
	f.City(&a.City)
	f.Of(&a.Of, a.By)
	f.Via(&a.Via)
})

func (a RunRoutes) Actor() id.Owner { return id.OfCorp(a.By) }
func (RunRoutes) Def() *ActionDef   { return runRoutesDef }

var runRoutesDef = Define(ActionDef{Verb: "run", Record: "run_routes", Link: 10}, func(a *RunRoutes, f Fields) {
	f.Corp(&a.By)
	f.Stated(&a.Stated, &a.Revenue, &a.Subsidy)
	f.Routes(&a.Routes)
})

func (a Dividend) Actor() id.Owner { return id.OfCorp(a.By) }
func (Dividend) Def() *ActionDef   { return dividendDef }

var dividendDef = Define(ActionDef{Verb: "dividend", Record: "dividend", Link: 11}, func(a *Dividend, f Fields) {
	f.Corp(&a.By)
	f.DividendKind(&a.Kind)
})

func (a BuyTrain) Actor() id.Owner { return id.OfCorp(a.By) }
func (BuyTrain) Def() *ActionDef   { return buyTrainDef }

var buyTrainDef = Define(ActionDef{Verb: "train", Record: "buy_train", Link: 12}, func(a *BuyTrain, f Fields) {
	f.Corp(&a.By)
	f.Train(&a.Train)
	f.Owner(&a.From)
	f.Price(&a.Price)
	f.TradeIn(&a.TradeIn)
	f.As(&a.As)
})

func (a DiscardTrain) Actor() id.Owner { return id.OfCorp(a.By) }
func (DiscardTrain) Def() *ActionDef   { return discardTrainDef }

var discardTrainDef = Define(ActionDef{
	Verb: "discard", Record: "discard_train", Link: 13,
}, func(a *DiscardTrain, f Fields) {
	f.Corp(&a.By)
	f.Train(&a.Train)
})

func (a Bankrupt) Actor() id.Owner { return id.OfCorp(a.By) }
func (Bankrupt) Def() *ActionDef   { return bankruptDef }

var bankruptDef = Define(ActionDef{Verb: "bankrupt", Record: "bankrupt", Link: 14}, func(a *Bankrupt, f Fields) {
	f.Corp(&a.By)
})

func (a EndGame) Actor() id.Owner { return a.By }
func (EndGame) Def() *ActionDef   { return endGameDef }

var endGameDef = Define(ActionDef{Verb: "end", Record: "end_game", Link: 16}, func(a *EndGame, f Fields) {
	f.Owner(&a.By)
})

func (a Decide) Actor() id.Owner { return a.By }
func (Decide) Def() *ActionDef   { return decideDef }

var decideDef = Define(ActionDef{Verb: "answer", Record: "choose", Link: 17}, func(a *Decide, f Fields) {
	f.Owner(&a.By)
	f.Choice(&a.Choice)
})

func (a Assign) Actor() id.Owner { return id.OfCorp(a.By) }
func (Assign) Def() *ActionDef   { return assignDef }

var assignDef = Define(ActionDef{Verb: "assign", Record: "assign", Link: 18}, func(a *Assign, f Fields) {
	f.Corp(&a.By)
	f.Power(&a.Private)
	f.Aim(&a.Hex)
})

// Actor returns the actor of a, or Nobody if a is nil.
func Actor(a Action) id.Owner {
	if a == nil {
		return id.Nobody
	}
	return a.Actor()
}

// SameAction reports whether two actions decide the same. An empty list of routes equals nil, and sums of a run are
// ignored unless they are stated.
func SameAction(a, b Action) bool {
	x, ok := a.(RunRoutes)
	if !ok {
		return a == b
	}
	y, ok := b.(RunRoutes)
	return ok && x.By == y.By && x.Stated == y.Stated &&
		(!x.Stated || x.Revenue == y.Revenue && x.Subsidy == y.Subsidy) &&
		slices.EqualFunc(x.Routes, y.Routes, track.Route.Equal)
}
