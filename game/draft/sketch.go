package draft

import (
	"slices"
	"sort"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/route"
	"github.com/hexrail/hexrail/rules/track"
)

// sketch holds the routes of a company's trains as a player draws them, by pressing stops and hexes or by dragging.
type sketch struct {
	v      rules.View
	say    *text.Speaker
	corp   id.Corp
	trains []id.Train
	terms  route.Problem
	routes []drawing
	active int    // the train whose route is being drawn
	failed string // why the last press drew nothing
	open   bool   // treat full cities as passable, to find out which one is in the way
	own    bool   // the player has drawn something
	last   presses
	drag   drag
}

// newSketch returns an empty sketch for the trains that company c may run.
func newSketch(v rules.View, say *text.Speaker, c id.Corp) sketch {
	s := sketch{v: v, say: say, corp: c, trains: v.AppendRunning(nil, c)}
	s.terms = v.RunProblem(c, s.trains)
	return s
}

// Take replaces all routes, given in the order of the trains.
func (s *sketch) Take(routes []track.Route) {
	s.own = true
	s.routes, s.active, s.failed = make([]drawing, len(s.trains)), 0, ""
	for i := range routes {
		if i < len(s.routes) && !rules.Idle(routes[i]) {
			s.routes[i] = drawingOf(s.v.Position(), routes[i])
		}
	}
}

// Clear removes all routes.
func (s *sketch) Clear() { s.Take(nil) }

// ClearTrain removes the route of train i and activates it.
func (s *sketch) ClearTrain(i int) {
	s.routes[i], s.active, s.failed = drawing{}, i, ""
	s.own = true
}

// Trains returns the trains that run.
func (s *sketch) Trains() []id.Train { return s.trains }

// Active returns the index of the train whose route is being drawn.
func (s *sketch) Active() int { return s.active }

// Activate continues with the route of train i.
func (s *sketch) Activate(i int) { s.active, s.failed = i, "" }

// Route returns the route of train i. It is empty if it has fewer than two stops, unless the train may stay in one.
func (s *sketch) Route(i int) track.Route {
	if d := &s.routes[i]; len(d.stops) != 1 || s.terms.Trains[i].Local {
		return d.route()
	}
	return track.Route{}
}

// Stops returns the stops drawn for train i, in order, even if they make no route yet.
func (s *sketch) Stops(i int) []track.StopAt { return s.routes[i].stops }

// Action returns the run, without idle trains at the end.
func (s *sketch) Action() rules.RunRoutes {
	a := rules.RunRoutes{By: s.corp}
	for i := range s.routes {
		a.Routes = append(a.Routes, s.Route(i))
	}
	for len(a.Routes) > 0 && rules.Idle(a.Routes[len(a.Routes)-1]) {
		a.Routes = a.Routes[:len(a.Routes)-1]
	}
	return a
}

// Revenue returns the revenue of the run.
func (s *sketch) Revenue() int32 { return s.v.RunRevenue(s.Action()) }

// Reach returns how many large stops train i may call at, and how many small ones in addition.
func (s *sketch) Reach(i int) (large, more int) {
	t := &s.terms.Trains[i]
	return int(t.Reach), int(t.More)
}

// stopsOn returns the stops of a hex that can be joined to the current route, nearest first.
func (s *sketch) stopsOn(h id.Hex) []track.StopAt {
	type reached struct {
		stop track.StopAt
		way  way
	}
	var list []reached
	for i := range s.v.Position().Face(h).Stops {
		stop := track.StopAt{Hex: h, Stop: uint8(i)}
		if len(s.routes[s.active].stops) == 0 {
			list = append(list, reached{stop: stop})
		} else if ways, _ := s.waysFromNearerEnd(stop); len(ways) > 0 {
			list = append(list, reached{stop, ways[0]})
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return nearer(list[i].way, list[j].way) })
	stops := make([]track.StopAt, len(list))
	for i := range list {
		stops[i] = list[i].stop
	}
	return stops
}

// Press adds a stop to the current route by the most direct free way from either end; of equal ways it takes the one
// that earns most. If the route has the stop, Press drops it. A second press on the stop drawn last undoes the first.
func (s *sketch) Press(stop track.StopAt) {
	t := &s.routes[s.active]
	s.failed, s.own = "", true
	if i := slices.Index(t.stops, stop); i >= 0 {
		if t.before != nil && stop == t.drawn() {
			*t = *t.before.clone()
			return
		}
		t.drop(i)
		return
	}
	if len(t.stops) == 0 {
		t.stops = []track.StopAt{stop}
		return
	}
	list, atHead := s.waysFromNearerEnd(stop)
	if len(list) == 0 {
		s.failed = s.noWay(stop.Hex)
		return
	}
	before := t.clone()
	s.putDearestFirst(list, atHead)
	t.extend(s.v.Position(), list[0], atHead)
	t.other, t.chosen, t.atHead, t.before = list, 0, atHead, before
}

// waysFromNearerEnd returns the free ways to a stop from the nearer end of the current route, which must have a stop,
// and reports whether that end is its first stop. The most direct way is in front; there may be none.
func (s *sketch) waysFromNearerEnd(stop track.StopAt) (list []way, atHead bool) {
	head, tail := s.waysTo(stop, fromHead), s.waysTo(stop, fromTail)
	if len(s.routes[s.active].stops) > 1 && len(head) > 0 && (len(tail) == 0 || nearer(head[0], tail[0])) {
		return head, true
	}
	return tail, false
}

// putDearestFirst moves the way that earns most to the front, among those as direct as the first. Their earnings differ
// if the track itself counts, as with the fee for a portage.
func (s *sketch) putDearestFirst(list []way, atHead bool) {
	n := 1
	for n < len(list) && !nearer(list[0], list[n]) {
		n++
	}
	if n == 1 {
		return
	}
	t := &s.routes[s.active]
	before := t.clone()
	best, most := 0, int32(-1)
	for i := range n {
		t.extend(s.v.Position(), list[i], atHead)
		if sum := s.Revenue(); sum > most {
			best, most = i, sum
		}
		*t = *before.clone()
	}
	way := list[best]
	copy(list[1:best+1], list[:best])
	list[0] = way
}

// nearer reports whether way a is more direct than b: it has fewer stops or, if they are equal, fewer pieces of track.
func nearer(a, b way) bool {
	if len(a.stops) != len(b.stops) {
		return len(a.stops) < len(b.stops)
	}
	return len(a.pieces) < len(b.pieces)
}

// The ends of a route from which waysTo seeks ways.
const fromHead, fromTail = true, false

// waysTo returns the free ways to stop from the first stop of the current route if head, otherwise from the last, most
// direct first; none if trains may not pass that end. The route must have a stop.
func (s *sketch) waysTo(stop track.StopAt, head bool) []way {
	t := &s.routes[s.active]
	end := t.stops[len(t.stops)-1]
	if head {
		end = t.stops[0]
	}
	// An end in the middle of the longer route must let trains through.
	if len(t.stops) > 1 && !s.through(end) {
		return nil
	}
	w := s.freeWays(stop, t.stops)
	return w.search(end)
}

// room returns how many more stops the active train may have. If it may skip stops, only the whole route decides.
func (s *sketch) room(stops []track.StopAt) int {
	if s.terms.Trains[s.active].Terms != nil {
		return anyStops
	}
	large, more := s.Reach(s.active)
	return max(1, large+more-len(stops))
}

// anyStops exceeds the number of stops of any way.
const anyStops = 24

// freeWays returns a search for ways to goal that avoid the given stops and the track of other routes, except of trains
// with which this one may share it.
func (s *sketch) freeWays(goal track.StopAt, stops []track.StopAt) *ways {
	w := &ways{
		p: s.v.Position(), goal: goal, reach: s.room(stops),
		taken: map[track.Piece]bool{}, sides: map[side]bool{}, visited: map[track.StopAt]bool{}, through: s.through,
	}
	share := s.v.T.Hooks.ShareTrack
	for i := range s.routes {
		if i == s.active || share == nil || !share(s.v, s.trains[s.active], s.trains[i]) {
			w.setUsed(s.routes[i].pieces(), true)
		}
	}
	for _, stop := range stops {
		w.visited[stop] = true
	}
	return w
}

// through reports whether the active train may go on from a stop.
func (s *sketch) through(stop track.StopAt) bool {
	t := s.terms.TermsOf(s.active, stop)
	return !t.Closed && !t.Barred || s.open && s.filled(stop)
}

// CanTurn reports whether OtherWay has another way for the last stop drawn.
func (s *sketch) CanTurn() bool { return len(s.routes[s.active].other) > 1 }

// OtherWay replaces the way drawn last with the next longer one, after the longest with the shortest.
func (s *sketch) OtherWay() {
	t := &s.routes[s.active]
	if len(t.other) < 2 {
		return
	}
	next := t.before.clone()
	next.other, next.chosen, next.atHead, next.before = t.other, (t.chosen+1)%len(t.other), t.atHead, t.before
	next.extend(s.v.Position(), next.other[next.chosen], next.atHead)
	*t, s.failed, s.last = *next, "", presses{} // the next press on a hex starts over
}

// Failed returns why the last press drew nothing, or "".
func (s *sketch) Failed() string { return s.failed }
