package share

import (
	"math/bits"
	"slices"

	"github.com/hexrail/hexrail/rules"
	"github.com/hexrail/hexrail/rules/hex"
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
	"github.com/hexrail/hexrail/rules/track"
)

// board is the board as the log has built it. It is the only part of a position known here.
type board struct {
	track.Position
	cells *track.Cells
	// touched lists the hexes used by each company, the latest first and its home last.
	touched [256][]id.Hex
	order   []id.Hex
	work    int  // number of exits examined, for the work limit
	halts   bool // some tile has a halt
}

// newBoard returns an empty board. The homes of companies count as touched, because they predict the first lays.
func newBoard(t *rules.Title) board {
	cells := &track.Cells{}
	b := board{Position: track.Position{Board: t.Track(), Cells: cells}, cells: cells}
	for i := range t.Tiles {
		b.halts = b.halts || t.Tiles[i].Face.Count(tile.Halt) > 0
	}
	for i := range t.Corps {
		if home := t.HomeHex(id.Corp(i + 1)); home != 0 {
			b.touched[i+1] = []id.Hex{home}
		}
	}
	return b
}

// touch moves a hex to the front of the list of a company.
func (b *board) touch(c id.Corp, h id.Hex) {
	list := b.touched[c]
	if i := slices.Index(list, h); i >= 0 {
		list = slices.Delete(list, i, i+1)
	}
	b.touched[c] = slices.Insert(list, 0, h)
}

// byDistance returns all hexes by their distance from the hexes that the company used lately.
func (b *board) byDistance(c id.Corp) []id.Hex {
	var seen [track.MaxHexes + 1]bool
	b.order = b.order[:0]
	add := func(h id.Hex) {
		if h != 0 && !seen[h] {
			seen[h] = true
			b.order = append(b.order, h)
		}
	}
	for _, h := range b.touched[c] {
		add(h)
	}
	for i := 0; i < len(b.order); i++ {
		for e := range hex.Edge(6) {
			add(b.Next(b.order[i], e))
		}
	}
	for h := range b.Len() {
		add(id.Hex(h + 1))
	}
	return b.order
}

// hexNear codes a hex as its index in byDistance and returns it.
func (c *codec) hexNear(by id.Corp, h id.Hex, contexts ...context) id.Hex {
	order := c.board.byDistance(by)
	c.work += len(order)
	at := c.amount(max(slices.Index(order, h), 0), contexts...)
	if at >= len(order) {
		c.fail("no hex in place %d", at)
		return 1
	}
	h = c.useHex(order[at])
	c.board.touch(by, h)
	return h
}

// tile codes the tile laid on h and returns it.
func (c *codec) tile(n id.Tile, h id.Hex) id.Tile {
	under := uint32(c.board.cells[h].Tile)
	face := c.board.Face(h)
	stops := uint32(face.Count(tile.City))<<4 | uint32(face.Count(tile.Town))
	looks := uint32(len(face.Label))<<12 | uint32(face.Color)<<8 | stops
	n = id.Tile(c.number(byteWidth, int(n), context{tileTopic, looks, 1 + under}, context{topic: tileTopic, a: looks}))
	if n == 0 || int(n) > len(c.title.Tiles) {
		c.fail("no tile %d", n)
		return 1
	}
	c.rows.use(tileRow, int(n), c.title.Tiles.Kind(n).Name)
	return n
}

// rotations is the number of ways to turn a tile.
const rotations = 6

// rotation codes the rotation of a tile and returns it. It is written as an index among the rotations, ordered by how
// well they preserve the existing track and meet the track around.
func (c *codec) rotation(h id.Hex, n id.Tile, rot uint8) uint8 {
	if rot >= rotations || c.err != nil {
		c.fail("rotation %d", rot)
		return 0
	}
	var fits [rotations]int
	var order [rotations]uint8
	for r := range uint8(rotations) {
		fits[r], order[r] = c.board.fit(h, n, r), r
	}
	slices.SortStableFunc(order[:], func(a, b uint8) int { return fits[b] - fits[a] })
	best := uint32(0)
	for _, f := range fits {
		if f == fits[order[0]] {
			best++
		}
	}
	at := c.number(3, slices.Index(order[:], rot), context{turnTopic, best, 1}, context{topic: turnTopic})
	if at >= rotations {
		c.fail("no rotation %d", at)
		return 0
	}
	return order[at]
}

// fit returns a number that grows with how well a tile in a rotation matches the existing track. Its weights are part
// of the format.
func (b *board) fit(h id.Hex, n id.Tile, rot uint8) int {
	face := b.Turned(n, rot)
	exits, old := face.Exits(), b.Face(h).Exits()
	kept := bits.OnesCount8(exits & old)
	joined, lost := 0, bits.OnesCount8(exits&^b.OpenEdges(h))
	for e := range hex.Edge(6) {
		next := b.Next(h, e)
		if exits>>e&1 != 0 && next != 0 && b.Face(next).Exits()>>e.Opposite()&1 != 0 {
			joined++
		}
	}
	return 20*kept + joined - 100*lost
}
