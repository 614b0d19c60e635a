package step

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// A teleport is the power of a private to lay a certain tile on a certain hex as the lay of the turn, connected or not,
// for the terrain cost, and to place the next station there at once, free of charge (1830/R150). LayTrack handles
// the lay, and TeleportStation the station.

// checkTeleport judges the lay. The power is lost once anybody has laid a tile on the hex.
func (s LayTrack) checkTeleport(v rules.View, a rules.LayTile) rules.Refusal {
	w, r := ownPower[rules.Teleport](v, a.By, a.Via)
	if r.Refused() {
		return r
	}
	if v.T.FindHex(w.Hex) != a.Hex || v.T.Tiles.Find(w.Tile) != a.Tile {
		return v.Refuse(rules.WrongTile).About(a.Via)
	}
	if v.S.Cells[a.Hex].Tile != 0 {
		return v.Refuse(rules.NoPower).About(a.Via)
	}
	if r := CheckPlacement(v, a, track.AnyEdge, s.Terms); r.Refused() {
		return r
	}
	return checkTileCost(v, a.By, s.cost(v, a.Hex))
}

// ownPower returns the power of type P of private p, or a refusal unless p has one, c owns p and the power is unused.
func ownPower[P rules.Power](v rules.View, c id.Corp, p id.Private) (P, rules.Refusal) {
	w, ok := rules.PowerOf[P](v.T, p)
	if !ok || !v.PrivateOf(p, id.OfCorp(c)) || v.S.Privates[p].Used > 0 {
		return w, v.Refuse(rules.NoPower).About(p)
	}
	return w, rules.Refusal{}
}

// appendTeleports appends the lays by teleports of the acting company.
func (s LayTrack) appendTeleports(dst []rules.Action, v rules.View) []rules.Action {
	c := v.Actor().Corp()
	for i := range v.T.Privates {
		p := id.Private(i + 1)
		w, r := ownPower[rules.Teleport](v, c, p)
		if r.Refused() {
			continue
		}
		for rot := range uint8(6) {
			a := rules.LayTile{By: c, Via: p, Hex: v.T.FindHex(w.Hex), Tile: v.T.Tiles.Find(w.Tile), Rot: rot}
			if !s.Check(v, a).Refused() {
				dst = append(dst, a)
			}
		}
	}
	return dst
}

// TeleportStation is the step in which a company that has just used a teleport places its next station there or
// declines for good. It counts as the station of the turn. The step comes between LayTrack and PlaceStation.
type TeleportStation struct{}

func (TeleportStation) Name() string { return TeleportKey }

// Open returns a refusal unless a teleport was used in this turn and a station is left.
func (TeleportStation) Open(v rules.View) rules.Refusal {
	if v.S.Turn.Power == 0 {
		return v.Refuse(rules.NoPower)
	}
	if v.StationsLeft(v.Actor().Corp()) == 0 {
		return v.Refuse(rules.NoStationLeft)
	}
	return rules.Refusal{}
}

// Skip implements rules.Skipper: without a station left the power lapses.
func (TeleportStation) Skip(tx *rules.Tx) { tx.S.Turn.Power = 0 }

// Check judges a pass or a station on the hex of the teleport.
func (TeleportStation) Check(v rules.View, a rules.Action) rules.Refusal {
	switch a := a.(type) {
	case rules.Pass:
		return v.CheckActor(a.By)
	case rules.PlaceToken:
		if r := notOurs(v, a.By); r.Refused() {
			return r
		}
		switch h := teleportHex(v); {
		case a.Of != a.By || a.Via != v.S.Turn.Power:
			return v.Refuse(rules.NoPower).About(v.S.Turn.Power)
		case a.Hex != h:
			return v.Refuse(rules.PowerElsewhere).About(v.S.Turn.Power).At(a.By, h)
		}
		return SlotRefusal(v, v.OpenSlot(a.Of, a.Hex, int(a.City)))
	}
	return v.Refuse(rules.WrongStep)
}

// stationFirst reports whether the company in turn must first place or decline the station of a teleport, as in
// recorded games.
func stationFirst(v rules.View) bool {
	return v.S.Turn.Power != 0 && v.T.Policy.StationAtOnce.On() && !v.For.Has(rules.Stored)
}

// teleportHex returns the hex of the teleport that was used in this turn, which must exist.
func teleportHex(v rules.View) id.Hex {
	w, _ := rules.PowerOf[rules.Teleport](v.T, v.S.Turn.Power)
	return v.T.FindHex(w.Hex)
}

// AppendLegal appends a station in each open city of the hex, and the pass.
func (s TeleportStation) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	c, h := v.Actor().Corp(), teleportHex(v)
	for city := range v.Position().Face(h).Count(tile.City) {
		a := rules.PlaceToken{By: c, Of: c, Via: v.S.Turn.Power, Hex: h, City: uint8(city)}
		if !s.Check(v, a).Refused() {
			dst = append(dst, a)
		}
	}
	return append(dst, rules.Pass{By: v.Actor()})
}

// Apply places the station free of charge, or passes. Either uses up the right.
func (TeleportStation) Apply(tx *rules.Tx, a rules.Action) {
	tx.S.Turn.Power = 0
	place, ok := a.(rules.PlaceToken)
	if !ok {
		pass(tx)
		return
	}
	tx.FinishStep()
	tx.PlaceToken(place.Of, place.Hex, int(place.City), 0)
	tx.S.Turn.Stations++
}
