package draft

import (
	"strings"

	"hexrail/rules"
	"hexrail/rules/hex"
	"hexrail/rules/id"
	"hexrail/rules/tile"
)

// LayOf returns what an action lays, if it lays a tile: by one power or by two together.
func LayOf(a rules.Action) (rules.LayTile, bool) {
	switch a := a.(type) {
	case rules.LayTile:
		return a, true
	case rules.LayCombined:
		return rules.LayTile{By: a.By, Via: a.Via, Hex: a.Hex, Tile: a.Tile, Rot: a.Rot}, true
	}
	return rules.LayTile{}, false
}

// Turned tells where the track of a tile would lead, by the names of the hexes around: what belongs together is joined,
// stop by stop, then what meets at a junction, and then piece by piece, as "G17+G19, H16+I19".
func Turned(t *rules.Title, a rules.LayTile) string {
	face := t.Track().Turned(a.Tile, a.Rot)
	var groups []string
	for i := range face.Stops {
		if ways := exits(t, a.Hex, face.StopExits(i)); ways != "" {
			groups = append(groups, ways)
		}
	}
	meeting := uint8(0)
	var pieces []string
	for _, p := range face.Paths {
		from, plain := p.A.Edge()
		to, through := p.B.Edge()
		switch {
		case plain && through:
			pieces = append(pieces, exits(t, a.Hex, 1<<from|1<<to))
		case plain && p.B == tile.Junction:
			meeting |= 1 << from
		}
	}
	if ways := exits(t, a.Hex, meeting); ways != "" {
		groups = append(groups, ways)
	}
	return strings.Join(append(groups, pieces...), ", ")
}

// exits names the hexes across a set of edges.
func exits(t *rules.Title, h id.Hex, edges uint8) string {
	var names []string
	for e := range hex.Edge(6) {
		if n := t.Track().Next(h, e); edges>>e&1 != 0 && n != 0 {
			names = append(names, t.HexName(n))
		}
	}
	return strings.Join(names, "+")
}
