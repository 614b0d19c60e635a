package t18fl

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/titles/words"
)

// towardSavannah is the edge of Jacksonville towards Savannah.
const towardSavannah = 2

// cityName returns a name that distinguishes the cities of Jacksonville while there are two: the northern one has track
// to Savannah.
func cityName(v rules.View, h id.Hex, city int) words.Pair {
	face := v.Position().Face(h)
	switch {
	case v.T.HexName(h) != doubleHome || face.Count(tile.City) < 2:
		return words.Pair{}
	case face.StopExits(city)>>towardSavannah&1 != 0:
		return words.Pair{"northern city", "北の都市"}
	}
	return words.Pair{"southern city", "南の都市"}
}
