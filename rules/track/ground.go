package track

import (
	"hexrail/rules/id"
	"hexrail/rules/tile"
)

// ground is the common part of Walker and trail: whose walks are looked for on which board, and which nodes, that is stops and
// junctions, they have passed.
//
// No walk turns back on the piece by which it came to a node. So that piece is followed only when the node is entered again
// by another one, and all others at the first time: each piece is followed away from a node once, and loops of track alone
// lead to walks that repeat themselves.
type ground struct {
	p       Position
	corp    id.Corp
	through Corps
	roots   []StopAt

	passed [MaxHexes + 1]uint8           // nodes, one bit each by nodeOf
	came   [MaxHexes + 1][maxNodes]uint8 // piece by which a passed node was first entered, or rooted
}

const (
	maxNodes = 8 // seven stops and the junction of a hex
	rooted   = 255
)

// nodeOf returns the number of a stop or the junction within its hex.
func nodeOf(end tile.End) int {
	if stop, ok := end.Stop(); ok {
		return stop
	}
	return maxNodes - 1
}

// reset forgets the nodes passed, but for the roots.
func (g *ground) reset() {
	g.passed = [MaxHexes + 1]uint8{}
	for _, r := range g.roots {
		g.passed[r.Hex] |= 1 << r.Stop
		g.came[r.Hex][r.Stop] = rooted
	}
}

// beyond returns the pieces to follow away from a node of h that is entered by piece i; none where the walk ends.
func (g *ground) beyond(h id.Hex, up *shape, i int, node tile.End) uint16 {
	if up.terminal>>i&1 != 0 {
		return 0
	}
	n := nodeOf(node)
	if g.passed[h]>>n&1 != 0 {
		if came := g.came[h][n]; came != rooted && int(came) != i {
			return 1 << came
		}
		return 0
	}
	pieces := up.middle
	if stop, ok := node.Stop(); ok {
		if g.p.blocked(h, up, stop, g.corp, g.through) {
			return 0
		}
		pieces = up.of[stop]
	}
	g.passed[h] |= 1 << n
	g.came[h][n] = uint8(i)
	return pieces &^ (1 << i)
}
