package draft

import (
	"slices"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// Grip is the part of a route that a player drags.
type Grip struct {
	Train int
	Part  int // Head, Tail, or the index of a leg: the way from that stop to the next
}

// The ends of a route.
const (
	Head = -1
	Tail = -2
)

// drag is the state of dragging a route.
type drag struct {
	grip Grip
	from *drawing // the route before the drag; nil if nothing is dragged
	to   id.Hex
}

// Drag drags a part of a route to a hex. An end is drawn on to the nearest stop there, or cut back if the route calls
// there already. A leg takes the most direct way through the hex. If there is none the route returns to its shape
// before the drag, and Failed gives the reason. With hex zero, off the map, it returns to that shape as well. Repeated
// calls for the same part continue one drag until Drop.
func (s *sketch) Drag(g Grip, h id.Hex) {
	d := &s.drag
	if d.from == nil || d.grip != g {
		*d = drag{grip: g, from: s.routes[g.Train].clone()}
	}
	if h == d.to {
		return
	}
	d.to, s.active, s.failed, s.own = h, g.Train, "", true
	t := &s.routes[g.Train]
	*t = *d.from.clone()
	switch {
	case h == 0:
	case g.Part < 0:
		s.dragEnd(t, h, g.Part == Head)
	case g.Part < len(t.legs):
		s.dragLeg(t, h, g.Part)
	}
}

// Drop ends the drag and keeps its result.
func (s *sketch) Drop() { s.drag = drag{} }

// Dragged returns the part that is being dragged and reports whether there is one.
func (s *sketch) Dragged() (Grip, bool) { return s.drag.grip, s.drag.from != nil }

// dragEnd moves an end of d to h, the first stop if head, otherwise the last: by cutting back, by drawing on, or by
// drawing on from the stop next to it. If no way leads there, d stays unchanged, and s.failed gives the reason.
func (s *sketch) dragEnd(d *drawing, h id.Hex, head bool) {
	if d.cutBackTo(h, head) {
		return
	}
	if s.drawOn(d, h, head) || len(d.stops) < 2 {
		return
	}
	whole, end := d.clone(), len(d.stops)-1
	if head {
		end = 0
	}
	d.drop(end)
	if !s.drawOn(d, h, head) {
		*d = *whole
	}
}

// cutBackTo makes the stop on h, the first one if there are several, an end of the route and reports whether the route
// calls there. It removes the stops before it if head, otherwise those after it.
func (r *drawing) cutBackTo(h id.Hex, head bool) bool {
	at := slices.IndexFunc(r.stops, func(s track.StopAt) bool { return s.Hex == h })
	switch {
	case at < 0:
		return false
	case head:
		r.stops, r.legs = r.stops[at:], r.legs[at:]
	default:
		r.stops, r.legs = r.stops[:at+1], r.legs[:at]
	}
	r.other, r.before = nil, nil
	return true
}

// drawOn draws the route to the nearest stop of h, from its first stop if head, otherwise from the last. It reports
// whether free track leads there; if none does, d stays unchanged, and s.failed gives the reason.
func (s *sketch) drawOn(d *drawing, h id.Hex, head bool) bool {
	var best []way
	for i := range s.v.Position().Face(h).Stops {
		list := s.waysTo(track.StopAt{Hex: h, Stop: uint8(i)}, head)
		if len(list) > 0 && (len(best) == 0 || nearer(list[0], best[0])) {
			best = list
		}
	}
	if len(best) == 0 {
		s.failed = s.noWay(h)
		return false
	}
	s.failed = ""
	before := d.clone()
	d.extend(s.v.Position(), best[0], head)
	d.other, d.chosen, d.atHead, d.before = best, 0, head, before
	return true
}

// dragLeg replaces the given leg of d by the most direct way between its stops through h. If there is none, d stays
// unchanged, and s.failed gives the reason.
func (s *sketch) dragLeg(d *drawing, h id.Hex, leg int) {
	rest := slices.Delete(slices.Clone(d.stops), leg+1, leg+2)
	w := s.freeWays(d.stops[leg+1], rest)
	w.setUsed(d.legs[leg], false)
	w.via = h
	list := w.search(d.stops[leg])
	if len(list) == 0 {
		s.failed = s.say.Phrase(text.NoWay, text.Facts{"hex": s.say.Hex(h)})
		return
	}
	stops, legs := list[0].stops, splitWay(s.v.Position(), list[0])
	d.stops = slices.Concat(d.stops[:leg+1], stops, d.stops[leg+2:])
	d.legs = slices.Concat(d.legs[:leg], legs, d.legs[leg+1:])
	d.other, d.before = nil, nil
}
