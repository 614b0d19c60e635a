package t1822pnw

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// Powers over track other than normal lays.

// The hexes of powers.
var (
	portHexes    = []string{"B7", "D9", "E8", "I10", "N9"}
	portageHexes = []string{"E10", "F11", "G10", "H9", "I10", "M6", "M8", "N9", "O16", "O18"}
)

// placeRefusal returns the refusal of a place for the power of a private, by the rule of its card.
func placeRefusal(v rules.View, p id.Private) rules.Refusal { return cardRefusal(v, p, wrongPlace) }

// tileRefusal returns the refusal of a tile for the power of a private, by the rule of its card.
func tileRefusal(v rules.View, p id.Private) rules.Refusal { return cardRefusal(v, p, rules.WrongTile) }

// cardRefusal returns a refusal about a private that cites the rule of its card.
func cardRefusal(v rules.View, p id.Private, why rules.Reason) rules.Refusal {
	rule := v.T.Private(p).ID
	if c := documentCard(v.T, p); c != nil {
		rule = c.rule
	}
	return v.Refuse(why).About(p).Citing("1822PNW/" + rule)
}

// checkPort judges a port: on a port hex without a tile, its track on a long stub (P12, P13).
func checkPort(v rules.View, a rules.LayTile) rules.Refusal {
	if !isPortSite(v, a.Hex) {
		return placeRefusal(v, a.Via)
	}
	exits := v.Position().Turned(a.Tile, a.Rot).Exits()
	for _, p := range v.Position().Face(a.Hex).Paths {
		if e, ok := p.A.Edge(); ok && p.Terminal == longStub && exits == 1<<e {
			return rules.Refusal{}
		}
	}
	return v.Refuse(rules.WrongTurn)
}

// isPortSite reports whether h is a port hex without a tile.
func isPortSite(v rules.View, h id.Hex) bool {
	return v.S.Cells[h].Tile == 0 && slices.Contains(portHexes, v.T.HexName(h))
}

// isPortageSite reports whether h is water without a tile.
func isPortageSite(v rules.View, h id.Hex) bool {
	return v.S.Cells[h].Tile == 0 && slices.Contains(portageHexes, v.T.HexName(h))
}

// checkPortage judges portage: on water without a tile, before any normal lay, with its ends on the board and not at
// Seattle (P16).
func checkPortage(v rules.View, a rules.LayTile) rules.Refusal {
	switch {
	case v.S.Turn.Lays > 0:
		return v.Refuse(rules.LayUsed)
	case !isPortageSite(v, a.Hex):
		return placeRefusal(v, a.Via)
	case v.TilesLeft(a.Tile) <= 0:
		return v.Refuse(rules.NoTileLeft).Figures(0, 1)
	}
	exits, board := v.Position().Turned(a.Tile, a.Rot).Exits(), v.T.Track()
	for e := range hex.Edge(6) {
		if exits>>e&1 == 0 {
			continue
		}
		if n := board.Next(a.Hex, e); n == 0 || v.T.HexName(n) == seattle {
			return v.Refuse(rules.OffMap)
		}
	}
	return rules.Refusal{}
}

// checkBoomTown judges the town that replaces plain yellow track (P18).
func checkBoomTown(v rules.View, a rules.LayTile) rules.Refusal {
	switch {
	case !isBoomSite(v, a.Hex):
		return placeRefusal(v, a.Via)
	case v.S.Cells[a.Hex].Marked(timberMark):
		return v.Refuse(timberFinal)
	}
	return rules.Refusal{}
}

// isBoomSite reports whether plain yellow track is on h.
func isBoomSite(v rules.View, h id.Hex) bool {
	t := v.S.Cells[h].Tile
	return t != 0 && slices.Contains(plain[tile.Yellow], v.T.Tiles.Kind(t).Name)
}

// checkMine judges the coal mine: a yellow lay on a mountain hex that meets the company's track (P19).
func checkMine(v rules.View, a rules.LayTile) rules.Refusal {
	return checkPiece(v, a, isMineSite(v, a.Hex))
}

// isMineSite reports whether h is a mountain hex without a tile.
func isMineSite(v rules.View, h id.Hex) bool {
	def := &v.T.Board.Hexes[h-1]
	return v.S.Cells[h].Tile == 0 && (isPass(def) || isPeak(def))
}

// checkPiece judges the tile of a private on a hex that the company reaches. site says whether the hex has no tile and
// the terrain that the private requires.
func checkPiece(v rules.View, a rules.LayTile, site bool) rules.Refusal {
	switch r := checkOwnRight(v, a.By, notUpgrade); {
	case r.Refused():
		return r
	case !site:
		return placeRefusal(v, a.Via)
	case v.Marked(rules.Marker{Hex: a.Hex}):
		return v.Refuse(markerLies)
	}
	exits := v.Position().Turned(a.Tile, a.Rot).Exits()
	switch {
	case exits&^v.Position().Open(a.Hex) != 0:
		return v.Refuse(rules.OffMap)
	case exits&v.Reach(a.By).Lay[a.Hex] == 0:
		return v.Refuse(rules.NotReached)
	}
	return rules.Refusal{}
}

// yieldPowerLays yields the lays of a private that lays tiles of its own, and reports whether yield wants more.
func (s layTrack) yieldPowerLays(v rules.View, c id.Corp, p id.Private, yield func(rules.Action) bool) bool {
	power, reach := layPowerOf(v.T, p), v.Reach(c)
	var buf [track.MaxHexes]id.Hex
	sites := buf[:0]
	for i := range v.T.Board.Hexes {
		h := id.Hex(i + 1)
		if (!power.reached || reach.Lay[h] != 0) && (power.site == nil || power.site(v, h)) {
			sites = append(sites, h)
		}
	}
	for _, name := range power.tiles {
		t := v.T.Tiles.Find(name)
		for _, h := range sites {
			a := rules.LayTile{By: c, Via: p, Hex: h, Tile: t}
			if power.crushes && checkCrushed(v, a).Refused() {
				continue
			}
			if !s.yieldTurns(v, a, yield) || power.crushes && !s.yieldCombined(v, a, yield) {
				return false
			}
		}
	}
	return true
}

// yieldCombined yields a, a lay that removes a town, in each legal rotation as one that uses a lay of the surveyors. It
// reports whether yield wants more.
func (s layTrack) yieldCombined(v rules.View, a rules.LayTile, yield func(rules.Action) bool) bool {
	with := withPower(v.T, surveyors)
	if with == 0 || !v.PrivateOf(with, id.OfCorp(a.By)) {
		return true
	}
	for a.Rot = range uint8(6) {
		lay := LayCombined{By: a.By, Hex: a.Hex, Tile: a.Tile, Rot: a.Rot, Via: a.Via, With: with}
		if !s.checkLay(v, a, with).Refused() && !yield(lay) {
			return false
		}
	}
	return true
}

// mills are the possible hexes of the paper mill (P15).
var mills = []string{"D11", "D19", "F9", "F13", "G14", "G16", "H19", "H21", "J5", "L11", "L19", "N5", "O14"}

// isMillSite reports whether the paper mill may be on h, a city beside a forest.
func isMillSite(v rules.View, h id.Hex) bool { return slices.Contains(mills, v.T.HexName(h)) }

// checkMill judges the track of the paper mill's city: it must meet that of a timber hex (P15).
func (*game) checkMill(v rules.View, h id.Hex) rules.Refusal {
	exits := v.Position().Face(h).Exits()
	for e := range hex.Edge(6) {
		n := v.T.Track().Next(h, e)
		if n != 0 && exits>>e&1 != 0 && v.S.Cells[n].Marked(timberMark) &&
			v.Position().Face(n).Exits()>>e.Opposite()&1 != 0 {
			return rules.Refusal{}
		}
	}
	return v.Refuse(noTimber)
}

// isSkiSite reports whether h is a mountain pass.
func isSkiSite(v rules.View, h id.Hex) bool { return isPass(&v.T.Board.Hexes[h-1]) }

// checkSkiHaus judges the track of the Ski Haus: there must be some if SkiTrack is set (P17).
func (g *game) checkSkiHaus(v rules.View, h id.Hex) rules.Refusal {
	if g.sw.SkiTrack && v.S.Cells[h].Tile == 0 {
		return v.Refuse(noTrack)
	}
	return rules.Refusal{}
}

// assignMarker places paper mill and Ski Haus, at any time in the turn of the company that owns the private after the
// step of acquisitions (P15, P17). A takeover in that turn does not delay it.
type assignMarker struct {
	step.NeverOpen
	g *game
}

func (assignMarker) Name() string { return markerKey }

// Check judges a marker in the step in charge.
func (s assignMarker) Check(v rules.View, a rules.Action) rules.Refusal {
	return s.checkIn(v, a, v.InCharge().Name())
}

// checkIn judges an action while the step with the key is in charge.
func (s assignMarker) checkIn(v rules.View, a rules.Action, key string) rules.Refusal {
	m, ok := a.(rules.Assign)
	if !ok {
		return v.Refuse(rules.WrongStep)
	}
	power := powerOf(v.T, m.Private)
	at := slices.IndexFunc(markerPowers, func(p markerPower) bool { return p.power == power })
	switch {
	case m.Hex == 0:
		return v.Refuse(rules.Unknown)
	case key == firstLKey || key == acquireKey:
		return v.Refuse(rules.WrongStep)
	case m.By != v.Base().Actor.Corp():
		return v.Refuse(rules.OwnTurnOnly)
	case at < 0 || !v.PrivateOf(m.Private, id.OfCorp(m.By)):
		return v.Refuse(rules.NoPower).About(m.Private)
	}
	return s.checkPlace(v, &markerPowers[at], m.Private, m.Hex)
}

// checkPlace judges the hex of a marker that private p places.
func (s assignMarker) checkPlace(v rules.View, power *markerPower, p id.Private, h id.Hex) rules.Refusal {
	switch {
	case !power.shares && (mineOwner(v, h) != 0 || v.Marked(rules.Marker{Hex: h})):
		return v.Refuse(markerLies)
	case !power.site(v, h):
		return placeRefusal(v, p)
	case power.judge == nil:
		return rules.Refusal{}
	}
	return power.judge(s.g, v, h)
}

// AppendLegal appends the markers that may be placed in the step in charge.
func (s assignMarker) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	return s.appendIn(dst, v, v.InCharge().Name())
}

// appendIn appends the markers that the acting company may place in the step with this key.
func (s assignMarker) appendIn(dst []rules.Action, v rules.View, key string) []rules.Action {
	c := v.Base().Actor.Corp()
	if c == 0 || key == firstLKey || key == acquireKey {
		return dst
	}
	for i := range markerPowers {
		power := &markerPowers[i]
		p := withPower(v.T, power.power)
		if p == 0 || !v.PrivateOf(p, id.OfCorp(c)) {
			continue
		}
		for i := range v.T.Board.Hexes {
			if h := id.Hex(i + 1); power.site(v, h) && !s.checkPlace(v, power, p, h).Refused() {
				dst = append(dst, rules.Assign{By: c, Private: p, Hex: h})
			}
		}
	}
	return dst
}

// Apply places the marker, which closes the private.
func (assignMarker) Apply(tx *rules.Tx, a rules.Action) {
	m := a.(rules.Assign)
	tx.PlaceMarker(rules.Marker{Hex: m.Hex, Corp: m.By, Private: m.Private}, 0)
	tx.ClosePrivate(m.Private)
}

// canUsePower reports whether the acting company can use a power that belongs to no step, while the step with the key
// is in charge.
func (g *game) canUsePower(v rules.View, key string) bool {
	var buf [1]rules.Action
	return len(assignMarker{g: g}.appendIn(buf[:0], v, key)) > 0 || len(useCard{}.appendIn(buf[:0], v, key)) > 0
}

// The answers of P21.
const (
	freeStation uint8 = iota
	cardOnTop
	cardAtBottom
)

// useCard uses P21 in the steps of track, station and issue of its owner's turn: it moves a card of a deck to the top
// or bottom, or makes an exchange station available.
type useCard struct{ step.NeverOpen }

func (useCard) Name() string { return cardKey }

// Check judges a use of P21 or of the air service in the step in charge.
func (s useCard) Check(v rules.View, a rules.Action) rules.Refusal {
	return s.checkIn(v, a, v.InCharge().Name())
}

// checkIn judges an action while the step with the key is in charge.
func (useCard) checkIn(v rules.View, a rules.Action, key string) rules.Refusal {
	u, ok := a.(UseCard)
	if !ok {
		return v.Refuse(rules.WrongStep)
	}
	switch {
	case u.By != v.Actor().Corp():
		return v.Refuse(rules.OwnTurnOnly)
	case powerOf(v.T, u.Via) == airService:
		return checkService(v, u, key)
	case !v.PrivateOf(u.Via, id.OfCorp(u.By)) || powerOf(v.T, u.Via) != creditMobilier:
		return v.Refuse(rules.NoPower).About(u.Via)
	case key != step.TrackKey && key != step.StationKey && key != issueKey:
		return v.Refuse(rules.WrongStep)
	case u.Choice == freeStation && u.Card == 0:
		if v.S.Corps[u.By].Exchange == 0 {
			return v.Refuse(noExchange)
		}
		return rules.Refusal{}
	case u.Choice > cardAtBottom || u.Choice == freeStation:
		return v.Refuse(rules.Unknown)
	}
	if _, _, inDeck := v.InDeck(u.Card); !inDeck || v.InBox(u.Card) {
		return v.Refuse(rules.LotGone).About(u.Card)
	}
	return rules.Refusal{}
}

// AppendLegal appends the uses that are legal in the step in charge.
func (s useCard) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	return s.appendIn(dst, v, v.InCharge().Name())
}

// appendIn appends the uses of air service and P21 in the step with this key.
func (s useCard) appendIn(dst []rules.Action, v rules.View, key string) []rules.Action {
	c, via := v.Actor().Corp(), v.T.FindPrivate(creditMobilier)
	if a := (UseCard{By: c, Via: withPower(v.T, airService)}); c != 0 && a.Via != 0 &&
		!s.checkIn(v, a, key).Refused() {
		dst = append(dst, a)
	}
	if c == 0 || via == 0 || !v.PrivateOf(via, id.OfCorp(c)) {
		return dst
	}
	if a := (UseCard{By: c, Via: via}); !s.checkIn(v, a, key).Refused() {
		dst = append(dst, a)
	}
	for i := range v.T.Privates {
		for choice := cardOnTop; choice <= cardAtBottom; choice++ {
			if a := (UseCard{By: c, Via: via, Card: id.Private(i + 1), Choice: choice}); !s.checkIn(v, a, key).Refused() {
				dst = append(dst, a)
			}
		}
	}
	return dst
}

// Apply performs the use, which closes the private.
func (useCard) Apply(tx *rules.Tx, a rules.Action) {
	u := a.(UseCard)
	switch {
	case powerOf(tx.T, u.Via) == airService:
		tx.Pay(id.Bank, id.OfCorp(u.By), airPayment)
	case u.Choice == freeStation:
		tx.GainStation(u.By)
	case u.Choice == cardOnTop:
		tx.PutOnTop(u.Card)
	case u.Choice == cardAtBottom:
		tx.PutAtBottom(u.Card)
	}
	tx.Note(rules.Event{Kind: rules.PrivateUsed, Private: u.Via, Corp: u.By})
	tx.ClosePrivate(u.Via)
}
