package t1830

import (
	"hexrail/rules"
	"hexrail/rules/step"
	"hexrail/rules/tile"
	"hexrail/rules/track"
)

// The rounds and the interruptions of the game.
const (
	auctionRound rules.RoundID = iota + 1
	stockRound
	operatingRound
	parChoice  // the par of the B&O, while the privates are sold (R19)
	homeChoice // the city of the ERIE's station (R87, R88)
	discards   // trains above a limit that has just fallen (R136)
)

// stockTurn returns the turn of a stock round. Where the share of the Camden & Amboy is granted again it waits for a player
// who could only buy that private, though the share bars it (X6).
func stockTurn(s Switches) step.StockTurn {
	if s.CARegrant {
		return step.StockTurn{StaysOpen: step.BarredPrivate}
	}
	return step.StockTurn{}
}

// rounds returns the rounds in the order of their numbers.
func rounds(s Switches) []rules.Round {
	exchange := step.Exchange{Lenient: rules.SwitchOf(s.MHExchangeLenient), CountedOnly: rules.SwitchOf(s.MHAboveLimit)}
	anytime := []rules.Step{
		exchange,
		step.ExtraLay{Terms: tile.Terms{}, Home: homeChoice},
		step.BuyPrivates{},
		step.EarlyBankruptcy{},
	}
	duringDiscards := []rules.Step{exchange} // R136: at once, before the buyer continues
	if s.Profile == rules.Recorded {
		duringDiscards = anytime // R90, section 3.3, step 5: at any time of the turn
	}
	return []rules.Round{
		step.WaterfallRound(step.Waterfall{Raise: 5, Drop: 5, ParRound: parChoice}),
		step.StockRound(stockTurn(s), exchange),
		step.OperatingRound(step.Operating{
			Home: homeChoice,
			Steps: []rules.Step{
				step.LayTrack{Lays: step.OneLay(), Restriction: track.Permissive, Home: homeChoice},
				step.TeleportStation{},
				step.PlaceStation{},
				step.RunTrains{},
				step.PayOrKeep(),
				step.BuyTrains{Discard: discards, Trade: rules.On},
				step.LastPrivates{},
			},
			Anytime: anytime,
		}),
		{Steps: []rules.Step{step.ChoosePar{}}},
		{Steps: []rules.Step{step.ChooseHome{}}, Anytime: anytime},
		{Steps: []rules.Step{step.DiscardTrains{}}, Anytime: duringDiscards},
	}
}
