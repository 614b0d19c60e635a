package t1870

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/track"
)

// bonuses configures the payments in addition to the values of stops: cattle, ports and a reached destination
// (1870/V3-V6).
type bonuses struct {
	end bool // a destination counts twice only as first or last stop (X8)
}

// Payments of markers in dollars: the cattle and an open port of another company, and the company's own port (1870/V3,
// V4).
const (
	markerPays  = 10
	ownPortPays = 20
)

// markerPay returns the payment of the markers on a hex to a train of c, in dollars.
func markerPay(v rules.View, c id.Corp, h id.Hex) (sum int16) {
	var buf [rules.MaxMarkers]rules.Marker
	for _, m := range v.AppendMarkers(buf[:0], h) {
		switch {
		case v.T.Private(m.Private).ID == cattleID:
			if m.Corp == c {
				sum += markerPays
			}
		case m.Corp == c:
			sum += ownPortPays
		case !portClosed(v, h):
			sum += markerPays
		}
	}
	return sum
}

// doubled reports whether h is the destination of c and counts twice.
func doubled(v rules.View, c id.Corp, h id.Hex) bool {
	return v.T.Destination(c) == h && countsTwice(v, c)
}

// countsTwice reports whether the destination of c counts twice: it was reached, and its station is on the map, or was
// put on the charter because the company already had one there (1870/R138).
func countsTwice(v rules.View, c id.Corp) bool {
	return v.Is(c, rules.Arrived) && (v.S.Corps[c].Gained == 0 || v.Is(c, rules.Rewarded))
}

// earns returns the revenue of a route: the stops with their markers, and the destination once more. It is the title's
// hook.
func (b bonuses) earns(v rules.View, c id.Corp, _ id.Train, r track.Route) rules.Earnings {
	var buf [64]track.StopAt
	position, sum := v.Position(), int32(0)
	stops, _ := position.AppendStops(buf[:0], r)
	for i, s := range stops {
		value := int32(position.Face(s.Hex).Stops[s.Stop].Value.At(v.PhaseDef().Column()))
		sum += value + int32(markerPay(v, c, s.Hex))
		if doubled(v, c, s.Hex) && (!b.end || i == 0 || i == len(stops)-1) {
			sum += value
		}
	}
	return rules.Earnings{Revenue: sum}
}

// problem returns the solver's problem for the best run of c. In a connection run one train must go from home to
// destination (1870/R136).
func (b bonuses) problem(v rules.View, c id.Corp, trains []id.Train) route.Problem {
	p := route.Problem{Position: v.Position(), Corp: c, Phase: v.PhaseDef().Column()}
	terms := b.terms(v, c)
	for _, n := range trains {
		p.Trains = append(p.Trains, route.Train{Reach: v.RunOf(c, n).Reach, Terms: terms})
	}
	if v.Top().Round != connectionRound || v.Actor() != id.OfCorp(c) {
		return p
	}
	if ends, ok := endsOf(v, c); ok {
		p.Run.Bonus = ends
		if i := ends.linkTrain(&p); i >= 0 {
			p.Trains[i].Terms = ends.endsHere(terms)
		}
	}
	return p
}

// terms returns the terms of stops for trains of c: the markers, and the destination once more.
func (b bonuses) terms(v rules.View, c id.Corp) func(track.StopAt, route.Terms) route.Terms {
	return func(at track.StopAt, t route.Terms) route.Terms {
		value := t.Pays
		t.Pays += markerPay(v, c, at.Hex)
		switch {
		case !doubled(v, c, at.Hex):
		case b.end:
			t.EndPays += value
		default:
			t.Pays += value
		}
		return t
	}
}

// linkTrain returns the index of the train that goes from home to destination in every run: the first one with enough
// reach, if all such trains are alike. Knowing it saves the solver most routes. It returns -1 if different trains are
// possible.
func (e ends) linkTrain(p *route.Problem) int {
	var r track.Ranger
	first := -1
	for i, t := range p.Trains {
		switch {
		case first >= 0 && t.Reach == p.Trains[first].Reach, !r.Joined(p.Position, p.Corp, e.home, e.destination, t.Reach):
		case first >= 0:
			return -1
		default:
			first = i
		}
	}
	return first
}

// endsHere returns terms changed for a train that starts and ends at the two stops.
func (e ends) endsHere(terms func(track.StopAt, route.Terms) route.Terms) func(track.StopAt, route.Terms) route.Terms {
	return func(at track.StopAt, t route.Terms) route.Terms {
		t = terms(at, t)
		t.NoEnd = t.NoEnd || at != e.home && at != e.destination
		return t
	}
}
