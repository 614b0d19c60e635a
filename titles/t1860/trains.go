package t1860

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/tile"
)

// nines is the number of cards that represent the unlimited supply of 9+5 trains: five per company, more than are ever
// in play (1860/R116).
const nines = 40

// The phases with further effects.
const (
	ferryPhase    = "6" // the Fishbourne ferry is for sale (1860/R48)
	southernPhase = "9" // the Southern Railway forms (1860/R145)
)

// trains returns the kinds of trains in the order of the stack.
func trains(s Switches) []rules.TrainDef {
	sevens := uint8(1)
	if s.TwoSevens {
		sevens = 2
	}
	return []rules.TrainDef{
		{Name: "2+1", Count: 5, Price: 250, Reach: 2, More: 1, RustsOn: "4+2"},
		{Name: "3+2", Count: 4, Price: 300, Reach: 3, More: 2, RustsOn: "6+3", StartsPhase: "3"},
		{Name: "4+2", Count: 3, Price: 350, Reach: 4, More: 2, RustsOn: "7+4", StartsPhase: "4"},
		{Name: "5+3", Count: 2, Price: 400, Reach: 5, More: 3, RustsOn: "8+4", StartsPhase: "5"},
		{Name: "6+3", Count: 2, Price: 500, Reach: 6, More: 3, StartsPhase: ferryPhase},
		{Name: "7+4", Count: sevens, Price: 600, Reach: 7, More: 4, StartsPhase: "7"},
		{Name: "8+4", Count: 1, Price: 700, Reach: 8, More: 4, StartsPhase: "8"},
		{Name: "9+5", Count: nines, Unlimited: true, Price: 800, Reach: 9, More: 5, StartsPhase: southernPhase},
	}
}

// phases returns the phases. The first 8+4 train lifts the certificate limit and stops prices from falling
// by sales (1860/R29, R38).
func phases(s Switches) []rules.PhaseDef {
	table := []rules.PhaseDef{
		{Name: "2", TrainLimit: 4, Colors: tile.Yellow, Rounds: 1},
		{Name: "3", TrainLimit: 4, Colors: tile.Green, Rounds: 2},
		{Name: "4", TrainLimit: 3, Colors: tile.Green, Rounds: 2},
		{Name: "5", TrainLimit: 3, Colors: tile.Brown, Rounds: 3},
		{Name: ferryPhase, TrainLimit: 2, Colors: tile.Brown, Rounds: 3},
		{Name: "7", TrainLimit: 2, Colors: tile.Brown, Rounds: 3},
		{Name: "8", TrainLimit: 2, Colors: tile.Brown, Rounds: 3, NoCertLimit: true, NoSaleDrop: true},
		{Name: southernPhase, TrainLimit: 2, Colors: tile.Brown, Rounds: 3, NoCertLimit: true, NoSaleDrop: true},
	}
	if s.NoTrainLimit {
		for i := range table {
			table[i].TrainLimit = rules.Endless
		}
	}
	return table
}
