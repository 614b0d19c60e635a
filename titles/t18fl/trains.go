package t18fl

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/tile"
)

// express is the name of the express train.
const express = "3E"

// sixes is the number of cards that represent the unlimited supply: two per company, and one more to show.
const sixes = 13

// The names of the phases on which rules depend.
const (
	phaseFive = "5" // all companies convert
	phaseSix  = "6" // the storm
)

// The indices of the phases in which companies may convert. In phase 4 new ones choose their size.
const (
	indexOfThree = 1
	indexOfFour  = 2
)

// trains returns the kinds of trains in the order of the depot. A six may be bought as an express train (18FL/R90).
func trains() []rules.TrainDef {
	return []rules.TrainDef{
		{Name: "2", Count: 5, Price: 100, Reach: 2, RustsOn: "4"},
		{Name: "3", Count: 4, Price: 200, Reach: 3, RustsOn: "6", StartsPhase: "3"},
		{Name: "4", Count: 3, Price: 400, Reach: 4, StartsPhase: "4"},
		{Name: "5", Count: 2, Price: 500, Reach: 5, StartsPhase: phaseFive},
		{Name: "6", Count: sixes, Unlimited: true, Price: 600, Reach: 6, StartsPhase: phaseSix, Back: express},
		{Name: express, Price: 600, Reach: 3},
	}
}

// phases returns the phases. Until the first six, a company may buy one train of a kind per turn (18FL/R88).
func phases() []rules.PhaseDef {
	return []rules.PhaseDef{
		{Name: "2", TrainLimit: 2, SmallLimit: 2, Colors: tile.Yellow, Rounds: 1, OneOfKind: true},
		{Name: "3", TrainLimit: 4, SmallLimit: 2, Colors: tile.Green, Rounds: 2, OneOfKind: true},
		{Name: "4", TrainLimit: 3, SmallLimit: 1, Colors: tile.Green, Rounds: 2, OneOfKind: true},
		{Name: phaseFive, TrainLimit: 2, SmallLimit: 2, Colors: tile.Brown, Rounds: 3, OneOfKind: true, ClosePrivates: true},
		{Name: phaseSix, TrainLimit: 2, SmallLimit: 2, Colors: tile.Gray, Rounds: 3},
	}
}
