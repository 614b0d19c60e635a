package t1822pnw

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// The classes of special trains. A company may keep one of each (R80).
const (
	permanent uint8 = iota + 1 // 2P and LP
	pullman                    // P+
)

// The names of kinds of trains that rules name.
const (
	trainL  = "L"
	train2  = "2"
	train3  = "3"
	train6  = "6"
	train7  = "7"
	trainE  = "E"
	train5P = "5P"
	train2P = "2P"
	trainLP = "LP"
	trainPP = "P+"
)

// sevens is the number of cards that represent the unlimited supply of 7- and E-trains, more than companies can have at
// once.
const sevens = 40

// trains returns the kinds of trains in the order of the depot, special ones last. An L-train has a
// 2-train on its back, and a 7-train an E-train.
func trains(sc *scenario) []rules.TrainDef {
	return []rules.TrainDef{
		{Name: trainL, Count: sc.ls, Price: sc.priceL, Reach: 2, RustsOn: train3, Back: train2},
		{Name: train2, Price: 120, Reach: 2, RustsOn: "4", StartsPhase: "2"},
		{Name: train3, Count: 7, Price: 200, Reach: 3, RustsOn: train6, StartsPhase: "3"},
		{Name: "4", Count: sc.fours, Price: 300, Reach: 4, RustsOn: train7, StartsPhase: "4"},
		{Name: "5", Count: sc.fives, Price: 500, Reach: 5, StartsPhase: "5"},
		{Name: train6, Count: sc.sixes, Price: 600, Reach: 6, StartsPhase: "6"},
		{Name: train7, Count: sevens, Unlimited: true, Price: 750, Reach: 7, StartsPhase: "7", Back: trainE},
		{Name: trainE, Price: 1000, Reach: rules.Endless},
		{Name: train2P, Count: 1, Reach: 2, Special: permanent},
		{Name: trainLP, Count: sc.lps, Reach: 2, Special: permanent},
		{Name: train5P, Count: 1, Price: 500, Reach: 5},
		{Name: trainPP, Count: sc.pullmans, Reach: rules.Endless, Special: pullman, Attached: true},
	}
}

// The phases that rules name.
const (
	mergerPhase = "2" // merger rounds (R92)
	tradePhase  = "3" // companies may sell each other trains (R87)
	majorPhase  = "5" // majors are started and minors converted in stock rounds (R36, R42)
	fullPhase   = "6" // majors that have not floated receive all their capital when they float (R41)
)

// phases returns the phases.
func phases() []rules.PhaseDef {
	return []rules.PhaseDef{
		{Name: "1", TrainLimit: 4, MinorLimit: 2, Colors: tile.Yellow, Rounds: 1},
		{Name: mergerPhase, TrainLimit: 4, MinorLimit: 2, Colors: tile.Yellow, Rounds: 2},
		{Name: tradePhase, TrainLimit: 4, MinorLimit: 2, Colors: tile.Green, Rounds: 2},
		{Name: "4", TrainLimit: 3, MinorLimit: 1, Colors: tile.Green, Rounds: 2},
		{Name: majorPhase, TrainLimit: 2, MinorLimit: 1, Colors: tile.Brown, MinorColors: tile.Green, Rounds: 2},
		{Name: fullPhase, TrainLimit: 2, MinorLimit: 1, Colors: tile.Brown, MinorColors: tile.Green, Rounds: 2},
		{Name: "7", TrainLimit: 2, MinorLimit: 1, Colors: tile.Gray, MinorColors: tile.Green, Rounds: 2},
	}
}

// nameOf returns the name of the kind of a train card.
func nameOf(v rules.View, n id.Train) string { return v.T.Train(v.KindOf(n)).Name }
