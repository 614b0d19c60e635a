package t18fl

import (
	"iter"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
)

// placeTokens is the step in which a company places one token of its charter: a station in a city or a hotel in a town.
// The cost depends on the number of hexes of track from its nearest station (18FL/R71-R79).
type placeTokens struct {
	waits bool // it stays open while the port marker may be placed, as in recorded games
}

func (placeTokens) Name() string { return step.StationKey }

// Open implements rules.Step: some token can be placed.
func (s placeTokens) Open(v rules.View) rules.Refusal {
	c := v.Actor().Corp()
	if s.waits {
		return openAsRecorded(v, c)
	}
	if r := checkToken(v, c); r.Refused() {
		return r
	}
	why := v.Refuse(rules.NoCityOpen)
	for a := range tokensInReach(v) {
		switch r := s.Check(v, a); {
		case !r.Refused():
			return r
		case r.Reason == rules.NoMoney || r.Reason == rules.NoMoneyForStation:
			if why.Need == 0 || r.Need < why.Need {
				why = r // what is reached costs too much: the nearest is named (R71)
			}
		}
	}
	return why
}

// openAsRecorded is placeTokens.Open of recorded games, which do not ask where a token can be placed, but whether the
// company can pay for the nearest place, unless the record states the cost.
func openAsRecorded(v rules.View, c id.Corp) rules.Refusal {
	if v.S.Turn.Stations == 0 && usable(v, steamship) {
		return rules.Refusal{}
	}
	r := checkToken(v, c)
	if cash, least := v.Cash(id.OfCorp(c)), v.StationCost(c); !r.Refused() && !stated.Is(v.S) && cash < least {
		return v.Refuse(rules.NoMoneyForStation).Figures(cash, least)
	}
	return r
}

// checkToken judges whether c may place a token at all: it has placed none this turn and has one left. Check judges
// where it may be placed, and the cost.
func checkToken(v rules.View, c id.Corp) rules.Refusal {
	switch {
	case v.S.Turn.Stations > 0:
		return v.Refuse(rules.StationUsed)
	case v.StationsLeft(c) == 0:
		return v.Refuse(rules.NoStationLeft)
	}
	return rules.Refusal{}
}

// Check implements rules.Step: a station, a hotel, the cost that a record states, or a pass.
func (s placeTokens) Check(v rules.View, a rules.Action) rules.Refusal {
	switch a := a.(type) {
	case rules.Pass:
		return v.CheckActor(a.By)
	case rules.PlaceToken:
		return s.checkStation(v, a)
	case PlaceHexToken:
		return s.checkHotel(v, a)
	case StateCost:
		return checkCost(v, a)
	}
	return v.Refuse(rules.WrongStep)
}

// checkCost judges the cost of the next token stated by a record; only recorded games have that (18FL/R79).
func checkCost(v rules.View, a StateCost) rules.Refusal {
	switch {
	case id.OfCorp(a.By) != v.Actor():
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	case !v.T.Policy.StatedRevenue.On() || a.Cost < 0:
		return v.Refuse(rules.RevenueStated)
	}
	return rules.Refusal{}
}

// checkStation judges a station of the charter.
func (placeTokens) checkStation(v rules.View, a rules.PlaceToken) rules.Refusal {
	switch {
	case id.OfCorp(a.By) != v.Actor():
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	case a.Of != a.By:
		return v.Refuse(rules.Unknown)
	case a.Via != 0:
		return v.Refuse(rules.NoPower).About(a.Via)
	}
	if r := checkToken(v, a.By); r.Refused() {
		return r
	}
	if r := step.SlotRefusal(v, v.OpenSlot(a.Of, a.Hex, int(a.City))); r.Refused() {
		return r
	}
	if !v.Reach(a.By).Reaches(a.Hex, int(a.City)) {
		return v.Refuse(rules.CityNotReached)
	}
	return checkMoney(v, a.By, a.Hex, v.Refuse(rules.NoMoneyForStation))
}

// checkHotel judges a hotel, which needs a town that the company reaches and that has none (18FL/R73).
func (placeTokens) checkHotel(v rules.View, a PlaceHexToken) rules.Refusal {
	if id.OfCorp(a.By) != v.Actor() {
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	}
	if r := checkToken(v, a.By); r.Refused() {
		return r
	}
	face := v.Position().Face(a.Hex)
	switch {
	case face.Count(tile.Town) == 0:
		return v.Refuse(noTown)
	case v.Marked(rules.Marker{Hex: a.Hex}):
		return v.Refuse(hasHotel).At(v.AppendMarkers(nil, a.Hex)[0].Corp, a.Hex)
	case !v.Reach(a.By).Reaches(a.Hex, 0):
		return v.Refuse(townNotReached)
	}
	return checkMoney(v, a.By, a.Hex, v.Refuse(rules.NoMoney).Citing("18FL/R71"))
}

// checkMoney returns the refusal why, with the figures, if c cannot pay for a token on h (18FL/R71).
func checkMoney(v rules.View, c id.Corp, h id.Hex, why rules.Refusal) rules.Refusal {
	if cash, cost := v.Cash(id.OfCorp(c)), v.TokenCost(c, h, 0); cash < cost {
		return why.Figures(cash, cost)
	}
	return rules.Refusal{}
}

func (s placeTokens) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	for a := range tokensInReach(v) {
		if !s.Check(v, a).Refused() {
			dst = append(dst, a)
		}
	}
	return append(dst, rules.Pass{By: v.Actor()})
}

// tokensInReach yields a station for each city and a hotel for each hex that the company in charge reaches, legal or
// not.
func tokensInReach(v rules.View) iter.Seq[rules.Action] {
	return func(yield func(rules.Action) bool) {
		c := v.Actor().Corp()
		network := v.Reach(c)
		for i := range v.T.Board.Hexes {
			h := id.Hex(i + 1)
			if network.Stops[h] == 0 {
				continue
			}
			for city := range v.Position().Face(h).Count(tile.City) {
				if !yield(rules.PlaceToken{By: c, Of: c, Hex: h, City: uint8(city)}) {
					return
				}
			}
			if !yield(PlaceHexToken{By: c, Hex: h}) {
				return
			}
		}
	}
}

// AtHex returns the action that puts a hotel on a hex with a town alone, or nil for other hexes.
func (placeTokens) AtHex(v rules.View, h id.Hex) rules.Action {
	if face := v.Position().Face(h); face.Count(tile.City) > 0 || face.Count(tile.Town) == 0 {
		return nil
	}
	return PlaceHexToken{By: v.Actor().Corp(), Hex: h}
}

// Apply implements rules.Step. A stated cost leaves the step open for the token.
func (placeTokens) Apply(tx *rules.Tx, a rules.Action) {
	if cost, ok := a.(StateCost); ok {
		stated.Set(tx.S, cost.Cost+1)
		return
	}
	tx.FinishStep()
	switch a := a.(type) {
	case rules.PlaceToken:
		tx.PlaceToken(a.Of, a.Hex, int(a.City), tx.TokenCost(a.Of, a.Hex, 0))
		tx.S.Turn.Stations++
	case PlaceHexToken:
		tx.PlaceHexToken(a.By, a.Hex, tx.TokenCost(a.By, a.Hex, 0))
	default:
		tx.Note(rules.Event{Kind: rules.Passed, Who: tx.Actor()})
	}
}

// noteRoute decides nothing: in recorded games it marks for good that a company once had a route (18FL/R94).
type noteRoute struct{ step.Silent }

func (noteRoute) Name() string { return routedKey }

// Skip implements rules.Skipper.
func (noteRoute) Skip(tx *rules.Tx) {
	if c := tx.Actor().Corp(); tx.HasRoute(c) {
		tx.Mark(c, rules.HadRoute)
	}
}
