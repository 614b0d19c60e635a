package t1860

import (
	"slices"

	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/tile"
	"hexrail/rules/track"
)

// searchWork bounds the search for a good run to offer, in pieces of track looked at for each train and first stop.
const searchWork = 2_000

// goodRun returns a good run of c: train by train, the longest first, the route that earns most beside those found before.
// It finds a legal run if there is one within its work; it need not be the best one, as none is owed (1860/R153).
func (t runTerms) goodRun(v rules.View, c id.Corp) rules.RunRoutes {
	var buf [rules.MaxTrains]id.Train
	trains := v.AppendRunning(buf[:0], c)
	run := rules.RunRoutes{By: c, Routes: make([]track.Route, len(trains))}
	for _, i := range longestFirst(v, trains) {
		f := finder{t: t, v: v, run: run, train: i, trains: trains}
		f.search()
		run.Routes[i] = f.best
	}
	return run
}

func longestFirst(v rules.View, trains []id.Train) []int {
	order := make([]int, len(trains))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return int(v.T.KindOf(trains[b])) - int(v.T.KindOf(trains[a])) })
	return order
}

// finder looks for the best route of one train beside the routes of others.
type finder struct {
	t      runTerms
	v      rules.View
	run    rules.RunRoutes
	train  int
	trains []id.Train
	left   int

	pieces []track.Piece
	stops  []track.StopAt
	best   track.Route
	value  int32
}

// search tries lines from the home station, then from every other stop that the network of the company reaches and that is
// no halt.
func (f *finder) search() {
	f.value = -1
	network := f.v.Reach(f.run.By)
	f.from(homeOf(f.v, f.run.By))
	for i := range f.v.T.Board.Hexes {
		h := id.Hex(i + 1)
		for stop := range f.v.Position().Face(h).Stops {
			if at := (track.StopAt{Hex: h, Stop: uint8(stop)}); network.Reaches(h, stop) && kindAt(f.v, at) != tile.Halt {
				f.from(at)
			}
		}
	}
}

func (f *finder) from(at track.StopAt) {
	f.left = searchWork
	f.stops = append(f.stops[:0], at)
	f.leave(at.Hex, tile.StopEnd(int(at.Stop)))
}

// leave tries every piece of h that ends at a stop or edge of it.
func (f *finder) leave(h id.Hex, from tile.End) {
	paths := f.v.Position().Face(h).Paths
	for i := range paths {
		if paths[i].A != from && paths[i].B != from {
			continue
		}
		if f.left--; f.left < 0 {
			return
		}
		x := track.Piece{Hex: h, Path: uint8(i)}
		if slices.Contains(f.pieces, x) {
			continue
		}
		f.pieces = append(f.pieces, x)
		f.goOn(h, paths[i].Other(from))
		f.pieces = f.pieces[:len(f.pieces)-1]
	}
}

func (f *finder) goOn(h id.Hex, to tile.End) {
	stop, ok := to.Stop()
	if !ok {
		e, _ := to.Edge()
		if n := f.v.T.Track().Next(h, e); n != 0 && (f.t.reEnter || !f.been(n)) {
			f.leave(n, tile.EdgeEnd(e.Opposite()))
		}
		return
	}
	at := track.StopAt{Hex: h, Stop: uint8(stop)}
	if slices.Contains(f.stops, at) || !f.fits(at) {
		return
	}
	f.stops = append(f.stops, at)
	f.offer(at)
	f.leave(h, to)
	f.stops = f.stops[:len(f.stops)-1]
}

// been reports whether the line has been on a hex.
func (f *finder) been(h id.Hex) bool {
	return slices.ContainsFunc(f.pieces, func(x track.Piece) bool { return x.Hex == h })
}

// fits reports whether the train can go on to a stop: large stations are all called at.
func (f *finder) fits(at track.StopAt) bool {
	c := callsOf(f.v, append(f.stops, at))
	a := f.t.allowanceOf(f.v, f.trains[f.train])
	return c.n <= a.large && (f.t.skipTowns || c.n+len(c.small) <= a.all)
}

// offer keeps the line as far as the stop at which it is, if it earns more than the best so far and may be run.
func (f *finder) offer(at track.StopAt) {
	if kindAt(f.v, at) == tile.Halt {
		return
	}
	r := track.Route{Pieces: f.pieces}
	earns := f.t.earns(f.v, f.run.By, f.trains[f.train], r)
	if value := earns.Revenue + earns.Subsidy; value > f.value && f.legal(r) {
		f.value = value
		f.best = track.Route{Pieces: slices.Clone(f.pieces)}
	}
}

func (f *finder) legal(r track.Route) bool {
	routes := slices.Clone(f.run.Routes)
	routes[f.train] = r
	return !f.t.judge(f.v, f.run.By, routes, f.trains).Refused()
}
