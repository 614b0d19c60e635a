package step

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// PlaceStation is the step in which a company may place the next station of its charter in a city that its network
// reaches (1830/R110-R112). It is skipped if no station is left, the company cannot pay for the next one, no city is
// open, or a power placed the station of the turn (1830/R114).
type PlaceStation struct {
	// May is an additional condition for a city that the network reaches; nil adds none.
	May func(v rules.View, c id.Corp, at track.StopAt) rules.Refusal
	// Last refuses the last station of the charter if it is reserved for another purpose; nil reserves none (1822PNW/R74).
	Last func(v rules.View, c id.Corp) rules.Refusal
}

func (PlaceStation) Name() string { return StationKey }

// Open returns the reason why no city can get a station, or the zero Refusal if one can.
func (s PlaceStation) Open(v rules.View) rules.Refusal {
	c := v.Actor().Corp()
	if r := s.checkCharter(v, c); r.Refused() {
		return r
	}
	network, why := v.Reach(c), v.Refuse(rules.NoCityOpen)
	for i := range v.T.Board.Hexes {
		h := id.Hex(i + 1)
		for city := range reachedCities(v, network, h) {
			if !network.Reaches(h, city) || v.OpenSlot(c, h, city) != track.SlotFree {
				continue
			}
			if why = s.checkCity(v, c, h, city); !why.Refused() {
				return why
			}
		}
	}
	return why
}

// checkCity returns the refusal of s.May, if any, of a station of c in a city.
func (s PlaceStation) checkCity(v rules.View, c id.Corp, h id.Hex, city int) rules.Refusal {
	if s.May == nil {
		return rules.Refusal{}
	}
	return s.May(v, c, track.StopAt{Hex: h, Stop: uint8(city)})
}

// checkCharter returns a refusal if c may place no station in any city: it placed one this turn, none is left, or the
// next one is reserved or too dear.
func (s PlaceStation) checkCharter(v rules.View, c id.Corp) rules.Refusal {
	if v.S.Turn.Stations > 0 {
		return v.Refuse(rules.StationUsed)
	}
	switch left := v.StationsLeft(c); {
	case left == 0:
		return v.Refuse(rules.NoStationLeft)
	case left == 1 && s.Last != nil:
		if r := s.Last(v, c); r.Refused() {
			return r
		}
	}
	if cash, cost := v.Cash(id.OfCorp(c)), v.StationCost(c); cash < cost {
		return v.Refuse(rules.NoMoneyForStation).Figures(cash, cost)
	}
	return rules.Refusal{}
}

// reachedCities returns the number of stops of h that can have slots, which are the first ones. It returns zero if the
// network reaches no stop of h.
func reachedCities(v rules.View, network *track.Network, h id.Hex) int {
	if network.Stops[h] == 0 {
		return 0
	}
	stops, n := v.Position().Face(h).Stops, 0
	for n < len(stops) && (stops[n].Kind == tile.City || stops[n].Slots > 0) {
		n++
	}
	return n
}

// Check judges a pass or a station.
func (s PlaceStation) Check(v rules.View, a rules.Action) rules.Refusal {
	switch a := a.(type) {
	case rules.Pass:
		return v.CheckActor(a.By)
	case rules.PlaceToken:
		return s.checkStation(v, a)
	}
	return v.Refuse(rules.WrongStep)
}

// checkStation judges a station: power and charter first, then the city.
func (s PlaceStation) checkStation(v rules.View, a rules.PlaceToken) rules.Refusal {
	if r := notOurs(v, a.By); r.Refused() {
		return r
	}
	switch {
	case a.Of != a.By:
		return v.Refuse(rules.Unknown)
	case a.Via != 0:
		return v.Refuse(rules.NoPower).About(a.Via)
	}
	if r := s.checkCharter(v, a.By); r.Refused() {
		return r
	}
	if r := SlotRefusal(v, v.OpenSlot(a.Of, a.Hex, int(a.City))); r.Refused() {
		return r
	}
	if !v.Reach(a.By).Reaches(a.Hex, int(a.City)) {
		return v.Refuse(rules.CityNotReached)
	}
	return s.checkCity(v, a.By, a.Hex, int(a.City))
}

// SlotRefusal returns the refusal for a fault found by package track, or the zero Refusal for track.SlotFree.
func SlotRefusal(v rules.View, fault track.SlotFault) rules.Refusal {
	if fault == track.SlotFree {
		return rules.Refusal{}
	}
	return v.Refuse(slotReasons[fault])
}

// slotReasons maps the faults of slots to reasons.
var slotReasons = [...]rules.Reason{
	track.SlotFree:    rules.Legal,
	track.NotACity:    rules.NotACity,
	track.AlreadyHere: rules.HasStation,
	track.CityFull:    rules.NoSlot,
	track.KeptFree:    rules.SlotReserved,
	track.HexKept:     rules.SlotReserved,
}

// AppendLegal appends a station in each city that may get one, and the pass.
func (s PlaceStation) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	c := v.Actor().Corp()
	network := v.Reach(c)
	for i := range v.T.Board.Hexes {
		h := id.Hex(i + 1)
		for city := range reachedCities(v, network, h) {
			a := rules.PlaceToken{By: c, Of: c, Hex: h, City: uint8(city)}
			if !s.checkStation(v, a).Refused() {
				dst = append(dst, a)
			}
		}
	}
	return append(dst, rules.Pass{By: v.Actor()})
}

// Apply places the next station of the charter for its price, or passes.
func (PlaceStation) Apply(tx *rules.Tx, a rules.Action) {
	place, ok := a.(rules.PlaceToken)
	if !ok {
		pass(tx)
		return
	}
	tx.FinishStep()
	tx.PlaceToken(place.Of, place.Hex, int(place.City), tx.StationCost(place.Of))
	tx.S.Turn.Stations++
}
