package t1822pnw_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hexrail/hexrail/game/gametest"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/market"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
	"github.com/hexrail/hexrail/titles/t1822pnw"
)

// said is a refusal and its position, as the claims below look at it.
type said = gametest.Said

// TestReasonsAreTrue: every reason that the screens give holds in the position.
func TestReasonsAreTrue(t *testing.T) {
	for _, key := range []string{t1822pnw.Key, t1822pnw.ShortKey, t1822pnw.SRSKey} {
		t.Run(key, func(t *testing.T) { gametest.Truth(t, key, claims, phrases) })
	}
}

var claims = map[string]func(*said) bool{
	"R72 colour of the other": func(s *said) bool {
		other := map[string]string{"H11": "O8", "O8": "H11"}[s.T.HexName(max(s.Op.Hex, 1))]
		return other != "" && s.Op.Tile != 0 && s.S.Cells[s.T.FindHex(other)].Tile != 0 && s.T.HexName(s.Hex) == other &&
			s.Position().Face(s.T.FindHex(other)).Color == s.T.Tiles.Kind(s.Op.Tile).Face.Color
	},
	"R67 more exits fit": func(s *said) bool {
		now := s.Turned()
		if now == nil {
			return false
		}
		for i := range s.T.Tiles {
			k := &s.T.Tiles[i]
			if k.Hidden || k.Face.Color != now.Color || k.Face.Label != now.Label || len(k.Face.Stops) != len(now.Stops) ||
				s.Fresh().TilesLeft(id.Tile(i+1)) <= 0 {
				continue
			}
			for rot := range uint8(6) {
				l := track.Lay{Tile: id.Tile(i + 1), Rot: rot}
				if exits(s.Position().Turned(l.Tile, rot)) > exits(now) &&
					s.Position().Fits(s.Hex, l, track.AnyEdge, tile.Terms{ByExits: true}) == tile.Fits {
					return true
				}
			}
		}
		return false
	},
	"R62 never by minors": func(s *said) bool {
		return is(s, s.About, rules.Minor) && color(s) >= tile.Brown && color(s) <= s.PhaseDef().Colors
	},
	"R67 does not follow": func(s *said) bool {
		now := s.Turned() // no lay of that tile is ever legal on what lies there, apart from phase and money
		return now != nil && s.Op.Via == 0 && !s.Lists(func(a rules.Action) bool {
			lay, ok := a.(rules.LayTile)
			return ok && lay.Hex == s.Hex && lay.Tile == s.Op.Tile && lay.Via == 0
		}) && s.T.Tiles.Kind(s.Op.Tile).Face.Color == s.Position().Face(s.Hex).Color+1
	},
	"R71 impassable mountain": func(s *said) bool { return printed(s, tile.Brown) },
	"R71 water":               func(s *said) bool { return printed(s, tile.Blue) },
	"R122 hex twice": func(s *said) bool {
		return s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool {
			seen := map[id.Hex]bool{}
			for _, at := range stops {
				if seen[at.Hex] {
					return true
				}
				seen[at.Hex] = true
			}
			return false
		})
	},
	"R29 three bids made": func(s *said) bool { return s.S.Turn.Bids == 3 },
	"R28 in debt": func(s *said) bool {
		return s.S.Seats[s.Who.Player()].Debt == s.Refusal.Have &&
			s.Refusal.Have > 0
	},
	"R32 already highest": func(s *said) bool {
		sum, leader := best(s)
		return leader == s.Who.Player() &&
			sum == s.Refusal.Have
	},
	"R34 no bidding token": func(s *said) bool {
		return bids(s) == s.Refusal.Need && int32(s.T.BidTokens[s.S.Players]) == s.Refusal.Need
	},
	"R13 bids made":           func(s *said) bool { return s.S.Turn.Bids > 0 },
	"R13 selling comes first": func(s *said) bool { return s.S.Turn.Bids > 0 || s.Memory("repaid", 0) != 0 },
	"R23 never sold":          func(s *said) bool { return s.About != 0 && !is(s, s.About, rules.Major) },
	"R19 has not operated": func(s *said) bool {
		turns := s.S.Corps[s.About].Turns
		return s.About != 0 && (turns == 0 || turns == 1 && s.Base().Actor == id.OfCorp(s.About))
	},
	"R119 no debt":      func(s *said) bool { return s.S.Seats[s.Who.Player()].Debt == 0 },
	"R36 from phase 5":  beforeFive,
	"R101 from phase 5": beforeFive,
	"R37 minor owned": func(s *said) bool {
		p := s.HeadOf(max(s.About, 1))
		return s.About != 0 && p != 0 && p != s.Op.By.Player()
	},
	"R36 minor has a bid": func(s *said) bool {
		lot := s.LotOf(s.T.CardOf(max(s.About, 1)))
		return s.About != 0 && lot != 0 && s.S.Auction.Bids[lot] != [id.MaxPlayers + 1]rules.Standing{}
	},
	"R96 too few shares": func(s *said) bool {
		return owed(s) == s.Refusal.Need && s.Refusal.Need > s.Refusal.Have && s.Memory("takeover.cash", 0) == s.Refusal.Have
	},
	"R96 too little money": func(s *said) bool {
		return -owed(s) == s.Refusal.Need && s.Refusal.Need > s.Refusal.Have &&
			s.Refusal.Have == s.Cash(s.Who)-bound(s, s.Who.Player())
	},
	"R96 too many shares": func(s *said) bool {
		return -owed(s) == s.Refusal.Need && s.Refusal.Need >= s.Refusal.Have && s.Refusal.Have == par(s)
	},
	"R96 six shares": func(s *said) bool {
		return s.Memory("takeover.value", 0) == s.Refusal.Need && 6*par(s) == s.Refusal.Have &&
			s.Refusal.Have < s.Refusal.Need
	},
	"R94 no partner": func(s *said) bool { // of the step: no two companies of the owner can merge
		m, ok := s.Action.(t1822pnw.Merge)
		return ok && (!is(s, m.With, rules.Minor) || m.With == m.By || !s.Is(m.With, rules.Floated))
	},
	"R98 not connected": func(s *said) bool {
		m, ok := s.Action.(t1822pnw.Merge)
		return ok && !reaches(s, m.By, m.With) && (!reaches(s, m.With, m.By) || s.InCharge().Name() == "takeover")
	},
	"R97 no exchange token": func(s *said) bool {
		c := taken(s, "by")
		if c == 0 {
			c = s.Who.Corp()
		}
		left, removes := s.S.Corps[c].Exchange > 0, s.Op.Choice == 3
		return left == removes || !left
	},
	"R70 timber stays": func(s *said) bool {
		return s.Hex != 0 && s.S.Cells[s.Hex].Tile != 0 && slices.Contains(s.T.Board.Hexes[s.Hex-1].Terrain, "forest")
	},
	"R69 no room for a cube": func(s *said) bool {
		return s.Hex != 0 && int32(s.S.Cells[s.Hex].Cubes()) == s.Refusal.Have && terrain(s) == s.Refusal.Need &&
			s.Refusal.Need > 0 &&
			40*s.Refusal.Have >= s.Refusal.Need
	},
	"R69 no terrain": func(s *said) bool { return s.Hex != 0 && cube(s, s.Op.Tile) && terrain(s) == 0 },
	"R90 new price": func(s *said) bool { // the marker goes a cell to the left for each share
		issue, ok := s.Action.(t1822pnw.Issue)
		at := s.S.Corps[s.About].Price
		at.Col -= min(at.Col, issue.Percent/10)
		return ok && issue.Price == s.Refusal.Have && s.T.Market.Price(at) == s.Refusal.Need &&
			s.Refusal.Have != s.Refusal.Need
	},
	"R119 not that sum": func(s *said) bool {
		repay, ok := s.Action.(t1822pnw.Repay)
		return ok && s.S.Seats[repay.By].Debt == s.Refusal.Need && (repay.Sum < 1 || repay.Sum > s.Refusal.Need)
	},
	"R59 not here": func(s *said) bool {
		return s.Hex != 0 && s.Private != 0 && !s.Lists(func(a rules.Action) bool {
			o := rules.OperandsOf(a)
			return o.Hex == s.Hex && (o.Via == s.Private || o.Power == s.Private)
		})
	},
	"P15 taken": func(s *said) bool {
		return s.Hex != 0 && (len(s.AppendMarkers(nil, s.Hex)) > 0 || strings.HasPrefix(tileOn(s, s.Hex), "PNW4") ||
			strings.HasPrefix(tileOn(s, s.Hex), "PNW5"))
	},
	"P15 no timber": func(s *said) bool { // no edge with track leads to track on a forest hex
		if s.Hex == 0 {
			return false
		}
		timber := func(h id.Hex) bool {
			return s.S.Cells[h].Tile != 0 && slices.Contains(s.T.Board.Hexes[h-1].Terrain, "forest")
		}
		for e := range hex.Edge(6) {
			n := s.T.Track().Next(s.Hex, e)
			if n != 0 && timber(n) && s.Position().Face(s.Hex).Exits()>>e&1 != 0 &&
				s.Position().Face(n).Exits()>>e.Opposite()&1 != 0 {
				return false
			}
		}
		return true
	},
	"R73 nothing to lay": func(s *said) bool {
		return !s.Lists(func(a rules.Action) bool { _, lay := a.(rules.LayTile); return lay })
	},
	"P17 no track": func(s *said) bool { return s.Hex != 0 && s.Position().Face(s.Hex).Exits() == 0 },
	"R57 an L-train only": func(s *said) bool {
		return s.Op.Train != 0 && (s.T.Train(s.T.FrontOf(s.Op.Train)).Name != "L" || s.Op.As != 0 || s.Op.From != id.Initial)
	},
	"R58 in a later phase": func(s *said) bool {
		from := s.T.Private(max(s.Private, 1)).AcquiredFrom
		return s.Private != 0 && int(s.S.Phase) < s.T.FindPhase(from) && strconv.Itoa(int(s.Refusal.Need)) == from
	},
	"R58 majors only": func(s *said) bool {
		return s.Private != 0 && s.T.Private(s.Private).MajorsOnly && is(s, s.Actor().Corp(), rules.Minor)
	},
	"R115 cannot be replaced": func(s *said) bool {
		c := id.Corp(s.Op.Choice)
		if !s.Op.Answers || c == 0 || int(c) > len(s.T.Corps) {
			return false
		}
		return !is(s, c, rules.Minor) || s.S.Corps[c].Partner == 0 || s.HeadOf(c) != 0 || s.InBox(s.T.CardOf(c)) ||
			s.Is(s.S.Corps[c].Partner, rules.Started)
	},
	"R127 no Pullman there": func(s *said) bool {
		return s.S.Turn.Carrier != 0 || s.Op.Runs || s.Op.Answers &&
			!s.Lists(func(a rules.Action) bool { return rules.SameAction(a, s.Action) })
	},
	"R124 city used": func(s *said) bool {
		seen := map[track.StopAt]int{}
		s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool {
			for _, at := range stops {
				seen[at]++
			}
			return false
		})
		for _, n := range seen {
			if n > 1 {
				return true
			}
		}
		return false
	},
	"R125 one own city": func(s *said) bool {
		return s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool {
			c := cities(s, stops)
			return c == s.Refusal.Have && int32(len(stops))-c == s.Refusal.Need && c != 1
		})
	},
	"R126 own cities": func(s *said) bool {
		return s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool {
			n := int32(0)
			for _, at := range stops {
				if own(s, at) {
					n++
				}
			}
			return n == s.Refusal.Have && (n < 2 || !own(s, stops[0]) || !own(s, stops[len(stops)-1]))
		})
	},
	"R83 not apart": func(s *said) bool {
		part := s.Memory("special", 0)
		return s.Op.Answers && s.InCharge().Name() == "dividend" &&
			(part == 0 || part == s.S.Turn.Revenue || s.Memory("apart", 0) != 0)
	},
	"R87 second E-train": func(s *said) bool {
		return s.Op.By.Corp() != 0 && slices.ContainsFunc(s.AppendTrains(nil, s.Op.By),
			func(n id.Train) bool { return s.T.Train(s.KindOf(n)).Name == "E" })
	},
	"R87 from phase 3": func(s *said) bool { return int(s.S.Phase) < s.T.FindPhase("3") },
	"R89 shares first": func(s *said) bool {
		have := s.Cash(s.Op.By) + s.Cash(id.OfPlayer(s.President(s.Op.By.Corp())))
		return have == s.Refusal.Have && have < s.Refusal.Need &&
			s.Lists(func(a rules.Action) bool { _, sale := a.(rules.SellShares); return sale })
	},
	"R100 too early": func(s *said) bool {
		return s.About != 0 && int32(s.S.Corps[s.About].Turns) == s.Refusal.Have && s.Refusal.Have < s.Refusal.Need &&
			!is(s, s.About, rules.Regional)
	},
	"R109 too early": func(s *said) bool {
		return is(s, s.About, rules.Regional) && int32(s.S.Corps[s.About].Turns) == s.Refusal.Have &&
			s.Refusal.Have < s.Refusal.Need
	},
	"R126 majors only": func(s *said) bool {
		return is(s, s.Op.By.Corp(), rules.Minor) && s.Kind != 0 && s.T.Train(s.Kind).Name == "E"
	},
	"R108 coloured minor": func(s *said) bool {
		m, ok := s.Action.(t1822pnw.Merge)
		return ok &&
			s.S.Corps[m.With].Partner != 0
	},
	"R101 not in play": func(s *said) bool {
		m, ok := s.Action.(t1822pnw.Merge)
		return ok && (is(s, m.With, rules.Major) || s.HeadOf(m.With) == 0 && !s.InBox(s.T.CardOf(m.With)))
	},
	"R103 cannot be paid": func(s *said) bool {
		m, ok := s.Action.(t1822pnw.Merge)
		if !ok || s.Refusal.Have != s.Cash(id.OfCorp(m.By)) || s.Refusal.Need != compensation(s, m.With) {
			return false
		}
		for shares := range int32(3) {
			if payable(s, m.By, m.With, shares) {
				return false
			}
		}
		return true
	},
	"R74 destination not reached": func(s *said) bool { return s.Who.Corp() != 0 && !s.Is(s.Who.Corp(), rules.Arrived) },
	"R74 destination reached": func(s *said) bool {
		return s.Who.Corp() != 0 &&
			s.Network().Stops[s.Destination(s.Who.Corp())] != 0
	},
	"P11 other lays first": func(s *said) bool {
		p := s.S.Turn.Power // begun before the lays of the turn, of which one is left
		return p != 0 && p == s.Private && s.Op.Via != p && s.PrivateOf(p, s.Who)
	},
	"R74 kept for the destination": func(s *said) bool {
		return is(s, s.About, rules.Major) && !s.Is(s.About, rules.Arrived) && s.StationsLeft(s.About) == 1
	},
	"R94 both or none coloured": func(s *said) bool {
		m, ok := s.Action.(t1822pnw.Merge)
		return ok && (s.S.Corps[m.By].Partner != 0) == (s.S.Corps[m.With].Partner != 0)
	},
	"R94 another owner": func(s *said) bool {
		m, ok := s.Action.(t1822pnw.Merge)
		return ok && s.President(m.By) != s.President(m.With)
	},
	"R95 no par fits": func(s *said) bool {
		m, ok := s.Action.(t1822pnw.Merge)
		if !ok || s.Refusal != s.Refusal.Figures(s.Cash(id.OfCorp(m.By))+s.Cash(id.OfCorp(m.With)),
			2*(s.View.Price(m.By)+s.View.Price(m.With))) {
			return false
		}
		return !slices.ContainsFunc(pars, func(par int32) bool {
			return someShares(s.Refusal.Need, s.Refusal.Have, spare(s, s.President(m.By)), par)
		})
	},
	"R95 six shares too little": func(s *said) bool {
		worth, _, par, _ := founding(s)
		return worth == s.Refusal.Need && 6*par == s.Refusal.Have && s.Refusal.Have < s.Refusal.Need
	},
	"R96 difference too great": func(s *said) bool {
		worth, has, par, owner := founding(s)
		return worth == s.Refusal.Need && has == s.Refusal.Have && !someShares(worth, has, spare(s, owner), par)
	},
	"R101 money only": func(s *said) bool {
		return taken(s, "minor") != 0 && s.InBox(s.T.CardOf(taken(s, "minor"))) && s.Op.Choice > 0
	},
	"R103 too few shares": func(s *said) bool {
		return s.About == taken(s, "by") && s.About != 0 && s.Holds(id.Initial)/10 == s.Refusal.Have &&
			s.Refusal.Have < s.Refusal.Need &&
			s.Refusal.Need == int32(s.Op.Choice)
	},
	"R104 owner's certificate limit": func(s *said) bool {
		return taken(s, "minor") != 0 && s.HeadOf(taken(s, "minor")) == s.Who.Player() &&
			s.Counted(s.Who) == s.Refusal.Have &&
			int32(s.View.CertLimit()) == s.Refusal.Need && s.Refusal.Have >= s.Refusal.Need && s.Op.Choice == 2
	},
	"R90 not in the first turn": func(s *said) bool { return s.About != 0 && s.S.Corps[s.About].Turns < 2 },

	// Shared reasons that mean something else here.
	"LayUsed": func(s *said) bool {
		return s.S.Turn.Lays > 0 || slices.ContainsFunc([]string{"power_lays", "lays_replaced", "lays_over"},
			func(name string) bool {
				return s.Memory(name, 0) > 0
			})
	},
	"NotParPrice": func(s *said) bool {
		col := s.Op.At.Col
		if s.Op.Answers {
			col = s.Op.Choice
		}
		row := s.T.Market.Rows[0]
		return (s.Op.Answers || s.Op.Pars) &&
			(s.Op.At.Row > 0 || int(col) >= len(row) || !slices.Contains(pars, int32(row[col].Price)))
	},
	"MoneyCommitted": func(s *said) bool {
		tied := bound(s, s.Who.Player())
		if _, leader := best(s); leader == s.Who.Player() && s.Op.Bids {
			sum, _ := best(s)
			tied -= sum
		}
		return tied > 0 && s.Refusal.Have == s.Cash(s.Who)-tied && s.Refusal.Have < s.Refusal.Need
	},
	"CertLimit": func(s *said) bool {
		leads := int32(0)
		for lot := range s.S.Auction.Bids {
			if _, leader := leading(s, id.Lot(lot)); leader != 0 && leader == s.Who.Player() {
				leads++
			}
		}
		return s.Counted(s.Who)+leads == s.Refusal.Have && s.Refusal.Have >= s.Refusal.Need
	},
	// A Pullman is no train by itself (R127), and a minor's E none that it may run (R126).
	"NoTrain": func(s *said) bool {
		return s.About != 0 && !slices.ContainsFunc(s.AppendTrains(nil, id.OfCorp(s.About)), func(n id.Train) bool {
			name := s.T.Train(s.KindOf(n)).Name
			return name != "P+" && (name != "E" || is(s, s.About, rules.Major))
		})
	},
	"LotGone":     func(s *said) bool { return s.Private != 0 && !s.InBox(s.Private) },
	"NotACity":    func(s *said) bool { return s.Hex != 0 && s.Position().Face(s.Hex).Count(tile.City) == 0 },
	"NotTradable": func(s *said) bool { return s.Private != 0 && s.T.Private(s.Private).AcquiredFrom == "" },
	"NoUpgrade": func(s *said) bool {
		return s.Op.Tile != 0 && !s.Lists(func(a rules.Action) bool {
			lay, ok := a.(rules.LayTile)
			return ok && lay.Hex == s.Hex && lay.Via == 0 && !cube(s, lay.Tile)
		})
	},
	"RouteTooLong": func(s *said) bool {
		return s.Refusal.Have > s.Refusal.Need && s.Refusal.Need > 0 &&
			s.SomeRoute(func(_ track.Route, stops []track.StopAt) bool { return int32(len(stops)) >= s.Refusal.Have })
	},
	"ColorLater": func(s *said) bool {
		return color(s) > s.PhaseDef().Colors || color(s) == tile.Gray && s.PhaseDef().Colors < tile.Green
	},
}

// pars are the pars of a major (R95).
var pars = []int32{55, 60, 65, 70, 75, 80, 90, 100}

// taken returns a company of the takeover that is under way.
func taken(s *said, name string) id.Corp { return id.Corp(s.Memory("takeover."+name, 0)) }

// founding returns the companies that become a major by a merger or a conversion, their money, the par in question, and
// who takes the shares.
func founding(s *said) (worth, has, par int32, owner id.Player) {
	row := s.T.Market.Rows[0]
	switch by, minor, other := taken(s, "by"), taken(s, "minor"), taken(s, "other"); {
	case s.Op.Pars:
		minor := s.S.Corps[s.About].Partner
		return 2 * s.View.Price(minor), s.Cash(id.OfCorp(minor)), s.T.Market.Price(s.Op.At), s.Op.By.Player()
	case s.Op.Answers && other != 0 && int(s.Op.Choice) < len(row):
		has = s.Cash(id.OfCorp(by)) // where the two treasuries are by now
		for _, c := range [...]id.Corp{minor, other} {
			worth, has = worth+2*s.View.Price(c), has+s.Cash(id.OfCorp(c))
		}
		return worth, has, int32(row[s.Op.Choice].Price), s.President(minor)
	}
	return 0, 0, 0, 0
}

// someShares reports whether there is a number of shares at which the difference to the worth can be paid: by the
// company, that has so much, or by the owner, who can spare so much and pays less than the price of a share (R96).
func someShares(worth, has, spares, par int32) bool {
	if 6*par < worth {
		return par == 100 // six are taken, and what the company has is paid
	}
	for n := int32(2); n <= 6; n++ {
		if rest := worth - n*par; rest >= 0 && rest <= has || rest < 0 && -rest < par && -rest <= spares {
			return true
		}
	}
	return false
}

// spare returns the money with which a player can pay for one more share: his money without his highest bids, and
// nothing of a debtor's but in recorded games (R27, R28).
func spare(s *said, p id.Player) int32 {
	if s.S.Seats[p].Debt > 0 && s.T.Profile == rules.Rulebook {
		return 0
	}
	return s.Cash(id.OfPlayer(p)) - bound(s, p)
}

// compensation returns the payment for a company that a major acquires (R101, R103).
func compensation(s *said, c id.Corp) int32 {
	if is(s, c, rules.Regional) || s.HeadOf(c) == 0 {
		return 200
	}
	return 2 * s.View.Price(c)
}

// payable reports whether a major can acquire a company with so many of its shares (R101, R103, R104).
func payable(s *said, by, c id.Corp, shares int32) bool {
	owner, has := s.HeadOf(c), int32(0)
	for n := id.Cert(1); int(n) <= s.T.Certs(); n++ {
		if s.T.CorpOf(n) == by && s.S.Holder[n] == id.Initial {
			has += int32(s.View.Percent(n)) / 10
		}
	}
	rest := compensation(s, c) - shares*s.View.Price(by)
	switch {
	case rest > s.Cash(id.OfCorp(by)) || shares > 0 && owner == 0 || shares > has:
		return false
	case owner != 0 && -rest > s.Cash(id.OfPlayer(owner)):
		return false
	}
	return shares < 2 || s.Counted(id.OfPlayer(owner)) < int32(s.View.CertLimit())
}

// terrain returns the highest price of the next tile on the hex: the ground of a bare hex, $75 on the mine, and $75 for
// a river that no track on the hex crosses yet (R68, R69). The steps of Seattle and Portland are no terrain.
func terrain(s *said) (cost int32) {
	name := s.T.HexName(s.Hex)
	switch on := tileOn(s, s.Hex); {
	case name == "H11" || name == "O8":
		return 0
	case on == "":
		cost = int32(s.T.Board.Hexes[s.Hex-1].Cost)
	case on == "PNW4":
		cost = 75
	}
	beyond := map[string]string{"M4": "N5", "N5": "M4", "H13": "H11"}[name]
	for e := range hex.Edge(6) {
		if n := s.T.Track().Next(s.Hex, e); n != 0 && s.T.HexName(n) == beyond && s.Position().Face(s.Hex).Exits()>>e&1 == 0 {
			cost += 75
		}
	}
	return cost
}

// tileOn returns the name of the tile on a hex.
func tileOn(s *said, h id.Hex) string {
	if t := s.S.Cells[h].Tile; t != 0 {
		return s.T.Tiles.Kind(t).Name
	}
	return ""
}

// color returns the colour of the tile.
func color(s *said) tile.Color {
	if s.Op.Tile == 0 {
		return tile.White
	}
	return s.T.Tiles.Kind(s.Op.Tile).Face.Color
}

func cube(s *said, t id.Tile) bool { return t != 0 && s.T.Tiles.Kind(t).Name == "BC" }

// is reports whether a company is of a kind.
func is(s *said, c id.Corp, k rules.CorpKind) bool { return c != 0 && s.T.Corp(c).Kind == k }

// printed reports whether the hex is printed in a colour, and nothing was laid.
func printed(s *said, c tile.Color) bool {
	return s.Hex != 0 && s.S.Cells[s.Hex].Tile == 0 && s.T.Board.Hexes[s.Hex-1].Face.Color == c
}

func beforeFive(s *said) bool { return int(s.S.Phase) < s.T.FindPhase("5") }

// leading returns the highest bid in a box, and whose it is.
func leading(s *said, lot id.Lot) (sum int32, by id.Player) {
	high := rules.Standing(0)
	for p, bid := range s.S.Auction.Bids[lot] {
		if bid > high {
			high, by = bid, id.Player(p)
		}
	}
	return high.Sum(), by
}

// best returns the highest bid on the card in question.
func best(s *said) (int32, id.Player) { return leading(s, s.LotOf(s.Op.Private)) }

// bids counts the boxes in which a player has a bid.
func bids(s *said) (n int32) {
	for _, lot := range s.S.Auction.Bids {
		if lot[s.Who.Player()].Placed() {
			n++
		}
	}
	return n
}

// bound returns a player's money in highest bids.
func bound(s *said, p id.Player) (sum int32) {
	for lot := range s.S.Auction.Bids {
		if bid, leader := leading(s, id.Lot(lot)); leader == p {
			sum += bid
		}
	}
	return sum
}

// par returns the par of a company that forms.
func par(s *said) int32 { return s.T.Market.Price(market.Pos{Col: uint8(s.Memory("takeover.par", 0))}) }

// owed returns the sum that a company pays in addition to the number of shares that is meant.
func owed(s *said) int32 { return s.Memory("takeover.value", 0) - int32(s.Op.Choice)*par(s) }

// reaches reports whether the track of a company reaches the place of another one.
func reaches(s *said, c, with id.Corp) bool {
	return s.Fresh().Reach(c).Stops[s.Home(with)] != 0
}

func cities(s *said, stops []track.StopAt) (n int32) {
	for _, at := range stops {
		if s.Position().Face(at.Hex).Stops[at.Stop].Kind != tile.Town {
			n++
		}
	}
	return n
}

func own(s *said, at track.StopAt) bool {
	return s.Position().Stations(at.Hex, s.Who.Corp())>>at.Stop&1 != 0
}

// exits counts the edges with track.
func exits(f *tile.Face) (n int) {
	for set := f.Exits(); set != 0; set &= set - 1 {
		n++
	}
	return n
}

// TestCitedRulesFit: the rule behind each reason has the meaning of the reason.
func TestCitedRulesFit(t *testing.T) {
	for _, key := range []string{t1822pnw.Key, t1822pnw.ShortKey, t1822pnw.SRSKey} {
		t.Run(key, func(t *testing.T) { gametest.CitedRules(t, key, phrases) })
	}
}

// phrases are the words of the rules behind the title's reasons.
var phrases = map[string]string{
	"R72 colour of the other":        `lies on one of the two only`,
	"R67 more exits fit":             `only those with most exits`,
	"R62 never by minors":            `minors never lay brown or gray`,
	"R67 does not follow":            `tiles follow in their colours`,
	"R71 impassable mountain":        `brown mountains take only the mine`,
	"R71 water":                      `water only ports`,
	"R122 hex twice":                 `no hex with two stops on one route`,
	"R29 three bids made":            `up to three bids are made`,
	"R28 in debt":                    `who owes money neither buys`,
	"R32 already highest":            `nobody raises his own highest bid`,
	"R34 no bidding token":           `who has no token left`,
	"R13 bids made":                  `makes up to three bids`,
	"R13 selling comes first":        `sells shares, then repays loans`,
	"R23 never sold":                 `are never sold in a stock round`,
	"R19 has not operated":           `completed an operating turn`,
	"R119 no debt":                   `after sales and before a purchase`,
	"R119 not that sum":              `any part is repaid`,
	"R36 from phase 5":               `before phase 5 majors come only by merger`,
	"R37 minor owned":                `while another player owns the coloured minor`,
	"R36 minor has a bid":            `in a box without a bid`,
	"R96 too few shares":             `the company pays him the rest, as far as it has money`,
	"R96 too little money":           `if more, he pays`,
	"R96 too many shares":            `less than the price of a share`,
	"R96 six shares":                 `above \$600 he takes six`,
	"R94 no partner":                 `one coloured and one other minor`,
	"R98 not connected":              `or both reach the ferry`,
	"R97 no exchange token":          `one exchange token becomes`,
	"R70 timber stays":               `is never upgraded`,
	"R69 no room for a cube":         `as long as cubes there do not cover the cost`,
	"R69 no terrain":                 `on any hex with a cost`,
	"R59 not here":                   `their powers can be used`,
	"P15 taken":                      `never share a hex`,
	"P15 no timber":                  `track of a timber hex`,
	"P17 no track":                   `only where track lies`,
	"R73 nothing to lay":             `ends by itself after the last lay`,
	"R57 an L-train only":            `may buy one l at the start`,
	"R58 in a later phase":           `if phase and colour allow`,
	"R58 majors only":                `red ones for majors`,
	"R126 majors only":               `minors do not run it`,
	"R115 cannot be replaced":        `chooses a coloured minor that nobody owns`,
	"R127 no Pullman there":          `a pullman joins one ordinary train`,
	"R124 city used":                 `no two of l and lp a city`,
	"R125 one own city":              `runs to one own city and one town`,
	"R126 own cities":                `begins and ends in such cities and needs two`,
	"R83 not apart":                  `may be decided apart`,
	"R87 second E-train":             `one e-train at most`,
	"R87 from phase 3":               `from phase 3 trains of other companies`,
	"R89 shares first":               `who sells shares as far as needed`,
	"R100 too early":                 `that have had two operating turns`,
	"R109 too early":                 `after two operating rounds`,
	"R108 coloured minor":            `coloured minors are never acquired`,
	"R101 from phase 5":              `from phase 5 also`,
	"R101 not in play":               `regional railways in the boxes`,
	"R101 money only":                `to the bank`,
	"R103 cannot be paid":            `all must be there`,
	"R103 too few shares":            `none, one or two of its charter shares`,
	"R104 owner's certificate limit": `only if the owner is below the certificate limit`,
	"R74 destination not reached":    `joins the home station of a major with its destination`,
	"P11 other lays first":           `wholly before or wholly after`,
	"R74 kept for the destination":   `last station of its charter is kept for it`,
	"R74 destination reached":        `joins the home station of a major with its destination`,
	"R94 both or none coloured":      `one coloured and one other minor`,
	"R94 another owner":              `of the same owner`,
	"R95 no par fits":                `of which six shares cover the value`,
	"R95 six shares too little":      `of which six shares cover the value`,
	"R96 difference too great":       `as far as it has money`,
	"R90 not in the first turn":      `not in its first turn`,
	"R90 new price":                  `receives the new price for each`,
	"NoMoney: answer of a company":   `the difference in money`,
	"NoMoney: buy of a company":      `redeems any number of its shares`,
	"NotForSale: buy of a company":   `redeems any number of its shares`,
	"NotHeld: issue of a company":    `issue shares of its charter`,
	"PoolFull: issue of a company":   `issue shares of its charter`,
}
