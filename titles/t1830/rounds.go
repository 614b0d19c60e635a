package t1830

import (
	"hexrail/rules"
	"hexrail/rules/step"
)

// The rounds and interruptions of the game.
const (
	auctionRound rules.RoundID = iota + 1
	stockRound
	parChoice
)

// rounds returns the rounds in the order of their numbers.
func rounds(s Switches) []rules.Round {
	exchange := step.Exchange{Lenient: rules.SwitchOf(s.MHExchangeLenient)}
	return []rules.Round{
		step.WaterfallRound(step.Waterfall{Raise: 5, Drop: 5, ParRound: parChoice}),
		step.StockRound(step.StockTurn{}, exchange),
		{Steps: []rules.Step{step.ChoosePar{}}},
	}
}

// next returns the round that follows: one stock round and a set of operating rounds by turns.
func next(_ rules.View, _ rules.RoundID) rules.RoundID { return stockRound }
