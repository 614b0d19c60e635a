package t1822pnw

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// Privates of the published set that other rules than their own name.
const (
	mailService    = "P9"
	bridgeCompany  = "P10"
	surveyors      = "P11"
	lumberBaron    = "P14"
	paperMill      = "P15"
	portage        = "P16"
	skiHaus        = "P17"
	backroom       = "P20"
	creditMobilier = "P21"
)

// layPower is the power of a private to lay track for the company that owns it.
type layPower struct {
	tiles []string
	// site reports whether the power can be used on a hex, whatever the tile and the turn; nil means on any. Lists of
	// lays leave out all other hexes.
	site func(v rules.View, h id.Hex) bool
	// judge judges a lay of one of these tiles. If it is nil, the power grants normal lays (P11).
	judge func(v rules.View, a rules.LayTile) rules.Refusal
	// lay carries out such a lay, after the use of the power was counted.
	lay func(tx *rules.Tx, a rules.LayTile)
	// spent reports whether the power cannot be used again; nil means never while the private is open.
	spent func(v rules.View, p id.Private) bool
	// reached: only hexes that the company reaches are possible. Lists of lays leave out all other hexes.
	reached bool
	// apart: the lay need not meet the track of the company.
	apart bool
	// crushes: the lay removes a town and uses a lay of the turn or of the surveyors (P7, P8).
	crushes bool
}

// layPowers are the powers over track, by power of the card.
var layPowers = map[string]*layPower{
	"P7":          townCrusher(),
	"P8":          townCrusher(),
	bridgeCompany: {tiles: []string{cubeTile}, judge: checkCube, lay: layBridge, reached: true},
	surveyors:     {},
	"P12":         {tiles: []string{smallPort}, site: isPortSite, judge: checkPort, lay: layPort, apart: true},
	"P13":         {tiles: []string{largePort}, site: isPortSite, judge: checkPort, lay: layPort, apart: true},
	portage: {
		tiles: []string{straight, curve}, site: isPortageSite, judge: checkPortage, lay: layPortage, spent: usedTimes(2),
		apart: true,
	},
	"P18": {tiles: []string{boomTown}, site: isBoomSite, judge: checkBoomTown, lay: layPort, apart: true},
	"P19": {
		tiles: []string{mineTile}, site: isMineSite, judge: checkMine, lay: layMine, spent: usedTimes(1), reached: true,
	},

	oregonTrunk: {
		tiles: []string{"3", "4", "58"}, site: isTrunkSite, judge: checkTrunk, lay: layPiece, spent: trunkLaid,
	},
	companyTown: {
		tiles: slices.Concat(plain[tile.Green], []string{"895", "51", "X11", "X16", "X23", "X27"}),
		judge: checkTown, lay: layTown, reached: true,
	},
	timberCards: {tiles: plain[tile.Yellow], site: isTimberSite, judge: checkTimber, lay: layTimber, reached: true},
}

// layPowerOf returns the power of a card over track, or nil.
func layPowerOf(t *rules.Title, p id.Private) *layPower { return layPowers[powerOf(t, p)] }

// unspentPower returns the power of a private over track, or nil if it has none or it cannot be used again.
func unspentPower(v rules.View, p id.Private) *layPower {
	power := layPowerOf(v.T, p)
	if power != nil && power.spent != nil && power.spent(v, p) {
		return nil
	}
	return power
}

// townCrusher returns the power to remove a town (P7, P8).
func townCrusher() *layPower {
	return &layPower{
		tiles: slices.Concat(plain[tile.Yellow], plain[tile.Green], plain[tile.Brown], plain[tile.Gray]),
		site:  oneTown, judge: checkCrushed, reached: true, crushes: true,
	}
}

// usedTimes returns a value for layPower.spent: the power was used n times.
func usedTimes(n uint8) func(rules.View, id.Private) bool {
	return func(v rules.View, p id.Private) bool { return v.S.Privates[p].Used >= n }
}

// bridgeCubes is the number of cubes of P10.
const bridgeCubes = 3

// layBridge lays a bridge cube, and closes the private with its last one.
func layBridge(tx *rules.Tx, a rules.LayTile) {
	layNormal(tx, a)
	if tx.S.Privates[a.Via].Used == bridgeCubes {
		tx.ClosePrivate(a.Via)
	}
}

// layPort lays a port, which closes the private.
func layPort(tx *rules.Tx, a rules.LayTile) {
	tx.LayTile(a.By, a.Hex, a.Tile, a.Rot, 0)
	tx.ClosePrivate(a.Via)
}

// layPortage lays a portage in place of the normal lays of the turn.
func layPortage(tx *rules.Tx, a rules.LayTile) {
	tx.LayTile(a.By, a.Hex, a.Tile, a.Rot, 0)
	laysReplaced.Set(tx.S, 1)
}

// layMine lays a mine, claims it for the company and counts as a lay of the turn.
func layMine(tx *rules.Tx, a rules.LayTile) {
	tx.LayTile(a.By, a.Hex, a.Tile, a.Rot, 0)
	tx.ClaimStop(a.By, a.Hex)
	countOwn(tx, notUpgrade)
}

// layTimber lays a piece of track by a card of the document and marks the hex.
func layTimber(tx *rules.Tx, a rules.LayTile) {
	layPiece(tx, a)
	tx.MarkHex(a.Hex, timberMark)
}

// markerPower is the power of a private to place a marker.
type markerPower struct {
	power string
	site  func(v rules.View, h id.Hex) bool // reports whether the marker may be on a hex, whatever its track
	// judge judges the track of a site; nil if it needs none.
	judge  func(g *game, v rules.View, h id.Hex) rules.Refusal
	shares bool // it may be on a hex with another marker
}

// markerPowers are the powers to place a marker: of P15, P17 and the Port of Astoria.
var markerPowers = []markerPower{
	{power: paperMill, site: isMillSite, judge: (*game).checkMill},
	{power: skiHaus, site: isSkiSite, judge: (*game).checkSkiHaus},
	{power: astoriaPort, site: isAstoria, shares: true},
}
