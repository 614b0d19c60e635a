package track

import "github.com/hexrail/hexrail/rules/id"

// CellHash returns the contribution of hex h to the hash of a board, which is the exclusive or over all cells. A verb
// that changes a cell removes the old contribution and adds the new one. It is the same on every machine. An empty cell
// contributes zero, so the printed board has hash zero.
func CellHash(h id.Hex, c Cell) uint64 {
	if c == (Cell{}) {
		return 0
	}
	const seed = 0x9e3779b97f4a7c15 // 2^64 divided by the golden ratio, as in splitmix64
	x := mix(uint64(h)<<32 | uint64(c.Tile)<<24 | uint64(c.Rot)<<16 | uint64(c.Marks))
	var tokens uint64
	for _, t := range c.Slots {
		tokens = tokens<<8 | uint64(t)
	}
	for i, t := range c.Extra {
		tokens = tokens<<8 | uint64(t) | uint64(c.Beside[i])<<6 // a company takes six bits, since MaxCorps is 32
	}
	return mix(x ^ mix(tokens+seed))
}

// Hash returns the hash of a board with n hexes: the exclusive or of CellHash over all of them.
func (c *Cells) Hash(n int) (sum uint64) {
	for h := 1; h <= n; h++ {
		sum ^= CellHash(id.Hex(h), c[h])
	}
	return sum
}

// mix returns x with its bits spread (the finalizer of splitmix64).
func mix(x uint64) uint64 {
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
