package draft

import (
	"slices"

	"hexrail/rules/id"
	"hexrail/rules/track"
)

// presses is how far presses on one hex have gone through what the current route can do there.
type presses struct {
	hex   id.Hex
	train int
	base  *drawing // the route without the hex
	at    int      // which of the ways is drawn
	made  []track.StopAt
}

// PressHex adds or drops the stop of a hex. Where there are several, presses go through them, those that are joined most
// directly first, then through two that track within the hex joins, and then to none; a hex that the route left again can
// be called at once more, at another stop.
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

// firstPress returns the state before a first press on a hex. If the route calls there, and does not go on to another of its
// stops, the hex is dropped, and its next stop follows.
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

// routesOn returns what the current route becomes with each stop of a hex that can be joined to it, the nearest first, and
// then with two of them.
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

// joinedWithin returns the stops that a piece of track within its hex joins to a stop.
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
