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
// through pairs that track within the hex joins, then to none, and begin again. A hex that the route has left can be
// called at again, at another stop.
func (s *sketch) PressHex(h id.Hex) {
	p := s.last
	if p.hex != h || p.train != s.active || !slices.Equal(p.made, s.routes[s.active].stops) {
		p = s.firstPress(h)
	}
	s.failed, s.own = "", true
	t := &s.routes[s.active]
	*t = *p.base.clone()
	list := s.routesOn(h)
	p.at++
	if p.at < len(list) {
		*t = list[p.at]
		p.made, s.last = t.stops, p
		return
	}
	if p.at == 0 {
		s.failed = s.noWay(h)
	}
	s.last = presses{} // the next press begins again
}

// firstPress returns the state before the first press on h. If the route stops at h and cannot continue to another stop
// there, the stop is dropped, and the presses go on with the one after it.
func (s *sketch) firstPress(h id.Hex) presses {
	t := &s.routes[s.active]
	p := presses{hex: h, train: s.active, at: -1}
	on := slices.IndexFunc(t.stops, func(x track.StopAt) bool { return x.Hex == h })
	if on < 0 || len(t.stops) > 1 && t.drawn().Hex != h && len(s.stopsOn(h)) > 0 {
		p.base = t.clone()
		return p
	}
	dropped := t.stops[on]
	s.Press(dropped)
	p.base = t.clone()
	list := s.routesOn(h)
	p.at = slices.IndexFunc(list, func(x drawing) bool { return x.drawn() == dropped })
	if p.at < 0 {
		p.at = len(list)
	}
	return p
}

// routesOn returns the current route extended to each stop of h, nearest first, and then to pairs of stops.
func (s *sketch) routesOn(h id.Hex) (list []drawing) {
	t := &s.routes[s.active]
	before := *t
	defer func() { *t = before }()
	try := func(stops ...track.StopAt) {
		*t = *before.clone()
		for _, stop := range stops {
			s.Press(stop)
		}
		known := slices.ContainsFunc(list, func(x drawing) bool {
			return slices.Equal(x.pieces(), t.pieces()) && slices.Equal(x.stops, t.stops)
		})
		if !known {
			list = append(list, *t)
		}
	}
	near := s.stopsOn(h)
	for _, stop := range near {
		try(stop)
	}
	for _, stop := range near {
		for _, o := range s.joinedWithin(stop) {
			if !slices.Contains(before.stops, o) && (len(before.stops) > 0 || stop.Stop < o.Stop) {
				try(stop, o)
			}
		}
	}
	return list
}

// joinedWithin returns the stops that one piece of track within the hex joins to stop.
func (s *sketch) joinedWithin(stop track.StopAt) (list []track.StopAt) {
	paths := s.v.Position().Face(stop.Hex).Paths
	for i := range paths {
		a, from := paths[i].A.Stop()
		b, to := paths[i].B.Stop()
		switch {
		case !from || !to:
		case a == int(stop.Stop):
			list = append(list, track.StopAt{Hex: stop.Hex, Stop: uint8(b)})
		case b == int(stop.Stop):
			list = append(list, track.StopAt{Hex: stop.Hex, Stop: uint8(a)})
		}
	}
	return list
}
