package t1822pnw

import (
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// The tiles that rules name.
const (
	boomTown   = "PNW3"
	mineTile   = "PNW4"
	mineByPass = "PNW5"
	smallPort  = "P1"
	largePort  = "P2"
	straight   = "PNW1" // portage
	curve      = "PNW2"
	cubeTile   = "BC" // builder cube, as in records
)

// families are the tiles that may replace a tile (R67). Those of Seattle and Portland are in series.
var families = map[string][]string{
	"3": {"141", "142", "143"}, "4": {"141", "142"}, "58": {"141", "142", "143", "144"},
	"5": {"14", "15", "619"}, "6": {"14", "15", "619"}, "57": {"14", "15", "619"},
	"7": {"80", "82", "83"}, "8": {"80", "81", "82", "83"}, "9": {"82", "83"},
	"14": {"63", "611"}, "15": {"63", "611"}, "619": {"63", "611"},
	"80": {"545", "546"}, "81": {"546"}, "82": {"544", "545", "546"}, "83": {"544", "545", "546"},
	"141": {"767", "768", "769"}, "142": {"767", "768", "769"}, "143": {"767", "769"}, "144": {"769"},
	"611": {"895", "51"}, "63": {"895"}, "544": {"60", "169"}, "545": {"60", "169"}, "546": {"60", "169"},
	"767": {"X17"}, "768": {"X17"}, "769": {"X17"},
	"207": {"X5"}, "208": {"X5"}, "622": {"X5"}, "X5": {"X11"}, "405": {"X10"}, "X10": {"X16"},
	mineTile: {mineByPass},
}

// plain are the tiles without stops by colour, which remove a town (P7, P8).
var plain = map[tile.Color][]string{
	tile.Yellow: {"7", "8", "9"}, tile.Green: {"80", "81", "82", "83"}, tile.Brown: {"544", "545", "546"},
	tile.Gray: {"60", "169"},
}

// fewer maps the tiles that may be chosen only if a tile with more exits does not fit to that tile (R67).
var fewer = map[string]string{"611": "63", "51": "895"}

// series are the tiles of Seattle and Portland in order (R72).
var series = map[string][]string{
	seattle: {"X20", "X21", "X22", "X23"}, portlandHex: {"X24", "X25", "X26", "X27"},
}

// onPrinted are the first tiles on printed hexes: labelled cities, cities and towns.
var onPrinted = struct{ labelY, labelT, yellow, city, town []string }{
	labelY: []string{"207", "208", "622"}, labelT: []string{"405"}, yellow: []string{"14", "15", "619"},
	city: []string{"5", "6", "57"}, town: []string{"3", "4", "58"},
}

// followers returns the tiles that may replace the tile on h, by kind of tile alone (R67). Seattle and Portland have
// their own rule.
func followers(v rules.View, h id.Hex) []string {
	if t := v.S.Cells[h].Tile; t != 0 {
		return families[v.T.Tiles.Kind(t).Name]
	}
	def := &v.T.Board.Hexes[h-1]
	switch f := &def.Face; {
	case f.Color == tile.Yellow && f.Label == "Y":
		return onPrinted.labelY
	case f.Color == tile.Yellow && f.Label == "T":
		return onPrinted.labelT
	case f.Color == tile.Yellow:
		return onPrinted.yellow
	case f.Color != tile.White:
		return nil
	case f.Count(tile.City) > 0:
		return onPrinted.city
	case f.Count(tile.Town) > 0:
		return onPrinted.town
	}
	return plain[tile.Yellow]
}

// isSeries reports whether h is Seattle or Portland.
func isSeries(v rules.View, h id.Hex) bool {
	name := v.T.HexName(h)
	return name == seattle || name == portlandHex
}

// otherSeries returns Portland for Seattle, and Seattle for Portland.
func otherSeries(v rules.View, h id.Hex) id.Hex {
	if v.T.HexName(h) == seattle {
		return v.T.FindHex(portlandHex)
	}
	return v.T.FindHex(seattle)
}

// seriesNext returns the next tile of Seattle or Portland, or "" after the last. A colour that is on the other city is
// skipped (R72).
func seriesNext(v rules.View, h id.Hex) string {
	own := series[v.T.HexName(h)]
	next, taken := seriesAt(v, h)+1, seriesAt(v, otherSeries(v, h))
	if next == taken {
		next++
	}
	if next >= len(own) {
		return ""
	}
	return own[next]
}

// seriesSteps returns the number of steps from the face of h, Seattle or Portland, to tile t of its series.
func seriesSteps(v rules.View, h id.Hex, t id.Tile) int32 {
	return int32(slices.Index(series[v.T.HexName(h)], v.T.Tiles.Kind(t).Name) - seriesAt(v, h))
}

// seriesAt returns the index of the tile on h in its series, or -1 for the printed one.
func seriesAt(v rules.View, h id.Hex) int {
	t := v.S.Cells[h].Tile
	if t == 0 {
		return -1
	}
	return slices.Index(series[v.T.HexName(h)], v.T.Tiles.Kind(t).Name)
}

// terms are the terms of all lays: old track keeps its edges, and families determine the rest (R65, R67).
var terms = tile.Terms{ByExits: true, AnyStops: true, AnyColor: true}

// checkFamily returns a refusal if a tile may not replace the face of h, whatever the phase and its rotation (R67,
// R70-R72).
func checkFamily(v rules.View, h id.Hex, l track.Lay) rules.Refusal {
	face, def := v.Position().Face(h), &v.T.Board.Hexes[h-1]
	name, laid := v.T.Tiles.Kind(l.Tile).Name, v.S.Cells[h].Tile
	switch {
	case face.Color == tile.Red:
		return v.Refuse(rules.OffBoard)
	case laid == 0 && isPeak(def):
		return v.Refuse(onlyMine)
	case laid == 0 && face.Color == tile.Blue:
		return v.Refuse(onlyPorts)
	case laid == 0 && face.Color == tile.Gray:
		return v.Refuse(rules.HexFixed)
	case laid != 0 && v.S.Cells[h].Marked(timberMark):
		return v.Refuse(timberFinal)
	}
	if isSeries(v, h) {
		return checkSeries(v, h, l)
	}
	list := followers(v, h)
	if len(list) == 0 {
		return v.Refuse(rules.NoUpgrade)
	}
	if !slices.Contains(list, name) {
		return familyRefusal(v, h, l)
	}
	return rules.Refusal{}
}

// checkSeries returns a refusal if a tile is not the next one of Seattle or Portland, whichever h is (R72).
func checkSeries(v rules.View, h id.Hex, l track.Lay) rules.Refusal {
	at := slices.Index(series[v.T.HexName(h)], v.T.Tiles.Kind(l.Tile).Name)
	leap := at - seriesAt(v, h)
	switch {
	case at < 0:
		return familyRefusal(v, h, l)
	case seriesNext(v, h) == v.T.Tiles.Kind(l.Tile).Name,
		v.Loose() && (leap == 1 || leap == 2): // recorded games may take the other step too
		return rules.Refusal{}
	case leap == 1:
		return v.Refuse(colourThere).At(0, otherSeries(v, h))
	}
	return v.Refuse(rules.ColorOrder)
}

// familyRefusal returns the refusal of a tile that does not follow the face of h in its family, by the first
// difference: colour, label, stops, or track that it would cut.
func familyRefusal(v rules.View, h id.Hex, l track.Lay) rules.Refusal {
	old, now := v.Position().Face(h), &v.T.Tiles.Kind(l.Tile).Face
	switch {
	case now.Color != old.Color+1:
		return v.Refuse(rules.ColorOrder)
	case now.Label != old.Label:
		return v.Refuse(rules.LabelDiffers)
	case now.Count(tile.City) != old.Count(tile.City):
		return v.Refuse(rules.CityCount)
	case now.Count(tile.Town) != old.Count(tile.Town):
		return v.Refuse(rules.TownCount)
	case v.Position().Fits(h, l, track.AnyEdge, terms) == tile.CutsTrack:
		return v.Refuse(rules.CutsTrack)
	}
	return v.Refuse(noFollower)
}

// checkFit judges exits, old track and reach of a tile that may follow; edges are those of h that the company reaches
// (R64, R65).
func checkFit(v rules.View, h id.Hex, l track.Lay, edges uint8) rules.Refusal {
	switch m := v.Position().Fits(h, l, edges, terms); {
	case m == tile.Fits:
		return rules.Refusal{}
	case m == tile.RunsOff:
		return v.Refuse(rules.OffMap)
	case m == tile.NotReached && edges != 0:
		return v.Refuse(rules.NotJoined)
	case m == tile.NotReached:
		return v.Refuse(rules.NotReached)
	}
	return v.Refuse(rules.CutsTrack)
}

// betterFits reports whether the tile with more exits fits on h in some rotation and a copy is left (R67).
func betterFits(v rules.View, h id.Hex, t id.Tile) bool {
	better := v.T.Tiles.Find(fewer[v.T.Tiles.Kind(t).Name])
	if better == 0 || v.TilesLeft(better) <= 0 {
		return false
	}
	for rot := range uint8(6) {
		if !checkFit(v, h, track.Lay{Tile: better, Rot: rot}, track.AnyEdge).Refused() {
			return true
		}
	}
	return false
}

// Costs of terrain in dollars.
const (
	cubeWorth  = 40 // rebate of a cube (R69)
	seriesStep = 20 // each step of Seattle or Portland (R72)
)

// groundCost returns the terrain cost of the next lay on h, without bridges and before cubes (R68).
func groundCost(v rules.View, h id.Hex) int32 {
	t := v.S.Cells[h].Tile
	switch {
	case isSeries(v, h):
		return 0
	case t == 0:
		return int32(v.T.Board.Hexes[h-1].Cost)
	case v.T.Tiles.Kind(t).Name == mineTile:
		return riverCost
	}
	return 0
}

// riverEdges returns the sides of h whose bridges are paid for on h.
func riverEdges(v rules.View, h id.Hex) (set uint8) {
	for _, b := range v.T.Board.Hexes[h-1].Borders {
		if b.Kind == track.Water {
			set |= 1 << b.Edge
		}
	}
	return set
}

// layCost returns the cost of a lay: terrain and new bridges less cubes, or the steps of Seattle and Portland (R68,
// R69, R72).
func layCost(v rules.View, h id.Hex, l track.Lay) int32 {
	if isSeries(v, h) {
		return seriesSteps(v, h, l.Tile) * seriesStep
	}
	return max(0, groundCost(v, h)+bridgeCost(v, h, l)-int32(v.S.Cells[h].Cubes())*cubeWorth)
}

// bridgeCost returns the cost of a river that no track on h has crossed yet (R68).
func bridgeCost(v rules.View, h id.Hex, l track.Lay) int32 {
	if bridge := riverEdges(v, h); bridge&v.Position().Turned(l.Tile, l.Rot).Exits() != 0 &&
		bridge&v.Position().Face(h).Exits() == 0 {
		return riverCost
	}
	return 0
}

// cubeRoom returns how many more cubes h takes: as many as make its next lay free, including a bridge not yet built
// (R69).
func cubeRoom(v rules.View, h id.Hex) int {
	return int((cubeCost(v, h)+cubeWorth-1)/cubeWorth) - v.S.Cells[h].Cubes()
}

// cubeCost returns the maximum cost of the next tile on h: its terrain, and a river not yet crossed.
func cubeCost(v rules.View, h id.Hex) int32 {
	cost := groundCost(v, h)
	if bridge := riverEdges(v, h); bridge != 0 && bridge&v.Position().Face(h).Exits() == 0 {
		cost += riverCost
	}
	return cost
}
