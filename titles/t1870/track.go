package t1870

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// layTrack is the step of laying and upgrading tiles (1870/R87-R93). It stays open for the tile of the bridge company.
type layTrack struct {
	step.LayTrack
	bridge bridge
	wars   bool // the station of a destination takes a slot added by an upgrade (R163)
	// recorded: it also stays open if no such tile is possible, as on 18xx.games.
	recorded bool
}

// newLayTrack returns the step with the settings of the game.
func newLayTrack(s *Switches) layTrack {
	b := newBridge(s)
	t := layTrack{
		LayTrack: step.LayTrack{Lays: lays(s.Track), Terms: terms(), Restriction: gains, May: checkLay},
		bridge:   b, wars: s.stationWars(), recorded: s.Profile == rules.Recorded,
	}
	if s.Rebate == EveryTile {
		t.Rebate = rebate
	}
	return t
}

// Open implements rules.Step.
func (s layTrack) Open(v rules.View) rules.Refusal {
	r := s.LayTrack.Open(v)
	if s.waits(v) || s.bridge.canLayAtHome(v) {
		return rules.Refusal{}
	}
	return r
}

// Apply implements rules.Step. A slot added by the lay goes to a station beside the slots.
func (s layTrack) Apply(tx *rules.Tx, a rules.Action) {
	s.LayTrack.Apply(tx, a)
	if lay, ok := a.(rules.LayTile); ok && s.wars {
		tx.CloseUp(lay.Hex)
	}
}

// waits reports whether 18xx.games leaves the step open for a pass: while the company owns the unused bridge company or
// could still buy it.
func (s layTrack) waits(v rules.View) bool {
	p := v.T.FindPrivate(bridgeID)
	owner := &v.S.Privates[p]
	switch {
	case !s.recorded:
		return false
	case owner.Owner == v.Actor():
		return owner.Used == 0
	}
	return owner.Owner.Player() != 0 && v.PhaseDef().CompaniesBuyPrivates && v.Cash(v.Actor()) >= v.T.Private(p).Min
}

// Idle implements rules.Idler.
func (s layTrack) Idle(v rules.View) bool { return s.LayTrack.Open(v).Refused() && s.waits(v) }

// rebate returns the rebate in dollars on a river hex for the owner of the bridge company, or zero (1870/P2).
func rebate(v rules.View, c id.Corp, h id.Hex) int32 {
	if isRiver(v, h) && v.PrivateOf(v.T.FindPrivate(bridgeID), id.OfCorp(c)) {
		return bridgeRebate
	}
	return 0
}

// isRiver reports whether the river crosses a hex.
func isRiver(v rules.View, h id.Hex) bool { return v.T.Board.Hexes[h-1].Banks != [2]uint8{} }

// riverBanned reports whether no track may cross the river: while the bridge company is open and no company owns it
// (1870/R91, R92).
func riverBanned(v rules.View) bool {
	o := v.S.Privates[v.T.FindPrivate(bridgeID)].Owner
	return o != id.Nobody && o.Corp() == 0
}

// checkLay refuses track across the river while that is banned, and another tile in this turn on the hex of the bridge
// company's.
func checkLay(v rules.View, a rules.LayTile) rules.Refusal {
	if laid.Of(v.S) == a.Hex {
		return v.Refuse(sameHex)
	}
	if riverBanned(v) && isRiver(v, a.Hex) && crosses(v.Position(), a) {
		return v.Refuse(riverBan).About(v.T.FindPrivate(bridgeID))
	}
	return rules.Refusal{}
}

// crosses reports whether a tile would have a piece of track across the river, or track from the opposite bank to a
// city or town (1870/R91).
func crosses(p track.Position, a rules.LayTile) bool {
	def, face := p.Hex(a.Hex), p.Turned(a.Tile, a.Rot)
	if len(face.Stops) > 0 {
		return face.Exits()&^def.Banks[def.StopBank] != 0
	}
	for i := range face.Paths {
		var ends uint8
		for _, end := range [...]tile.End{face.Paths[i].A, face.Paths[i].B} {
			if e, ok := end.Edge(); ok {
				ends |= 1 << e
			}
		}
		if ends&^def.Banks[0] != 0 && ends&^def.Banks[1] != 0 {
			return true
		}
	}
	return false
}
