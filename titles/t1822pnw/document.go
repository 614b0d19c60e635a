package t1822pnw

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// The privates of the rules document. Its cards 4 to 14 replace those of the published set and have the same ids; the
// others are the same (R160-R174).

// The powers of cards 4 to 14.
const (
	airService  = "D4"
	oregonTrunk = "D5"
	hoodMeadows = "D6"
	crystal     = "D7"
	mariners    = "D8"
	blazers     = "D9"
	companyTown = "D10"
	astoriaPort = "D11"
	timberCards = "D12"
	usMail      = "D13"
	worldMail   = "D14"
)

// card is a card of the document.
type card struct {
	power string
	rule  string // of a card that has a place on the map
	rules.PrivateDef
}

// documentCards are cards 4 to 14 with their powers.
var documentCards = []card{
	{airService, "", rules.PrivateDef{ID: "P4", Name: "Tillamook Air Service", Revenue: 5, AcquiredFrom: "2"}},
	{oregonTrunk, "R164", rules.PrivateDef{ID: "P5", Name: "Oregon Trunk Railway", Revenue: 5, AcquiredFrom: "2"}},
	{hoodMeadows, "", rules.PrivateDef{ID: "P6", Name: "Mt. Hood Meadows", Revenue: 5, AcquiredFrom: "2",
		Until: rules.UntilAcquired}},
	{crystal, "", rules.PrivateDef{ID: "P7", Name: "Crystal Mountain", Revenue: 5, AcquiredFrom: "2",
		Until: rules.UntilAcquired}},
	{mariners, "", rules.PrivateDef{ID: "P8", Name: "Seattle Mariners", Revenue: 5, AcquiredFrom: "3",
		Until: rules.UntilAcquired}},
	{blazers, "", rules.PrivateDef{ID: "P9", Name: "Portland Trailblazers", Revenue: 5, AcquiredFrom: "3",
		Until: rules.UntilAcquired}},
	{companyTown, "R168", rules.PrivateDef{ID: "P10", Name: "Company Town", Revenue: 5, AcquiredFrom: "3"}},
	{astoriaPort, "R169", rules.PrivateDef{ID: "P11", Name: "Port of Astoria", Revenue: 5, AcquiredFrom: "3"}},
	{timberCards, "R170", rules.PrivateDef{ID: "P12", Name: "Cascade Timber Company", Revenue: 5, AcquiredFrom: "3"}},
	{usMail, "", rules.PrivateDef{ID: "P13", Name: "US Mail Contract", Revenue: 10, AcquiredFrom: "3",
		Until: rules.UntilAcquired}},
	{worldMail, "", rules.PrivateDef{ID: "P14", Name: "International Mail Contract", Revenue: 10, AcquiredFrom: "5",
		Until: rules.UntilAcquired}},
}

// The cards of the document by power and by id, because every run asks after several of them.
var cardByPower, cardByID = indexCards()

func indexCards() (byPower, byID map[string]*card) {
	byPower, byID = map[string]*card{}, map[string]*card{}
	for i := range documentCards {
		c := &documentCards[i]
		byPower[c.power], byID[c.ID] = c, c
	}
	return byPower, byID
}

// documentSet returns the cards that differ from the published set, by id (R160, R161).
func documentSet() map[string]rules.PrivateDef {
	cards := map[string]rules.PrivateDef{}
	for _, c := range documentCards {
		cards[c.ID] = c.PrivateDef
	}
	return cards
}

// documentCard returns the row of a card of the document, or nil.
func documentCard(t *rules.Title, p id.Private) *card {
	d := t.Private(p)
	if c := cardByID[d.ID]; c != nil && c.Name == d.Name {
		return c
	}
	return nil
}

// powerOf returns the power of a card: its id in the published set, or one of the document's powers.
func powerOf(t *rules.Title, p id.Private) string {
	if c := documentCard(t, p); c != nil {
		return c.power
	}
	return t.Private(p).ID
}

// withPower returns the card with a power, or zero if it is not in the game.
func withPower(t *rules.Title, power string) id.Private {
	name := power
	c, ofDocument := cardByPower[power]
	if ofDocument {
		name = c.ID
	}
	p := t.FindPrivate(name)
	if p == 0 || (documentCard(t, p) != nil) != ofDocument {
		return 0 // the other set has a card of its own with this id
	}
	return p
}

// hasDocument reports whether the game uses the cards of the document.
func hasDocument(t *rules.Title) bool { return withPower(t, airService) != 0 }

// The hexes named by those cards.
const (
	deschutes = "P19"
	meadows   = "N13"
	ski       = "J17"
	astoria   = "N5"
)

// The amounts (R163-R172).
const (
	airPayment  = 50
	passBonus   = 10
	stopBonus   = 20
	usMailBonus = 10
	worldBonus  = 20
)

// documentMail returns the bonus of the mail contracts of c for a route of an E-train, if eTrain is set, or of another
// train; it is never doubled (R162, R171, R172).
func documentMail(v rules.View, c id.Corp, eTrain bool) (sum int32) {
	if owns(v, c, worldMail) {
		sum += worldBonus
	}
	if !eTrain && owns(v, c, usMail) {
		sum += usMailBonus
	}
	return sum
}

// documentStop returns the bonus of the document's cards for a stop of c in a hex; E-trains do not get it (R162, R167,
// R169).
func documentStop(v rules.View, c id.Corp, h id.Hex) int32 {
	if !hasDocument(v.T) {
		return 0
	}
	pays := false
	switch v.T.HexName(h) {
	case seattle:
		pays = owns(v, c, mariners)
	case portlandHex:
		pays = owns(v, c, blazers)
	case astoria:
		pays = v.Marked(rules.Marker{Corp: c, Private: withPower(v.T, astoriaPort)})
	}
	if !pays {
		return 0
	}
	return stopBonus
}

// documentPass returns the hex in which a passing train of c gets the bonus of a card, or zero if c does not own the
// card or a mine is on the hex (R165, R166).
func documentPass(v rules.View, c id.Corp, power, hex string) id.Hex {
	if h := v.T.FindHex(hex); owns(v, c, power) && mineOwner(v, h) == 0 {
		return h
	}
	return 0
}

// trunkLaid reports whether a tile is on the hex of the Oregon Trunk Railway (R164).
func trunkLaid(v rules.View, _ id.Private) bool { return v.S.Cells[v.T.FindHex(deschutes)].Tile != 0 }

// checkTrunk judges the yellow tile of the Oregon Trunk Railway: on its empty hex, connected or not (R164).
func checkTrunk(v rules.View, a rules.LayTile) rules.Refusal {
	switch r := checkOwnRight(v, a.By, notUpgrade); {
	case r.Refused():
		return r
	case !isTrunkSite(v, a.Hex):
		return placeRefusal(v, a.Via)
	}
	if r := checkFit(v, a.Hex, track.Lay{Tile: a.Tile, Rot: a.Rot}, track.AnyEdge); r.Refused() {
		return r
	}
	return checkSupply(v, a, 0)
}

// isTrunkSite reports whether h is the hex of the Oregon Trunk Railway, without a tile (R164).
func isTrunkSite(v rules.View, h id.Hex) bool {
	return v.T.HexName(h) == deschutes && v.S.Cells[h].Tile == 0
}

// checkTimber judges the tile of the Cascade Timber Company: on an empty mountain or forest hex within reach (R170).
func checkTimber(v rules.View, a rules.LayTile) rules.Refusal {
	if r := checkPiece(v, a, isTimberSite(v, a.Hex)); r.Refused() {
		return r
	}
	return checkSupply(v, a, 0)
}

// isTimberSite reports whether h is a mountain or forest hex without a tile (R170).
func isTimberSite(v rules.View, h id.Hex) bool {
	return isMineSite(v, h) || isForest(&v.T.Board.Hexes[h-1]) && v.S.Cells[h].Tile == 0
}

// checkTown judges the two upgrades of Company Town, in this order, either of which may be left out: yellow track with
// timber becomes green, and a brown city gray, whatever the phase and the kind of company (R168).
func checkTown(v rules.View, a rules.LayTile) rules.Refusal {
	face, now := v.Position().Face(a.Hex), v.T.Tiles.Kind(a.Tile)
	timber := v.S.Cells[a.Hex].Marked(timberMark)
	switch {
	case timber && v.S.Privates[a.Via].Used > 0:
		return v.Refuse(rules.LayUsed)
	case timber && !slices.Contains(followers(v, a.Hex), now.Name): // no follower of green is among the card's tiles
		return tileRefusal(v, a.Via)
	case !timber && (face.Color != tile.Brown || face.Count(tile.City) == 0 || now.Face.Color != tile.Gray):
		return placeRefusal(v, a.Via)
	}
	if !timber {
		if r := checkFamily(v, a.Hex, track.Lay{Tile: a.Tile, Rot: a.Rot}); r.Refused() {
			return r
		}
	}
	if r := checkFit(v, a.Hex, track.Lay{Tile: a.Tile, Rot: a.Rot}, v.Reach(a.By).Lay[a.Hex]); r.Refused() {
		return r
	}
	if betterFits(v, a.Hex, a.Tile) {
		return v.Refuse(moreExits)
	}
	return checkSupply(v, a, 0) // the track of these tiles meets in one place, so who reaches it gains all of it
}

// layPiece lays the tile of a card of the document in place of a lay of the turn, and closes the card.
func layPiece(tx *rules.Tx, a rules.LayTile) {
	layFree(tx, a)
	countOwn(tx, notUpgrade)
	tx.ClosePrivate(a.Via)
}

// layFree lays the tile of a card of the document for free; it may replace another tile.
func layFree(tx *rules.Tx, a rules.LayTile) {
	tx.LayTile(a.By, a.Hex, a.Tile, a.Rot, 0)
	tx.SetCubes(a.Hex, 0)
	tx.CloseUp(a.Hex)
}

// layTown lays a tile of Company Town (R168).
func layTown(tx *rules.Tx, a rules.LayTile) {
	timber := tx.S.Cells[a.Hex].Marked(timberMark)
	layFree(tx, a)
	if timber {
		tx.S.Turn.Power = a.Via // the city may follow
		return
	}
	tx.ClosePrivate(a.Via)
}

// checkService judges the payment of the Tillamook Air Service: after the step of acquisitions, at any time of the
// owner's turn (R163).
func checkService(v rules.View, u UseCard, key string) rules.Refusal {
	switch {
	case !v.PrivateOf(u.Via, id.OfCorp(u.By)):
		return v.Refuse(rules.NoPower).About(u.Via)
	case key == firstLKey || key == acquireKey:
		return v.Refuse(rules.WrongStep)
	case u.Card != 0 || u.Choice != 0:
		return v.Refuse(rules.Unknown)
	}
	return rules.Refusal{}
}

// isAstoria reports whether h is the hex of the Port of Astoria (R169).
func isAstoria(v rules.View, h id.Hex) bool { return v.T.HexName(h) == astoria }

// passHarbour moves the harbour token of a company to the one that takes it over (R169).
func passHarbour(tx *rules.Tx, from, to id.Corp) {
	p := withPower(tx.T, astoriaPort)
	if m := (rules.Marker{Hex: tx.T.FindHex(astoria), Corp: from, Private: p}); p != 0 && tx.Marked(m) {
		tx.RemoveMarkers(m)
		m.Corp = to
		tx.PlaceMarker(m, 0)
	}
}
