package t18fl

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/step"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// The powers of TR, TC and POSC work for the acting company, whoever presides: the owner of the private decides, and
// the president has to agree if he is another player, since the company bears the consequences. Using a power closes
// its private.

// usable reports whether a player owns the private with this id, so that its power can be used.
func usable(v rules.View, name string) bool { return ownerOf(v, name) != 0 }

// ownerOf returns the player who owns the private with this id, or zero once it is closed.
func ownerOf(v rules.View, name string) id.Player {
	return v.S.Privates[v.T.FindPrivate(name)].Owner.Player()
}

// power is a step that judges and applies the power of one private.
type power interface {
	rules.Step
	private() string // its id
}

// bonusStep is the step after the company's own action in which powers of that kind may be used.
type bonusStep struct {
	powers []power
	owners bool // the owners are asked one after the other; otherwise the president is asked once for all powers (R120)
}

// Name implements rules.Step. The step of a single power is that of TR.
func (b bonusStep) Name() string {
	if len(b.powers) == 1 {
		return step.ExtraLayKey
	}
	return bonusKey
}

// Asks implements rules.Asker: the owner of the first private with an owner who has not declined, or zero if the
// president decides or nobody is left to be asked.
func (b bonusStep) Asks(v rules.View) id.Player {
	if b.owners {
		for _, p := range b.powers {
			if owner := ownerOf(v, p.private()); declined.Of(v.S)>>owner&1 == 0 && owner != 0 {
				return owner
			}
		}
	}
	return 0
}

// Open implements rules.Step: some power can be used.
func (b bonusStep) Open(v rules.View) rules.Refusal {
	if len(b.appendUses(nil, v)) == 0 {
		return v.Refuse(rules.NothingLeft)
	}
	return rules.Refusal{}
}

// appendUses appends the legal uses of the powers. If the owners are asked one after the other, only the powers of the
// one who is asked count.
func (b bonusStep) appendUses(dst []rules.Action, v rules.View) []rules.Action {
	asked := b.Asks(v)
	for _, p := range b.powers {
		if !b.owners || ownerOf(v, p.private()) == asked {
			dst = p.AppendLegal(dst, v)
		}
	}
	return dst
}

// Check implements rules.Step: the power that knows the action judges it.
func (b bonusStep) Check(v rules.View, a rules.Action) rules.Refusal {
	if pass, ok := a.(rules.Pass); ok {
		return v.CheckActor(pass.By)
	}
	for _, p := range b.powers {
		r := p.Check(v, a)
		if r.Reason == rules.WrongStep {
			continue
		}
		if asked := b.Asks(v); !r.Refused() && b.owners && ownerOf(v, p.private()) != asked {
			return v.Refuse(rules.NotYourTurn).Of(id.OfPlayer(asked))
		}
		return r
	}
	return v.Refuse(rules.WrongStep)
}

func (b bonusStep) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	return append(b.appendUses(dst, v), rules.Pass{By: v.Actor()})
}

// Apply implements rules.Step. A pass leads to the next owner who is asked, or ends the step.
func (b bonusStep) Apply(tx *rules.Tx, a rules.Action) {
	if _, ok := a.(rules.Pass); ok {
		tx.Note(rules.Event{Kind: rules.Passed, Who: tx.Actor()})
		declined.Set(tx.S, declined.Of(tx.S)|1<<b.Asks(tx.View))
		if b.Asks(tx.View) == 0 {
			declined.Set(tx.S, 0)
			tx.FinishStep()
		}
		return
	}
	for _, p := range b.powers {
		if p.Check(tx.View, a).Reason != rules.WrongStep {
			p.Apply(tx, a)
			return
		}
	}
}

// layTrack is the shared step, which recorded games leave open while TR may lay its tile.
type layTrack struct {
	step.LayTrack
	waits bool // for the tile of TR
}

// Open implements rules.Step.
func (s layTrack) Open(v rules.View) rules.Refusal {
	if s.waits && usable(v, tallahassee) {
		return rules.Refusal{}
	}
	return s.LayTrack.Open(v)
}

// extraTile is the power of TR: one more yellow tile connected to the company's track (18FL/R121).
type extraTile struct {
	step.NeverOpen
	lays step.LayTrack // judges the lay
	site bool          // only for companies of its owner, at any moment of their track step
}

func (extraTile) private() string { return tallahassee }

func (extraTile) Name() string { return step.ExtraLayKey }

// Check implements rules.Step: a yellow tile on a hex without a tile.
func (s extraTile) Check(v rules.View, a rules.Action) rules.Refusal {
	lay, ok := a.(rules.LayTile)
	if !ok || lay.Via != v.T.FindPrivate(tallahassee) {
		return v.Refuse(rules.WrongStep)
	}
	if r := s.checkUse(v, lay.By, lay.Via); r.Refused() {
		return r
	}
	if v.Position().Face(lay.Hex).Color != tile.White {
		return v.Refuse(onlyYellow).About(lay.Via)
	}
	return s.lays.CheckBeside(v, lay)
}

// checkUse judges the use of the power of private p by c, apart from the lay.
func (s extraTile) checkUse(v rules.View, c id.Corp, p id.Private) rules.Refusal {
	owner := ownerOf(v, tallahassee)
	switch {
	case id.OfCorp(c) != v.Actor():
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	case owner == 0:
		return v.Refuse(rules.NoPower).About(p)
	case s.site && v.InCharge().Name() != step.TrackKey:
		return v.Refuse(rules.WrongStep)
	case s.site && owner != v.President(c):
		return v.Refuse(ownerPresides).About(p)
	}
	return rules.Refusal{}
}

// AppendLegal implements rules.Step: the lays on all hexes without a tile in reach.
func (s extraTile) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	c, p := v.Actor().Corp(), v.T.FindPrivate(tallahassee)
	if s.checkUse(v, c, p).Refused() {
		return dst
	}
	network := v.Reach(c)
	var buf [128]track.Lay
	for i := range v.T.Board.Hexes {
		h := id.Hex(i + 1)
		if network.Lay[h] == 0 || v.Position().Face(h).Color != tile.White {
			continue
		}
		for _, l := range v.Position().AppendLays(buf[:0], h, network.Lay[h], s.lays.Terms) {
			if a := (rules.LayTile{By: c, Via: p, Hex: h, Tile: l.Tile, Rot: l.Rot}); !s.Check(v, a).Refused() {
				dst = append(dst, a)
			}
		}
	}
	return dst
}

func (extraTile) Apply(tx *rules.Tx, a rules.Action) {
	lay := a.(rules.LayTile)
	tx.ClosePrivate(lay.Via)
	tx.LayTile(lay.By, lay.Hex, lay.Tile, lay.Rot, step.TerrainCost(tx.View, lay.Hex))
}

// stationBeside is the power of TC: a free station beside the slots of any city, without a connection (18FL/R125-R128).
type stationBeside struct {
	step.NeverOpen
	site    bool // between track and run, instead of a station; also in a city without a tile
	oneAHex bool // not in a hex with a station of the company, whatever the city (R127)
}

func (stationBeside) private() string { return terminal }

func (stationBeside) Name() string { return bonusKey }

// Check implements rules.Step: a city without a station of the company; a white hex counts only with site.
func (s stationBeside) Check(v rules.View, a rules.Action) rules.Refusal {
	place, ok := a.(rules.PlaceToken)
	if !ok || place.Via != v.T.FindPrivate(terminal) {
		return v.Refuse(rules.WrongStep)
	}
	switch inCharge := v.InCharge().Name(); {
	case id.OfCorp(place.By) != v.Actor() || place.Of != place.By:
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	case !usable(v, terminal):
		return v.Refuse(rules.NoPower).About(place.Via)
	case s.site && inCharge != step.StationKey && inCharge != step.RunKey:
		return v.Refuse(rules.WrongStep)
	case s.site && v.S.Turn.Stations > 0:
		return v.Refuse(rules.StationUsed)
	}
	if here := v.Position().Stations(place.Hex, place.By); here>>place.City&1 != 0 || here != 0 && s.oneAHex {
		return v.Refuse(rules.HasStation).Citing("18FL/R127")
	}
	if _, ok := v.Position().WithBeside(place.Hex, int(place.City), place.By); !ok ||
		int(place.City) >= v.Position().Face(place.Hex).Count(tile.City) {
		return v.Refuse(rules.NotACity)
	}
	if !s.site && v.Position().Face(place.Hex).Color == tile.White {
		return v.Refuse(noCityTile)
	}
	return rules.Refusal{}
}

// AppendLegal implements rules.Step: every city of the board.
func (s stationBeside) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	c := v.Actor().Corp()
	if !usable(v, terminal) {
		return dst
	}
	for i := range v.T.Board.Hexes {
		h := id.Hex(i + 1)
		for city := range v.Position().Face(h).Count(tile.City) {
			a := rules.PlaceToken{By: c, Of: c, Via: v.T.FindPrivate(terminal), Hex: h, City: uint8(city)}
			if !s.Check(v, a).Refused() {
				dst = append(dst, a)
			}
		}
	}
	return dst
}

// Apply implements rules.Step. With site, the token is the station of the turn.
func (s stationBeside) Apply(tx *rules.Tx, a rules.Action) {
	place := a.(rules.PlaceToken)
	if s.site {
		tx.S.Turn.Stations++
		if tx.InCharge().Name() == step.StationKey {
			tx.FinishStep()
		}
	}
	tx.ClosePrivate(place.Via)
	tx.PlaceBeside(place.Of, place.Hex, int(place.City))
}

// portMarker is the power of POSC: each train of the company that stops at the marked port earns more until phase 5
// (18FL/R122).
type portMarker struct{ step.NeverOpen }

func (portMarker) private() string { return steamship }

func (portMarker) Name() string { return bonusKey }

// Check implements rules.Step: a port, in the turn of the company itself.
func (portMarker) Check(v rules.View, a rules.Action) rules.Refusal {
	mark, ok := a.(rules.Assign)
	switch {
	case !ok || mark.Private != v.T.FindPrivate(steamship):
		return v.Refuse(rules.WrongStep)
	case id.OfCorp(mark.By) != v.Actor() || v.Actor() != v.Base().Actor:
		return v.Refuse(rules.NotYourTurn).Of(v.Actor())
	case !usable(v, steamship):
		return v.Refuse(rules.NoPower).About(mark.Private)
	case v.Loose(): // recorded games may name any hex, or a company; the bonus is lost then
		return rules.Refusal{}
	case mark.Hex == 0 || !slices.Contains(ports(), v.T.HexName(mark.Hex)):
		return v.Refuse(noPort)
	}
	return rules.Refusal{}
}

// AppendLegal implements rules.Step: every port.
func (s portMarker) AppendLegal(dst []rules.Action, v rules.View) []rules.Action {
	for _, name := range ports() {
		a := rules.Assign{By: v.Actor().Corp(), Private: v.T.FindPrivate(steamship), Hex: v.T.FindHex(name)}
		if !s.Check(v, a).Refused() {
			dst = append(dst, a)
		}
	}
	return dst
}

func (portMarker) Apply(tx *rules.Tx, a rules.Action) {
	mark := a.(rules.Assign)
	tx.ClosePrivate(mark.Private)
	if mark.Hex != 0 {
		tx.PlaceMarker(rules.Marker{Hex: mark.Hex, Corp: mark.By, Private: mark.Private}, 0)
	}
}
