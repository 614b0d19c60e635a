package draft

import (
	"slices"

	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/route"
	"hexrail/rules/track"
)

// sketch is the routes of the trains of a company as a player draws them, by presses on stops and hexes, and by dragging.
type sketch struct {
	v      rules.View
	say    *text.Speaker
	corp   id.Corp
	trains []id.Train
	terms  route.Problem
	routes []drawing
	active int    // the train whose route is being drawn
	failed string // why the last press drew nothing
	open   bool   // while it is asked what stands in the way: trains go on from cities that others fill
	own    bool   // the player has drawn something
	last   presses
	drag   drag
}

func newSketch(v rules.View, say *text.Speaker, c id.Corp) sketch {
	s := sketch{v: v, say: say, corp: c, trains: v.AppendRunning(nil, c)}
	s.terms = v.RunProblem(c, s.trains)
	return s
}

// Take takes routes for the trains in card order.
func (r *sketch) Take(routes []track.Route) {
	r.own = true
	r.routes, r.active, r.failed = make([]drawing, len(r.trains)), 0, ""
	for i := range routes {
		if i < len(r.routes) && !rules.Idle(routes[i]) {
			r.routes[i] = drawingOf(r.v.Position(), routes[i])
		}
	}
}

// Clear takes all routes away.
func (r *sketch) Clear() { r.Take(nil) }

// ClearTrain takes the route of one train away and goes on with it.
func (r *sketch) ClearTrain(i int) {
	r.routes[i], r.active, r.failed = drawing{}, i, ""
	r.own = true
}

// Trains returns the cards that run.
func (r *sketch) Trains() []id.Train { return r.trains }

// Active returns the number of the train whose route is being drawn.
func (r *sketch) Active() int { return r.active }

// Activate goes on with the route of another train.
func (r *sketch) Activate(i int) { r.active, r.failed = i, "" }

// Route returns the route of a train, empty while it joins no two stops, unless the train may stay in one (1822PNW/R125).
func (r *sketch) Route(i int) track.Route {
	if d := &r.routes[i]; len(d.stops) != 1 || r.terms.Trains[i].Local {
		return d.route()
	}
	return track.Route{}
}

// Stops returns the stops of the route of a train in order, also of one that is not finished.
func (r *sketch) Stops(i int) []track.StopAt { return r.routes[i].stops }

// Action returns the run.
func (r *sketch) Action() rules.RunRoutes {
	a := rules.RunRoutes{By: r.corp}
	for i := range r.routes {
		a.Routes = append(a.Routes, r.Route(i))
	}
	for len(a.Routes) > 0 && rules.Idle(a.Routes[len(a.Routes)-1]) {
		a.Routes = a.Routes[:len(a.Routes)-1]
	}
	return a
}

// Revenue returns what the run earns.
func (r *sketch) Revenue() int32 { return r.v.RunRevenue(r.Action()) }

// Reach returns how many stops a train may call at: large ones, and small ones besides (1860/R156).
func (r *sketch) Reach(i int) (large, more int) {
	t := &r.terms.Trains[i]
	return int(t.Reach), int(t.More)
}

// stopsOn returns the stops of a hex that can be joined to the current route, the nearest first.
func (r *sketch) stopsOn(h id.Hex) []track.StopAt {
	type reached struct {
		stop track.StopAt
		way  way
	}
	var list []reached
	for i := range r.v.Position().Face(h).Stops {
		s := track.StopAt{Hex: h, Stop: uint8(i)}
		if len(r.routes[r.active].stops) == 0 {
			list = append(list, reached{stop: s})
		} else if ways, _ := r.join(s); len(ways) > 0 {
			list = append(list, reached{s, ways[0]})
		}
	}
	slices.SortStableFunc(list, func(a, b reached) int {
		switch {
		case nearer(a.way, b.way):
			return -1
		case nearer(b.way, a.way):
			return 1
		}
		return 0
	})
	stops := make([]track.StopAt, len(list))
	for i := range list {
		stops[i] = list[i].stop
	}
	return stops
}

// Press adds a stop to the current route at its nearer end, by the most direct free way and of several the one that earns most, or drops
// it if the route calls there already. What was drawn last goes again as a whole.
func (r *sketch) Press(s track.StopAt) {
	t := &r.routes[r.active]
	r.failed, r.own = "", true
	if i := slices.Index(t.stops, s); i >= 0 {
		if t.before != nil && s == t.drawn() {
			*t = *t.before.clone()
			return
		}
		t.drop(i)
		return
	}
	if len(t.stops) == 0 {
		t.stops = []track.StopAt{s}
		return
	}
	list, atHead := r.join(s)
	if len(list) == 0 {
		r.failed = r.noWay(s.Hex)
		return
	}
	before := t.clone()
	r.dearestFirst(list, atHead)
	t.extend(r.v.Position(), list[0], atHead)
	t.other, t.chosen, t.atHead, t.before = list, 0, atHead, before
}

// join lists the free ways to a stop from the end of the current route that is nearer, and tells which end that is.
func (r *sketch) join(s track.StopAt) (list []way, atHead bool) {
	head, tail := r.waysTo(s, true), r.waysTo(s, false)
	if len(r.routes[r.active].stops) > 1 && len(head) > 0 && (len(tail) == 0 || nearer(head[0], tail[0])) {
		return head, true
	}
	return tail, false
}

// dearestFirst puts the way with which the run earns most in front of those that are as direct as the first one: they may differ by what
// lies beside the track, such as the fee for a portage (1822PNW/R133).
func (r *sketch) dearestFirst(list []way, atHead bool) {
	n := 1
	for n < len(list) && !nearer(list[0], list[n]) {
		n++
	}
	if n == 1 {
		return
	}
	t := &r.routes[r.active]
	before := t.clone()
	best, most := 0, int32(-1)
	for i := range n {
		t.extend(r.v.Position(), list[i], atHead)
		if sum := r.Revenue(); sum > most {
			best, most = i, sum
		}
		*t = *before.clone()
	}
	way := list[best]
	copy(list[1:best+1], list[:best])
	list[0] = way
}

func nearer(a, b way) bool {
	if len(a.stops) != len(b.stops) {
		return len(a.stops) < len(b.stops)
	}
	return len(a.pieces) < len(b.pieces)
}

// waysTo lists the free ways from an end of the current route to a stop.
func (r *sketch) waysTo(s track.StopAt, head bool) []way {
	t := &r.routes[r.active]
	end := t.stops[len(t.stops)-1]
	if head {
		end = t.stops[0]
	}
	// An end that becomes the middle of the route must let trains through.
	if len(t.stops) > 1 && !r.through(end) {
		return nil
	}
	w := r.freeWays(s, t.stops)
	return w.search(end)
}

// room returns how many stops the current train may still be led to. Where it passes some without calling, that is not
// known before the route is.
func (r *sketch) room(stops []track.StopAt) int {
	if r.terms.Trains[r.active].Terms != nil {
		return anyStops
	}
	large, more := r.Reach(r.active)
	return max(1, large+more-len(stops))
}

// anyStops is more stops than a way has.
const anyStops = 24

// freeWays begins a search for ways to a stop that use no track of the run, but for that of trains with which this one may share it
// (1822PNW/R126), and call at none of the stops.
func (r *sketch) freeWays(goal track.StopAt, stops []track.StopAt) *ways {
	w := &ways{
		p: r.v.Position(), goal: goal, reach: r.room(stops),
		taken: map[track.Piece]bool{}, sides: map[side]bool{}, visited: map[track.StopAt]bool{}, through: r.through,
	}
	share := r.v.T.Hooks.ShareTrack
	for i := range r.routes {
		if i == r.active || share == nil || !share(r.v, r.trains[r.active], r.trains[i]) {
			w.take(r.routes[i].pieces(), true)
		}
	}
	for _, stop := range stops {
		w.visited[stop] = true
	}
	return w
}

// through reports whether a train of the company may go on from a stop.
func (r *sketch) through(s track.StopAt) bool {
	t := r.terms.TermsOf(r.active, s)
	return !t.Closed && !t.Barred || r.open && r.filled(s)
}

// CanTurn reports whether there is another way for what was drawn last.
func (r *sketch) CanTurn() bool { return len(r.routes[r.active].other) > 1 }

// OtherWay takes the next way between the stops that were joined last, shortest first.
func (r *sketch) OtherWay() {
	t := &r.routes[r.active]
	if len(t.other) < 2 {
		return
	}
	next := t.before.clone()
	next.other, next.chosen, next.atHead, next.before = t.other, (t.chosen+1)%len(t.other), t.atHead, t.before
	next.extend(r.v.Position(), next.other[next.chosen], next.atHead)
	*t, r.failed, r.last = *next, "", presses{} // the next press on a hex begins anew
}

// Failed returns why the last press drew nothing.
func (r *sketch) Failed() string { return r.failed }
