package text

import (
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// stopKinds names the kinds of stops.
var stopKinds = map[tile.StopKind]Pair{
	tile.City:     {"city", "都市"},
	tile.Town:     {"town", "町"},
	tile.Halt:     {"halt", "停車場"},
	tile.OffBoard: {"off-board area", "盤外都市"},
}

// Stop returns the name of a stop: that of its hex, if the hex has several stops also the kind, and if there are
// several of the kind also a number: "F2 Cowes", "F2 Cowes halt", "G5 Newport city 2".
func (s *Speaker) Stop(p track.Position, at track.StopAt) string {
	name := s.Hex(at.Hex)
	if which := s.WhichStop(p, at); which != "" {
		name += " " + which
	}
	return name
}

// WhichStop distinguishes a stop from the others of its hex: "halt", "city 2". It returns "" if there are no others.
func (s *Speaker) WhichStop(p track.Position, at track.StopAt) string {
	stops := p.Face(at.Hex).Stops
	if len(stops) < 2 {
		return ""
	}
	kind := stops[at.Stop].Kind
	number, all := int32(0), int32(0) // of the kind: up to this stop, and on the hex
	for i := range stops {
		if stops[i].Kind == kind {
			all++
			if i <= int(at.Stop) {
				number++
			}
		}
	}
	name := s.Say(stopKinds[kind])
	if all > 1 {
		name += Pair{" ", ""}.In(s.Lang) + Number(number)
	}
	return name
}

// stops returns the stops of a train's route in order, as text. i is the index of the route in its run, for its letter.
func (t *Act) stops(p track.Position, r track.Route, train string, i int) string {
	s := t.s
	stops, _ := p.AppendStops(nil, r)
	names := make([]string, len(stops))
	for k, at := range stops {
		names[k] = s.Stop(p, at)
	}
	return s.Phrase(RouteStops, Facts{"train": train, "letter": string(rune('A' + i)), "stops": s.List(names)})
}
