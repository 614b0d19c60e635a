package t18fl

import (
	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// checkHomes refuses a tile that would shut in the home city of a company that has never operated. Some exit of the
// city must lead to a hex without a tile, to track that meets it, or to a tile that can be replaced by one that meets
// it (18FL/R70e).
func checkHomes(v rules.View, a rules.LayTile) rules.Refusal {
	after := v.Laid(a)
	for i := range v.T.Corps {
		c := id.Corp(i + 1)
		if v.Is(c, rules.Operated) || !beside(v, a.Hex, v.T.HomeHex(c)) || leadsAway(v, after, c) {
			continue
		}
		return v.Refuse(shutsIn).At(c, a.Hex)
	}
	return rules.Refusal{}
}

// beside reports whether h is next to home.
func beside(v rules.View, h, home id.Hex) bool {
	for e := range hex.Edge(6) {
		if v.T.Track().Next(home, e) == h {
			return true
		}
	}
	return false
}

// leadsAway reports whether some exit of the home city of c leads on.
func leadsAway(v rules.View, p track.Position, c id.Corp) bool {
	home := v.T.HomeHex(c)
	exits := p.Face(home).StopExits(p.HomeCity(home, int(v.T.Corp(c).HomeCity)))
	for e := range hex.Edge(6) {
		if n := p.Next(home, e); exits>>e&1 != 0 && n != 0 && meets(v, p, n, e.Opposite()) {
			return true
		}
	}
	return false
}

// meets reports whether h has track to an edge, or can get it, in this phase and with the tiles left.
func meets(v rules.View, p track.Position, h id.Hex, e hex.Edge) bool {
	face := p.Face(h)
	if face.Color == tile.White || face.Exits()>>e&1 != 0 {
		return true
	}
	var buf [128]track.Lay
	for _, l := range p.AppendLays(buf[:0], h, 1<<e, terms()) {
		if p.Turned(l.Tile, l.Rot).Color <= v.PhaseDef().Colors && v.TilesLeft(l.Tile) > 0 {
			return true
		}
	}
	return false
}
