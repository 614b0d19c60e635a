package draft

import (
	"slices"

	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// presses is the progress of repeated presses on one hex through the routes possible there.
type presses struct {
	hex   id.Hex
	train int
	base  *drawing // the route without the hex
	at    int      // index of the route drawn
	// made are the stops after the last press. If they have changed since, the next press starts over.
	made []track.StopAt
}

// PressHex adds or drops a stop of h. If several can be joined, repeated presses go through them, nearest first, then
// through pairs that track within the hex joins, then to none. A hex that the route has left can be called at again, at
// another stop.
func (r *sketch) PressHex(h id.Hex) {
	p := r.last
	if p.hex != h || p.train != r.active || !slices.Equal(p.made, r.routes[r.active].stops) {
		p = r.firstPress(h)
	}
	r.failed, r.own = "", true
	t := &r.routes[r.active]
	*t = *p.base.clone()
	list := r.routesOn(h)
	if p.at++; p.at < len(list) {
		*t = list[p.at]
	} else if p.at == 0 {
		r.failed = r.noWay(h)
	}
	p.made = t.stops
	r.last = p
}

// firstPress returns the state before the first press on h. If the route stops at h and cannot continue to another stop
// there, the stop is dropped, and the presses go on with the one after it.
func (r *sketch) firstPress(h id.Hex) presses {
	t := &r.routes[r.active]
	p := presses{hex: h, train: r.active, at: -1}
	on := slices.IndexFunc(t.stops, func(s track.StopAt) bool { return s.Hex == h })
	if on < 0 || len(t.stops) > 1 && t.drawn().Hex != h && len(r.stopsOn(h)) > 0 {
		p.base = t.clone()
		return p
	}
	dropped := t.stops[on]
	r.Press(dropped)
	p.base = t.clone()
	list := r.routesOn(h)
	p.at = slices.IndexFunc(list, func(x drawing) bool { return x.drawn() == dropped })
	if p.at < 0 {
		p.at = len(list)
	}
	return p
}

// routesOn returns the current route extended to each stop of h, nearest first, and then to pairs of stops.
func (r *sketch) routesOn(h id.Hex) (list []drawing) {
	t := &r.routes[r.active]
	before := *t
	defer func() { *t = before }()
	try := func(stops ...track.StopAt) {
		*t = *before.clone()
		for _, s := range stops {
			r.Press(s)
		}
		known := slices.ContainsFunc(list, func(x drawing) bool {
			return slices.Equal(x.pieces(), t.pieces()) && slices.Equal(x.stops, t.stops)
		})
		if !known {
			list = append(list, *t)
		}
	}
	near := r.stopsOn(h)
	for _, s := range near {
		try(s)
	}
	for _, s := range near {
		for _, o := range r.joinedWithin(s) {
			if !slices.Contains(before.stops, o) && (len(before.stops) > 0 || s.Stop < o.Stop) {
				try(s, o)
			}
		}
	}
	return list
}

// joinedWithin returns the stops that one piece of track within the hex joins to s.
func (r *sketch) joinedWithin(s track.StopAt) (list []track.StopAt) {
	paths := r.v.Position().Face(s.Hex).Paths
	for i := range paths {
		a, from := paths[i].A.Stop()
		b, to := paths[i].B.Stop()
		switch {
		case !from || !to:
		case a == int(s.Stop):
			list = append(list, track.StopAt{Hex: s.Hex, Stop: uint8(b)})
		case b == int(s.Stop):
			list = append(list, track.StopAt{Hex: s.Hex, Stop: uint8(a)})
		}
	}
	return list
}
