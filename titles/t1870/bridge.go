package t1870

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// bridgeRebate is the rebate of the bridge company on the cost of a river hex, in dollars (1870/P2).
const bridgeRebate = 40

// bridgeKey is the key of the power of the bridge company.
const bridgeKey = "bridge"

// bridge is the power of the bridge company: once per game it lays a yellow tile in a river hex for its owner, during
// the owner's track step. At the home of MP and SSW the tile is free and in addition to the lays of the turn (1870/P2).
// It is listed as a step for any time.
type bridge struct {
	step.NeverOpen
	anyRiver bool            // it may lay in any river hex, $40 cheaper; otherwise at home only (X10)
	extra    bool            // also after the lays of the turn have been used (X11)
	first    bool            // at home only in the first turn (X14)
	lays     []step.LayKinds // of the track step, in which a lay elsewhere than at home counts
}

// newBridge returns the power with the settings of the game.
func newBridge(s *Switches) bridge {
	return bridge{anyRiver: s.Rebate == OneBridge, extra: s.ExtraBridge, first: s.HomeTile == FirstTurn,
		lays: lays(s.Track)}
}

func (bridge) Name() string { return bridgeKey }

// Check implements rules.Step. Lays without a private are judged by the track step.
func (b bridge) Check(v rules.View, a rules.Action) rules.Refusal {
	lay, ok := a.(rules.LayTile)
	if !ok || lay.Via == 0 {
		return v.Refuse(rules.WrongStep)
	}
	if v.InCharge().Name() != step.TrackKey {
		return v.Refuse(rules.WrongStep)
	}
	if v.Actor() != id.OfCorp(lay.By) {
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	}
	if p := v.T.FindPrivate(bridgeID); lay.Via != p || !b.unused(v) {
		return v.Refuse(rules.NoPower).About(p)
	}
	if r := b.checkHex(v, lay.Hex); r.Refused() {
		return r
	}
	return b.checkTile(v, lay)
}

// unused reports whether the acting company owns the bridge company and has not used it.
func (bridge) unused(v rules.View) bool {
	p := &v.S.Privates[v.T.FindPrivate(bridgeID)]
	return p.Owner == v.Actor() && p.Used == 0
}

// checkHex judges whether the acting company may lay the tile of the bridge company on h.
func (b bridge) checkHex(v rules.View, h id.Hex) rules.Refusal {
	home := b.freeHome(v, v.Actor().Corp(), h)
	switch {
	case !home && !b.anyRiver, !isRiver(v, h):
		return v.Refuse(bridgeSite).About(v.T.FindPrivate(bridgeID))
	case v.Position().Face(h).Color != tile.White:
		return v.Refuse(rules.ColorOrder).Citing("1870/P2")
	case !home && !b.layLeft(v) && !b.extra:
		return v.Refuse(rules.LayUsed)
	}
	return rules.Refusal{}
}

// checkTile judges tile and cost on a hex that checkHex accepts.
func (b bridge) checkTile(v rules.View, lay rules.LayTile) rules.Refusal {
	if r := step.CheckPlacement(v, lay, v.Reach(lay.By).Lay[lay.Hex], terms()); r.Refused() {
		return r
	}
	if cost, cash := b.cost(v, lay), v.Cash(id.OfCorp(lay.By)); cash < cost {
		return v.Refuse(rules.NoMoneyForTile).Figures(cash, cost)
	}
	return rules.Refusal{}
}

// freeHome reports whether h is the home of c, on which the bridge company builds for free.
func (b bridge) freeHome(v rules.View, c id.Corp, h id.Hex) bool {
	return v.T.HomeHex(c) == h && slices.Contains(bridgeOwners(), v.T.Corp(c).ID) && !(b.first && v.Is(c, rules.Operated))
}

// layLeft reports whether the turn still has a lay of a new tile.
func (b bridge) layLeft(v rules.View) bool {
	t := &v.S.Turn
	return int(t.Lays) < len(b.lays) && t.Upgrades == 0
}

// cost returns the terrain cost of a lay less the rebate of the bridge company; its home is free.
func (b bridge) cost(v rules.View, lay rules.LayTile) int32 {
	if b.freeHome(v, lay.By, lay.Hex) {
		return 0
	}
	return max(step.TerrainCost(v, lay.Hex)-bridgeRebate, 0)
}

func (b bridge) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	if v.InCharge().Name() != step.TrackKey || !b.unused(v) {
		return dst
	}
	for i := range v.T.Board.Hexes {
		dst = b.appendLays(dst, v, id.Hex(i+1))
	}
	return dst
}

// appendLays appends the lays of the acting company on h with the bridge company, which is unused.
func (b bridge) appendLays(dst []rules.Action, v rules.View, h id.Hex) []rules.Action {
	if b.checkHex(v, h).Refused() {
		return dst
	}
	c := v.Actor().Corp()
	var buf [128]track.Lay
	for _, l := range v.Position().AppendLays(buf[:0], h, v.Reach(c).Lay[h], terms()) {
		a := rules.LayTile{By: c, Via: v.T.FindPrivate(bridgeID), Hex: h, Tile: l.Tile, Rot: l.Rot}
		if !b.checkTile(v, a).Refused() {
			dst = append(dst, a)
		}
	}
	return dst
}

// canLayAtHome reports whether the acting company can lay the tile of the bridge company at its home, which is free and
// in addition to the lays of the turn.
func (b bridge) canLayAtHome(v rules.View) bool {
	c := v.Actor().Corp()
	home := v.T.HomeHex(c)
	var buf [1]rules.Action
	return b.unused(v) && b.freeHome(v, c, home) && len(b.appendLays(buf[:0], v, home)) > 0
}

// Apply implements rules.Step. A lay elsewhere than at home counts as one of the turn, if one is left.
func (b bridge) Apply(tx *rules.Tx, a rules.Action) {
	lay := a.(rules.LayTile)
	home, cost := b.freeHome(tx.View, lay.By, lay.Hex), b.cost(tx.View, lay)
	counts := !home && b.layLeft(tx.View)
	tx.UsePower(lay.Via)
	tx.LayTile(lay.By, lay.Hex, lay.Tile, lay.Rot, cost)
	laid.Set(tx.S, lay.Hex)
	if counts {
		tx.S.Turn.Lays++
	}
}
