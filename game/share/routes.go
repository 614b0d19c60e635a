package share

import (
	"slices"
	"sort"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// trips predicts routes from earlier ones.
type trips struct {
	last    [256][]trip     // routes of the last run, by company
	taken   map[way]heading // heading taken last time at each place
	modes   [256]int        // by company: form of its last route
	color   int             // phase in which the last stated revenue was found
	lengths map[uint32]int  // number of stops of the last route, by company and train
}

// place is the position of a route: at one end of track on a hex. At an edge, it includes the lane.
type place struct {
	hex  id.Hex
	end  tile.End
	lane uint8
}

// way is a place on a run of a company, or of any company if corp is zero.
type way struct {
	place
	corp id.Corp
}

// trip is the geometry of a route: its start and the far end of each piece of track. Unlike a list of pieces, it
// survives upgrades of the tiles on the way.
type trip struct {
	from  track.StopAt
	local bool
	ends  []heading
}

// heading is the far end of a piece of track, with its lane there.
type heading struct {
	end  tile.End
	lane uint8
}

func (h heading) context() uint32 { return uint32(h.end)<<2 | uint32(h.lane) }

func newTrips() trips { return trips{taken: map[way]heading{}, lengths: map[uint32]int{}} }

// The forms of a route.
const (
	idleRoute  = iota // the train stays at home
	sameRoute         // the same as in the company's last run
	walkRoute         // from a stop, exit by exit
	localRoute        // one stop
	rawRoute          // pieces in any order
	modeWidth  = 3
)

// Limits of one run, well above those of any game.
const (
	maxRoutes = 32
	maxPieces = 256
)

// runCodec describes the run of a company.
type runCodec struct {
	*codec
	by id.Corp
}

// runRoutes codes a run and returns it. Each route is predicted from the last run of the company.
func (c runCodec) runRoutes(a rules.RunRoutes) rules.RunRoutes {
	last := c.trips.last[c.by]
	deals := &c.market.deals[c.by]
	n := c.amount(len(a.Routes),
		context{runTopic, uint32(len(last)), uint32(*deals)}, context{runTopic, 1<<16 | uint32(c.by), uint32(len(last))})
	*deals = 0
	if n > maxRoutes {
		c.fail("%d routes", n)
		n = 0
	}
	out := rules.RunRoutes{By: c.by}
	trips := make([]trip, n)
	for i := 0; i < n && c.err == nil; i++ {
		given := at(a.Routes, i)
		var r track.Route
		r, trips[i] = c.route(i, given)
		r.Halts = c.halts(r, given.Halts)
		out.Routes = append(out.Routes, r)
	}
	c.trips.last[c.by] = trips
	c.codeRevenue(&out, a)
	return out
}

// halts codes the number of halts that a route uses, on boards with halts, and returns it.
func (c runCodec) halts(r track.Route, n uint8) uint8 {
	if !c.board.halts || rules.Idle(r) {
		return 0
	}
	return c.byte(n, context{haltsTopic, uint32(c.by), uint32(min(len(r.Pieces), 15))}, context{topic: haltsTopic})
}

// route codes the route of train i, and returns it with its geometry.
func (c runCodec) route(i int, r track.Route) (track.Route, trip) {
	last := c.trips.last[c.by]
	var old track.Route
	known := false
	if i < len(last) {
		old, known = c.board.follow(last[i])
	}
	want, walkable := c.board.trip(r)
	mode := rawRoute
	switch {
	case len(r.Pieces) == 0 && r.Only == track.StopAt{}:
		mode = idleRoute
	case known && old.Only == r.Only && slices.Equal(old.Pieces, r.Pieces):
		mode = sameRoute
	case c.board.isLocal(r):
		mode = localRoute
	case walkable:
		mode = walkRoute
	}
	switch c.routeMode(mode, known) {
	case idleRoute:
		return track.Route{}, trip{}
	case sameRoute:
		if !known {
			c.fail("no route to repeat")
			return track.Route{}, trip{}
		}
		c.addUsed(old.Pieces)
		return old, last[i]
	case localRoute:
		stop := c.stop(r.Only)
		return track.Route{Only: stop}, trip{from: stop, local: true}
	case walkRoute:
		return c.walk(i, want)
	case rawRoute:
		return c.raw(r), trip{}
	}
	c.fail("no such way to write a route")
	return track.Route{}, trip{}
}

// routeMode codes the form of a route and returns it. known means that there is a route to repeat.
func (c runCodec) routeMode(mode int, known bool) int {
	may := uint32(0)
	if known {
		may = 1
	}
	last := &c.trips.modes[c.by]
	*last = c.number(modeWidth, mode,
		context{routeTopic, may<<8 | uint32(*last), 1 + uint32(c.by)},
		context{routeTopic, may<<8 | uint32(*last), 0},
		context{routeTopic, 1 << 16, may})
	return *last
}

// stop codes the stop at which a route begins and returns it.
func (c runCodec) stop(s track.StopAt) track.StopAt {
	s.Hex = c.hexNear(c.by, s.Hex, context{topic: startTopic})
	s.Stop = c.byte(s.Stop, context{startTopic, uint32(s.Hex), 1}, context{topic: startTopic, a: 1})
	if int(s.Stop) >= len(c.board.Face(s.Hex).Stops) {
		c.fail("no stop %d on hex %d", s.Stop, s.Hex)
		s.Stop = 0
	}
	return s
}

// walk codes a route from its first stop, exit by exit, and returns it with its geometry.
func (c runCodec) walk(i int, want trip) (track.Route, trip) {
	train := uint32(c.by)<<8 | uint32(i)
	length := c.trips.lengths[train]
	var got trip
	last := at(c.trips.last[c.by], i).from
	if last.Hex != 0 && c.flag(want.from == last, context{topic: startTopic, a: 2}) {
		got.from = last
	} else {
		got.from = c.stop(want.from)
	}
	here := place{hex: got.from.Hex, end: tile.StopEnd(int(got.from.Stop))}
	var r track.Route
	stops := 1
	for c.err == nil {
		if _, ok := here.end.Stop(); ok && len(r.Pieces) > 0 {
			stops++
			if !c.flag(len(got.ends) < len(want.ends),
				context{moreTopic, uint32(stops), 1 + uint32(length)},
				context{moreTopic, 1<<16 | uint32(here.hex), uint32(c.by)},
				context{moreTopic, 1 << 20, uint32(stops)}) {
				break
			}
		}
		exits := c.board.exits(here, r.Pieces)
		if len(exits) == 0 || len(r.Pieces) == maxPieces {
			c.fail("a route ends nowhere")
			break
		}
		k := 0
		if n := len(got.ends); n < len(want.ends) {
			k = slices.IndexFunc(exits, func(x exit) bool { return x.to == want.ends[n] })
		}
		x := exits[c.exit(here, exits, max(k, 0))]
		r.Pieces = append(r.Pieces, x.Piece)
		got.ends = append(got.ends, x.to)
		here = c.board.beyond(x)
	}
	c.addUsed(r.Pieces)
	c.trips.lengths[train] = stops
	return r, got
}

// exit codes the exit taken and returns its index.
func (c runCodec) exit(at place, exits []exit, k int) int {
	own, ownKnown := c.trips.taken[way{at, c.by}]
	others, othersKnown := c.trips.taken[way{place: at}]
	here := uint32(at.hex)<<16 | uint32(at.end)<<8 | uint32(at.lane)
	for i := range exits[:len(exits)-1] {
		to := exits[i].to
		hint := 3*likeness(own == to, ownKnown) + likeness(others == to, othersKnown)
		if c.flag(i == k,
			context{exitTopic, here, to.context()<<8 | uint32(c.by)},
			context{exitTopic, here, to.context()<<8 | 255},
			context{exitTopic, hint, uint32(len(exits)-i)<<8 | 254},
			context{exitTopic, hint, 253}) {
			return c.recordExit(at, exits, i)
		}
	}
	return c.recordExit(at, exits, len(exits)-1)
}

// likeness returns a number for contexts that says whether an exit equals the known one.
func likeness(same, known bool) uint32 {
	switch {
	case !known:
		return 0
	case same:
		return 1
	}
	return 2
}

// recordExit records that the company took exit i of a place, from which its next route is predicted, and returns i.
func (c runCodec) recordExit(at place, exits []exit, i int) int {
	c.trips.taken[way{at, c.by}] = exits[i].to
	c.trips.taken[way{place: at}] = exits[i].to
	return i
}

// addUsed adds track to the fingerprint.
func (c runCodec) addUsed(pieces []track.Piece) {
	for _, x := range pieces {
		c.rows.useTrack(x.Hex, &c.board.Face(x.Hex).Paths[x.Path])
	}
}

// raw codes a route that is not a walk along track and returns it. Only recorded games that state their revenue contain
// any.
func (c *codec) raw(r track.Route) track.Route {
	n := c.amount(len(r.Pieces), context{topic: pieceTopic})
	if n > maxPieces {
		c.fail("route of %d pieces", n)
		return track.Route{}
	}
	out := track.Route{}
	if c.flag(r.Only != track.StopAt{}, context{topic: pieceTopic, a: 1}) {
		out.Only.Hex = id.Hex(c.byte(uint8(r.Only.Hex), context{topic: pieceTopic, a: 2}))
		out.Only.Stop = c.byte(r.Only.Stop, context{topic: pieceTopic, a: 3})
	}
	for i := 0; i < n && c.err == nil; i++ {
		x := at(r.Pieces, i)
		x.Hex = id.Hex(c.byte(uint8(x.Hex), context{topic: pieceTopic, a: 2}))
		x.Path = c.byte(x.Path, context{topic: pieceTopic, a: 3})
		out.Pieces = append(out.Pieces, x)
	}
	return out
}

// exit is a piece of track that continues from a place, and its far end.
type exit struct {
	track.Piece
	to heading
}

// exits returns the track that continues from a place, ordered by far end. A piece does not continue itself.
func (b *board) exits(at place, pieces []track.Piece) []exit {
	b.work++
	if at.hex == 0 {
		return nil
	}
	var list []exit
	_, edge := at.end.Edge()
	paths := b.Face(at.hex).Paths
	for i := range paths {
		p := &paths[i]
		x := track.Piece{Hex: at.hex, Path: uint8(i)}
		if p.A != at.end && p.B != at.end || edge && p.Lane(at.end) != at.lane {
			continue
		}
		if len(pieces) > 0 && pieces[len(pieces)-1] == x {
			continue
		}
		to := p.Other(at.end)
		list = append(list, exit{x, heading{to, p.Lane(to)}})
	}
	sort.SliceStable(list, func(i, j int) bool {
		x, y := list[i].to, list[j].to
		return x.end < y.end || x.end == y.end && x.lane < y.lane
	})
	return list
}

// beyond returns the place after a piece of track.
func (b *board) beyond(x exit) place {
	e, ok := x.to.end.Edge()
	if !ok {
		return place{hex: x.Hex, end: x.to.end}
	}
	return b.neighbour(x.Hex, e, x.to.lane)
}

// doubled is the sum of the lane numbers of double track: the lanes swap numbers at a border.
const doubled = 3

// neighbour returns the place on the other side of an edge of h.
func (b *board) neighbour(h id.Hex, e hex.Edge, lane uint8) place {
	if lane != 0 {
		lane = doubled - lane
	}
	return place{b.Next(h, e), tile.EdgeEnd(e.Opposite()), lane}
}

// follow returns the route of a trip on the current board, or false if its track no longer exists.
func (b *board) follow(t trip) (track.Route, bool) {
	if t.local {
		return track.Route{Only: t.from}, true
	}
	at := place{hex: t.from.Hex, end: tile.StopEnd(int(t.from.Stop))}
	var r track.Route
	for _, to := range t.ends {
		exits := b.exits(at, r.Pieces)
		k := slices.IndexFunc(exits, func(x exit) bool { return x.to == to })
		if k < 0 {
			return track.Route{}, false
		}
		r.Pieces = append(r.Pieces, exits[k].Piece)
		at = b.beyond(exits[k])
	}
	_, ok := at.end.Stop()
	return r, ok && len(r.Pieces) > 0
}

// isLocal reports whether a route is a single stop that exists on the board.
func (b *board) isLocal(r track.Route) bool {
	_, fault := b.AppendStops(nil, r)
	return len(r.Pieces) == 0 && fault == track.Runs
}

// trip returns the geometry of a route. It returns false if the route is no walk along track: it has no pieces or too
// many, its stops are wrong, or following the trip leads along other track.
func (b *board) trip(r track.Route) (trip, bool) {
	if len(r.Pieces) == 0 || len(r.Pieces) > maxPieces || (r.Only != track.StopAt{}) {
		return trip{}, false
	}
	stops, fault := b.AppendStops(nil, r)
	if fault != track.Runs {
		return trip{}, false
	}
	t := trip{from: stops[0]}
	end := tile.StopEnd(int(stops[0].Stop))
	for _, x := range r.Pieces {
		path := &b.Face(x.Hex).Paths[x.Path]
		to := path.Other(end)
		t.ends = append(t.ends, heading{to, path.Lane(to)})
		end = to
		if e, ok := to.Edge(); ok {
			end = tile.EdgeEnd(e.Opposite())
		}
	}
	again, ok := b.follow(t)
	return t, ok && slices.Equal(again.Pieces, r.Pieces)
}

// phases is the number of values of a stop.
const phases = 4

// The codes of a stated revenue that follow the phases. A code below phases means the sum of the stops in that phase.
const (
	moreRevenue = phases + iota
	lessRevenue
	revenueWidth = 3
)

// codeRevenue codes a stated revenue as its difference from the sum of the stops, and the stated subsidy.
func (c runCodec) codeRevenue(out *rules.RunRoutes, a rules.RunRoutes) {
	out.Stated = c.flag(a.Stated, context{topic: statedTopic})
	if !out.Stated || c.err != nil {
		return
	}
	sums := c.board.sums(out.Routes)
	last := sums[c.trips.color]
	symbol := moreRevenue
	switch i := slices.Index(sums[:], a.Revenue); {
	case a.Revenue == last:
		symbol = c.trips.color
	case i >= 0:
		symbol = i
	case a.Revenue < last:
		symbol = lessRevenue
	}
	switch symbol = c.number(revenueWidth, symbol, context{revenueTopic, 0, uint32(c.trips.color)}); symbol {
	case moreRevenue:
		out.Revenue = last + c.sum(a.Revenue-last, context{topic: revenueTopic, a: 1})
	case lessRevenue:
		out.Revenue = last - c.sum(last-a.Revenue, context{topic: revenueTopic, a: 1})
	default:
		if symbol >= phases {
			c.fail("no revenue")
			return
		}
		c.trips.color = symbol
		out.Revenue = sums[symbol]
	}
	if out.Revenue < 0 || out.Revenue > maxAmount {
		c.fail("revenue of %d", out.Revenue)
		out.Revenue = 0
	}
	c.rows.useSum(out.Revenue)
	if c.flag(a.Subsidy != 0, context{topic: subsidyTopic}) {
		out.Subsidy = c.sum(a.Subsidy, context{topic: subsidyTopic, a: 1})
	}
}

// sums returns the pay of all stops of the routes in each phase.
func (b *board) sums(routes []track.Route) (sums [phases]int32) {
	for _, r := range routes {
		stops, _ := b.AppendStops(nil, r)
		for _, s := range stops {
			value := b.Face(s.Hex).Stops[s.Stop].Value
			for i := range sums {
				sums[i] += int32(value.At(tile.Yellow + tile.Color(i)))
			}
		}
	}
	return sums
}
