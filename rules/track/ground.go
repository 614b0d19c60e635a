package track

import (
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// ground is the common part of Walker and trail: the board, the company, and the nodes passed. A node is a stop or a
// junction.
//
// No walk may turn back on the piece by which it came to a node. So that piece is followed only when the node is
// entered again by another one, and all others the first time: each piece is followed away from a node once. Following
// it again would only close a loop of track, which yields walks that repeat themselves.
type ground struct {
	p       Position
	corp    id.Corp
	through Corps
	roots   []StopAt

	passed [MaxHexes + 1]uint8           // nodes, one bit each by nodeOf
	came   [MaxHexes + 1][maxNodes]uint8 // piece by which a passed node was first entered, or rooted
}

const (
	maxNodes = 8   // numbers of nodes in a hex, one for each bit of ground.passed
	rooted   = 255 // in ground.came: the node is a root, where walks begin
)

// nodeOf returns the number of a node within its hex: that of the stop, or the last one for the junction.
func nodeOf(end tile.End) int {
	if stop, ok := end.Stop(); ok {
		return stop
	}
	return maxNodes - 1
}

// reset forgets all nodes passed except the roots.
func (g *ground) reset() {
	g.passed = [MaxHexes + 1]uint8{}
	for _, r := range g.roots {
		g.passed[r.Hex] |= 1 << r.Stop
		g.came[r.Hex][r.Stop] = rooted
	}
}

// beyond returns the pieces to follow from a node of h entered by piece i, or none if the walk ends there.
func (g *ground) beyond(h id.Hex, shown *shape, i int, node tile.End) uint16 {
	if shown.terminal>>i&1 != 0 {
		return 0
	}
	n := nodeOf(node)
	if g.passed[h]>>n&1 != 0 {
		if came := g.came[h][n]; came != rooted && int(came) != i {
			return 1 << came
		}
		return 0
	}
	pieces := shown.middle
	if stop, ok := node.Stop(); ok {
		if g.p.blocked(h, shown, stop, g.corp, g.through) {
			return 0
		}
		pieces = shown.of[stop]
	}
	g.passed[h] |= 1 << n
	g.came[h][n] = uint8(i)
	return pieces &^ (1 << i)
}
