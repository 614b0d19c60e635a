package t1870

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/rulestest"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// way lays track from stop to stop, over as few empty hexes as possible, and returns the route along it. A stop is
// written as its hex and its pay in the present phase: "E12 30". Tiles that lie there already are used as they are.
func way(g *rulestest.Game, stops ...string) track.Route {
	g.T.Helper()
	var pieces []string
	in := -1 // the edge by which the route comes to the stop
	for i, s := range stops {
		name, text, _ := strings.Cut(s, " ")
		pays, err := strconv.Atoi(text)
		if err != nil {
			g.T.Fatal(err)
		}
		out, between := -1, []hex.Edge(nil)
		if i+1 < len(stops) {
			next, _, _ := strings.Cut(stops[i+1], " ")
			between = lead(g, g.Hex(name), g.Hex(next), in)
			out = int(between[0])
		}
		layStop(g, name, int16(pays), in, out)
		for _, e := range []int{in, out} {
			if e >= 0 {
				pieces = append(pieces, fmt.Sprintf("%s:S0,%d", name, e))
			}
		}
		at := g.Hex(name)
		for k := range between {
			at = g.View().Position().Next(at, between[k])
			in = int(between[k].Opposite())
			if k+1 < len(between) {
				a, b := tile.EdgeEnd(between[k].Opposite()), tile.EdgeEnd(between[k+1])
				layFace(g, at, func(f *tile.Face) bool { return len(f.Stops) == 0 && joins(f, a, b) })
				pieces = append(pieces, fmt.Sprintf("%s:%d,%d", g.Title.HexName(at), a, b))
			}
		}
	}
	return g.Route(pieces...)
}

// lead returns the edges to leave by from a hex to another, over empty hexes without stops, as few as possible. The
// edge in is taken.
func lead(g *rulestest.Game, from, to id.Hex, in int) []hex.Edge {
	g.T.Helper()
	p := g.View().Position()
	reached := map[id.Hex][]hex.Edge{from: nil}
	for list := []id.Hex{from}; len(list) > 0; list = list[1:] {
		for e := range hex.Edge(6) {
			next := p.Next(list[0], e)
			if _, seen := reached[next]; next == 0 || seen || list[0] == from && (int(e) == in || !opens(p, from, e)) {
				continue
			}
			edges := append(slices.Clone(reached[list[0]]), e)
			if next == to && opens(p, to, e.Opposite()) {
				return edges
			}
			if f := p.Face(next); len(f.Stops) == 0 && len(f.Paths) == 0 {
				reached[next] = edges
				list = append(list, next)
			}
		}
	}
	g.T.Fatalf("no way from %s to %s", g.Title.HexName(from), g.Title.HexName(to))
	return nil
}

// opens reports whether track leads from the stop of a hex over an edge, or may be laid so.
func opens(p track.Position, h id.Hex, e hex.Edge) bool {
	f := p.Face(h)
	return len(f.Paths) == 0 || f.StopExits(0)>>e&1 != 0
}

// joins reports whether a face has track from one end to another.
func joins(f *tile.Face, a, b tile.End) bool {
	return slices.ContainsFunc(f.Paths, func(x tile.Path) bool { return x.A == a && x.B == b || x.A == b && x.B == a })
}

// layStop lays the tile of a stop that pays so much and has track to these edges, where it does not lie yet; -1 is no
// edge.
func layStop(g *rulestest.Game, name string, pays int16, edges ...int) {
	g.T.Helper()
	h := g.Hex(name)
	def := &g.Title.Board.Hexes[h-1]
	layFace(g, h, func(f *tile.Face) bool {
		for _, e := range edges {
			if e >= 0 && !joins(f, tile.EdgeEnd(hex.Edge(e)), tile.StopEnd(0)) {
				return false
			}
		}
		return len(f.Stops) == 1 && f.Stops[0].Kind == def.Face.Stops[0].Kind &&
			(f.Color == tile.Red || f.Label == def.Labels[f.Color]) &&
			f.Stops[0].Value.At(g.View().PhaseDef().Column()) == pays
	})
}

// layFace lays the first tile of the box that will do, unless the present one does.
func layFace(g *rulestest.Game, h id.Hex, will func(*tile.Face) bool) {
	g.T.Helper()
	p := g.View().Position()
	if will(p.Face(h)) {
		return
	}
	if len(p.Face(h).Paths) > 0 {
		g.T.Fatalf("the track of %s is another", g.Title.HexName(h))
	}
	for i := range g.Title.Tiles {
		for rot := range uint8(6) {
			if g.View().TilesLeft(id.Tile(i+1)) > 0 && will(p.Turned(id.Tile(i+1), rot)) {
				g.Lay(g.Title.HexName(h), g.Title.Tiles[i].Name, rot)
				return
			}
		}
	}
	g.T.Fatalf("no tile for %s", g.Title.HexName(h))
}
