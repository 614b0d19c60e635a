package t18fl_test

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/t18fl"
)

// TestReasonsAreTrue: every reason that the screens give holds in the position.
func TestReasonsAreTrue(t *testing.T) {
	gametest.Truth(t, t18fl.Key, map[string]func(*gametest.Said) bool{
		"R70e shuts a company in": shutIn,
		"R121 new tiles only": func(s *gametest.Said) bool {
			return s.Hex != 0 && s.Private != 0 && s.Position().Face(s.Hex).Color != tile.White
		},
		"R120 another president": func(s *gametest.Said) bool {
			return s.Private != 0 && s.S.Privates[s.Private].Owner.Player() != s.President(s.Op.By.Corp())
		},
		"R128 no tile yet": func(s *gametest.Said) bool { return s.Hex != 0 && s.Position().Face(s.Hex).Color == tile.White },
		"R73 no town": func(s *gametest.Said) bool {
			return s.Hex != 0 &&
				s.Position().Face(s.Hex).Count(tile.Town) == 0
		},
		"R73 hotel there": func(s *gametest.Said) bool {
			return s.Hex != 0 && slices.ContainsFunc(s.S.Markers[:],
				func(m rules.Marker) bool { return m.Hex == s.Hex && m.Private == 0 && m.Corp == s.About })
		},
		"R73 not reached": func(s *gametest.Said) bool {
			return s.Hex != 0 && s.About != 0 && s.Position().Face(s.Hex).Count(tile.Town) > 0 && s.Network().Stops[s.Hex] == 0
		},
		"R122 no port": func(s *gametest.Said) bool {
			return s.Hex != 0 && !slices.Contains([]string{"Mobile", "Jacksonville", "Tampa", "Miami"},
				s.T.Board.Hexes[s.Hex-1].Place)
		},
		"R17 bid first": func(s *gametest.Said) bool {
			return s.RoundOf(s.Base()).Name == rules.AuctionRound && !s.S.Auction.Choosing
		},
		"R15 $0, $5 or $10": func(s *gametest.Said) bool {
			return s.Op.Bids &&
				!slices.Contains([]int32{0, 5, 10}, s.Op.Price)
		},
		"R17 choose a private": func(s *gametest.Said) bool { return s.S.Auction.Choosing },
		"R61 phases 3 and 4":   func(s *gametest.Said) bool { return s.PhaseDef().Name != "3" && s.PhaseDef().Name != "4" },
		"R108a no president": func(s *gametest.Said) bool {
			return s.Op.From.Corp() != 0 && s.S.Holder[s.T.PresidentCert(s.Op.From.Corp())].Player() == 0
		},
		"R61 ten shares": func(s *gametest.Said) bool { return s.About != 0 && s.Is(s.About, rules.Converted) },
		"R70b dead end": func(s *gametest.Said) bool {
			return s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool {
				return slices.ContainsFunc(stops,
					func(at track.StopAt) bool { return s.T.HexName(at.Hex) == "A6" || s.T.HexName(at.Hex) == "A4" })
			})
		},
		"T7 hex twice": func(s *gametest.Said) bool { return s.SomeRoute(twice) },
		"T4 two cities": func(s *gametest.Said) bool {
			return s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool {
				n := 0
				for _, at := range stops {
					if s.Position().Face(at.Hex).Stops[at.Stop].Kind != tile.Town {
						n++
					}
				}
				return n < 2
			})
		},
		"RouteTooLong": func(s *gametest.Said) bool {
			return s.Refusal.Have > s.Refusal.Need &&
				s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool { return int32(len(stops)) >= s.Refusal.Have })
		},
		"NotOperated": func(s *gametest.Said) bool {
			return s.About != 0 &&
				(!s.Is(s.About, rules.Operated) || s.S.Turn.First)
		},
	}, phrases)
}

// twice reports whether a route enters a hex again, or calls at two stops of one.
func twice(r track.Route, stops []track.StopAt) bool {
	seen := map[id.Hex]bool{}
	for i, x := range r.Pieces {
		if i > 0 && r.Pieces[i-1].Hex != x.Hex && seen[x.Hex] {
			return true
		}
		seen[x.Hex] = true
	}
	calls := map[id.Hex]bool{}
	for _, at := range stops {
		if calls[at.Hex] {
			return true
		}
		calls[at.Hex] = true
	}
	return false
}

// TestCitedRulesFit: the rule behind each reason has the meaning of the reason.
func TestCitedRulesFit(t *testing.T) {
	gametest.CitedRules(t, t18fl.Key, phrases)
}

// phrases are the words of the rules behind the title's reasons.
var phrases = map[string]string{
	"R70e shuts a company in": `leave a company that has not operated without a way out`,
	"R121 new tiles only":     `one more yellow tile`,
	"R120 another president":  `as in recorded games`,
	"R128 no tile yet":        `a city without a tile takes it only in recorded games`,
	"R73 no town":             `a hotel needs a town`,
	"R73 hotel there":         `one hotel for all companies`,
	"R73 not reached":         `a town that the company reaches`,
	"R122 no port":            `mobile, jacksonville, tampa or miami`,
	"R17 bid first":           `then the highest bid chooses`,
	"R15 $0, $5 or $10":       `secretly bids \$0, \$5 or \$10`,
	"R17 choose a private":    `choosing is compulsory`,
	"R61 phases 3 and 4":      `in phases 3 and 4`,
	"R61 ten shares":          `a five-share company`,
	"R70b dead end":           `no train runs there`,
	"T7 hex twice":            `enters no hex twice`,
	"T4 two cities":           `visits two or three cities`,
	"R108a no president":      `nobody buys a train from it`,
	"NoMoney: hextoken":       `for each hex of track`,
	"NoMoney: token":          `for each hex of track`,
}

// shutIn reports whether the tile leaves the home of a company that has not operated without a way out: past every side
// with track of its city is track that does not meet it, and no tile that is left and may be laid does (18FL/R70e).
func shutIn(s *gametest.Said) bool {
	if s.About == 0 || s.Is(s.About, rules.Operated) || s.Op.Tile == 0 {
		return false
	}
	home := s.Home(s.About)
	for city, stop := range s.Position().Face(home).Stops {
		if stop.Kind != tile.City || !slices.Contains(s.Position().Slots(home, city), s.About) {
			continue
		}
		for e := range hex.Edge(6) {
			n := s.T.Track().Next(home, e)
			if n != 0 && s.Position().Face(home).StopExits(city)>>e&1 != 0 && wayOut(s, n, e.Opposite()) {
				return false
			}
		}
		return true
	}
	return false
}

// wayOut reports whether, with the tile, a hex has or may get track at an edge.
func wayOut(s *gametest.Said, h id.Hex, e hex.Edge) bool {
	face := s.Position().Face(h)
	if h == s.Op.Hex {
		face = s.Turned()
	}
	if face.Color == tile.White || face.Exits()>>e&1 != 0 {
		return true
	}
	for i := range s.T.Tiles {
		k := &s.T.Tiles[i]
		left := int(k.Count)
		for n := range s.T.Board.Hexes {
			if s.S.Cells[n+1].Tile == id.Tile(i+1) {
				left--
			}
		}
		if left <= 0 || k.Face.Color != face.Color+1 || k.Face.Color > s.PhaseDef().Colors || k.Face.Label != face.Label ||
			k.Face.Count(tile.Town) != face.Count(tile.Town) {
			continue
		}
		for rot := range uint8(6) {
			exits := s.Position().Turned(id.Tile(i+1), rot).Exits()
			if exits>>e&1 != 0 && face.Exits()&^exits == 0 && exits&gametest.ShutEdges(s.View, h) == 0 {
				return true
			}
		}
	}
	return false
}
