package record

import (
	"fmt"
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
)

// maxConnections bounds the size of one recorded route.
const maxConnections = 64

// runRoutes converts a run. Its revenue is the record's, whatever the routes pay; routes that cannot be followed on the
// board are omitted, with a note. The revenue is computed from the routes if the record is one of the rulebook profile,
// or names no revenue.
func (r *reader) runRoutes(e *Entry, by actor) (rules.Action, error) {
	c, err := by.corp()
	if err != nil {
		return nil, err
	}
	a := rules.RunRoutes{By: c, Stated: true}
	var space [rules.MaxTrains]id.Train
	trains := r.v.AppendRunning(space[:0], c)
	if len(e.Routes) > len(trains) {
		return nil, fmt.Errorf("%d routes for %d trains", len(e.Routes), len(trains))
	}
	a.Routes = make([]track.Route, len(trains))
	computed := r.out.Game.Profile != rules.Recorded
	for i := range e.Routes {
		route := &e.Routes[i]
		at, err := r.ownTrain(trains, route.Train)
		if err != nil {
			return nil, err
		}
		if a.Routes[at], err = r.route(route, c, r.routesToAvoid(trains, at, a.Routes)); err != nil {
			r.note(e, Note{Kind: RouteUnread, What: err.Error()})
		}
		if route.Revenue == nil {
			computed = true
			continue
		}
		sum, err := price(route.Revenue)
		if err != nil {
			return nil, fmt.Errorf("route of %s: %w", route.Train, err)
		}
		a.Revenue = min(a.Revenue+sum, maxSum)
		a.Subsidy = min(a.Subsidy+int32(min(max(route.Subsidy, 0), maxSum)), maxSum)
	}
	if computed { // also for a record from before revenues were stored
		a.Stated, a.Revenue, a.Subsidy = false, 0, 0
	}
	return a, nil
}

// routesToAvoid returns the routes whose track the train at index at may not use.
func (r *reader) routesToAvoid(trains []id.Train, at int, routes []track.Route) []track.Route {
	share := r.v.T.Hooks.ShareTrack
	if share == nil {
		return routes
	}
	apart := slices.Clone(routes)
	for i := range apart {
		if share(r.v, trains[i], trains[at]) {
			apart[i] = track.Route{}
		}
	}
	return apart
}

// ownTrain returns the index of the named train among those that may run. For a leased train any card of its kind is
// accepted, because it returns to the bank (1860/R128).
func (r *reader) ownTrain(trains []id.Train, name string) (int, error) {
	n, err := r.train(name)
	if err != nil {
		return 0, err
	}
	for i, own := range trains {
		leased := r.v.S.Trains[own].Corp() == 0
		if own == n || leased && r.v.T.FrontOf(own) == r.v.T.FrontOf(n) {
			return i, nil
		}
	}
	return 0, fmt.Errorf("train %s belongs to somebody else", name)
}

// route reads a route of c. The routes of the other trains must not use the same track.
func (r *reader) route(e *RouteEntry, c id.Corp, others []track.Route) (track.Route, error) {
	if len(e.Connections) > maxConnections {
		return track.Route{}, fmt.Errorf("%d connections", len(e.Connections))
	}
	w := track.Written{Connections: e.Connections, Hexes: e.Hexes, Nodes: e.Nodes}
	route, err := track.Names{Position: r.v.Position()}.ReadRoute(w, c, others)
	if e.Halts != nil && *e.Halts >= 0 && *e.Halts <= maxConnections {
		route.Halts = uint8(*e.Halts) + 1
	}
	return route, err
}

// judgeRun notes differences between a recorded run and our rules.
func (r *reader) judgeRun(e *Entry, a rules.RunRoutes) {
	if !a.Stated {
		return
	}
	own := rules.RunRoutes{By: a.By, Routes: a.Routes}
	if refusal := rules.Check(r.v, own); refusal.Refused() {
		r.note(e, Note{Kind: RouteRefused, What: refusal.Reason.String()})
		return
	}
	sum := r.v.RunEarnings(own)
	if r.v.T.Hooks.Run != nil {
		sum.Subsidy = a.Subsidy // records omit income of a run beyond its routes (1822PNW/R137)
	}
	if sum.Revenue != a.Revenue || sum.Subsidy != a.Subsidy {
		r.note(e, Note{Kind: RevenueDiffers, Have: int(a.Revenue + a.Subsidy), Need: int(sum.Revenue + sum.Subsidy)})
	}
}

// encodeRun sets o.Routes to the routes of a run, one for each train that runs. It returns an error for a run with too
// many routes, or with a revenue but no train.
func (w *Writer) encodeRun(o *Out, a rules.RunRoutes) error {
	var space [rules.MaxTrains]id.Train
	trains := w.v.AppendRunning(space[:0], a.By)
	if len(a.Routes) > len(trains) {
		return fmt.Errorf("%d routes for %d trains", len(a.Routes), len(trains))
	}
	out := []routeOut{}
	revenue, subsidy, parts := a.Revenue, a.Subsidy, w.v.RunParts(a)
	for i, route := range a.Routes {
		if rules.Idle(route) {
			continue
		}
		written := track.Names{Position: w.v.Position()}.WriteRoute(route)
		revenue -= parts[i]
		o := routeOut{
			Train: w.cards.nameInMarket(w.v, trains[i]), Connections: written.Connections, Hexes: written.Hexes,
			Revenue: int(parts[i]), RevenueStr: written.String(), Nodes: written.Nodes,
		}
		if w.v.T.Hooks.Earns != nil && w.v.T.Hooks.Run == nil {
			part := w.v.RouteEarnings(a.By, trains[i], route).Subsidy
			subsidy -= part
			o.Subsidy = intPtr(part)
		}
		if route.Halts != 0 {
			o.Halts = intPtr(route.Halts - 1)
		}
		out = append(out, o)
	}
	if a.Stated && (revenue != 0 || subsidy != 0) {
		if len(out) == 0 && len(trains) == 0 {
			return fmt.Errorf("revenue of %d without a train", a.Revenue)
		}
		if len(out) == 0 { // no route could be followed
			out = append(out, routeOut{
				Train: w.cards.nameInMarket(w.v, trains[0]), Connections: [][]string{}, Hexes: []string{}, Nodes: []string{},
			})
		}
		distributeStated(out, int(revenue), int(subsidy))
	}
	o.Routes = &out
	return nil
}

// distributeStated adds revenue and subsidy, by which the stated amounts of a run exceed the sums of its routes, to the
// routes. They may be negative, but no route becomes negative. 18xx.games accepts the written amounts, so the totals
// remain as played.
func distributeStated(out []routeOut, revenue, subsidy int) {
	for i := range out {
		r := &out[i]
		part := max(revenue, -r.Revenue)
		r.Revenue, revenue = r.Revenue+part, revenue-part
		if r.Subsidy == nil && subsidy == 0 {
			continue
		}
		if r.Subsidy == nil {
			r.Subsidy = new(int)
		}
		part = max(subsidy, -*r.Subsidy)
		*r.Subsidy, subsidy = *r.Subsidy+part, subsidy-part
	}
}
