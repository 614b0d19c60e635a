package t1860

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// layTrack is the step of laying up to two new tiles without a city, one with a city, or one upgrade (1860/R80-R92).
type layTrack struct{ step.LayTrack }

// newLayTrack returns the step with two lays a turn: any tile, then a new one unless the first was an upgrade or a tile
// has a city (1860/R80).
func newLayTrack(benefit Benefit, runs runTerms) layTrack {
	u := upgrades{benefit, runs}
	return layTrack{step.LayTrack{
		Lays:        []step.LayKinds{step.NewTile | step.Upgrade, step.NewTile | step.UnlessUpgraded | step.NoCity},
		Restriction: track.Permissive,
		Home:        homeRound,
		May: func(v rules.View, a rules.LayTile) rules.Refusal {
			if v.Position().Face(a.Hex).Color == tile.White {
				return checkFirst(v, a)
			}
			return u.check(v, a)
		},
	}}
}

// Open implements rules.Step.
func (s layTrack) Open(v rules.View) rules.Refusal {
	if r := checkBuilder(v, v.Actor().Corp()); r.Refused() {
		return r
	}
	return s.LayTrack.Open(v)
}

// checkBuilder judges whether c may build at all: not without a president, and no company once the Southern has ended
// building (1860/R135, R145).
func checkBuilder(v rules.View, c id.Corp) rules.Refusal {
	switch {
	case trackEnded.Is(v.S):
		return v.Refuse(buildingOver)
	case v.Receivership(c):
		return v.Refuse(nobodyPresides)
	}
	return rules.Refusal{}
}

// checkFirst judges the first tile of a hex: an insolvent company lays only on free ground (1860/R92).
func checkFirst(v rules.View, a rules.LayTile) rules.Refusal {
	if v.Is(a.By, rules.Insolvent) && step.TerrainCost(v, a.Hex) > 0 {
		return v.Refuse(isInsolvent).Citing("1860/R92")
	}
	return rules.Refusal{}
}

// placeStation is the step of placing a station (1860/R95-R99).
type placeStation struct {
	step.PlaceStation
	byTrain bool // only within reach of a train of the company (R96)
}

// newPlaceStation returns the step. With byTrain a station needs a train that reaches it; with skipTowns the train's
// reach does not count towns.
func newPlaceStation(byTrain, skipTowns bool) placeStation {
	s := placeStation{byTrain: byTrain}
	if byTrain {
		s.May = func(v rules.View, c id.Corp, at track.StopAt) rules.Refusal {
			return checkReach(v, c, at, skipTowns)
		}
	}
	return s
}

// checkReach judges whether the longest train of c reaches a city of its network, where it wants a station; see reach.
func checkReach(v rules.View, c id.Corp, at track.StopAt, skipTowns bool) rules.Refusal {
	longest := longestTrain(v, c)
	if longest == (allowance{}) {
		return v.Refuse(stationNeedsTrain)
	}
	r := reach{skipTowns: skipTowns, train: longest, now: v.Position().Face(at.Hex), stops: 1 << at.Stop}
	r.measure(v, v.Position(), c, at.Hex)
	if !r.stopInReach(int(at.Stop)) {
		return v.Refuse(cityBeyondTrain).Figures(int32(r.cities.Stop[at.Stop]), int32(longest.large))
	}
	return rules.Refusal{}
}

// Open implements rules.Step.
func (s placeStation) Open(v rules.View) rules.Refusal {
	c := v.Actor().Corp()
	if r := checkBuilder(v, c); r.Refused() {
		return r
	}
	if v.Is(c, rules.Insolvent) {
		return v.Refuse(isInsolvent)
	}
	if s.byTrain && longestTrain(v, c) == (allowance{}) {
		return v.Refuse(stationNeedsTrain)
	}
	return s.PlaceStation.Open(v)
}
