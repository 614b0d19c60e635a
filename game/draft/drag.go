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
// before the drag, and Failed gives the reason.
func (r *sketch) Drag(g Grip, h id.Hex) {
	d := &r.drag
	if d.from == nil || d.grip != g {
		*d = drag{grip: g, from: r.routes[g.Train].clone()}
	}
	if h == d.to {
		return
	}
	d.to, r.active, r.failed, r.own = h, g.Train, "", true
	t := &r.routes[g.Train]
	*t = *d.from.clone()
	switch {
	case h == 0:
	case g.Part < 0:
		r.dragEnd(t, h, g.Part == Head)
	case g.Part < len(t.legs):
		r.dragLeg(t, h, g.Part)
	}
}

// Drop ends the drag and keeps its result.
func (r *sketch) Drop() { r.drag = drag{} }

// Dragged returns the part that is being dragged and reports whether there is one.
func (r *sketch) Dragged() (Grip, bool) { return r.drag.grip, r.drag.from != nil }

// dragEnd moves an end of d to h: by cutting back, by drawing on, or by drawing on from the stop before. If no way
// leads there, d stays unchanged.
func (r *sketch) dragEnd(t *drawing, h id.Hex, head bool) {
	if t.cut(h, head) {
		return
	}
	if r.drawOn(t, h, head) || len(t.stops) < 2 {
		return
	}
	whole, end := t.clone(), len(t.stops)-1
	if head {
		end = 0
	}
	t.drop(end)
	if !r.drawOn(t, h, head) {
		*t = *whole
	}
}

// cut cuts the route back to a stop of h and reports whether it calls there.
func (r *drawing) cut(h id.Hex, head bool) bool {
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

// drawOn draws the route from an end to the nearest stop of h and reports whether free track leads there.
func (r *sketch) drawOn(t *drawing, h id.Hex, head bool) bool {
	var best []way
	for i := range r.v.Position().Face(h).Stops {
		list := r.waysTo(track.StopAt{Hex: h, Stop: uint8(i)}, head)
		if len(list) > 0 && (len(best) == 0 || nearer(list[0], best[0])) {
			best = list
		}
	}
	if len(best) == 0 {
		r.failed = r.noWay(h)
		return false
	}
	r.failed = ""
	before := t.clone()
	t.extend(r.v.Position(), best[0], head)
	t.other, t.chosen, t.atHead, t.before = best, 0, head, before
	return true
}

// dragLeg replaces the given leg of d by the most direct way between its stops through h. If there is none, d stays
// unchanged and the sketch says why.
func (r *sketch) dragLeg(t *drawing, h id.Hex, leg int) {
	rest := slices.Delete(slices.Clone(t.stops), leg+1, leg+2)
	w := r.freeWays(t.stops[leg+1], rest)
	w.take(t.legs[leg], false)
	w.via = h
	list := w.search(t.stops[leg])
	if len(list) == 0 {
		r.failed = r.say.Phrase(text.NoWay, text.Facts{"hex": r.say.Hex(h)})
		return
	}
	stops, legs := list[0].stops, splitWay(r.v.Position(), list[0])
	t.stops = slices.Concat(t.stops[:leg+1], stops, t.stops[leg+2:])
	t.legs = slices.Concat(t.legs[:leg], legs, t.legs[leg+1:])
	t.other, t.before = nil, nil
}
