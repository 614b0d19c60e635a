package draft

import (
	"math"
	"slices"

	"hexrail/game/text"
	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/tile"
	"hexrail/titles"
	"hexrail/titles/words"
)

// WhyHex tells why nothing can be done on a hex in this step. It reports false if something can, or if the step asks for
// no hex.
func (d *Draft) WhyHex(h id.Hex) (text.Because, bool) {
	if slices.Contains(d.Hexes(), h) {
		return text.Because{}, false
	}
	switch d.step.Panel {
	case words.TrackPanel:
		return d.soonest(d.laysOn(h, 0)), true
	case words.StationPanel:
		return d.soonest(d.stationsOn(h)), true
	}
	return text.Because{}, false
}

// layers returns by which privates a lay may be meant: none, but where the step takes only lays by their powers.
func (d *Draft) layers(h id.Hex) []id.Private {
	var powers []id.Private
	if own := (rules.LayTile{By: d.v.Actor().Corp(), Hex: h, Tile: 1}); rules.Check(d.v, own).Reason == rules.WrongStep {
		for i := range d.options {
			if o := &d.options[i]; o.Group == Tiles && !slices.Contains(powers, o.Private) {
				powers = append(powers, o.Private)
			}
		}
	}
	if len(powers) == 0 {
		return []id.Private{0}
	}
	return powers
}

// laysOn returns the lays that a player might mean by a hex: tiles of the colour that comes next, or one tile, in all
// turns. Where no colour comes next it is any tile: the hex takes none.
func (d *Draft) laysOn(h id.Hex, t id.Tile) []rules.Action {
	var list []rules.Action
	next := d.v.Position().Face(h).Color + 1
	if next > tile.Gray || !slices.ContainsFunc(d.v.T.Tiles, func(k tile.Kind) bool { return k.Face.Color == next }) {
		next = 0
	}
	layers := d.layers(h)
	for i := range d.v.T.Tiles {
		n := id.Tile(i + 1)
		kind := d.v.T.Tiles.Kind(n)
		if kind.Hidden || t != 0 && n != t || t == 0 && next != 0 && kind.Face.Color != next {
			continue
		}
		for _, via := range layers {
			for rot := range uint8(6) {
				list = append(list, rules.LayTile{By: d.v.Actor().Corp(), Via: via, Hex: h, Tile: n, Rot: rot})
			}
		}
	}
	return list
}

// Barred returns the tiles of the next colour that fit a hex in no turn, each with its reason, those that come nearest to
// fitting only: same label and stops.
func (d *Draft) Barred(h id.Hex) []Option {
	var out []Option
	seen := map[id.Tile]bool{}
	for _, a := range d.laysOn(h, 0) {
		n := a.(rules.LayTile).Tile
		if seen[n] {
			continue
		}
		seen[n] = true
		r := d.best(d.laysOn(h, n))
		if !r.refusal.Refused() || hopeless(r.refusal.Reason) {
			continue
		}
		out = append(out, Option{
			Key: "tile:" + d.v.T.Tiles.Kind(n).Name, Group: Tiles, Hex: h, Tile: n, Barred: true,
			Text: d.say.Tile(n), Spoken: d.voice.Phrase(text.TileName, text.Facts{"tile": d.voice.Tile(n), "n": "0"}),
			Why: d.say.Why(d.v, r.action, r.refusal),
		})
	}
	return out
}

// hopeless reports whether a tile has nothing to do with a hex, so that nobody asks for it.
func hopeless(r rules.Reason) bool {
	switch r {
	case rules.LabelDiffers, rules.CityCount, rules.TownCount, rules.ColorOrder, rules.HexFixed, rules.OffBoard, rules.NoUpgrade:
		return true
	}
	return false
}

// stationsOn returns the stations that a player might mean by a hex, in each of its cities; on one with a town alone it is the token
// for towns, where the step takes one.
func (d *Draft) stationsOn(h id.Hex) []rules.Action {
	if face := d.v.Position().Face(h); face.Count(tile.City) == 0 && face.Count(tile.Town) > 0 {
		token := rules.PlaceHexToken{By: d.v.Actor().Corp(), Hex: h}
		if rules.Check(d.v, token).Reason != rules.WrongStep {
			return []rules.Action{token}
		}
	}
	f := d.v.Top()
	of := f.Corp
	if of == 0 {
		of = d.v.Actor().Corp()
	}
	own := rules.PlaceToken{By: d.v.Actor().Corp(), Of: of, Via: d.v.S.Turn.Power, Hex: h}
	if rules.Check(d.v, own).Reason == rules.WrongStep {
		return d.moved(h)
	}
	list := []rules.Action{own}
	for city := 1; city < d.v.Position().Face(h).Count(tile.City); city++ {
		own.City = uint8(city)
		list = append(list, own)
	}
	return list
}

// moved returns what may be placed now on other hexes, as if it were placed on this one.
func (d *Draft) moved(h id.Hex) (list []rules.Action) {
	for i := range d.options {
		if o := &d.options[i]; !o.Barred && (o.Group == Places || o.Group == Sites) {
			a := rules.Walk(o.Forms[0], moving{hex: h})
			if !slices.ContainsFunc(list, func(b rules.Action) bool { return rules.SameAction(a, b) }) {
				list = append(list, a)
			}
		}
	}
	return list
}

// moving moves an action to a hex.
type moving struct {
	rules.Ignore
	hex id.Hex
}

// Hex implements rules.Fields.
func (m moving) Hex(h *id.Hex) { *h = m.hex }

// Aim implements rules.Fields.
func (m moving) Aim(h *id.Hex) { *h = m.hex }

// refused is an action with why it is refused.
type refused struct {
	action  rules.Action
	refusal rules.Refusal
}

// best returns, of several actions a player might mean, the one that is least far from being allowed.
func (d *Draft) best(list []rules.Action) refused {
	own := titles.WordsOf(d.v.T).Reasons
	best, least := refused{}, math.MaxInt
	for _, a := range list {
		r := rules.Check(d.v, a)
		if rank := rankOf(own, r.Reason); rank < least {
			best, least = refused{a, r}, rank
		}
	}
	return best
}

// soonest puts into words why the action is refused that is nearest to being allowed.
func (d *Draft) soonest(list []rules.Action) text.Because {
	r := d.best(list)
	return d.say.Why(d.v, r.action, r.refusal)
}

// ease lists the reasons against a lay or a station from the last that the referee looks for to the first: the further an
// action comes, the nearer it is to being allowed.
var ease = []rules.Reason{
	rules.Legal, rules.NoMoneyForTile, rules.NoGain, rules.NoTileLeft,
	rules.NotJoined, rules.NotReached, rules.MixesCities, rules.CutsTrack, rules.OffMap, rules.WrongTurn, rules.ColorLater,
	rules.TownCount, rules.CityCount, rules.LabelDiffers, rules.ColorOrder, rules.HexBlocked, rules.LayUsed,
	rules.NoUpgrade, rules.HexFixed, rules.OffBoard,

	rules.CityNotReached, rules.SlotReserved, rules.NoSlot, rules.HasStation, rules.NotACity, rules.NoMoneyForStation,
}

// rankOf returns how far an action is from being allowed that is refused for a reason, of which a title has some of its own.
func rankOf(own map[rules.Reason]words.Reason, r rules.Reason) int {
	switch i := slices.Index(ease, r); {
	case r == rules.Legal:
		return 0
	case own[r].Late:
		return int(r - rules.OwnReasons + 1)
	case i >= 0:
		return len(own) + i
	}
	return len(own) + len(ease)
}
