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
func (r *sketch) filled(s track.StopAt) bool {
	return !r.v.Position().Passes(s, r.corp, r.terms.Through)
}

// noWay returns the reason why nothing joins a hex to the current route. If a direct way exists, it names the off-board
// area or the full city in its middle and the rule that closes it.
func (r *sketch) noWay(h id.Hex) string {
	facts := text.Facts{"hex": r.say.Hex(h)}
	at, found := r.filledOnTheWay(h)
	if !found {
		return r.say.Phrase(text.NoWay, facts)
	}
	p := r.v.Position()
	facts["place"] = r.say.Stop(p, at)
	if p.Face(at.Hex).Stops[at.Stop].Kind == tile.OffBoard {
		facts["rule"] = r.say.Why(r.v, nil, r.v.Refuse(rules.RouteThroughOffBoard).At(r.corp, at.Hex)).Rule
		return r.say.Phrase(text.WayEnds, facts)
	}
	var others []string
	for _, c := range p.Slots(at.Hex, int(at.Stop)) {
		others = append(others, r.say.Corp(c))
	}
	facts["list"], facts["rule"] =
		r.say.List(others), r.say.Why(r.v, nil, r.v.Refuse(rules.RouteBlocked).At(r.corp, at.Hex)).Rule
	return r.say.Phrase(text.WayFilled, facts)
}

// filledOnTheWay returns the first closed stop on the most direct way from the current route to a hex.
func (r *sketch) filledOnTheWay(h id.Hex) (at track.StopAt, found bool) {
	stops := r.routes[r.active].stops
	if len(stops) == 0 {
		return at, false
	}
	r.open = true
	defer func() { r.open = false }()
	for i := range r.v.Position().Face(h).Stops {
		list, atHead := r.join(track.StopAt{Hex: h, Stop: uint8(i)})
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
		if k := slices.IndexFunc(passed, r.filled); k >= 0 {
			return passed[k], true
		}
	}
	return at, false
}
