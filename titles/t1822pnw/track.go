package t1822pnw

import (
	"iter"
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// layTrack is the step in which a company lays tiles and cubes, by its own right and by the powers of its privates
// (R61-R73).
type layTrack struct{ g *game }

func (layTrack) Name() string { return step.TrackKey }

// Open implements rules.Step: a lay is left, or a private with a power over track, and something can be laid or used
// now (R73).
func (s layTrack) Open(v rules.View) rules.Refusal {
	switch {
	case !hasLay(v) && !s.lastChance(v):
		return v.Refuse(rules.LayUsed)
	case !s.g.sw.AsksIdle && !s.canAct(v):
		return v.Refuse(nothingToLay)
	}
	return rules.Refusal{}
}

// lastChance reports whether the acting company can use a power that no later step of this turn may offer: mill and Ski
// Haus, and P21 of a minor, which places no stations and issues no shares (R73).
func (s layTrack) lastChance(v rules.View) bool {
	if s.g.sw.LaysEnd || s.g.sw.AsksIdle {
		return false
	}
	var buf [1]rules.Action
	return len(assignMarker{g: s.g}.appendIn(buf[:0], v, step.TrackKey)) > 0 ||
		kindIs(v, v.Actor().Corp(), rules.Minor) && len(useCard{}.appendIn(buf[:0], v, step.TrackKey)) > 0
}

// hasLay reports whether the acting company has a lay left, or a private with a power over track.
func hasLay(v rules.View) bool {
	c := v.Actor().Corp()
	if yellowLeft(v, c) || upgradeLeft(v) || laysReplaced.Is(v.S) {
		return true
	}
	for i := range v.T.Privates {
		if p := id.Private(i + 1); v.PrivateOf(p, id.OfCorp(c)) && unspentPower(v, p) != nil {
			return true
		}
	}
	return false
}

// Idle implements rules.Idler.
func (s layTrack) Idle(v rules.View) bool { return s.g.sw.AsksIdle && !s.canAct(v) }

// canAct reports whether the acting company can do anything except pass.
func (s layTrack) canAct(v rules.View) bool { return s.canLay(v) || s.g.canUsePower(v, step.TrackKey) }

// canLay reports whether the acting company can lay anything.
func (s layTrack) canLay(v rules.View) bool {
	for range s.lays(v) {
		return true
	}
	return false
}

// Lays of a turn (R61).
const (
	lateYellows = 2 // of a major from phase 3 on
	surveyMajor = 2 // yellow lays by P11
	surveyEnded = 3 // a pass has ended these lays and the track step
)

// greenPhase reports whether upgrades are possible.
func greenPhase(v rules.View) bool { return v.PhaseDef().Colors >= tile.Green }

// yellows returns the number of yellow tiles that c may lay in a turn.
func yellows(v rules.View, c id.Corp) uint8 {
	if greenPhase(v) && kindIs(v, c, rules.Major) {
		return lateYellows
	}
	return 1
}

// openSurvey returns the private by which c has begun a second set of lays that is not finished, or zero. Only that set
// may be continued then (P11).
func openSurvey(v rules.View, c id.Corp) id.Private {
	if p := v.S.Turn.Power; p != 0 && v.PrivateOf(p, id.OfCorp(c)) {
		return p
	}
	return 0
}

// yellowLeft reports whether c may lay a yellow tile or a cube by its own right.
func yellowLeft(v rules.View, c id.Corp) bool {
	t := &v.S.Turn
	return !laysReplaced.Is(v.S) && !laysOver.Is(v.S) && t.Upgrades == 0 && t.Lays < yellows(v, c)
}

// upgradeLeft reports whether the acting company may upgrade by its own right.
func upgradeLeft(v rules.View) bool {
	return !laysReplaced.Is(v.S) && !laysOver.Is(v.S) && v.S.Turn.Lays == 0
}

// isUpgrade reports whether a lay of tile t on h is an upgrade: one that is not yellow and no cube, and any in Seattle
// and Portland (R61, R72).
func isUpgrade(v rules.View, h id.Hex, t id.Tile) bool {
	return isSeries(v, h) || v.T.Tiles.Kind(t).Face.Color != tile.Yellow && !isCube(v, t)
}

// isCube reports whether a tile is the builder cube.
func isCube(v rules.View, t id.Tile) bool { return v.T.Tiles.Kind(t).Name == cubeTile }

// notUpgrade says to checkOwnRight and countOwn that a lay is no upgrade.
const notUpgrade = false

// checkOwnRight returns a refusal if the turn of c has no lay of a yellow tile left, or no upgrade if that is asked for
// (R61).
func checkOwnRight(v rules.View, c id.Corp, upgrade bool) rules.Refusal {
	left := yellowLeft(v, c)
	if upgrade {
		left = upgradeLeft(v)
	}
	if !left {
		return v.Refuse(rules.LayUsed)
	}
	if p := openSurvey(v, c); p != 0 {
		return cardRefusal(v, p, surveyFirst)
	}
	return rules.Refusal{}
}

// checkSurveyRight returns a refusal if P11 has no yellow lay left for c, or no upgrade if that is asked for: it allows
// two yellow lays of a major or one upgrade, and one lay of a minor.
func checkSurveyRight(v rules.View, c id.Corp, upgrade bool) rules.Refusal {
	if powerLays.Of(v.S) > 0 && (upgrade || openSurvey(v, c) == 0) {
		return v.Refuse(rules.LayUsed)
	}
	return rules.Refusal{}
}

// Check judges a pass or a lay.
func (s layTrack) Check(v rules.View, a rules.Action) rules.Refusal {
	var lay rules.LayTile
	var with id.Private
	switch a := a.(type) {
	case rules.Pass:
		return v.CheckActor(a.By)
	case rules.LayTile:
		lay = a
	case LayCombined:
		lay, with = crusherLay(a), a.With
	default:
		return v.Refuse(rules.WrongStep)
	}
	if r := v.CheckActor(id.OfCorp(lay.By)); r.Refused() {
		return r
	}
	return s.checkLay(v, lay, with)
}

// crusherLay returns the lay of P7 or P8 in a combined lay.
func crusherLay(a LayCombined) rules.LayTile {
	return rules.LayTile{By: a.By, Via: a.Via, Hex: a.Hex, Tile: a.Tile, Rot: a.Rot}
}

// checkLay judges a lay by the right of the turn or by a power; with is the private whose lay it uses, if any.
func (s layTrack) checkLay(v rules.View, a rules.LayTile, with id.Private) rules.Refusal {
	var power *layPower
	if a.Via != 0 {
		if power = unspentPower(v, a.Via); power == nil || !v.PrivateOf(a.Via, id.OfCorp(a.By)) {
			return v.Refuse(rules.NoPower).About(a.Via)
		}
	}
	if with != 0 {
		crushes := power != nil && power.crushes
		if !crushes || powerOf(v.T, with) != surveyors || !v.PrivateOf(with, id.OfCorp(a.By)) {
			return v.Refuse(rules.NoPower).About(with)
		}
	}
	switch {
	case power == nil:
		if r := checkOwnRight(v, a.By, isUpgrade(v, a.Hex, a.Tile)); r.Refused() {
			return r
		}
		return s.checkNormal(v, a)
	case power.judge == nil:
		if r := checkSurveyRight(v, a.By, isUpgrade(v, a.Hex, a.Tile)); r.Refused() {
			return r
		}
		return s.checkNormal(v, a)
	case power.crushes:
		return s.checkCrusher(v, a, with)
	}
	if p := openSurvey(v, a.By); p != 0 && p != a.Via {
		return cardRefusal(v, p, surveyFirst)
	}
	if !slices.Contains(power.tiles, v.T.Tiles.Kind(a.Tile).Name) {
		return tileRefusal(v, a.Via)
	}
	return power.judge(v, a)
}

// checkNormal judges a tile or a cube except for the allowance. A company that reaches an exit of a fitting tile always
// gains by it, since new track meets the old in one place and cities pay more with every colour (R66).
func (s layTrack) checkNormal(v rules.View, a rules.LayTile) rules.Refusal {
	if isCube(v, a.Tile) {
		return checkCube(v, a)
	}
	l := track.Lay{Tile: a.Tile, Rot: a.Rot}
	if r := checkFamily(v, a.Hex, l); r.Refused() {
		return r
	}
	if r := checkColor(v, a); r.Refused() {
		return r
	}
	if r := checkFit(v, a.Hex, l, v.Reach(a.By).Lay[a.Hex]); r.Refused() {
		return r
	}
	if betterFits(v, a.Hex, a.Tile) {
		return v.Refuse(moreExits)
	}
	return checkSupply(v, a, layCost(v, a.Hex, l))
}

// checkColor judges the colour by phase and kind of company. The by-pass of the mine is laid from phase 3 on, although
// it is gray (R62).
func checkColor(v rules.View, a rules.LayTile) rules.Refusal {
	kind := v.T.Tiles.Kind(a.Tile)
	late := kind.Face.Color > v.ColorsOf(a.By)
	if kind.Name == mineByPass {
		late = !greenPhase(v)
	}
	switch {
	case late && kind.Face.Color <= v.PhaseDef().Colors:
		return v.Refuse(minorsGreen)
	case late:
		return v.Refuse(rules.ColorLater)
	}
	return rules.Refusal{}
}

// checkSupply judges the supply and the cost of a tile.
func checkSupply(v rules.View, a rules.LayTile, cost int32) rules.Refusal {
	if v.TilesLeft(a.Tile) <= 0 {
		return v.Refuse(rules.NoTileLeft).Figures(0, int32(v.T.Tiles.Kind(a.Tile).Count))
	}
	if cash := v.Cash(id.OfCorp(a.By)); cash < cost {
		return v.Refuse(rules.NoMoneyForTile).Figures(cash, cost)
	}
	return rules.Refusal{}
}

// checkCube judges a builder cube: on a hex that the company reaches and whose next lay costs more than the rebate of
// the cubes there (R69).
func checkCube(v rules.View, a rules.LayTile) rules.Refusal {
	switch {
	case v.Reach(a.By).Lay[a.Hex] == 0:
		return v.Refuse(rules.NotReached)
	case cubeCost(v, a.Hex) == 0:
		return v.Refuse(noGround)
	case cubeRoom(v, a.Hex) <= 0:
		return v.Refuse(noRoomForCube).Figures(int32(v.S.Cells[a.Hex].Cubes()), cubeCost(v, a.Hex))
	}
	return rules.Refusal{}
}

// checkCrushed judges the town that a lay removes (P7, P8): the only stop of its hex, under a plain tile of the next
// colour.
func checkCrushed(v rules.View, a rules.LayTile) rules.Refusal {
	old, now := v.Position().Face(a.Hex), &v.T.Tiles.Kind(a.Tile).Face
	switch {
	case !oneTown(v, a.Hex) || len(now.Stops) > 0:
		return tileRefusal(v, a.Via)
	case now.Color != old.Color+1 || len(plain[now.Color]) == 0:
		return v.Refuse(rules.ColorOrder)
	}
	return checkColor(v, a)
}

// oneTown reports whether a town is the only stop of a hex, up to brown, as P7 and P8 demand.
func oneTown(v rules.View, h id.Hex) bool {
	old := v.Position().Face(h)
	return old.Color <= tile.Brown && old.Count(tile.Town) == 1 && old.Count(tile.City) == 0
}

// checkCrusher judges a lay that removes a town (P7, P8); with is the private whose lay it uses, or zero for one of the
// turn.
func (s layTrack) checkCrusher(v rules.View, a rules.LayTile, with id.Private) rules.Refusal {
	right := checkOwnRight
	if with != 0 {
		right = checkSurveyRight
	}
	if laysReplaced.Is(v.S) {
		return v.Refuse(rules.LayUsed)
	}
	if r := right(v, a.By, v.T.Tiles.Kind(a.Tile).Face.Color != tile.Yellow); r.Refused() {
		return r
	}
	if r := checkCrushed(v, a); r.Refused() {
		return r
	}
	l := track.Lay{Tile: a.Tile, Rot: a.Rot}
	if r := checkFit(v, a.Hex, l, v.Reach(a.By).Lay[a.Hex]); r.Refused() {
		return r
	}
	return checkSupply(v, a, layCost(v, a.Hex, l))
}

// AppendLegal appends the lays and the pass.
func (s layTrack) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	for a := range s.lays(v) {
		dst = append(dst, a)
	}
	return append(dst, rules.Pass{By: v.Actor()})
}

// lays yields the lays of the acting company, by the right of the turn and then by each of its privates.
func (s layTrack) lays(v rules.View) iter.Seq[rules.Action] {
	return func(yield func(rules.Action) bool) {
		c := v.Actor().Corp()
		if own := yellowLeft(v, c) || upgradeLeft(v); own && !s.yieldNormalLays(v, c, 0, yield) {
			return
		}
		for i := range v.T.Privates {
			p := id.Private(i + 1)
			if !v.PrivateOf(p, id.OfCorp(c)) {
				continue
			}
			power := unspentPower(v, p)
			if power == nil {
				continue
			}
			lays := s.yieldPowerLays
			if power.judge == nil {
				lays = s.yieldNormalLays
			}
			if !lays(v, c, p, yield) {
				return
			}
		}
	}
}

// yieldNormalLays yields the normal lays, by the right of the turn if via is zero, otherwise by P11. It reports whether
// yield wants more.
func (s layTrack) yieldNormalLays(v rules.View, c id.Corp, via id.Private, yield func(rules.Action) bool) bool {
	network := *v.Reach(c)
	cube := v.T.Tiles.Find(cubeTile)
	for i := range v.T.Board.Hexes {
		h := id.Hex(i + 1)
		if network.Lay[h] == 0 {
			continue
		}
		if isSeries(v, h) {
			if !s.yieldTurns(v, rules.LayTile{By: c, Via: via, Hex: h, Tile: v.T.Tiles.Find(seriesNext(v, h))}, yield) {
				return false
			}
		} else {
			for _, name := range followers(v, h) {
				if !s.yieldTurns(v, rules.LayTile{By: c, Via: via, Hex: h, Tile: v.T.Tiles.Find(name)}, yield) {
					return false
				}
			}
		}
		if !s.yieldTurns(v, rules.LayTile{By: c, Via: via, Hex: h, Tile: cube}, yield) {
			return false
		}
	}
	return true
}

// yieldTurns yields lay a in each legal rotation, and reports whether yield wants more. It tests a single rotation if
// all would be refused for the same reason.
func (s layTrack) yieldTurns(v rules.View, a rules.LayTile, yield func(rules.Action) bool) bool {
	if a.Tile == 0 {
		return true
	}
	// Other rotations of a normal lay are tried only if they fit, which costs less than to judge them.
	normal := !isCube(v, a.Tile) && (a.Via == 0 || layPowerOf(v.T, a.Via).judge == nil)
	edges := v.Reach(a.By).Lay[a.Hex]
	for a.Rot = range uint8(6) {
		if normal && a.Rot > 0 && v.Position().Fits(a.Hex, track.Lay{Tile: a.Tile, Rot: a.Rot}, edges, terms) != tile.Fits {
			continue
		}
		r := s.checkLay(v, a, 0).Reason
		if r == rules.Legal && !yield(a) {
			return false
		}
		if r != rules.Legal && !slices.Contains(turnReasons[:], r) {
			return true
		}
	}
	return true
}

// turnReasons may refuse some rotations of a tile and not others.
var turnReasons = [...]rules.Reason{
	rules.OffMap, rules.NotJoined, rules.NotReached, rules.CutsTrack, rules.WrongTurn, rules.NoMoneyForTile,
}

// Apply performs a lay. A pass ends the lays of P11 if they are not finished, otherwise the step.
func (s layTrack) Apply(tx *rules.Tx, a rules.Action) {
	switch a := a.(type) {
	case rules.LayTile:
		s.lay(tx, a, 0)
	case LayCombined:
		s.lay(tx, crusherLay(a), a.With)
	default:
		if p := openSurvey(tx.View, tx.Actor().Corp()); p != 0 {
			tx.ClosePrivate(p) // its remaining lays lapse
			if s.Open(tx.View).Refused() {
				powerLays.Set(tx.S, surveyEnded)
			}
			return
		}
		tx.Note(rules.Event{Kind: rules.Passed, Who: tx.Actor()})
		tx.FinishStep()
	}
}

// lay performs a lay and counts it; with is the private whose lay it uses, if any. It notes the company's route before
// and after it where 18xx.games examines its track; see noteRoute.
func (s layTrack) lay(tx *rules.Tx, a rules.LayTile, with id.Private) {
	var power *layPower
	if a.Via != 0 {
		power = layPowerOf(tx.T, a.Via)
	}
	upgrade := isUpgrade(tx.View, a.Hex, a.Tile)
	runs, local := canRun(tx.View, a.By)
	needsRoute := runs && !local
	examined := needsRoute || power == nil || !power.apart
	if examined && (needsRoute || !firstOfLeavenworth(tx.View, a)) {
		noteRoute(tx, a.By) // the lay may remove it
	}
	switch {
	case power == nil:
		layNormal(tx, a)
		countOwn(tx, upgrade)
	case power.judge == nil:
		layNormal(tx, a)
		countSurvey(tx, a.By, a.Via, upgrade)
	case power.crushes:
		layNormal(tx, a)
		tx.ClosePrivate(a.Via)
		if with != 0 {
			countSurvey(tx, a.By, with, upgrade)
		} else {
			countOwn(tx, upgrade)
		}
	default:
		tx.UsePower(a.Via)
		power.lay(tx, a)
	}
	if p := openSurvey(tx.View, a.By); p != 0 && !s.g.sw.AsksIdle && !s.canLay(tx.View) {
		tx.ClosePrivate(p) // only P11 could continue, and cannot
	}
	if examined {
		noteRoute(tx, a.By)
	}
}

// firstOfLeavenworth reports whether a lay is the yellow tile that need not be reached (R65).
func firstOfLeavenworth(v rules.View, a rules.LayTile) bool {
	return v.T.HexName(a.Hex) == leavenworth && v.S.Cells[a.Hex].Tile == 0 && !isCube(v, a.Tile)
}

// countOwn counts a lay of the turn, and an upgrade if it is one.
func countOwn(tx *rules.Tx, upgrade bool) {
	tx.S.Turn.Lays++
	if upgrade {
		tx.S.Turn.Upgrades++
	}
}

// countSurvey counts a lay of c by P11, p. After the last lay, which an upgrade always is, the private closes. Normal
// lays end if some were made before.
func countSurvey(tx *rules.Tx, c id.Corp, p id.Private, upgrade bool) {
	lays := powerLays.Of(tx.S) + 1
	powerLays.Set(tx.S, lays)
	if tx.S.Turn.Lays > 0 {
		laysOver.Set(tx.S, 1)
	}
	if upgrade || lays == surveyMajor || !kindIs(tx.View, c, rules.Major) {
		tx.ClosePrivate(p)
		return
	}
	tx.S.Turn.Power = p
}

// layNormal lays a tile or a cube for its cost. Cubes are removed by the next tile; the first tile on a forest hex gets
// its marker (R69, R70).
func layNormal(tx *rules.Tx, a rules.LayTile) {
	if isCube(tx.View, a.Tile) {
		tx.SetCubes(a.Hex, tx.S.Cells[a.Hex].Cubes()+1)
		tx.Note(rules.Event{Kind: rules.CubePlaced, Corp: a.By, Hex: a.Hex})
		return
	}
	first := tx.S.Cells[a.Hex].Tile == 0
	tx.LayTile(a.By, a.Hex, a.Tile, a.Rot, layCost(tx.View, a.Hex, track.Lay{Tile: a.Tile, Rot: a.Rot}))
	tx.SetCubes(a.Hex, 0)
	if first && isForest(&tx.T.Board.Hexes[a.Hex-1]) {
		tx.MarkHex(a.Hex, timberMark)
	}
	joinStations(tx, a.Hex)
	tx.CloseUp(a.Hex)
}

// joinStations returns one of two stations of a company to its charter after a tile has joined their cities (R75).
func joinStations(tx *rules.Tx, h id.Hex) {
	slots := tx.S.Cells[h].Slots
	for slot, c := range slots {
		if c != 0 && slices.Index(slots[:], c) < slot {
			tx.ReturnStation(c, h, slot)
			return
		}
	}
}
