package step

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// LayTrack is the step in which a company lays and upgrades tiles (1830/R95-R104). While a lay is left it is never
// skipped, even if nothing can be laid.
type LayTrack struct {
	Lays        []LayKinds        // the lays of a turn, in order
	Terms       tile.Terms        // the rules of replacement
	Restriction track.Restriction // the gain that a lay must bring (1830/R107)
	Home        rules.RoundID     // interruption ChooseHome (1830/R87)
	// May is an additional condition for a lay that fits and is affordable; nil adds none.
	May func(v rules.View, a rules.LayTile) rules.Refusal
	// Rebate reduces the terrain cost of a hex for a company, to zero at most; nil reduces nothing.
	Rebate func(v rules.View, c id.Corp, h id.Hex) int32
}

// LayKinds are the kinds of lays from which one lay of a turn may be chosen.
type LayKinds uint8

// The kinds of lays.
const (
	NewTile        LayKinds = 1 << iota // on a hex without track
	Upgrade                             // on a hex with track, printed or laid
	UnlessUpgraded                      // only if no other lay of the turn was an upgrade
	NoCity                              // not in a city, and only if no other new tile of the turn has one (1860/R80)
)

// OneLay returns the allowance of a single lay of either kind (1830/R95).
func OneLay() []LayKinds { return []LayKinds{NewTile | Upgrade} }

func (LayTrack) Name() string { return TrackKey }

// Open returns a refusal once the lays of the turn are used.
func (s LayTrack) Open(v rules.View) rules.Refusal {
	t := &v.S.Turn
	if int(t.Lays) >= len(s.Lays) {
		return v.Refuse(rules.LayUsed)
	}
	kinds := s.Lays[t.Lays]
	if kinds&UnlessUpgraded != 0 && t.Upgrades > 0 || kinds&NoCity != 0 && t.Cities > 0 {
		return v.Refuse(rules.LayUsed)
	}
	return rules.Refusal{}
}

// Check judges a pass, a normal lay or one by a teleport.
func (s LayTrack) Check(v rules.View, a rules.Action) rules.Refusal {
	switch a := a.(type) {
	case rules.Pass:
		return v.CheckActor(a.By)
	case rules.LayTile:
		if r := notOurs(v, a.By); r.Refused() {
			return r
		}
		if r := takesNoTile(v, a.Hex, s.Terms); r.Refused() {
			return r
		}
		if r := s.checkAllowance(v, a.Hex); r.Refused() {
			return r
		}
		if a.Via != 0 {
			return s.checkTeleport(v, a)
		}
		return s.checkLay(v, a)
	}
	return v.Refuse(rules.WrongStep)
}

// checkAllowance judges whether the turn has a lay of this kind left.
func (s LayTrack) checkAllowance(v rules.View, h id.Hex) rules.Refusal {
	if r := s.Open(v); r.Refused() {
		return r
	}
	kinds := s.Lays[v.S.Turn.Lays]
	if kinds&layKind(v, h) == 0 || kinds&NoCity != 0 && v.Position().Face(h).Count(tile.City) > 0 {
		return v.Refuse(rules.LayUsed)
	}
	return rules.Refusal{}
}

// layKind returns the kind of the next lay on h.
func layKind(v rules.View, h id.Hex) LayKinds {
	if v.Position().Face(h).Color == tile.White {
		return NewTile
	}
	return Upgrade
}

// takesNoTile returns a refusal if the face of h is final, so that nobody can ever lay a tile there (1830/R96,
// R99-R101).
func takesNoTile(v rules.View, h id.Hex, terms tile.Terms) rules.Refusal {
	face := v.Position().Face(h)
	switch {
	case face.Color == tile.Red:
		return v.Refuse(rules.OffBoard)
	case face.Color >= tile.Gray && v.S.Cells[h].Tile == 0 && !terms.AnyColor:
		return v.Refuse(rules.HexFixed)
	case !v.Position().Upgradable(h, terms):
		return v.Refuse(rules.NoUpgrade)
	}
	return rules.Refusal{}
}

// checkLay judges a normal lay.
func (s LayTrack) checkLay(v rules.View, a rules.LayTile) rules.Refusal {
	if v.T.Tiles.Kind(a.Tile).Hidden {
		return v.Refuse(rules.WrongTile)
	}
	return s.checkReached(v, a, s.cost(v, a.Hex))
}

// checkReached judges a lay on the company's network at this cost: placement, gain, money and the title's condition, in
// this order.
func (s LayTrack) checkReached(v rules.View, a rules.LayTile, cost int32) rules.Refusal {
	if r := CheckPlacement(v, a, v.Reach(a.By).Lay[a.Hex], s.Terms); r.Refused() {
		return r
	}
	if v.CheckGain(a.By, a.Hex, track.Lay{Tile: a.Tile, Rot: a.Rot}, s.Restriction) != tile.Fits {
		return v.Refuse(rules.NoGain)
	}
	if r := checkTileCost(v, a.By, cost); r.Refused() || s.May == nil {
		return r
	}
	return s.May(v, a)
}

// CheckBeside judges a lay that a power allows in addition to those of the turn: it must join the company's network,
// make the gain that the step demands, and be paid for (18FL/R121).
func (s LayTrack) CheckBeside(v rules.View, a rules.LayTile) rules.Refusal {
	if r := takesNoTile(v, a.Hex, s.Terms); r.Refused() {
		return r
	}
	return s.checkReached(v, a, TerrainCost(v, a.Hex))
}

// CheckPlacement judges the conditions common to all lays, of the turn or by a power. edges are those of the hex that
// the company may lay to.
func CheckPlacement(v rules.View, a rules.LayTile, edges uint8, terms tile.Terms) rules.Refusal {
	if p := BlockedBy(v, a.Hex); p != 0 {
		return v.Refuse(rules.HexBlocked).About(p)
	}
	misfit := v.Position().Fits(a.Hex, track.Lay{Tile: a.Tile, Rot: a.Rot}, edges, terms)
	if misfit != tile.Fits && misfit < tile.CutsTrack { // this kind of tile never fits here
		return v.Refuse(misfitReasons[misfit])
	}
	kind := v.T.Tiles.Kind(a.Tile)
	switch {
	case !inPhase(v, a.Tile) && (v.For.Has(rules.Strict) || !v.T.Policy.EarlyColors.On()):
		return v.Refuse(rules.ColorLater)
	case misfit == tile.NotReached && edges != 0:
		return v.Refuse(rules.NotJoined)
	case misfit != tile.Fits:
		return v.Refuse(misfitReasons[misfit])
	}
	if v.TilesLeft(a.Tile) <= 0 {
		return v.Refuse(rules.NoTileLeft).Figures(0, int32(kind.Count))
	}
	return rules.Refusal{}
}

// misfitReasons maps the misfits of packages tile and track to reasons.
var misfitReasons = [...]rules.Reason{
	tile.Fits:         rules.Legal,
	tile.NeverChanged: rules.HexFixed,
	tile.WrongColor:   rules.ColorOrder,
	tile.WrongLabel:   rules.LabelDiffers,
	tile.WrongCities:  rules.CityCount,
	tile.WrongTowns:   rules.TownCount,
	tile.CutsTrack:    rules.CutsTrack,
	tile.MixesCities:  rules.MixesCities,
	tile.WrongTurn:    rules.WrongTurn,
	tile.RunsOff:      rules.OffMap,
	tile.NotReached:   rules.NotReached,
	tile.NothingNew:   rules.NoGain,
}

// BlockedBy returns the private of a player that blocks a hex, or zero. A private owned by a company blocks nothing
// (1830/R92, R97).
func BlockedBy(v rules.View, h id.Hex) id.Private {
	for i := range v.T.Privates {
		p := id.Private(i + 1)
		if v.S.Privates[p].Owner.Player() == 0 {
			continue
		}
		if w, ok := rules.PowerOf[rules.BlockHexes](v.T, p); ok && slices.Contains(w.Hexes, v.T.HexName(h)) {
			return p
		}
	}
	return 0
}

// cost returns the cost of a lay on h: that of the terrain, less the rebate.
func (s LayTrack) cost(v rules.View, h id.Hex) int32 {
	ground := TerrainCost(v, h)
	if s.Rebate != nil {
		ground = max(ground-s.Rebate(v, v.Actor().Corp(), h), 0)
	}
	return ground
}

// TerrainCost returns the terrain cost of h, which is due for its first tile (1830/R98).
func TerrainCost(v rules.View, h id.Hex) int32 {
	if v.S.Cells[h].Tile != 0 {
		return 0
	}
	return int32(v.T.Board.Hexes[h-1].Cost)
}

// checkTileCost returns a refusal if c cannot pay this cost of a lay.
func checkTileCost(v rules.View, c id.Corp, cost int32) rules.Refusal {
	if cash := v.Cash(id.OfCorp(c)); cash < cost {
		return v.Refuse(rules.NoMoneyForTile).Figures(cash, cost)
	}
	return rules.Refusal{}
}

// AppendLegal appends the normal lays hex by hex, the lays by teleports, and the pass.
func (s LayTrack) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	c := v.Actor().Corp()
	network := v.Reach(c)
	var buf [128]track.Lay
	for i := range v.T.Board.Hexes {
		h := id.Hex(i + 1)
		if network.Lay[h] == 0 || s.checkAllowance(v, h).Refused() {
			continue
		}
		for _, l := range v.Position().AppendLays(buf[:0], h, network.Lay[h], s.Terms) {
			a := rules.LayTile{By: c, Hex: h, Tile: l.Tile, Rot: l.Rot}
			if inPhase(v, l.Tile) && !s.checkLay(v, a).Refused() {
				dst = append(dst, a)
			}
		}
	}
	dst = s.appendTeleports(dst, v)
	return append(dst, rules.Pass{By: v.Actor()})
}

// inPhase reports whether the phase allows the colour of the tile; see rules.Policy.EarlyColors.
func inPhase(v rules.View, t id.Tile) bool {
	return v.T.Tiles.Kind(t).Face.Color <= v.PhaseDef().Colors
}

// Apply lays the tile for its cost and counts the lay, or passes.
func (s LayTrack) Apply(tx *rules.Tx, a rules.Action) {
	lay, ok := a.(rules.LayTile)
	if !ok {
		pass(tx)
		return
	}
	upgrade := layKind(tx.View, lay.Hex) == Upgrade
	tx.LayTile(lay.By, lay.Hex, lay.Tile, lay.Rot, s.cost(tx.View, lay.Hex))
	t := &tx.S.Turn
	t.Lays++
	switch {
	case upgrade:
		t.Upgrades++
	case tx.Position().Face(lay.Hex).Count(tile.City) > 0:
		t.Cities++
	}
	if lay.Via != 0 {
		tx.UsePower(lay.Via)
		t.Power = lay.Via
	}
	askHome(tx, s.Home, lay.By, lay.Hex)
}
