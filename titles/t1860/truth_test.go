package t1860_test

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/t1860"
)

// TestReasonsAreTrue: every reason that the screens give holds in the position.
func TestReasonsAreTrue(t *testing.T) {
	gametest.Truth(t, t1860.Key, map[string]func(*gametest.Said) bool{
		"R91 no gain":  func(s *gametest.Said) bool { return s.Op.Tile != 0 && !runsThere(s) && !runsForMore(s) },
		"R88 no train": withoutTrain,
		"R96 no train": withoutTrain,
		"R89 beyond the trains": func(s *gametest.Said) bool {
			return s.Op.Tile != 0 && s.About != 0 && reach(s) > 0 &&
				!tileInReach(s)
		},
		"R96 beyond the trains": func(s *gametest.Said) bool {
			if s.About == 0 || reach(s) == 0 {
				return false
			}
			beyond := func(at track.StopAt) bool {
				near, reached := inReach(s, s.Fresh())(point{at.Hex, tile.StopEnd(int(at.Stop))}, tile.City)
				return reached && !near
			}
			if s.Step != nil {
				open := s.OpenCities()
				return len(open) > 0 && !slices.ContainsFunc(open, func(at track.StopAt) bool { return !beyond(at) })
			}
			return s.Op.Hex != 0 && beyond(track.StopAt{Hex: s.Op.Hex, Stop: s.Op.City})
		},
		"R42 not yours": func(s *gametest.Said) bool { return s.Private != 0 && s.S.Privates[s.Private].Owner != s.Who },
		"R99 insolvent": func(s *gametest.Said) bool {
			free := s.Op.Tile != 0 && s.T.Board.Hexes[max(s.Hex, 1)-1].Cost == 0
			return s.About != 0 && s.Is(s.About, rules.Insolvent) && !free
		},
		"R135 in receivership":  func(s *gametest.Said) bool { return s.S.Holder[s.T.PresidentCert(s.About)] == id.Pool },
		"R145 building is over": func(s *gametest.Said) bool { return s.Memory("building_over", 0) != 0 },
		"R145 no new companies": func(s *gametest.Said) bool {
			return s.Memory("building_over", 0) != 0 &&
				!s.Is(s.About, rules.Started)
		},
		"R48 not yet for sale": func(s *gametest.Said) bool {
			return s.T.FindPhase(s.T.Private(max(s.Private, 1)).FromPhase) > int(s.S.Phase)
		},
		"R154 no legal run": func(s *gametest.Said) bool {
			run, _ := s.Fresh().BestRun(s.About, 100_000)
			return len(run.Routes) == 0
		},
		"R161 hex entered twice": func(s *gametest.Said) bool { return s.SomeRoute(comesBack) },
		"R158 too many small stations": func(s *gametest.Said) bool {
			return s.Refusal.Have > s.Refusal.Need &&
				s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool { return count(s, stops, tile.Town) >= s.Refusal.Have })
		},
		"R163 routes apart": apart,
		"R154 home not visited": func(s *gametest.Said) bool {
			return len(s.Op.Routes) > 0 && !s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool {
				return slices.ContainsFunc(stops, func(at track.StopAt) bool {
					return at.Hex == s.Home(s.About) && s.Position().Stations(at.Hex, s.About)>>at.Stop&1 != 0
				})
			})
		},
		"R160 second full city": func(s *gametest.Said) bool { return fullPassed(s) > 1 },
		"R117 its only train": func(s *gametest.Said) bool {
			return s.Op.From.Corp() != 0 && s.TrainCount(s.Op.From) == 1 && s.TrainCount(s.Op.By) > 0
		},
		"R118 not from there": func(s *gametest.Said) bool {
			c := s.Op.From.Corp()
			without := func(c id.Corp) bool { return s.S.Holder[s.T.PresidentCert(c)] == id.Pool }
			return c != 0 && (s.Memory("nationalised", 0) != 0 || s.Is(c, rules.Unlisted) || without(c) ||
				without(s.Op.By.Corp()))
		},
		"MustRun": func(s *gametest.Said) bool {
			return s.About != 0 && (s.TrainCount(s.Op.By) > 0 || s.Leased(s.About) != 0) && s.Fresh().HasRoute(s.About)
		},
		"RouteTooLong": func(s *gametest.Said) bool {
			return s.Refusal.Have > s.Refusal.Need &&
				s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool { return int32(len(stops)) >= s.Refusal.Have })
		},
	}, phrases)
}

// runsThere reports whether the best run of the company as the board is goes over the hex (1860/R91).
func runsThere(s *gametest.Said) bool {
	run, _ := s.Fresh().BestRun(s.About, 20_000)
	return slices.ContainsFunc(run.Routes, func(r track.Route) bool {
		return slices.ContainsFunc(r.Pieces, func(x track.Piece) bool { return x.Hex == s.Hex })
	})
}

// runsForMore reports whether the best run with the tile stops in the hex at a stop that pays more than any did there
// (1860/R91).
func runsForMore(s *gametest.Said) bool {
	most := int16(0)
	for _, stop := range s.Position().Face(s.Hex).Stops {
		most = max(most, stop.Value.At(tile.Yellow))
	}
	laid := *s.S
	laid.Cells[s.Hex].Tile, laid.Cells[s.Hex].Rot = s.Op.Tile, s.Op.Rot
	after := rules.View{T: s.T, S: &laid, X: &rules.Scratch{}}
	run, _ := after.BestRun(s.About, 20_000)
	return slices.ContainsFunc(run.Routes, func(r track.Route) bool {
		stops, _ := after.Position().AppendStops(nil, r)
		return slices.ContainsFunc(stops, func(at track.StopAt) bool {
			return at.Hex == s.Hex && after.Position().Face(at.Hex).Stops[at.Stop].Value.At(tile.Yellow) > most
		})
	})
}

// withoutTrain: the company owns no train; a leased one is not its own.
func withoutTrain(s *gametest.Said) bool {
	return s.About != 0 && s.TrainCount(id.OfCorp(s.About)) == 0
}

// reach returns N of the longest train of the company.
func reach(s *gametest.Said) (n int32) {
	for _, card := range s.AppendTrains(nil, id.OfCorp(s.About)) {
		n = max(n, int32(s.T.Train(s.KindOf(card)).Reach))
	}
	return n
}

// longest returns N and M of the train of the company with the largest N.
func longest(s *gametest.Said) (n, m int) {
	for _, card := range s.AppendTrains(nil, id.OfCorp(s.About)) {
		if d := s.T.Train(s.KindOf(card)); int(d.Reach) > n {
			n, m = int(d.Reach), int(d.More)
		}
	}
	return n, m
}

// point is a stop of a hex, or one of its sides as track of the hex comes to it.
type point struct {
	hex id.Hex
	end tile.End
}

// distances returns how many large and how many small stations lie at least before every point that the company's track
// reaches, each counted for itself, the station where a way begins included and the point itself not (1860/R89).
func distances(v rules.View, c id.Corp) (large, small map[point]int) {
	before := func(kind ...tile.StopKind) map[point]int {
		far := map[point]int{}
		var queue []point
		relax := func(at point, d int) {
			if old, known := far[at]; !known || d < old {
				far[at] = d
				queue = append(queue, at)
			}
		}
		for i := range v.T.Board.Hexes {
			h := id.Hex(i + 1)
			for n := range v.Position().Face(h).Stops {
				if v.Position().Stations(h, c)>>n&1 != 0 {
					relax(point{h, tile.StopEnd(n)}, 0)
				}
			}
		}
		for len(queue) > 0 {
			at := queue[0]
			queue = queue[1:]
			d := far[at]
			face := v.Position().Face(at.hex)
			from := at
			if n, stop := at.end.Stop(); stop {
				if !v.Position().Passes(track.StopAt{Hex: at.hex, Stop: uint8(n)}, c, 0) {
					continue
				}
				if slices.Contains(kind, face.Stops[n].Kind) {
					d++
				}
			} else {
				e, _ := at.end.Edge()
				from = point{v.T.Track().Next(at.hex, e), tile.EdgeEnd(e.Opposite())}
				if from.hex == 0 {
					continue
				}
				face = v.Position().Face(from.hex)
			}
			for _, p := range face.Paths {
				if p.A == from.end || p.B == from.end {
					relax(point{from.hex, p.Other(from.end)}, d)
				}
			}
		}
		return far
	}
	return before(tile.City, tile.OffBoard), before(tile.Town)
}

// tileInReach reports whether the longest train reaches a station of the tile as it would lie, or its track if it has
// none (R89).
func tileInReach(s *gametest.Said) bool {
	laid := *s.S
	laid.Cells[s.Hex] = s.Position().Upgraded(s.Hex, s.Op.Tile, s.Op.Rot, nil)
	after := rules.View{T: s.T, S: &laid, X: &rules.Scratch{}}
	near := inReach(s, after)
	face := after.Position().Face(s.Hex)
	for i, stop := range face.Stops {
		if ok, _ := near(point{s.Hex, tile.StopEnd(i)}, stop.Kind); ok {
			return true
		}
	}
	for _, p := range face.Paths {
		a, _ := near(point{s.Hex, p.A}, tile.Halt)
		b, _ := near(point{s.Hex, p.B}, tile.Halt)
		if len(face.Stops) == 0 && (a || b) {
			return true
		}
	}
	return false
}

// inReach returns a function that reports whether the longest train of the company reaches a stop or track in a
// position, and whether its track does (1860/R89).
func inReach(s *gametest.Said, v rules.View) func(at point, kind tile.StopKind) (near, reached bool) {
	n, m := longest(s)
	large, small := distances(v, s.About)
	return func(at point, kind tile.StopKind) (near, reached bool) {
		d, reached := large[at]
		room := n + m - d // what is left for small stations, where none may be passed without a stop
		free := s.T.Profile == rules.Recorded
		switch {
		case !reached:
			return false, false
		case kind == tile.City:
			return d < n && (free || small[at] <= room-1), true
		case kind == tile.Town:
			return d <= n && (free || small[at] < room), true
		}
		return d <= n && (free || small[at] <= room), true
	}
}

func count(s *gametest.Said, stops []track.StopAt, k tile.StopKind) (n int32) {
	for _, at := range stops {
		if s.Position().Face(at.Hex).Stops[at.Stop].Kind == k {
			n++
		}
	}
	return n
}

// comesBack reports whether a route enters a hex again after it has left it.
func comesBack(r track.Route, _ []track.StopAt) bool {
	left := map[id.Hex]bool{}
	for i, x := range r.Pieces {
		if i > 0 && r.Pieces[i-1].Hex != x.Hex {
			left[r.Pieces[i-1].Hex] = true
		}
		if left[x.Hex] {
			return true
		}
	}
	return false
}

// apart reports whether the routes of a run fall into groups without a common stop.
func apart(s *gametest.Said) bool {
	var groups []map[track.StopAt]bool
	s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool {
		now := map[track.StopAt]bool{}
		for _, at := range stops {
			now[at] = true
		}
		var others []map[track.StopAt]bool
		for _, g := range groups {
			if slices.ContainsFunc(stops, func(at track.StopAt) bool { return g[at] }) {
				for at := range g {
					now[at] = true
				}
			} else {
				others = append(others, g)
			}
		}
		others = append(others, now)
		groups = others
		return false
	})
	return len(groups) > 1
}

// fullPassed counts the passages through cities that are full of others' stations.
func fullPassed(s *gametest.Said) (n int) {
	s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool {
		for _, at := range stops[min(1, len(stops)):max(len(stops)-1, min(1, len(stops)))] {
			slots := s.Position().Slots(at.Hex, int(at.Stop))
			if len(slots) > 0 && !slices.Contains(slots, 0) && !slices.Contains(slots, s.Who.Corp()) {
				n++
			}
		}
		return false
	})
	return n
}

// TestCitedRulesFit: the rule behind each reason has the meaning of the reason.
func TestCitedRulesFit(t *testing.T) {
	gametest.CitedRules(t, t1860.Key, phrases)
}

// phrases are the words of the rules behind the title's reasons.
var phrases = map[string]string{
	"R91 no gain":                  `an upgrade needs one of two`,
	"R88 no train":                 `without a train of its own upgrades nothing`,
	"R96 no train":                 `without a train it places none`,
	"R89 beyond the trains":        `must reach the tile`,
	"R96 beyond the trains":        `a train of the company reaches`,
	"R99 insolvent":                `insolvent companies and those in receivership place none`,
	"R99 insolvent: lay":           `insolvent company lays only where the ground is free`,
	"R135 in receivership":         `lays no track, places no station`,
	"R135 in receivership: trains": `with a train it buys no more`,
	"R145 building is over":        `no track and no stations are built`,
	"R48 not yet for sale":         `ferry is for sale .* once`,
	"R145 no new companies":        `no company that never started is started`,
	"R154 no legal run":            `every route visits a station of the company`,
	"R161 hex entered twice":       `no hex entered again`,
	"R158 too many small stations": `every small station on the way must be a stop`,
	"R163 routes apart":            `hang together by common stations`,
	"R154 home not visited":        `one of them the home station`,
	"R160 second full city":        `one may pass one full city, once`,
	"R117 its only train":          `does not buy the only train`,
	"R118 not from there":          `bankrupt companies and those in receivership sell none`,
	"R42 not yours":                `a player sells privates to the bank`,
	"OwnPrivate":                   `the bank sells them again`,
}
