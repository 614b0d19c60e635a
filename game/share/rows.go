package share

import (
	"github.com/hexrail/hexrail/rules/id"
	"github.com/hexrail/hexrail/rules/tile"
)

// rows is a fingerprint of the rows of the title's tables that a game uses: their numbers, names and track. A link
// contains numbers, so if a table was changed in such a way that they have another meaning, the fingerprint differs.
// Rows added at the end of a table, or unused by the game, have no effect.
type rows uint64

// The tables, as distinguished by the fingerprint.
const (
	corpRow    = 'c'
	privateRow = 'p'
	hexRow     = 'h'
	tileRow    = 't'
	trainRow   = 'n'
	cellRow    = 'm'
	trackRow   = 'k'
)

// The constants of a 64-bit FNV-1a hash.
const (
	rowsBegin rows = 14695981039346656037
	rowsPrime rows = 1099511628211
)

func (r *rows) mix(b byte) { *r = (*r ^ rows(b)) * rowsPrime }

// use adds a row by its number and name.
func (r *rows) use(table byte, number int, name string) {
	r.mix(table)
	r.mix(byte(number))
	r.mix(byte(len(name)))
	for i := range len(name) {
		r.mix(name[i])
	}
}

// useTrack adds a piece of track by its ends.
func (r *rows) useTrack(h id.Hex, p *tile.Path) {
	for _, b := range [...]byte{trackRow, byte(h), byte(p.A), byte(p.B), p.LaneA, p.LaneB} {
		r.mix(b)
	}
}

// useSum adds a sum computed from the values of stops.
func (r *rows) useSum(n int32) {
	for range 4 {
		r.mix(byte(n))
		n >>= 8
	}
}

// fingerprint returns the fingerprint folded to 16 bits.
func (r rows) fingerprint() uint64 {
	n := uint64(r)
	return (n ^ n>>16 ^ n>>32 ^ n>>48) & (1<<printBits - 1)
}

// printBits is the length of the fingerprint in a link.
const printBits = 16
