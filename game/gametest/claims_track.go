package gametest

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// lays has the claims about tiles.
var lays = reasonClaims{
	rules.LayUsed: func(s *Said) bool {
		if s.Op.Tile == 0 {
			return false
		}
		upgrade := s.upgrades(s.Hex)
		return s.S.Turn.Lays > 0 && !s.Lists(func(a rules.Action) bool {
			lay, ok := a.(rules.LayTile)
			return ok && lay.Via == s.Op.Via && (lay.Hex == s.Hex || s.upgrades(lay.Hex) == upgrade && !s.restricted(lay.Hex))
		})
	},
	rules.HexBlocked: func(s *Said) bool {
		if s.Private == 0 || s.Hex == 0 {
			return false
		}
		w, ok := rules.PowerOf[rules.BlockHexes](s.T, s.Private)
		return ok && slices.Contains(w.Hexes, s.T.HexName(s.Hex)) && s.S.Privates[s.Private].Owner.Player() != 0
	},
	rules.HexFixed: func(s *Said) bool {
		face := s.face()
		return face != nil && (face.Color == tile.Gray || face.Color == tile.Blue) && s.S.Cells[s.Hex].Tile == 0
	},
	rules.ColorLater: func(s *Said) bool {
		if s.Op.Tile == 0 {
			return false
		}
		color := s.T.Tiles.Kind(s.Op.Tile).Face.Color
		for n := range s.T.Phases[:s.S.Phase+1] {
			if s.T.Phases[n].Colors >= color {
				return false
			}
		}
		return slices.Contains([]tile.Color{tile.Green, tile.Brown, tile.Gray}, color)
	},
	rules.ColorOrder: func(s *Said) bool {
		face := s.face()
		return face != nil && s.Op.Tile != 0 && s.T.Tiles.Kind(s.Op.Tile).Face.Color != face.Color+1
	},
	rules.NoTileLeft: func(s *Said) bool {
		if s.Op.Tile == 0 {
			return false
		}
		laid := int32(0)
		for h := range s.T.Board.Hexes {
			if s.S.Cells[h+1].Tile == s.Op.Tile {
				laid++
			}
		}
		return laid == s.Refusal.Need && laid == int32(s.T.Tiles.Kind(s.Op.Tile).Count)
	},
	rules.LabelDiffers: func(s *Said) bool {
		face := s.face()
		return face != nil && s.Op.Tile != 0 && s.T.Tiles.Kind(s.Op.Tile).Face.Label != face.Label
	},
	rules.CityCount: func(s *Said) bool { return s.differs(tile.City) },
	rules.TownCount: func(s *Said) bool { return s.differs(tile.Town) || s.differs(tile.Halt) },
	rules.MixesCities: func(s *Said) bool {
		// Some old stop has no new stop of its own with all its edges.
		old, now := s.face(), s.Turned()
		if old == nil || now == nil {
			return false
		}
		var fits func(i int, taken uint8) bool
		fits = func(i int, taken uint8) bool {
			if i == len(old.Stops) {
				return true
			}
			for k := range now.Stops {
				if taken>>k&1 == 0 && old.StopExits(i)&^now.StopExits(k) == 0 && fits(i+1, taken|1<<k) {
					return true
				}
			}
			return false
		}
		return !fits(0, 0)
	},
	rules.CutsTrack: func(s *Said) bool {
		// An edge has lost its track, or two ends that were joined are not any more.
		old, now := s.face(), s.Turned()
		return old != nil && now != nil && cuts(old, now)
	},
	rules.OffMap: func(s *Said) bool {
		now := s.Turned()
		return now != nil && now.Exits()&ShutEdges(s.View, s.Hex) != 0
	},
	rules.NotReached: func(s *Said) bool { return s.Hex != 0 && s.About != 0 && s.Network().Lay[s.Hex] == 0 },
	rules.NoGain: func(s *Said) bool {
		// With the tile the company reaches no city on the hex that is worth more or has more slots.
		if s.Op.Tile == 0 || s.About == 0 || s.S.Cells[s.Hex].Tile == 0 {
			return false
		}
		cells := s.S.Cells
		cells[s.Hex].Tile, cells[s.Hex].Rot = s.Op.Tile, s.Op.Rot
		_, before := s.Fresh().NetworkWith(s.About, &s.S.Cells, s.Hex)
		_, after := s.Fresh().NetworkWith(s.About, &cells, s.Hex)
		worth := func(f *tile.Face, stops uint8) (sum int) {
			for i, stop := range f.Stops {
				if stops>>i&1 != 0 && stop.Kind == tile.City {
					sum += int(stop.Value.At(tile.Gray)) + 10*int(stop.Slots)
				}
			}
			return sum
		}
		return worth(s.Turned(), after) <= worth(s.face(), before)
	},
	rules.WrongTile: func(s *Said) bool {
		return s.Op.Via != 0 && s.Op.Via == s.Private && s.Op.Tile != 0 && s.S.Privates[s.Op.Via].Owner != id.Nobody &&
			!s.Lists(func(a rules.Action) bool {
				lay, ok := a.(rules.LayTile)
				return ok && lay.Via == s.Op.Via && lay.Hex == s.Hex && lay.Tile == s.Op.Tile
			})
	},
	rules.WrongTurn: func(s *Said) bool {
		return s.Op.Tile != 0 && !s.Lists(func(a rules.Action) bool {
			lay, ok := a.(rules.LayTile)
			return ok && lay.Hex == s.Hex && lay.Tile == s.Op.Tile && lay.Rot == s.Op.Rot
		}) && (s.T.Tiles.Kind(s.Op.Tile).Fixed && s.Op.Rot != 0)
	},
	rules.OffBoard: func(s *Said) bool { face := s.face(); return face != nil && face.Color == tile.Red },
	rules.NoUpgrade: func(s *Said) bool {
		face := s.face()
		return face != nil && !AnyFollows(s.View, s.Hex)
	},
	rules.NotJoined: func(s *Said) bool {
		now := s.Turned()
		if now == nil || s.About == 0 {
			return false
		}
		reach := s.Network().Lay[s.Hex]
		return reach != 0 && reach&now.Exits() == 0
	},
	rules.HomeOnly: func(s *Said) bool {
		return s.About != 0 && s.Refusal.Hex == s.Home(s.About) && s.Op.Hex != s.Refusal.Hex && s.Top().Hex == s.Refusal.Hex
	},
	rules.PowerElsewhere: func(s *Said) bool { return s.Refusal.Hex != 0 && s.Op.Hex != s.Refusal.Hex },
}

// face returns the face of the hex in question, or nil.
func (s *Said) face() *tile.Face {
	if s.Hex == 0 {
		return nil
	}
	return s.Position().Face(s.Hex)
}

// Turned returns the face of the tile in its rotation, or nil.
func (s *Said) Turned() *tile.Face {
	if s.Op.Tile == 0 || s.Hex == 0 {
		return nil
	}
	return s.Position().Turned(s.Op.Tile, s.Op.Rot)
}

// differs reports whether tile and hex have different numbers of stops of a kind.
func (s *Said) differs(k tile.StopKind) bool {
	return s.face() != nil && s.Op.Tile != 0 && s.T.Tiles.Kind(s.Op.Tile).Face.Count(k) != s.face().Count(k)
}

// upgrades reports whether a lay on h replaces track, printed or laid.
func (s *Said) upgrades(h id.Hex) bool { return h != 0 && s.Position().Face(h).Color != tile.White }

// restricted reports whether h and the hex in question differ in having a city, so that rules about cities may treat
// them differently.
func (s *Said) restricted(h id.Hex) bool {
	return h != 0 && (s.Position().Face(h).Count(tile.City) > 0) != (s.Hex != 0 && s.face().Count(tile.City) > 0)
}

// Network returns the network of the company in question, recomputed.
func (s *Said) Network() *track.Network { return s.Fresh().Reach(s.About) }

// cuts reports whether now lacks an edge of old, or does not join two ends that old joins.
func cuts(old, now *tile.Face) bool {
	if old.Exits()&^now.Exits() != 0 {
		return true
	}
	for _, p := range old.Paths {
		a, okA := p.A.Edge()
		b, okB := p.B.Edge()
		if okA && okB && !joined(now, a, b) || okA != okB && !leadsToStop(now, p, old) {
			return true
		}
	}
	return false
}

// leadsToStop reports whether now has track from the edge of p to a stop of at least the rank that p leads to in old,
// or to a junction if p leads to one.
func leadsToStop(now *tile.Face, p tile.Path, old *tile.Face) bool {
	rank := func(f *tile.Face, end tile.End) int {
		i, stop := end.Stop()
		if !stop {
			return 0
		}
		return int(tile.OffBoard) - int(f.Stops[i].Kind)
	}
	edge, end := p.A, p.B
	if _, ok := p.B.Edge(); ok {
		edge, end = p.B, p.A
	}
	return slices.ContainsFunc(now.Paths, func(q tile.Path) bool {
		if q.A != edge && q.B != edge {
			return false
		}
		_, through := q.Other(edge).Edge()
		return !through && rank(now, q.Other(edge)) >= rank(old, end)
	})
}

// joined reports whether track of the face joins two edges within the hex.
func joined(f *tile.Face, a, b hex.Edge) bool {
	from, to := tile.EdgeEnd(a), tile.EdgeEnd(b)
	seen := map[tile.End]bool{from: true}
	for grew := true; grew; {
		grew = false
		for _, p := range f.Paths {
			for _, end := range [...]tile.End{p.A, p.B} {
				if _, edge := end.Edge(); seen[end] && (!edge || end == from) && !seen[p.Other(end)] {
					seen[p.Other(end)], grew = true, true
				}
			}
		}
	}
	return seen[to]
}

// ShutEdges returns the edges of h that track may not cross: at the rim, at an impassable border, or at printed track
// that does not meet them.
func ShutEdges(v rules.View, h id.Hex) (shut uint8) {
	wall := func(h id.Hex, e hex.Edge) bool {
		return slices.ContainsFunc(v.T.Board.Hexes[h-1].Borders, func(b track.Border) bool {
			return b.Edge == e && b.Kind == track.Impassable
		})
	}
	for e := range hex.Edge(6) {
		n := v.T.Track().Next(h, e)
		if n == 0 || wall(h, e) || wall(n, e.Opposite()) {
			shut |= 1 << e
		} else if f := &v.T.Board.Hexes[n-1].Face; f.Color >= tile.Gray &&
			(f.Exits()|v.Position().Face(n).Exits())>>e.Opposite()&1 == 0 {
			shut |= 1 << e
		}
	}
	return shut
}

// AnyFollows reports whether the title has a tile of the next colour with the same label and stops that in some
// rotation keeps all track on the hex and crosses no shut edge.
func AnyFollows(v rules.View, h id.Hex) bool {
	old, shut := v.Position().Face(h), ShutEdges(v, h)
	small := func(f *tile.Face) int { return f.Count(tile.Town) + f.Count(tile.Halt) }
	for i := range v.T.Tiles {
		k := &v.T.Tiles[i]
		merges := old.Label != "" && old.Color != tile.White && k.Face.Count(tile.City) > 0
		if k.Hidden || k.Face.Color != old.Color+1 || k.Face.Label != old.Label || small(&k.Face) != small(old) ||
			k.Face.Count(tile.City) != old.Count(tile.City) && !merges {
			continue
		}
		for rot := range uint8(6) {
			now := v.Position().Turned(id.Tile(i+1), rot)
			if !cuts(old, now) && now.Exits()&shut == 0 && (rot == 0 || !k.Fixed) {
				return true
			}
		}
	}
	return false
}

// tokens has the claims about stations.
var tokens = reasonClaims{
	rules.NoStationLeft: func(s *Said) bool { return s.About != 0 && s.StationsLeft(s.About) == 0 },
	rules.StationUsed:   func(s *Said) bool { return s.S.Turn.Stations > 0 },
	rules.HasStation: func(s *Said) bool {
		return s.Hex != 0 && s.About != 0 && s.Position().Stations(s.Hex, s.About) != 0
	},
	rules.NotACity: func(s *Said) bool { face := s.face(); return face != nil && !hasSlots(face) },
	rules.NoSlot: func(s *Said) bool {
		face := s.face()
		return face != nil && hasSlots(face) && int(s.Op.City) < len(face.Stops) && !s.free(s.Op.City)
	},
	rules.SlotReserved: func(s *Said) bool {
		face := s.face()
		return face != nil && int(s.Op.City) < len(face.Stops) && s.free(s.Op.City) &&
			slices.ContainsFunc(s.AppendHolds(nil), func(o track.Hold) bool {
				return o.Hex == s.Hex && o.Corp != s.About
			})
	},
	rules.CityNotReached: func(s *Said) bool {
		face := s.face()
		return face != nil && hasSlots(face) && s.About != 0 && !s.Network().Reaches(s.Hex, int(s.Op.City))
	},
	rules.NoCityOpen: func(s *Said) bool { return s.About != 0 && len(s.OpenCities()) == 0 },
}

// OpenCities returns the cities that the company reaches and that have a slot free and not reserved for another
// company, in hexes without a station of the company.
func (s *Said) OpenCities() (open []track.StopAt) {
	network, holds := s.Network(), s.AppendHolds(nil)
	for i := range s.T.Board.Hexes {
		h := id.Hex(i + 1)
		if s.Position().Stations(h, s.About) != 0 {
			continue
		}
		for n := range s.Position().Face(h).Stops {
			free := 0
			for _, c := range s.Position().Slots(h, n) {
				if c == 0 {
					free++
				}
			}
			for _, o := range holds {
				switch {
				case o.Hex != h || o.Corp == s.About:
				case o.City < 0: // of the whole hex
					free = 0
				case s.cityNow(h, int(o.City)) == n:
					free--
				}
			}
			if free > 0 && network.Reaches(h, n) {
				open = append(open, track.StopAt{Hex: h, Stop: uint8(n)})
			}
		}
	}
	return open
}

// cityNow returns which stop of a hex has the track of a printed one. Without printed track it keeps its number.
func (s *Said) cityNow(h id.Hex, city int) int {
	track := s.T.Board.Hexes[h-1].Face.StopExits(city)
	for n := range s.Position().Face(h).Stops {
		if track != 0 && track&^s.Position().Face(h).StopExits(n) == 0 {
			return n
		}
	}
	return city
}

// hasSlots reports whether a face has slots for stations.
func hasSlots(f *tile.Face) bool {
	return slices.ContainsFunc(f.Stops, func(s tile.Stop) bool { return s.Kind == tile.City || s.Slots > 0 })
}

// free reports whether a city of the hex has a slot without a station.
func (s *Said) free(city uint8) bool { return slices.Contains(s.Position().Slots(s.Hex, int(city)), 0) }
