package t1870

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/tile"
)

// unlimited is the number of cards that represent an unlimited supply: two for each of the ten companies, and more than
// fit the open market at once.
const unlimited = 24

// markerlessPhase is the phase that begins with the first 6-train.
const markerlessPhase = "5"

// trains returns the kinds of trains in the order of the depot, or those with diesels (1870/R160).
func trains(s *Switches) []rules.TrainDef {
	early := []rules.TrainDef{
		{Name: "2", Count: 7, Price: 80, Reach: 2, RustsOn: "4"},
		{Name: "3", Count: 6, Price: 180, Reach: 3, RustsOn: "6", StartsPhase: "2"},
		{Name: "4", Count: 5, Price: 300, Reach: 4, RustsOn: "8", StartsPhase: "3"},
		{Name: "5", Count: 4, Price: 450, Reach: 5, RustsOn: "12", StartsPhase: "4"},
		{Name: "6", Count: 3, Price: 630, Reach: 6, StartsPhase: "5"},
	}
	if s.Diesels {
		early[2].RustsOn, early[3].RustsOn = "D", ""
		return append(early, rules.TrainDef{
			Name: "D", Count: unlimited, Unlimited: true, Price: 1100, Reach: rules.Endless, StartsPhase: "D", FromPhase: "5",
			TradeIn: []string{"4", "5", "6"}, TradeInValue: 300,
		})
	}
	return append(
		early,
		rules.TrainDef{Name: "8", Count: 3, Price: 800, Reach: 8, StartsPhase: "6"},
		rules.TrainDef{Name: "10", Count: 2, Price: 950, Reach: 10, StartsPhase: "7"},
		rules.TrainDef{Name: "12", Count: unlimited, Unlimited: true, Price: 1100, Reach: 12, StartsPhase: "8"},
	)
}

// phases returns the phases. Off-board areas pay their middle value until the first 8-train or diesel,
// though gray tiles may be laid before that.
func phases(s *Switches) []rules.PhaseDef {
	list := []rules.PhaseDef{
		{Name: "1", TrainLimit: 4, Colors: tile.Yellow, Rounds: 1, PlayersTradePrivates: s.PrivateTradePhase1},
		{Name: "2", TrainLimit: 4, Colors: tile.Green, Rounds: 2, PlayersTradePrivates: true, CompaniesBuyPrivates: true},
		{Name: "3", TrainLimit: 3, Colors: tile.Green, Rounds: 2, PlayersTradePrivates: true, CompaniesBuyPrivates: true},
		{Name: "4", TrainLimit: 2, Colors: tile.Brown, Rounds: 3, ClosePrivates: true},
		{Name: markerlessPhase, TrainLimit: 2, Colors: tile.Gray, Pays: tile.Brown, Rounds: 3},
	}
	late := []string{"6", "7", "8"}
	if s.Diesels {
		late = []string{"D"}
	}
	for _, name := range late {
		list = append(list, rules.PhaseDef{Name: name, TrainLimit: 2, Colors: tile.Gray, Rounds: 3})
	}
	return list
}
