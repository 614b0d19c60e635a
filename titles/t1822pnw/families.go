package t1822pnw

import (
	"slices"

	"hexrail/rules"
	"hexrail/rules/id"
	"hexrail/rules/tile"
	"hexrail/rules/track"
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
	cubeTile   = "BC" // the builder cube, as records write it
)

// families says which tiles may replace a tile (R67). Those of Seattle and Portland stand in series.
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

// plain are the tiles without stops by colour, which take away a town (P7, P8).
var plain = map[tile.Color][]string{
	tile.Yellow: {"7", "8", "9"}, tile.Green: {"80", "81", "82", "83"}, tile.Brown: {"544", "545", "546"}, tile.Gray: {"60", "169"},
}

// fewer are tiles that may be chosen only where the other one, with more exits, does not fit (R67).
var fewer = map[string]string{"611": "63", "51": "895"}

// series are the tiles of Seattle and Portland in order (R72).
var series = map[string][]string{
	seattle: {"X20", "X21", "X22", "X23"}, portlandHex: {"X24", "X25", "X26", "X27"},
}

// onPrinted are the tiles that come first on what is printed: cities with their label and without, towns.
var onPrinted = struct{ labelY, labelT, yellow, city, town []string }{
	labelY: []string{"207", "208", "622"}, labelT: []string{"405"}, yellow: []string{"14", "15", "619"},
	city: []string{"5", "6", "57"}, town: []string{"3", "4", "58"},
}

// followers returns the tiles that may replace what lies on h, by kind of tile alone (R67). The series of Seattle and Portland
// has its own rule.
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
func isSeries(v rules.View, h id.Hex) bool { return series[v.T.HexName(h)] != nil }

// otherSeries returns Portland for Seattle, and Seattle for Portland.
func otherSeries(v rules.View, h id.Hex) id.Hex {
	if v.T.HexName(h) == seattle {
		return v.T.FindHex(portlandHex)
	}
	return v.T.FindHex(seattle)
}

// seriesNext returns the tile that follows in Seattle or Portland: a colour that lies in the other city is skipped (R72). There is
// none behind the last.
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

// seriesSteps returns how many steps a tile of a series lies behind what is on h.
func seriesSteps(v rules.View, h id.Hex, t id.Tile) int32 {
	return int32(slices.Index(series[v.T.HexName(h)], v.T.Tiles.Kind(t).Name) - seriesAt(v, h))
}

// seriesAt returns the place of the tile on h in its series, -1 for the printed one.
func seriesAt(v rules.View, h id.Hex) int {
	t := v.S.Cells[h].Tile
	if t == 0 {
		return -1
	}
	return slices.Index(series[v.T.HexName(h)], v.T.Tiles.Kind(t).Name)
}

// terms are those of all lays: old track keeps its edges, and families say the rest (R65, R67).
var terms = tile.Terms{ByExits: true, AnyStops: true, AnyColor: true}

// fitsFamily judges whether a tile may follow what lies on h, whatever the phase (R67, R70-R72).
func fitsFamily(v rules.View, h id.Hex, l track.Lay) rules.Refusal {
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
	case laid != 0 && v.S.Cells[h].Marks>>timberMark&1 != 0:
		return v.Refuse(timberFinal)
	}
	if isSeries(v, h) {
		return fitsSeries(v, h, l)
	}
	list := followers(v, h)
	if len(list) == 0 {
		return v.Refuse(rules.NoUpgrade)
	}
	if !slices.Contains(list, name) {
		return misfit(v, h, l)
	}
	return rules.Refusal{}
}

// fitsSeries judges whether a tile is the next one of Seattle or Portland (R72).
func fitsSeries(v rules.View, h id.Hex, l track.Lay) rules.Refusal {
	at := slices.Index(series[v.T.HexName(h)], v.T.Tiles.Kind(l.Tile).Name)
	leap := at - seriesAt(v, h)
	switch {
	case at < 0:
		return misfit(v, h, l)
	case seriesNext(v, h) == v.T.Tiles.Kind(l.Tile).Name, v.Loose() && (leap == 1 || leap == 2): // records leap a colour without need
		return rules.Refusal{}
	case leap == 1:
		return v.Refuse(colourThere).At(0, otherSeries(v, h))
	}
	return v.Refuse(rules.ColorOrder)
}

// misfit says why a tile is none of the family: colour, label, stops, or track that it would cut.
func misfit(v rules.View, h id.Hex, l track.Lay) rules.Refusal {
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

// fits judges exits, old track and reach of a tile that may follow (R64, R65).
func fits(v rules.View, h id.Hex, l track.Lay, edges uint8) rules.Refusal {
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

// betterFits reports whether the tile with more exits fits on h in some turn, and one is left (R67).
func betterFits(v rules.View, h id.Hex, t id.Tile) bool {
	better := v.T.Tiles.Find(fewer[v.T.Tiles.Kind(t).Name])
	if better == 0 || v.TilesLeft(better) <= 0 {
		return false
	}
	for rot := range uint8(6) {
		if !fits(v, h, track.Lay{Tile: better, Rot: rot}, track.AnyEdge).Refused() {
			return true
		}
	}
	return false
}

// Costs of the ground.
const (
	cubeWorth  = 40 // what a cube takes off (R69)
	seriesStep = 20 // a step of Seattle or Portland (R72)
)

// groundCost returns what the next lay on h costs besides bridges, before cubes (R68).
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

// riverEdges returns the sides of h for whose bridges h pays.
func riverEdges(v rules.View, h id.Hex) (set uint8) {
	for _, b := range v.T.Board.Hexes[h-1].Borders {
		if b.Kind == track.Water {
			set |= 1 << b.Edge
		}
	}
	return set
}

// layCost returns what a lay costs: ground, new bridges, less the cubes; and each step of Seattle and Portland (R68, R69, R72).
func layCost(v rules.View, h id.Hex, l track.Lay) int32 {
	if isSeries(v, h) {
		return seriesSteps(v, h, l.Tile) * seriesStep
	}
	return max(0, groundCost(v, h)+bridgeCost(v, h, l)-int32(v.S.Cells[h].Cubes())*cubeWorth)
}

// bridgeCost returns what a lay pays for a river that no track on h has crossed yet (R68).
func bridgeCost(v rules.View, h id.Hex, l track.Lay) int32 {
	if bridge := riverEdges(v, h); bridge&v.Position().Turned(l.Tile, l.Rot).Exits() != 0 && bridge&v.Position().Face(h).Exits() == 0 {
		return riverCost
	}
	return 0
}

// cubeRoom returns how many more cubes h takes: as many as make its next lay free, a bridge not built yet included (R69).
func cubeRoom(v rules.View, h id.Hex) int {
	return int((cubeCost(v, h)+cubeWorth-1)/cubeWorth) - v.S.Cells[h].Cubes()
}

// cubeCost returns what the next tile on h may cost at most: its ground, and a river that is not crossed yet.
func cubeCost(v rules.View, h id.Hex) int32 {
	cost := groundCost(v, h)
	if bridge := riverEdges(v, h); bridge != 0 && bridge&v.Position().Face(h).Exits() == 0 {
		cost += riverCost
	}
	return cost
}
