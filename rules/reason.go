package rules

import (
	"strconv"

	"hexrail/rules/id"
)

// Reason is the catalogue of refusals that several titles share. Values are stable within a release; texts are in game/text. The
// reasons of one title stand with their texts in its folder.
type Reason uint8

// The reasons. Have and Need are the figures of the Refusal.
const (
	// Legal is no refusal.
	Legal Reason = iota

	// WrongStep: the step in charge decides something else. Example: a station while track is being laid.
	WrongStep

	// GameOver: the game has ended.
	GameOver

	// NotYourTurn: somebody else decides now. Example: a bid out of turn.
	NotYourTurn

	// Unknown: the action names something that does not exist. Example: hex 0.
	Unknown

	// NothingLeft: nothing can be decided in this step, so it is skipped.
	NothingLeft

	// Auctions.

	// LotGone: the private is not for sale any more.
	LotGone

	// PriceFixed: the cheapest private has one price. Example: 25 for SV that costs 20. Need is the price.
	PriceFixed

	// BidTooLow: the bid is below the minimum. Example: 49 where 45 stands; Need is 50.
	BidTooLow

	// MoneyCommitted: too much of the money lies in other bids. Have is what is free, Need what the action takes.
	MoneyCommitted

	// NotBidding: only players with a bid take part in the contest for a private.
	NotBidding

	// NoMoneyForBid: the player has Have and bids Need. Nothing of his money lies in other bids.
	NoMoneyForBid

	// BidTooHigh: a bid leaves money for the cheapest lot, so that it is Have at most.
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

	// NotParPrice: shares cannot start at this price.
	NotParPrice

	// NotForSale: the seller has no certificate of that size.
	NotForSale

	// SoldThisRound: the player sold shares of the company in this stock round.
	SoldThisRound

	// HoldingLimit: the player would hold more than Need percent of the company. Have is what he holds.
	HoldingLimit

	// CertLimit: the player has Have certificates of at most Need.
	CertLimit

	// OnePurchase: the purchase of this turn is made.
	OnePurchase

	// MustSell: the player is above a limit and may only sell. Have and Need as for the limit.
	MustSell

	// FirstRound: no shares are sold in the first stock round.
	FirstRound

	// NotHeld: the player does not hold that much. Have and Need are percents.
	NotHeld

	// PoolFull: the pool would hold more than Need percent of the company. Have is what it holds.
	PoolFull

	// NoSuccessor: the president's certificate cannot be sold: nobody else holds enough to become president. Need is the percent.
	NoSuccessor

	// NoChange: half of the president's certificate cannot be sold: the pool has no share to give for the other half.
	NoChange

	// SoldThisTurn: a block of these shares was sold this turn.
	SoldThisTurn

	// ShareAside: the last share lies aside for a private.
	ShareAside

	// NeedsOwnShare: half of the president's certificate is sold only to a holder of the other half.
	NeedsOwnShare

	// LayerClosed: the layer of the company is not open. Example: FYN while nobody has sold out or operated in layer 1.
	LayerClosed

	// NobodyProtects: nobody presided over the company of a sold block, so its price falls.
	NobodyProtects

	// SellerProtects: the president sold the block himself.
	SellerProtects

	// WholeBlock: a sold block is bought as a whole. Have and Need are percents.
	WholeBlock

	// NotOperated: shares of the company cannot be sold before it has operated.
	NotOperated

	// Vacant: nobody presides over the company, so its shares cannot be sold.
	Vacant

	// SellsTooFew: who holds Have percent, more than the limit, and sells must come down to it. Need is how many shares that takes.
	SellsTooFew

	// Privates.

	// TooEarlyForPrivates: privates are not traded in the first stock round.
	TooEarlyForPrivates

	// PhaseForPrivates: privates are not sold in this phase.
	PhaseForPrivates

	// NotTradable: this private cannot be bought by that buyer. Example: a company and the B&O private.
	NotTradable

	// OwnedByCompany: a company owns the private and never sells it.
	OwnedByCompany

	// OwnPrivate: the buyer owns it already.
	OwnPrivate

	// PriceTooLow: the price is below the minimum, Need.
	PriceTooLow

	// PriceTooHigh: the price is above the highest one, Need.
	PriceTooHigh

	// NoPower: the private gives its owner no such power, now or any more.
	NoPower

	// OwnTurnOnly: the power works in its owner's own turn.
	OwnTurnOnly

	// TradeTooLow: a private of another player costs Need at least.
	TradeTooLow

	// PrivateGone: the private has left the game.
	PrivateGone

	// Track.

	// LayUsed: the tile of this turn is laid.
	LayUsed

	// HexBlocked: a private owned by a player closes the hex.
	HexBlocked

	// HexFixed: the hex is printed gray or blue and never takes a tile. Example: Altoona in 1830.
	HexFixed

	// ColorLater: tiles of that colour come in a later phase.
	ColorLater

	// ColorOrder: the colour does not follow the one on the hex.
	ColorOrder

	// NoTileLeft: every copy lies on the map. Need is the number of copies.
	NoTileLeft

	// LabelDiffers: tile and hex have different labels.
	LabelDiffers

	// CityCount: tile and hex have different numbers of cities.
	CityCount

	// TownCount: tile and hex have different numbers of towns.
	TownCount

	// MixesCities: an old city has no city of its own on the tile.
	MixesCities

	// CutsTrack: the tile would cut track that is there.
	CutsTrack

	// OffMap: track would run off the map, into a blocked side or into a hex without track there.
	OffMap

	// NotReached: no track of the tile meets the company's network.
	NotReached

	// NoGain: the upgrade gives the company nothing new.
	NoGain

	// WrongTile: the power does not allow this tile here.
	WrongTile

	// WrongTurn: the tile has one orientation. Example: 758 on Ryde Esplanade.
	WrongTurn

	// OffBoard: the hex is an off-board area, where no tile is laid. Example: Chicago in 1830.
	OffBoard

	// NoUpgrade: the title has no tile that fits above what lies on the hex. Example: brown 65, or yellow 58 in 1830.
	NoUpgrade

	// NotJoined: the network touches the hex, but no end of the tile meets it.
	NotJoined

	// HomeOnly: the first tile or station of a company goes on its home. Corp is the company, Hex the home.
	HomeOnly

	// PowerElsewhere: the power of the private works on another hex, Hex.
	PowerElsewhere

	// Stations.

	// NoStationLeft: all stations of the charter are placed.
	NoStationLeft

	// StationUsed: the station of this turn is placed.
	StationUsed

	// HasStation: the company has a station in the hex.
	HasStation

	// NotACity: there is no such city.
	NotACity

	// NoSlot: every slot of the city is taken.
	NoSlot

	// SlotReserved: the free slot is kept for the company at home there.
	SlotReserved

	// CityNotReached: the company's network does not reach the city.
	CityNotReached

	// NoCityOpen: no city is open to the company's next station.
	NoCityOpen

	// Runs.

	// NoTrain: the company has no train.
	NoTrain

	// NoRoute: the company has no route: no station of it reaches a second stop.
	NoRoute

	// NotOwnTrain: the company does not own that train.
	NotOwnTrain

	// TrainTwice: a train runs once, and there are more routes than trains. Have and Need are the numbers.
	TrainTwice

	// RouteBroken: the pieces of the route do not join.
	RouteBroken

	// RouteTooShort: a route joins at least two stops.
	RouteTooShort

	// RouteTooLong: the train reaches Need stops, the route has Have.
	RouteTooLong

	// RouteStopTwice: a train calls at a stop once.
	RouteStopTwice

	// RouteTrackTwice: a piece of track or a hex side is used twice.
	RouteTrackTwice

	// RouteBlocked: the way passes a city full of other stations.
	RouteBlocked

	// RouteThroughOffBoard: an off-board area is the end of a route.
	RouteThroughOffBoard

	// RouteAreaTwice: a train calls once at an off-board area.
	RouteAreaTwice

	// RouteNoStation: no stop of the route has a station of the company.
	RouteNoStation

	// RouteEndsAtHalt: a route begins and ends at a city, town or off-board area, not at a halt.
	RouteEndsAtHalt

	// RouteThroughTerminal: a train cannot go on where track ends inside a hex.
	RouteThroughTerminal

	// MustRun: a train must run while there is a route.
	MustRun

	// RunBelowBest: the run earns the first figure, the best one the second, and less is not allowed.
	RunBelowBest

	// RevenueStated: a run is computed, not stated.
	RevenueStated

	// NoEarnings: there is nothing to distribute.
	NoEarnings

	// NoSuchDividend: the earnings cannot be used that way.
	NoSuchDividend

	// Trains.

	// TrainNotForSale: the train is not where it is asked for, or nobody sells it.
	TrainNotForSale

	// TrainLimit: the company has Have trains of at most Need.
	TrainLimit

	// OneOfKind: the company took a train of this kind from the bank in this turn.
	OneOfKind

	// TrainPrice: the bank sells at the printed price, Need.
	TrainPrice

	// NoTradeIn: that train cannot be given in part payment.
	NoTradeIn

	// HelpCheapestOnly: with the president's help only the cheapest train may be bought. Need is its price.
	HelpCheapestOnly

	// HelpAbovePrinted: with the president's help another company's train costs at most its printed price, Need.
	HelpAbovePrinted

	// HelpAfterSale: having sold shares, the price must use up what the last sale brought. Need is the minimum price.
	HelpAfterSale

	// NoDuty: the company need not buy a train, so nobody helps it.
	NoDuty

	// TrainTooLow: a train of another company costs Need at least.
	TrainTooLow

	// MustBuyTrain: a company without a train and with a route must buy one.
	MustBuyTrain

	// SaleNotNeeded: shares are sold in need only. Have is the money at hand, Need the price of the train.
	SaleNotNeeded

	// OnlyAsNeeded: fewer shares would do.
	OnlyAsNeeded

	// KeepsPresidency: the company in need must keep its president.
	KeepsPresidency

	// NotOverLimit: the company has no surplus train.
	NotOverLimit

	// OtherDiscards: another company discards first.
	OtherDiscards

	// NothingAffordable: the company can buy no train.
	NothingAffordable

	// PriceStep: the price must be a multiple of Need.
	PriceStep

	// TrainLater: the depot sells the kind when Need more trains of it are gone. Example: a 4-train while 3-trains are left.
	TrainLater

	// StillSolvent: the president can raise Have, the cheapest train costs Need.
	StillSolvent

	// HelpTooLittle: company and president together have Have, the train costs Need.
	HelpTooLittle

	// HelpBankOnly: shares were sold for a train of the bank, so no train of another company is bought.
	HelpBankOnly

	// ReasonCount is the number of shared reasons.
	ReasonCount

	// OwnReasons is where the reasons begin that only one title knows. Titles number them anew.
	OwnReasons Reason = 160
)

// Cites holds the number of a rule for each reason: "1830/R41". A reason that cannot occur has none.
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

// Refusal says why an action or a step is not possible. The zero Refusal means that it is.
type Refusal struct {
	Reason     Reason
	Rule       string // number in the title's rules sheet: "1830/R41"
	Have, Need int32  // figures of the reason
	// What the reason is about, where that is not clear from the action.
	Who     id.Owner
	Corp    id.Corp
	Private id.Private
	Hex     id.Hex
	Train   id.TrainKind
}

// Refused reports whether the refusal is one.
func (r Refusal) Refused() bool { return r.Reason != Legal }

// Figures returns the refusal with its figures.
func (r Refusal) Figures(have, need int32) Refusal {
	r.Have, r.Need = have, need
	return r
}

// Of returns the refusal with whom it is about.
func (r Refusal) Of(who id.Owner) Refusal {
	r.Who = who
	return r
}

// About returns the refusal with the private it is about.
func (r Refusal) About(p id.Private) Refusal {
	r.Private = p
	return r
}

// At returns the refusal with the company and the hex it is about.
func (r Refusal) At(c id.Corp, h id.Hex) Refusal {
	r.Corp, r.Hex = c, h
	return r
}

// Citing returns the refusal under another rule number than the usual one of its reason.
func (r Refusal) Citing(rule string) Refusal {
	r.Rule = rule
	return r
}
