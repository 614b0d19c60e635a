package t1830

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/tile"
)

// diesels is the number of cards that represent the unlimited supply: three for each of the eight companies, more than
// can be in play at once.
const diesels = 24

// trains returns the kinds of trains in the order of the depot.
func trains(s Switches) []rules.TrainDef {
	sixes := uint8(2)
	if s.OptionalSixTrain {
		sixes = 3
	}
	return []rules.TrainDef{
		{Name: "2", Count: 6, Price: 80, Reach: 2, RustsOn: "4"},
		{Name: "3", Count: 5, Price: 180, Reach: 3, RustsOn: "6", StartsPhase: "3"},
		{Name: "4", Count: 4, Price: 300, Reach: 4, RustsOn: "D", StartsPhase: "4"},
		{Name: "5", Count: 3, Price: 450, Reach: 5, StartsPhase: "5"},
		{Name: "6", Count: sixes, Price: 630, Reach: 6, StartsPhase: "6"},
		{
			Name: "D", Count: diesels, Unlimited: true, Price: 1100, Reach: rules.Endless, StartsPhase: "D", FromPhase: "6",
			TradeIn: []string{"4", "5", "6"}, TradeInValue: 300,
		},
	}
}

// phases returns the phases (1830/R135). Privates change hands in phases 2 to 4 only.
func phases() []rules.PhaseDef {
	return []rules.PhaseDef{
		{Name: "2", TrainLimit: 4, Colors: tile.Yellow, Rounds: 1, PlayersTradePrivates: true},
		{Name: "3", TrainLimit: 4, Colors: tile.Green, Rounds: 2, PlayersTradePrivates: true, CompaniesBuyPrivates: true},
		{Name: "4", TrainLimit: 3, Colors: tile.Green, Rounds: 2, PlayersTradePrivates: true, CompaniesBuyPrivates: true},
		{Name: "5", TrainLimit: 2, Colors: tile.Brown, Rounds: 3, ClosePrivates: true},
		{Name: "6", TrainLimit: 2, Colors: tile.Brown, Rounds: 3},
		{Name: "D", TrainLimit: 2, Colors: tile.Brown, Rounds: 3},
	}
}
