package draft

import (
	"cmp"
	"math"
	"slices"

	"github.com/hexrail/hexrail/game/text"
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/titles"
	"github.com/hexrail/hexrail/titles/words"
)

// WhyHex explains why nothing can be done on h in this step. It reports false if something can, or if the step takes no
// hex.
func (m *menu) WhyHex(h id.Hex) (text.Because, bool) {
	if slices.Contains(m.Hexes(), h) {
		return text.Because{}, false
	}
	if m.site != 0 {
		return m.nearestWhy(m.movedTo(h)), true
	}
	switch m.step.Panel {
	case words.TrackPanel:
		return m.nearestWhy(m.laysOn(h, m.only)), true
	case words.StationPanel:
		return m.nearestWhy(m.stationsOn(h)), true
	}
	return text.Because{}, false
}

// layingPowers returns the privates by which a lay on h may be meant: only the zero Private, unless the step accepts
// only lays by powers.
func (m *menu) layingPowers(h id.Hex) []id.Private {
	var powers []id.Private
	if own := (rules.LayTile{By: m.v.Actor().Corp(), Hex: h, Tile: 1}); rules.Check(m.v, own).Reason == rules.WrongStep {
		for i := range m.options {
			if o := &m.options[i]; o.Group == Tiles && !slices.Contains(powers, o.Private) {
				powers = append(powers, o.Private)
			}
		}
	}
	if len(powers) == 0 {
		return []id.Private{0}
	}
	return powers
}

// laysOn returns the lays that a player might mean by pointing at h: tiles of the next colour, or tile t only, in all
// rotations. If h has no next colour, any tile does, because all get the same refusal.
func (m *menu) laysOn(h id.Hex, t id.Tile) []rules.Action {
	var list []rules.Action
	next := m.v.Position().Face(h).Color + 1
	if next > tile.Gray || !slices.ContainsFunc(m.v.T.Tiles, func(k tile.Kind) bool { return k.Face.Color == next }) {
		next = 0
	}
	layers := m.layingPowers(h)
	for i := range m.v.T.Tiles {
		n := id.Tile(i + 1)
		kind := m.v.T.Tiles.Kind(n)
		meant := n == t
		if t == 0 {
			meant = next == 0 || kind.Face.Color == next
		}
		if kind.Hidden || !meant {
			continue
		}
		for _, via := range layers {
			for rot := range uint8(6) {
				list = append(list, rules.LayTile{By: m.v.Actor().Corp(), Via: via, Hex: h, Tile: n, Rot: rot})
			}
		}
	}
	return list
}

// Barred returns the tiles of the next colour that fit h in no rotation, each with the reason. It leaves out tiles with
// other labels or stops, since nobody would try them.
func (m *menu) Barred(h id.Hex) []Option {
	var out []Option
	seen := map[id.Tile]bool{}
	for _, a := range m.laysOn(h, 0) {
		n := a.(rules.LayTile).Tile
		if seen[n] {
			continue
		}
		seen[n] = true
		r := m.nearestToLegal(m.laysOn(h, n))
		if !r.refusal.Refused() || hopeless(r.refusal.Reason) {
			continue
		}
		out = append(out, Option{
			Key: "tile:" + m.v.T.Tiles.Kind(n).Name, Group: Tiles, Hex: h, Tile: n, Barred: true,
			Text: m.say.Tile(n), Spoken: m.voice.Phrase(text.TileName, text.Facts{"tile": m.voice.Tile(n), "n": "0"}),
			Why: m.say.Why(m.v, r.action, r.refusal),
		})
	}
	return out
}

// hopeless reports whether r refuses a tile that plainly does not belong on the hex.
func hopeless(r rules.Reason) bool {
	switch r {
	case rules.LabelDiffers, rules.CityCount, rules.TownCount, rules.ColorOrder,
		rules.HexFixed, rules.OffBoard, rules.NoUpgrade:
		return true
	}
	return false
}

// stationsOn returns the stations that a player might mean by pointing at h, one for each city, or other actions that
// the step takes there.
func (m *menu) stationsOn(h id.Hex) []rules.Action {
	if s, ok := m.v.InCharge().(rules.Pointed); ok {
		if a := s.AtHex(m.v, h); a != nil {
			return []rules.Action{a}
		}
	}
	of := cmp.Or(m.v.Top().Corp, m.v.Actor().Corp())
	own := rules.PlaceToken{By: m.v.Actor().Corp(), Of: of, Via: m.v.S.Turn.Power, Hex: h}
	if rules.Check(m.v, own).Reason == rules.WrongStep {
		return m.movedTo(h)
	}
	list := []rules.Action{own}
	for city := 1; city < m.v.Position().Face(h).Count(tile.City); city++ {
		own.City = uint8(city)
		list = append(list, own)
	}
	return list
}

// movedTo returns the actions now legal on other hexes, changed to h, in all rotations where they lay tiles. With a
// chosen private these are its actions alone.
func (m *menu) movedTo(h id.Hex) (list []rules.Action) {
	for i := range m.options {
		o := &m.options[i]
		if o.Barred || len(o.Forms) == 0 ||
			m.site == 0 && o.Group != Places && o.Group != Sites || m.site != 0 && !m.onMap(o) {
			continue
		}
		for rot := range uint8(6) {
			a := rules.Walk(o.Forms[0], moving{hex: h, rot: rot})
			if !slices.ContainsFunc(list, func(b rules.Action) bool { return rules.SameAction(a, b) }) {
				list = append(list, a)
			}
		}
	}
	return list
}

// moving is the rules.Fields that replaces the hex of an action and turns its tile.
type moving struct {
	rules.Ignore
	hex id.Hex
	rot uint8
}

func (m moving) Hex(h *id.Hex) { *h = m.hex }

func (m moving) Aim(h *id.Hex) { *h = m.hex }

func (m moving) Tile(_ *id.Tile, rot *uint8) { *rot = m.rot }

// refused is an action with the reason for its refusal.
type refused struct {
	action  rules.Action
	refusal rules.Refusal
}

// nearestToLegal returns the action that comes nearest to being legal.
func (m *menu) nearestToLegal(list []rules.Action) refused {
	own := titles.WordsOf(m.v.T).Reasons
	best, least := refused{}, math.MaxInt
	for _, a := range list {
		r := rules.Check(m.v, a)
		if rank := rankOf(own, r.Reason); rank < least {
			best, least = refused{a, r}, rank
		}
	}
	return best
}

// nearestWhy returns the refusal of the action in list that comes nearest to being legal, in words.
func (m *menu) nearestWhy(list []rules.Action) text.Because {
	r := m.nearestToLegal(list)
	return m.say.Why(m.v, r.action, r.refusal)
}

// ease ranks the reasons against lays and stations by how near the action is to being legal: the later the referee
// checks a reason, the nearer it is.
var ease = []rules.Reason{
	rules.Legal, rules.NoMoneyForTile, rules.NoGain, rules.NoTileLeft,
	rules.NotJoined, rules.NotReached, rules.MixesCities, rules.CutsTrack, rules.OffMap, rules.WrongTurn, rules.ColorLater,
	rules.TownCount, rules.CityCount, rules.LabelDiffers, rules.ColorOrder, rules.HexBlocked, rules.LayUsed,
	rules.NoUpgrade, rules.HexFixed, rules.OffBoard,

	rules.CityNotReached, rules.SlotReserved, rules.NoSlot, rules.HasStation, rules.NotACity, rules.NoMoneyForStation,
}

// rankOf returns the distance of an action refused for r from being legal, zero if it is legal. own has the title's own
// reasons.
func rankOf(own map[rules.Reason]words.Reason, r rules.Reason) int {
	switch i := slices.Index(ease, r); {
	case r == rules.Legal:
		return 0
	case own[r].Late: // of several, the one with the lowest number is nearest
		return int(r - rules.OwnReasons + 1)
	case i >= 0:
		return len(own) + i
	}
	return len(own) + len(ease)
}
