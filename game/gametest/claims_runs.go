package gametest

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// runs has the claims about routes, runs and the use of their revenue.
var runs = reasonClaims{
	rules.NoTrain: func(s *Said) bool { return s.About != 0 && s.TrainCount(id.OfCorp(s.About)) == 0 },
	rules.NoRoute: func(s *Said) bool { return s.About != 0 && !s.Fresh().HasRoute(s.About) },
	rules.NotOwnTrain: func(s *Said) bool {
		return s.Op.Train != 0 && s.S.Trains[s.Op.Train] != s.Op.By ||
			s.Op.TradeIn != 0 && s.S.Trains[s.Op.TradeIn] != s.Op.By
	},
	rules.TrainTwice: func(s *Said) bool {
		return s.Op.Runs && len(s.Op.Routes) == int(s.Refusal.Have) &&
			s.Refusal.Have > s.Refusal.Need && s.Refusal.Need == int32(s.TrainCount(s.Op.By))
	},
	rules.RouteBroken: func(s *Said) bool {
		return slices.ContainsFunc(s.Op.Routes, func(r track.Route) bool {
			_, fault := s.Position().AppendStops(nil, r)
			return !rules.Idle(r) && fault != track.Runs
		})
	},
	rules.RouteTooShort: func(s *Said) bool {
		return s.Action == nil || s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool { return len(stops) < 2 })
	},
	rules.RouteTooLong: func(s *Said) bool {
		return s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool {
			return int32(len(stops)) >= s.Refusal.Have
		}) && s.Refusal.Have > s.Refusal.Need
	},
	rules.RouteStopTwice: func(s *Said) bool {
		return s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool { return repeats(stops) })
	},
	rules.RouteTrackTwice: func(s *Said) bool {
		var pieces []track.Piece
		for _, r := range s.Op.Routes {
			pieces = append(pieces, r.Pieces...)
		}
		return repeats(pieces) || s.sharesSide()
	},
	rules.RouteBlocked: func(s *Said) bool {
		if s.Action == nil { // about the way to a hex
			return s.Hex != 0 && slices.ContainsFunc(s.stops(), s.filled)
		}
		return s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool {
			return len(stops) > 2 && slices.ContainsFunc(stops[1:len(stops)-1], s.filled)
		})
	},
	rules.RouteThroughOffBoard: func(s *Said) bool {
		if s.Action == nil {
			return s.Hex != 0 && slices.ContainsFunc(s.stops(), s.offBoard)
		}
		return s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool {
			return len(stops) > 2 && slices.ContainsFunc(stops[1:len(stops)-1], s.offBoard)
		})
	},
	rules.RouteAreaTwice: func(s *Said) bool {
		return s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool {
			var areas []string
			for _, at := range stops {
				if area := s.Position().Face(at.Hex).Stops[at.Stop].Group; area != "" {
					areas = append(areas, area)
				}
			}
			return repeats(areas)
		})
	},
	rules.RouteNoStation: func(s *Said) bool {
		return s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool {
			return len(stops) > 0 && !slices.ContainsFunc(stops, func(at track.StopAt) bool {
				return s.Position().Stations(at.Hex, s.Who.Corp())>>at.Stop&1 != 0
			})
		})
	},
	rules.RouteEndsAtHalt: func(s *Said) bool {
		return s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool {
			halt := func(at track.StopAt) bool { return s.Position().Face(at.Hex).Stops[at.Stop].Kind == tile.Halt }
			return len(stops) > 0 && (halt(stops[0]) || halt(stops[len(stops)-1]))
		})
	},
	rules.RouteThroughTerminal: func(s *Said) bool {
		return s.SomeRoute(func(r track.Route, _ []track.StopAt) bool {
			return slices.ContainsFunc(r.Pieces, func(x track.Piece) bool {
				return s.Position().Face(x.Hex).Paths[x.Path].Terminal != 0
			})
		})
	},
	rules.MustRun: func(s *Said) bool {
		return s.About != 0 && s.TrainCount(id.OfCorp(s.About)) > 0 && s.Fresh().HasRoute(s.About)
	},
	rules.RunBelowBest: func(s *Said) bool {
		run, ok := s.Action.(rules.RunRoutes)
		return ok && s.Refusal.Have < s.Refusal.Need && s.Fresh().RunRevenue(run) == s.Refusal.Have
	},
	rules.RevenueStated: func(s *Said) bool { return s.Op.Stated },
	rules.NoEarnings:    func(s *Said) bool { return s.S.Turn.Revenue == 0 },
	rules.NoSuchDividend: func(s *Said) bool {
		_, divides := s.Action.(rules.Dividend)
		return divides && !s.Lists(func(a rules.Action) bool {
			d, ok := a.(rules.Dividend)
			return ok && d.Kind == s.Op.Dividend
		})
	},
}

// SomeRoute reports whether some route of the run has a property. It passes the route's stops, recomputed from the
// track.
func (s *Said) SomeRoute(has func(track.Route, []track.StopAt) bool) bool {
	for _, r := range s.Op.Routes {
		if rules.Idle(r) {
			continue
		}
		if stops, _ := s.Position().AppendStops(nil, r); has(r, stops) {
			return true
		}
	}
	return false
}

// repeats reports whether something occurs twice in a list.
func repeats[T comparable](list []T) bool {
	seen := map[T]bool{}
	for _, x := range list {
		if seen[x] {
			return true
		}
		seen[x] = true
	}
	return false
}

// sharesSide reports whether two pieces of the run use the same edge of a hex.
func (s *Said) sharesSide() bool {
	type side struct {
		hex  id.Hex
		edge tile.End
	}
	var sides []side
	for _, r := range s.Op.Routes {
		for _, x := range r.Pieces {
			p := s.Position().Face(x.Hex).Paths[x.Path]
			for _, end := range [...]tile.End{p.A, p.B} {
				if _, edge := end.Edge(); edge {
					sides = append(sides, side{x.Hex, end})
				}
			}
		}
	}
	return repeats(sides)
}

// stops returns the stops of the hex in question.
func (s *Said) stops() (list []track.StopAt) {
	for i := range s.Position().Face(s.Hex).Stops {
		list = append(list, track.StopAt{Hex: s.Hex, Stop: uint8(i)})
	}
	return list
}

// filled reports whether a stop is a city full of other companies' stations.
func (s *Said) filled(at track.StopAt) bool {
	slots := s.Position().Slots(at.Hex, int(at.Stop))
	return len(slots) > 0 && !slices.Contains(slots, 0) && !slices.Contains(slots, s.Who.Corp())
}

// offBoard reports whether a stop is an off-board place.
func (s *Said) offBoard(at track.StopAt) bool {
	return s.Position().Face(at.Hex).Stops[at.Stop].Kind == tile.OffBoard
}
