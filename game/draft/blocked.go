package draft

import (
	"slices"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// filled reports whether other companies fill a stop, so that no train of this one may pass it.
func (s *sketch) filled(stop track.StopAt) bool {
	return !s.v.Position().Passes(stop, s.corp, s.terms.Through)
}

// noWay returns the reason why nothing joins a hex to the current route. If a direct way exists, it names the off-board
// area or the full city in its middle and the rule that closes it.
func (s *sketch) noWay(h id.Hex) string {
	facts := text.Facts{"hex": s.say.Hex(h)}
	at, found := s.filledOnTheWay(h)
	if !found {
		return s.say.Phrase(text.NoWay, facts)
	}
	p := s.v.Position()
	facts["place"] = s.say.Stop(p, at)
	if p.Face(at.Hex).Stops[at.Stop].Kind == tile.OffBoard {
		facts["rule"] = s.say.Why(s.v, nil, s.v.Refuse(rules.RouteThroughOffBoard).At(s.corp, at.Hex)).Rule
		return s.say.Phrase(text.WayEnds, facts)
	}
	var others []string
	for _, c := range p.Slots(at.Hex, int(at.Stop)) {
		others = append(others, s.say.Corp(c))
	}
	facts["list"], facts["rule"] =
		s.say.List(others), s.say.Why(s.v, nil, s.v.Refuse(rules.RouteBlocked).At(s.corp, at.Hex)).Rule
	return s.say.Phrase(text.WayFilled, facts)
}

// filledOnTheWay returns the first closed stop on the most direct way from the current route to a hex.
func (s *sketch) filledOnTheWay(h id.Hex) (at track.StopAt, found bool) {
	stops := s.routes[s.active].stops
	if len(stops) == 0 {
		return at, false
	}
	s.open = true
	defer func() { s.open = false }()
	for i := range s.v.Position().Face(h).Stops {
		list, atHead := s.waysFromNearerEnd(track.StopAt{Hex: h, Stop: uint8(i)})
		if len(list) == 0 {
			continue
		}
		from := stops[len(stops)-1]
		if atHead {
			from = stops[0]
		}
		passed := list[0].stops[:len(list[0].stops)-1]
		if len(stops) > 1 {
			passed = slices.Insert(slices.Clone(passed), 0, from)
		}
		if k := slices.IndexFunc(passed, s.filled); k >= 0 {
			return passed[k], true
		}
	}
	return at, false
}
