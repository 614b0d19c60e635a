package rules

import (
	"strconv"

	"github.com/hexrail/hexrail/rules/id"
)

// Reason is a reason for a refusal. The constants are those that several titles share; reasons of a single title are
// defined in its folder. Values are stable within a release. The texts are in game/text.
type Reason uint8

// The reasons. Have and Need are fields of the Refusal.
const (
	// Legal is no refusal.
	Legal Reason = iota

	// WrongStep: the step in charge decides something else. Example: a station while the step is to lay track.
	WrongStep

	// GameOver: the game has ended.
	GameOver

	// NotYourTurn: somebody else must decide now. Example: a bid out of turn.
	NotYourTurn

	// Unknown: the action names something that does not exist. Example: hex 0.
	Unknown

	// NothingLeft: the step has nothing to decide, so it is skipped.
	NothingLeft

	// Auctions.

	// LotGone: the private is no longer for sale.
	LotGone

	// PriceFixed: the cheapest private has a fixed price, Need. Example: 25 for SV, which costs 20.
	PriceFixed

	// BidTooLow: the bid is below the minimum, Need. Example: 49 after a bid of 45; Need is 50.
	BidTooLow

	// MoneyCommitted: too much of the money is bound by other bids. Have is free, the action takes Need.
	MoneyCommitted

	// NotBidding: only players with a bid take part in the contest for a private.
	NotBidding

	// NoMoneyForBid: the player has Have and bids Need. None of his money is bound by other bids.
	NoMoneyForBid

	// BidTooHigh: the bidder has Have, and the bid must leave Need for the cheapest lot.
	BidTooHigh

	// Money.

	// NoMoney: the payer has Have and needs Need. Example: a share at 100 with 90.
	NoMoney

	// NoMoneyForTile: the company has Have and the terrain costs Need.
	NoMoneyForTile

	// NoMoneyForStation: the company has Have and the station costs Need.
	NoMoneyForStation

	// NoMoneyForTrain: the company has Have and the train costs Need.
	NoMoneyForTrain

	// NoMoneyForPrivate: the buyer has Have and the private costs Need.
	NoMoneyForPrivate

	// Shares.

	// NotStarted: the company has no par yet. Example: an ordinary share before the president's certificate.
	NotStarted

	// AlreadyStarted: the company has its par.
	AlreadyStarted

	// NotParPrice: no company can start at this price.
	NotParPrice

	// NotForSale: the seller has no certificate of that size.
	NotForSale

	// SoldThisRound: the player sold shares of the company in this stock round.
	SoldThisRound

	// HoldingLimit: the player would hold more than Need percent of the company. He holds Have.
	HoldingLimit

	// CertLimit: the player has Have certificates of at most Need.
	CertLimit

	// OnePurchase: the player has already made the purchase of this turn.
	OnePurchase

	// MustSell: the player has Have certificates, the limit is Need, and may only sell.
	MustSell

	// MustSellOf: the player holds Have percent of the company, the limit is Need, and may only sell.
	MustSellOf

	// FirstRound: no shares are sold in the first stock round.
	FirstRound

	// NotHeld: the player does not hold that much. Have and Need are percents.
	NotHeld

	// PoolFull: the pool would hold more than Need percent of the company. It holds Have.
	PoolFull

	// NoSuccessor: the president's certificate cannot be sold, because nobody else holds the Need percent to become
	// president.
	NoSuccessor

	// NoChange: half of the president's certificate cannot be sold, because the pool has no share to give in exchange.
	NoChange

	// SoldThisTurn: a block of these shares was already sold this turn.
	SoldThisTurn

	// ShareAside: the last share is set aside for a private.
	ShareAside

	// NeedsOwnShare: half of the president's certificate is sold only to the holder of an ordinary share, which he returns
	// for it.
	NeedsOwnShare

	// LayerClosed: the company's layer is not open. Example: FYN before a company of layer 1 has sold out or operated.
	LayerClosed

	// NobodyProtects: the company of a sold block had no president, so its price falls.
	NobodyProtects

	// SellerProtects: the president sold the block himself.
	SellerProtects

	// WholeBlock: a sold block is bought as a whole. Have and Need are percents.
	WholeBlock

	// NotOperated: shares of the company cannot be sold before it has operated.
	NotOperated

	// Vacant: the company has no president, so its shares cannot be sold.
	Vacant

	// SellsTooFew: a player above the limit who sells must come down to it. He holds Have percent and must sell Need
	// shares.
	SellsTooFew

	// Privates.

	// TooEarlyForPrivates: privates are not traded in the first stock round.
	TooEarlyForPrivates

	// PhaseForPrivates: privates cannot be bought in this phase.
	PhaseForPrivates

	// NotTradable: this buyer cannot buy the private. Example: a company and the B&O private.
	NotTradable

	// OwnedByCompany: a company owns the private and never sells it.
	OwnedByCompany

	// OwnPrivate: the buyer owns the private.
	OwnPrivate

	// PriceTooLow: the price is below the minimum, Need.
	PriceTooLow

	// PriceTooHigh: the price is above the maximum, Need.
	PriceTooHigh

	// NoPower: the private does not have this power, or not any more.
	NoPower

	// OwnTurnOnly: the power can only be used in its owner's own turn.
	OwnTurnOnly

	// TradeTooLow: a private of another player costs at least Need.
	TradeTooLow

	// PrivateGone: the private has left the game.
	PrivateGone

	// Track.

	// LayUsed: the tile of this turn has been laid.
	LayUsed

	// HexBlocked: a private owned by a player closes the hex.
	HexBlocked

	// HexFixed: the hex is printed gray or blue and never takes a tile. Example: Altoona in 1830.
	HexFixed

	// ColorLater: tiles of that colour become available in a later phase.
	ColorLater

	// ColorOrder: the colour does not follow the one on the hex.
	ColorOrder

	// NoTileLeft: every copy is on the map. Need is the number of copies.
	NoTileLeft

	// LabelDiffers: tile and hex have different labels.
	LabelDiffers

	// CityCount: tile and hex have different numbers of cities.
	CityCount

	// TownCount: tile and hex have different numbers of towns.
	TownCount

	// MixesCities: an old city has no city of its own on the tile.
	MixesCities

	// CutsTrack: the tile would cut existing track.
	CutsTrack

	// OffMap: track would run off the map, into a blocked side or into a printed hex without track there.
	OffMap

	// NotReached: no track of the tile meets the company's network.
	NotReached

	// NoGain: the upgrade gives the company nothing new.
	NoGain

	// WrongTile: the power does not allow this tile here.
	WrongTile

	// WrongTurn: the tile has a fixed rotation here. Example: 758 on Ryde Esplanade.
	WrongTurn

	// OffBoard: the hex is an off-board area, where no tile is laid. Example: Chicago in 1830.
	OffBoard

	// NoUpgrade: the title has no tile to replace the one on the hex. Example: brown 65, or yellow 58 in 1830.
	NoUpgrade

	// NotJoined: the network touches the hex, but no edge of the tile meets it.
	NotJoined

	// HomeOnly: the company's first tile or station must go on its home, Hex.
	HomeOnly

	// PowerElsewhere: the power of the private applies to another hex, Hex.
	PowerElsewhere

	// Stations.

	// NoStationLeft: all stations of the charter are placed.
	NoStationLeft

	// StationUsed: the station of this turn has been placed.
	StationUsed

	// HasStation: the company already has a station on the hex.
	HasStation

	// NotACity: the hex has no such city.
	NotACity

	// NoSlot: every slot of the city is taken.
	NoSlot

	// SlotReserved: the free slot is reserved for the company whose home it is.
	SlotReserved

	// CityNotReached: the company's network does not reach the city.
	CityNotReached

	// NoCityOpen: no city accepts the company's next station.
	NoCityOpen

	// Runs.

	// NoTrain: the company has no train.
	NoTrain

	// NoRoute: the company has no route, because none of its stations reaches a second stop.
	NoRoute

	// NotOwnTrain: the company does not own that train.
	NotOwnTrain

	// TrainTwice: each train runs once, and the run has Have routes for Need trains.
	TrainTwice

	// RouteBroken: the pieces of the route do not join.
	RouteBroken

	// RouteTooShort: a route joins at least two stops.
	RouteTooShort

	// RouteTooLong: the train may call at Need stops, the route has Have.
	RouteTooLong

	// RouteStopTwice: a train calls at a stop once.
	RouteStopTwice

	// RouteTrackTwice: a piece of track or a hex side is used twice.
	RouteTrackTwice

	// RouteBlocked: the route passes a city full of other companies' stations.
	RouteBlocked

	// RouteThroughOffBoard: a route must end at an off-board area.
	RouteThroughOffBoard

	// RouteAreaTwice: a train may call at an off-board area once.
	RouteAreaTwice

	// RouteNoStation: no stop of the route has a station of the company.
	RouteNoStation

	// RouteEndsAtHalt: a route must begin and end at a city, town or off-board area, not at a halt.
	RouteEndsAtHalt

	// RouteThroughTerminal: a train cannot go on where track ends inside a hex.
	RouteThroughTerminal

	// MustRun: a train must run while there is a route.
	MustRun

	// RunBelowBest: the run earns Have, less than the best run's Need, and the best run is compulsory.
	RunBelowBest

	// RevenueStated: the revenue of a run must be computed, not stated.
	RevenueStated

	// NoEarnings: there are no earnings to distribute.
	NoEarnings

	// NoSuchDividend: the company cannot use its earnings that way.
	NoSuchDividend

	// Trains.

	// TrainNotForSale: the train is not at the named owner, or is not for sale.
	TrainNotForSale

	// TrainLimit: the company has Have trains of at most Need.
	TrainLimit

	// OneOfKind: the company already took a train of this kind from the bank this turn.
	OneOfKind

	// TrainPrice: the bank sells at the printed price, Need.
	TrainPrice

	// NoTradeIn: that train cannot be given in part payment.
	NoTradeIn

	// HelpCheapestOnly: with the president's help only the cheapest train may be bought. Need is its price.
	HelpCheapestOnly

	// HelpAbovePrinted: with the president's help another company's train costs at most its printed price, Need.
	HelpAbovePrinted

	// HelpAfterSale: after a sale of shares, the price must use up the proceeds of the last sale. Need is the minimum
	// price.
	HelpAfterSale

	// NoDuty: the company need not buy a train, so nobody helps it.
	NoDuty

	// TrainTooLow: a train of another company costs at least Need.
	TrainTooLow

	// MustBuyTrain: a company without a train and with a route must buy one.
	MustBuyTrain

	// SaleNotNeeded: shares may be sold only in need. Have is the money at hand, Need the price of the train.
	SaleNotNeeded

	// OnlyAsNeeded: a sale of fewer shares would be enough.
	OnlyAsNeeded

	// KeepsPresidency: the company in need must keep its president.
	KeepsPresidency

	// NotOverLimit: the company has no surplus train.
	NotOverLimit

	// OtherDiscards: another company discards first.
	OtherDiscards

	// NothingAffordable: the company cannot afford any train.
	NothingAffordable

	// PriceStep: the price must be a multiple of Need.
	PriceStep

	// TrainLater: the depot sells the kind after Need more trains. Example: a 4-train while 3-trains are left.
	TrainLater

	// StillSolvent: the president can raise Have, and the cheapest train costs Need.
	StillSolvent

	// HelpTooLittle: company and president together have Have, the train costs Need.
	HelpTooLittle

	// HelpBankOnly: shares were sold for a train of the bank, so no other company's train may be bought.
	HelpBankOnly

	// ReasonCount is the number of shared reasons.
	ReasonCount

	// OwnReasons is the first reason that a title may define for itself. Titles number theirs independently.
	OwnReasons Reason = 160
)

// Cites maps each reason to the number of its rule, such as "1830/R41". A reason that cannot occur has none.
type Cites [256]string

var reasonNames = [ReasonCount]string{
	Legal:                "Legal",
	WrongStep:            "WrongStep",
	GameOver:             "GameOver",
	NotYourTurn:          "NotYourTurn",
	Unknown:              "Unknown",
	NothingLeft:          "NothingLeft",
	LotGone:              "LotGone",
	PriceFixed:           "PriceFixed",
	BidTooLow:            "BidTooLow",
	MoneyCommitted:       "MoneyCommitted",
	NotBidding:           "NotBidding",
	NoMoneyForBid:        "NoMoneyForBid",
	BidTooHigh:           "BidTooHigh",
	NoMoney:              "NoMoney",
	NoMoneyForTile:       "NoMoneyForTile",
	NoMoneyForStation:    "NoMoneyForStation",
	NoMoneyForTrain:      "NoMoneyForTrain",
	NoMoneyForPrivate:    "NoMoneyForPrivate",
	NotStarted:           "NotStarted",
	AlreadyStarted:       "AlreadyStarted",
	NotParPrice:          "NotParPrice",
	NotForSale:           "NotForSale",
	SoldThisRound:        "SoldThisRound",
	HoldingLimit:         "HoldingLimit",
	CertLimit:            "CertLimit",
	OnePurchase:          "OnePurchase",
	MustSell:             "MustSell",
	MustSellOf:           "MustSellOf",
	FirstRound:           "FirstRound",
	NotOperated:          "NotOperated",
	Vacant:               "Vacant",
	SellsTooFew:          "SellsTooFew",
	NotHeld:              "NotHeld",
	PoolFull:             "PoolFull",
	NoSuccessor:          "NoSuccessor",
	NoChange:             "NoChange",
	SoldThisTurn:         "SoldThisTurn",
	ShareAside:           "ShareAside",
	NeedsOwnShare:        "NeedsOwnShare",
	LayerClosed:          "LayerClosed",
	NobodyProtects:       "NobodyProtects",
	SellerProtects:       "SellerProtects",
	WholeBlock:           "WholeBlock",
	TooEarlyForPrivates:  "TooEarlyForPrivates",
	PhaseForPrivates:     "PhaseForPrivates",
	NotTradable:          "NotTradable",
	OwnedByCompany:       "OwnedByCompany",
	OwnPrivate:           "OwnPrivate",
	PriceTooLow:          "PriceTooLow",
	PriceTooHigh:         "PriceTooHigh",
	NoPower:              "NoPower",
	OwnTurnOnly:          "OwnTurnOnly",
	TradeTooLow:          "TradeTooLow",
	PrivateGone:          "PrivateGone",
	LayUsed:              "LayUsed",
	HexBlocked:           "HexBlocked",
	HexFixed:             "HexFixed",
	ColorLater:           "ColorLater",
	ColorOrder:           "ColorOrder",
	NoTileLeft:           "NoTileLeft",
	LabelDiffers:         "LabelDiffers",
	CityCount:            "CityCount",
	TownCount:            "TownCount",
	MixesCities:          "MixesCities",
	CutsTrack:            "CutsTrack",
	OffMap:               "OffMap",
	NotReached:           "NotReached",
	NoGain:               "NoGain",
	WrongTile:            "WrongTile",
	WrongTurn:            "WrongTurn",
	OffBoard:             "OffBoard",
	NoUpgrade:            "NoUpgrade",
	NotJoined:            "NotJoined",
	HomeOnly:             "HomeOnly",
	PowerElsewhere:       "PowerElsewhere",
	NoStationLeft:        "NoStationLeft",
	StationUsed:          "StationUsed",
	HasStation:           "HasStation",
	NotACity:             "NotACity",
	NoSlot:               "NoSlot",
	SlotReserved:         "SlotReserved",
	CityNotReached:       "CityNotReached",
	NoCityOpen:           "NoCityOpen",
	NoTrain:              "NoTrain",
	NoRoute:              "NoRoute",
	NotOwnTrain:          "NotOwnTrain",
	TrainTwice:           "TrainTwice",
	RouteBroken:          "RouteBroken",
	RouteTooShort:        "RouteTooShort",
	RouteTooLong:         "RouteTooLong",
	RouteStopTwice:       "RouteStopTwice",
	RouteTrackTwice:      "RouteTrackTwice",
	RouteBlocked:         "RouteBlocked",
	RouteThroughOffBoard: "RouteThroughOffBoard",
	RouteAreaTwice:       "RouteAreaTwice",
	RouteNoStation:       "RouteNoStation",
	RouteEndsAtHalt:      "RouteEndsAtHalt",
	RouteThroughTerminal: "RouteThroughTerminal",
	MustRun:              "MustRun",
	RunBelowBest:         "RunBelowBest",
	RevenueStated:        "RevenueStated",
	NoEarnings:           "NoEarnings",
	NoSuchDividend:       "NoSuchDividend",
	TrainNotForSale:      "TrainNotForSale",
	TrainLimit:           "TrainLimit",
	OneOfKind:            "OneOfKind",
	TrainPrice:           "TrainPrice",
	NoTradeIn:            "NoTradeIn",
	HelpCheapestOnly:     "HelpCheapestOnly",
	HelpAbovePrinted:     "HelpAbovePrinted",
	HelpAfterSale:        "HelpAfterSale",
	NoDuty:               "NoDuty",
	TrainTooLow:          "TrainTooLow",
	MustBuyTrain:         "MustBuyTrain",
	SaleNotNeeded:        "SaleNotNeeded",
	OnlyAsNeeded:         "OnlyAsNeeded",
	KeepsPresidency:      "KeepsPresidency",
	NotOverLimit:         "NotOverLimit",
	OtherDiscards:        "OtherDiscards",
	NothingAffordable:    "NothingAffordable",
	PriceStep:            "PriceStep",
	TrainLater:           "TrainLater",
	StillSolvent:         "StillSolvent",
	HelpTooLittle:        "HelpTooLittle",
	HelpBankOnly:         "HelpBankOnly",
}

// String returns the name of the reason in this package.
func (r Reason) String() string {
	if r < ReasonCount {
		return reasonNames[r]
	}
	return "own reason " + strconv.Itoa(int(r)-int(OwnReasons))
}

// Refusal is the reason against an action or a step. The zero Refusal means that there is none.
type Refusal struct {
	Reason     Reason
	Rule       string // number in RULES.md of the title: "1830/R41"
	Have, Need int32  // figures of the reason
	// Subjects of the reason, if they do not follow from the action.
	Who     id.Owner
	Corp    id.Corp
	Private id.Private
	Hex     id.Hex
}

// Refused reports whether r is not the zero Refusal.
func (r Refusal) Refused() bool { return r.Reason != Legal }

// Figures returns a copy of r with these figures.
func (r Refusal) Figures(have, need int32) Refusal {
	r.Have, r.Need = have, need
	return r
}

// Of returns a copy of r about a player or company.
func (r Refusal) Of(who id.Owner) Refusal {
	r.Who = who
	return r
}

// About returns a copy of r about a private.
func (r Refusal) About(p id.Private) Refusal {
	r.Private = p
	return r
}

// At returns a copy of r about a company and a hex.
func (r Refusal) At(c id.Corp, h id.Hex) Refusal {
	r.Corp, r.Hex = c, h
	return r
}

// Citing returns a copy of r with another rule number than the title's usual one for the reason.
func (r Refusal) Citing(rule string) Refusal {
	r.Rule = rule
	return r
}
