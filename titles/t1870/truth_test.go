package t1870_test

import (
	"slices"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/t1870"
)

// TestReasonsAreTrue: every reason that the screens give holds in the position.
func TestReasonsAreTrue(t *testing.T) {
	gametest.Truth(t, t1870.Key, map[string]func(*gametest.Said) bool{
		"R91 across the river": func(s *gametest.Said) bool {
			def := s.T.Board.Hexes[max(s.Hex, 1)-1]
			return s.Op.Tile != 0 && s.S.Privates[s.T.FindPrivate("MRBC")].Owner.Player() != 0 && def.Banks[0] != 0
		},
		"R87 laid this turn": func(s *gametest.Said) bool { return s.Hex != 0 && s.Memory("laid", 0) == int32(s.Hex) },
		"P2 not with the bridge company": func(s *gametest.Said) bool {
			return s.Hex != 0 && s.Private == s.T.FindPrivate("MRBC") && s.T.Board.Hexes[s.Hex-1].Banks[0] == 0
		},
		"R61 has not operated":    func(s *gametest.Said) bool { return s.About != 0 && !s.Is(s.About, rules.Operated) },
		"R62 redeemed this round": func(s *gametest.Said) bool { return s.About != 0 && s.Is(s.About, rules.Redeemed) },
		"R63a six shares stay outside": func(s *gametest.Said) bool {
			outside := s.Holds(id.Pool)
			for p := range s.S.Players {
				outside += s.Holds(id.OfPlayer(id.Player(p + 1)))
			}
			return outside == s.Refusal.Have && outside-int32(s.Op.Percent) < s.Refusal.Need
		},
		"R63b money of this round": func(s *gametest.Said) bool {
			c := s.S.Corps[s.About]
			return c.Offered > 0 && s.Refusal.Have == max(s.Cash(id.OfCorp(s.About))-c.Offered, 0) &&
				s.Refusal.Need == s.View.Price(s.About) && s.Refusal.Have < s.Refusal.Need
		},
		"R60 the whole turn": func(s *gametest.Said) bool { return s.S.Turn.Acted },
		"R63 the pool first": func(s *gametest.Said) bool { return s.Holds(id.Pool) > 0 && s.Op.From.Player() != 0 },
		"R63 refused": func(s *gametest.Said) bool {
			return s.Memory("kept",
				int(s.About))>>s.Who.Player()&1 != 0
		},
		"R65 unissued shares left": func(s *gametest.Said) bool { return s.Holds(id.Initial) > 0 },
		"R65 all of them": func(s *gametest.Said) bool {
			return s.Holds(id.OfCorp(s.About)) == s.Refusal.Need && int32(s.Op.Percent) != s.Refusal.Need
		},
		"P3 not a site":     func(s *gametest.Said) bool { return s.Hex != 0 && s.Private != 0 && !s.Lists(placed(s)) },
		"P4 placed already": func(s *gametest.Said) bool { return s.Private != 0 && s.S.Privates[s.Private].Used > 0 },
		"R136 home to destination": func(s *gametest.Said) bool {
			return s.Op.Runs && !s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool {
				if len(stops) < 2 {
					return false
				}
				ends := [...]id.Hex{stops[0].Hex, stops[len(stops)-1].Hex}
				return slices.Contains(ends[:], s.Home(s.Who.Corp())) && slices.Contains(ends[:], s.Destination(s.Who.Corp()))
			})
		},
		"R130 not connected": func(s *gametest.Said) bool { return s.About != 0 && !s.Is(s.About, rules.Arrived) },
		"R137 no choice":     func(s *gametest.Said) bool { return s.Op.Answers && !s.Lists(sameAnswer(s)) },
	}, phrases)
}

// placed returns a function that reports whether the marker may lie on the hex.
func placed(s *gametest.Said) func(rules.Action) bool {
	return func(a rules.Action) bool {
		put, ok := a.(rules.Assign)
		return ok && put.Private == s.Private && put.Hex == s.Hex
	}
}

func sameAnswer(s *gametest.Said) func(rules.Action) bool {
	return func(a rules.Action) bool { return rules.SameAction(a, s.Action) }
}

// TestCitedRulesFit: the rule behind each reason has the meaning of the reason.
func TestCitedRulesFit(t *testing.T) {
	gametest.CitedRules(t, t1870.Key, phrases)
}

// phrases are the words of the rules behind the title's reasons.
var phrases = map[string]string{
	"R91 across the river":           `no track in a river hex crosses the river`,
	"R87 laid this turn":             `never twice on the same hex`,
	"P2 not with the bridge company": `one such tile in the game`,
	"R61 has not operated":           `must have operated`,
	"R62 redeemed this round":        `at most one share of a company in a stock round`,
	"R63a six shares stay outside":   `at least six shares`,
	"R63b money of this round":       `not paid with money for shares of this round`,
	"R60 the whole turn":             `all that he does in his turn`,
	"R63 the pool first":             `a share in the pool goes first`,
	"R63 refused":                    `if he refuses`,
	"R65 unissued shares left":       `has no unissued share`,
	"R65 all of them":                `all treasury shares`,
	"P3 not a site":                  `one of twelve cities`,
	"P4 placed already":              `puts an open port on one of five hexes`,
	"R136 home to destination":       `exactly between home and destination`,
	"R130 not connected":             `is connected when a train of it could run`,
	"R137 no choice":                 `the station of the destination goes there`,
	"NotForSale: buy of a company":   `a share in the pool goes first`,
	"NoMoney: buy of a company":      `the market price, not paid with money`,
}
