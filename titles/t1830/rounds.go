package t1830

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// stockTurn returns the turn of a stock round. If the share of the Camden & Amboy is granted again, the turn stays open
// for a player who could only buy that private, although its share bars the purchase (X6).
func stockTurn(s Switches) step.StockTurn {
	if s.CARegrant {
		return step.StockTurn{StaysOpen: step.BarredPrivate}
	}
	return step.StockTurn{}
}

// leastRaise is the minimum raise of a bid in dollars (R11).
const leastRaise = 5

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
		duringDiscards = anytime // R90: at any time of the turn
	}
	return []rules.Round{
		step.WaterfallRound(step.Waterfall{Raise: leastRaise, Drop: 5, ParRound: parChoice}),
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
