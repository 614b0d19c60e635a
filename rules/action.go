package rules

import (
	"slices"

	"hexrail/rules/id"
	"hexrail/rules/market"
	"hexrail/rules/track"
)

// Action is one decision: a closed family of small structs. It names who acts and carries every choice. Beside its struct
// each kind of action tells all that the rest of the program knows about its operands: who acts, what it is called in
// texts, and the walk through the operands.
//
//sumtype:decl
type Action interface {
	actor() id.Owner
	// Def describes this kind of action.
	Def() ActionDef
	// Walk shows the operands to f one after another, who acts first, and returns the action as f left them.
	Walk(f Fields) Action
	// in copies the action into a cell.
	in(c *cells) walker
}

// ActionDef is a kind of action.
type ActionDef struct {
	Verb   string // in notation, saves and the storage: "lay". It never changes
	Record string // in game records of 18xx.games and legality sets: "lay_tile"
	Deal   Deal
}

// Deal tells what an action does in the turn of a stock round.
type Deal uint8

// The deals.
const (
	NoDeal Deal = iota
	Buys
	Sells
)

// Actions returns one action of each kind, all operands zero. Links number the kinds by this order: it never changes, and a
// new kind goes to the end.
func Actions() []Action {
	return []Action{
		Pass{}, Bid{}, Par{}, BuyShares{}, SellShares{}, BuyPrivate{}, ExchangePrivate{}, LayTile{}, PlaceToken{}, RunRoutes{},
		Dividend{}, BuyTrain{}, DiscardTrain{}, Bankrupt{}, SellPrivate{}, EndGame{}, Decide{}, Assign{}, Connect{}, Convert{},
		PlaceHexToken{},
		Acquire{}, Merge{}, UseCard{}, Repay{}, Issue{}, LayCombined{}, StateCost{},
	}
}

// Fields sees the operands of an action. A writer looks at them, a reader fills them in, a judge compares them. The order
// of the calls is the order in which notation writes the operands. A new kind of operand is a new method, so that the
// compiler asks everybody who walks.
type Fields interface {
	Owner(*id.Owner)
	Player(*id.Player)
	Corp(*id.Corp)
	Private(*id.Private)
	Power(*id.Private) // a private that acts by its power, for its owner
	Lot(*id.Private)   // zero is the right to choose, and not written
	Cell(*market.Pos)
	Percent(*uint8)
	Price(*int32)
	Hex(*id.Hex)
	Aim(*id.Hex)           // zero is none, and not written
	Tile(*id.Tile, *uint8) // with its rotation
	City(*uint8)
	Train(*id.Train)
	DividendKind(*DividendKind)

	Of(c *id.Corp, by id.Corp)                // a company that is usually by, and then not written
	Via(*id.Private)                          // zero is none, and not written
	TradeIn(*id.Train)                        // zero is none, and not written
	As(*id.TrainKind)                         // zero is none, and not written
	Choice(*uint8)                            // number of an answer; see Decide
	Stated(on *bool, revenue, subsidy *int32) // sums, which are not written unless on
	Routes(*[]track.Route)                    // always the last
}

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
		As      id.TrainKind // the kind on the back of a card of the depot, which is put up; zero: the card stays as it lies
	}

	// DiscardTrain gives a surplus train to the open market.
	DiscardTrain struct {
		By    id.Corp
		Train id.Train
	}

	// Decide answers the question of the step in charge, which is a Chooser and says what the numbers mean.
	Decide struct {
		By     id.Owner
		Choice uint8
	}

	// Assign puts the marker of a private on a hex, or turns it over there, by the power of the private. Without a hex, which only
	// recorded games know, the power is used up and the marker is lost (18FL, sheet section 3.5).
	Assign struct {
		By      id.Corp
		Private id.Private
		Hex     id.Hex
	}

	// Connect tells that a company is connected to its destination, which records of 18xx.games say themselves. It is never
	// offered.
	Connect struct{ By id.Corp }

	// EndGame ends the game at once by agreement of the players.
	EndGame struct{ By id.Owner }

	// Bankrupt declares the president of By bankrupt.
	Bankrupt struct{ By id.Corp }

	// Convert gives By its large form (18FL/R61).
	Convert struct{ By id.Corp }

	// PlaceHexToken puts the next token of the charter of By on a hex, where it is no station: a hotel (18FL/R73).
	PlaceHexToken struct {
		By  id.Corp
		Hex id.Hex
	}

	// Acquire takes a private over from a player, for nothing (1822PNW/R58).
	Acquire struct {
		By      id.Corp
		Private id.Private
	}

	// Merge forms a major out of two minors, or takes over a minor (1822PNW/R94, R100).
	Merge struct {
		By   id.Corp
		With id.Corp
	}

	// UseCard uses up the power of a private that is no lay: Card is another card that it is about, or zero (1822PNW, P21).
	UseCard struct {
		By     id.Corp
		Via    id.Private
		Card   id.Private
		Choice uint8
	}

	// Repay pays back a loan, or a part of it (1822PNW/R119).
	Repay struct {
		By  id.Player
		Sum int32
	}

	// Issue gives Percent of the company's own shares to the pool. Price is what it receives for each; zero is the price to
	// which the marker falls. Only titles with the policy StatedRevenue take another one (1822PNW/R90).
	Issue struct {
		By      id.Corp
		Percent uint8
		Price   int32
	}

	// LayCombined lays by the powers of two privates: Via says what is laid, With that it takes one of its lays.
	LayCombined struct {
		By   id.Corp
		Hex  id.Hex
		Tile id.Tile
		Rot  uint8
		Via  id.Private
		With id.Private
	}

	// StateCost says what the next token of By costs, where a record has another sum than the rules. Only titles with the policy
	// StatedRevenue take it, and it is never offered (18FL/R79).
	StateCost struct {
		By   id.Corp
		Cost int32
	}
)

// DividendKind is a way to use the earnings.
type DividendKind uint8

// The kinds of dividends.
const (
	Payout DividendKind = iota + 1
	Withhold
	Half
)

// String returns the word for it in notation and records.
func (k DividendKind) String() string { return dividendKinds[k] }

// ParseDividendKind returns the kind that a word means, or zero.
func ParseDividendKind(word string) DividendKind {
	return DividendKind(max(0, slices.Index(dividendKinds[:], word)))
}

var dividendKinds = [...]string{"none", Payout: "payout", Withhold: "withhold", Half: "half"}

func (a Pass) actor() id.Owner    { return a.By }
func (a Pass) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (Pass) Def() ActionDef { return ActionDef{"pass", "pass", NoDeal} }

// Walk implements Action.
func (a Pass) Walk(f Fields) Action { return walked(a, f) }

func (a *Pass) walk(f Fields) {
	f.Owner(&a.By)
}

func (a Bid) actor() id.Owner    { return id.OfPlayer(a.By) }
func (a Bid) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (Bid) Def() ActionDef { return ActionDef{"bid", "bid", NoDeal} }

// Walk implements Action.
func (a Bid) Walk(f Fields) Action { return walked(a, f) }

func (a *Bid) walk(f Fields) {
	f.Player(&a.By)
	f.Lot(&a.Private)
	f.Price(&a.Price)
}

func (a Par) actor() id.Owner    { return id.OfPlayer(a.By) }
func (a Par) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (Par) Def() ActionDef { return ActionDef{"par", "par", Buys} }

// Walk implements Action.
func (a Par) Walk(f Fields) Action { return walked(a, f) }

func (a *Par) walk(f Fields) {
	f.Player(&a.By)
	f.Corp(&a.Corp)
	f.Cell(&a.At)
}

func (a BuyShares) actor() id.Owner    { return a.By }
func (a BuyShares) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (BuyShares) Def() ActionDef { return ActionDef{"buy", "buy_shares", Buys} }

// Walk implements Action.
func (a BuyShares) Walk(f Fields) Action { return walked(a, f) }

func (a *BuyShares) walk(f Fields) {
	f.Owner(&a.By)
	f.Corp(&a.Corp)
	f.Owner(&a.From)
	f.Percent(&a.Percent)
}

func (a SellShares) actor() id.Owner    { return a.By }
func (a SellShares) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (SellShares) Def() ActionDef { return ActionDef{"sell", "sell_shares", Sells} }

// Walk implements Action.
func (a SellShares) Walk(f Fields) Action { return walked(a, f) }

func (a *SellShares) walk(f Fields) {
	f.Owner(&a.By)
	f.Corp(&a.Corp)
	f.Percent(&a.Percent)
}

func (a BuyPrivate) actor() id.Owner    { return a.By }
func (a BuyPrivate) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (BuyPrivate) Def() ActionDef { return ActionDef{"private", "buy_company", Buys} }

// Walk implements Action.
func (a BuyPrivate) Walk(f Fields) Action { return walked(a, f) }

func (a *BuyPrivate) walk(f Fields) {
	f.Owner(&a.By)
	f.Private(&a.Private)
	f.Price(&a.Price)
}

func (a SellPrivate) actor() id.Owner    { return id.OfPlayer(a.By) }
func (a SellPrivate) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (SellPrivate) Def() ActionDef { return ActionDef{"sellprivate", "sell_company", Sells} }

// Walk implements Action.
func (a SellPrivate) Walk(f Fields) Action { return walked(a, f) }

func (a *SellPrivate) walk(f Fields) {
	f.Player(&a.By)
	f.Private(&a.Private)
	f.Price(&a.Price)
}

func (a ExchangePrivate) actor() id.Owner    { return id.OfPlayer(a.By) }
func (a ExchangePrivate) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (ExchangePrivate) Def() ActionDef { return ActionDef{"exchange", "buy_shares", NoDeal} }

// Walk implements Action.
func (a ExchangePrivate) Walk(f Fields) Action { return walked(a, f) }

func (a *ExchangePrivate) walk(f Fields) {
	f.Player(&a.By)
	f.Power(&a.Private)
	f.Owner(&a.From)
}

func (a LayTile) actor() id.Owner    { return id.OfCorp(a.By) }
func (a LayTile) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (LayTile) Def() ActionDef { return ActionDef{"lay", "lay_tile", NoDeal} }

// Walk implements Action.
func (a LayTile) Walk(f Fields) Action { return walked(a, f) }

func (a *LayTile) walk(f Fields) {
	f.Corp(&a.By)
	f.Hex(&a.Hex)
	f.Tile(&a.Tile, &a.Rot)
	f.Via(&a.Via)
}

func (a PlaceToken) actor() id.Owner    { return id.OfCorp(a.By) }
func (a PlaceToken) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (PlaceToken) Def() ActionDef { return ActionDef{"token", "place_token", NoDeal} }

// Walk implements Action.
func (a PlaceToken) Walk(f Fields) Action { return walked(a, f) }

func (a *PlaceToken) walk(f Fields) {
	f.Corp(&a.By)
	f.Hex(&a.Hex)
	f.City(&a.City)
	f.Of(&a.Of, a.By)
	f.Via(&a.Via)
}

func (a RunRoutes) actor() id.Owner    { return id.OfCorp(a.By) }
func (a RunRoutes) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (RunRoutes) Def() ActionDef { return ActionDef{"run", "run_routes", NoDeal} }

// Walk implements Action.
func (a RunRoutes) Walk(f Fields) Action { return walked(a, f) }

func (a *RunRoutes) walk(f Fields) {
	f.Corp(&a.By)
	f.Stated(&a.Stated, &a.Revenue, &a.Subsidy)
	f.Routes(&a.Routes)
}

func (a Dividend) actor() id.Owner    { return id.OfCorp(a.By) }
func (a Dividend) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (Dividend) Def() ActionDef { return ActionDef{"dividend", "dividend", NoDeal} }

// Walk implements Action.
func (a Dividend) Walk(f Fields) Action { return walked(a, f) }

func (a *Dividend) walk(f Fields) {
	f.Corp(&a.By)
	f.DividendKind(&a.Kind)
}

func (a BuyTrain) actor() id.Owner    { return id.OfCorp(a.By) }
func (a BuyTrain) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (BuyTrain) Def() ActionDef { return ActionDef{"train", "buy_train", NoDeal} }

// Walk implements Action.
func (a BuyTrain) Walk(f Fields) Action { return walked(a, f) }

func (a *BuyTrain) walk(f Fields) {
	f.Corp(&a.By)
	f.Train(&a.Train)
	f.Owner(&a.From)
	f.Price(&a.Price)
	f.TradeIn(&a.TradeIn)
	f.As(&a.As)
}

func (a DiscardTrain) actor() id.Owner    { return id.OfCorp(a.By) }
func (a DiscardTrain) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (DiscardTrain) Def() ActionDef { return ActionDef{"discard", "discard_train", NoDeal} }

// Walk implements Action.
func (a DiscardTrain) Walk(f Fields) Action { return walked(a, f) }

func (a *DiscardTrain) walk(f Fields) {
	f.Corp(&a.By)
	f.Train(&a.Train)
}

func (a EndGame) actor() id.Owner    { return a.By }
func (a EndGame) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (EndGame) Def() ActionDef { return ActionDef{"end", "end_game", NoDeal} }

// Walk implements Action.
func (a EndGame) Walk(f Fields) Action { return walked(a, f) }

func (a *EndGame) walk(f Fields) {
	f.Owner(&a.By)
}

func (a Decide) actor() id.Owner    { return a.By }
func (a Decide) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (Decide) Def() ActionDef { return ActionDef{"answer", "choose", NoDeal} }

// Walk implements Action.
func (a Decide) Walk(f Fields) Action { return walked(a, f) }

func (a *Decide) walk(f Fields) {
	f.Owner(&a.By)
	f.Choice(&a.Choice)
}

func (a Assign) actor() id.Owner    { return id.OfCorp(a.By) }
func (a Assign) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (Assign) Def() ActionDef { return ActionDef{"assign", "assign", NoDeal} }

// Walk implements Action.
func (a Assign) Walk(f Fields) Action { return walked(a, f) }

func (a *Assign) walk(f Fields) {
	f.Corp(&a.By)
	f.Power(&a.Private)
	f.Aim(&a.Hex)
}

func (a Connect) actor() id.Owner    { return id.OfCorp(a.By) }
func (a Connect) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (Connect) Def() ActionDef { return ActionDef{"connect", "destination_connection", NoDeal} }

// Walk implements Action.
func (a Connect) Walk(f Fields) Action { return walked(a, f) }

func (a *Connect) walk(f Fields) {
	f.Corp(&a.By)
}

func (a Bankrupt) actor() id.Owner    { return id.OfCorp(a.By) }
func (a Bankrupt) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (Bankrupt) Def() ActionDef { return ActionDef{"bankrupt", "bankrupt", NoDeal} }

// Walk implements Action.
func (a Bankrupt) Walk(f Fields) Action { return walked(a, f) }

func (a *Bankrupt) walk(f Fields) {
	f.Corp(&a.By)
}

func (a Convert) actor() id.Owner    { return id.OfCorp(a.By) }
func (a Convert) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (Convert) Def() ActionDef { return ActionDef{"convert", "convert", NoDeal} }

// Walk implements Action.
func (a Convert) Walk(f Fields) Action { return walked(a, f) }

func (a *Convert) walk(f Fields) {
	f.Corp(&a.By)
}

func (a PlaceHexToken) actor() id.Owner    { return id.OfCorp(a.By) }
func (a PlaceHexToken) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (PlaceHexToken) Def() ActionDef { return ActionDef{"hextoken", "hex_token", NoDeal} }

// Walk implements Action.
func (a PlaceHexToken) Walk(f Fields) Action { return walked(a, f) }

func (a *PlaceHexToken) walk(f Fields) {
	f.Corp(&a.By)
	f.Hex(&a.Hex)
}

func (a Acquire) actor() id.Owner    { return id.OfCorp(a.By) }
func (a Acquire) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (Acquire) Def() ActionDef { return ActionDef{"acquire", "acquire_company", NoDeal} }

// Walk implements Action.
func (a Acquire) Walk(f Fields) Action { return walked(a, f) }

func (a *Acquire) walk(f Fields) {
	f.Corp(&a.By)
	f.Private(&a.Private)
}

func (a Merge) actor() id.Owner    { return id.OfCorp(a.By) }
func (a Merge) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (Merge) Def() ActionDef { return ActionDef{"merge", "merge", NoDeal} }

// Walk implements Action.
func (a Merge) Walk(f Fields) Action { return walked(a, f) }

func (a *Merge) walk(f Fields) {
	f.Corp(&a.By)
	f.Corp(&a.With)
}

func (a UseCard) actor() id.Owner    { return id.OfCorp(a.By) }
func (a UseCard) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (UseCard) Def() ActionDef { return ActionDef{"usecard", "choose_ability", NoDeal} }

// Walk implements Action.
func (a UseCard) Walk(f Fields) Action { return walked(a, f) }

func (a *UseCard) walk(f Fields) {
	f.Corp(&a.By)
	f.Power(&a.Via)
	f.Lot(&a.Card)
	f.Choice(&a.Choice)
}

func (a StateCost) actor() id.Owner    { return id.OfCorp(a.By) }
func (a StateCost) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (StateCost) Def() ActionDef { return ActionDef{"cost", "", NoDeal} }

// Walk implements Action.
func (a StateCost) Walk(f Fields) Action { return walked(a, f) }

func (a *StateCost) walk(f Fields) {
	f.Corp(&a.By)
	f.Price(&a.Cost)
}

func (a Repay) actor() id.Owner    { return id.OfPlayer(a.By) }
func (a Repay) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (Repay) Def() ActionDef { return ActionDef{"repay", "payoff_player_debt", NoDeal} }

// Walk implements Action.
func (a Repay) Walk(f Fields) Action { return walked(a, f) }

func (a *Repay) walk(f Fields) {
	f.Player(&a.By)
	f.Price(&a.Sum)
}

func (a Issue) actor() id.Owner    { return id.OfCorp(a.By) }
func (a Issue) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (Issue) Def() ActionDef { return ActionDef{"issue", "sell_shares", Sells} }

// Walk implements Action.
func (a Issue) Walk(f Fields) Action { return walked(a, f) }

func (a *Issue) walk(f Fields) {
	f.Corp(&a.By)
	f.Percent(&a.Percent)
	f.Price(&a.Price)
}

func (a LayCombined) actor() id.Owner    { return id.OfCorp(a.By) }
func (a LayCombined) in(c *cells) walker { return keep(c, a) }

// Def implements Action.
func (LayCombined) Def() ActionDef { return ActionDef{"layboth", "lay_tile", NoDeal} }

// Walk implements Action.
func (a LayCombined) Walk(f Fields) Action { return walked(a, f) }

func (a *LayCombined) walk(f Fields) {
	f.Corp(&a.By)
	f.Hex(&a.Hex)
	f.Tile(&a.Tile, &a.Rot)
	f.Power(&a.Via)
	f.Private(&a.With)
}

// Actor returns who acts, or nobody without an action.
func Actor(a Action) id.Owner {
	if a == nil {
		return id.Nobody
	}
	return a.actor()
}

// SameAction reports whether two actions decide the same. An empty list of routes is as good as none, and sums that stand
// beside a run without being stated count for nothing.
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
