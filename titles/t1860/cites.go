package t1860

import "github.com/hexrail/hexrail/rules"

// cites returns the rule for each refusal, the usual one if there are several; steps cite the others. Reasons that
// cannot occur have none: presidents do not contribute to trains, privates are traded with the bank only, no power
// concerns hexes, and neither players nor the pool have a limit of shares. Reasons about things that the game does not
// have are left out as well.
func cites() (list rules.Cites) {
	list = rules.Cites{
		rules.WrongStep:   "1860/R77",
		rules.GameOver:    "1860/R182",
		rules.NotYourTurn: "1860/R20",
		rules.NothingLeft: "1860/R21",

		rules.LotGone:    "1860/R4",
		rules.PriceFixed: "1860/R15",
		rules.BidTooLow:  "1860/R12",
		rules.BidTooHigh: "1860/R14",

		rules.NoMoney:           "1860/R34",
		rules.NoMoneyForTile:    "1860/R85",
		rules.NoMoneyForStation: "1860/R95",
		rules.NoMoneyForTrain:   "1860/R110",

		rules.NotStarted:     "1860/R32",
		rules.AlreadyStarted: "1860/R32",
		rules.NotParPrice:    "1860/R32",
		rules.NotForSale:     "1860/R22",
		rules.SoldThisRound:  "1860/R24",
		rules.CertLimit:      "1860/R36",
		rules.OnePurchase:    "1860/R21",
		rules.MustSell:       "1860/R37",
		rules.MustSellOf:     "1860/R37",
		rules.NotHeld:        "1860/R25",
		rules.NoChange:       "1860/R40",
		rules.SoldThisTurn:   "1860/R26",
		rules.ShareAside:     "1860/R46",
		rules.NeedsOwnShare:  "1860/R41",
		rules.LayerClosed:    "1860/R33",

		rules.TooEarlyForPrivates: "1860/R42",
		rules.OwnPrivate:          "1860/R43",
		rules.TrainTooLow:         "1860/R112",
		rules.NoPower:             "1860/R44",
		rules.OwnTurnOnly:         "1860/R45",

		rules.LayUsed:      "1860/R80",
		rules.HexFixed:     "1860/R86",
		rules.ColorLater:   "1860/R81",
		rules.ColorOrder:   "1860/R86",
		rules.NoTileLeft:   "1860/R82",
		rules.LabelDiffers: "1860/R82",
		rules.CityCount:    "1860/R82",
		rules.TownCount:    "1860/R82",
		rules.CutsTrack:    "1860/R86",
		rules.MixesCities:  "1860/R86",
		rules.OffMap:       "1860/R83",
		rules.NotReached:   "1860/R84",
		rules.NoGain:       "1860/R91",
		rules.WrongTurn:    "1860/R87",
		rules.NoUpgrade:    "1860/R86",
		rules.NotJoined:    "1860/R84",
		rules.HomeOnly:     "1860/R72",

		rules.NoStationLeft:  "1860/R95",
		rules.StationUsed:    "1860/R95",
		rules.HasStation:     "1860/R97",
		rules.NotACity:       "1860/R96",
		rules.NoSlot:         "1860/R96",
		rules.SlotReserved:   "1860/R97",
		rules.CityNotReached: "1860/R96",
		rules.NoCityOpen:     "1860/R96",

		rules.NoTrain:         "1860/R153",
		rules.NoRoute:         "1860/R126",
		rules.NotOwnTrain:     "1860/R114",
		rules.TrainTwice:      "1860/R153",
		rules.RouteBroken:     "1860/R155",
		rules.RouteTooShort:   "1860/R155",
		rules.RouteTooLong:    "1860/R156",
		rules.RouteStopTwice:  "1860/R161",
		rules.RouteTrackTwice: "1860/R162",
		rules.RouteBlocked:    "1860/R160",
		rules.RouteNoStation:  "1860/R154",
		rules.RouteEndsAtHalt: "1860/R155",
		rules.MustRun:         "1860/R153",
		rules.RunBelowBest:    "1860/R135",
		rules.RevenueStated:   "1860/R165",
		rules.NoEarnings:      "1860/R103",
		rules.NoSuchDividend:  "1860/R107",

		rules.TrainLater:        "1860/R111",
		rules.TrainNotForSale:   "1860/R111",
		rules.TrainLimit:        "1860/R114",
		rules.TrainPrice:        "1860/R111",
		rules.NoTradeIn:         "1860/R111",
		rules.MustBuyTrain:      "1860/R119",
		rules.NotOverLimit:      "1860/R114",
		rules.OtherDiscards:     "1860/R114",
		rules.NothingAffordable: "1860/R120",
		rules.PriceStep:         "1860/R112",
	}
	for r, own := range reasons {
		list[r] = own.Rule
	}
	return list
}
