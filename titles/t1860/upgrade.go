package t1860

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// upgrades judges upgrades: a company needs a train of its own that reaches the tile, and must gain by the upgrade
// (1860/R88-R91).
type upgrades struct {
	benefit Benefit
	runs    runTerms
}

// check judges an upgrade that fits and is affordable.
func (u upgrades) check(v rules.View, a rules.LayTile) rules.Refusal {
	longest := longestTrain(v, a.By)
	if longest == (allowance{}) {
		return v.Refuse(upgradeNeedsTrain)
	}
	r := reach{skipTowns: u.runs.skipTowns, train: longest, old: v.Position().Face(a.Hex)}
	r.measureLaid(v, a)
	switch {
	case !r.reached():
		return v.Refuse(beyondTrain).Figures(r.nearest(), int32(longest.large))
	case u.pays(v, a, &r):
		return rules.Refusal{}
	case u.benefit == RunsOrRises:
		return v.Refuse(nothingRises)
	}
	return v.Refuse(rules.NoGain)
}

// pays reports whether the company gains the advantage required for an upgrade (1860/R91).
func (u upgrades) pays(v rules.View, a rules.LayTile, r *reach) bool {
	switch u.benefit {
	case RunsOrRises:
		return r.rises() || u.runs.runsOver(v, a.By, a.Hex, r.train)
	case Either:
		return r.gains() || r.anyPath(r.pathInReach)
	case NewOrChanged:
		return r.gains()
	}
	return false
}

// longestTrain returns the printed allowance of the train of c with the most large stations, or none without a train. A
// leased train does not count (1860/R88, R89).
func longestTrain(v rules.View, c id.Corp) (longest allowance) {
	var buf [rules.MaxTrains]id.Train
	for _, n := range v.AppendTrains(buf[:0], id.OfCorp(c)) {
		if d := v.T.Train(v.KindOf(n)); int(d.Reach) > longest.large {
			longest = printedAllowance(d)
		}
	}
	return longest
}

// reach is the reach of a company's trains on a tile that is about to be laid.
type reach struct {
	skipTowns bool
	train     allowance // of the longest train
	old, now  *tile.Face
	paths     uint16         // pieces of the new tile that the network reaches, as bits
	stops     uint8          // stops that it reaches, as bits
	cities    track.Distance // large stations on the way to places of the hex
	towns     track.Distance // small ones
}

// measureLaid computes network and distances with the tile of a laid.
func (r *reach) measureLaid(v rules.View, a rules.LayTile) {
	after := v.Laid(a)
	r.now = after.Face(a.Hex)
	r.paths, r.stops = v.NetworkWith(a.By, after.Cells, a.Hex)
	r.measure(v, after, a.By, a.Hex)
}

// measure computes the number of large and small stations before every stop and piece of h.
func (r *reach) measure(v rules.View, p track.Position, c id.Corp, h id.Hex) {
	r.cities = v.Ranger().Distances(p, c, func(k tile.StopKind) bool { return k == tile.City || k == tile.OffBoard })[h]
	if !r.skipTowns {
		r.towns = v.Ranger().Distances(p, c, func(k tile.StopKind) bool { return k == tile.Town })[h]
	}
}

// reached reports whether a station of the tile is in reach or, on a tile without stations, a piece of its track
// (1860/R89).
func (r *reach) reached() bool {
	if len(r.now.Stops) == 0 {
		return r.anyPath(r.plainInReach)
	}
	for i := range r.now.Stops {
		if r.stopInReach(i) {
			return true
		}
	}
	return false
}

// nearest returns the number of large stations before the nearest station or piece of the tile, or track.Far if no way
// leads there.
func (r *reach) nearest() int32 {
	best := uint8(track.Far)
	for i := range r.now.Stops {
		best = min(best, r.cities.Stop[i])
	}
	for i := range r.now.Paths {
		best = min(best, r.cities.Path[i])
	}
	return int32(best)
}

// stopInReach reports whether station i is in reach: a large one needs fewer than N large stations before it, any other
// at most N. If small stations cannot be passed, they use up the train's remaining stops (1860/R89).
func (r *reach) stopInReach(i int) bool {
	if r.stops>>i&1 == 0 {
		return false
	}
	cities, towns := int(r.cities.Stop[i]), int(r.towns.Stop[i])
	room := r.train.all - cities
	switch r.now.Stops[i].Kind {
	case tile.City, tile.OffBoard:
		return cities < r.train.large && (r.skipTowns || towns < room)
	case tile.Town:
		return cities <= r.train.large && (r.skipTowns || towns < room)
	case tile.Halt:
		return cities <= r.train.large && (r.skipTowns || towns <= room)
	}
	return false
}

// plainInReach reports whether piece i of a tile without stations is in reach, which counts like a halt.
func (r *reach) plainInReach(i int) bool {
	cities, towns := int(r.cities.Path[i]), int(r.towns.Path[i])
	return cities <= r.train.large && (r.skipTowns || towns <= r.train.all-cities)
}

// pathInReach reports whether piece i counts for the benefit: with at most N large stations before it, and M small ones
// if those cannot be passed (1860/R91). Unlike plainInReach it does not count unused large stops as small ones.
func (r *reach) pathInReach(i int) bool {
	cities, towns := int(r.cities.Path[i]), int(r.towns.Path[i])
	return cities <= r.train.large && (r.skipTowns || towns <= r.train.all-r.train.large)
}

// anyPath reports whether good holds for any piece that the network reaches.
func (r *reach) anyPath(good func(i int) bool) bool {
	for i := range r.now.Paths {
		if r.paths>>i&1 != 0 && good(i) {
			return true
		}
	}
	return false
}

// gains reports whether track in reach is new, or the value of a station in reach changes (1860/R91).
func (r *reach) gains() bool {
	return r.anyPath(func(i int) bool { return r.pathInReach(i) && r.isNew(&r.now.Paths[i]) }) || r.paysOtherwise()
}

// isNew reports whether a piece is new track, or leads to a halt that has become a small station.
func (r *reach) isNew(p *tile.Path) bool {
	was := track.Carried(r.now, r.old, p)
	return was == nil || leadsToTown(r.now, p) && !leadsToTown(r.old, was)
}

// leadsToTown reports whether a piece of track ends in a town.
func leadsToTown(f *tile.Face, p *tile.Path) bool {
	for _, end := range [...]tile.End{p.A, p.B} {
		if i, ok := end.Stop(); ok && f.Stops[i].Kind == tile.Town {
			return true
		}
	}
	return false
}

// paysOtherwise reports whether the values of the stations in reach differ from those of the old face's stations. The
// only station of a face without track counts as none.
func (r *reach) paysOtherwise() bool {
	var before, after []int16
	for i := range r.now.Stops {
		if r.stopInReach(i) {
			after = append(after, valueOf(&r.now.Stops[i]))
		}
	}
	for i := range r.old.Stops {
		if r.old.StopExits(i) != 0 || len(r.old.Stops) > 1 {
			before = append(before, valueOf(&r.old.Stops[i]))
		}
	}
	slices.Sort(before)
	slices.Sort(after)
	return len(after) > 0 && !slices.Equal(before, after)
}

// rises reports whether a station in reach pays more than before. A new station counts as having paid nothing.
func (r *reach) rises() bool {
	for i := range r.now.Stops {
		if r.stopInReach(i) && valueOf(&r.now.Stops[i]) > r.paidBefore(i) {
			return true
		}
	}
	return false
}

// paidBefore returns the highest value of the old stations whose track now leads to stop i, or zero if there are none.
func (r *reach) paidBefore(i int) (most int16) {
	for n := range r.now.Paths {
		p := &r.now.Paths[n]
		if p.A != tile.StopEnd(i) && p.B != tile.StopEnd(i) {
			continue
		}
		was := track.Carried(r.now, r.old, p)
		if was == nil {
			continue
		}
		for _, end := range [...]tile.End{was.A, was.B} {
			if stop, ok := end.Stop(); ok {
				most = max(most, valueOf(&r.old.Stops[stop]))
			}
		}
	}
	return most
}

// valueOf returns the value of a station on a tile, which is the same in every phase.
func valueOf(s *tile.Stop) int16 { return s.Value.At(tile.Yellow) }
