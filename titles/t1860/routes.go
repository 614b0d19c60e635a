package t1860

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// runTerms are the variants of the rules about runs (1860/R129-R132, R153-R168).
type runTerms struct {
	skipTowns bool  // small stations may be passed without a stop (R158)
	reEnter   bool  // a route may come back to a hex (R161)
	home      bool  // one route must visit the home station (R154)
	lease     Lease // earnings of a leased train
	halfLease bool  // a company in receivership gets half of that (R131)
}

// allowance is the number of stations a train may serve: large ones, and all together.
type allowance struct{ large, all int }

// allowanceOf returns the allowance of train n. A leased train, and every train of a nationalised company, stops at N
// stations in all (1860/R129, R156, R167); with HalfRun a leased train runs like any other (R130).
func (t runTerms) allowanceOf(v rules.View, n id.Train) allowance {
	a := printedAllowance(v.T.Train(v.KindOf(n)))
	if nationalised.Is(v.S) || leased(v, n) && t.lease != HalfRun {
		a.all = a.large
	}
	return a
}

// printedAllowance returns N and N+M of an N+M train.
func printedAllowance(d *rules.TrainDef) allowance {
	return allowance{large: int(d.Reach), all: int(d.Reach) + int(d.More)}
}

// leased reports whether a train is leased: it belongs to no company.
func leased(v rules.View, n id.Train) bool { return v.S.Trains[n].Corp() == 0 }

// calls are the stations along a route.
type calls struct {
	large int32   // value of the large stations
	n     int     // number of large stations
	small []int16 // values of the small stations, highest first
	halts int
}

// callsOf returns the stations of a route, counted and with their values. Those of the small ones are appended to
// small.
func callsOf(small []int16, v rules.View, stops []track.StopAt) calls {
	c, color := calls{small: small}, v.PhaseDef().Column()
	for _, at := range stops {
		switch s := &v.Position().Face(at.Hex).Stops[at.Stop]; s.Kind {
		case tile.City, tile.OffBoard:
			c.n++
			c.large += int32(s.Value.At(color))
		case tile.Town:
			c.small = append(c.small, s.Value.At(color))
		case tile.Halt:
			if !trackEnded.Is(v.S) { // 1860/R166
				c.halts++
			}
		}
	}
	slices.SortFunc(c.small, func(a, b int16) int { return int(b) - int(a) })
	return c
}

// mostHalts returns the maximum number of halts that the president may choose with room stops left after the large
// stations. If small stations may be passed, halts may displace them, except in nationalised runs (1860/R159).
func (t runTerms) mostHalts(v rules.View, c calls, room int) int {
	if !t.skipTowns || nationalised.Is(v.S) {
		room -= min(len(c.small), room)
	}
	return min(c.halts, room)
}

// haltsUsed returns the number of halts that a route with room stops left after the large stations uses: as chosen, or
// as many as fit in addition to the small stations.
func (t runTerms) haltsUsed(v rules.View, c calls, r track.Route, room int) int {
	if chosen := int(r.Halts) - 1; chosen >= 0 && chosen <= t.mostHalts(v, c, room) {
		return chosen
	}
	return min(c.halts, room-min(len(c.small), room))
}

// The earnings that no tile prints, in the credits of companies (1860/R129, R159).
const (
	leaseBase     = 40 // of a leased train
	leasePerStop  = 20 // for each of its stops
	subsidyOfHalt = 10 // to the company for each halt used
)

// earns returns the earnings of a route (1860/R100, R129-R132, R156-R167). It is the title's hook.
func (t runTerms) earns(v rules.View, corp id.Corp, n id.Train, r track.Route) rules.Earnings {
	var buf [usualStops]track.StopAt
	var small [usualStops]int16
	stops, _ := v.Position().AppendStops(buf[:0], r)
	called, allowed := callsOf(small[:0], v, stops), t.allowanceOf(v, n)
	if leased(v, n) && t.lease != HalfRun {
		return rules.Earnings{Revenue: t.leaseEarnings(v, corp, called, allowed)}
	}
	room := max(allowed.all-called.n, 0)
	halts := t.haltsUsed(v, called, r, room)
	sum := called.large
	for _, pays := range called.small[:min(len(called.small), room-halts)] {
		sum += int32(pays)
	}
	if leased(v, n) {
		sum /= 2
	}
	return rules.Earnings{Revenue: sum, Subsidy: subsidyOfHalt * int32(halts)}
}

// leaseEarnings returns the earnings of a leased train of corp: a base and a sum per stop, or with Fixed per stop that
// it could serve.
func (t runTerms) leaseEarnings(v rules.View, corp id.Corp, c calls, a allowance) int32 {
	stops := min(c.n+len(c.small)+c.halts, a.all)
	if t.lease == Fixed {
		stops = a.all
	}
	sum := leaseBase + leasePerStop*int32(stops)
	if t.halfLease && v.Receivership(corp) {
		sum /= 2
	}
	return sum
}

// checkRun judges the routes of a run, alone and together (1860/R153-R163). Route i belongs to train i.
func (t runTerms) checkRun(v rules.View, c id.Corp, routes []track.Route, trains []id.Train) rules.Refusal {
	j := t.newJudge(v, c)
	for i, r := range routes {
		if rules.Idle(r) {
			continue
		}
		if refusal := j.judgeRoute(r, trains[i]); refusal.Refused() {
			return refusal
		}
	}
	return j.judgeTogether(routes)
}

// judge judges the routes of one run in turn, and then together.
type judge struct {
	t       runTerms
	v       rules.View
	corp    id.Corp
	through track.Corps // companies whose stations do not block
	used    track.Used  // track of the routes so far
	passed  int         // number of full cities passed by all routes
	atHome  bool        // a route visits the home station
}

// usualStops is the number of stops of a route up to which no memory is allocated for them.
const usualStops = 64

// newJudge returns a judge of the routes of c.
func (t runTerms) newJudge(v rules.View, c id.Corp) judge {
	return judge{t: t, v: v, corp: c, through: v.FaceDown()}
}

// judgeRoute judges a single route, and that it uses no track of the routes before.
func (j *judge) judgeRoute(r track.Route, n id.Train) rules.Refusal {
	var buf [usualStops]track.StopAt
	stops, fault := j.v.Position().AppendStops(buf[:0], r)
	if fault != track.Runs {
		return j.v.Refuse(rules.RouteBroken)
	}
	if refusal := j.judgeLine(stops, r); refusal.Refused() {
		return refusal
	}
	if refusal := j.judgeStations(stops); refusal.Refused() {
		return refusal
	}
	if refusal := j.judgeLength(stops, n); refusal.Refused() {
		return refusal
	}
	if !j.used.Take(j.v.Position(), r) {
		return j.v.Refuse(rules.RouteTrackTwice)
	}
	return rules.Refusal{}
}

// judgeLine judges the ends of a route, and that it comes back neither to a station nor to a hex (1860/R155, R161).
func (j *judge) judgeLine(stops []track.StopAt, r track.Route) rules.Refusal {
	if len(stops) < 2 {
		return j.v.Refuse(rules.RouteTooShort)
	}
	for _, end := range [...]track.StopAt{stops[0], stops[len(stops)-1]} {
		if kindAt(j.v, end) == tile.Halt {
			return j.v.Refuse(rules.RouteEndsAtHalt)
		}
	}
	for i, s := range stops {
		if slices.Contains(stops[:i], s) {
			return j.v.Refuse(rules.RouteStopTwice)
		}
	}
	if !j.t.reEnter && comesBack(r) {
		return j.v.Refuse(routeHexAgain)
	}
	return rules.Refusal{}
}

// comesBack reports whether a route enters a hex that it has left.
func comesBack(r track.Route) bool {
	for i, x := range r.Pieces {
		if i == 0 || r.Pieces[i-1].Hex == x.Hex {
			continue
		}
		for _, y := range r.Pieces[:i] {
			if y.Hex == x.Hex {
				return true
			}
		}
	}
	return false
}

// judgeStations judges that a route visits a station of the company, and that all routes together pass at most one full
// city (1860/R154, R160). The pier has a single track, so no route passes it.
func (j *judge) judgeStations(stops []track.StopAt) rules.Refusal {
	p, own := j.v.Position(), false
	for i, s := range stops {
		if p.Stations(s.Hex, j.corp)>>s.Stop&1 != 0 {
			own = true
			j.atHome = j.atHome || isHome(j.v, j.corp, s)
		}
		if i > 0 && i < len(stops)-1 && !p.Passes(s, j.corp, j.through) {
			j.passed++
		}
	}
	switch {
	case !own:
		return j.v.Refuse(rules.RouteNoStation)
	case j.passed > 1:
		return j.v.Refuse(routeFullTwice)
	}
	return rules.Refusal{}
}

// judgeLength judges the number of stations (1860/R156-R158).
func (j *judge) judgeLength(stops []track.StopAt, n id.Train) rules.Refusal {
	var small [usualStops]int16
	c, a := callsOf(small[:0], j.v, stops), j.t.allowanceOf(j.v, n)
	if c.n > a.large {
		return j.v.Refuse(rules.RouteTooLong).Figures(int32(c.n), int32(a.large))
	}
	if room := a.all - c.n; !j.t.skipTowns && len(c.small) > room {
		return j.v.Refuse(routeTooManyTowns).Figures(int32(len(c.small)), int32(room))
	}
	return rules.Refusal{}
}

// judgeTogether judges all routes, of which some may be idle: they are connected by common stations (1860/R163), and
// one visits the home station if that is required (R154).
func (j *judge) judgeTogether(routes []track.Route) rules.Refusal {
	if !step.AnyRuns(routes) {
		return rules.Refusal{}
	}
	if !hangTogether(j.v.Position(), routes) {
		return j.v.Refuse(routeApart)
	}
	if j.t.home && !j.atHome {
		return j.v.Refuse(routeNoHome)
	}
	return rules.Refusal{}
}

// hangTogether reports whether the routes that are not idle form one group connected by common stations: the group of
// the first, which grows until no other route joins it. There must be one.
func hangTogether(p track.Position, routes []track.Route) bool {
	var joined [rules.MaxTrains]bool
	joined[slices.IndexFunc(routes, func(r track.Route) bool { return !rules.Idle(r) })] = true
	for grown := true; grown; {
		grown = false
		for i, r := range routes {
			if joined[i] || rules.Idle(r) {
				continue
			}
			for k, o := range routes {
				if joined[k] && shareStop(p, r, o) {
					joined[i], grown = true, true
					break
				}
			}
		}
	}
	for i, r := range routes {
		if !rules.Idle(r) && !joined[i] {
			return false
		}
	}
	return true
}

// shareStop reports whether two routes have a stop in common.
func shareStop(p track.Position, a, b track.Route) bool {
	var ofA, ofB [usualStops]track.StopAt
	stops, _ := p.AppendStops(ofA[:0], a)
	others, _ := p.AppendStops(ofB[:0], b)
	return slices.ContainsFunc(stops, func(s track.StopAt) bool { return slices.Contains(others, s) })
}

// isHome reports whether a stop is the home city of c.
func isHome(v rules.View, c id.Corp, s track.StopAt) bool { return s == homeOf(v, c) }

// homeOf returns the home stop of c.
func homeOf(v rules.View, c id.Corp) track.StopAt {
	h := v.T.HomeHex(c)
	return track.StopAt{Hex: h, Stop: uint8(v.Position().HomeCity(h, int(v.T.Corp(c).HomeCity)))}
}

// kindAt returns the kind of a stop.
func kindAt(v rules.View, s track.StopAt) tile.StopKind {
	return v.Position().Face(s.Hex).Stops[s.Stop].Kind
}
