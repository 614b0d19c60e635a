package t1830

import "github.com/hexrail/hexrail/rules"

// starterCites returns the rule for each refusal in the starter game, which has no shares, privates and reserved homes.
func starterCites() rules.Cites {
	usual := cites()
	c := rules.Cites{
		rules.WrongStep:   "1830/RS7",
		rules.GameOver:    "1830/RS16",
		rules.NotYourTurn: "1830/RS6",
		rules.NothingLeft: "1830/RS7",

		rules.NoMoneyForTile:    "1830/RS8",
		rules.NoMoneyForStation: "1830/RS9",
		rules.NoMoneyForTrain:   "1830/RS12",

		rules.LayUsed:     "1830/RS8",
		rules.ColorLater:  "1830/RS11",
		rules.StationUsed: "1830/RS9",
		rules.NotACity:    "1830/RS9",
		rules.NoSlot:      "1830/RS9",

		rules.CityNotReached: "1830/RS9",

		rules.RouteTooLong: "1830/RS10",
		rules.MustRun:      "1830/RS10",

		rules.TrainLater:        "1830/RS12",
		rules.TrainNotForSale:   "1830/RS12",
		rules.TrainLimit:        "1830/RS11",
		rules.TrainPrice:        "1830/RS12",
		rules.NoTradeIn:         "1830/RS12",
		rules.TrainTooLow:       "1830/RS12",
		rules.MustBuyTrain:      "1830/RS12",
		rules.NotOwnTrain:       "1830/RS13",
		rules.NotOverLimit:      "1830/RS13",
		rules.OtherDiscards:     "1830/RS13",
		rules.NothingAffordable: "1830/RS12",
	}
	for _, same := range [...]rules.Reason{
		rules.Unknown,
		rules.HexFixed, rules.ColorOrder, rules.NoTileLeft, rules.LabelDiffers, rules.CityCount, rules.TownCount,
		rules.CutsTrack,
		rules.MixesCities, rules.OffMap, rules.NotReached, rules.OffBoard, rules.NoUpgrade, rules.NotJoined,
		rules.NoStationLeft, rules.HasStation, rules.NoCityOpen,
		rules.NoTrain, rules.NoRoute, rules.TrainTwice, rules.RouteBroken, rules.RouteTooShort, rules.RouteStopTwice,
		rules.RouteTrackTwice, rules.RouteBlocked, rules.RouteThroughOffBoard, rules.RouteAreaTwice, rules.RouteNoStation,
		rules.RevenueStated,
	} {
		c[same] = usual[same]
	}
	return c
}

// cites returns the rule for each refusal, the usual one if there are several; steps cite the others. Reasons that
// cannot occur have none: track need not improve anything (1830/R107), and there are neither halts nor track that ends
// inside a hex.
func cites() rules.Cites {
	return rules.Cites{
		rules.WrongStep:   "1830/R83",
		rules.GameOver:    "1830/R170",
		rules.NotYourTurn: "1830/R30",
		rules.Unknown:     "1830/R3",
		rules.NothingLeft: "1830/R32",

		rules.LotGone:        "1830/R10",
		rules.PriceFixed:     "1830/R10",
		rules.BidTooLow:      "1830/R11",
		rules.MoneyCommitted: "1830/R12",
		rules.NotBidding:     "1830/R14",
		rules.NoMoneyForBid:  "1830/R12",

		rules.NoMoney:           "1830/R34",
		rules.NoMoneyForTile:    "1830/R98",
		rules.NoMoneyForStation: "1830/R110",
		rules.NoMoneyForTrain:   "1830/R130",
		rules.NoMoneyForPrivate: "1830/R90",

		rules.NotStarted:     "1830/R35",
		rules.AlreadyStarted: "1830/R35",
		rules.NotParPrice:    "1830/R35",
		rules.NotForSale:     "1830/R1",
		rules.SoldThisRound:  "1830/R36",
		rules.HoldingLimit:   "1830/R37",
		rules.CertLimit:      "1830/R38",
		rules.OnePurchase:    "1830/R31",
		rules.MustSell:       "1830/R43",
		rules.MustSellOf:     "1830/R43",
		rules.FirstRound:     "1830/R44",
		rules.NotHeld:        "1830/R48",
		rules.PoolFull:       "1830/R46",
		rules.NoSuccessor:    "1830/R47",

		rules.TooEarlyForPrivates: "1830/R59",
		rules.PhaseForPrivates:    "1830/R90",
		rules.NotTradable:         "1830/R90",
		rules.OwnedByCompany:      "1830/R60",
		rules.OwnPrivate:          "1830/R59",
		rules.PriceTooLow:         "1830/R90",
		rules.PriceTooHigh:        "1830/R90",
		rules.TradeTooLow:         "1830/R59",
		rules.PrivateGone:         "1830/R151",
		rules.NoPower:             "1830/R150",

		rules.LayUsed:      "1830/R95",
		rules.HexBlocked:   "1830/R97",
		rules.HexFixed:     "1830/R96",
		rules.ColorLater:   "1830/R96",
		rules.ColorOrder:   "1830/R96",
		rules.NoTileLeft:   "1830/R103",
		rules.LabelDiffers: "1830/R99",
		rules.CityCount:    "1830/R99",
		rules.TownCount:    "1830/R99",
		rules.CutsTrack:    "1830/R100",
		rules.MixesCities:  "1830/R100",
		rules.OffMap:       "1830/R101",
		rules.NotReached:   "1830/R102",
		rules.WrongTile:    "1830/R150",
		rules.OffBoard:     "1830/R96",
		rules.NoUpgrade:    "1830/R96",
		rules.NotJoined:    "1830/R102",
		rules.HomeOnly:     "1830/R87",

		rules.PowerElsewhere: "1830/R150",

		rules.NoStationLeft:  "1830/R114",
		rules.StationUsed:    "1830/R110",
		rules.HasStation:     "1830/R111",
		rules.NotACity:       "1830/R110",
		rules.NoSlot:         "1830/R110",
		rules.SlotReserved:   "1830/R112",
		rules.CityNotReached: "1830/R110",
		rules.NoCityOpen:     "1830/R114",

		rules.NoTrain:              "1830/R122",
		rules.NoRoute:              "1830/R122",
		rules.NotOwnTrain:          "1830/R136",
		rules.TrainTwice:           "1830/R208",
		rules.RouteBroken:          "1830/R201",
		rules.RouteTooShort:        "1830/R201",
		rules.RouteTooLong:         "1830/R207",
		rules.RouteStopTwice:       "1830/R203",
		rules.RouteTrackTwice:      "1830/R204",
		rules.RouteBlocked:         "1830/R205",
		rules.RouteThroughOffBoard: "1830/R205",
		rules.RouteAreaTwice:       "1830/R205",
		rules.RouteNoStation:       "1830/R202",
		rules.MustRun:              "1830/R120",
		rules.RevenueStated:        "1830/R208",
		rules.NoEarnings:           "1830/R127",
		rules.NoSuchDividend:       "1830/R127",

		rules.TrainLater:        "1830/R130",
		rules.TrainNotForSale:   "1830/R130",
		rules.TrainLimit:        "1830/R134",
		rules.TrainPrice:        "1830/R130",
		rules.NoTradeIn:         "1830/R132",
		rules.HelpCheapestOnly:  "1830/R138",
		rules.HelpAbovePrinted:  "1830/R138",
		rules.HelpAfterSale:     "1830/R138",
		rules.TrainTooLow:       "1830/R130",
		rules.HelpTooLittle:     "1830/R138",
		rules.NoDuty:            "1830/R138",
		rules.MustBuyTrain:      "1830/R137",
		rules.SaleNotNeeded:     "1830/R139",
		rules.OnlyAsNeeded:      "1830/R139",
		rules.KeepsPresidency:   "1830/R139",
		rules.NotOverLimit:      "1830/R136",
		rules.OtherDiscards:     "1830/R136",
		rules.NothingAffordable: "1830/R130",
		rules.StillSolvent:      "1830/R142",
	}
}
